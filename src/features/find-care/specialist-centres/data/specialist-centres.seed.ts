import type { Transaction } from '#src/platform/db/transaction.ts';
import type { LocalText } from '#src/shared/local-text.ts';
import { specialities, specialityServices } from './specialist-centres.table.ts';
import type { Words } from './speciality-sample.seed.ts';
import { sampleApproval } from '#src/features/find-care/hospitals/data/hospitals.seed.ts';
import { specialitySamples } from './speciality-texts.seed.ts';

const inThree = ([en, ms, zh]: Words): LocalText => ({ en, ms, zh });
const paragraphs = (texts: readonly Words[]): LocalText => {
  const inLanguage = (at: 0 | 1 | 2) => texts.map((text) => text[at]).join('\n\n');
  return { en: inLanguage(0), ms: inLanguage(1), zh: inLanguage(2) };
};
const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/’/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Identifiers follow the order of the texts. */
export function specialityRows() {
  return specialitySamples.map((sample, index) => ({
    id: index + 1,
    slug: sample.slug,
    name: inThree(sample.name),
    summary: inThree(sample.summary),
    body: paragraphs(sample.body),
    reasons: sample.reasons.map(inThree),
    reviewedBy: 'Melur Clinical Content Panel (invented for the sample)',
    reviewedOn: '2026-10-01',
    icon: sample.icon,
    aliases: [...sample.aliases],
    position: index + 1,
    ...sampleApproval(2201 + index),
  }));
}

export function specialityServiceRows() {
  const services = specialitySamples.flatMap((sample, index) =>
    sample.services.map(([en, ms, zh, summary], place) => ({
      specialityId: index + 1,
      slug: slugOf(en),
      name: { en, ms, zh },
      summary: inThree(summary),
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
