import type { Assistant, Fact, Intent, Question, Reply } from './assistant.ts';

/** The brand's own sentences. `{promise}` stands for when a person will answer. */
export type AssistantWords = Record<
  | 'greeting'
  | 'thanks'
  | 'goodbye'
  | 'identity'
  | 'unsure'
  | 'signInFirst'
  | 'nothingOwn'
  | 'recommend'
  | 'toQuiz'
  | 'toPortal'
  | 'human'
  | 'refund'
  | 'problem',
  string
>;

const reasons: Partial<Record<Intent, string>> = {
  human: 'Asked for a person',
  refund: 'Asked about a refund',
  problem: 'Reported a problem',
};
const SIGN_IN: Fact = { title: 'Sign in', text: '', url: '/login' };

/** Quotes our own pages, does sums and knows when to fetch a person. The same question always gets the same answer. */
export function scriptedAssistant(words: () => AssistantWords): Assistant {
  return { answer: async (question) => answer(question, words()) };
}

function answer(question: Question, words: AssistantWords): Reply {
  const { intent, own, promise, recommendations } = question;
  const reply = (response: string, sources: Fact[] = [], more: Partial<Reply> = {}): Reply => ({
    response,
    sources: sources.map(({ title, url }) => ({ title, url })),
    recommendations,
    intent,
    ...more,
  });
  const found = question.sure ? question.facts.slice(0, 1) : [];
  const quoted = found.map(({ text }) => text);
  const said = (...sentences: string[]) => [...quoted, ...sentences].join('\n\n');

  // Somebody on her way to another page is not stopped with offers.
  const leading = { recommendations: [] };
  const calling = { escalate: reasons[intent], recommendations: [] };

  switch (intent) {
    case 'human':
      return reply(words.human.replace('{promise}', promise), [], calling);
    case 'refund':
    case 'problem':
      return reply(said(words[intent].replace('{promise}', promise)), found, calling);
    case 'quiz':
      return reply(said(words.toQuiz), found, leading);
    case 'member':
      return reply(said(words.toPortal), found, leading);
    case 'greeting':
    case 'thanks':
    case 'goodbye':
    case 'identity':
      return reply(words[intent], [], { recommendations: [] });
    case 'own':
      if (own.length > 0) return reply(own.map(({ text }) => text).join('\n\n'), own.slice(0, 2));
      return question.signedIn ? reply(words.nothingOwn) : reply(words.signInFirst, [SIGN_IN]);
    case 'recommend':
      return recommendations.length > 0 ? reply(words.recommend) : reply(said(), found);
    case 'number':
    case 'question':
      if (found.length === 0) return reply(words.unsure, [], { unsure: true, recommendations: [] });
      return reply(said(), found);
    default:
      return intent satisfies never;
  }
}
