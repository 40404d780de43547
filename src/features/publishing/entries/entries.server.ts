/** Published entries of every kind: lists, pages, cards, addresses, search documents. */
export { entryUnknown } from './content.errors.ts';
export { findImages } from './data/images.store.server.ts';
export { findDraftRows } from './data/reading.store.server.ts';
export { detailAnswer, entryAnswer, entryCalls } from './published-entries/entry-calls.server.ts';
export { loadListPage } from './lists/list-page.server.ts';
export {
  cardsOf,
  readEntry,
  readWholeKind,
  topicNames,
  listEntries,
  filterChoices,
  type Reader,
  publishedAddresses,
} from './published-entries/published-content.server.ts';
export { entryFrom, type EntryAnswer } from './published-entries/entry-answers.server.ts';
export { safeBlocks, withSafeBlocks } from './landing-blocks/landing-blocks.server.ts';
export { publishedEntry } from './published-entries/published-entry.server.ts';
export { publishedPage, type PublishedPage } from './page-texts/published-page.server.ts';
export { safeHtml, plainText, plainLine } from './rich-text/allowed-html.server.ts';
export { indexEntry, entrySearchSource } from './published-entries/searchable-entries.server.ts';
export { filledRows } from './lists/filled-rows.server.ts';
export { groupFacts } from './text-checks/group-facts.server.ts';
