import { createContext } from 'react-router';
import type { Actor, Guest } from './actor.ts';
import type { App } from './app.ts';
import type { RouteAccess } from '#src/routes/address.ts';
import type { Language } from '#src/shared/languages.ts';

export interface RequestContext {
  app: App;
  language: Language;
  /** The path without its language prefix: '/doctor'. */
  path: string;
  /** On patient and staff pages a patient or a member of staff; the caller still checks the owner of each row. */
  actor: Actor;
  /** Makes the visitor a guest (an HttpOnly cookie on the answer) when first needed, and returns the guest. */
  ensureGuest(): Guest;
  /** The access that the guard has granted; null on public pages. A page that needs another access does not run. */
  access: RouteAccess | null;
  /** On a page that is not public: the token that its forms and calls send. */
  csrfToken: string | null;
  /**
   * The form with files, parsed once; platform/http/sent-form.ts passes it to the action. Null for every other
   * request.
   */
  form: FormData | null;
  /**
   * Whether third-party scripts may run on the page: on public pages, unless the address reveals what the visitor
   * searched for.
   */
  mayRunScripts: boolean;
  /** Whether the page is a step of a task, shown in the flow frame. */
  isFlow: boolean;
  /** Whether staff preview with it what is not public: it is shown in the readers' frame. */
  isPreview: boolean;
  /** Adds a Set-Cookie header to the answer (platform/http/cookies.ts makes the text). */
  setCookie(text: string): void;
  /** For limits and the list of devices; neither is stored unchanged. */
  clientAddress: string;
  userAgent: string;
  /** Errors during the request, so that the answer's status says whether a retry can help. */
  failures: unknown[];
}

/** The context that the server passes to every loader and action. */
export const requestContext = createContext<RequestContext>();
