import type { ProductId } from '../../content/catalogue.ts';
import type { Content } from '../../content/make-content.ts';
import { money } from '../../shared/money.ts';
import { type Block, centredIn, drawn, fill, glue, type Item, stack } from '../kit/block.ts';
import { fitPage } from '../kit/fit-page.ts';
import { card, paragraphs } from '../kit/furniture.ts';
import { chapterHead, divider } from '../kit/headings.ts';
import type { Edits } from '../kit/paragraphs.ts';
import { BODY } from '../kit/sheet.ts';
import { text } from '../kit/text-block.ts';
import { centred, coloured, sized, type TypeScale } from '../kit/type-scale.ts';
import type { Page } from '../kit/write-document.ts';
import { words } from './words.ts';

const PRICE = 140;
const OFFERS: ProductId[] = ['report', 'video-reading', 'membership'];

export function nextPage(content: Content, siteUrl: string | undefined, edits: Edits): Page {
  return {
    name: 'next',
    title: 'What next',
    level: 1,
    body: fitPage('What next', edits, ({ type, say }) => {
      const next = words.next.map((paragraph, at) => say(`next.${at + 1}`, paragraph));
      return [
        chapterHead({ kicker: 'After these pages', title: 'What next' }, type),
        glue(8, 0.5),
        divider(),
        glue(12, 0.5),
        paragraphs(next, type.lead, BODY.width),
        glue(18),
        ...OFFERS.flatMap((id, at): Item[] => [at > 0 ? glue(10) : null, offer(content, id, type)]),
        glue(16),
        paragraphs(
          [say('next.promise', words.promise), say('next.write', words.write(content.site.contactEmail))],
          centred(type.body),
          BODY.width,
        ),
        siteUrl ? glue(6) : null,
        siteUrl ? address(siteUrl, type) : null,
        fill(12),
        text(content.site.guide, centred(coloured(sized(type.lead, 24), 'gold')), BODY.width),
        text(content.site.tagline, centred(type.small), BODY.width),
      ];
    }),
  };
}

function offer({ catalogue }: Content, id: ProductId, type: TypeScale): Block {
  const { name, description, features, priceCents, recurring } = catalogue[id];
  const price = `${money(priceCents, { round: true })}${recurring ? ` a ${recurring}` : ''}`;
  return card((width) => {
    const body = stack([
      text(name, type.section, width - PRICE, { tag: 'H2' }),
      glue(2, 0),
      text(description, type.body, width),
      glue(3, 0),
      text(features.slice(0, 2).join(' · '), type.small, width),
    ]);
    const tag = text(price, { ...coloured(type.section, 'gold'), align: 'right' }, PRICE);
    return {
      ...body,
      draw(pen, x, y) {
        body.draw(pen, x, y);
        tag.draw(pen, x + width - PRICE, y);
      },
    };
  }, BODY.width);
}

function address(url: string, type: TypeScale): Block {
  const shown = text(url.replace(/^https?:\/\//, ''), centred(coloured(type.strong, 'gold')), BODY.width);
  const link = drawn(shown.height, (pen, x, y) =>
    pen.link({ x, y, width: BODY.width, height: shown.height }, { url }, url, () => shown.draw(pen, x, y)),
  );
  return centredIn(BODY.width, link, BODY.width);
}
