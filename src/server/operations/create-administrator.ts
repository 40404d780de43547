import { parseArgs } from 'node:util';
import { inviteAdministrator } from '#src/features/console/people/people.server.ts';
import { systemClock } from '#src/platform/clock.ts';
import { openDatabase } from '#src/platform/db/connect.server.ts';
import { createLogger } from '#src/platform/logger/logger.server.ts';
import { systemRandom } from '#src/platform/random.ts';
import { isFailure, wordsOf } from '#src/shared/failure.ts';
import { configFrom, readEnvironment, secretsFrom } from '../environment/config.ts';
import { openPlace, prepareDatabase } from '../prepare-database.ts';

/**
 * `npm run admin:create -- --email NAME [--another]`: invites an administrator, in any mode, beside a running server or
 * without one.
 */
export async function createAdministrator(parameters: string[]): Promise<void> {
  const { email, another } = readParameters(parameters);
  const env = readEnvironment(process.env);
  const config = configFrom(env);
  const place = await openPlace(env, createLogger('warn'));
  try {
    await prepareDatabase(place.databaseUrl, { env: { ...env, SAMPLE_DATA: false }, config });
    const { db, pool } = openDatabase(place.databaseUrl);
    try {
      const app = { db, config, clock: systemClock, random: systemRandom, secrets: secretsFrom(config) };
      const link = await inviteAdministrator(app, { email, isAnother: another });
      process.stdout.write(`${email} becomes an administrator with this link, once, within three days:\n${link}\n`);
      const isMailed = config.smtpUrl !== undefined;
      process.stdout.write(
        isMailed ? 'It is mailed too.\n' : 'Its mail stays in the outbox: no mail server is named.\n',
      );
    } finally {
      await pool.end();
    }
  } catch (error) {
    throw isFailure(error) ? new Error(wordsOf(error, 'en').message) : error;
  } finally {
    await place.close();
  }
}

function readParameters(parameters: string[]): { email: string; another: boolean } {
  const usage = 'Name the address that is invited, such as npm run admin:create -- --email name@hospital.example.';
  try {
    const { values } = parseArgs({
      args: parameters,
      options: { email: { type: 'string' }, another: { type: 'boolean', default: false } },
    });
    if (values.email) return { email: values.email, another: values.another };
  } catch {
    // A problem with the parameters is reported below, with what is allowed.
  }
  throw new Error(usage);
}
