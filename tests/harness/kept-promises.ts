import type { Goods } from './bought-goods.ts';

/** What was found that keeps a promise, in words for the table; nothing where it was not found. */
export type Evidence = (goods: Goods) => string | false | undefined;

const PERSON = 'by the practitioner: ';
const quoted = (words: readonly string[]) => words.map((word) => `“${word}”`).join(', ');

/** A PDF of so many pages, under a title of its own. */
const pages =
  (count: number): Evidence =>
  ({ pdf, page }) => {
    const [document] = page.deliveries.flatMap(({ documents }) => documents);
    return document && pdf?.pages.length === count && `“${document.title}”, a PDF of ${count} pages`;
  };
/** A figure, by what it is called for those who cannot see it. */
const figure =
  (words: RegExp): Evidence =>
  ({ pdf }) => {
    const [alt] = words.exec(pdf?.objects ?? '') ?? [];
    return alt && `a figure, “${alt}”`;
  };

/** Chapters whose titles begin so, in this order. */
const chapters =
  (...beginnings: string[]): Evidence =>
  ({ pdf }) => {
    const found = beginnings.map((words) => pdf?.outline.find((title) => title.startsWith(words)));
    return found.every((title) => title !== undefined) && `chapters ${quoted(beginnings)}`;
  };

/** Words that are printed on its pages. */
const printed =
  (said: string, ...patterns: RegExp[]): Evidence =>
  ({ pdf }) => {
    const text = pdf?.pages.map((page) => page.text).join('\n') ?? '';
    return patterns.every((pattern) => pattern.test(text)) && said;
  };
const all =
  (...parts: Evidence[]): Evidence =>
  (goods) => {
    const found = parts.map((part) => part(goods));
    return found.every(Boolean) && found.join('; ');
  };

const madeInTime: Evidence = ({ dueHours, page }) =>
  dueHours[0] === 24 &&
  page.deliveries[0]?.stage === 'delivered' &&
  'promised for 24 hours after the details, made before; on the order page and in the portal';
const recordedInTime: Evidence = ({ dueHours, film }) =>
  dueHours[0] === 24 &&
  film?.card.state === 'ready' &&
  film.source !== undefined &&
  `${PERSON}due 24 hours after the details; released, it plays on the order page and in the portal`;
const film =
  (minutes: number): Evidence =>
  (goods) =>
    goods.film?.minutes === minutes &&
    goods.film.card.length === `${minutes} min` &&
    `${PERSON}the desk asks for ${minutes} minutes, the portal shows “${minutes} min”`;
/** What she has before her while she records. */
const spoken =
  (title: string, said: string): Evidence =>
  (goods) =>
    goods.film?.chapters.includes(title) && `${PERSON}chapter “${title}” of the desk, with ${said}`;

const sessions =
  (count: number, minutes: number): Evidence =>
  (goods) =>
    goods.sessions?.count === count &&
    goods.sessions.minutes === minutes &&
    `${count} ${count === 1 ? 'credit' : 'credits'} for “${goods.sessions.sessionType}”, booked as ${minutes} minutes`;
const notes: Evidence = (goods) =>
  Boolean(goods.sessions?.notes) && `${PERSON}the notes she writes stand beside the session in the portal`;
const movable: Evidence = (goods) =>
  goods.sessions?.mayChange.before === true &&
  goods.sessions.mayChange.after === false &&
  'could be moved 25 hours before its start, and no more at 23';
const chosenTime: Evidence = (goods) =>
  Boolean(goods.sessions) && movable(goods) && `booked at an hour of her choice; ${movable(goods)}`;
const prepared =
  (people: number, extra: 'questions' | 'trade' | 'none'): Evidence =>
  ({ sessions: held }) => {
    const sheet = held?.preparation;
    const has = {
      questions: sheet?.notes[0]?.questions.length === 1,
      trade: sheet?.trade?.counted.length === 2,
      none: true,
    };
    const said = { questions: ' and her question', trade: ' and the trade name in both systems', none: '' };
    return (
      sheet?.notes.length === people &&
      has[extra] &&
      `the office’s sheet for the first session holds ${people === 1 ? 'her chart' : 'both charts'}${said[extra]}`
    );
  };

const letterByLetter = printed('the letters with their values are printed', /(?:[A-Z]\n[1-9]\n){3}/);

