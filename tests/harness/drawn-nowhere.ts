const key =
  'the address by which rows are found; where it is shown, it comes from the account, the order or the letter';

/** Fields with words that no page, letter or file shows to anybody, and why. Whoever draws one takes it off this list. */
export const drawnNowhere: Readonly<Record<string, string>> = {
  'public.automation_runs.email': key,
  'public.broadcast_events.email': key,
  'public.broadcasts.rules': 'whom a broadcast was for; its page names the segment',
  'public.consents.email': key,
  'public.discount_codes.email': key,
  'public.facts.email': key,
  'public.files_to_remove.reason': 'for whoever looks into the database',
  'public.former_addresses.email': key,
  'public.mails.reply_to': 'a header of a letter, which the mailer encodes',
  'public.numerology_reports.email': key,
  'public.outside_calendars.etag': 'goes back to the server that sent it',
  'public.payment_notices.error': 'for whoever looks into the database',
  'public.purchases.email': key,
  'public.quiz_leads.email': key,
  'public.session_credits.guest_email': key,
  'public.video_uploads.name': 'tells an upload that is taken up again from another one',
};
