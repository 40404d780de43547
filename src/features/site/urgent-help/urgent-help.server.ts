/** Urgent help: the card that is shown first to a reader who may be in danger. */
import { readWholeKind } from '#src/features/publishing/entries/entries.server.ts';
import { shownSetting } from '#src/features/site/settings/settings.server.ts';
import type { App } from '#src/platform/app.ts';
import { localText, type Language } from '#src/shared/local-text.ts';
import { firstAidSlugs } from './first-aid.rules.ts';
import type { UrgentConcept } from './urgent-concepts.rules.ts';
import type { UrgentHelp } from './urgent-help.schema.ts';

/** The card of a concept in the reader's language, with the first-aid entry where one is published. */
export async function urgentHelpFor(
  app: Pick<App, 'db' | 'cache' | 'clock'>,
  concept: UrgentConcept,
  language: Language,
): Promise<UrgentHelp> {
  const [{ emergencyPhone }, entries] = await Promise.all([
    shownSetting(app, 'brand'),
    readWholeKind(app, 'library-first-aid', language),
  ]);
  const [entry] = firstAidSlugs[concept].flatMap((slug) => entries.find((known) => known.slug === slug) ?? []);
  return {
    concept,
    phone: emergencyPhone,
    firstAid: entry ? { href: `/mccn/first-aid/${entry.slug}`, title: localText(entry.title, language).text } : null,
  };
}
