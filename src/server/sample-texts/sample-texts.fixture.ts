import { globSync, readFileSync } from 'node:fs';
import { sampleEntries } from '#src/features/publishing/entries/data/sample-entries.seed.ts';
import { isAdvertisement } from '#src/features/publishing/entries/text-checks/advertising-words.rules.ts';
import { textsOfEntry } from '#src/features/publishing/entries/text-checks/writing-check.rules.ts';
import { traitsOf } from '#src/features/publishing/entries/content-kinds.schema.ts';
import { centreRows } from '#src/features/find-care/hospitals/data/hospitals.seed.ts';
import { hospitalSamples } from '#src/features/find-care/hospitals/data/hospital-sample.seed.ts';
import { hospitalGuide } from '#src/features/find-care/hospitals/data/hospital-guides.seed.ts';
import { careTopics } from '#src/features/find-care/hospitals/data/patient-care.seed.ts';
import { serviceSamples } from '#src/features/find-care/hospitals/data/hospital-services.seed.ts';
import {
  specialityRows,
  specialityServiceRows,
} from '#src/features/find-care/specialist-centres/data/specialist-centres.seed.ts';
import { packageSamples } from '#src/features/shop/packages/data/package-sample.seed.ts';
import { languages, type Language } from '#src/shared/languages.ts';
import type { LocalText } from '#src/shared/local-text.ts';

/** One text of the sample as readers see it, in its language. */
export interface SampleText {
  place: string;
  language: Language;
  text: string;
  isAdvertisement: boolean;
}

/** Every text of the sample and of the interface, in three languages. */
export function sampleTexts(): SampleText[] {
  return [...entryTexts(), ...catalogueTexts(), ...detailTexts(), ...settingTexts(), ...interfaceTexts()];
}

function entryTexts(): SampleText[] {
  return sampleEntries().flatMap((entry) => {
    const ownNames = traitsOf(entry.kind).localizedFields;
    return languages.flatMap((language) => {
      const own = Object.fromEntries(
        Object.entries(entry.fields ?? {}).map(([name, value]) => [
          name,
          ownNames.includes(name) ? inLanguage(value, language) : language === 'en' ? value : '',
        ]),
      );
      const text = {
        title: entry.title[language],
        summary: entry.summary[language],
        body: entry.body?.[language] ?? '',
        own,
      };
      return textsOfEntry(text).map((part) => ({
        place: `${entry.kind}/${entry.slug}`,
        language,
        text: part,
        isAdvertisement: isAdvertisement(entry.kind, entry.fields ?? {}),
      }));
    });
  });
}

/** A field in one language: by language, or in English alone. */
function inLanguage(value: unknown, language: Language): unknown {
  if (typeof value === 'object' && value !== null && !Array.isArray(value) && 'en' in value)
    return (value as Record<string, unknown>)[language] ?? '';
  return language === 'en' ? value : '';
}

function localTexts(place: string, texts: readonly (LocalText | undefined)[]): SampleText[] {
  return texts.flatMap((text) =>
    languages.flatMap((language) =>
      text?.[language] ? [{ place, language, text: text[language], isAdvertisement: true }] : [],
    ),
  );
}

function catalogueTexts(): SampleText[] {
  return [
    ...hospitalSamples().flatMap(({ slug, name, summary: { en, ms, zh }, about }) =>
      localTexts(slug, [{ en: `${name}: ${en}`, ms: `${name}: ${ms}`, zh: `${name}：${zh}` }, ...about]),
    ),
    ...centreRows().flatMap(({ slug, name, summary, body, treatments, ...sections }) =>
      localTexts(`centre/${slug}`, [
        name,
        summary,
        body,
        ...treatments,
        sections.team,
        sections.figuresSource,
        ...[sections.conditions, sections.equipment, sections.pathway, sections.figures, sections.questions].flat(),
      ]),
    ),
    ...hospitalSamples().flatMap(({ slug }) => localTexts(`guide/${slug}`, Object.values(hospitalGuide(slug)))),
    ...careTopics().flatMap(({ slug, title, body }) => localTexts(`care/${slug}`, [title, body])),
    ...serviceSamples().flatMap(({ slug, name, summary }) => localTexts(`service/${slug}`, [name, summary])),
    ...specialityRows().flatMap(({ slug, name, summary, body, reasons }) =>
      localTexts(`speciality/${slug}`, [name, summary, body, ...reasons]),
    ),
    ...packageSamples().flatMap(({ slug, title, summary, suits, about }) =>
      localTexts(`package/${slug}`, [title, summary, suits, ...about]),
    ),
    ...specialityServiceRows().flatMap(({ slug, name, summary }) => localTexts(`treatment/${slug}`, [name, summary])),
  ];
}

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as object;

/** Every text within a value, at any depth. */
function textsWithin(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsWithin) : [];
}

/**
 * What packages contain and how to prepare, what happens at a service and at a visit of a speciality; the hours of
 * services are the data that texts are compared with.
 */
function detailTexts(): SampleText[] {
  return ['hospital-services', 'packages/parts', 'speciality-visits'].flatMap((folder) =>
    languages.flatMap((language) =>
      textsWithin({ ...readJson(`sample/${folder}/${language}.json`), hours: '' }).map((text) => ({
        place: folder,
        language,
        text,
        isAdvertisement: true,
      })),
    ),
  );
}

/** Texts that stand in three languages side by side: settings, and forms that staff have built. */
function settingTexts(): SampleText[] {
  const localTextsWithin = (value: unknown): LocalText[] => {
    if (typeof value !== 'object' || value === null) return [];
    return 'en' in value && 'ms' in value ? [value as LocalText] : Object.values(value).flatMap(localTextsWithin);
  };
  return ['settings', 'custom-forms'].flatMap((file) =>
    localTexts(file, localTextsWithin(readJson(`sample/${file}.json`))).map((one) => ({
      ...one,
      // These are filled in from the settings themselves.
      text: one.text.replaceAll(/\{\{(?:group|year|states)\}\}/g, ''),
      isAdvertisement: false,
    })),
  );
}

/** Message keys of the console: its texts are for staff. */
const consoleWords =
  /^(content|staff|catalogue|package_admin|package_desk|refunds|reconciliation|front_desk|settings|schedules|scripts|templates|roles|keywords|urgent_desk|search_words)_/;

function interfaceTexts(): SampleText[] {
  return languages.flatMap((language) =>
    globSync(`messages/${language}/*.json`).flatMap((path) =>
      Object.entries(JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>).flatMap(([key, text]) =>
        typeof text === 'string' && !consoleWords.test(key)
          ? [{ place: `messages/${key}`, language, text, isAdvertisement: false }]
          : [],
      ),
    ),
  );
}
