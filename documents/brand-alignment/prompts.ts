import type { Digit } from '../../numerology/index.ts';

/** What a worksheet asks its owner to write, find out and try: by the number of the name, so that no two names do the same exercises. */
interface Prompts {
  /** Before the first page is turned. */
  begin: readonly [string, string, string];
  /** Under two characters, and under one. */
  two: readonly [string, string, string];
  one: readonly [string, string];
  voice: readonly [string, string];
  /** Above and below the rings. */
  fit: string;
  fewest: string;
  tests: readonly { title: string; text: string }[];
}

export const prompts: Record<Digit, Prompts> = {
  1: {
    begin: [
      'What existed nowhere before I began to offer it',
      'Whom I would hire if they copied me, and why I have not',
      'The decision about this business that nobody else was allowed to make',
    ],
    two: [
      'A moment when the first character went ahead and it was right to',
      'What the second one would have prevented',
      'Which of them writes our first line, and what that line is',
    ],
    one: [
      'The last time we were first with something',
      'Where we have lately followed somebody, without saying so',
    ],
    voice: [
      'Our beginning in one sentence that starts with a verb',
      'A line of ours in which somebody hides behind "we"',
    ],
    fit: 'A 1 on the sign asks who is in front. Colour the rings by how much of the front you really are on a tired day.',
    fewest: 'The line with the fewest rings: what I would have to decide alone',
    tests: [
      {
        title: 'The empty street',
        text: 'Imagine yours is the only lit window. Does the name bring somebody across?',
      },
      { title: 'The copy', text: 'A rival takes three letters of it. Is what is left still you?' },
      {
        title: 'The first word',
        text: 'Answer the telephone with it ten times. Do you stand up straighter?',
      },
      { title: 'The founder away', text: 'Have somebody else introduce it for you. What do they leave out?' },
    ],
  },
  2: {
    begin: [
      'Whose trouble this business understands better than others do',
      'The customer I would ring if I had a doubt',
      'What we have learnt by listening that cannot be seen in the window',
    ],
    two: [
      'Somebody who trusted the first character, and how it was shown',
      'When the second one spoke up in time',
      'Which of the two should read the complaints',
    ],
    one: ['A time we heard what a customer had not said', 'A place where we talk before we have asked'],
    voice: [
      'A question that we could ask instead of our slogan',
      'A sentence of ours that nobody could answer',
    ],
    fit: 'A 2 on the sign promises somebody who listens. Colour the rings by how well you still do it at half past five.',
    fewest: 'The line with the fewest rings: whom I could ask to sit beside me in it',
    tests: [
      { title: 'The whisper', text: 'Say the name softly across a table. Does it still arrive?' },
      {
        title: 'The recommendation',
        text: 'Hear a customer tell a friend about you. Do they get the name right?',
      },
      {
        title: 'The partner',
        text: 'Put it beside the name of somebody you would like to work with. Who looks out of place?',
      },
      { title: 'The apology', text: 'Sign a letter of regret with it. Does it sound sorry?' },
    ],
  },
  3: {
    begin: [
      'What people tell each other about us when they laugh',
      'A thing we do for the pleasure of it and never charged for',
      'What would be missing from the street if we closed',
    ],
    two: [
      'The best story the first character ever gave us',
      'What the second one had to tidy up afterwards',
      'Which of them I would send to a party, and in what',
    ],
    one: [
      'Something of ours that was passed on by word of mouth',
      'Where we have become solemn without noticing',
    ],
    voice: [
      'The same offer, as it would be told in a queue',
      'The dullest line we have, and what it was afraid of',
    ],
    fit: 'A 3 on the sign promises good spirits. Colour the rings by how many of them are your own and how many are paint.',
    fewest: 'The line with the fewest rings: what would make it fun again',
    tests: [
      {
        title: 'The party',
        text: 'Tell a stranger the name over music. Do they ask what it is, or ask again?',
      },
      { title: 'The nickname', text: 'Wait a week and see how people shorten it. Can you live with that?' },
      { title: 'The rhyme', text: 'What does a rude child make of it? Better to know now.' },
      { title: 'The sad day', text: 'Read it out on a morning when nothing is funny. Does it still hold?' },
    ],
  },
  4: {
    begin: [
      'What we have never once delivered late',
      'The tool, recipe or form without which we could not open tomorrow',
      'What a customer may rely on that stands nowhere in writing',
    ],
    two: [
      'Something the first character promised and kept to the day',
      'A rule the second one was right to bend',
      'Which of them should hold the keys, and which the calendar',
    ],
    one: ['The oldest promise that we still keep', 'A promise on our pages that nobody checks'],
    voice: [
      'What we do, in numbered steps, the first in five words',
      'A claim of ours with no fact behind it',
    ],
    fit: 'A 4 on the sign promises that it will hold. Colour the rings by what has held this month.',
    fewest: 'The line with the fewest rings: the one repair that would do most for it',
    tests: [
      { title: 'The form', text: 'Write it into a box for twelve letters. What is lost?' },
      {
        title: 'The stamp',
        text: 'Imagine it an inch wide in one colour, on a delivery note. Can it be read?',
      },
      { title: 'The dictation', text: 'Dictate address and name once. How much came back right?' },
      {
        title: 'The tenth year',
        text: 'Say: we have been called that for ten years now. Notice whether you smile.',
      },
    ],
  },
  5: {
    begin: [
      'What we do differently from a year ago',
      'The strangest request we have said yes to',
      'What a visitor finds here that was not here last month',
    ],
    two: [
      'A risk which the first character took, and what came in by that door',
      'What the second one insists on keeping as it is',
      'Which of them I would send abroad',
    ],
    one: [
      'The last thing we tried without knowing how it would end',
      'What we keep only because changing it is a nuisance',
    ],
    voice: [
      'The offer, short enough for the side of a van',
      'A sentence that has stood there since the beginning and is no longer true',
    ],
    fit: 'A 5 on the sign promises fresh air. Colour the rings by how often you open the window yourself.',
    fewest: 'The line with the fewest rings: what I would try there for a fortnight',
    tests: [
      { title: 'The station', text: 'Have it called out over a loudspeaker. Would you turn round?' },
      {
        title: 'The other trade',
        text: 'Sell something quite different under it for five minutes. Does it come along?',
      },
      { title: 'Abroad', text: 'Ask somebody with another mother tongue to read it. What do they hear?' },
      { title: 'The thumb', text: 'Type it on a telephone while walking. How often did you go back?' },
    ],
  },
  6: {
    begin: [
      'Who is better off at home because of us',
      'What we would do for a regular that stands on no price list',
      'The person who taught me to look after people in this way',
    ],
    two: [
      'Somebody whom the first character made to feel at home',
      'What the second one says when kindness is being used',
      'Which of them should greet, and which should send the bill',
    ],
    one: [
      'A customer who came back for us rather than for the goods',
      'Where we look after everyone except the one who pays',
    ],
    voice: [
      'What we would say to a guest with wet shoes',
      'A line of ours that leaves people standing in the hall',
    ],
    fit: 'A 6 on the sign promises to look after people. Colour the rings by what is left over in the evening for you.',
    fewest: 'The line with the fewest rings: who could look after me in it',
    tests: [
      { title: 'The mother', text: 'Tell it to somebody who worries about you. What is the first question?' },
      { title: 'The doormat', text: 'Picture it at floor level, wet. Is it still a welcome?' },
      { title: 'The bill', text: 'Put a large sum under it. Does the name blush?' },
      { title: 'The succession', text: 'Imagine a niece takes it over. Would she keep the name?' },
    ],
  },
  7: {
    begin: [
      'What I know about this trade that took me years to find out',
      'A question from a customer which I could not answer at once, and what I did',
      'What we leave undone on purpose',
    ],
    two: [
      'When the first character was right and nobody thanked it',
      'What the second one would explain more simply',
      'Which of the two should be asked, and which should answer the bell',
    ],
    one: [
      'Something that we checked although nobody would have noticed',
      'A place where we are exact about what interests only us',
    ],
    voice: [
      'The same claim with its evidence, in under twenty words',
      'A sentence of ours that would not survive the question "how do you know?"',
    ],
    fit: 'A 7 on the sign promises that somebody has thought about it. Colour the rings by how recently that was.',
    fewest: 'The line with the fewest rings: what I would have to find out first',
    tests: [
      { title: 'The footnote', text: 'Set it in small type under something serious. Does it belong there?' },
      { title: 'The expert', text: 'Say it to somebody who knows more than you. What do they assume?' },
      { title: 'The search', text: 'Look it up with one letter wrong. Whom do you find instead?' },
      {
        title: 'The silence',
        text: 'Say it and then nothing for ten seconds. Who spoke first, and what was said?',
      },
    ],
  },
  8: {
    begin: [
      'The figure of this business that I am proudest of',
      'What it would have to earn to be worth my Saturdays',
      'The decision that I am paid for',
    ],
    two: [
      'A sum which the first character could name without clearing its throat',
      'What the second one gives away, and rightly',
      'Which of them negotiates, and which of them signs',
    ],
    one: ['The best price we ever got, and why it was fair', 'Where we look larger than we are'],
    voice: [
      'What a customer gains, in a unit that can be counted',
      'A line that sounds important and says nothing',
    ],
    fit: 'An 8 on the sign promises weight. Colour the rings by what you could carry if it were twice as much.',
    fewest: 'The line with the fewest rings: what it costs me as it is, in a figure',
    tests: [
      { title: 'The bank', text: 'Say it to a counter clerk with a straight face. Was yours the only one?' },
      { title: 'The brass plate', text: 'Picture it engraved. Would you be embarrassed by the expense?' },
      { title: 'The bad year', text: 'Imagine it at the head of a reminder. Does it keep its dignity?' },
      { title: 'The sale', text: 'Somebody offers to buy only the name. What is it worth to you?' },
    ],
  },
  9: {
    begin: [
      'Who profits from our work without ever buying anything',
      'What I would go on doing if the money were settled',
      'A belief of ours that has cost us a customer',
    ],
    two: [
      'Something which the first character gave away, and what came back',
      'When the second one reminded us of the rent',
      'Which of them speaks to the newspaper',
    ],
    one: ['A person we helped who could not pay', 'A good intention of ours that has stayed one'],
    voice: [
      'What it is all for, without a single large word',
      'A sentence about values which any other business could have signed',
    ],
    fit: 'A 9 on the sign promises that it is about more than you. Colour the rings by how much of that fits into an ordinary day.',
    fewest: 'The line with the fewest rings: what I would have to stop doing for it',
    tests: [
      { title: 'The child', text: 'Explain the name to somebody of eight. Do they want to help?' },
      { title: 'The other side of town', text: 'Say it where nobody knows you. Do they feel meant?' },
      { title: 'The cause', text: 'Put it under an appeal for something good. Would you be believed?' },
      { title: 'The farewell', text: 'Imagine it on the last invoice of all. Is it a name to have been?' },
    ],
  },
};
