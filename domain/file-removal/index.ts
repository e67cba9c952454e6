export { fileRemovalData } from './personal-data.ts';
export { readWaitingFiles } from './read-waiting.ts';
export { removeDueFiles } from './remove-due-files.ts';
export { removeLater } from './remove-later.ts';
