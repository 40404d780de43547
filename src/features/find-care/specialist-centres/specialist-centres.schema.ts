import { z } from 'zod';
import type { LibraryPictureData } from '#src/design/pictures/library-picture.tsx';
import type { LocalText } from '#src/shared/local-text.ts';

/** Words of a name, or an everyday word for it. */
export const specialitySearchSchema = z.object({ q: z.string().trim().max(80).optional() });

export interface SpecialityOption {
  id: number;
  slug: string;
  name: LocalText;
}

export interface SpecialityCardData extends SpecialityOption {
  summary: LocalText;
  icon: string;
}

export interface SpecialityList {
  items: SpecialityCardData[];
  total: number;
  limit: number;
  offset: number;
}

export interface Speciality extends SpecialityCardData {
  /** Empty while no approval of its text is in force. */
  body: LocalText;
  reasons: LocalText[];
  /** Number of the Medicine Advertisements Board's approval; empty where there is none. */
  approvalNumber: string;
  reviewedBy: string;
  /** 'YYYY-MM-DD'; null without a clinical review. */
  reviewedOn: string | null;
  /** Whether its page begins with the emergency number; null until staff answer. */
  emergencyCall: 'yes' | 'no' | null;
  /** Photo in place of the drawing. */
  picture: LibraryPictureData | null;
}

export interface SpecialityService {
  id: number;
  slug: string;
  name: LocalText;
  summary: LocalText;
}

/** A speciality's clinic in one hospital. */
export interface Clinic {
  id: number;
  slug: string;
  /** 'Level 2, Block A'. */
  place: string;
  rooms: string[];
  phone: string;
  hours: LocalText;
  hospital: {
    id: number;
    slug: string;
    name: string;
    state: string;
    town: string;
    address: string;
    postcode: string;
    location: string;
  };
  /** From the visitor's town, where the page is ordered from one. */
  distanceKm?: number;
}

export interface SpecialityPageData {
  speciality: Speciality;
  services: SpecialityService[];
  clinics: Clinic[];
}

export interface ClinicPageData {
  speciality: Speciality;
  services: SpecialityService[];
  clinic: Clinic;
  /** The same speciality in other hospitals, those of the same state first. */
  others: { slug: string; hospitalName: string; state: string }[];
}
