import { figure } from '../../../shared/figures.ts';

/** Whom letters of automations reach: others enter as well, and their way ends at the first letter. */
export function WhoGetsThem({ followers }: { followers: number }) {
  return (
    <p className="text-fine text-quiet lining-nums">
      Letters of automations go only to people who agreed to letters about their numbers and offers:{' '}
      {figure(followers)} now. Having subscribed to the newsletter is not enough. For the others an automation
      ends at its first letter.
    </p>
  );
}