/** Each line that a product page or a card promises, with how it is found among what the buyer holds. */
export const keptPromises: Record<string, Evidence> = {
  'A 15-minute video, recorded personally for you': film(15),
  'Life Path, Expression and Soul Urge, and how they pull together': all(
    spoken('The chart', 'the core numbers'),
    spoken('What stands out', 'what repeats and what pulls'),
  ),
  'The sums shown, so you can check them': spoken('The chart', 'every working'),
  'Ready within 24 hours, kept in your portal to watch again': recordedInTime,
  '20 pages in all: a 15-page reading and a 5-page year-ahead forecast': all(
    pages(20),
    chapters('The reading', 'The year ahead'),
  ),
  '5 core numbers: Life Path, Expression, Soul Urge, Personality and Birthday': chapters(
    ...['Life Path', 'Expression', 'Soul Urge', 'Personality', 'Birthday'],
  ),
  'Pinnacles, cycles, karmic lessons and your Lo Shu grid': chapters(
    ...['Pinnacles', 'Your cycles', 'Karmic lessons', 'Your Lo Shu grid'],
  ),
  'Your next twelve months on a drawn wheel': all(
    chapters('Personal year'),
    figure(/Wheel of twelve months/),
  ),
  'Every calculation printed, letter by letter': letterByLetter,
  'A PDF in your portal within 24 hours': madeInTime,
  '15-page personal report': all(pages(20), chapters('The reading')),
  'A 5-page year-ahead forecast with it': chapters('The year ahead'),
  'Five core numbers, each with its working': all(
    chapters('Life Path', 'Expression', 'Soul Urge', 'Personality', 'Birthday'),
    letterByLetter,
  ),
  'PDF within 24 hours': madeInTime,
  '45 minutes in all, recorded personally for you': film(45),
  'A 30-minute reading of your chart as a whole': all(film(45), spoken('The chart', 'the whole chart')),
  '15 minutes of answers to your own questions': spoken('The questions', 'what she asked'),
  'The calculations shown as they are discussed': spoken('The chart', 'every working'),
  '30-minute video reading, made for you': film(45),
  '15 minutes more for your own questions': spoken('The questions', 'what she asked'),
  'Ready to watch within 24 hours': recordedInTime,
  'Yours to replay in the portal': recordedInTime,
  'Three live 45-minute sessions, each in a 60-minute slot so nobody has to rush': sessions(3, 60),
  'Your chart and questions prepared before we first meet': prepared(1, 'questions'),
  'Written notes in your portal after each session': notes,
  'WhatsApp support for 30 days': ({ page }) =>
    page.whatsApp &&
    (new Date(page.whatsApp.until).getTime() - new Date(page.placedAt).getTime()) / 86_400_000 === 30 &&
    'the shop’s number, and the last of 30 days, on the order page',
  'Reschedule up to 24 hours before': movable,
  '3 x 45-minute live sessions': sessions(3, 60),
  'Notes after every session': notes,
  'Times you choose, and can move': chosenTime,
  '12 monthly live sessions of 60 minutes, one to one': sessions(12, 60),
  'A 24-page yearly blueprint, drawn up for you as a PDF': pages(24),
  'The blueprint within 24 hours; sessions at times you choose': all(madeInTime, chosenTime),
  'A 6-page PDF for the two of you': all(pages(6), printed('both names in it', /Maya/, /Jonas/)),
  'Both sets of core numbers, with the working': chapters('Two charts side by side', 'The working'),
  'What each pair makes together, and the bridge between': all(
    chapters('Life Path', 'Four more pairs'),
    printed('the word bridge beside each difference', /bridge/i),
  ),
  'No invented percentages': ({ pdf }) =>
    pdf && !pdf.pages.some(({ text }) => /\d ?%/.test(text)) && 'no percentage on any page',
  'In your portal within 24 hours': madeInTime,
  'A 16-page PDF for the two of you': all(pages(16), printed('both names in it', /Maya/, /Jonas/)),
  'Each pair of core numbers read in turn: both numbers, their sum and their difference': all(
    chapters('Life Path', 'Expression', 'Soul Urge', 'Personality', 'Birthday'),
    printed(
      '“What you make together” and “The step between you”',
      /what you make together/i,
      /the step between you/i,
    ),
  ),
  'The families of numbers you share, and the ones you do not': printed(
    'families of numbers',
    /famil(y|ies)/i,
  ),
  'Karmic lessons of both charts, side by side': chapters('Karmic lessons, side by side'),
  'Every calculation printed, with no invented percentages': all(
    letterByLetter,
    ({ pdf }) => pdf && !pdf.pages.some(({ text }) => /\d ?%/.test(text)) && 'no percentage on any page',
  ),
  'Three live couple sessions of 60 minutes': sessions(3, 60),
  'Both charts prepared before the first session': prepared(2, 'none'),
  'One thing for each of you to try between sessions': notes,
  'A 14-page PDF about you and your business': all(pages(14), printed('the trade name in it', /Slow Bread/)),
  'The business name in both systems, Pythagorean and Chaldean': printed(
    'both tables named',
    /Pythagorean/,
    /Chaldean/,
  ),
  'Your own core numbers beside it, and how the two get on': chapters('Your own numbers', 'You and the name'),
  'Good days for a launch': chapters('Good days for a launch'),
  'An 8-page brand worksheet as a PDF': pages(8),
  'The name read in both systems, with the working shown': all(
    chapters('The name, letter by letter'),
    printed('both tables named', /Pythagorean/, /Chaldean/),
  ),
  'A 30-minute call to go through it together': sessions(1, 30),
  'Written notes in your portal after the call': notes,
  'The worksheet within 24 hours; the call at a time you choose': all(madeInTime, chosenTime),
  'Three monthly live sessions of 60 minutes, one to one': sessions(3, 60),
  'Your chart and your company name prepared before we first meet': prepared(1, 'trade'),
  'Your personal year and months set against the plans you bring': ({ sessions: held }) => {
    const [notesOf] = held?.preparation.notes ?? [];
    return notesOf?.year.months.length === 12 && 'the office’s sheet holds her year and its twelve months';
  },
  'Your personal-month letter by e-mail on the 1st': ({ circle }) =>
    circle?.letter.day.endsWith('-01') && `a letter on ${circle.letter.day}: “${circle.letter.subject}”`,
  'A calendar feed of your personal days, for your phone or computer': ({ circle }) =>
    circle && circle.days >= 365 && `a feed of ${circle.days} days`,
  'The Numerology 101 course: 8 modules, about 4 hours': ({ circle }) => circle?.courses.first.join(),
  'After it Advanced Readings: 6 modules, about 2 hours': ({ circle }) =>
    circle?.courses.then.find((course) => course.startsWith('Advanced Readings')),
  'Cancel anytime in two clicks; it runs to the end of the month you paid for': ({ circle }) =>
    circle?.cancelled.state === 'ending' &&
    circle.cancelled.runsToEnd &&
    'cancelled, and runs to the day it is paid for',
};
