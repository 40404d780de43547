import { m } from '#src/paraglide/messages.js';

/** The employment type as a text; an unknown one stays as typed. */
export function employmentWords(employment: string): string {
  if (employment === 'full_time') return m.careers_full_time();
  if (employment === 'part_time') return m.careers_part_time();
  return employment === 'contract' ? m.careers_contract() : employment;
}
