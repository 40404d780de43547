import type { EntryCardData, EntryData } from '#src/features/publishing/entries/content.schema.ts';
import type { PackageCardData } from '#src/features/shop/packages/packages.schema.ts';
import type { LibraryPictureData } from '#src/design/pictures/library-picture.tsx';
import type { LocalText } from '#src/shared/local-text.ts';

/** The group's figures. */
export interface GroupNumbers {
  hospitals: number;
  states: number;
  beds: number;
  emergencies: number;
  /** Year in which the first hospital opened. */
  since: number;
  doctors: number;
  teleconsults: number;
  /** Number of languages that the doctors speak. */
  languages: number;
  specialities: number;
  centres: number;
}

export interface SpecialityItem {
  slug: string;
  name: LocalText;
  icon: string;
}

export interface StateHospitals {
  state: string;
  hospitals: { slug: string; name: string }[];
}

/** The data of each section of the home page, by the section's key. A section without data has null. */
export interface HomeSectionData {
  find_doctor: { specialities: Omit<SpecialityItem, 'icon'>[]; hospitals: { name: string; state: string }[] };
  tasks: { phone: string; emergencyPhone: string };
  nearest_hospital: null;
  specialities: SpecialityItem[];
  packages: PackageCardData[];
  insights: EntryCardData<'article'>[];
  happenings: { events: EntryCardData<'event'>[]; campaigns: EntryCardData<'campaign'>[]; now: string };
  hospitals: StateHospitals[];
  cares: { group: string; tier: string };
  booking: null;
  trust: GroupNumbers;
}
export type HomeSectionKey = keyof HomeSectionData;

/** A section that an editor has added. */
export type WrittenSection = Pick<
  EntryData<'home-section'>,
  'id' | 'slug' | 'kind' | 'title' | 'summary' | 'body' | 'topics' | 'image'
> & { link?: { href: string; label: LocalText } };

/** A built-in section, with the heading that an editor gave it if any. */
export interface BuiltInSection {
  key: HomeSectionKey;
  title?: LocalText;
}

/** A section in its position. */
export type PlannedSection = BuiltInSection | { written: WrittenSection };

/** A section of the saved layout; sections that it does not name have their default position. */
export interface LayoutRow {
  /** 'booking', or 'entry:haze-season' of a section that an editor has added. */
  name: string;
  isShown: boolean;
  /** Own heading of a built-in section; without one the section has the heading of its entry, or the shipped one. */
  heading?: Required<LocalText>;
}

export interface HomeData {
  plan: PlannedSection[];
  data: HomeSectionData;
}

export interface CorporateData {
  numbers: GroupNumbers;
  states: { state: string; hospitals: number; beds: number }[];
  contact: {
    groupName: string;
    companyName: string;
    phone: string;
    email: string;
    address: string;
    registrationNumber: string;
  };
  /** Paragraphs separated by a blank line; null while the group has not entered them. */
  story: LocalText | null;
  promises: { title: LocalText; text: LocalText }[];
  leader: Leader | null;
}

/** Who speaks for the group, and what they say. */
export interface Leader {
  name: string;
  role: LocalText;
  /** Paragraphs separated by a blank line. */
  statement: LocalText;
  image: { seed: string; gender: 'female' | 'male' };
  /** In place of the drawn portrait. */
  picture: LibraryPictureData | null;
}

/** The data of a section of the home page. */
export interface SectionProps<Key extends HomeSectionKey> {
  title: string;
  data: HomeSectionData[Key];
}
