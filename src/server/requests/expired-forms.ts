/**
 * Forms that arrive after their session ended, or from a document of another session: the typed text is saved and the
 * next step is shown.
 */
import { saveExpiredForm } from '#src/features/patient/sessions/sessions.server.ts';
import { mayBeStored } from '#src/features/patient/sessions/drafts.rules.ts';
import type { App } from '#src/platform/app.ts';
import { readCookie } from '#src/platform/http/cookies.ts';
import { localPath, splitLanguage } from '#src/shared/addresses.ts';
import { csrfTokenField } from './csrf-token.ts';
import type { GuardedRequest } from '../pages/guarded-request.ts';

/** Data of the page of an expired form (`form-ended`). */
export interface ExpiredFormContent {
  /** The page of the form, where it can be opened again. */
  page: string;
  /** Typed texts to copy; shown when no other account is signed in at this browser. */
  typed: string[];
}

const mostTexts = 20;

/**
 * Handles an expired form submission. A patient whose own session ended signs in and finds the form restored from a
 * draft. Everybody else gets a page with the typed texts. Null when the request is not a form of a document.
 */
export async function answerExpiredForm(
  app: App,
  { request, route, form }: GuardedRequest,
  { isSignedIn }: { isSignedIn: boolean },
): Promise<{ refusal: Response } | { expiredForm: ExpiredFormContent } | null> {
  if (!form || route.isDataRequest) return null;
  const fields = Object.fromEntries(
    [...form].filter((field): field is [string, string] => typeof field[1] === 'string'),
  );
  const page = pageOf(request);
  const { pathname } = new URL(page, request.url);
  const isStored =
    !isSignedIn &&
    (await saveExpiredForm(app, {
      sessionToken: readCookie(app, request, 'session'),
      csrfToken: fields[csrfTokenField] ?? null,
      path: pathname,
      fields,
    }));
  if (isStored) return { refusal: toLogin(page) };
  // Typed texts only, not the values of hidden fields. A different account that is signed in sees none of them.
  const typed = isSignedIn
    ? []
    : Object.entries(fields)
        .filter(([name, value]) => mayBeStored(name) && /\S\s+\S/.test(value))
        .map(([, value]) => value.slice(0, 4_000));
  return { expiredForm: { page, typed: typed.slice(0, mostTexts) } };
}

/**
 * The document of the form: from the Referer where the browser sends it, otherwise the form's own address, which is
 * that of a page.
 */
function pageOf(request: Request): string {
  const own = new URL(request.url);
  const referrer = URL.parse(request.headers.get('referer') ?? '');
  const { pathname, search } = referrer?.origin === own.origin ? referrer : own;
  return pathname + search;
}

function toLogin(page: string): Response {
  const { language } = splitLanguage(new URL(page, 'http://site').pathname);
  const location = `${localPath('/login', language)}?ended&next=${encodeURIComponent(page)}`;
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}
