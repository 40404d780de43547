import { inject, test } from 'vitest';

// The same tests as without a pooler: openTestDatabase connects through PgBouncer here.
if (inject('poolerPort')) await import('#src/features/site/settings/settings-admin.db.test.ts');
else
  test.skip('pages that follow a change through PgBouncer: not run, because pgbouncer was not found and could not be installed', () =>
    undefined);
