import type { Language } from './languages.ts';

/** A compiled message without inputs. */
export type MessageText = (inputs: Record<string, never>, options: { locale: Language }) => string;

export interface FailureDetails {
  /** The HTTP status that fits. */
  status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 503;
  /** Stable code for programs and logs: 'slot_taken'. */
  code: string;
  text: MessageText;
  /** Messages beside fields, by the field's name. */
  fields?: Record<string, MessageText>;
  retryAfterSeconds?: number;
}

/**
 * A failure with a message for people: thrown by use cases, translated once (JSON for the API, an error page for
 * pages).
 */
export class Failure extends Error {
  readonly details: FailureDetails;
  constructor(details: FailureDetails) {
    super(details.code);
    this.name = 'Failure';
    this.details = details;
  }
}

/** A value that cannot be accepted (422), with its message beside the field `name`. */
export function fieldInvalid(code: string, name: string, text: MessageText): Failure {
  return new Failure({ status: 422, code, text, fields: { [name]: text } });
}

/** A value that conflicts with what is stored (409), with its message beside the field `name`. */
export function fieldConflict(code: string, name: string, text: MessageText): Failure {
  return new Failure({ status: 409, code, text, fields: { [name]: text } });
}

/** Whether it is one of our failures, and, if `code` is given, whether it has that code. */
export function isFailure(error: unknown, code?: string): error is Failure {
  return error instanceof Failure && (code === undefined || error.details.code === code);
}

/** A failure in the reader's language: the message, and the message for each field. */
export function wordsOf(
  { details: { text, fields = {} } }: Failure,
  language: Language,
): { message: string; fields: Record<string, string> } {
  const locale = { locale: language };
  return {
    message: text({}, locale),
    fields: Object.fromEntries(Object.entries(fields).map(([name, words]) => [name, words({}, locale)])),
  };
}
