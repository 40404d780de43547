import { createContext } from 'react-router';
import type { Actor, Guest } from './actor.ts';
import type { App } from './app.ts';
import type { RouteAccess } from '#src/routes/address.ts';
import type { Language } from '#src/shared/local-text.ts';

export interface RequestContext {
  app: App;
  language: Language;
  /** The path without its language prefix: '/doctor'. */
  path: string;
  /** In the patient and staff zones a patient or a member of staff; the row's owner is still to be checked. */
  actor: Actor;
  /** Makes the visitor a guest (an HttpOnly cookie on the answer) when first needed; says who the guest is. */
  ensureGuest(): Guest;
  /** The access that the guard has granted; null on public pages. A page that needs another one does not run. */
  access: RouteAccess | null;
  /** On a page that is not public: what its documents send with their forms and calls. */
  csrfToken: string | null;
  /** The form with files that was sent, parsed once: platform/http/sent-form.ts hands it to the action. Null for every other request. */
  form: FormData | null;
  /** Programs of others may run on the page: on public ones, unless the address tells what somebody asked. */
  mayRunScripts: boolean;
  /** The page is a step of one task, shown in the flows' own frame. */
  isFlow: boolean;
  /** One more Set-Cookie on the answer (platform/http/cookies.ts makes the text). */
  setCookie(text: string): void;
  /** For limits and the list of devices; neither is kept as it is. */
  clientAddress: string;
  userAgent: string;
  /** What failed on the way, so that the answer's status says whether it is worth trying again. */
  failures: unknown[];
}

/** What the server hands to every loader and action. */
export const requestContext = createContext<RequestContext>();
