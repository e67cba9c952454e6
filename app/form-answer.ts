/** Why a form was refused. `fields` says it for each field; `code` is for pages that answer differently to it. */
export type Problem<Name extends string = string> = {
  message: string;
  fields: string extends Name ? Record<string, string> : Partial<Record<Name, string>>;
  code?: string;
};

/** What a page's action answers to one of its changes (answer.server.ts). */
export type Answer<Intent extends string, Name extends string, Done> = {
  intent: Intent;
  /** What the form sent, by name, so that a page without JavaScript can show it again. */
  typed: Record<string, string>;
} & ({ done: Done; problem?: undefined } | { done?: undefined; problem: Problem<Name> });
