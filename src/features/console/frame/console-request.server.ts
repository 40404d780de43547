/** Refusals in loaders and actions of admin pages: the console's error page, or messages beside the fields. */
import { data } from 'react-router';
import { isFailure, wordsOf, type FailureDetails } from '#src/shared/failure.ts';
import type { Language } from '#src/shared/languages.ts';

/** A refusal as an admin page's form shows it. */
export interface ActionRefusal {
  message: string;
  /** Messages by field name. */
  fields: Record<string, string>;
  /** The sent values, as typed. */
  typed: Record<string, string>;
}

/** For a loader: shows the console's error page for 403 and 404. */
export async function consoleLoad<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (isFailure(error)) throw refusalPage(error.details);
    throw error;
  }
}

/**
 * For an action: the result, or (409, 422, 429) the refusal as messages with the typed values. Other errors show the
 * console's error page.
 */
export async function consoleAction<Result>(sent: { form: FormData; language: Language }, work: () => Promise<Result>) {
  try {
    return { done: await work() };
  } catch (error) {
    if (!isFailure(error)) throw error;
    const { status } = error.details;
    if (![409, 422, 429].includes(status)) throw refusalPage(error.details);
    const refusal: ActionRefusal = { ...wordsOf(error, sent.language), typed: typedIn(sent.form) };
    return data({ refusal }, { status });
  }
}

/** A text of the form, trimmed and cut to `max`; empty when it is missing or a file. */
export function textOf(form: FormData, name: string, max = 2_000): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim().slice(0, max) : '';
}

/** The longest text of a field, so that a refused form shows it whole again. */
const longestTyped = 200_000;

function typedIn(form: FormData): Record<string, string> {
  // Secrets have to be typed again, because a page never sends one back.
  const names = [...new Set(form.keys())].filter((name) => !/password|code|token/.test(name));
  return Object.fromEntries(names.map((name) => [name, textOf(form, name, longestTyped)]));
}

function refusalPage({ status, code }: FailureDetails) {
  return data({ refused: code }, { status });
}
