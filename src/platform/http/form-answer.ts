import { data, redirect } from 'react-router';
import type { z } from 'zod';
import { withDatesJoined } from '#src/shared/date-fields/date-parts.ts';
import { refusedDateText } from '#src/shared/date-fields/date-words.ts';
import { isFailure, wordsOf, type Failure, type MessageText } from '#src/shared/failure.ts';
import type { Language } from '#src/shared/languages.ts';
import { notFound } from './not-found.ts';

/** What was typed, by the field's name, as it was typed. */
export type Typed = Record<string, string>;

/** A refused form: shown again with everything typed and its errors. */
export interface FormRefusal {
  typed: Typed;
  fields: Record<string, string>;
  message: string;
}

/** Long enough that typed text is refused with a message before it is cut. */
const longestText = 10_000;
/** Names of fields whose values are never sent back in a page. */
const secretNames = /password|code|secret/i;

/**
 * One POST of a page. `save` does the work and returns the address to go to. A failure that the visitor can correct
 * is returned beside the fields, with its status; an item that is not the visitor's is 404. `form`: the body, where
 * it was parsed already.
 */
export async function answerForm(
  { request, form, language }: { request: Request; form?: FormData; language: Language },
  save: (typed: Typed) => Promise<string>,
) {
  const typed = typedTexts(form ?? (await request.formData()));
  let next: string;
  try {
    next = await save(typed);
  } catch (error) {
    // Another step handles a failure that asks for a proof of identity.
    if (!isFailure(error) || error.details.code === 'proof_needed') throw error;
    if (error.details.status === 404) throw notFound();
    return data(refusalOf(error, typed, language), { status: error.details.status });
  }
  throw redirect(next);
}

/** The refusal that a form shows for a failure, in the reader's language; typed secrets are left out. */
export function refusalOf(failure: Failure, typed: Typed, language: Language): FormRefusal {
  return {
    ...wordsOf(failure, language),
    typed: Object.fromEntries(Object.entries(typed).filter(([name]) => !secretNames.test(name))),
  };
}

/** The texts of a form by name; a date of three fields becomes one value. */
export function typedTexts(form: FormData): Typed {
  return withDatesJoined(
    Object.fromEntries(
      [...form.entries()].flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value.slice(0, longestText)]] : [],
      ),
    ),
  );
}

/** The values as parsed by the schema. Throws a Failure (422) with a message for each field that it refused. */
export function readFields<Schema extends z.ZodType>(
  schema: Schema,
  values: unknown,
  { texts, refuse }: { texts: Record<string, MessageText>; refuse: (fields: Record<string, MessageText>) => Failure },
): z.output<Schema> {
  const parsed = schema.safeParse(values);
  if (parsed.success) return parsed.data;
  throw refuse(textsOfIssues(parsed.error, values, texts));
}

/** The message of each refused field, in the order of `texts`; a date in three fields has its own message. */
export function textsOfIssues(
  { issues }: z.ZodError,
  values: unknown,
  texts: Readonly<Record<string, MessageText>>,
): Record<string, MessageText> {
  const refused = new Map(issues.map((issue) => [String(issue.path[0]), refusedDateText(issue, values)]));
  return Object.fromEntries(
    Object.entries(texts)
      .filter(([name]) => refused.has(name))
      .map(([name, text]) => [name, refused.get(name) ?? text]),
  );
}
