import type { App } from '#src/platform/app.ts';
import { boundToken, isBoundToken } from '#src/platform/bound-token.server.ts';
import type { Zone } from '#src/routes.ts';
import { localPath, splitLanguage } from '#src/shared/addresses.ts';
import { answerEndedForm, type EndedFormPage } from './ended-forms.ts';
import { zoneTokenField } from './zone-token.ts';
import { visitorOf, type Visitor } from './visitor.ts';

/** Who may come in, or the answer for who may not. */
export type Entry = { visitor: Visitor; zoneToken: string } | { refusal: Response } | { endedForm: EndedFormPage };

const zoneTokenHeader = 'x-zone-token';

/**
 * The door of the private zones (identity, forms with personal data, checkout, patient, staff). Documents are served to
 * navigations alone; what they send back carries the token that only they could read; a guest is sent to sign in.
 */
export async function enterZone(app: App, request: Request, zone: Zone): Promise<Entry> {
  const destination = request.headers.get('sec-fetch-dest');
  const isData = new URL(request.url).pathname.endsWith('.data');
  // A script's fetch, an image, a frame: only a navigation, or the document's own data call, may have it.
  // What is sent is known by the zone's token instead, which only a document of the zone could read.
  if (destination && destination !== 'document' && !isData && request.method === 'GET')
    return { refusal: refused('This page can only be opened in its own tab.') };
  const audience = zone === 'staff' ? 'staff' : 'patient';
  const visitor = await visitorOf(app, request, { audience, isUse: true });
  const isSignedIn = visitor.actor.kind === 'patient' || visitor.actor.kind === 'staff';
  if (needsSignIn(zone, request) && visitor.actor.kind !== audience) {
    const ended = await answerEndedForm(app, request, { isSignedIn });
    return ended && ('refusal' in ended || ended.endedForm.typed.length > 0)
      ? ended
      : { refusal: toSignIn(request, zone) };
  }
  const who = visitor.actor.kind === 'anyone' ? visitor.ensureGuest() : visitor.actor;
  if (!isData && request.method === 'GET') return { visitor, zoneToken: boundToken(app, 'zone', who)! };
  const given = request.headers.get(zoneTokenHeader) ?? (isData ? null : await tokenOfForm(request));
  if (!isBoundToken(app, 'zone', who, given)) {
    return (
      (await answerEndedForm(app, request, { isSignedIn })) ?? {
        refusal: refused('This form has ended. Please go back, reload the page and send it again.'),
      }
    );
  }
  return { visitor, zoneToken: given! };
}

/** The pages where staff become staff are open. */
const openStaffPaths = /^\/staff\/(sign-in|join)(\/|$)/;

function needsSignIn(zone: Zone, request: Request): boolean {
  if (zone === 'patient') return true;
  return zone === 'staff' && !openStaffPaths.test(splitLanguage(new URL(request.url).pathname).path);
}

async function tokenOfForm(request: Request): Promise<string | null> {
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(request.headers.get('content-type') ?? ''))
    return null;
  const value = (await request.clone().formData()).get(zoneTokenField);
  return typeof value === 'string' ? value : null;
}

/** Back afterwards: only the path and query of a page that was asked for by GET. */
function toSignIn(request: Request, zone: Zone): Response {
  const { pathname, search } = new URL(request.url);
  const { language } = splitLanguage(pathname);
  const next =
    request.method === 'GET' && !pathname.endsWith('.data') ? `?next=${encodeURIComponent(pathname + search)}` : '';
  const location = localPath(zone === 'staff' ? '/staff/sign-in' : '/login', language) + next;
  // A data call's answer cannot move the document; nor should it tell what was asked for.
  if (pathname.endsWith('.data')) return refused('Please sign in.', 401);
  return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } });
}

function refused(words: string, status = 403): Response {
  return new Response(words, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}
