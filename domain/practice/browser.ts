/** What browsers may use, too: pure, and nothing of the server behind it. */
export { packages, sessionTypes } from './session-types.ts';
