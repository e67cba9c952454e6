import type { Services } from '../domain/services.ts';
import type { Viewer } from '../domain/support/index.ts';
import type { Timeline } from './timeline.ts';

/** What every story needs: when, with what, and who of the staff acts in it. */
export type Past = {
  timeline: Timeline;
  /** With the timeline's clock. */
  services: Services;
  owner: Viewer;
  maya: Viewer;
};
