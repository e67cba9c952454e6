/** Beginnings for staff, to be finished by hand. `{name}` becomes the customer's first name, or "there". */
export const cannedAnswers = [
  {
    title: 'Looking into it',
    text: 'Hello {name},\n\nThank you for writing. I am looking into this now and will come back to you today.',
  },
  {
    title: 'Report made again',
    text: 'Hello {name},\n\nThank you for telling us. Your report is being made again with the corrected name. The new version will be in your portal within 24 hours, and the earlier one stays beside it.',
  },
  {
    title: 'Refund on its way',
    text: 'Hello {name},\n\nYour refund has been made. The money goes back the way you paid, and your bank may need a few working days to show it. A credit note comes by e-mail.',
  },
  {
    title: 'SEPA takes a few days',
    text: 'Hello {name},\n\nYour order was paid by SEPA, which takes the bank several days to settle. You need do nothing: as soon as the money has arrived we will write to you, and the 24 hours begin.',
  },
  {
    title: 'Moving a session',
    text: 'Hello {name},\n\nYou can move the session yourself until 24 hours before it begins: open Sessions in the portal and choose Reschedule. If that is no longer possible, tell me which days would suit you.',
  },
  {
    title: 'Is it settled?',
    text: 'Hello {name},\n\nDid that answer your question? If I hear nothing more I will mark it as resolved; you can always write again.',
  },
];
