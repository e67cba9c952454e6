import type { CoreKey } from '../kit/chart-sheet.ts';

/** What a master brings into each pair, so that beside its plain root it has a voice of its own. `~` is the name. */
export const mastersInPair: Record<CoreKey, Record<11 | 22 | 33, string>> = {
  lifePath: {
    11: '~ sees the weather before it comes and is tired by what was only seen. On this road the nights are short when something is in the air, and a hand on the light switch is a kindness.',
    22: '~ carries a plan of the whole valley and starts with a drain. On this road a small promise is never small, and it helps to ask for how many people supper is being cooked.',
    33: '~ is stopped every few yards by somebody with a story. This road is walked for others by profession, and whoever goes along may say: not today, today we go to the sea.',
  },
  expression: {
    11: '~ has the idea in the doorway, with one shoe on. It arrives whole, it cannot be explained before noon, and somebody should be near who writes it down.',
    22: '~ thinks in decades and works in bricks. A large thing is under way, often for years; praise the wall, since the house cannot be seen yet.',
    33: '~ teaches, whatever the job is called. Two people are always waiting with a question, and the work at home gets what they leave.',
  },
  soulUrge: {
    11: '~ wants to be understood before the end of the sentence, by somebody who does not mind the lightning. Plain days are allowed; say so, and they will be believed.',
    22: '~ hopes to leave something standing. A house, a school, a family that holds: the wish is heavy, and it likes to be carried by two for a stretch.',
    33: '~ wishes that nobody at the table should be sad, and counts the plates. To be asked first, once, what would be nice is more than this wish expects.',
  },
  personality: {
    11: 'When ~ comes in, the room looks up and does not know why. There is a brightness about it that makes strangers confide and relations careful; a joke brings it down to a good height.',
    22: '~ comes in and people straighten their plans. The impression is of somebody who could build it, and few suspect the dressing gown.',
    33: 'Children and the aggrieved make straight for ~. It looks like patience without a floor; the one who shares the breakfast knows where the floor is.',
  },
  birthday: {
    11: '~ knows, without having been told, what the letter will say. Handy at any door, and less so at cards.',
    22: '~ looks at a heap and sees the shed. Hand over the tape measure, and say how large it may become.',
    33: '~ can take the pain out of a quarrel between two others in the time a kettle needs. Keep this gift away from your own.',
  },
};
