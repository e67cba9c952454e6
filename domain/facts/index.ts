export { announce, type Consequences, pruneFacts } from './announce.ts';
export type { Birth, Fact, FactOf, SettledLetter, SettledRunLetter } from './fact.ts';
export { factsData } from './personal-data.ts';
