import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { claimingPng } from '../../tests/harness/hostile-inputs.ts';
import { fitPicture, MOST_BYTES } from './pictures.ts';

const blank = (width: number, height: number, more = {}) =>
  sharp({ create: { width, height, channels: 3, background: '#b8892f', ...more } });

const refusal = (bytes: Uint8Array) =>
  fitPicture(bytes).then(
    () => 'taken',
    (error: { fields?: Record<string, string> }) => error.fields?.picture,
  );

describe('a picture that somebody brings', () => {
  test('is made anew in the sizes that fit, none larger than it was', async () => {
    const large = await fitPicture(await blank(2400, 1200).png().toBuffer());
    expect([large.form, large.width, large.height]).toEqual(['jpg', 1600, 800]);
    const sizes = ['480x240', '960x480', '1600x800'];
    const names = sizes.flatMap((size) => [`${size}.jpg`, `${size}.avif`, `${size}.webp`]);
    expect(large.files.map(({ name }) => name)).toEqual([...names, 'shared-50-50.jpg']);
    const formats: Record<string, string> = { jpg: 'jpeg', avif: 'heif', webp: 'webp' };
    for (const { name, bytes } of large.files) {
      const [, width, height, form = ''] = /^(\d+)x(\d+)\.(\w+)$/.exec(name) ?? [null, 1200, 630, 'jpg'];
      const size = { width: Number(width), height: Number(height) };
      expect(await sharp(bytes).metadata()).toMatchObject({ format: formats[form], ...size });
    }
    const small = await fitPicture(await blank(300, 200).webp().toBuffer());
    expect(small.files.map(({ name }) => name)).toEqual([
      '300x200.jpg',
      '300x200.avif',
      '300x200.webp',
      'shared-50-50.jpg',
    ]);
  });

  test('stands as the camera was held, and says neither where nor when', async () => {
    const exif = { IFD0: { Copyright: 'Maya Okafor' }, IFD3: { GPSLatitude: '38/1 43/1 0/1' } };
    const lying = await blank(400, 200).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect((await sharp(lying).metadata()).orientation).toBe(6);
    const { width, height, files } = await fitPicture(lying);
    expect([width, height]).toEqual([200, 400]);
    for (const { bytes } of files) {
      const { exif: left, orientation } = await sharp(bytes).metadata();
      expect([left, orientation]).toEqual([undefined, undefined]);
    }
  });

  test('keeps what is seen through', async () => {
    const seenThrough = { channels: 4, background: { r: 10, g: 20, b: 30, alpha: 0.5 } };
    const { form, files } = await fitPicture(await blank(500, 500, seenThrough).png().toBuffer());
    expect(form).toBe('png');
    const seen = await Promise.all(files.map(async ({ bytes }) => (await sharp(bytes).metadata()).hasAlpha));
    // What is passed on stands on paper.
    expect(seen).toEqual([true, true, true, true, true, true, false]);
  });

  test('is known by what it is, whatever it is called', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><script>1</script></svg>';
    const whole = await blank(600, 400).jpeg().toBuffer();
    const others = [
      Buffer.from(svg),
      Buffer.from('%PDF-1.7\n'),
      Buffer.from('GIF89a, or so it says'),
      await blank(9, 9).tiff().toBuffer(),
      whole.subarray(0, whole.length / 2),
    ];
    for (const bytes of others) expect(await refusal(bytes)).toContain('Please choose a picture: JPEG');
  });

  test('of 49 million pixels is fitted as a JPEG, and is not unpacked whole for it', async () => {
    const timed = async (bytes: Uint8Array) => {
      const before = process.cpuUsage();
      const { width, height } = await fitPicture(bytes);
      const { user, system } = process.cpuUsage(before);
      return { size: [width, height], milliseconds: (user + system) / 1000 };
    };
    const [fitting, large] = await Promise.all(
      [1_600, 7_000].map((side) => blank(side, side).jpeg().toBuffer()),
    );
    // The first one reads the library.
    await timed(await blank(64, 64).jpeg().toBuffer());
    const usual = await timed(fitting ?? Buffer.alloc(0));
    const { size, milliseconds } = await timed(large ?? Buffer.alloc(0));
    expect(size).toEqual([1600, 1600]);
    // Nearly all the time goes into what is stored. When each size unpacked it anew, it took more than three times as long.
    expect(milliseconds).toBeLessThan(2 * usual.milliseconds);
  });

  test('comes after those before it, and is refused when too many wait', async () => {
    const small = await blank(64, 64).png().toBuffer();
    const asked = await Promise.allSettled(Array.from({ length: 14 }, () => fitPicture(small)));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    await expect(fitPicture(small)).resolves.toMatchObject({ width: 64 });
  });

  test('is refused when it is too much: as a file, or unpacked', async () => {
    expect(await refusal(new Uint8Array(MOST_BYTES + 1))).toContain('12 MB');
    const bomb = claimingPng(60_000, 60_000, 0);
    expect(bomb.length).toBeLessThan(100);
    expect(await refusal(bomb)).toContain('50 million as a JPEG');
    expect(await refusal(claimingPng(7_000, 7_000))).toContain('50 million as a JPEG');
  });
});
