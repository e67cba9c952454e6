import { productIds } from '../../../content/catalogue.ts';
import { listContent, readSaid } from '../../content/index.ts';
import { notFound } from '../../errors.ts';
import { type Actor, ownerOnly } from '../../identity/index.ts';
import { readPracticeRules } from '../../practice/index.ts';
import type { Services } from '../../services.ts';
import { listBackups } from '../backups/queries.ts';
import { readOwnBrand } from '../settings/brand.ts';
import { isOpened, readLines, readTrials } from './set-up.ts';

export type SetUp = Awaited<ReturnType<typeof readSetUp>>;

/** Everything the set-up page shows. A demo is open from its first minute and has no such page. */
export async function readSetUp(services: Services, { actor }: { actor: Actor }) {
  ownerOnly(actor);
  const { db, clock, config, content, mail, payments } = services;
  if (config.mode === 'demo') throw notFound('Page');
  const [lines, said, trials, own, practice, backups, products, quotes] = await Promise.all([
    readLines(db, clock.now()),
    readSaid(db),
    readTrials(db),
    readOwnBrand(db),
    readPracticeRules(services, { actor }),
    listBackups(db),
    listContent(services, { actor, kind: 'product' }),
    listContent(services, { actor, kind: 'testimonial' }),
  ]);
  const { site, catalogue } = content.current();
  const { brand, guide, legalName, legalAddress, taxId, contactEmail, timeZone } = site;
  return {
    isOpen: isOpened(said),
    openedAt: said.openedAt,
    lines,
    identity: { brand, guide, legalName, legalAddress, taxId, contactEmail, timeZone },
    hasNoTaxNumber: own.taxId === '',
    ways: { whatsapp: said.whatsapp ?? '', meetingLink: practice.rules.meetingLink ?? '' },
    claims: {
      figures: said.figures ?? {},
      badges: products
        .filter(({ body }) => body.badge ?? body.popular)
        .map(({ key, title, body }) => ({
          id: key,
          product: title,
          badge: body.badge ?? 'Most Popular',
          isConfirmed: said.badges?.some((id) => id === key) ?? false,
        })),
      mostOrdered: productIds.filter((id) => id === said.mostOrdered).map((id) => catalogue[id].name)[0],
      realQuotes: quotes.filter(({ body, state }) => !body.sample && state === 'changed').length,
    },
    mail: {
      by: mail.destination,
      sentTo: trials.mail?.to,
      sentAt: trials.mail?.sentAt,
      provenAt: trials.mail?.provenAt,
    },
    payments: {
      by: payments.name,
      askedAt: trials.payments?.askedAt,
      problem: trials.payments?.problem,
      isWaiting: trials.payments?.checkoutId !== undefined,
      noticeUrl: `${config.appUrl}/webhooks/payments`,
    },
    lastBackup: backups[0]?.madeAt.toISOString(),
    helplines: { checkedAt: trials.helplines?.checkedAt, asOf: oldestOf(content.current().helplines) },
  };
}

/** The month in which all numbers are known to have been right. */
const oldestOf = (helplines: readonly { asOf: string }[]): string =>
  helplines.map(({ asOf }) => asOf).sort()[0] ?? '';
