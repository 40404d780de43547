import { inject, test } from 'vitest';

// The same tests as without a pooler: openTestDatabase connects through PgBouncer here.
if (inject('poolerPort')) await import('#src/server/operations/recurring-jobs.db.test.ts');
else
  test.skip('recurring jobs through PgBouncer: not run, because pgbouncer was not found and could not be installed', () =>
    undefined);
