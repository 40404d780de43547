/** The health library's admin API: which sections it has (specification, section 7: GET {admin api}/sections). */
import { z } from 'zod';
import { limitedText } from '#src/platform/http/limited-response.ts';
import type { Config } from '../app.ts';

const answer = z.object({ data: z.array(z.object({ name: z.string().max(60) }).loose()).max(100) });
/** How long a page waits for it. */
const deadlineMs = 3_000;
const largestAnswer = 100_000;

/**
 * The section names of the configured service; undefined where none is configured, so that the library's entries in
 * our own database are used. Throws when the service does not answer in time or in this form.
 */
export async function fetchSectionNames({ libraryUrl }: Pick<Config, 'libraryUrl'>): Promise<string[] | undefined> {
  if (!libraryUrl) return undefined;
  const response = await fetch(`${libraryUrl.replace(/\/+$/, '')}/sections`, {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(deadlineMs),
  });
  if (!response.ok) throw new Error(`The library's service answered ${response.status}.`);
  const text = await limitedText(response, largestAnswer);
  return answer.parse(JSON.parse(text)).data.map(({ name }) => name);
}
