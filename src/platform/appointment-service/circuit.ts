import type { App } from '../app.ts';

const failuresToOpen = 3;
const openMs = 30_000;

export interface Circuit {
  /** Whether a call may be tried: while the circuit is open, one call each half minute. */
  mayTry(): boolean;
  succeeded(): void;
  failed(): void;
}

/**
 * A circuit breaker: after three failures in a row calls fail at once for half a minute, so that visitors do not wait
 * for a service that is down.
 */
export function circuit(clock: App['clock']): Circuit {
  let failures = 0;
  let closedUntil = 0;
  return {
    mayTry() {
      const now = clock.now().getTime();
      if (failures < failuresToOpen) return true;
      if (now < closedUntil) return false;
      closedUntil = now + openMs;
      return true;
    },
    succeeded() {
      failures = 0;
    },
    failed() {
      failures += 1;
      if (failures >= failuresToOpen) closedUntil = clock.now().getTime() + openMs;
    },
  };
}
