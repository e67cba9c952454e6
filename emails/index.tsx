import { render } from '@react-email/render';
import { changeEmail, passwordChanged, recoverPassword, signUpAttempt, verifyEmail } from './account.tsx';
import { contactReceived } from './contact.tsx';
import { MailLayout } from './layout.tsx';
import type { MailTemplate } from './mail-template.ts';
import {
  membershipCancelled,
  membershipChargeFailed,
  membershipEnded,
  membershipRenewed,
  membershipResumed,
  monthLetter,
} from './membership.tsx';
import { newsletterConfirm } from './newsletter.tsx';
import {
  intakeReminder,
  orderDelivered,
  orderInWork,
  orderPaid,
  paymentFailed,
  paymentOnItsWay,
  sessionsReady,
  staffOrderAlert,
} from './orders.tsx';
import { accountDeleted, deletionPlanned, deletionRequested } from './privacy.tsx';
import { freeReport } from './quiz.tsx';
import { refundDeclined, refundMade, refundReceived } from './refunds.tsx';
import { portalReport } from './reports.tsx';
import { session } from './session.tsx';
import { ticketAnswered, ticketForStaff, ticketReceived } from './support.tsx';
import { withdrawalNotice, withdrawalReceived } from './withdrawal.tsx';

/** Every mail the house can send, under the name the outbox keeps. */
export const mailTemplates = {
  'verify-email': verifyEmail,
  'recover-password': recoverPassword,
  'change-email': changeEmail,
  'password-changed': passwordChanged,
  'sign-up-attempt': signUpAttempt,
  'free-report': freeReport,
  'portal-report': portalReport,
  'deletion-requested': deletionRequested,
  'deletion-planned': deletionPlanned,
  'account-deleted': accountDeleted,
  'newsletter-confirm': newsletterConfirm,
  'contact-received': contactReceived,
  'withdrawal-received': withdrawalReceived,
  'withdrawal-notice': withdrawalNotice,
  session,
  'ticket-for-staff': ticketForStaff,
  'ticket-received': ticketReceived,
  'ticket-answered': ticketAnswered,
  'payment-on-its-way': paymentOnItsWay,
  'payment-failed': paymentFailed,
  'order-paid': orderPaid,
  'order-in-work': orderInWork,
  'order-delivered': orderDelivered,
  'sessions-ready': sessionsReady,
  'intake-reminder': intakeReminder,
  'staff-order-alert': staffOrderAlert,
  'refund-received': refundReceived,
  'refund-made': refundMade,
  'refund-declined': refundDeclined,
  'membership-renewed': membershipRenewed,
  'membership-charge-failed': membershipChargeFailed,
  'membership-cancelled': membershipCancelled,
  'membership-resumed': membershipResumed,
  'membership-ended': membershipEnded,
  'month-letter': monthLetter,
};

export type MailName = keyof typeof mailTemplates;
export type MailProps<Name extends MailName> = (typeof mailTemplates)[Name]['sample'];

export async function renderMail<Name extends MailName>(name: Name, props: MailProps<Name>) {
  const template = mailTemplates[name] as unknown as MailTemplate<MailProps<Name>>;
  const subject = template.subject(props);
  const page = (
    <MailLayout preview={template.preview(props)}>
      <template.Body {...props} />
    </MailLayout>
  );
  return {
    subject,
    html: await render(page),
    text: await render(page, { plainText: true }),
  };
}
