import type { PersonalData } from '../personal-data.ts';

export const contentData: PersonalData = {
  tables: {
    'public.content_versions': { nobody: 'texts of the site' },
    'public.content_edition': { nobody: 'a counter' },
  },
};
