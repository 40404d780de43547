/** What staff remove from a doctor's schedule, and leave that they withdraw: kept in the trash, and entered again. */
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import { keepInTrash, type TrashedRecord } from '#src/features/console/trash/trash.server.ts';
import { hoursOf } from './blocked-hours/block-import.server.ts';
import type { ScheduleChange } from './schedule-change.schema.ts';
import type { SchedulePlan } from './schedule-plan.rules.ts';
import { trashedHasBookings } from './schedules.errors.ts';

interface Removal {
  actor: Actor;
  doctor: { id: number; name: string };
  /** The schedule before the change. */
  before: SchedulePlan;
  change: ScheduleChange;
}

/** Keeps a removed session, date or block as the change that enters it again; other changes keep nothing. */
export async function keepRemoved(app: Pick<App, 'clock'>, tx: Transaction, removal: Removal): Promise<void> {
  const { actor, doctor, before, change } = removal;
  const again = changeBack(before, change);
  if (!again) return;
  const { hospitalId } = 'session' in again.change ? again.change.session : again.change;
  await keepInTrash(app, tx, {
    actor,
    list: 'schedules',
    key: `${doctor.id}/${change.kind}/${'id' in change ? change.id : ''}`,
    title: `${doctor.name} · ${again.when}`,
    hospitalId,
    record: { doctorId: doctor.id, change: again.change },
  });
}

type Again = Extract<ScheduleChange, { kind: 'add_session' | 'set_date' | 'add_block' }>;

function changeBack(before: SchedulePlan, change: ScheduleChange): { change: Again; when: string } | undefined {
  if (change.kind === 'remove_session') {
    const found = before.sessions.find(({ id }) => id === change.id);
    if (!found) return undefined;
    const { id: _id, state: _state, ...session } = found;
    return { change: { kind: 'add_session', session }, when: `${session.from}–${session.to}` };
  }
  if (change.kind === 'clear_date') {
    const found = before.overrides.find(({ id }) => id === change.id);
    if (!found) return undefined;
    const { hospitalId, day, sessions } = found;
    const hours = sessions as Extract<Again, { kind: 'set_date' }>['sessions'];
    return { change: { kind: 'set_date', hospitalId, day, sessions: hours }, when: day };
  }
  if (change.kind === 'remove_block') {
    const found = before.blocks.find(({ id }) => id === change.id);
    return found && blockBack(found);
  }
  return undefined;
}

function blockBack({ hospitalId, startsAtMs, endsAtMs }: SchedulePlan['blocks'][number]) {
  const { day, from, to } = hoursOf({ startsAt: new Date(startsAtMs), endsAt: new Date(endsAtMs) });
  const change = { kind: 'add_block', hospitalId, day, from, to } as const;
  return { change, when: `${day} ${from}–${to}` };
}

/**
 * Enters what was removed again, by `enter`. Throws trashed_has_bookings (409) where bookings would be affected, and as
 * `enter`.
 */
export async function restoreRemoved(
  { record }: Pick<TrashedRecord, 'record'>,
  enter: (request: { doctorId: number; change: unknown; plan: null; reason: string }) => Promise<{
    affected: readonly unknown[];
  }>,
): Promise<string> {
  const doctorId = record['doctorId'] as number;
  const { affected } = await enter({ doctorId, change: record['change'], plan: null, reason: '' });
  if (affected.length > 0) throw trashedHasBookings();
  return `/staff/schedules/${doctorId}`;
}
