import { renderToStaticMarkup } from 'react-dom/server';
import type { Content } from '../content/make-content.ts';
import { imprintOf } from '../content/site.ts';
import { abandonedCart, abandonedCartFinal, abandonedCartReminder } from './abandoned-cart.tsx';
import * as account from './account.tsx';
import { ContentContext } from './content-context.ts';
import { custom } from './custom.tsx';
import { giftBought, giftReceived, giftRedeemed, giftRest } from './gifts.tsx';
import { headOf } from './groups.ts';
import { arrange, blocksOf } from './letter-blocks.tsx';
import { letterOutline } from './letter-outline.tsx';
import { fillText, saidIn } from './letter-variables.ts';
import type { MailTemplate } from './mail-template.ts';
import {
  type LetterText,
  type Mail,
  type MailName,
  type MailRenderer,
  type Mails,
  type RenderedMail,
  type RenderOptions,
  storedMail,
} from './mails.ts';
import * as members from './membership.tsx';
import { membershipBenefits, membershipIntro, membershipOffer } from './membership-upsell.tsx';
import * as orders from './orders.tsx';
import { ownerDigest, ownerNotice } from './owner-notices.tsx';
import { planEnded, planPartFailed, planPartPaid } from './payment-plan.tsx';
import { accountDeleted, deletionPlanned, deletionRequested } from './privacy.tsx';
import { freeReport, newsletterConfirm, portalReport } from './quiz.tsx';
import { discount, education, membership, testimonial, urgency, value, welcome } from './quiz-nurture.tsx';
import { inWords, writtenFor } from './reader.ts';
import { refundDeclined, refundMade, refundReceived, restAsked } from './refunds.tsx';
import { samplePeople } from './sample-people.ts';
import { seat } from './seat.tsx';
import { session } from './session.tsx';
import { layIntoShell } from './shell.tsx';
import {
  automationNotice,
  providerBack,
  providerDown,
  setUpMail,
  staffInvitation,
  testMail,
} from './staff-mails.tsx';
import {
  careReceived,
  contactReceived,
  lessonAnswer,
  personalLetter,
  ticketAnswered,
  ticketForStaff,
  ticketReceived,
} from './support.tsx';
import { testimonialDeclined, testimonialRequest, testimonialReturned } from './testimonials.tsx';
import { textOf } from './text-of.ts';
import { cancellation, withdrawalAnswered, withdrawalNotice, withdrawalReceived } from './withdrawal.tsx';

