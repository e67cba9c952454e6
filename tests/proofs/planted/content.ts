import type { PlantedFault } from '../../harness/planted-faults.ts';

const falseSentences = 'documents/false-sentences.test.ts';

/** Found by a numerologist and an editor who read the documents. */
export const contentFaults: PlantedFault[] = [
  {
    finding: 'content 1',
    was: 'a lesson told as a lack what a core number of the same person is',
    file: 'documents/personal-report/lessons-page.ts',
    search: `if (!isHeld(judged[lesson]))`,
    replace: `if (firstHeld || !isHeld(judged[lesson]))`,
    test: [
      falseSentences,
      'Mia Barr is the case: a 5 that no letter carries and her Life Path is, and a master',
    ],
  },
  {
    finding: 'content 2',
    was: 'a master was told by its root',
    file: 'documents/person/thread-prose.ts',
    search: `is \${aNumber(pull.values[0])} and`,
    replace: `is \${aNumber(pull.digits[0])} and`,
    test: ['documents/person/thread-prose.test.ts', 'calls a master by its own number wherever it pulls'],
  },
  {
    finding: 'content 5',
    was: 'two people with the same first name were called alike',
    file: 'documents/couples/couple.ts',
    search: `  return isClear(longer) && names.every(`,
    replace: `  if (longer) return first;
  return isClear(longer) && names.every(`,
    test: [
      'documents/couples-snapshot/couples-snapshot.test.ts',
      'two people with the same first name are told apart by the initial of the last',
    ],
  },
  {
    finding: 'content 6',
    was: 'a blueprint never learnt the trade',
    file: 'documents/business-blueprint/name-pages.ts',
    search: `if (!tradeKind || isTold) return [];`,
    replace: `if (tradeKind || isTold) return [];`,
    test: [
      'documents/business-blueprint/business-blueprint.test.ts',
      'takes its examples from the trade, and none where no trade was named',
    ],
  },
  {
    finding: 'content 6',
    was: 'months written for a running firm were sent to one that opens later',
    file: 'documents/business-blueprint/year-pages.ts',
    search: `if (opened) return tell(opened, ofBusiness(opened), false);`,
    replace: `if (opened || at) return tell(opened ?? itemAt(months, 0), ofBusiness(opened ?? itemAt(months, 0)), false);`,
    test: [falseSentences, 'find nothing in her own pages'],
  },
  {
    finding: 'content 7',
    was: 'the rule against references to nothing took the phrase for what it refers to',
    file: 'documents/testing/false-sentences.ts',
    search: `matching(others, antecedent).length === 0`,
    replace: `matching([...others, ...texts], phrase).length === 0`,
    test: [falseSentences, 'find a reference that only its own sentence answers'],
  },
  {
    finding: 'content 3',
    was: 'answers to readers’ questions went out unread, by how sure their draft was',
    file: 'domain/delivery/fulfilment/stages.ts',
    search: `return config.mode === 'live' && questionsIn(`,
    replace: `return config.mode !== 'live' && questionsIn(`,
    test: [
      'tests/integration/fulfilment.test.ts',
      'live, no answer goes out unread, however sure its draft is, nor after a correction',
    ],
  },
  {
    finding: 'content 4',
    was: 'Maturity was told alike at 19, at 40 and at 70',
    file: 'documents/personal-report/core-number-page.ts',
    search: `{ young: maturityAhead, working: null, late: maturityLived }[registerOf(age)]?.[value];`,
    replace: `{ young: null, working: null, late: maturityLived && null }[registerOf(age)]?.[value];`,
    test: [falseSentences, 'none is left in the'],
  },
];
