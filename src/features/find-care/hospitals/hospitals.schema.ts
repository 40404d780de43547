import { z } from 'zod';
import type { LibraryPictureData } from '#src/design/pictures/library-picture.tsx';
import type { Language } from '#src/shared/languages.ts';
import type { LocalText } from '#src/shared/local-text.ts';
import { states } from './hospital-filters.ts';

export const hospitalFiltersSchema = z.object({
  /** A state. */
  location: z.enum(states).optional(),
  /** The code of a facility. */
  facility: z.string().trim().max(80).optional(),
  q: z.string().trim().max(80).optional(),
});

export interface HospitalOption {
  id: number;
  slug: string;
  name: string;
  state: string;
}

/** A town with at least one of the group's hospitals. */
export interface Town {
  town: string;
  /** Coordinates of its first hospital, 'latitude,longitude'. */
  location: string;
}

export interface InternationalHospital extends HospitalOption {
  town: string;
  phone: string;
  beds: number;
}

export interface HospitalCardData extends HospitalOption {
  town: string;
  /** 'latitude,longitude', as in the specification. */
  location: string;
  phone: string;
  emergencyPhone: string;
  hasEmergency: boolean;
  picture: LibraryPictureData | null;
  /** Distance from the visitor's town, where the list is ordered from one. */
  distanceKm?: number;
}

/** Something that a hospital has for patients and visitors. */
export interface Facility {
  code: string;
  name: LocalText;
  icon: string;
}

/** The parts of a hospital's own brand; null where the group's is shown. */
export interface HospitalBrand {
  /** '/brand/<hash>.svg' or '.png'. */
  logoUrl: string | null;
  /** The icon of the browser's tab. */
  iconUrl: string | null;
  strapline: LocalText | null;
  /** '#RRGGBB', in place of the group's teal. */
  accentColour: string | null;
}

/** A hospital on a page about it. */
export interface BrandedHospital extends HospitalCardData {
  brand: HospitalBrand | null;
}

export interface ListedHospital extends HospitalCardData {
  address: string;
  postcode: string;
  summary: LocalText;
  isClinicNetworkMember: boolean;
}

export interface HospitalDetail extends ListedHospital {
  email: string;
  beds: number;
  openedYear: number;
  about: LocalText;
  facilities: Facility[];
  receivesInternationalPatients: boolean;
  hours: LocalText | null;
  visitingHours: LocalText | null;
  accreditations: string[];
  /** The operating company, its licence, and the person in charge; empty where unknown. */
  companyName: string;
  licenceNumber: string;
  personInCharge: string;
  /** Names of the insurers that have this hospital on their panel. */
  insurers: string[];
  /** Further pictures, in their order. */
  gallery: LibraryPictureData[];
  brand: HospitalBrand | null;
}

export interface HospitalList {
  items: ListedHospital[];
  total: number;
  limit: number;
  offset: number;
}

export interface HospitalService {
  id: number;
  slug: string;
  name: LocalText;
  summary: LocalText;
  /** Headings, lists and questions (shared/text-sections.ts). */
  details: LocalText | null;
  hours: LocalText;
  icon: string;
  phone: string;
  /** The clinical reviewer; empty without a review. */
  reviewedBy: string;
  /** 'YYYY-MM-DD'. */
  reviewedOn: string | null;
}

export interface PatientCareTopic {
  id: number;
  slug: string;
  title: LocalText;
  body: LocalText;
  icon: string;
  /** The clinical reviewer; empty without a review. */
  reviewedBy: string;
  /** 'YYYY-MM-DD'. */
  reviewedOn: string | null;
}

/** A link to a centre of excellence. */
export interface CentreTeaser {
  slug: string;
  name: LocalText;
  summary: LocalText;
  icon: string;
}

export interface HospitalPageData {
  hospital: HospitalDetail;
  services: Pick<HospitalService, 'slug' | 'name' | 'summary' | 'icon'>[];
  topics: Pick<PatientCareTopic, 'slug' | 'title' | 'icon'>[];
  centres: CentreTeaser[];
  clinics: { slug: string; clinicSlug: string; name: LocalText; icon: string }[];
  nearby: HospitalCardData[];
}

export interface CentreOfExcellence extends CentreTeaser {
  id: number;
  /** Shown in place of the speciality's drawing. */
  picture: LibraryPictureData | null;
  body: LocalText;
  treatments: LocalText[];
  conditions: LocalText[];
  team: LocalText | null;
  /** 'Name | what it is for' (shared/line-pairs.ts). */
  equipment: LocalText[];
  /** The steps of a visit, in order. */
  pathway: LocalText[];
  /** 'Figure | what it counts'. */
  figures: LocalText[];
  /** The source of the figures; required where there are figures. */
  figuresSource: LocalText | null;
  /** 'Question | answer'. */
  questions: LocalText[];
  reviewedBy: string;
  /** 'YYYY-MM-DD'; null without a clinical review. */
  reviewedOn: string | null;
  phone: string;
  /** Number of the Medicine Advertisements Board's approval; empty where there is none. */
  approvalNumber: string;
  specialitySlug: string;
  specialityName: LocalText | null;
}

export interface CentreOfExcellencePageData {
  hospital: BrandedHospital & Pick<HospitalDetail, 'address' | 'postcode'>;
  centre: CentreOfExcellence;
  /** The hospital's other centres. */
  others: CentreTeaser[];
  /** The same speciality in other hospitals. */
  elsewhere: { slug: string; hospitalSlug: string; hospitalName: string; state: string }[];
}

export interface HospitalServicesData {
  hospital: BrandedHospital;
  services: HospitalService[];
}

/** The services with the long texts only in the reader's language. */
export interface ShownHospitalServices {
  hospital: BrandedHospital;
  services: (Omit<HospitalService, 'details'> & { details: { text: string; lang: Language } | null })[];
}

export interface PatientCareData {
  hospital: BrandedHospital & { visitingHours: LocalText | null };
  topics: PatientCareTopic[];
}
