import type { App } from '#src/platform/app.ts';
import { boundToken, isBoundToken } from '#src/platform/bound-token.server.ts';
import type { Zone } from '#src/routes.ts';
import { localPath, splitLanguage } from '#src/shared/addresses.ts';
import { answerEndedForm, type EndedFormPage } from './ended-forms.ts';
import { formOf, isUpload } from './request-form.ts';
import { zoneTokenField } from './zone-token.ts';
import { visitorOf, type Visitor } from './visitor.ts';

/** Who may come in, or the answer for who may not. */
export type Entry =
  | { visitor: Visitor; zoneToken: string; form?: FormData | null }
  | { refusal: Response }
  | { endedForm: EndedFormPage };

const zoneTokenHeader = 'x-zone-token';

/**
 * The door of the private zones (identity, forms with personal data, checkout, patient, staff). Documents are served to
 * navigations alone; what they send back carries the token that only they could read; a guest is sent to sign in.
 */
export async function enterZone(
  app: App,
  request: Request,
  { zone, takesFiles = false }: { zone: Zone; takesFiles?: boolean | undefined },
): Promise<Entry> {
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
    const ended = await answerEndedForm(app, request, { isSignedIn, takesFiles });
    return ended && ('refusal' in ended || ended.endedForm.typed.length > 0)
      ? ended
      : { refusal: toSignIn(request, zone) };
  }
  const who = visitor.actor.kind === 'anyone' ? visitor.ensureGuest() : visitor.actor;
  if (!isData && request.method === 'GET') return { visitor, zoneToken: boundToken(app, 'zone', who)! };
  const given =
    request.headers.get(zoneTokenHeader) ?? (isData ? null : tokenIn(await formOf(request, { takesFiles })));
  if (!isBoundToken(app, 'zone', who, given)) {
    return (
      (await answerEndedForm(app, request, { isSignedIn, takesFiles })) ?? {
        refusal: refused('This form has ended. Please go back, reload the page and send it again.'),
      }
    );
  }
  // A form with files was parsed here for its token: the page's action gets it as it is.
  return isUpload(request, takesFiles) && !isData
    ? { visitor, zoneToken: given!, form: await formOf(request, { takesFiles }) }
    : { visitor, zoneToken: given! };
}

/** The pages where staff become staff are open. */
const openStaffPaths = /^\/staff\/(sign-in|join)(\/|$)/;

function needsSignIn(zone: Zone, request: Request): boolean {
  if (zone === 'patient') return true;
  return zone === 'staff' && !openStaffPaths.test(splitLanguage(new URL(request.url).pathname).path);
}

function tokenIn(form: FormData | null): string | null {
  const value = form?.get(zoneTokenField);
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
