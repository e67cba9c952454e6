import type { Kind } from '../../care/index.ts';
import type { HelpTopic } from './helplines.ts';

/**
 * What somebody is told who writes of such a matter. Fixed words, so that nobody in need gets what a program makes up.
 * `{guide}` is the practitioner, `{hour}` and `{place}` the opening of her office, `{day}` the day she is back.
 */
export type CareWords = {
  /** The first sentences, by what it is about. */
  opening: Record<Kind, string>;
  /** Before the numbers. */
  call: Record<'crisis' | 'care', string>;
  /** What a line is there for. */
  topics: Record<HelpTopic, string>;
  /** `{number}`. */
  emergency: string;
  /** `{url}` of our own page of helplines. */
  more: string;
  /** That a person has been told, and when she answers. */
  told: { open: string; today: string; tomorrow: string; away: string };
  askEmail: string;
  /** To what is written afterwards, as long as nobody has answered yet. */
  stillHere: string;
  /** In place of a reading, as long as a crisis is not over. */
  noReading: string;
  /** For a letter. */
  letter: { subject: string; greeting: string };
  /** Beside an order, where the details said so. */
  order: string;
};
