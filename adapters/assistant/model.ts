import { type Kind, recognise } from '../../care/index.ts';
import { messageOf } from '../../shared/problem.ts';
import type { Assistant, Fact, Question, Reply } from './assistant.ts';
import { checkGrounded, readUsedFacts, wholeSentences } from './grounding.ts';
import { modelMessages } from './model-prompt.ts';
import { streamCompletion } from './stream-completion.ts';

type Options = {
  /** The base of an OpenAI-compatible service, such as https://api.example.com/v1. */
  url: string;
  key?: string;
  model: string;
  brand: () => string;
  /** Answers whatever the model is not asked, or fails at. */
  fallback: Assistant;
  onFailure(reason: string): void;
  firstTextMs?: number;
  totalMs?: number;
};

/** Longer answers are cut at a sentence: this is a chat. */
const LONGEST = 1_500;

/**
 * Lets a language model put our facts into words. It has no tools and is given nothing that the visitor may not see,
 * so there is nothing a clever message could make it fetch. Each sentence is checked before it is shown: a figure or an
 * address that is in no fact ends the model's turn, and the scripted answer takes its place. Where it begins to speak of
 * illness, grief or worse, which no fact of ours asked it to, a person takes over.
 */
export function modelAssistant({ fallback, onFailure, brand, ...service }: Options): Assistant {
  return {
    async answer(question, onText) {
      const isForModel = question.intent === 'question' && question.facts.length > 0 && !question.isTender;
      if (!isForModel) return fallback.answer(question);
      try {
        return await ask(question, brand(), service, onText);
      } catch (error) {
        onFailure(messageOf(error));
        if (!(error instanceof OutOfPlace)) return fallback.answer(question);
        const handOver = await fallback.answer({ ...question, intent: 'human' });
        return { ...handOver, escalate: 'An answer of the assistant was held back' };
      }
    },
  };
}

async function ask(
  question: Question,
  brand: string,
  service: Omit<Options, 'fallback' | 'onFailure' | 'brand'>,
  onText?: (soFar: string) => void,
): Promise<Reply> {
  const facts: Fact[] = [...question.facts, ...question.own];
  const messages = modelMessages(question, facts, brand);
  let written = '';
  let shown = '';
  for await (const piece of streamCompletion({ ...service, messages })) {
    written += piece;
    const sentences = wholeSentences(readUsedFacts(written).answer).slice(0, LONGEST);
    if (sentences.length > shown.length) {
      checkInPlace(sentences, facts);
      checkGrounded(sentences.slice(shown.length), question, facts);
      shown = sentences;
      onText?.(shown);
    }
    if (written.length > LONGEST) break;
  }
  const { used, answer } = readUsedFacts(`${written}\n`);
  const sources = used.map((number) => facts[number - 1]);
  if (sources.length === 0 || sources.includes(undefined)) throw new Error('the answer names no fact');
  const response = written.length > LONGEST ? shown.trim() : answer.trim();
  if (response === '') throw new Error('the answer is empty');
  checkInPlace(response, facts);
  checkGrounded(response, question, facts);
  return {
    response,
    sources: sources.filter((fact) => fact !== undefined).map(({ title, url }) => ({ title, url })),
    recommendations: question.recommendations,
    intent: question.intent,
  };
}

class OutOfPlace extends Error {}

/** Our own pages may say such words, in the right place; a model's words about them are nobody's reading. */
function checkInPlace(answer: string, facts: Fact[]): void {
  const said = concernsIn(answer);
  if (said.size === 0) return;
  const ours = new Set(facts.flatMap(({ title, text }) => [...concernsIn(`${title}. ${text}`)]));
  if ([...said].some((kind) => !ours.has(kind)))
    throw new OutOfPlace('the answer speaks of something that a person should answer');
}

/** Sentence by sentence as well: one in another language is lost in the whole. */
const concernsIn = (text: string): Set<Kind> =>
  new Set(
    [text, ...text.split(/(?<=[.!?])\s+/)].flatMap((part) => {
      const concern = recognise(part);
      return concern ? [concern.kind] : [];
    }),
  );
