import type { PersonalData } from '../personal-data.ts';
import { tables } from './queries.ts';

export { countFailing, findFailure, isNotPausing, listFailing, listTold } from './queries.ts';
export { clearFailure, pruneFailures, reasonOf, recordFailure, tracked } from './record-failure.ts';
export { once, workInBatches, workSteps, workThrough } from './work-through.ts';

export const dutiesData: PersonalData = { tables };
