import { expect, test } from 'vitest';
import { spellWord } from './spell-name.ts';

test.each([
  ['Παπαδόπουλος', 'PAPADOPOULOS'],
  ['Αθηνά', 'ATHINA'],
  ['Ευαγγελία', 'EVANGELIA'],
  ['Ευτυχία', 'EFTYCHIA'],
  ['Αύρα', 'AVRA'],
  ['Μπουμπουλίνα', 'BOUMPOULINA'],
  ['Προϋκόπης', 'PROYKOPIS'],
  ['Άγχος', 'ANCHOS'],
  ['ΟΥΡΑΝΙΑ', 'OURANIA'],
])('%s is spelled as its passport does: %s', (raw, spelled) => {
  expect(spellWord(raw).spelled).toBe(spelled);
});

test('a pair is one change', () => {
  expect(spellWord('Λουκάς').changes[1]).toEqual({ from: 'ου', to: 'OU', at: 1, how: 'other-script' });
});
