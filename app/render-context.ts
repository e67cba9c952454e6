import { createContext } from 'react';

/** Known while rendering on the server only: the nonce of inline scripts, and the request's id for error pages. */
export const RenderContext = createContext<{ nonce?: string; requestId?: string }>({});
