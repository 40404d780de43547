import type { EntryCardData, EntryData, EntryLink } from '#src/features/publishing/entries/content.schema.ts';
import type { LocalText } from '#src/shared/local-text.ts';
import type { LibraryKind, SectionName } from './clinic-network.rules.ts';

/** What every page of the clinic network shows around its own content. */
export interface NetworkFacts {
  /** The network's name, and the hospitals of ours that are members. */
  name: string;
  members: { name: string; slug: string }[];
  conciergePhone: string;
  newsUrl?: string | undefined;
  aboutUrl?: string | undefined;
  videoId?: string | undefined;
}

/** A card of what the collaboration brings (specification, section 3: benefit card). */
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
  /** Clean HTML. */
  answer: LocalText;
}

/** A tile of the library: the server's name of a section, merged with what it shows. */
export interface SectionTile {
  name: SectionName;
  url: string;
  count: number;
}

export type LibraryItem = Pick<EntryCardData, 'id' | 'slug' | 'address' | 'title' | 'summary'>;

export interface LibraryEntryData {
  entry: EntryData<LibraryKind>;
  /** Departments that care for it, with the way to book there. */
  departments: { slug: string; name: LocalText }[];
  /** What our doctors wrote on the same subject. */
  articles: EntryLink[];
  others: LibraryItem[];
}
