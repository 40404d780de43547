import type { NextStep } from '#src/design/navigation/next-steps.tsx';
import { m } from '#src/paraglide/messages.js';

const legal = new Set(['terms', 'privacy', 'cookies', 'pdpa', 'refund-policy', 'accessibility']);

/**
 * The next steps of an information page: care pages lead to an appointment, Cares pages to joining, legal ones to the
 * contact.
 */
export function nextOfPage(slug: string): NextStep[] {
  const ask = { label: m.content_next_ask(), href: '/contact-us' };
  if (legal.has(slug)) return [ask];
  if (slug.startsWith('cares')) return [{ label: m.info_pages_next_join(), href: '/cares-membership' }, ask];
  return [{ label: m.content_next_book(), href: '/book' }, ask];
}
