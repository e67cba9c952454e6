/** Nothing on it needs React. */
export const handle = { islands: true };

/** Thrown rather than rendered, so that the answer carries the status as well as the words. */
export function loader(): never {
  throw new Response('Page not found', { status: 404 });
}

export const action = loader;

export default function NotFound() {
  return null;
}
