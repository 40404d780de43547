import { createContext } from 'react-router';
import type { Actor } from './actor.ts';
import type { App } from './app.ts';
import type { Language } from '#src/shared/local-text.ts';

export interface RequestContext {
  app: App;
  language: Language;
  /** The path without its language prefix: '/doctor'. */
  path: string;
  actor: Actor;
  /** Makes the visitor a guest (an HttpOnly cookie on the answer) when first needed; says who the guest is. */
  ensureGuest(): Extract<Actor, { kind: 'guest' }>;
}

/** What the server hands to every loader and action. */
export const requestContext = createContext<RequestContext>();
