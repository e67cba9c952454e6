import type { QuizResults } from '../db/schema/index.ts';
import type { SequenceType } from '../domain/marketing/index.ts';

export type Story = {
  email: string;
  name: string;
  type: SequenceType;
  daysAgo: number;
  /** Letters that are out. */
  steps: number;
  consent?: boolean;
  clicked?: number[];
  ended?: 'completed' | 'no_consent' | 'unsubscribed' | 'purchased' | 'bounced';
  /** Held by staff, and so silent for longer than three days. */
  paused?: boolean;
  /** Whose numbers the letters speak of, if not the demo's. */
  numbers?: QuizResults;
};

/** One of each kind for the demo member, and a few people beside her. Nobody's next letter is due at once. */
export const stories: Story[] = [
  {
    email: 'member@demo.local',
    name: 'Maya',
    type: 'quiz_nurture',
    daysAgo: 40,
    steps: 7,
    consent: true,
    clicked: [0, 2, 6],
    ended: 'completed',
  },
  {
    email: 'member@demo.local',
    name: 'Soul Seeker',
    type: 'abandoned_cart',
    daysAgo: 21,
    steps: 2,
    clicked: [1],
    ended: 'purchased',
  },
  {
    email: 'member@demo.local',
    name: 'Maya',
    type: 'quiz_nurture',
    daysAgo: 8,
    steps: 2,
    consent: true,
    paused: true,
  },
  { email: 'member@demo.local', name: 'Maya', type: 'membership_upsell', daysAgo: 1, steps: 1 },
  {
    email: 'lena@demo.local',
    name: 'Lena',
    type: 'quiz_nurture',
    daysAgo: 3.2,
    steps: 3,
    consent: true,
    clicked: [0],
  },
  {
    email: 'tomas@demo.local',
    name: 'Tomás',
    type: 'quiz_nurture',
    daysAgo: 2,
    steps: 1,
    ended: 'no_consent',
  },
  {
    email: 'ruth@demo.local',
    name: 'Ruth',
    type: 'quiz_nurture',
    daysAgo: 12,
    steps: 4,
    consent: true,
    clicked: [1],
    ended: 'unsubscribed',
  },
  {
    email: 'jonas@demo.local',
    name: 'Jonas',
    type: 'quiz_nurture',
    daysAgo: 16,
    steps: 5,
    consent: true,
    clicked: [0, 2],
    ended: 'purchased',
  },
  {
    email: 'no-such-box@demo.local',
    name: 'Ana',
    type: 'quiz_nurture',
    daysAgo: 5,
    steps: 1,
    consent: true,
    ended: 'bounced',
  },
  {
    email: 'ilse@demo.local',
    name: 'Soul Seeker',
    type: 'abandoned_cart',
    daysAgo: 1.1,
    steps: 2,
    clicked: [0],
  },
  {
    email: 'helen@demo.local',
    name: 'Soul Seeker',
    type: 'abandoned_cart',
    daysAgo: 30,
    steps: 3,
    ended: 'completed',
  },
  {
    email: 'sofia@demo.local',
    name: 'Sofia',
    type: 'membership_upsell',
    daysAgo: 25,
    steps: 3,
    clicked: [2],
    ended: 'purchased',
  },
];
