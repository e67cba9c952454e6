import { data, isRouteErrorResponse } from 'react-router';
import type { Problem } from '../answer.server.ts';

/**
 * When the connection or the server fails, the form gets a problem to show and keeps what was typed, instead of the page
 * being replaced by an error:
 *
 *     export { preserveInput as clientAction } from '../components/preserve-input.ts';
 */
export async function preserveInput<T>({ serverAction }: { serverAction: () => Promise<T> }) {
  try {
    return await serverAction();
  } catch (error) {
    rethrowAnswer(error);
    const problem: Problem = {
      message: 'That did not reach us. Nothing is lost: please try again.',
      fields: {},
    };
    // The status keeps the router from asking for the page again, which would fail in the same way.
    return data({ problem }, { status: 503 });
  }
}

/** For the clientLoader of something a page asks for by itself: when it cannot be had, the page stays and is told. */
export async function nullOnFailure<T>(serverLoader: () => Promise<T>): Promise<T | null> {
  try {
    return await serverLoader();
  } catch (error) {
    rethrowAnswer(error);
    return null;
  }
}

function rethrowAnswer(error: unknown): void {
  const answered = error instanceof Response || isRouteErrorResponse(error);
  if (answered && error.status < 500) throw error;
}
