/** The choices of an entry's form, in the language of the editor. */
import { topicNames, type Reader } from '#src/features/publishing/entries/entries.server.ts';
import { openCustomForms } from '#src/features/requests/forms/forms.server.ts';
import type { Language } from '#src/shared/languages.ts';
import type { LocalText } from '#src/shared/local-text.ts';
import { hospitalChoices, packageTypeChoices, specialityChoices } from '../data/choices.store.server.ts';

/** Topics, hospitals, specialities and types of packages. */
export async function choicesFor(app: Reader, language: Language) {
  const [topics, hospitals, specialities, packageTypes, forms] = await Promise.all([
    topicNames(app),
    hospitalChoices(app),
    specialityChoices(app),
    packageTypeChoices(app),
    openCustomForms(app),
  ]);
  return {
    topicChoices: named(topics, language),
    hospitals,
    specialities: named(specialities, language),
    packageTypes: named(packageTypes, language),
    forms: forms.map(({ slug, form }) => ({ slug, name: form.title[language] })),
  };
}

const named = (all: readonly { slug: string; name: LocalText }[], language: Language) =>
  all.map(({ slug, name }) => ({ slug, name: name[language] ?? name.en }));
