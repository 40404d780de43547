import { m } from '#src/paraglide/messages.js';
import type { Part } from '../challenge.rules.ts';

const names: Record<Part, () => string> = {
  overview: m.challenge_overview,
  'how-to-participate': m.challenge_how,
  'topics-and-themes': m.challenge_topics,
  prizes: m.challenge_prizes,
  timeline: m.challenge_timeline,
  resources: m.challenge_resources,
  'judges-and-mentors': m.challenge_judges,
  'contact-us': m.challenge_contact,
};

/** The heading of a part of the page, in the language of the page. */
export function partName(part: Part): string {
  return names[part]();
}
