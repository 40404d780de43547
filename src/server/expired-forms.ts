/** A form that comes after its session ended, or from a document of another visit: nothing typed is lost, and the way on is told. */
import { saveExpiredForm } from '#src/features/patient/sessions/sessions.server.ts';
import { mayBeKept } from '#src/features/patient/sessions/drafts.rules.ts';
import type { App } from '#src/platform/app.ts';
import { readCookie } from '#src/platform/http/cookies.ts';
import { localPath, splitLanguage } from '#src/shared/addresses.ts';
import { csrfTokenField } from './csrf-token.ts';
import type { GuardedRequest } from './guarded-request.ts';

/** What the page 'form-ended' is shown with. */
export interface ExpiredFormContent {
  /** Where the form stood: it is opened anew there. */
  page: string;
  /** Texts to copy, when nobody else is signed in at this browser. */
  typed: string[];
}

const mostTexts = 20;

/**
 * A patient whose own session ended signs in and finds the form as it was: its draft is kept. For everybody else it is the page that says
 * so, with what was typed; null when the request is no form of a document.
 */
export async function answerExpiredForm(
  app: App,
  { request, route, form }: GuardedRequest,
  { isSignedIn }: { isSignedIn: boolean },
): Promise<{ refusal: Response } | { endedForm: ExpiredFormContent } | null> {
  if (!form || route.isDataRequest) return null;
  const fields = Object.fromEntries(
    [...form].filter((field): field is [string, string] => typeof field[1] === 'string'),
  );
  const page = pageOf(request);
  const { pathname } = new URL(page, request.url);
  const isKept =
    !isSignedIn &&
    (await saveExpiredForm(app, {
      sessionToken: readCookie(app, request, 'session'),
      csrfToken: fields[csrfTokenField] ?? null,
      path: pathname,
      fields,
    }));
  if (isKept) return { refusal: toLogin(page) };
  // Words and sentences: what a hidden field carries is none. Somebody else who has signed in meanwhile is shown nothing of it.
  const typed = isSignedIn
    ? []
    : Object.entries(fields)
        .filter(([name, value]) => mayBeKept(name) && /\S\s+\S/.test(value))
        .map(([, value]) => value.slice(0, 4_000));
  return { endedForm: { page, typed: typed.slice(0, mostTexts) } };
}

/** The document that the form stood in, where the browser says it; else the form's own address, which is a page's. */
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
