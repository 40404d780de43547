import type { NextStep } from '#src/design/next-steps.tsx';
import { m } from '#src/paraglide/messages.js';

const legal = new Set(['terms', 'privacy', 'cookies', 'pdpa', 'refund-policy', 'accessibility']);

/** Where an information page leads: care pages to an appointment, the Cares pages to joining, legal ones to who answers. */
export function nextOfPage(slug: string): NextStep[] {
  const ask = { label: m.content_next_ask(), href: '/contact-us' };
  if (legal.has(slug)) return [ask];
  if (slug.startsWith('cares')) return [{ label: m.info_pages_next_join(), href: '/cares-membership' }, ask];
  return [{ label: m.content_next_book(), href: '/book' }, ask];
}
