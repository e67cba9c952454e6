export { announce, type Consequences } from './announce.ts';
export type { Fact, FactOf, SettledLetter } from './fact.ts';
