import type { WrittenProductId } from './catalogue.ts';
import { answerPromise } from './holiday.ts';
import { imprintOf, type Site } from './site.ts';

/** What the chat assistant says in its own words. Everything else it quotes from the pages. */
export const assistantWords = (site: Site) => ({
  greeting:
    'Hello. Ask me anything about the readings, the membership or your numbers. With a date of birth I can work out a Life Path for you straight away.',
  thanks: 'You are welcome. I am here if anything else comes to mind.',
  goodbye: 'Take care. This conversation stays here if you want to come back to it.',
  identity: `I am a program. I answer from the pages of this site and do the sums of numerology; I do not make things up. Behind ${site.guide} there are people, and I can hand you over to them: write "human" and I will.`,
  unsure:
    'I do not know that, and I would rather not guess. You can put it differently, or I can pass your question to a person.',
  signInFirst:
    'I can look that up once you are signed in: I only ever see the orders and sessions of the person I am talking to.',
  nothingOwn: 'I have looked, and there is nothing of that kind in your account yet.',
  recommend: 'Going by your numbers, this is where I would start:',
  toQuiz: 'I am taking you to the free quiz.',
  toPortal: 'I am taking you to the member portal.',
  askEmail: 'Which e-mail address may we write to?',
  alreadyEscalated:
    'Your question is with our team, and I have added this to it. You will hear from a person.',
  passedOn: 'Passed on to our team.',
  tooManyHandOvers:
    'You have asked for a person several times in this hour. Please write to {email} and we will pick it up there.',
  human: 'I am handing you over to a person. {promise}',
  refund: 'I am passing this to a person who can look into your order. {promise}',
  problem: 'I am sorry that something is not right. I am passing this to a person. {promise}',
});

const reachingUs = (site: Site) => ({
  title: 'Reaching us by e-mail or telephone',
  keywords: 'contact reach phone telephone call write email address support office hours open when available',
  text: `Write to ${site.contactEmail} or use the contact form. We read mail every day between ${site.officeHours.from}:00 and ${site.officeHours.to}:00, ${site.timeZone.split('/')[1]} time, and ${answerPromise('answer within 24 hours', site)}. There is no telephone line.`,
  url: '/contact',
});

const accountsAndOrders = [
  {
    title: 'A forgotten password',
    keywords: 'forgot forgotten lost reset password cannot sign in log login locked out access',
    text: 'Open the page for a forgotten password and type your e-mail address. We send you a link that works once, for one hour, and you choose a new password there. Or have a sign-in link sent from the sign-in page: it needs no password at all.',
    url: '/forgot-password',
  },
  {
    title: 'Making an account',
    keywords: 'sign up signup register create open new account registration',
    text: 'You need a name, an e-mail address and a password. Purchases made earlier with the same address appear once you have confirmed that it is yours.',
    url: '/signup',
  },
  {
    title: 'The free quiz',
    keywords: 'free quiz test calculate three core numbers cost nothing start try',
    text: 'The quiz is free. It takes a minute, asks for your name, e-mail and birth date, and shows your Life Path, Expression and Soul Urge with their working. A PDF report comes by e-mail.',
    url: '/quiz',
  },
  {
    title: 'Changing your name, e-mail or password',
    keywords: 'change update edit my account email address password name profile settings two factor devices',
    text: 'The account page of your portal has all three. A new e-mail address is confirmed by a letter to the old one and to the new one.',
    url: '/portal/account',
  },
  {
    id: 'age',
    title: 'Who may order',
    keywords: 'age old minimum years child children teenager eighteen adult daughter son minor',
    text: 'You must be at least 18 to order. A parent may keep a child’s chart in the portal and decides what is entered there.',
    url: '/terms',
  },
  {
    title: 'What happens after you pay',
    keywords: 'after pay paid payment order next steps happens details form',
    text: 'We confirm your order by e-mail and ask for the details the reading needs: names and birth dates, or a trade name. From then on your order shows its stage and when it is due, which is within 24 hours for reports, blueprints and video readings.',
    url: '/terms',
  },
];

