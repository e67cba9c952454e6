import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { layImage } from '../harness/image.ts';
import { practiseIn } from '../harness/practice-in-image.ts';

// Only root may make a namespace everywhere; `npm run proof:image` takes away every file that is needed, one by one.
if (process.getuid?.() === 0) {
  test('in the image a practice works: pictures, documents, attachments, recordings, backups, an end', async () => {
    const image = layImage();
    onTestFinished(image.remove);
    const figures = await practiseIn(image);
    expect(Object.keys(figures)).toHaveLength(10);
  });

  test('without the native library for pictures it does not', async () => {
    const image = layImage();
    onTestFinished(image.remove);
    const libraries = join(image.root, 'app/node_modules/@img');
    for (const name of readdirSync(libraries).filter((one) => one.includes('libvips')))
      rmSync(join(libraries, name), { recursive: true });
    await expect(practiseIn(image)).rejects.toThrow(
      'a picture, cut to its sizes: the picture is answered with 500',
    );
  });
} else {
  test('the image cannot be tried without root', () => expect(process.getuid?.()).not.toBe(0));
}
