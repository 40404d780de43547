import type { EntryCardData, EntryData, EntryLink } from '#src/features/publishing/entries/content.schema.ts';
import type { LocalText } from '#src/shared/local-text.ts';
import type { LibraryKind, SectionName } from './clinic-network.rules.ts';

/** The data that every page of the clinic network shows. */
export interface NetworkFacts {
  /** The network's name, and its member hospitals of the group. */
  name: string;
  members: { name: string; slug: string }[];
  conciergePhone: string;
  newsUrl?: string | undefined;
  aboutUrl?: string | undefined;
  videoId?: string | undefined;
  /** Slug of a film of this site, shown instead of one on YouTube. */
  filmSlug?: string | undefined;
}

/** A benefit of the collaboration (specification, section 3: benefit card). */
export interface BenefitCard {
  url: string;
  icon: string;
  color: 'teal' | 'deep' | 'gold';
  title: LocalText;
  description: LocalText;
}

/** A question of the clinic network (specification, section 3: FAQ item). */
export interface NetworkQuestion {
  id: number;
  question: LocalText;
  /** Sanitised HTML. */
  answer: LocalText;
}

/** A tile of the library: the service's name of a section, with its title and icon. */
export interface SectionTile {
  name: SectionName;
  url: string;
  count: number;
}

export type LibraryItem = Pick<EntryCardData, 'id' | 'slug' | 'address' | 'title' | 'summary'>;

export interface LibraryEntryData {
  entry: EntryData<LibraryKind>;
  /** Specialities that treat it, with the booking links. */
  departments: { slug: string; name: LocalText }[];
  /** Articles on the same subject. */
  articles: EntryLink[];
  others: LibraryItem[];
}
