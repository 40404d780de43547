import type { DoctorCardData } from '#src/features/find-care/doctors/doctors.schema.ts';
import type { EntryData, EntryImage, EntryLink } from '#src/features/publishing/entries/content.schema.ts';
import type { LandingBlock } from '#src/features/publishing/entries/landing-blocks/landing-blocks.schema.ts';
import type { PackageCardData } from '#src/features/shop/packages/packages.schema.ts';
import type { Language } from '#src/shared/languages.ts';
import type { LocalText } from '#src/shared/local-text.ts';

/** A landing page as readers see it. */
export interface LandingPageData {
  /** The entry without its blocks, which are beside it. */
  entry: EntryData<'landing'>;
  blocks: LandingBlock[];
  /** The language of the blocks: English while the reader's has none. */
  language: Language;
  /** Pictures of the media library by their numbers. */
  pictures: Record<string, EntryImage>;
  /** The entries of the lists, by the position of their block. */
  doctors: Record<number, DoctorCardData[]>;
  packages: Record<number, PackageCardData[]>;
  /** The forms that are open, by slug: those of the page's blocks. */
  forms: Record<string, { title: LocalText; intro: LocalText; days: number }>;
  /** The names of the hospitals to which the lists are narrowed, by slug. */
  hospitals: Record<string, string>;
  /** The landing pages above it: '/heart' of '/heart/screening'. */
  above: EntryLink[];
}
