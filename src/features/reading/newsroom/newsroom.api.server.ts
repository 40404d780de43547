import { entryCalls } from '#src/features/publishing/entries/entries.server.ts';

export const newsroomCalls = [
  ...entryCalls({ kind: 'news', path: 'news', tag: 'Newsroom', what: 'News' }),
  ...entryCalls({ kind: 'csr', path: 'csr', tag: 'Newsroom', what: 'Work in the community' }),
];
