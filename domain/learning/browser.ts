/** What the browser may hold of learning. */
export { chartsTold } from './courses/charts-told.ts';
