import type { App } from '#src/platform/app.ts';
import { isFailure } from '#src/shared/failure.ts';
import { keptByService } from './appointments.errors.ts';
import type { Diary } from './diary.ts';
import { ownDiary } from './own-diary.server.ts';
import { serviceDiary } from './service-diary.server.ts';

/** Who keeps the diary: the hospital's appointment service where one is configured, else our own tables. Decided here and nowhere else. */
export function diaryOf({ appointmentService }: Pick<App, 'appointmentService'>): Diary {
  return appointmentService ? serviceDiary(appointmentService) : ownDiary;
}

/** For what only our own tables can do: moving a time, the waiting list, the desks' changes, leave. Throws kept_by_service (409). */
export function requireOwnDiary(app: Pick<App, 'appointmentService'>): void {
  if (!diaryOf(app).isOurs) throw keptByService();
}

/** What the diary answers, or that nobody answers now: the one part of a page then says so, and the rest stands. */
export async function unlessAway<Answer>(ask: () => Promise<Answer>): Promise<Answer | 'away'> {
  try {
    return await ask();
  } catch (error) {
    if (isFailure(error, 'service_away')) return 'away';
    throw error;
  }
}
