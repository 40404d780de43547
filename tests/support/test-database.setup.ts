import { rmSync } from 'node:fs';
import { chmod, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#src/platform/db/connect.server.ts';
import { startEmbeddedPostgres } from '#src/platform/db/embedded/embedded-postgres.server.ts';
import { migrateDatabase } from '#src/platform/db/migrate.server.ts';
import type { Secrets } from '#src/platform/app.ts';
import { createSecrets } from '#src/platform/secrets/secrets.server.ts';
import { testDataFolder } from './test-data-folder.ts';
import { cachedTemplate, copyTemplate, keepTemplate } from './test-template.ts';
import { testSecretKey } from './test-secret-key.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Database `portal` of the run's server: where databases are created and dropped. */
    testServerUrl: string;
  }
}

/** One PostgreSQL for the whole run, with the migrated and filled database that every test file clones. */
export default async function startTestDatabase(project: TestProject): Promise<() => Promise<void>> {
  const root = testDataFolder();
  const dataDir = await mkdtemp(join(root, 'portal-test-'));
  // As root, the database runs as another user, who must be able to enter.
  await chmod(dataDir, 0o755);
  const template = cachedTemplate();
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };
  const start = () => startEmbeddedPostgres({ dataDir, publicRoot: root, settings });
  const isCached = copyTemplate(template, dataDir);
  let postgres = await start();
  if (!isCached) {
    await fillTemplate(postgres.url);
    await postgres.stop();
    keepTemplate(dataDir, template);
    postgres = await start();
  }
  project.provide('testServerUrl', postgres.url);
  return async () => {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

/**
 * Creates the databases that test files clone, migrated and analysed: one with reference data alone, one with the
 * sample group.
 */
async function fillTemplate(serverUrl: string): Promise<void> {
  const admin = openDatabase(serverUrl);
  const urlOf = (name: string) => serverUrl.replace(/portal$/, name);
  await admin.pool.query('create database template_empty');
  await migrateDatabase(urlOf('template_empty'));
  const empty = openDatabase(urlOf('template_empty'));
  const reference: { giveReferenceData(db: unknown): Promise<void> } = await import(
    `${process.cwd()}/src/server/seed/reference-data.ts`
  );
  await reference.giveReferenceData(empty.db);
  // A group that has just begun shows visitors the holding page; tests of its pages look at the open site.
  await empty.pool.query(`update settings set value = '{"isOpen": true}' where key = 'opening'`);
  await empty.pool.query('analyze');
  await empty.pool.end();
  await admin.pool.query('create database template_site template template_empty');
  const template = openDatabase(urlOf('template_site'));
  const seeds: { seedSampleData(db: unknown, secrets: Secrets): Promise<void> } = await import(
    `${process.cwd()}/src/server/seed/seed.ts`
  );
  await seeds.seedSampleData(template.db, createSecrets(testSecretKey));
  await template.pool.query('analyze');
  await template.pool.end();
  await admin.pool.end();
}
