import { keyIn } from '../../shared/records.ts';
import type { Digit, Meaning } from './meaning.ts';

export type TriadKey = '1-5-7' | '2-4-8' | '3-6-9';

export function triadKeyOf(digits: readonly Digit[]): TriadKey {
  return keyIn(triads, digits.join('-'));
}

/** The three families of numbers: mind, practice and creation. Numbers of one family understand each other early. */
export const triads: Record<TriadKey, Meaning> = {
  '1-5-7': {
    title: 'The Family of the Mind',
    essence: 'Here ideas come first: 1 starts them, 5 tests them in the world, 7 asks whether they are true.',
    short:
      'Numbers 1, 5 and 7 share a love of thinking for themselves. When several of yours live in this family, or two of you meet in it, conversation is the meeting ground. You need air, argument and a door that closes, and you give the same to others.',
    long: [
      'You can tell this family by its bookshelves and by its dislike of being told. A 1 wants an idea of its own, a 5 wants to try it out by Friday, a 7 wants to know what lies beneath. Put together, they make quick company: a remark over coffee becomes a theory by the second cup, and nobody minds being contradicted if the point is good.',
      'The head can run ahead of everything else. Meals get skipped, a tender word is thought and never spoken, and independence is defended even when nobody threatens it. Feelings deserve the same curiosity you give to ideas. Ask about them as you would about a foreign country, and stay for the whole answer.',
    ],
    strengths: [
      'Original thinking and brave questions',
      "Respect for everybody's need of space",
      'Talk that stays interesting for years',
    ],
    cautions: ['Explaining a feeling in order to avoid it', 'Guarding freedom that nobody is taking'],
    exercise:
      'Once this week, when you notice yourself explaining something, stop and name what you feel in a single word. Say that word aloud to someone you trust. Let them ask two questions before the theories are allowed back in.',
  },
  '2-4-8': {
    title: 'The Family of Practice',
    essence: 'Results live here: 2 brings people together, 4 lays the groundwork, 8 carries it to scale.',
    short:
      'What can be done about it is the common question of 2, 4 and 8. If your numbers gather in this family, love and work both show themselves in deeds: a kept appointment, a mended hinge, a fair price. You feel safest where effort leads to something visible.',
    long: [
      'Watch these three run a village fair. The 2 has spoken with everyone who might have felt left out, the 4 has drawn the plan of the stalls and tested the lights, the 8 has found a sponsor and the weather insurance. They like order for the peace it gives. Households of this family have a drawer where the batteries really are.',
      'Usefulness can become the only coin. Rest then needs an excuse, a gift needs a purpose, and whoever is ill for a week feels worthless by Wednesday. People near you would gladly see you idle. Leave some hours with no result, and take note of who still likes you at the end of them.',
    ],
    strengths: [
      'Plans that turn into finished things',
      'Fairness in dividing work and reward',
      'A calm grip in practical emergencies',
    ],
    cautions: ['Valuing people by what they get done', 'Postponing joy until the list is empty'],
    exercise:
      'Reserve an hour this week for something with no product: lying on a rug, watching boats, listening to an album to the end. If guilt turns up, write down what it says, then return to the rug.',
  },
  '3-6-9': {
    title: 'The Family of Creation',
    essence: 'Feeling takes shape here: 3 gives it words, 6 gives it a home, 9 gives it to everyone.',
    short:
      'Warmth and imagination run through 3, 6 and 9. With several of your numbers here, you judge a day by how it felt and a room by how people leave it. Making something, be it a meal or a mural, is your surest way of saying what you mean.',
    long: [
      'In this family somebody is always humming. A 3 turns the mishap at the bakery into a sketch, a 6 bakes a better cake for the person who was upset, a 9 wonders about the baker and goes back to ask. Beauty is treated as a necessity, like salt. Strangers are quickly at ease around you and tend to tell you far too much.',
      "Emotion is the raw material and also the spill on the floor. A sigh from across the room may cost you an afternoon, and other people's needs can crowd out the thing you meant to make. Dates, lids and budgets are friends to a feeling person. So is the habit of asking whose sadness this is.",
    ],
    strengths: [
      'A gift for making people feel welcome',
      'Imagination put to generous use',
      'Quick sympathy and lasting forgiveness',
    ],
    cautions: ['Soaking up moods that belong to others', 'Leaving the lovely idea without a deadline'],
    exercise:
      'Set a kitchen timer for forty minutes on two days this week and make something by hand while it runs. Stop when it rings. Show the result as it is, unfinished edges included, to one person who will enjoy it.',
  },
};
