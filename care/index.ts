export { type Kind, kinds, type Language, languages, type Severity } from './lexicon.ts';
export { type Concern, recognise, recogniseAsked } from './recognise.ts';