/** What people ask who have ordered and wait, or cannot get in. */
const waitingForSomething = (site: Site) => [
  {
    id: 'where',
    title: 'Where your report, reading or video is',
    keywords:
      'where is my report reading video pdf order ready status track still waiting nothing came arrived paid yesterday details form late get see find received receive',
    text: 'The page of your order shows where it stands and when it is due: in the portal, or by the link in our letter. Reports, blueprints and videos are due within 24 hours of your payment and your details reaching us. If it says that it waits for your details, they are the one thing still missing; if it says “Payment on its way”, your bank needs a few days.',
    url: '/portal/orders',
  },
  {
    id: 'letter',
    title: 'A letter from us that did not arrive',
    keywords:
      'did not get receive any no email mail letter arrived missing confirmation spam folder never came booking quiz report',
    text: `Please look in your spam folder first, then whether the address was typed without a slip. What you bought is also in the portal, for the same address. If it is nowhere, write to ${site.contactEmail} from the address you used, and a person looks into it.`,
    url: '/contact',
  },
  {
    id: 'guest',
    title: 'Into the portal after buying as a guest',
    keywords: 'guest bought portal get into without password link passkey letter old new',
    text: 'On the sign-in page, “E-mail me a sign-in link” needs no password: use the address you paid with. A link in an older letter may have run out; the newest one works. What was bought as a guest appears in the account of the same address.',
    url: '/login',
  },
  {
    id: 'keeping',
    title: 'Reading, printing and keeping what you bought',
    keywords:
      'print printed printing post posted paper download save pdf keep long access documents again resend lost phone watch device browser how open',
    text: 'Reports and blueprints are PDFs, to download and print at home on A4 or US Letter; we post nothing on paper. Videos play in the browser, on a phone as well. Both stay with the order: in your portal, and for guests by the link in our letter for a year. Neither needs an account.',
    url: '/portal/orders',
  },
];

/** What the numbers are taken from, as people doubt it. */
const namesAndDates = [
  {
    id: 'names',
    title: 'Which name counts, and why we ask for a birth date',
    keywords:
      'why need birth date name which use married marriage maiden changed adopted adoption nickname middle names count full passport order stage fake birth time hour unknown twin twins',
    text: 'The Life Path is counted from your birth date; the hour of birth is not needed. Expression and Soul Urge come from the full name given at birth, middle names included, also after marriage or adoption. A nickname is what we call you by, and is not counted. Twins share the Life Path and differ in their names.',
    url: '/numbers',
  },
  {
    id: 'systems',
    title: 'Other sites, other systems',
    keywords:
      'different another site calculator wrong number chaldean pythagorean better system school lucky difference',
    text: 'Sites add a birth date in different ways and treat master numbers differently, so results can differ; ours are shown with their working. Pythagorean and Chaldean give letters different values, and neither is the better one: each is consistent in itself.',
    url: '/numbers',
  },
];

const buyingAndPaying = (site: Site) => [
  {
    id: 'discount',
    title: 'Discounts and offers',
    keywords:
      'discount cheaper cheapest less sale black friday student price reduced reduction offer afford too much expensive budget money free option haggle lower deal special bundle two unemployed',
    text: 'Prices are the same for everybody, so neither I nor anybody else can lower one in the chat. The quiz and the compatibility page are free, the Mini Video Reading has its own offer for 24 hours after the quiz, and some of our letters carry a discount code.',
    url: '/quiz',
  },
  {
    id: 'code',
    title: 'A code that does not work',
    keywords: 'code coupon does not work invalid expired renew again ended SOUL RETURN10 used',
    text: 'A code from our letters holds for 48 hours, once, and for the address it was sent to. The checkout says which of these is the matter. A code that has run out is not renewed by the chat; a person can look at it.',
    url: '/faq#discount-code',
  },
  {
    id: 'paying',
    title: 'Paying in parts, and other ways to pay',
    keywords:
      'instalments installments parts split monthly klarna paypal apple google cash cards accept visa mastercard amex dollars currency euro transfer which',
    text: 'By card (Visa, Mastercard, American Express) or by SEPA direct debit, in euros and in one sum; the membership is charged each month by itself until you cancel it. Cash, PayPal and Klarna are not possible.',
    url: '/faq#how-can-i-pay',
  },
  {
    id: 'vat',
    title: 'VAT, invoices and company details',
    keywords: 'vat tax include included invoice bill number add billing taxes zero',
    text: `Prices are what you pay, tax included. Each paid order gets a numbered PDF receipt by ${imprintOf(site)[0]}, in the letter and on the page of the order. If it has to name your company, its address or its VAT number, tell a person: write “human” here, with the order’s number.`,
    url: '/faq#where-is-my-receipt',
  },
];

