export const faqGroups = [
  'Readings',
  'Orders and payment',
  'Membership',
  'Sessions',
  'Numbers',
  'Privacy and account',
] as const;
export type FaqGroup = (typeof faqGroups)[number];

/** Answers are Markdown; their links stay inside the site. */
export type FaqEntry = { id: string; group: FaqGroup; question: string; answer: string };

export const writtenFaq: FaqEntry[] = [
  {
    id: 'which-reading-first',
    group: 'Readings',
    question: 'Which reading should I start with?',
    answer:
      'Take the [free quiz](/quiz) first: it costs nothing and shows whether this way of looking at yourself speaks to you. If you like to read and underline, the [Personal Report](/checkout/report) is the natural next step. If you would rather listen, choose the [Video Reading](/checkout/video-reading), which also answers your own questions. For a change you want company with, the [Transformation Package](/checkout/transformation) gives you three live sessions.',
  },
  {
    id: 'what-is-in-the-report',
    group: 'Readings',
    question: 'What exactly is in the Personal Report?',
    answer:
      'Twenty pages as a PDF. Fifteen are the reading: five core numbers (Life Path, Expression, Soul Urge, Personality and Birthday), how they work together, your cycles and pinnacles, your karmic lessons and your Lo Shu grid. The other five are a year-ahead forecast with your months drawn on a wheel. Every sum is printed, so you can check each number with a pencil.',
  },
  {
    id: 'when-does-it-arrive',
    group: 'Readings',
    question: 'How soon will my reading arrive?',
    answer:
      'Reports, blueprints and video readings are due within 24 hours, counted from the moment your payment has arrived and your details form is complete. Your order shows its stage and the hour it is due. Two things can make the wait longer: a SEPA payment, which takes your bank a few days, and choosing “Start after 14 days” when we ask, in which case we deliver when the withdrawal period is over. “Please begin now” on the page of your order ends that wait.',
  },
  {
    id: 'who-makes-the-readings',
    group: 'Readings',
    question: 'Is my reading made by a person or by a computer?',
    answer:
      'It depends on what you buy. Video readings are recorded for you by the practitioner, and sessions are held live. Reports and blueprints are set by our own program: it works out your numbers and puts together the texts we have written for each of them, so that no letter is added wrongly at the end of a long day. You can read how we work on the [about page](/about-aura).',
  },
  {
    id: 'report-name-misspelt',
    group: 'Readings',
    question: 'I typed my name wrongly. Can my report be made again?',
    answer:
      'Yes. One wrong letter can change a number, so open the order in your [portal](/portal), or by the link in our letter, and correct your details: the report is made again from the corrected name, and the earlier version stays beside it. If it is not right after that, [write to us](/contact). For the name numbers, use the full name you were given at birth, middle names included, and leave out titles. Accented and non-Latin letters are welcome.',
  },
  {
    id: 'gift-for-someone',
    group: 'Readings',
    question: 'May I order a reading about somebody else?',
    answer:
      'Please ask them first: a reading uses their full name and date of birth, and those belong to them. For couples products your partner can fill in their own part through a private link, so you need not type it for them. In the portal you can keep several people under one account, each with a label, and make reports for each of them.',
  },
  {
    id: 'how-can-i-pay',
    group: 'Orders and payment',
    question: 'How can I pay?',
    answer:
      'By card or by SEPA direct debit, on the secure page of our payment provider. Your card number or account details go to the provider and never reach our servers. Prices are in euros with tax included, so the total you see is the amount you are charged. You need an e-mail address to buy; an account can wait until you want to see your order in the portal.',
  },
  {
    id: 'sepa-takes-days',
    group: 'Orders and payment',
    question: 'I paid by SEPA. Why has nothing arrived yet?',
    answer:
      'A SEPA direct debit takes your bank several days to settle. Until the money has arrived your order says “Payment on its way” and nothing is delivered. You can tell us the details for your reading meanwhile, on the page of your order. As soon as the bank confirms, we e-mail you, your receipt is made and the 24 hours begin. If the debit fails, we tell you, and you can order again by card if you are in a hurry.',
  },
  {
    id: 'thirty-day-refund',
    group: 'Orders and payment',
    question: 'How does the 30-day guarantee work?',
    answer:
      'If a reading disappoints you, ask for your money back within 30 days of paying. In the portal, open the order, choose the refund and confirm: two clicks, and you need not give a reason. If you bought without an account, the page of your order, which our letter links to, has the same two clicks. The money goes back the way it came, with a credit note, and access to the refunded item ends. The [refund page](/refunds) has the details.',
  },
  {
    id: 'withdrawal-box',
    group: 'Orders and payment',
    question: 'Why do you ask whether to start now or after 14 days?',
    answer:
      'Consumers in the European Union may withdraw from an online purchase within 14 days. Digital content can be delivered sooner only if you ask for that and accept that the right ends once delivery begins. “Start now”, which we ask for with your details after you have paid, is that request. Choose “Start after 14 days” and we wait; you can still ask us to begin on the page of your order. Whichever you choose, our own 30-day guarantee still applies, and [withdrawing](/withdraw) takes two steps without signing in.',
  },
  {
    id: 'discount-code',
    group: 'Orders and payment',
    question: 'How do I use a discount code?',
    answer:
      'Type it into the code field at checkout and the new total appears before you pay. If you come through a link in one of our e-mails, the field is already filled. A personal code beginning with SOUL takes 20 % off, works once, and only for the address it was sent to, within 48 hours. If a code is refused, the page says why; it may have expired or been used.',
  },
  {
    id: 'where-is-my-receipt',
    group: 'Orders and payment',
    question: 'Where do I find my receipt?',
    answer:
      'Every paid order gets a numbered receipt as a PDF. It comes by e-mail when the payment has settled, and it stays with the order in your [portal](/portal). A refund adds a credit note in the same place. If you bought as a guest, it is on the page of your order, which the link in our letter opens.',
  },
  {
    id: 'what-members-get',
    group: 'Membership',
    question: 'What do I get as a member of the Soul Circle?',
    answer:
      'Three things, for 19 euros a month. A letter about your own personal month arrives by e-mail on the 1st. A private calendar feed shows the number of each day on your phone or computer. And two courses are yours: Numerology 101 from the first day, eight modules and about four hours of reading and exercises, and when you have finished it Advanced Readings, six modules and about two hours. You can join at the [membership checkout](/checkout/membership). Sessions and reports are not included and are bought separately.',
  },
  {
    id: 'cancel-membership',
    group: 'Membership',
    question: 'How do I cancel my membership?',
    answer:
      'In the portal, with two clicks, on any day you like; or [without signing in](/cancel-membership), by your e-mail address alone. There is no minimum term and no notice period. After you cancel you are not charged again, and everything in the membership stays open until the end of the month you have already paid for. Until that day you can also change your mind and resume. The portal shows the state of your membership and the date of the next charge.',
  },
  {
    id: 'membership-charge-failed',
    group: 'Membership',
    question: 'My membership payment failed. What happens now?',
    answer:
      'Usually nothing dramatic: a card has expired or a bank has been cautious. We tell you by e-mail and in the portal, and our payment provider tries again by itself over the following days. Meanwhile everything stays open to you, and we write again before it would end. Each letter has a link where you put in another card or have the charge tried at once, without signing in; the membership card in the [portal](/portal) has it too. If you meant to stop anyway, cancel there, so that no further attempt is made.',
  },
  {
    id: 'book-a-session',
    group: 'Sessions',
    question: 'How do I book a session I have paid for?',
    answer:
      'Open [Sessions](/portal/sessions) in the portal, choose the session type, a date and a time, and confirm. A package adds session credits to your account, and booking uses one of them. Without an account you book from the page of your order, which our letter links to. You may also book without a credit; the session is then marked “to be paid”. You receive a calendar invitation straight away, and reminders 24 hours and one hour before.',
  },
  {
    id: 'session-time-zone',
    group: 'Sessions',
    question: 'Which time zone are the session times in?',
    answer:
      'The slots follow the practitioner’s local clock. When yours differs, the booking window shows both times side by side, so you can see at once whether ten in the morning means breakfast or bedtime. The calendar invitation carries the right moment for your own zone, and it stays right when the clocks change in spring and autumn.',
  },
  {
    id: 'move-a-session',
    group: 'Sessions',
    question: 'Can I move or cancel a session?',
    answer:
      'Yes, until 24 hours before it begins. Open the session in the [portal](/portal/sessions) and choose Reschedule or Cancel. When you cancel in time your credit comes back to your account, and your calendar is updated with the change. Inside the last 24 hours the time is kept for you and can no longer be moved from the portal. If something serious has happened, [tell us](/contact).',
  },
  {
    id: 'join-a-session',
    group: 'Sessions',
    question: 'How do I join, and how long does a session last?',
    answer:
      'Press Join Session on the card in your [portal](/portal/sessions); the meeting link opens from ten minutes before the start. A session has 60 minutes. Transformation sessions take 45 of them, so there is time to arrive and to finish a sentence; the Brand Alignment call has 30. Afterwards the notes appear on the same card, for you to read again.',
  },
  {
    id: 'seats-at-events',
    group: 'Sessions',
    question: 'Can I give back a seat at an event?',
    answer:
      'Yes. Until 24 hours before the [event](/events) begins you get its whole price back. A seat that cost nothing, or one at an event that we have moved, can be given back until the start. Use the link in our letter. The seat goes to the first on the waiting list, who has a day to take it. If we call an event off, everybody is told and every payment goes back. Where there is a recording, it is on the page of your seat afterwards.',
  },
  {
    id: 'how-life-path-is-calculated',
    group: 'Numbers',
    question: 'How do you calculate a Life Path?',
    answer:
      'We reduce the month, the day and the year of birth separately, keep 11, 22 and 33 where they appear, add the three and reduce again. Take 4 July 1979: the month is 7, the day is 4, the year gives 26 and then 8. Now 7 + 4 + 8 = 19, then 10, then 1. Every number on this site opens to show its working, and the [numbers pages](/numbers) have a calculator.',
  },
  {
    id: 'master-numbers',
    group: 'Numbers',
    question: 'What is a master number?',
    answer:
      'When a sum passes through 11, 22 or 33 we say so, because these are read as an intensified 2, 4 or 6: more range, more pull, and more strain with it. Your quiz card keeps the single digit and adds a note such as “Master number 11”. Living it as a plain 2, 4 or 6 is perfectly respectable. You can read more under [11](/numbers/11), [22](/numbers/22) and [33](/numbers/33).',
  },
  {
    id: 'letter-y-and-accents',
    group: 'Numbers',
    question: 'What about the letter Y, accents and other alphabets?',
    answer:
      'Y is a vowel when it makes the only vowel sound of its syllable, as in Lynn; when you make a report you can switch each Y yourself if your family says it differently. Accented letters keep their base letter, and names in other scripts are written out in Latin letters first. We show you that spelling and you may correct it. No letter is ever dropped without your seeing it.',
  },
  {
    id: 'is-numerology-scientific',
    group: 'Numbers',
    question: 'Is numerology a science? Can it predict my future?',
    answer:
      'No to both. There is no scientific evidence that names and dates shape a life, and we make no predictions. Numerology is an old and orderly way of asking good questions about yourself, and many people find that a well-put question is useful. Readings are for self-development and entertainment. For matters of health, law or money, please see someone qualified in them.',
  },
  {
    id: 'who-sees-my-data',
    group: 'Privacy and account',
    question: 'Who can see my data?',
    answer:
      'You, and the practitioner and staff who make your reading or answer your questions. Other members see nothing of yours. The companies that host the site, deliver our mail and take payments handle what they need for that task, under contract. We sell nothing to anyone and use no advertising trackers. Cookies serve signing in and nothing else. The [privacy page](/privacy) lists it all.',
  },
  {
    id: 'delete-my-account',
    group: 'Privacy and account',
    question: 'How do I take my data with me, or have it deleted?',
    answer:
      'Both are on the account page of your [portal](/portal). The export is a zip file with your data and your PDFs. Deleting the account removes your profile, readings, sessions, chats and the rest, and we confirm it by e-mail. Receipts stay for as long as tax law asks, which is ten years. If you never had an account, [write to us](/contact) and we will do it for you.',
  },
];
