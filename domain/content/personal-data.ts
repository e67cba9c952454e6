import type { PersonalData } from '../personal-data.ts';
import { pictureOf } from './markdown.ts';
import { pictureExists } from './pictures.ts';

export const contentData: PersonalData = {
  tables: {
    'public.content_versions': { nobody: 'texts of the site' },
    'public.content_edition': { nobody: 'a counter' },
    'public.pictures': { nobody: 'pictures of texts and letters' },
  },
  async usesFile(db, key) {
    const picture = pictureOf(`/${key}`);
    return picture ? pictureExists(db, picture.name) : false;
  },
};
