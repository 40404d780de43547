/** What every desk's loader and action does with a refusal: the console's page for it, or words beside the fields. */
import { data } from 'react-router';
import { isFailure, wordsOf, type FailureDetails } from '#src/shared/failure.ts';
import type { Language } from '#src/shared/local-text.ts';

/** What a desk's form shows again after a refusal. */
export interface ActionRefusal {
  message: string;
  /** Words beside fields, by the field's name. */
  fields: Record<string, string>;
  /** What was sent, as it was typed. */
  typed: Record<string, string>;
}

/** In a loader: what the role assignments do not allow (403) or what is not there (404) shows the console's page for it. */
export async function consoleLoad<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (isFailure(error)) throw refusalPage(error.details);
    throw error;
  }
}

/** In an action: the result, or (409, 422, 429) the refusal in words with what was typed. Everything else is a page. */
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

/** A text of the form, trimmed and cut; empty when it is missing or a file. */
export function textOf(form: FormData, name: string, max = 2_000): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim().slice(0, max) : '';
}

function typedIn(form: FormData): Record<string, string> {
  // Secrets are typed again; a page never sends one back.
  const names = [...new Set(form.keys())].filter((name) => !/password|code|token/.test(name));
  return Object.fromEntries(names.map((name) => [name, textOf(form, name, 20_000)]));
}

function refusalPage({ status, code }: FailureDetails) {
  return data({ refused: code }, { status });
}
