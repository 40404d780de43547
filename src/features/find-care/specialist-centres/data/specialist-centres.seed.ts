import type { Transaction } from '#src/platform/db/transaction.ts';
import type { Language } from '#src/shared/languages.ts';
import type { LocalText } from '#src/shared/local-text.ts';
import { specialities, specialityServices } from './specialist-centres.table.ts';
import { sampleApproval, sampleReview } from '#src/features/find-care/hospitals/data/hospitals.seed.ts';
import { specialitySamples } from './speciality-sample.seed.ts';
import { visitSections } from './speciality-visits.seed.ts';

const paragraphs = (texts: readonly LocalText[]): LocalText => {
  const inLanguage = (language: Language) => texts.map((text) => text[language]).join('\n\n');
  return { en: inLanguage('en'), ms: inLanguage('ms'), zh: inLanguage('zh') };
};
const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/’/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Identifiers follow the order of the texts. */
export function specialityRows() {
  return specialitySamples().map((sample, index) => ({
    id: index + 1,
    slug: sample.slug,
    name: sample.name,
    summary: sample.summary,
    body: paragraphs([...sample.body, visitSections(sample.slug)]),
    reasons: sample.reasons,
    ...sampleReview(),
    icon: sample.icon,
    emergencyCall: sample.emergencyCall,
    aliases: [...sample.aliases],
    position: index + 1,
    ...sampleApproval(2201 + index),
  }));
}

export function specialityServiceRows() {
  const services = specialitySamples().flatMap((sample, index) =>
    sample.services.map(({ name, summary }, place) => ({
      specialityId: index + 1,
      slug: slugOf(name.en),
      name,
      summary,
      position: place + 1,
    })),
  );
  return services.map((service, index) => ({ id: index + 1, ...service }));
}

/** The specialities and what they offer. Clinics come with the doctors who work in them. */
export async function seedSpecialistCentres(tx: Transaction): Promise<void> {
  await tx.insert(specialities).values(specialityRows());
  await tx.insert(specialityServices).values(specialityServiceRows());
}
