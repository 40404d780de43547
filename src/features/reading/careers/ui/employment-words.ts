import { m } from '#src/paraglide/messages.js';

/** The way of employment in words; an editor's own word stands as it is. */
export function employmentWords(employment: string): string {
  if (employment === 'full_time') return m.careers_full_time();
  if (employment === 'part_time') return m.careers_part_time();
  return employment === 'contract' ? m.careers_contract() : employment;
}
