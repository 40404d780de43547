import { z } from 'zod';
import type { Actor, Guest } from '../actor.ts';
import type { App } from '../app.ts';
import type { Upload } from '../files/files.server.ts';
import type { CookieName } from './cookies.ts';
import type { MessageText } from '#src/shared/failure.ts';
import { languages, type Language } from '#src/shared/languages.ts';
import { recordIdText } from '#src/shared/identifiers/record-id.ts';
import { m } from '#src/paraglide/messages.js';

export interface ApiInput<Query, Body> {
  app: App;
  actor: Actor;
  language: Language;
  query: Query;
  body: Body;
  params: Record<string, string>;
  /** Files of a call that takes them, sent as a form. */
  files: readonly Upload[];
  idempotencyKey: string | undefined;
  /** The visitor's address, for limits only: never stored with the call's data. */
  clientAddress: string;
  /** For the list of devices. */
  userAgent: string;
  /**
   * Whether a browser sent it. A browser gets cookies and a marker, never a bearer token, so that scripts cannot
   * reach a credential that works without a cookie.
   */
  isBrowser: boolean;
  /** Whether it carries the CSRF token of a private page of this session. */
  hasCsrfToken: boolean;
  /** Makes the visitor a guest when first needed. A client that is not a browser is a guest only by its own token. */
  ensureGuest(): Guest;
  /** Adds a Set-Cookie header to the answer. */
  setCookie(text: string): void;
  /** One of the browser's cookies. */
  cookie(name: CookieName): string | undefined;
}

/** How a call names its fields in a refusal. */
interface FieldNaming {
  /** Messages for a field, by its name, instead of the general ones: 'Enter an email address, such as ...'. */
  fieldTexts?: Readonly<Record<string, MessageText>>;
  /**
   * The use case's name of a field and the call's name of it. Names that differ in case alone ('dateOfBirth') need no
   * entry.
   */
  fieldNames?: Readonly<Record<string, string>>;
}

/** How a call identifies its caller. */
interface Access extends FieldNaming {
  /**
   * Who may call. `patient`: a signed-in patient, else 401; a call from a browser also needs the CSRF token of its
   * document, else 403. `session`: the actor of the cookies, even without a CSRF token; only for calls that tell a
   * public page nothing personal. `partner`: another program with a bearer key (ENGINE_KEYS), else 401. Absent: a
   * guest, or a client with a bearer token; a cookie without the CSRF token does not make the caller a patient.
   */
  access?: 'patient' | 'session' | 'partner';
  /** Whether the call counts as activity for the idle time-out. Absent: all but `session` calls do. */
  keepsAlive?: boolean;
}

/**
 * The call's own failures: their codes, by status. The harness adds the failures of every call of its kind (key, token,
 * limits).
 */
export type CallErrors = Readonly<Partial<Record<401 | 403 | 404 | 409 | 422 | 429 | 503, readonly string[]>>>;

/** How the documents describe a call, besides its shapes. */
interface Described {
  errors?: CallErrors;
  /** Requests with the same Idempotency-Key have one effect. If absent, the header is not read. */
  takesIdempotencyKey?: boolean;
}

export interface ApiCall extends Access, Described {
  method: 'GET' | 'POST';
  /** Below /api/, without a leading slash: 'doctors/listing', 'news/:slug'. */
  path: string;
  summary: string;
  /** Section of the readable documents. */
  tag: string;
  query?: z.ZodType;
  body?: z.ZodType;
  answer: z.ZodType;
  /** The specification puts this call's answer at the top level, beside `status`. */
  isTopLevel?: boolean;
  /** It may also be sent as multipart/form-data, with `files`. */
  takesFiles?: boolean;
  handle(input: ApiInput<unknown, unknown>): Promise<unknown>;
}

interface ApiCallDefinition<Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType> extends Access, Described {
  method: 'GET' | 'POST';
  path: string;
  summary: string;
  tag: string;
  query?: Q;
  body?: B;
  answer: A;
  isTopLevel?: boolean;
  takesFiles?: boolean;
  handle(input: ApiInput<z.output<Q>, z.output<B>>): Promise<z.input<A>>;
}

/**
 * Declares one call of the HTTP API: the schemas that validate it also describe it in /api/openapi.json. API key,
 * envelope, validation (422 with the fields), size limit and JSON errors are in server/api.ts.
 */
export function apiCall<Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
  definition: ApiCallDefinition<Q, B, A>,
): ApiCall {
  return definition as unknown as ApiCall;
}

/** The `lang` parameter of every call that answers with texts. */
export const languageQuery = z.object({ lang: z.enum(languages).default('en') });

/** One item by its slug or its id; without either, the refusal is beside `slug`. */
export const slugOrIdQuery = languageQuery
  .extend({ slug: z.string().min(1).max(120).optional(), id: recordIdText.optional() })
  .refine(({ slug, id }) => slug !== undefined || id !== undefined, {
    path: ['slug'],
    params: { text: m.errors_field_slug_or_id },
  });

/** `limit` and `offset` of every list. */
export const listQuery = languageQuery.extend({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
});

/** The schema of a list's answer: a page of items with `total`, `limit` and `offset`. */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), total: z.number().int(), limit: z.number().int(), offset: z.number().int() });
}

/**
 * A text of an answer that has one of these values. The schema is for the document; the rules that write the text keep
 * to it.
 */
export function textOutOf(values: readonly string[]) {
  return z.string().meta({ enum: [...values] });
}
