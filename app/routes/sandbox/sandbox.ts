import type { RouterContextProvider } from 'react-router';
import { isPaymentsError } from '../../../adapters/payments/payments.ts';
import { servicesOf } from '../../context.ts';

/** The play-money provider, which live mode does not have. */
export function sandboxOf(context: Readonly<RouterContextProvider>) {
  const { sandbox } = servicesOf(context);
  if (!sandbox) throw new Response('Page not found', { status: 404 });
  return sandbox;
}

/** What the provider does not know is not found; what it refuses is said on the page. */
export async function orNotFound<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (isPaymentsError(error, 'not_found')) {
      throw new Response('Page not found', { status: 404 });
    }
    throw error;
  }
}

export async function orRefusal<T>(work: Promise<T>): Promise<{ value?: T; refusal?: string }> {
  try {
    return { value: await orNotFound(work) };
  } catch (error) {
    if (isPaymentsError(error)) return { refusal: error.message };
    throw error;
  }
}
