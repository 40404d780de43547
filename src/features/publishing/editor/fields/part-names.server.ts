/** The names of what an entry refers to by code. */
import { getLocale } from '#src/paraglide/runtime.js';
import type { Reader } from '#src/features/publishing/entries/entries.server.ts';
import { articleTitles, packageTitles, pictureNames } from '../data/choices.store.server.ts';
import { choicesFor } from './entry-choices.server.ts';
import type { EntryState, PartNames } from '../ui/part-words.ts';

/** The names of all that these states of an entry refer to, in the language of the request. */
export async function partNamesFor(app: Reader, states: readonly EntryState[]): Promise<PartNames> {
  const language = getLocale();
  const pictures = states.flatMap(({ around }) => around?.imageId ?? []);
  const [choices, packages, articles, images] = await Promise.all([
    choicesFor(app, language),
    packageTitles(app, { slugs: slugsIn(states, 'packageSlugs'), language }),
    articleTitles(app, { slugs: slugsIn(states, 'articleSlugs'), language }),
    pictureNames(app, { ids: [...new Set(pictures)], language }),
  ]);
  return {
    hospitals: bySlug(choices.hospitals),
    specialities: bySlug(choices.specialities),
    topics: bySlug(choices.topicChoices),
    packages: bySlug(packages),
    articles: bySlug(articles),
    pictures: new Map(images.map(({ id, name }) => [String(id), name])),
  };
}

function slugsIn(states: readonly EntryState[], name: string): string[] {
  const slugs = states.flatMap(({ fields }) => (Array.isArray(fields[name]) ? (fields[name] as unknown[]) : []));
  return [...new Set(slugs.filter((slug) => typeof slug === 'string'))];
}

const bySlug = (all: readonly { slug: string; name: string }[]) => new Map(all.map(({ slug, name }) => [slug, name]));
