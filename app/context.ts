import { createContext, type RouterContextProvider } from 'react-router';
import type { Services } from '../domain/services.ts';
import type { FormatName } from '../shared/visitor-formats.ts';

/** What the server hands to every loader and action. */
export const servicesContext = createContext<Services>();

export type Visit = {
  requestId: string;
  /** The caller's address, for rate limits. */
  client: string;
  /** How she writes dates, hours and money, as her browser says. */
  formats: FormatName;
  /** For inline scripts. Pages that are cached lose it again: their scripts are allowed by hash. */
  nonce?: string;
  /** What a loader, action or page threw, for the server to choose the status by. */
  failure?: unknown;
  /** The page as text. It goes beside its Response, into which the router looks, and to be looked into it would become a stream. */
  html?: string;
};
export const visitContext = createContext<Visit>();

export const servicesOf = (context: Readonly<RouterContextProvider>) => context.get(servicesContext);
