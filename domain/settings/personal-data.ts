import type { PersonalData } from '../personal-data.ts';

export const settingsData: PersonalData = {
  tables: { 'public.settings': { nobody: 'settings of the business' } },
};
