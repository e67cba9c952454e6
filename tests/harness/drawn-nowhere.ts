const key =
  'the address by which rows are found; where it is shown, it comes from the account, the order or the letter';

const told = 'goes into a letter, whose own words are seen, or into a push';
const pushed = 'a browser shows it outside any page, as plain text';
const toBrowser = 'by which a push finds its browser';

/** Fields with words that no page, letter or file shows to anybody, and why. Whoever draws one takes it off this list. */
export const drawnNowhere: Readonly<Record<string, string>> = {
  'public.broadcast_events.email': key,
  'public.broadcasts.rules': 'whom a broadcast was for; its page names the segment',
  'public.consents.email': key,
  'public.discount_codes.email': key,
  'public.facts.email': key,
  'public.files_to_remove.reason': 'for whoever looks into the database',
  'public.former_addresses.email': key,
  'public.mails.reply_to': 'a header of a letter, which the mailer encodes',
  'public.notices.path': told,
  'public.notices.text': told,
  'public.notices.title': told,
  'public.numerology_reports.email': key,
  'public.outside_calendars.etag': 'goes back to the server that sent it',
  'public.media_uploads.alt': 'drawn once it has arrived, from `media`',
  'public.media_uploads.name': 'tells an upload that is taken up again from another one',
  'public.pictures.alt': 'of the version before; `media` has it too',
  'public.payment_notices.error': 'for whoever looks into the database',
  'public.purchases.email': key,
  'public.push_subscriptions.auth': toBrowser,
  'public.push_subscriptions.p256dh': toBrowser,
  'public.pushes.body': pushed,
  'public.pushes.path': pushed,
  'public.pushes.tag': pushed,
  'public.pushes.title': pushed,
  'public.quiz_leads.email': key,
  'public.session_credits.guest_email': key,
  'public.webhook_deliveries.email': key,
  'public.video_uploads.name': 'tells an upload that is taken up again from another one',
};
