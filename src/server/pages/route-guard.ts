import type { App } from '#src/platform/app.ts';
import { csrfTokenFor, csrfTokenState, tokenUseOf, type TokenUse } from '#src/platform/bound-token.server.ts';
import type { RouteAccess } from '#src/routes/address.ts';
import { localPath } from '#src/shared/addresses.ts';
import { csrfTokenField } from '../requests/csrf-token.ts';
import { answerExpiredForm, type ExpiredFormContent } from '../requests/expired-forms.ts';
import type { GuardedRequest } from './guarded-request.ts';
import { visitorOf, type Visitor } from './visitor.ts';

/** A visitor who may open the page, with the token for its forms; or the answer for a visitor who may not. */
export type Entry =
  | { visitor: Visitor; access: RouteAccess; csrfToken: string }
  | { refusal: Response }
  | { expiredForm: ExpiredFormContent };

const csrfTokenHeader = 'x-zone-token';

/**
 * Guards a private page. Its documents are served only to navigations; requests of these documents have the CSRF token
 * that only they could read. A guest is sent to sign in where the page needs it.
 */
export async function guardRoute(app: App, guarded: GuardedRequest, access: RouteAccess): Promise<Entry> {
  const { request, route, form } = guarded;
  const destination = request.headers.get('sec-fetch-dest');
  const isDocument = isRead(request) && !route.isDataRequest;
  // A script's fetch, an image or a frame is refused: only a navigation, or the document's own data request, may get
  // the page. A request that sends something is recognised by its CSRF token instead, which only a document of this
  // access could read.
  if (destination && destination !== 'document' && isDocument)
    return { refusal: refused('This page can only be opened in its own tab.') };
  const audience = access === 'staff' ? 'staff' : 'patient';
  const visitor = await visitorOf(app, request, { audience, isUse: !route.address.isAutomatic });
  const isSignedIn = visitor.actor.kind === 'patient' || visitor.actor.kind === 'staff';
  if (needsSignIn(access, route.path) && visitor.actor.kind !== audience) {
    const ended = await answerExpiredForm(app, guarded, { isSignedIn });
    return ended && ('refusal' in ended || ended.expiredForm.typed.length > 0)
      ? ended
      : { refusal: toSignIn(guarded, access) };
  }
  const who = visitor.actor.kind === 'anyone' ? visitor.ensureGuest() : visitor.actor;
  if (isDocument) return { visitor, access, csrfToken: csrfTokenFor(app, tokenUseOf(access), who)! };
  const presented = request.headers.get(csrfTokenHeader) ?? textOf(form, csrfTokenField);
  const state = csrfTokenState(app, acceptedUses(access), { actor: who, token: presented });
  if (state === 'valid') return { visitor, access, csrfToken: presented! };
  return (
    (await answerExpiredForm(app, guarded, { isSignedIn: isSignedIn && state === 'foreign' })) ?? {
      refusal: refused('This form has ended. Please go back, reload the page and send it again.'),
    }
  );
}

/**
 * Sign-in pages also accept the tokens of a visitor's documents; other pages never accept the token of a sign-in
 * page.
 */
function acceptedUses(access: RouteAccess): readonly TokenUse[] {
  return access === 'identity' ? ['sign-in', 'visit'] : [tokenUseOf(access)];
}

/** The pages where staff sign in or join are open. */
const openStaffPaths = /^\/staff\/(sign-in|join)(\/|$)/;

function needsSignIn(access: RouteAccess, path: string): boolean {
  if (access === 'patient') return true;
  return access === 'staff' && !openStaffPaths.test(path);
}

function isRead({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD';
}

function textOf(form: FormData | null, name: string): string | null {
  const value = form?.get(name);
  return typeof value === 'string' ? value : null;
}

/**
 * The redirect to sign-in. Afterwards the visitor returns to the path and query of a page that was requested by GET.
 */
function toSignIn({ request, route }: GuardedRequest, access: RouteAccess): Response {
  // A redirect as the answer to a data request would not move the document, and it would reveal what was requested.
  if (route.isDataRequest) return refused('Please sign in.', 401);
  const { pathname, search } = new URL(request.url);
  const next = request.method === 'GET' ? `?next=${encodeURIComponent(pathname + search)}` : '';
  const location = localPath(access === 'staff' ? '/staff/sign-in' : '/login', route.language) + next;
  return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } });
}

function refused(words: string, status = 403): Response {
  return new Response(words, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}
