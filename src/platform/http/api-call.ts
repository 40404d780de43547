import { z } from 'zod';
import type { Actor, Guest } from '../actor.ts';
import type { App } from '../app.ts';
import type { Upload } from '../files/files.server.ts';
import type { CookieName } from './cookies.ts';
import type { MessageText } from '#src/shared/failure.ts';
import { languages, type Language } from '#src/shared/local-text.ts';

export interface ApiInput<Query, Body> {
  app: App;
  actor: Actor;
  language: Language;
  query: Query;
  body: Body;
  params: Record<string, string>;
  /** Of a call that takes files, sent as a form. */
  files: readonly Upload[];
  idempotencyKey: string | undefined;
  /** The visitor's address, for limits only: never stored beside what it did. */
  clientAddress: string;
  /** For the list of devices. */
  userAgent: string;
  /** A browser's request. It gets cookies and a marker, never a bearer: what is worth something without a cookie stays out of the reach of scripts. */
  isBrowser: boolean;
  /** It came from a private page of this visit: with that page's CSRF token. */
  hasCsrfToken: boolean;
  /** Makes the visitor a guest when first needed. Another client than a browser is one only by its own token. */
  ensureGuest(): Guest;
  /** One more Set-Cookie on the answer. */
  setCookie(text: string): void;
  /** One of the browser's cookies. */
  cookie(name: CookieName): string | undefined;
}

/** How a call names its fields where it refuses them. */
interface FieldNaming {
  /** Words for a field, by its name, in place of the general ones: 'Enter an email address, such as ...'. */
  fieldTexts?: Readonly<Record<string, MessageText>>;
  /** What the use case calls a field, and what the call calls it. Names that differ in case alone ('dateOfBirth') need no line. */
  fieldNames?: Readonly<Record<string, string>>;
}

/** How a call knows who acts. */
interface Access extends FieldNaming {
  /**
   * `patient`: someone signed in, else 401; a browser's call also carries its document's CSRF token, else 403.
   * `session`: whoever the cookies say, also without a CSRF token: only for calls that tell a public page nothing personal.
   * `partner`: another program, by a key of its own as the bearer (ENGINE_KEYS), else 401.
   * Absent: a guest, or a client with a bearer; a cookie alone, without the CSRF token, is not a patient.
   */
  access?: 'patient' | 'session' | 'partner';
  /** Whether asking counts as being there, for the idle clock. Absent: all but `session` calls do. */
  keepsAlive?: boolean;
}

/** The call's own failures: their codes, by status. What every call of its kind can answer (key, token, limits) is added by the harness. */
export type CallErrors = Readonly<Partial<Record<401 | 403 | 404 | 409 | 422 | 429 | 503, readonly string[]>>>;

/** What a caller reads of a call beside its shapes. */
interface Described {
  errors?: CallErrors;
  /** The same request sent again under the same Idempotency-Key is done once. Without it the header is not read. */
  takesIdempotencyKey?: boolean;
}

export interface ApiCall extends Access, Described {
  method: 'GET' | 'POST';
  /** Below /api/, without a leading slash: 'doctors/listing', 'news/:slug'. */
  path: string;
  summary: string;
  /** Area that the call belongs to in the readable documents. */
  tag: string;
  query?: z.ZodType;
  body?: z.ZodType;
  answer: z.ZodType;
  /** The specification names this call's answer at the top level, beside `status`. */
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
 * One call of the HTTP API: the schemas that validate it also describe it in /api/openapi.json.
 * Key, envelope, validation (422 with the fields), size and JSON errors are the harness's (server/api.ts).
 */
export function apiCall<Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
  definition: ApiCallDefinition<Q, B, A>,
): ApiCall {
  return definition as unknown as ApiCall;
}

/** `lang` of every call that answers texts. */
export const languageQuery = z.object({ lang: z.enum(languages).default('en') });

/** `limit` and `offset` of every list. */
export const listQuery = languageQuery.extend({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
});

export function listOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), total: z.number().int(), limit: z.number().int(), offset: z.number().int() });
}

/** A text of an answer that is one of these: the document names them, and the rules that write the text keep it so. */
export function textOutOf(values: readonly string[]) {
  return z.string().meta({ enum: [...values] });
}
