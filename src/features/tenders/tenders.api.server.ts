import { entryCalls } from '#src/features/content/entry-calls.server.ts';

export const tenderCalls = entryCalls({ kind: 'tender', path: 'tenders', tag: 'Tenders', what: 'Tenders' });
