import { z } from 'zod';
import { apiCall, languageQuery, listOf, listQuery, slugOrIdQuery } from '#src/platform/http/api-call.ts';
import { m } from '#src/paraglide/messages.js';
import type { Language } from '#src/shared/languages.ts';
import { localText } from '#src/shared/local-text.ts';
import { nextAvailableSlots } from '#src/features/appointments/scheduler/scheduler.server.ts';
import type { NextAvailableSlot } from '#src/features/appointments/appointments/scheduler.schema.ts';
import type { App } from '#src/platform/app.ts';
import { doctorUnknown, filterUnknown } from './doctors.errors.ts';
import {
  type SpokenLanguage,
  doctorFiltersSchema,
  type DoctorCardData,
  type DoctorPageData,
} from './doctors.schema.ts';
import { listDoctors, loadDoctorFilterOptions, loadDoctorPage, subspecialities } from './doctors.server.ts';
import { readDoctorFilters } from './doctor-filters.rules.ts';

const tag = 'Doctors';
const named = z.object({ slug: z.string(), name: z.string() });
const hospitalItem = z.object({ id: z.number().int(), slug: z.string(), name: z.string(), state: z.string() });
const languageItem = z.object({ code: z.string(), name: z.string() });
const nextAvailableItem = z.object({
  starts_at: z.iso.datetime(),
  hospital_id: z.number().int(),
  mode: z.enum(['in_person', 'teleconsult']),
});
export const doctorItem = z.object({
  id: z.number().int(),
  slug: z.string(),
  url: z.string(),
  name: z.string(),
  gender: z.enum(['female', 'male']),
  specialities: z.array(named),
  subspeciality: z.string().nullable(),
  languages: z.array(languageItem),
  hospitals: z.array(hospitalItem),
  teleconsult: z.boolean(),
  by_request: z.boolean(),
  next_free: nextAvailableItem.nullable(),
});
const sessionItem = z.object({
  hospital_id: z.number().int(),
  weekday: z.number().int().min(0).max(6).nullable().describe('0 is Sunday; null for a session on dates of the month'),
  from: z.string(),
  to: z.string(),
  mode: z.enum(['in_person', 'teleconsult']),
  recurrence: z.enum(['weekly', 'fortnightly', 'monthly', 'monthly_dates']),
  month_weeks: z
    .array(z.number().int().min(-1).max(5))
    .describe('Of a monthly session: 1 for the first such weekday of a month, up to 5, and -1 for the last'),
  month_days: z.array(z.number().int().min(1).max(31)).describe('Of a session on dates of the month'),
  valid_from: z.string().nullable().describe('First day; a fortnightly session counts its weeks from here'),
  valid_until: z.string().nullable().describe('Last day, included'),
});
export const doctorAnswer = doctorItem.extend({
  registration_number: z.string(),
  practising_since: z.number().int(),
  about: z.string(),
  interests: z.array(z.string()),
  qualifications: z.array(z.object({ degree: z.string(), institution: z.string(), year: z.number().int() })),
  hospitals: z.array(hospitalItem.extend({ room: z.string(), consultation_fee_sen: z.number().int() })),
  sessions: z.array(sessionItem),
});

