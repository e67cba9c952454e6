import { describe, expect, test } from 'vitest';
import { readIntent } from './understand.ts';

describe('words that call a person', () => {
  test.each([
    ['human', 'human'],
    ['Can I talk to a HUMAN?', 'human'],
    ['I want a refund', 'refund'],
    ['have I been refunded yet', 'refund'],
    ['There is a problem!', 'problem'],
    ['two problems: the quiz and my report', 'problem'],
    ['PROBLEM', 'problem'],
    ['I have a problem with the quiz', 'problem'],
  ])('%s', (message, intent) => expect(readIntent(message)).toBe(intent));

  test.each([
    'is 4 a problematic number',
    'Is it refundable?',
    'a number for humanity',
    'superhuman effort',
    'problème',
  ])('not inside another word: %s', (message) =>
    expect(['question', 'recommend']).toContain(readIntent(message)),
  );

  test.each([
    ['no problem', 'thanks'],
    ['are you human?', 'identity'],
    ['Are you a human', 'identity'],
  ])('an idiom calls nobody: %s', (message, intent) => expect(readIntent(message)).toBe(intent));

  test('an idiom does not hide a call beside it', () => {
    expect(readIntent('are you human? I want a human')).toBe('human');
  });
});

describe('words that lead to a page', () => {
  test.each([
    ['quiz', 'quiz'],
    ['where is the quiz?', 'quiz'],
    ['I am a member', 'member'],
    ["the member's area", 'member'],
    ['I remember it well', 'question'],
    ['how do I cancel my membership', 'question'],
    ['what do members get', 'question'],
    ['quizzical', 'question'],
    ['the quiz please', 'quiz'],
    ['take me to the quiz', 'quiz'],
    ['I would like to do the free quiz', 'quiz'],
    ['QUIZ!!', 'quiz'],
    ['how do I get to the quiz', 'quiz'],
    ['das Quiz bitte', 'quiz'],
    ['member', 'member'],
    ['member area', 'member'],
    ['members login', 'member'],
    ['I want to be a member', 'member'],
    ['already a member, log me in', 'member'],
    ['numbers of member@demo.local', 'question'],
    ['member@demo.local', 'question'],
    ['see https://example.test/quiz and www.quiz.test', 'question'],
    ['is the quiz free?', 'question'],
    ['what is the quiz', 'question'],
    ['what does a member pay?', 'question'],
    ['my sister did the quiz and got a 7', 'question'],
    ['the quiz says I am a 4 but the report says 22', 'question'],
    ['is there a member price for the report', 'question'],
    ['write to human@example.test', 'question'],
  ])('%s → %s', (message, intent) => expect(readIntent(message)).toBe(intent));
});

describe('the rest', () => {
  test.each([
    ['hello', 'greeting'],
    ['Good morning, Aura.', 'greeting'],
    ['thank you so much', 'thanks'],
    ['bye', 'goodbye'],
    ['who are you?', 'identity'],
    ['When is my next session?', 'own'],
    ['show me my orders', 'own'],
    ['what have I bought', 'own'],
    ['How do I move my session?', 'question'],
    ['what do you recommend?', 'recommend'],
    ['Which reading would suit me?', 'recommend'],
    ['', 'question'],
    ['💫', 'question'],
  ])('%s → %s', (message, intent) => expect(readIntent(message)).toBe(intent));
});
