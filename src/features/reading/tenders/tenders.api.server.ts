import { entryCalls } from '#src/features/publishing/entries/entry-calls.server.ts';

export const tenderCalls = entryCalls({ kind: 'tender', path: 'tenders', tag: 'Tenders', what: 'Tenders' });