const giftsAndOffers = (site: Site) => [
  {
    id: 'gifts',
    title: 'A gift for somebody else',
    keywords:
      'gift gifts voucher present card give surprise christmas birthday mother friend expire valid redeem exchange',
    text: 'On the page for gifts you choose a reading or an amount, write a few words, and say on which day we send it; the card comes as a PDF and as a picture. Whoever receives it gives their own name and birth date, and may exchange it for something else of the same value. How long it can be redeemed stands on that page and on the card.',
    url: '/gifts',
  },
  {
    id: 'offer',
    title: 'The offer after the quiz',
    keywords: 'offer 24 hours quiz mini reading real end missed again',
    text: 'Whoever has taken the quiz sees the Mini Video Reading at a lower price for 24 hours. The end is real: after it the reading costs what its page says, and a second quiz with the same details begins no second offer.',
    url: '/checkout/mini-reading',
  },
  {
    id: 'events',
    title: 'Events',
    keywords: 'event events workshop webinar group circle evening join seat',
    text: 'The page of events lists what is planned, with its time on your own clock, its price and the seats that are left. If it is empty, nothing is planned at the moment.',
    url: '/events',
  },
  {
    id: 'no-account',
    title: 'Whether it needs an account',
    keywords: 'account need necessary must register',
    text: 'No. The quiz, booking and buying work without one: what you bought is on a page of its own, which our letter links to. An account keeps all of it in one place.',
    url: '/signup',
  },
  {
    id: 'bot',
    title: 'Who answers here',
    keywords: 'bot robot machine program chat answers who',
    text: `Yes, here a program answers, from the pages of this site. Behind ${site.guide} there are people: write “human”, and one of them takes over.`,
    url: '/contact',
  },
  {
    id: 'personal-year',
    title: 'The Personal Year',
    keywords: 'personal year current cycle nine calculate',
    text: 'The Personal Year is counted from the day and month of your birth and the current year. It names the theme of the twelve months from January to December, one of nine that follow each other. The page “Your year” counts yours free of charge.',
    url: '/your-year',
  },
];

const sessionsAsked = [
  {
    id: 'book',
    title: 'Free times, and booking without an account',
    keywords:
      'time free times next week monday tuesday wednesday thursday friday saturday sunday weekend weekends evening evenings available availability appointment book session without account guest single one how do price cost',
    text: 'The booking page shows the free times by your own clock; choose one, pay, and it is yours. No account is needed. Sessions of a package are booked from its order.',
    url: '/book',
  },
  {
    id: 'online',
    title: 'Sessions are online',
    keywords:
      'online zoom person video call meet office visit where takes place session partner couple both join prepare',
    text: 'Sessions are online, by a meeting link that opens ten minutes before the start. For two of you there are couple sessions, where both charts are on the table. You need nothing but your questions: we prepare the chart from name and birth date.',
    url: '/book',
  },
];

const whereWeAre = (site: Site) => ({
  id: 'imprint',
  title: 'Where we are',
  keywords:
    'where based located location country city company legal business address who behind website paying owner runs',
  text: `${imprintOf(site).join(', ')}. Readings and sessions are online, so it does not matter where you are.`,
  url: '/contact',
});

const readingsAndPages = [
  {
    title: 'Comparing two people',
    keywords: 'compatibility compatible partner couple love match relationship compare two birth dates free',
    text: 'You can compare two birth dates free of charge on the compatibility page. It shows what the two numbers make together and the bridge between them; there are no percentages.',
    url: '/compatibility',
  },
  {
    title: 'The courses',
    keywords:
      'course courses learn study beginner beginners become 101 lessons modules advanced readings certification practitioner training',
    text: 'Numerology 101 starts from nothing: eight modules, about four hours of reading and exercises, open to members of the Soul Circle. Advanced Readings takes up where it leaves off: six modules, about two hours, given to members who have finished Numerology 101. The Certification Program is being prepared and cannot be booked yet.',
    url: '/portal/courses',
  },
  {
    title: 'What customers say',
    keywords:
      'review reviews testimonials testimonial experience customers say opinions trust legit genuine scam',
    text: 'The testimonials page has what people wrote, and marks each sample as one. If you want to be sure first, the free quiz costs nothing and every paid reading has a 30-day guarantee.',
    url: '/testimonials',
  },
  {
    title: 'Calculating a number yourself',
    keywords: 'calculator calculate work out by hand own number numbers meaning meanings list all',
    text: 'The numbers pages explain each number from 1 to 9 and the master numbers 11, 22 and 33, and have a calculator that shows its working.',
    url: '/numbers',
  },
  {
    title: 'Unsubscribing from our letters',
    keywords:
      'unsubscribe stop emails newsletter mail spam marketing letters preferences too many never signed up asked sending',
    text: 'Every letter that is not about an order, a session or your account has an unsubscribe link at its foot. In the portal, under Email Automation, you can choose which letters you would like.',
    url: '/portal/emails',
  },
];

