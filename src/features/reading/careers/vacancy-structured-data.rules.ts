/** A vacancy as search engines read it. */
import type { EntryData } from '#src/features/publishing/entries/content.schema.ts';
import { localTextOfField } from '#src/features/publishing/entries/local-text-of-field.rules.ts';
import type { Language } from '#src/shared/languages.ts';
import { localText } from '#src/shared/local-text.ts';
import type { VacancyAddress } from './careers.schema.ts';

const employmentTypes: Record<string, string> = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  contract: 'CONTRACTOR',
};

/** Structured data of a vacancy; after its last day it is not offered. */
export function vacancyStructuredData(
  entry: EntryData<'career'>,
  hospital: VacancyAddress | null,
  { url, origin, group, language }: { url: string; origin: string; group: string; language: Language },
): Record<string, unknown> {
  const { employment, closesAt } = entry.fields;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: localText(entry.title, language).text,
    description: localText(entry.body, language).text || localText(entry.summary, language).text,
    url,
    datePosted: entry.publishedAt,
    validThrough: closesAt,
    employmentType: employmentTypes[employment] ?? 'OTHER',
    occupationalCategory: localText(localTextOfField(entry, 'department'), language).text,
    // The form of the vacancy is on this site.
    directApply: true,
    identifier: { '@type': 'PropertyValue', name: group, value: String(entry.id) },
    hiringOrganization: { '@type': 'Organization', name: group, sameAs: origin },
    jobLocation: placeOf(hospital),
  };
}

/** The hospital with its address; a vacancy of the whole group names the country alone. */
function placeOf(hospital: VacancyAddress | null) {
  const country = { '@type': 'PostalAddress', addressCountry: 'MY' };
  if (!hospital) return { '@type': 'Place', address: country };
  return {
    '@type': 'Place',
    name: hospital.name,
    address: {
      ...country,
      // The entered address ends with postcode and town.
      streetAddress: hospital.address?.split(`, ${hospital.postcode}`)[0],
      addressLocality: hospital.town,
      addressRegion: hospital.state,
      postalCode: hospital.postcode,
    },
  };
}
