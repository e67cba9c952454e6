import type { Quiz } from '../../../content/courses.ts';

/** By question, the choices that were ticked. */
export type Ticked = Record<string, string[]>;

/** A question is right when all of its right choices are ticked, and no other. */
export function markQuiz({ questions, passPercent }: Quiz, ticked: Ticked) {
  const marks = new Map(
    questions.map(({ id, choices }) => {
      const chosen = new Set(ticked[id]);
      return [id, choices.every((choice) => chosen.has(choice.id) === (choice.right === true))];
    }),
  );
  const right = [...marks.values()].filter(Boolean).length;
  // A quiz that has lost its questions asks for nothing.
  const isPassed = right * 100 >= passPercent * questions.length;
  return { right, of: questions.length, isPassed, isRight: (id: string) => marks.get(id) === true };
}

/**
 * What is stored of a form: the choices that the quiz has, and nothing else that was sent. Of one right choice the form says
 * which (`q1: 'b'`), of several each by itself (`q2.a: 'on'`).
 */
export function knownTicks({ questions }: Quiz, sent: Record<string, string>): Ticked {
  return Object.fromEntries(
    questions.map(({ id, choices }) => [
      id,
      choices.map((choice) => choice.id).filter((choice) => sent[id] === choice || sent[`${id}.${choice}`]),
    ]),
  );
}

/** As its page shows it: which choices are right is said once it has been passed. */
export function shownQuiz(quiz: Quiz, taken: { ticked: Ticked; hasPassed: boolean } | undefined) {
  const marked = taken && markQuiz(quiz, taken.ticked);
  return {
    passPercent: quiz.passPercent,
    result: marked && { right: marked.right, of: marked.of, hasPassed: taken.hasPassed },
    questions: quiz.questions.map(({ id, question, choices, explanation }) => ({
      id,
      question,
      several: choices.filter(({ right }) => right).length > 1,
      isRight: marked?.isRight(id),
      explanation: taken?.hasPassed || marked?.isRight(id) ? explanation : undefined,
      choices: choices.map((choice) => ({
        id: choice.id,
        text: choice.text,
        ticked: taken?.ticked[id]?.includes(choice.id) === true,
        right: taken?.hasPassed ? choice.right === true : undefined,
      })),
    })),
  };
}
