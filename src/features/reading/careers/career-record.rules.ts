import type { EntryData } from '#src/features/publishing/entries/content.schema.ts';
import { localText, type Language } from '#src/shared/local-text.ts';
import type { VacancyPlace } from './careers.schema.ts';

const employmentTypes: Record<string, string> = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  contract: 'CONTRACTOR',
};

/** Structured data of a vacancy; after its last day it is not offered. */
export function postRecord(
  entry: EntryData<'career'>,
  hospital: VacancyPlace | null,
  { url, origin, group, language }: { url: string; origin: string; group: string; language: Language },
): Record<string, unknown> {
  const { employment, closesAt, department } = entry.fields;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: localText(entry.title, language).text,
    description: localText(entry.body, language).text || localText(entry.summary, language).text,
    url,
    datePosted: entry.publishedAt,
    validThrough: closesAt,
    employmentType: employmentTypes[employment] ?? 'OTHER',
    occupationalCategory: department,
    directApply: false,
    identifier: { '@type': 'PropertyValue', name: group, value: String(entry.id) },
    hiringOrganization: { '@type': 'Organization', name: group, sameAs: origin },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressCountry: 'MY',
        ...(hospital
          ? { addressRegion: hospital.state, addressLocality: hospital.name }
          : { addressRegion: 'Kuala Lumpur' }),
      },
    },
  };
}
