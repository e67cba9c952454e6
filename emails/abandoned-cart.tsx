import { Action, Aside, Facts, Heading, Paragraph } from './layout.tsx';
import { toName } from './letter-parts.tsx';
import { mailTemplate } from './mail-template.ts';

type CartProps = {
  name: string;
  items: { id: string; name: string; price: number }[];
  total: number;
  /** Brings the order back, and with it the code where one is promised. */
  recoverUrl: string;
};

const sample: CartProps = {
  name: 'Soul Seeker',
  items: [{ id: 'report', name: 'Personal Report', price: 59 }],
  total: 59,
  recoverUrl: 'https://example.test/cart/recover?token=0b8f2b1e-6c1c-4a55-9d2e-0f6f3f1f7f10',
};

const price = (amount: number) => `€${Number.isInteger(amount) ? amount : amount.toFixed(2)}`;

function Items({ items, total }: Pick<CartProps, 'items' | 'total'>) {
  const lines = items.map(({ name, price: amount }): [string, string] => [name, price(amount)]);
  return <Facts facts={items.length > 1 ? [...lines, ['Total', price(total)]] : lines} />;
}

export const abandonedCart = mailTemplate<CartProps>({
  subject: () => 'You were nearly there',
  preview: ({ items }) => `${items[0]?.name ?? 'Your order'} is where you left it.`,
  sample,
  Body: ({ name, items, total, recoverUrl }) => (
    <>
      <Heading>It is where you left it{toName(name)}</Heading>
      <Paragraph>
        An hour ago you began an order and did not finish it. Perhaps the phone rang. This is what you had
        chosen:
      </Paragraph>
      <Items items={items} total={total} />
      <Action href={recoverUrl}>Go back to my order</Action>
      <Aside>If something was unclear or did not work, answer this letter and a person will read it.</Aside>
    </>
  ),
});

export const abandonedCartReminder = mailTemplate<CartProps>({
  subject: () => '10% off what you were looking at',
  preview: () => 'RETURN10 waits behind the link below.',
  sample,
  Body: ({ name, items, total, recoverUrl }) => (
    <>
      <Heading>A little off the price{toName(name)}</Heading>
      <Paragraph>
        Yesterday you looked at this. If the price was the reason to wait, the link below brings it back with
        the code RETURN10, which takes 10% off.
      </Paragraph>
      <Items items={items} total={total} />
      <Action href={recoverUrl}>Go back with 10% off</Action>
    </>
  ),
});

export const abandonedCartFinal = mailTemplate<CartProps>({
  subject: () => 'We will leave it at that',
  preview: () => 'The last note about this order.',
  sample,
  Body: ({ name, items, total, recoverUrl }) => (
    <>
      <Heading>The last note about this{toName(name)}</Heading>
      <Paragraph>
        Three days are usually enough to know. If the answer is no, that is a good answer, and we will not
        write about it again. If it is yes, RETURN10 still takes 10% off through this link.
      </Paragraph>
      <Items items={items} total={total} />
      <Action href={recoverUrl}>Finish my order</Action>
      <Aside>Every reading comes with 30 days to change your mind.</Aside>
    </>
  ),
});
