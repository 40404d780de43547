import type { ServerType } from '@hono/node-server';
import type { Health } from './health.ts';

/** Load balancers must see that the process is not ready before it refuses a connection. */
const unreadyMs = 2_000;
/** How long requests in flight may take to end. */
const drainMs = 8_000;
/** The process ends after this time, even if work is not finished. */
const stopDeadlineMs = 15_000;

interface Running {
  server: ServerType;
  health: Health;
  close(): Promise<void>;
}

/**
 * On SIGTERM or SIGINT readiness fails at once, the listener closes two seconds later, requests in flight end, and then
 * the process ends.
 */
export function stopOnSignals({ server, health, close }: Running): void {
  let stoppingSince = 0;
  const stop = () => {
    // Supervisors signal the whole group: the same signal may come twice. A signal more than two seconds later comes
    // from a person and ends the process at once.
    if (health.isStopping) return void (performance.now() - stoppingSince > 2_000 && process.exit(1));
    stoppingSince = performance.now();
    health.isStopping = true;
    setTimeout(() => process.exit(1), stopDeadlineMs).unref();
    setTimeout(() => {
      setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), drainMs).unref();
      server.close(() => {
        close().then(
          () => process.exit(0),
          () => process.exit(1),
        );
      });
      if ('closeIdleConnections' in server) server.closeIdleConnections();
    }, unreadyMs);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
