import { describe, expect, test } from 'vitest';
import { firstEdition } from '../../content/edition.ts';
import { makeContent } from '../../content/make-content.ts';
import { bodyProblem, renderLetter, renderMarkdown } from './markdown.ts';

describe('Markdown', () => {
  test('becomes headings with addresses, lists and links', () => {
    const html = renderMarkdown(
      '## What it’s not\n\nRead [this](/faq#pay) or [that](https://example.org).\n\n- one',
    );
    expect(html).toContain('<h2 id="what-its-not">What it’s not</h2>');
    expect(html).toContain('<a href="/faq#pay">this</a>');
    expect(html).toContain('<a href="https://example.org">that</a>');
    expect(html).toContain('<li>one</li>');
  });

  test('a table can be scrolled, with the keyboard too', () => {
    expect(renderMarkdown('| a | b |\n|---|---|\n| 1 | **2** |')).toMatch(
      /tabindex="0"><table>.*<th>a<\/th>.*<td><strong>2<\/strong><\/td>/,
    );
  });
});

describe('a picture of ours', () => {
  const name = '0123456789abcdef0123456789abcdef';
  const markdown = `![A candle & a \\[book\\]](/pictures/${name}-1600x800.jpg)`;

  test('stands on a page in sizes to choose from, with its room kept free', () => {
    const html = renderMarkdown(markdown);
    expect(html).toContain(`src="/pictures/${name}-1600x800.jpg"`);
    expect(html).toContain(`/pictures/${name}-480x240.jpg 480w, /pictures/${name}-960x480.jpg 960w`);
    expect(html).toContain('width="1600" height="800" alt="A candle &amp; a [book]" loading="lazy"');
    expect(bodyProblem(markdown)).toBeUndefined();
  });

  test('stands in a letter in one size, with its width', () => {
    const html = renderLetter(markdown);
    expect(html).toContain(`src="/pictures/${name}-960x480.jpg" width="520" alt="A candle &amp; a [book]"`);
    expect(html).not.toContain('srcset');
  });

  test('is the only kind that is shown, and says what it shows', () => {
    expect(renderMarkdown('![a cat](https://elsewhere.example/cat.jpg)')).toBe('<p>a cat</p>\n');
    expect(bodyProblem('![a cat](https://elsewhere.example/cat.jpg)')).toContain('elsewhere.example/cat.jpg');
    expect(bodyProblem(`![ ](/pictures/${name}-16x8.png)`)).toContain('what each picture shows');
  });
});

