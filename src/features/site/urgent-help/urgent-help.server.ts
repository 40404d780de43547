/** Urgent help: the card that is shown first to a reader who may be in danger. */
import { readWholeKind } from '#src/features/publishing/entries/entries.server.ts';
import { shownSetting } from '#src/features/site/settings/settings.server.ts';
import type { App } from '#src/platform/app.ts';
import type { Language } from '#src/shared/languages.ts';
import { localText } from '#src/shared/local-text.ts';
import { firstAidSlugsFor } from './first-aid.rules.ts';
import type { UrgentConcept } from './urgent-concepts.rules.ts';
import type { FirstAidLink, UrgentHelp } from './urgent-help.schema.ts';

type Ports = Pick<App, 'db' | 'cache' | 'clock'>;

/**
 * The card of a concept that `text` names, in the reader's language, with the first-aid entry where one is published.
 */
export async function urgentHelpFor(
  app: Ports,
  concept: UrgentConcept,
  { text, language }: { text: string; language: Language },
): Promise<UrgentHelp> {
  const [{ emergencyPhone }, links] = await Promise.all([shownSetting(app, 'brand'), firstAidLinks(app, language)]);
  const [firstAid] = firstAidSlugsFor(concept, text).flatMap((slug) => links[slug] ?? []);
  return { concept, phone: emergencyPhone, firstAid: firstAid ?? null };
}

/** Links to the published first-aid entries by slug. */
export async function firstAidLinks(app: Ports, language: Language): Promise<Record<string, FirstAidLink>> {
  const entries = await readWholeKind(app, 'library-first-aid', language);
  return Object.fromEntries(
    entries.map(({ slug, title }) => [
      slug,
      { href: `/mccn/first-aid/${slug}`, title: localText(title, language).text },
    ]),
  );
}
