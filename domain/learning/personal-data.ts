import type { PersonalData } from '../personal-data.ts';
import { printCertificate } from './courses/print-certificate.ts';
import { eraseLearning, listCertified, moveLearning, tables } from './personal/queries.ts';

export const learningData: PersonalData = {
  tables,
  async *files(services, who) {
    if (!who.userId) return;
    for (const courseId of await listCertified(services.db, who)) {
      const content = await printCertificate(services, { memberId: who.userId, courseId });
      yield { name: `certificates/${courseId}.pdf`, content };
    }
  },
  erase: (_services, tx, who) => eraseLearning(tx, who),
  move: moveLearning,
};
