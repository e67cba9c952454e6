import { isId } from '../../ids.ts';

/** How an order says which session it pays for. */
export const subjectOf = (sessionId: string): string => `session:${sessionId}`;

export function sessionIn(subject: string | null | undefined): string | undefined {
  const [kind, id = ''] = subject?.split(':') ?? [];
  return kind === 'session' && isId(id) ? id : undefined;
}

/** What a credit remembers as its reason; a refund of the order finds it by this. */
export const orderSource = (orderId: string): string => `order:${orderId}`;
