/** The health library's own admin service: which sections it has (specification, section 7: GET {admin api}/sections). */
import { z } from 'zod';
import { limitedText } from '#src/platform/http/limited-response.ts';
import type { Config } from '../app.ts';

const answer = z.object({ data: z.array(z.object({ name: z.string().max(60) }).loose()).max(100) });
/** A page waits no longer for it. */
const deadlineMs = 3_000;
const largestAnswer = 100_000;

/**
 * The names of the sections as the configured service has them; undefined where none is configured, so that the
 * library's entries in our own database say it. Throws when the service does not answer in time or not in this form.
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
