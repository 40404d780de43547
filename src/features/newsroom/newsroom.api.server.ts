import { entryCalls } from '#src/features/content/entry-calls.server.ts';

export const newsroomCalls = [
  ...entryCalls({ kind: 'news', path: 'news', tag: 'Newsroom', what: 'News' }),
  ...entryCalls({ kind: 'csr', path: 'csr', tag: 'Newsroom', what: 'Work in the community' }),
];
