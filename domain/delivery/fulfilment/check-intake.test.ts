import { describe, expect, test } from 'vitest';
import { intakeForms, intakeProblems, tidyAnswers } from './intake-form.ts';

const today = { year: 2026, month: 5, day: 4 };
const complete = { fullName: 'Łukasz Nowak', birthDate: '1990-07-04' };
const problems = (kind: keyof typeof intakeForms, answers: Record<string, string>) =>
  intakeProblems(intakeForms[kind], answers, today);

describe('what is kept while somebody types', () => {
  test('the form’s own fields, on one line where one line is meant', () => {
    const typed = {
      fullName: '  Maya\r\n Okafor ',
      birthDate: '',
      admin: 'true',
      questions: 'One?\r\nTwo?\u0000',
    };
    expect(tidyAnswers(intakeForms['person-with-questions'], typed)).toEqual({
      fullName: 'Maya Okafor',
      questions: 'One?\nTwo?',
    });
  });

  test('no more than the field takes', () => {
    expect(tidyAnswers(intakeForms.person, { fullName: 'x'.repeat(500) }).fullName).toHaveLength(120);
  });
});

describe('what a reading can be made of', () => {
  test('a name with letters and a date', () => {
    expect(problems('person', complete)).toEqual({});
    expect(problems('couple', complete)).toEqual({});
    const abroad = { ...complete, fullName: 'محمد', spelling: 'Mohammed' };
    expect(problems('person', abroad)).toEqual({});
  });

  test.each([
    [{}, 'fullName', /fill this in/],
    [{ ...complete, fullName: '1234' }, 'fullName', /letters/],
    [{ ...complete, fullName: 'Confirm your card at evil.de' }, 'fullName', /leave links/],
    [{ ...complete, fullName: 'محمد' }, 'spelling', /as the passport does/],
    [{ ...complete, fullName: 'محمد', spelling: 'محمد' }, 'spelling', /as the passport does/],
    [{ ...complete, fullName: 'Ng' }, 'fullName', /no vowel/],
    [{ ...complete, spelling: 'evil.de' }, 'spelling', /leave links/],
    [{ ...complete, birthDate: '2026-05-05' }, 'birthDate', /still to come/],
    [{ ...complete, birthDate: '1990-02-30' }, 'birthDate', /February 1990 has 28 days/],
    [{ ...complete, birthDate: '1899-12-31' }, 'birthDate', /from 1900/],
  ])('%o is not enough', (answers, field, problem) => {
    expect(problems('person', answers)[field]).toMatch(problem);
  });

  test.each(['Maya', 'maya', 'Mrs Okafor', 'Mary-Jane O’Neil', 'J. R.', 'محمد', '小明', 'ß'.repeat(30)])(
    'called “%s”, which nobody counts',
    (called) => {
      expect(problems('person', { ...complete, called })).toEqual({});
      expect(problems('person-with-questions', { ...complete, called })).toEqual({});
    },
  );

  test.each([
    ['1234', /letters/],
    ['!?', /letters/],
    ['evil.de', /leave links/],
    ['Maya <b>', /leave links/],
    ['call 0170 1234567', /leave numbers/],
    ['May\u202ea', /hidden characters/],
    ['x'.repeat(31), /at most 30 characters/],
    ['x'.repeat(500), /at most 30 characters/],
  ])('called “%s” is told what is wrong, and not cut', (typed, problem) => {
    const { called = '' } = tidyAnswers(intakeForms.person, { called: typed });
    expect(problems('person', { ...complete, called })).toEqual({ called: expect.stringMatching(problem) });
  });

  test('what to call somebody is asked of one reader alone, and may be left empty', () => {
    const asking = Object.entries(intakeForms).filter(([, fields]) =>
      fields.some(({ name }) => name === 'called'),
    );
    expect(asking.map(([kind]) => kind)).toEqual(['person', 'person-with-questions']);
    expect(tidyAnswers(intakeForms.person, { called: ' \n' })).toEqual({});
    expect(tidyAnswers(intakeForms.person, { called: ' Dr.Maya\n Okafor ' })).toEqual({
      called: 'Dr. Maya Okafor',
    });
    expect(tidyAnswers(intakeForms.couple, { called: 'Maya' })).toEqual({});
  });

  test('a business needs its name; a launch may be to come, and other names are names too', () => {
    const shop = {
      ...complete,
      businessName: 'Apple Ltd',
      launchDate: '2027-01-01',
      otherNames: 'Pear\nPlum',
    };
    expect(problems('business', shop)).toEqual({});
    expect(problems('business', complete)).toHaveProperty('businessName');
    expect(problems('business', { ...shop, otherNames: 'Pear\n123' })).toHaveProperty('otherNames');
    expect(problems('business', { ...shop, otherNames: 'a\nb\nc\nd\ne\nf' })).toHaveProperty('otherNames');
    for (const launchDate of ['soon', '0205-03-01', '9999-12-31'])
      expect(problems('business', { ...shop, launchDate })).toHaveProperty('launchDate');
  });
});

describe('a business', () => {
  const bread = { ...complete, businessName: 'Slow Bread' };

  test('tells its trade, stage and place, or leaves them out', () => {
    expect(problems('business', bread)).toEqual({});
    const told = { ...bread, trade: 'Food and drink', stage: 'An idea, with no date yet', place: 'Porto' };
    expect(problems('business', told)).toEqual({});
    expect(problems('business', { ...told, trade: 'Bread' }).trade).toMatch(/choose one/);
  });

  test('that is an idea has no day behind it', () => {
    const idea = { ...bread, stage: 'An idea, with no date yet' };
    expect(problems('business', { ...idea, launchDate: '2026-05-03' }).launchDate).toMatch(/is past/);
    expect(problems('business', { ...idea, launchDate: '2026-09-03' })).toEqual({});
  });
});
