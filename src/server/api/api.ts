import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { describeRoute, validator } from 'hono-openapi';
import { z } from 'zod';
import { m } from '#src/paraglide/messages.js';
import type { Upload } from '#src/platform/files/files.server.ts';
import { filesTogetherMegabytes, uploadLimits } from '#src/shared/uploads.ts';
import type { App } from '#src/platform/app.ts';
import type { ApiCall, ApiInput } from '#src/platform/http/api-call.ts';
import { Failure, wordsOf, type MessageText } from '#src/shared/failure.ts';
import { languages, type Language } from '#src/shared/languages.ts';
import type { AddressLimits } from '../requests/address-limits.ts';
import { laneOfCall, type Admission } from '../requests/admission.ts';
import { callerOf } from './api-caller.ts';
import { busyCall } from '../requests/busy-answers.ts';
import { descriptionOf } from './call-description.ts';
import { rawPath } from '../requests/canonical-path.ts';
import { isStorableJson } from '../requests/entry-checks.ts';
import { errorTexts, noteError } from '../answers/error-answers.ts';
import { namedAsTaken } from './field-names.ts';
import { fieldErrors } from './field-words.ts';
import { runInLanguage } from '../pages/language.ts';
import { countUpload, isMultipart } from '../requests/upload-limit.ts';

const maxBodyBytes = 64 * 1024;
/** The files of a form (five of ten megabytes) together with its typed fields. */
export const maxFilesBytes = (filesTogetherMegabytes + 2) * 1024 * 1024;
const unkeyed = new Set(['/api/openapi.json', '/api/docs', '/api/docs/scalar.js']);

/** Limits and checks that a request passes before its call runs. */
interface Gates {
  limits: AddressLimits;
  clientAddressOf(c: Context): string;
  admission: Admission;
}

/** Mounts calls under /api/: API key, language, token, body, validation and envelope are the same for all of them. */
export function createApi(app: App, calls: readonly ApiCall[], { limits, clientAddressOf, admission }: Gates): Hono {
  const api = new Hono({ getPath: ({ url }) => rawPath(url) });
  api.use('/api/*', async (c, next) => {
    c.header('cache-control', 'no-store');
    const isKnown = app.config.apiKeys.includes(c.req.header('x-api-key') ?? '');
    if (!isKnown && !unkeyed.has(c.req.path)) return refuse(c, 401, m.errors_api_key);
    await countCall(limits, c);
    await admission.run(laneOfCall(c.req.path, c.req.method), next, () => Promise.reject(busyCall()));
  });
  const limitOf = (maxSize: number) => bodyLimit({ maxSize, onError: (c) => refuse(c, 413, m.errors_too_large) });
  const [typed, withFiles] = [limitOf(maxBodyBytes), limitOf(maxFilesBytes)];
  const takingFiles = new Set(calls.filter(({ takesFiles }) => takesFiles).map(({ path }) => `/api/${path}`));
  api.use('/api/*', async (c, next) => {
    if (!takingFiles.has(c.req.path) || !isMultipart(c)) return typed(c, next);
    // Before the body is read.
    await countUpload(app, clientAddressOf(c));
    return withFiles(c, next);
  });
  for (const call of calls) {
    const path = `/api/${call.path}`;
    api.on(call.method, path, (c, next) => runInLanguage(languageOf(c), next));
    api.on(call.method, path, describeRoute(descriptionOf(call)), callerKnown(app, call));
    if (call.query) api.on(call.method, path, validator('query', call.query, refusedBy(call)));
    api.on(call.method, path, (c) => answerCall(app, call, { c, clientAddress: clientAddressOf(c) }));
  }
  api.all('/api/*', (c) => refuse(c, 404, m.errors_not_found));
  api.onError((error, c) => {
    if (error instanceof Failure) return answerFailure(c, error);
    const status = noteError(app, c, error);
    return refuse(c, status, errorTexts[status]);
  });
  return api;
}

/** The calls about the session itself: every page makes them, and they write nothing. */
const visitCalls = new Set(['/api/auth/token', '/api/auth/alive']);
/** Calls that render a whole page for one answer. */
const rendering = new Set(['/api/seo/seo', '/api/page/meta-data']);
const renderingCost = 10;

/** Throws 429 for an address that is over its limit. */
async function countCall(limits: AddressLimits, c: Context): Promise<void> {
  const isWrite = c.req.method === 'POST' && !visitCalls.has(c.req.path);
  const wait = await (isWrite
    ? limits.countWrite(c)
    : limits.countRead(c, rendering.has(c.req.path) ? renderingCost : 1));
  if (wait)
    throw new Failure({
      status: 429,
      code: 'too_many_requests',
      text: m.appointments_error_too_many,
      retryAfterSeconds: wait,
    });
}