const mailTemplates: { [Name in MailName]: MailTemplate<Mails[Name]> } = {
  'verify-email': account.verifyEmail,
  'recover-password': account.recoverPassword,
  'change-email': account.changeEmail,
  'verify-new-address': account.verifyNewAddress,
  'address-changed': account.addressChanged,
  'password-changed': account.passwordChanged,
  'password-set': account.passwordSet,
  'passkey-added': account.passkeyAdded,
  'addresses-joined': account.addressesJoined,
  'sign-in-link': account.signInLink,
  'sign-up-attempt': account.signUpAttempt,
  // The steps of the sequences, under the specification's names.
  welcome,
  testimonial,
  discount,
  education,
  urgency,
  value,
  membership,
  abandoned_cart: abandonedCart,
  abandoned_cart_reminder: abandonedCartReminder,
  abandoned_cart_final: abandonedCartFinal,
  membership_intro: membershipIntro,
  membership_benefits: membershipBenefits,
  membership_offer: membershipOffer,
  custom,
  'free-report': freeReport,
  'portal-report': portalReport,
  'deletion-requested': deletionRequested,
  'deletion-planned': deletionPlanned,
  'account-deleted': accountDeleted,
  'newsletter-confirm': newsletterConfirm,
  'contact-received': contactReceived,
  'withdrawal-answered': withdrawalAnswered,
  cancellation,
  'withdrawal-received': withdrawalReceived,
  'withdrawal-notice': withdrawalNotice,
  'product-open': orders.productOpen,
  'gift-bought': giftBought,
  'gift-received': giftReceived,
  'gift-redeemed': giftRedeemed,
  'gift-rest': giftRest,
  seat,
  session,
  'ticket-for-staff': ticketForStaff,
  'personal-letter': personalLetter,
  'ticket-received': ticketReceived,
  'care-received': careReceived,
  'ticket-answered': ticketAnswered,
  'lesson-answer': lessonAnswer,
  'payment-on-its-way': orders.paymentOnItsWay,
  'payment-failed': orders.paymentFailed,
  'order-paid': orders.orderPaid,
  'referral-credit': orders.referralCredit,
  'order-in-work': orders.orderInWork,
  'promise-moved': orders.promiseMoved,
  'order-begins': orders.orderBegins,
  'order-delivered': orders.orderDelivered,
  'sessions-ready': orders.sessionsReady,
  'partner-awaited': orders.partnerAwaited,
  'partner-withdrew': orders.partnerWithdrew,
  'intake-reminder': orders.intakeReminder,
  'staff-order-alert': orders.staffOrderAlert,
  'automation-notice': automationNotice,
  'staff-invitation': staffInvitation,
  'test-mail': testMail,
  'owner-notice': ownerNotice,
  'owner-digest': ownerDigest,
  'setup-mail': setUpMail,
  'provider-down': providerDown,
  'provider-back': providerBack,
  'testimonial-request': testimonialRequest,
  'testimonial-returned': testimonialReturned,
  'testimonial-declined': testimonialDeclined,
  'refund-received': refundReceived,
  'refund-made': refundMade,
  'refund-declined': refundDeclined,
  'rest-asked': restAsked,
  'plan-part-paid': planPartPaid,
  'plan-part-failed': planPartFailed,
  'plan-ended': planEnded,
  'membership-renewed': members.membershipRenewed,
  'membership-changed': members.membershipChanged,
  'membership-renews-soon': members.membershipRenewsSoon,
  'membership-price-changes': members.membershipPriceChanges,
  'trial-ends-soon': members.trialEndsSoon,
  'membership-charge-failed': members.membershipChargeFailed,
  'membership-charge-reminder': members.membershipChargeReminder,
  'membership-card-expires': members.membershipCardExpires,
  'membership-cancelled': members.membershipCancelled,
  'membership-resumed': members.membershipResumed,
  'membership-ended': members.membershipEnded,
  'circle-months': members.circleMonths,
  'month-letter': members.monthLetter,
  'year-letter': members.yearLetter,
  'members-evening': members.membersEvening,
};

/** Every mail, drawn by React on the server. */
export const mailRenderer: MailRenderer = {
  render,
  frame: (name, body, { site }) =>
    layIntoShell({ title: headOf(name), preview: '', head: headOf(name), body }, site),
  sample(name, occasion = '') {
    const { sample, occasions } = templateOf(name);
    return storedMail(name, { ...sample, ...occasions?.[occasion] });
  },
  occasions: (name) => Object.keys(templateOf(name).occasions ?? {}),
  outline: (name, content) => letterOutline(templateOf(name), content),
  people: (name) => samplePeople(name, templateOf(name)),
};

/** A template with its own props: which they are, the name of the mail has decided. */
const templateOf = (name: MailName) => mailTemplates[name] as MailTemplate<object>;

async function render(
  { template: name, props: given }: Mail,
  content: Content,
  {
    unsubscribeUrl,
    changeLinks = (body) => body,
    letter = content.edits.of<LetterText>('letter', name),
    reader,
  }: RenderOptions = {},
): Promise<RenderedMail> {
  const { site } = content;
  const template = templateOf(name);
  const props = writtenFor(reader, () => inWords(given, site.timeZone));
  const said = writtenFor(reader, () => saidIn(props, content));
  const head = (place: 'subject' | 'preview') =>
    fillText(letter?.[place] ?? '', said) || writtenFor(reader, () => template[place](props, content));
  const Letter = () => arrange(blocksOf(template.Body(props)), letter?.blocks, said);
  const body = changeLinks(
    writtenFor(reader, () =>
      renderToStaticMarkup(
        <ContentContext value={content}>
          <Letter />
        </ContentContext>,
      ),
    ),
  );
  const leaving = unsubscribeUrl ? `\n\n---\n\nFewer letters, or none: ${unsubscribeUrl}` : '';
  const subject = oneLine(head('subject'));
  return {
    subject,
    body,
    html: layIntoShell(
      { title: subject, preview: head('preview'), head: headOf(name), body, unsubscribeUrl },
      site,
    ),
    text: `${textOf(body)}${leaving}\n\n${imprintOf(site).join(' · ')}\n${site.contactEmail}\n`,
    attachments: (await template.attachments?.(props)) ?? [],
  };
}

/** A subject is a header: no line break from a name may begin another one. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
