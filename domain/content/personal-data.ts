import type { PersonalData } from '../personal-data.ts';
import { usesLegalFile } from './legal.ts';
import { usesMediaFile } from './media.ts';

export const contentData: PersonalData = {
  tables: {
    'public.content_versions': { nobody: 'texts of the site' },
    'public.legal_versions': { nobody: 'texts of the site, as orders were placed under them' },
    'public.content_edition': { nobody: 'a counter' },
    'public.media': { nobody: 'pictures, sound, films and files of texts and letters' },
    'public.media_uploads': { nobody: 'the same on their way from staff' },
    'public.pictures': { nobody: 'pictures of texts and letters, from before the library' },
  },
  usesFile: async (db, key) => (await usesMediaFile(db, key)) || usesLegalFile(db, key),
};
