import { createContext, type ReactElement } from 'react';
import type { FormatName } from '../shared/visitor-formats.ts';
import type { PageWords } from './page-words.ts';

/** Known while rendering on the server only. */
type Rendering = {
  /** Of inline scripts. */
  nonce?: string;
  /** The request's id and the brand, for error pages whose loaders never ran. */
  requestId?: string;
  words?: PageWords;
  /** For islands, which are roots of their own. */
  formats?: FormatName;
  /** Markup of what is drawn alike each time. */
  renderDrawing?(drawing: ReactElement): string;
  /** On a page of islands, which the router does not run in the browser: their loader, and how each is rendered. */
  islandLoader?: string;
  renderIsland?(island: ReactElement, idPrefix: string): string;
};

export const RenderContext = createContext<Rendering>({});
