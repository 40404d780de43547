import { z } from 'zod';
import type { LibraryPictureData } from '#src/design/pictures/library-picture.tsx';
import type { Day } from '#src/features/appointments/availability/slots.rules.ts';
import type { Town } from '#src/features/find-care/hospitals/hospitals.schema.ts';
import type { LocalText } from '#src/shared/local-text.ts';

export interface Qualification {
  degree: string;
  institution: string;
  year: number;
}

/**
 * The doctors' filter set of the specification (section 3) by its own names, and three of our own: `teleconsult`,
 * `near`, `sortBy`.
 */
export const doctorFiltersSchema = z.object({
  /** A hospital's name, or a state. */
  location: z.string().trim().min(1).max(120).optional(),
  /** A speciality's slug. */
  specialisation: z.string().trim().min(1).max(120).optional(),
  gender: z.enum(['female', 'male']).optional(),
  /** Code of a spoken language. */
  filter_lang: z.string().trim().min(2).max(8).optional(),
  doctor_name: z.string().trim().min(1).max(80).optional(),
  teleconsult: z.literal('yes').optional(),
  /** A town with a hospital: doctors near it come first. */
  near: z.string().trim().min(1).max(80).optional(),
  sortBy: z.enum(['name', 'next_free']).optional(),
});
export type DoctorFilters = z.infer<typeof doctorFiltersSchema>;

/** The filters whose choices show how many doctors each would leave. */
export type CountedFilter = 'specialisation' | 'location' | 'gender' | 'filter_lang' | 'teleconsult';
/** By filter and value; a value without doctors is absent. */
export type DoctorCounts = Partial<Record<CountedFilter, Record<string, number>>>;

/** The conditions of a list of doctors: the visitor's filters, and for some lists only doctors with online booking. */
export type DoctorNarrowing = DoctorFilters & { hasLiveSchedule?: true };

export interface DoctorHospital {
  id: number;
  slug: string;
  name: string;
  state: string;
}

export interface DoctorSpeciality {
  slug: string;
  name: LocalText;
}

/** A language by its code (ISO 639), with the name that staff keep. */
export interface SpokenLanguage {
  code: string;
  name: LocalText;
}

/** A doctor as suggested while a name is typed, in the reader's language. */
export interface SuggestedDoctor {
  name: string;
  /** With the language prefix. */
  path: string;
  speciality: string;
  hospital: string;
  /** Address of the picture. */
  portrait: string;
}

/** The data of a doctor's card. */
export interface DoctorCardData {
  id: number;
  slug: string;
  name: string;
  gender: 'female' | 'male';
  languages: SpokenLanguage[];
  portraitSeed: string;
  /** The doctor's photo; without one a portrait is drawn. */
  picture: LibraryPictureData | null;
  offersTeleconsult: boolean;
  hasLiveSchedule: boolean;
  subspeciality: LocalText | null;
  /** The main one first. */
  specialities: DoctorSpeciality[];
  hospitals: DoctorHospital[];
  /**
   * ISO instant; null where no slot is available in the booking window, or where booking is by request. Absent where it
   * is unknown.
   */
  nextAvailable?: (AvailableSlot & { later: AvailableSlot[]; leadHours?: number }) | null;
  /** Distance to the nearest of the doctor's hospitals from the town of the filter `near`; absent without it. */
  distanceKm?: number;
}

/** A slot on a card; `startsAt` is an ISO instant. */
export interface AvailableSlot {
  startsAt: string;
  hospitalId: number;
  mode: 'in_person' | 'teleconsult';
}

export interface DoctorList {
  items: DoctorCardData[];
  total: number;
  limit: number;
  offset: number;
}

export interface WeeklySession {
  hospitalId: number;
  /** 0 is Sunday; null for a session on dates of the month. */
  weekday: number | null;
  /** 'HH:MM' in Malaysia. */
  from: string;
  to: string;
  mode: 'in_person' | 'teleconsult';
  recurrence: 'weekly' | 'fortnightly' | 'monthly' | 'monthly_dates';
  /** For a monthly session: 1 for the first such weekday of a month, up to 5, and -1 for the last. */
  monthWeeks: number[];
  /** For a session on dates of the month: 1 to 31. */
  monthDays: number[];
  /** First and last day ('YYYY-MM-DD'), if any. */
  validFrom: string | null;
  validUntil: string | null;
}

export interface PracticeHospital extends DoctorHospital {
  town: string;
  phone: string;
  room: string;
  consultationFeeSen: number;
}

export interface DoctorDetail extends Omit<DoctorCardData, 'hospitals'> {
  registrationNumber: string;
  qualifications: Qualification[];
  about: LocalText;
  interests: LocalText[];
  /** The last parts of the addresses of articles. */
  articles: string[];
  practisingSince: number;
  confirmsAtOnce: boolean;
  /** Names of the insurers that have the doctor on their panel. */
  panels: string[];
  hospitals: PracticeHospital[];
  sessions: WeeklySession[];
}

export interface DoctorPageData {
  doctor: DoctorDetail;
  /**
   * The next fourteen days at each hospital; empty where booking is by request; a notice where the scheduler does not
   * answer.
   */
  calendars: { hospitalId: number; days: Day[]; notice?: string }[];
  related: DoctorCardData[];
  /** Published articles that the doctor stands for, in the order of the master data. */
  articles: DoctorArticle[];
}

export interface DoctorArticle {
  id: number;
  address: string;
  title: LocalText;
  readingMinutes: number;
}

export interface DoctorFilterOptions {
  hospitals: { name: string; state: string }[];
  specialities: DoctorSpeciality[];
  /** Languages that at least one doctor speaks. */
  languages: SpokenLanguage[];
  /** Towns with a hospital, and their coordinates. */
  towns: Town[];
}

/** The filter choices in one language, for a page. */
export interface DoctorChoices extends Omit<DoctorFilterOptions, 'specialities'> {
  specialities: { slug: string; name: string }[];
}
