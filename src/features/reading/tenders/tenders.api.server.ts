import { entryCalls } from '#src/features/publishing/entries/entries.server.ts';

export const tenderCalls = entryCalls({ kind: 'tender', path: 'tenders', tag: 'Tenders', what: 'Tenders' });
