import type { RouterContextProvider } from 'react-router';
import { z } from 'zod';
import type { Visitor } from '../../../domain/support/index.ts';
import { servicesOf } from '../../context.ts';
import { findMember } from '../../middleware/member.ts';
import { parse } from '../../parse.ts';

/** As the chat window makes them: 128 bits and more each. */
export const visitorKeys = {
  sessionId: z.string().regex(/^[A-Za-z0-9_-]{24,64}$/, 'This is no chat session.'),
  key: z.string().regex(/^[A-Za-z0-9_-]{22,64}$/, 'This is no chat key.'),
};

type Args = { request: Request; context: Readonly<RouterContextProvider> };

export async function visitorOf(
  { request, context }: Args,
  keys: { sessionId: string; key: string },
): Promise<Visitor> {
  const member = await findMember(servicesOf(context), request);
  return { ...keys, member: member && { id: member.id, email: member.email } };
}

/** Of a GET: the key travels in a header, which no log keeps. */
export function visitorOfHeaders({ request, context }: Args): Promise<Visitor> {
  const keys = {
    sessionId: request.headers.get('x-chat-session') ?? '',
    key: request.headers.get('x-chat-key') ?? '',
  };
  return visitorOf({ request, context }, parse(z.object(visitorKeys), keys));
}
