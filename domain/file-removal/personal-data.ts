import type { PersonalData } from '../personal-data.ts';

export const fileRemovalData: PersonalData = {
  tables: {
    'public.files_to_remove': { nobody: 'keys of files that are on their way out, made of ids alone' },
  },
};
