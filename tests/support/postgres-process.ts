import { startEmbeddedPostgres } from '#src/platform/db/embedded/embedded-postgres.server.ts';

/**
 * A process of a portal: starts or joins the database in the named folder, reports it in one line, leaves when its
 * input ends.
 */
const [dataDir = '', publicRoot = ''] = process.argv.slice(2);
try {
  const postgres = await startEmbeddedPostgres({ dataDir, publicRoot });
  process.stdout.write(
    `${JSON.stringify({ url: postgres.url, folder: postgres.folder, pid: postgres.pid(), hasJoined: postgres.hasJoined })}\n`,
  );
  process.stdin.resume().once('end', async () => {
    await postgres.stop();
    process.exit(0);
  });
} catch (error) {
  process.stdout.write(`${JSON.stringify({ refusal: (error as Error).message })}\n`);
  process.exit(1);
}
