/** What drizzle-kit reads: see scripts/generate-migration.mjs. */
export default {
  dialect: 'postgresql',
  schema: './src/**/*.table.ts',
  out: './db/migrations',
  casing: 'snake_case',
  strict: true,
};
