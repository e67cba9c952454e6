import type { Digit, Triad } from '../../numerology/index.ts';

/** A number that the name lacks and the chart has, as it shows between two people. The name is put in for `~`. */
export const suppliedAtHome: Record<Digit, string> = {
  1: '~ decides, after a breath in which it is settled that one may. Leave that breath alone at home. Whoever fills it with a suggestion gets the suggestion, and a small sigh after supper.',
  2: 'Closeness is meant here, and done on purpose. ~ asks what is the matter and wants the real answer; a shrug is taken at its word. Say it in a whole sentence, and you will be heard better than by those who guess.',
  3: '~ can be very funny at table and would like to know, afterwards, that it was so. Say it on the way home. A voice that somebody has put together alone is glad of one plain word about it.',
  4: 'The order in the house, where it is the work of ~, has a reason for each of its hooks. Ask for the reason before you move the hook. It is usually a good story, and sometimes the hook may go.',
  5: 'When something new is on the way, ~ goes along, and needs an evening before it. Tell early, promise nothing, and do not mistake the evening for a no. On the road there is no better company.',
  6: 'What ~ does for the household was thought of by ~ alone, so it can look unlike care. Look again: the tyres are pumped, the form is filled in. Thank for these as one would for flowers.',
  7: 'Quiet is a thing that ~ has to go and fetch. A closed door means an errand, and no quarrel. Agree on a sign for it, and on the hour at which supper is allowed to knock.',
  8: '~ knows what things cost, having asked. In money matters between you, put the papers on the table and let ~ ask again, in full; it takes an hour, and nothing stays in the corner afterwards.',
  9: 'Letting go is done here thoroughly and not quickly. ~ will give away nearly everything, in time, and wants to tell the story of it first. Be the one who listens, and the attic will be empty by spring.',
};

/** A gap in a name, as it shows between two people: by the family of its owner's Life Path. The name is put in for `~`. */
export const lessonsAtHome: Record<Digit, Record<Triad, string>> = {
  1: {
    mind: '~ knows very well what would be right and waits for somebody else to say it. At home it helps to ask twice, and to leave the second silence alone until an answer has grown in it.',
    business:
      'Others are led with ease, and the own wish goes to the end of the list. ~ might practise with small orders: this film, that table, the window open. Nobody will be inconvenienced as much as was feared.',
    creative:
      '~ would rather be liked than first. Going ahead feels rude. Let there be one evening a week which ~ decides alone, bad choices included, and let it pass without a vote.',
  },
  2: {
    mind: 'Thoughts come quickly here, and the other person is met with a conclusion. ~ learns to stop one sentence earlier and to ask what the day was like, before explaining it.',
    business:
      'Where ~ is at work, things get done, and feelings are told to wait outside. Ten minutes after coming home, without telephone or advice, would teach more than a whole weekend of good intentions.',
    creative:
      'So much is given that nobody notices how little is asked. ~ has to learn the small exchange, yours and then mine, and to hear a no without taking it for the end of the party.',
  },
  3: {
    mind: 'What ~ feels is kept under glass, well ordered and out of reach. Say one thing aloud each evening that is neither useful nor certain. It may be silly; it ought to be.',
    business:
      'Play is put off until the work is done, and so it is put off. ~ could be taken dancing without notice. Praise that is only thought of does not reach the person across the table.',
    creative:
      '~ has the colours and doubts the picture. At home this shows as a joke in place of a sentence. Hold the joke back once a week, and let what stood behind it come forward.',
  },
  4: {
    mind: 'The plan is splendid and the light bill lies under it. ~ can learn order as one learns a language, in daily phrases: keys here, post there, and the appointment in the shared book at once.',
    business:
      'Large matters are managed and small ones mislaid. ~ needs one dull habit at home that is never discussed. Once it stands, the household forgives a good deal.',
    creative:
      'A room is filled with beginnings. ~ might finish one thing a month in company, with somebody holding the other end of the shelf, and be applauded for the screws.',
  },
  5: {
    mind: 'Change is considered from all sides until the season is over. ~ should sometimes say yes before thinking. A train for an hour, an unknown dish: the practice is harmless, and the freedom real.',
    business:
      '~ holds on to what works and calls it prudence. When the other one wants something new, the first answer might be "when?" rather than "why?". The accounts will bear it.',
    creative:
      'For the sake of everybody’s comfort ~ stays where it is known. A separate hour, a separate friend, a bag packed for one night: small absences make the coming home better for both.',
  },
  6: {
    mind: 'Care is felt and not shown, and so it is missed. ~ has feeling enough. What is wanted is a coat held, a call made, a dish carried out before anybody has to say so.',
    business:
      'Responsibility is no trouble to ~, as long as it can be organised. Being needed on a Tuesday evening without a reason is another matter. Stay in the chair; that is the whole lesson.',
    creative:
      '~ loves people in general and is late for the one at home. A promise made in passing counts as a promise here. Write it on the hand, if the calendar is too far away.',
  },
  7: {
    mind: 'The head is never still and is seldom asked what it believes. ~ might sit by a window for a quarter of an hour with nothing to find out. What comes up then is worth telling the other person.',
    business:
      'An empty Sunday makes ~ uneasy, so it is filled with errands for two. Let one in four stay empty. The partner may be better at it, and can be copied.',
    creative:
      'There is always company, outside or in the head. ~ has to learn to be alone without calling it a quarrel. A closed door for an hour, announced and kept, is a good teacher.',
  },
  8: {
    mind: 'Money and influence are left to those who care for such things. ~ should know three figures by heart: what comes in, what goes out, what is put by. To name them at breakfast is an act of love.',
    business:
      '~ has the gift of steering and was never shown the wheel. At home the sums may lie with the other one for convenience. Change places for three months, with all the envelopes.',
    creative:
      'Asking for a fair price seems ungenerous, and so ~ gives the work away and is tired. Let the other person hear the sum first, across the kitchen table, until the voice no longer drops.',
  },
  9: {
    mind: 'What is not understood is not let go. ~ goes over an old matter once more, to be just to it. Some things between two people may be put away unexplained; nothing worse will follow.',
    business:
      '~ keeps accounts of kindness without wishing to. Give something each month that cannot be returned, and tell nobody. The other person will notice a change in the air.',
    creative:
      'The circle of the people who matter is warm and small. ~ could widen it by one chair. What the two of you have is not used up by being shared.',
  },
};
