import { createContext } from 'react';

/** Known while rendering on the server only; the browser neither needs nor sees it. */
export const NonceContext = createContext<string | undefined>(undefined);
