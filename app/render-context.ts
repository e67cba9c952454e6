import { createContext } from 'react';
import type { PageWords } from './page-words.ts';

/**
 * Known while rendering on the server only: the nonce of inline scripts; the request's id and the brand, for error
 * pages whose loaders never ran.
 */
export const RenderContext = createContext<{ nonce?: string; requestId?: string; words?: PageWords }>({});
