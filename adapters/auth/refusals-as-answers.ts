import { isAPIError } from 'better-auth/api';

type Refusal = { statusCode: number; body?: object; headers?: HeadersInit };

/**
 * A call that wants a Response gets its own refusals as one, but what our hooks refuse (too many tries, a weak
 * password) is thrown past it. A form would then show a failure of ours where it should say what to do.
 */
export function refusalsAsAnswers<Api extends object>(api: Api): Api {
  return new Proxy(api, {
    get(target, name, receiver) {
      const call: unknown = Reflect.get(target, name, receiver);
      if (typeof call !== 'function') return call;
      const answering = async (options?: { asResponse?: boolean }) => {
        try {
          return await call(options);
        } catch (error) {
          if (!options?.asResponse || !isAPIError(error)) throw error;
          const { statusCode, body, headers } = error as unknown as Refusal;
          return Response.json(body ?? {}, { status: statusCode, headers });
        }
      };
      // An endpoint is a function with a path and options of its own.
      return Object.assign(answering, call);
    },
  });
}
