/** Figures, hours and rooms of the group in texts, and the warning about a text that contradicts them. */
import type { LocalText } from '#src/shared/local-text.ts';

export interface HospitalFacts {
  slug: string;
  name: string;
  beds: number;
  /** Digits of all phone numbers of the hospital, with the country code. */
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
  /** Its inclusions, line by line. */
  includes: readonly LocalText[];
}

/** Opening hours of a hospital's service as a text: 'Every day 7 am to 9 pm'. */
export interface ServiceFacts {
  hospital: string;
  name: LocalText;
  hours: LocalText;
}

/** The present data. */
export interface GroupFacts {
  companyName: string;
  registrationNumber: string;
  address: string;
  phone: string;
  noticeVersion: string;
  /** A patient may change or cancel an appointment until so many hours before. */
  changeHours: number;
  /** A session without activity ends after so many minutes. */
  signOutMinutes: number;
  doctors: number;
  /** The visiting hours if they are the same in every hospital, else null. */
  visitingHours: LocalText | null;
  hospitals: readonly HospitalFacts[];
  packages: readonly PackageFacts[];
  services: readonly ServiceFacts[];
}

/** A place in a text that contradicts the data. */
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
  /** The words as they are in the text. */
  words: string;
  /** The right value; for an unknown placeholder, the list of known ones. */
  known: string;
}
