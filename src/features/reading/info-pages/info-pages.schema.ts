import type { EntryData } from '#src/features/publishing/entries/content.schema.ts';

export interface InfoPageData {
  entry: EntryData<'page'> & { isUnwritten?: boolean };
}

export interface FaqGroup {
  group: string;
  questions: EntryData<'faq'>[];
}

export interface ReachData {
  states: { state: string; hospitals: { slug: string; name: string; phone: string }[] }[];
}
