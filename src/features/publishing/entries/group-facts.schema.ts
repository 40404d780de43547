/** Figures, hours and rooms of the group that texts tell, and a place of a text that says otherwise. */
import type { LocalText } from '#src/shared/local-text.ts';

export interface HospitalFacts {
  slug: string;
  name: string;
  beds: number;
  /** Digits of every number of the hospital, with the country's. */
  phones: readonly string[];
  /** Names of its centres of excellence. */
  centres: readonly LocalText[];
}

export interface PackageFacts {
  slug: string;
  title: LocalText;
  priceSen: number;
  /** Slugs of the hospitals that sell it. */
  hospitals: readonly string[];
  /** What it includes, line by line. */
  includes: readonly LocalText[];
}

/** When a service of a hospital is open, in words: 'Every day 7 am to 9 pm'. */
export interface ServiceFacts {
  hospital: string;
  name: LocalText;
  hours: LocalText;
}

/** What the data says today. */
export interface GroupFacts {
  companyName: string;
  registrationNumber: string;
  address: string;
  phone: string;
  noticeVersion: string;
  doctors: number;
  /** The same in every hospital, or null. */
  visitingHours: LocalText | null;
  hospitals: readonly HospitalFacts[];
  packages: readonly PackageFacts[];
  services: readonly ServiceFacts[];
}

/** A place of a text that contradicts the data. */
export interface FactWarning {
  about:
    | 'hospitals'
    | 'beds'
    | 'centres'
    | 'doctors'
    | 'price'
    | 'phone'
    | 'centre'
    | 'placeholder'
    | 'not_sold'
    | 'hours'
    | 'room'
    | 'room_price';
  /** As they stand in the text. */
  words: string;
  /** What the data says; for an unknown placeholder, those that there are. */
  known: string;
}
