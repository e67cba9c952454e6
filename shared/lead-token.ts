import { readToken, signToken } from './signed-token.ts';

const PURPOSE = 'quiz-lead';

/** Kept by the browser with its results: proof that it sent this lead, and nothing else about it. */
export const leadToken = (secret: string, leadId: string): string => signToken(secret, PURPOSE, leadId);

export const leadIdOf = (secret: string, token: string): string | undefined =>
  readToken(secret, PURPOSE, token);
