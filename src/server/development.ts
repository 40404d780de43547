/** Loaded again by `npm run dev` after each change: the same site as in production, from its sources. */
import { createLogger } from '#src/platform/logger/logger.server.ts';
import { configFrom, readEnvironment } from './environment/config.ts';
import { createSite } from './create-site.ts';
import { openPlace, prepareDatabase } from './prepare-database.ts';

const logger = createLogger(process.env['LOG_LEVEL'] ?? 'warn');

/** The database with the sample; it stays open while the sources change. */
export async function openDevelopmentPlace() {
  const env = readEnvironment(process.env);
  const config = configFrom(env);
  if (config.isProduction)
    throw new Error('npm run dev is for development: leave NODE_ENV out, or start with npm start.');
  const place = await openPlace(env, logger);
  await prepareDatabase(place.databaseUrl, { env, config });
  return { ...place, port: env.PORT, host: env.HOST };
}

/** The site from the sources as they are now. */
export function createDevelopmentSite(databaseUrl: string) {
  return createSite({ databaseUrl, config: configFrom(readEnvironment(process.env)), logger });
}
