import type { Digit } from '../../numerology/index.ts';

export const PLACES = [
  { id: 'door', title: 'At the door', where: 'the shop front, or the first screen of your site' },
  { id: 'telephone', title: 'On the telephone', where: 'the first sentence anybody hears' },
  { id: 'offer', title: 'In an offer', where: 'what you send when somebody asks for a price' },
  { id: 'parcel', title: 'In the hand', where: 'the bag, the parcel, the file that arrives' },
  { id: 'mistake', title: 'When it went wrong', where: 'the hour after a complaint' },
  { id: 'farewell', title: 'Afterwards', where: 'what is heard of you a month later' },
] as const;

export type Place = (typeof PLACES)[number]['id'];

/** What a name with this number asks for in each of the places where people meet it. */
export const places: Record<Digit, Record<Place, string>> = {
  1: {
    door: 'One thing in the window, and one line under it that begins with a verb.',
    telephone: 'Your own name straight after the name of the house. A 1 is somebody, so say who.',
    offer:
      'A single recommendation with its reason. Put the alternatives on the second page, or leave them out.',
    parcel: 'A signature by hand where others print a logo.',
    mistake: 'The person who decided it rings up, says I, and names what will be different by tomorrow.',
    farewell: 'News of the next thing you have made, before anybody else hears of it.',
  },
  2: {
    door: 'Two chairs, or a picture of people in conversation. The invitation is to talk first.',
    telephone: 'A pause long enough for the caller to finish, and then the thing repeated back.',
    offer: 'Open with what you heard them say, in their words, before a single figure appears.',
    parcel: 'A line that mentions something only this customer told you.',
    mistake: 'Ask how the day went because of it. The repair comes second here, by a few minutes.',
    farewell: 'A short question about how it is working, signed by the person they already know.',
  },
  3: {
    door: 'Something that makes a passer-by grin and tell the person beside them.',
    telephone: 'A voice with a smile in it, and an answering message people play to their friends.',
    offer: 'A story about a similar job, with the price clearly marked where the story stops.',
    parcel: 'A drawing on the paper, a rhyme on the label, a sample nobody ordered.',
    mistake: 'Lightness comes last. Put it right in plain words, and joke only after the customer has.',
    farewell: 'An invitation to something with music or cake.',
  },
  4: {
    door: 'Opening hours that are true. Prices where they can be read from outside.',
    telephone: 'The same greeting every time, and an answer within a day that somebody keeps count of.',
    offer: 'Numbered items, dates, what is included, what is not, and how long the offer holds.',
    parcel: 'Packing that survives the stairs, with instructions a neighbour could follow.',
    mistake: 'A short report: what broke, why, what has been done so that it stays mended.',
    farewell: 'A reminder when the thing is due for its check, a year later to the week.',
  },
  5: {
    door: 'A corner that changes each week, and a sign saying when it changes next.',
    telephone: 'A quick answer from wherever you are, and no menu of seven options.',
    offer: 'Three ways to begin, the smallest of which can be tried by Thursday and left by Friday.',
    parcel: 'Something unexpected that fits in a coat pocket.',
    mistake: 'Offer a choice at once: another one, another way, or the money.',
    farewell: 'A postcard from somewhere, with what you found there.',
  },
  6: {
    door: 'Light in the window after dusk, a place for the umbrella, a word of welcome at eye level.',
    telephone: 'The time to ask after the person. Somebody who is rushed here will not ring again.',
    offer: 'Say who will look after them by name, and what happens if that person is ill.',
    parcel: 'Wrapped as if for a guest, with a note about how to care for what is inside.',
    mistake:
      'Make it good before it is proved. Set the limit in private beforehand, so that kindness has a budget.',
    farewell: 'Their anniversary as a customer, remembered.',
  },
  7: {
    door: 'Few words and all of them exact. Whoever wants to know more finds a page that goes on.',
    telephone: 'Permission to say: let me find out properly, and call you at four.',
    offer: 'Explain the method, name the uncertainty, and let the figure follow from both.',
    parcel: 'A card that tells how it was made and what was tested.',
    mistake:
      'Show what you found when you looked into it. Customers of a 7 forgive a fault sooner than a vague reply.',
    farewell: 'One good article a season, which would be worth reading even to a competitor.',
  },
  8: {
    door: 'A heavy handle, a clean pane, and one figure you are proud of.',
    telephone: 'Somebody who is allowed to decide, or who says by when the decision comes.',
    offer: 'The total at the top. Then what it brings, in the same unit.',
    parcel: 'Paper with weight to it. Nothing in the box that looks as if it had been saved on.',
    mistake: 'State the compensation in the first sentence, and pay it the same day.',
    farewell: 'A statement of results, and terms for the next order that reward the last one.',
  },
  9: {
    door: 'A sentence about what the work is good for beyond the shop, and a door wide enough for everyone.',
    telephone: 'Patience with other accents and beginners. Whoever cannot be helped here is told where.',
    offer: 'Name the part of the price that goes to something larger, or say honestly that none does.',
    parcel: 'Wrapping that may be used again, and a word about where the thing came from.',
    mistake: 'Let go of being right. Ask what would make it fair, and do that.',
    farewell: 'A letter once a year on what became of it all, with thanks by name.',
  },
};