describe('what our Markdown has of its own', () => {
  const content = makeContent(firstEdition);

  test('a link alone in its paragraph is a button, if it says so', () => {
    expect(renderMarkdown('[Take the **quiz**](/quiz "button")')).toBe(
      '<p><a href="/quiz" class="text-button">Take the <strong>quiz</strong></a></p>\n',
    );
    expect(renderMarkdown('Now [take it](/quiz "button")')).toBe('<p>Now <a href="/quiz">take it</a></p>\n');
    expect(renderMarkdown('[a](javascript:alert(1) "button")')).not.toContain('<a');
    expect(renderLetter('[Take it](/quiz "button")')).toMatch(
      /<a href="\/quiz" class="button" style="[^"]*#1d2140/,
    );
  });

  test('a quotation with a sign is a call-out, with its name', () => {
    const html = renderMarkdown('> [!TIP]\n> Bring the *date*.\n>\n> - and a pen');
    expect(html).toContain(
      '<div class="call-out"><p><strong>Good to know</strong></p>\n<p>Bring the <em>date</em>.</p>',
    );
    expect(html).toContain('<li>and a pen</li>');
    expect(renderMarkdown('> [!TIP] no')).toContain('<blockquote>');
    expect(renderMarkdown('> [!OTHER]\n> a')).toContain('<blockquote>');
    expect(renderLetter('> [!NOTE]\n> a')).toMatch(
      /<div class="soft line" style="[^"]*"><p><strong>Note<\/strong>/,
    );
  });

  test('a product alone in its paragraph is its card, with the price of today', () => {
    const html = renderMarkdown('Before\n\n{{product:report}}\n\nAfter', content);
    expect(html).toContain('<a href="/checkout/report" class="text-button">Order for €59</a>');
    expect(renderMarkdown('{{product:nothing}}', content)).toBe('\n');
    expect(renderMarkdown('a {{product:report}}', content)).toBe('<p>a {{product:report}}</p>\n');
    expect(bodyProblem('a\n\n{{product:nothing}}', content.catalogue)).toBe('There is no product nothing.');
    expect(bodyProblem('{{product:report}}', content.catalogue)).toBeUndefined();
  });

  test('a number alone in its paragraph is drawn, with its words where it is one of a chart', () => {
    expect(renderMarkdown('{{number:7}}')).toContain('<div class="number-coin"><p>7</p></div>');
    expect(renderMarkdown('a\n\n{{number:life-path-11}}\n\nb')).toContain(
      '<div class="number-coin"><p aria-hidden="true">11</p><p>Life Path 11</p></div>',
    );
    expect(renderLetter('{{number:soul-urge-5}}')).toMatch(
      />5<\/span><p class="quiet"[^>]*>Soul Urge 5<\/p>/,
    );
    expect(renderMarkdown('a {{number:7}}')).toBe('<p>a {{number:7}}</p>\n');
    for (const wrong of ['10', '0', 'life-path', 'moon-7', 'life-path-12', '7 b'])
      expect([wrong, bodyProblem(`a\n\n{{number:${wrong}}}`)]).toEqual([
        wrong,
        `We draw no number ${wrong}: 7, or life-path-7.`,
      ]);
    expect(bodyProblem('{{number:personal-year-9}}\n\n{{number:33}}')).toBeUndefined();
  });

  test('a reader’s own links stand wherever the markup names a thing of the library, and nowhere in the words', () => {
    const film = `/media/${'ab'.repeat(16)}/01234567/640x360.webm`;
    const linkOf = (address: string) => `/files${address}?a=1&b=2`;
    const html = renderMarkdown(`![A walk](${film})\n\nIt is ${film} itself, or [here](${film}).`, {
      linkOf,
    });
    expect(html).toContain(`<source src="/files${film}?a=1&#38;b=2"`);
    expect(html).toMatch(/ poster="\/files\/media\/[^"]+\.jpg\?a=1&#38;b=2"/);
    expect(html).toContain(`It is ${film} itself, or <a href="/files${film}?a=1&#38;b=2">`);
  });
});

describe('nothing in a text runs', () => {
  test.each([
    '<script>alert(1)</script>',
    'a <img src=x onerror=alert(1)> b',
    '<svg/onload=alert(1)>',
    '[click](javascript:alert(1))',
    '[click](JaVaScRiPt&#58;alert(1))',
    '[click](data:text/html,<script>alert(1)</script>)',
    '[click](//evil.example)',
    '[click](/ok"onmouseover="alert(1))',
    '![x](javascript:alert(1))',
    '![x" onerror="alert(1)](/a.png)',
    '<javascript:alert(1)>',
    '## <img src=x onerror=alert(1)>',
    '| <b onclick=alert(1)> |\n|---|\n| <i onclick=alert(1)> |',
  ])('%s', (markdown) => {
    const html = renderMarkdown(markdown);
    const tags = html.match(/<[^>]*>/g) ?? [];
    expect(tags.filter((tag) => !/^<\/?(p|a|h2|div|table|thead|tbody|tr|th|td)\b/.test(tag))).toEqual([]);
    expect(tags.filter((tag) => /\son\w+=/.test(tag))).toEqual([]);
    for (const [, address] of html.matchAll(/href="([^"]*)"/g)) expect(address).toMatch(/^\/(?!\/)/);
  });
});