type Caller = Awaited<ReturnType<typeof callerOf>>;
type CallContext = Context<{ Variables: { caller: Caller } }>;

/** The caller is known before anything that was sent is read. */
function callerKnown(app: App, call: ApiCall) {
  return async (c: CallContext, next: () => Promise<void>) => {
    c.set('caller', await callerOf(app, c.req.raw, call));
    return next();
  };
}

/** The refusal of a query in our own words and envelope. */
function refusedBy(call: ApiCall) {
  return (result: { success: boolean; error?: readonly unknown[] }, c: Context) => {
    if (result.success) return;
    const error = new z.ZodError(result.error as z.core.$ZodIssue[]);
    throw new InvalidInput(error, { value: c.req.query(), language: languageOf(c), texts: call.fieldTexts ?? {} });
  };
}

async function answerCall(app: App, call: ApiCall, { c, clientAddress }: { c: Context; clientAddress: string }) {
  const { caller } = (c as CallContext).var;
  const said = { language: languageOf(c), texts: call.fieldTexts };
  const sent = call.method === 'POST' ? await sentBody(c, call) : { body: undefined, files: [] };
  const body = call.method === 'POST' ? validated(call.body, sent.body, said) : undefined;
  const asked: ApiInput<unknown, unknown> = {
    app,
    query: call.query ? c.req.valid('query' as never) : undefined,
    body,
    files: sent.files,
    params: c.req.param() as Record<string, string>,
    language: said.language,
    clientAddress,
    idempotencyKey: call.takesIdempotencyKey ? c.req.header('idempotency-key') : undefined,
    userAgent: c.req.header('user-agent') ?? '',
    ...caller,
  };
  const answer = await call.handle(asked).catch((error: unknown) => {
    throw namedAsTaken(call, error);
  });
  for (const text of caller.cookies) c.header('set-cookie', text, { append: true });
  return c.json((call.isTopLevel ? answer : { status: true, data: answer }) as object);
}

function validated(
  schema: z.ZodType | undefined,
  value: unknown,
  { language, texts = {} }: { language: Language; texts?: ApiCall['fieldTexts'] },
): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new InvalidInput(result.error, { value, language, texts });
}

/** Values that a schema refused: 422 with a message for each field in the caller's language. */
class InvalidInput extends Failure {
  readonly messages: Record<string, string[]>;
  constructor(error: z.ZodError, sent: Parameters<typeof fieldErrors>[1]) {
    super({ status: 422, code: 'invalid', text: m.errors_invalid });
    this.messages = fieldErrors(error, sent);
  }
}

/** The JSON body; a call that takes files also reads a form, whose texts are the body. */
async function sentBody(c: Context, call: ApiCall): Promise<{ body: unknown; files: Upload[] }> {
  if (!call.takesFiles || !isMultipart(c)) return { body: await jsonBody(c), files: [] };
  const form = await c.req.formData().catch(() => {
    throw malformed();
  });
  const chosen = form
    .getAll('files')
    .filter((value): value is File => value instanceof File)
    .slice(0, uploadLimits.files + 1);
  return {
    body: storable(Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'))),
    files: await Promise.all(
      chosen.map(async (file) => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })),
    ),
  };
}

async function jsonBody(c: Context): Promise<unknown> {
  const text = await c.req.text();
  if (text === '') return {};
  if (!/^application\/json\b/i.test(c.req.header('content-type') ?? ''))
    throw new Failure({ status: 415, code: 'media_type', text: m.errors_media_type });
  try {
    return storable(JSON.parse(text));
  } catch {
    throw malformed();
  }
}

/** Checked for all calls: a NUL or half a surrogate pair cannot be stored in any column. */
function storable(body: unknown): unknown {
  if (!isStorableJson(body)) throw malformed();
  return body;
}

function malformed(): Failure {
  return new Failure({ status: 400, code: 'malformed', text: m.errors_malformed });
}

function languageOf(c: Context): Language {
  const asked = c.req.query('lang') ?? c.req.header('accept-language')?.slice(0, 2);
  return languages.find((language) => language === asked) ?? 'en';
}

function answerFailure(c: Context, failure: Failure) {
  const { status, code, fields, retryAfterSeconds } = failure.details;
  if (retryAfterSeconds !== undefined) c.header('retry-after', String(retryAfterSeconds));
  const words = wordsOf(failure, languageOf(c));
  const errors =
    failure instanceof InvalidInput
      ? failure.messages
      : fields && Object.fromEntries(Object.entries(words.fields).map(([name, message]) => [name, [message]]));
  return c.json({ status: false, message: words.message, code, ...(errors ? { errors } : {}) }, status);
}

function refuse(c: Context, status: 401 | 404 | 413 | 500 | 503 | 507, text: MessageText) {
  return c.json({ status: false, message: text({}, { locale: languageOf(c) }) }, status);
}
