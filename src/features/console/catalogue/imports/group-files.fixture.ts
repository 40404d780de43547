/** The files of a hospital group that begins with nothing: hospitals, doctors with their sessions, a package. */
import type { CatalogueInputs } from '../fields/catalogue-fields.ts';
import { approvalInputs, doctorInputs, hospitalInputs, specialityInputs } from '../catalogue.fixture.ts';

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;
export const hospitalCode = (index: number) => `seri-${index + 1}`;
export const doctorCode = (index: number) => `dr-number-${index + 1}`;

export function groupHospitals(count: number): CatalogueInputs[] {
  return Array.from({ length: count }, (_, index) => ({
    ...hospitalInputs(hospitalCode(index)),
    name: `Seri ${index + 1} Hospital`,
  }));
}

export const groupSpecialities = (): CatalogueInputs[] => [specialityInputs('heart-care')];

export function groupDoctors(count: number, hospitals: number): CatalogueInputs[] {
  return Array.from({ length: count }, (_, index) => ({
    ...doctorInputs(doctorCode(index), hospitalCode(index % hospitals), 'heart-care'),
    name: `Dr Number ${index + 1}`,
    registration_number: `MMC ${50_000 + index}`,
    has_live_schedule: 'yes',
  }));
}

/** Five mornings a week for every doctor. */
export function groupSessions(count: number, hospitals: number): CatalogueInputs[] {
  return Array.from({ length: count }, (_, index) =>
    weekdays.map((weekday) => ({
      doctor: doctorCode(index),
      hospital: hospitalCode(index % hospitals),
      weekday,
      starts: '9:00',
      ends: '12:30',
      slot_minutes: '20',
    })),
  ).flat();
}

export const packageInputs = (code: string, hospitals: readonly string[], type = 'screening'): CatalogueInputs => ({
  code,
  type,
  title_en: 'Heart check',
  title_ms: 'Pemeriksaan jantung',
  summary_en: 'A look at the heart.',
  about_en: 'An hour with a nurse and a doctor.',
  suits_en: 'Adults.',
  inclusions_en: '# Blood tests\nFull blood count\nCholesterol\n# Consultation\nDoctor’s review',
  inclusions_zh: '# 验血\n全血细胞计数\n-\n# 问诊\n-',
  preparation_en: 'Do not eat for eight hours.',
  min_age: '18',
  price: '388',
  validity_days: '180',
  visit_minutes: '60',
  hospitals: hospitals.map((hospital) => `${hospital} | 40`).join('\n'),
  reviewed_by: 'Dr Tan Mei Ling, cardiology',
  reviewed_on: '2026-10-01',
  approval_starts_on: '2026-01-01',
  ...approvalInputs,
});

/** Each is offered at two hospitals. */
export function groupPackages(count: number, hospitals: number): CatalogueInputs[] {
  return Array.from({ length: count }, (_, index) => ({
    ...packageInputs(`check-${index + 1}`, [hospitalCode(index % hospitals), hospitalCode((index + 1) % hospitals)]),
    title_en: `Heart check ${index + 1}`,
  }));
}

export const groupHolidays = (): CatalogueInputs[] => [
  { day: '2029-02-01', name_en: 'Ferry Day', name_ms: 'Hari Feri', name_zh: '渡轮日', states: 'Perak; Selangor' },
];