type AssistantFact = {
  /** By which evidentQuestions name it. */
  id?: string;
  title: string;
  keywords: string;
  text: string;
  url: string;
};

/** Things visitors ask that no single page is headed by. Each fact stands on the page it names. */
export const assistantFacts = (site: Site): AssistantFact[] => [
  reachingUs(site),
  ...accountsAndOrders,
  ...waitingForSomething(site),
  ...namesAndDates,
  ...buyingAndPaying(site),
  ...giftsAndOffers(site),
  ...sessionsAsked,
  whereWeAre(site),
  ...readingsAndPages,
];

/** What people call our products: clearly, or with a word that means one only where somebody is buying. */
export const productAliases: Record<WrittenProductId, { clear: string[]; loose: string[] }> = {
  'mini-reading': { clear: ['mini reading', 'mini video', 'mini video reading'], loose: ['short video'] },
  report: { clear: ['personal report', 'starter'], loose: ['report', 'pdf'] },
  'video-reading': { clear: ['video reading', 'deep dive'], loose: ['video', 'recorded reading'] },
  transformation: { clear: ['transformation', 'transformation package', 'transformational'], loose: [] },
  'vip-blueprint': { clear: ['vip', 'vip blueprint', 'yearly blueprint', 'vip yearly blueprint'], loose: [] },
  'couples-snapshot': { clear: ['snapshot', 'mini couples', 'couples snapshot'], loose: [] },
  'couples-blueprint': {
    clear: ['soulmates', 'karmic bonds', 'couples compatibility', 'couples reading', 'couples blueprint'],
    loose: ['love reading', 'couple reading'],
  },
  'union-path': { clear: ['union path'], loose: ['couple sessions'] },
  'business-blueprint': { clear: ['business blueprint', 'business reading', 'business report'], loose: [] },
  'brand-alignment': { clear: ['brand alignment'], loose: ['brand call'] },
  'ceo-mentorship': { clear: ['ceo', 'mentorship', 'ceo mentorship'], loose: ['mentoring'] },
  membership: { clear: ['membership', 'soul circle', 'circle'], loose: ['subscription'] },
};

export const faqKeywords: Record<string, string> = {
  'which-reading-first': 'begin beginner new choose best first which product package recommend difference',
  'what-is-in-the-report': 'personal report contents page pages include included contain pdf length',
  'when-does-it-arrive':
    'delivery deliver time long wait late receive when ready hours report video order arrived fast quick',
  'who-makes-the-readings': 'ai computer software generated human person real handmade automatic',
  'report-name-misspelt': 'wrong mistake typo misspelled spelling correct change name report again redo',
  'gift-for-someone': 'gift present friend mother sister somebody someone else other person buy for',
  'how-can-i-pay':
    'payment pay paypal card credit visa mastercard sepa bank transfer apple klarna method instalments american express amex vat tax including price buy without account guest',
  'sepa-takes-days': 'sepa bank debit pending payment on its way nothing arrived',
  'thirty-day-refund': 'money back return guarantee refundable disappointed dissatisfied unhappy like report',
  'withdrawal-box':
    'withdraw withdrawal right cancel order start now later begin wait 14 days checkbox box eu consumer',
  'discount-code': 'coupon voucher promo promotion discount code SOUL RETURN10 reduction cheaper',
  'where-is-my-receipt': 'invoice receipt bill vat tax document credit note download print',
  'what-members-get':
    'membership soul circle benefits include monthly subscription worth perks members letter month sessions come',
  'cancel-membership':
    'cancel membership subscription stop end quit leave unsubscribe soul circle monthly charged again',
  'membership-charge-failed': 'membership payment failed declined card expired update charge',
  'book-a-session': 'book booking session appointment consultation schedule slot live credit',
  'session-time-zone': 'time zone timezone local hours abroad country clock session',
  'move-a-session':
    'reschedule move postpone change cancel session appointment booking another day miss missed happens',
  'join-a-session': 'join zoom video call link session long last minutes duration meeting',
  'how-life-path-is-calculated': 'calculate life path formula method sum add how work',
  'master-numbers': 'master number numbers 11 22 33 eleven special',
  'letter-y-and-accents': 'letter y vowel accent accents alphabet cyrillic arabic umlaut foreign names',
  'is-numerology-scientific':
    'science scientific scientifically proof evidence real true believe predict future fortune accurate',
  'who-sees-my-data': 'privacy data gdpr private secure safe share sell cookies see birth date name',
  'delete-my-account': 'delete erase remove account data export download gdpr close',
};
