import { findProduct } from '../content/catalogue.ts';
import { useContent } from './content-context.ts';
import { Action, Aside, Heading, List, Paragraph, Plate, Subheading } from './layout.tsx';
import { Deadline, lessPercent, Reduced, toName } from './letter-parts.tsx';
import { mailTemplate } from './mail-template.ts';
import type { CartProps, Mails } from './mails.ts';
import { euro } from './reader.ts';

const sample: CartProps = {
  name: 'Soul Seeker',
  items: [{ id: 'video-reading', name: 'Video Reading', price: 67 }],
  total: 67,
  recoverUrl: 'https://example.test/cart/recover?token=0b8f2b1e-6c1c-4a55-9d2e-0f6f3f1f7f10',
  recoverUntil: '2026-12-15T10:00:00.000Z',
};

const OFF = 10;

/** What was in the cart, what it holds, and what it costs, with the code where one goes with the link. */
function Cart({ items, off = 0 }: Pick<CartProps, 'items'> & { off?: number }) {
  const { catalogue } = useContent();
  return items.map(({ id, name, price }) => {
    const cents = Math.round(price * 100);
    const product = findProduct(catalogue, id);
    const features = product?.features.slice(0, 3) ?? [];
    return (
      <Plate key={id}>
        <Subheading>{name}</Subheading>
        <Paragraph>
          {off > 0 ? <Reduced from={cents} to={lessPercent(cents, off)} /> : <strong>{euro(cents)}</strong>}
          {product?.recurring && (off > 0 ? ' for the first month' : ' a month')}
        </Paragraph>
        {features.length > 0 && <List items={features} />}
      </Plate>
    );
  });
}

export const abandonedCart = mailTemplate<Mails['abandoned_cart']>({
  subject: ({ items }) => `Your ${items[0]?.name ?? 'order'} is where you left it`,
  preview: () => 'One step was left.',
  sample,
  Body: ({ name, items, recoverUrl }) => (
    <>
      <Heading>It is where you left it{toName(name)}</Heading>
      <Paragraph>
        You recently began an order and did not finish it. If something came up, nothing is lost. This is what
        you had chosen:
      </Paragraph>
      <Cart items={items} />
      <Action href={recoverUrl}>Go back to my order</Action>
      <Aside>If something was unclear or did not work, answer this letter and a person will read it.</Aside>
    </>
  ),
});

export const abandonedCartReminder = mailTemplate<Mails['abandoned_cart_reminder']>({
  subject: ({ items }) => `10% off the ${items[0]?.name ?? 'order'} you were looking at`,
  preview: () => 'The link inside brings the code RETURN10 with it.',
  sample,
  Body: ({ name, items, recoverUrl, recoverUntil }) => (
    <>
      <Heading>A little off the price{toName(name)}</Heading>
      <Paragraph>
        You recently looked at this. If the price was the reason to wait, the link below brings it back with
        the code <strong>RETURN10</strong>, which takes 10% off.
      </Paragraph>
      <Cart items={items} off={OFF} />
      <Action href={recoverUrl}>Go back with 10% off</Action>
      <Aside>
        The code works once, through this link, until <Deadline at={recoverUntil} />.
      </Aside>
    </>
  ),
});

export const abandonedCartFinal = mailTemplate<Mails['abandoned_cart_final']>({
  subject: () => 'We will leave it at that',
  preview: () => 'The last note about this order, and what still holds.',
  sample,
  Body: ({ name, items, recoverUrl, recoverUntil }) => (
    <>
      <Heading>The last note about this{toName(name)}</Heading>
      <Paragraph>
        By now you may know what you want. If the answer is no, that is a good answer, and we will not write
        about it again. If it is yes, <strong>RETURN10</strong> still takes 10% off through this link.
      </Paragraph>
      <Cart items={items} off={OFF} />
      <Action href={recoverUrl}>Finish my order</Action>
      <Aside>
        The link works until <Deadline at={recoverUntil} />. Every reading comes with our 30-day satisfaction
        guarantee.
      </Aside>
    </>
  ),
});
