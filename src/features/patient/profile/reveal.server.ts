import { data } from 'react-router';
import { notFound } from '#src/platform/http/not-found.ts';
import { isFailure } from '#src/shared/failure.ts';

/** Answers 'show the number': the full number in this one unstored document, or nothing where it may not be shown. */
export async function revealFor(request: Request, reveal: (personId: string) => Promise<string>) {
  const form = await request.formData();
  const personId = form.get('person');
  try {
    return data({ personId: String(personId), idNumber: await reveal(String(personId)) });
  } catch (error) {
    if (isFailure(error)) throw notFound();
    throw error;
  }
}
