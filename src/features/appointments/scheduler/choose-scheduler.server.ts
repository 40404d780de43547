/** Chooses the scheduler, and checks for operations that only our own tables support. */
import type { App } from '#src/platform/app.ts';
import { isFailure } from '#src/shared/failure.ts';
import type { Scheduler } from '#src/features/appointments/appointments/scheduler.schema.ts';
import { internalScheduler } from './internal-scheduler.server.ts';
import { externalScheduler } from '#src/features/appointments/external-scheduling/external-scheduling.server.ts';
import { managedExternally } from './scheduler.errors.ts';

/**
 * The scheduler: the hospital's appointment service where one is configured, otherwise our own tables. No other code
 * makes this choice.
 */
export function schedulerOf({ appointmentService }: Pick<App, 'appointmentService'>): Scheduler {
  return appointmentService ? externalScheduler(appointmentService) : internalScheduler;
}

/**
 * For operations that only our own tables support: moving an appointment, the waiting list, changes by the front
 * desk, leave. Throws kept_by_service (409).
 */
export function requireInternalScheduler(app: Pick<App, 'appointmentService'>): void {
  if (!schedulerOf(app).isInternal) throw managedExternally();
}

/** The result, or 'away' when the scheduler does not answer: then only that part of a page says so. */
export async function unlessAway<Answer>(ask: () => Promise<Answer>): Promise<Answer | 'away'> {
  try {
    return await ask();
  } catch (error) {
    if (isFailure(error, 'service_away')) return 'away';
    throw error;
  }
}
