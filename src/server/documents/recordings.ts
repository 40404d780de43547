/** Recordings over HTTP: staff send a recording as a stream, and players read it in parts. */
import { Hono, type Context } from 'hono';
import {
  playedRecording,
  receiveRecording,
  recordingsOf,
  uploadForeign,
  type PlayedRecording,
} from '#src/features/publishing/recordings/recordings.server.ts';
import { rangeOf } from '#src/features/publishing/recordings/recordings.rules.ts';
import type { App } from '#src/platform/app.ts';
import { localPath } from '#src/shared/addresses.ts';
import { isFailure, wordsOf, type Failure } from '#src/shared/failure.ts';
import { guardRoute } from '../pages/route-guard.ts';
import { routeOf } from '../pages/route-matcher.ts';
import { isMultipart } from '../requests/upload-limit.ts';
import { visitorOf } from '../pages/visitor.ts';
import { uuidPattern } from '#src/shared/identifiers/uuid.ts';

/** Films, sound and stills that staff have sent. For any other file the request is passed on. */
export function recordingRoutes(app: App): Hono {
  const routes = new Hono();
  for (const path of [
    `/films/:file{${uuidPattern}\\.(?:mp4|webm|jpg)}`,
    `/recordings/:file{${uuidPattern}\\.(?:mp3|m4a|wav|ogg)}`,
  ])
    routes.get(path, async (c) => {
      const actorOf = async () => (await visitorOf(app, c.req.raw, { audience: 'staff', isUse: false })).actor;
      const found = await playedRecording(app, c.req.path, actorOf);
      return found ? answerPart(c, found) : c.text('Not found', 404, { 'cache-control': 'no-store' });
    });
  return routes;
}

/** The whole file, or the part that a player asks for (RFC 9110, section 14). */
async function answerPart(c: Context, { mime, bytes, isPrivate, open }: PlayedRecording): Promise<Response> {
  // The bytes behind an address never change, so the file's name is its ETag.
  const etag = `"${c.req.param('file')}"`;
  const condition = c.req.header('if-range');
  const part = condition === undefined || condition === etag ? rangeOf(c.req.header('range'), bytes) : 'whole';
  const headers = {
    'content-type': mime,
    'accept-ranges': 'bytes',
    etag,
    'cache-control': isPrivate ? 'private, no-store' : 'public, max-age=3600',
    'x-content-type-options': 'nosniff',
    'content-security-policy':
      "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; object-src 'none'; sandbox",
  };
  if (part === 'outside') return c.body(null, 416, { ...headers, 'content-range': `bytes */${bytes}` });
  if (part === 'whole' && c.req.header('if-none-match') === etag) return c.body(null, 304, headers);
  const isHead = c.req.method === 'HEAD';
  const content = isHead ? null : await open(part === 'whole' ? undefined : part);
  if (!content && !isHead) return c.text('Not found', 404, { 'cache-control': 'no-store' });
  if (part === 'whole') return new Response(content, { headers: { ...headers, 'content-length': String(bytes) } });
  const { from, to } = part;
  const ofPart = { 'content-length': String(to - from + 1), 'content-range': `bytes ${from}-${to}/${bytes}` };
  return new Response(content, { status: 206, headers: { ...headers, ...ofPart } });
}

/**
 * Receives a recording from the console. The session is known before a byte of the file is read, and the form's CSRF
 * token is read before the file, because its field comes first. A page with scripts gets JSON; a form without scripts
 * gets its page again.
 */
export function recordingUploads(app: App): Hono {
  const uploads = new Hono();
  for (const prefix of ['', '/ms', '/zh']) {
    const path = `${prefix}/staff/content/:id{\\d{1,9}}/recording/file`;
    uploads.post(path, (c) => takeUpload(app, c));
    uploads.get(path, (c) => answerStates(app, c));
  }
  return uploads;
}

/**
 * The states of an entry's recordings. The open page of the entry asks for them while a recording is being converted.
 */
async function answerStates(app: App, c: Context): Promise<Response> {
  const { actor } = await visitorOf(app, c.req.raw, { audience: 'staff', isUse: false });
  try {
    const rows = await recordingsOf(app, actor, Number(c.req.param('id')));
    return c.json(
      rows.map(({ id, state }) => ({ id, state })),
      200,
      { 'cache-control': 'no-store' },
    );
  } catch (error) {
    if (!isFailure(error)) throw error;
    return c.json({ message: '' }, error.details.status, { 'cache-control': 'no-store' });
  }
}

async function takeUpload(app: App, c: Context): Promise<Response> {
  const { visitor, refusal } = await visitorOf(app, c.req.raw, { audience: 'staff', isUse: true }).then((known) =>
    known.actor.kind === 'staff' ? { visitor: known, refusal: null } : { visitor: null, refusal: toSignIn(c) },
  );
  if (!visitor) return refusal;
  const { body } = c.req.raw;
  if (!isMultipart(c) || !body) return c.text('A recording is sent by its form.', 415, { 'cache-control': 'no-store' });
  const entryId = Number(c.req.param('id'));
  let guarded: Response | undefined;
  const admit = async (form: FormData) => {
    const entry = await guardRoute(app, { request: c.req.raw, route: routeOf(c), form }, 'staff');
    if ('csrfToken' in entry) return;
    guarded = 'refusal' in entry ? entry.refusal : undefined;
    throw uploadForeign();
  };
  try {
    await receiveRecording(app, visitor.actor, {
      entryId,
      contentType: c.req.header('content-type') ?? '',
      body,
      admit,
    });
    return answerUpload(c, entryId);
  } catch (error) {
    if (guarded) return guarded;
    if (isFailure(error)) return answerUpload(c, entryId, error);
    throw error;
  }
}

function toSignIn(c: Context): Response {
  return wantsJson(c)
    ? c.json({ message: 'Please sign in.' }, 401, { 'cache-control': 'no-store' })
    : c.redirect(localPath('/staff/sign-in', routeOf(c).language), 303);
}

const wantsJson = (c: Context) => c.req.header('accept') === 'application/json';

function answerUpload(c: Context, entryId: number, failure?: Failure): Response {
  const { language } = routeOf(c);
  const { status = 200, code = '' } = failure?.details ?? {};
  if (wantsJson(c)) {
    const message = failure ? wordsOf(failure, language).message : '';
    return c.json({ message }, status, { 'cache-control': 'no-store' });
  }
  // An entry of others, or one that does not exist, has no page to go back to.
  if (failure && status !== 422)
    return c.text(wordsOf(failure, language).message, status, { 'cache-control': 'no-store' });
  const note = failure ? `refused=${code}` : 'done=sent';
  return c.redirect(localPath(`/staff/content/${entryId}/recording?${note}`, language), 303);
}
