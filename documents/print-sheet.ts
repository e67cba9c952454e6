import type { PrintSheet } from './draw.ts';

export const isPrintSheet = (value: unknown): value is PrintSheet => value === 'a4' || value === 'letter';
