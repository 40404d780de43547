import { redirect } from 'react-router';
import { readCookie } from '#src/platform/http/cookies.ts';
import type { RequestContext } from '#src/platform/request-context.ts';
import { withDatesJoined } from '#src/shared/date-fields/date-parts.ts';
import { isFailure, wordsOf } from '#src/shared/failure.ts';
import { localPath } from '#src/shared/addresses.ts';
import { nextPage } from './next-page.rules.ts';
import { pendingCookie, sessionCookies } from './sign-in-responses.server.ts';
import type { SignInAnswer, SignInClient } from './steps/open-sign-in.server.ts';

/**
 * Why a form was refused: messages beside fields, or for the whole form. Typed values come back too, but never a
 * password.
 */
export interface FormRefusal {
  status: number;
  message?: string;
  fields: Record<string, string>;
  typed: Record<string, string>;
}

/** The client of a page's request, which is always a browser. */
export function clientOf({ app, actor, clientAddress, userAgent }: RequestContext, request: Request): SignInClient {
  return { actor, clientAddress, userAgent, isBrowser: true, deviceCookie: readCookie(app, request, 'device') };
}

/** Sets the cookies of a sign-in and redirects: to the wanted page, or to the second factor. */
export function goOn(context: RequestContext, answer: SignInAnswer, { next }: { next: string }): Response {
  if (answer.kind === 'signed_in') {
    for (const text of sessionCookies(context.app, answer)) context.setCookie(text);
    return redirect(nextPage(next));
  }
  context.setCookie(pendingCookie(context.app, answer.pendingToken));
  return redirect(`${localPath('/two-factor', context.language)}?next=${encodeURIComponent(nextPage(next))}`);
}

/** A failure in the form's shape; an error that the visitor cannot correct is thrown on. */
export function refusalOf(
  { language }: Pick<RequestContext, 'language'>,
  error: unknown,
  typed: Record<string, string> = {},
): FormRefusal {
  if (!isFailure(error)) throw error;
  const { message, fields } = wordsOf(error, language);
  return { status: error.details.status, fields, typed, ...(Object.keys(fields).length === 0 ? { message } : {}) };
}

/** The fields of a form as texts, without the named secrets. */
export function typedIn(form: FormData, secrets: readonly string[] = []): Record<string, string> {
  return withDatesJoined(
    Object.fromEntries(
      [...form]
        .filter(([name, value]) => typeof value === 'string' && name !== 'zone_token' && !secrets.includes(name))
        .map(([name, value]) => [name, String(value).slice(0, 4_000)]),
    ),
  );
}