export const doctorCalls = [
  apiCall({
    method: 'GET',
    path: 'doctors/listing',
    tag,
    summary: 'Doctors that match all filters, with their next free time',
    query: listQuery.extend(doctorFiltersSchema.shape),
    answer: listOf(doctorItem),
    errors: { 422: ['filter_unknown'], 503: ['service_away'] },
    async handle({ app, query }) {
      const { lang, limit, offset } = query;
      const { items, total } = await listDoctors(app, { ...(await askedFilters(app, query)), limit, offset });
      return { items: items.map((doctor) => cardAnswer(doctor, lang)), total, limit, offset };
    },
  }),
  apiCall({
    method: 'GET',
    path: 'teleconsult',
    tag,
    summary:
      'Doctors who see patients by video, each with the next free time by video; the same filters as doctors/listing',
    query: listQuery.extend(doctorFiltersSchema.omit({ teleconsult: true }).shape),
    answer: listOf(doctorItem.extend({ next_free_video: nextAvailableItem.nullable() })),
    errors: { 422: ['filter_unknown'], 503: ['service_away'] },
    async handle({ app, query }) {
      const { lang, limit, offset } = query;
      const { items, total } = await listDoctors(app, {
        ...(await askedFilters(app, query)),
        teleconsult: 'yes',
        limit,
        offset,
      });
      const times = await nextAvailableSlots(
        app,
        items.map(({ id }) => id),
        'teleconsult',
      );
      return {
        items: items.map((doctor) => ({
          ...cardAnswer(doctor, lang),
          next_free_video: videoTime(times?.get(doctor.id)),
        })),
        total,
        limit,
        offset,
      };
    },
  }),
  apiCall({
    method: 'GET',
    path: 'doctors/individual',
    tag,
    summary: 'One doctor by slug or id',
    query: slugOrIdQuery,
    answer: doctorAnswer,
    errors: { 404: ['doctor_unknown'], 503: ['service_away'] },
    async handle({ app, query }) {
      const page = await loadDoctorPage(app, query.id ?? query.slug ?? '', query.lang);
      if (!page) throw doctorUnknown();
      return detailAnswer(page.doctor, query.lang);
    },
  }),
  apiCall({
    method: 'GET',
    path: 'doctors/subspeciality',
    tag,
    summary: 'Fields of practice within specialities',
    query: languageQuery.extend({ specialisation: z.string().min(1).max(120).optional() }),
    answer: z.array(z.object({ name: z.string(), specialisation: z.string(), doctors: z.number().int() })),
    async handle({ app, query }) {
      const found = await subspecialities(app, query.specialisation);
      return found.map(({ name, speciality, doctors }) => ({
        name: localText(name, query.lang).text,
        specialisation: speciality,
        doctors,
      }));
    },
  }),
  apiCall({
    method: 'GET',
    path: 'lists/language',
    tag: 'Lists',
    summary: 'Languages that doctors speak',
    query: languageQuery,
    answer: z.array(languageItem),
    async handle({ app, query }) {
      return (await loadDoctorFilterOptions(app)).languages.map((spoken) => languageAnswer(spoken, query.lang));
    },
  }),
  apiCall({
    method: 'GET',
    path: 'lists/gender',
    tag: 'Lists',
    summary: 'Genders to filter by',
    query: languageQuery,
    answer: z.array(z.object({ value: z.enum(['female', 'male']), name: z.string() })),
    async handle({ query }) {
      return [
        { value: 'female' as const, name: m.doctors_gender_female({}, { locale: query.lang }) },
        { value: 'male' as const, name: m.doctors_gender_male({}, { locale: query.lang }) },
      ];
    },
  }),
];

/** The filters of a call. Throws filter_unknown (422) for an unknown value. */
export async function askedFilters(
  app: Pick<App, 'db' | 'pool' | 'cache' | 'clock' | 'appointmentService'>,
  {
    lang: _language,
    limit: _limit,
    offset: _offset,
    ...wanted
  }: { lang: Language; limit: number; offset: number } & Record<string, unknown>,
) {
  const asked = new URLSearchParams(
    Object.entries(wanted).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
  const { filters, ignored } = readDoctorFilters(asked, await loadDoctorFilterOptions(app));
  if (ignored.length > 0) throw filterUnknown(ignored);
  return filters;
}

function videoTime(time: NextAvailableSlot | undefined) {
  return time ? { starts_at: time.startsAt.toISOString(), hospital_id: time.hospitalId, mode: time.mode } : null;
}

/** A doctor's card as calls answer it, in one language. */
export function cardAnswer(doctor: DoctorCardData, language: Language): z.infer<typeof doctorItem> {
  return {
    id: doctor.id,
    slug: doctor.slug,
    url: `/doctor/${doctor.slug}`,
    name: doctor.name,
    gender: doctor.gender,
    specialities: doctor.specialities.map(({ slug, name }) => ({ slug, name: localText(name, language).text })),
    subspeciality: doctor.subspeciality ? localText(doctor.subspeciality, language).text : null,
    languages: doctor.languages.map((spoken) => languageAnswer(spoken, language)),
    hospitals: doctor.hospitals.map(({ id, slug, name, state }) => ({ id, slug, name, state })),
    teleconsult: doctor.offersTeleconsult,
    by_request: !doctor.hasLiveSchedule,
    next_free: doctor.nextAvailable
      ? {
          starts_at: doctor.nextAvailable.startsAt,
          hospital_id: doctor.nextAvailable.hospitalId,
          mode: doctor.nextAvailable.mode,
        }
      : null,
  };
}

/** A doctor's page as calls answer it: the card with the details, in one language. */
export function detailAnswer(doctor: DoctorPageData['doctor'], language: Language): z.infer<typeof doctorAnswer> {
  return {
    ...cardAnswer(doctor, language),
    registration_number: doctor.registrationNumber,
    practising_since: doctor.practisingSince,
    qualifications: doctor.qualifications,
    about: localText(doctor.about, language).text,
    interests: doctor.interests.map((interest) => localText(interest, language).text),
    hospitals: doctor.hospitals.map(({ id, slug, name, state, room, consultationFeeSen }) => ({
      id,
      slug,
      name,
      state,
      room,
      consultation_fee_sen: consultationFeeSen,
    })),
    sessions: doctor.sessions.map(({ hospitalId, monthWeeks, monthDays, validFrom, validUntil, ...session }) => ({
      ...session,
      hospital_id: hospitalId,
      month_weeks: monthWeeks,
      month_days: monthDays,
      valid_from: validFrom,
      valid_until: validUntil,
    })),
  };
}

function languageAnswer({ code, name }: SpokenLanguage, language: Language): z.infer<typeof languageItem> {
  return { code, name: localText(name, language).text };
}
