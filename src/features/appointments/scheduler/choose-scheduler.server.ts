import type { App } from '#src/platform/app.ts';
import { isFailure } from '#src/shared/failure.ts';
import { managedExternally } from '#src/features/appointments/appointments/appointments.server.ts';
import type { Scheduler } from '#src/features/appointments/appointments/scheduler.schema.ts';
import { internalScheduler } from './internal-scheduler.server.ts';
import { externalScheduler } from '#src/features/appointments/external-scheduling/external-scheduling.server.ts';

/** The scheduler: the hospital's appointment service where one is configured, else our own tables. Decided here and nowhere else. */
export function schedulerOf({ appointmentService }: Pick<App, 'appointmentService'>): Scheduler {
  return appointmentService ? externalScheduler(appointmentService) : internalScheduler;
}

/** For what only our own tables can do: moving a time, the waiting list, changes by the front desk, leave. Throws kept_by_service (409). */
export function requireInternalScheduler(app: Pick<App, 'appointmentService'>): void {
  if (!schedulerOf(app).isInternal) throw managedExternally();
}

/** What the scheduler answers, or that nobody answers now: the one part of a page then says so, and the rest stands. */
export async function unlessAway<Answer>(ask: () => Promise<Answer>): Promise<Answer | 'away'> {
  try {
    return await ask();
  } catch (error) {
    if (isFailure(error, 'service_away')) return 'away';
    throw error;
  }
}
