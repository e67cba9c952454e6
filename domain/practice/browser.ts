/** What browsers may use, too: pure, and nothing of the server behind it. */
export { packages, type SessionType, sessionTypes } from './session-types.ts';
