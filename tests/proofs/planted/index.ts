import { codeFaults } from './code.ts';

export const plantedFaults = [...codeFaults];
