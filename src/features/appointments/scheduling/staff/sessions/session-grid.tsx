import { useRef, useState, type RefObject } from 'react';
import { Button } from '#src/design/form/button.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { pageHref } from '#src/design/navigation/site-link.tsx';
import { useScriptsReady } from '#src/design/rendering/use-scripts-ready.ts';
import { m } from '#src/paraglide/messages.js';
import {
  gridDays,
  gridPlaces,
  gridRange,
  minutesOf,
  type GridHours,
  type GridPlace,
} from '#src/features/appointments/scheduling/sessions/session-grid.rules.ts';
import type { PlannedSession } from '#src/features/appointments/scheduling/schedule-plan.rules.ts';
import { changeWords, PendingChange, type WeekdaySession } from './pending-change.tsx';
import { recurrenceWords, weekdayWords } from '#src/features/appointments/scheduling/ui/schedule-words.ts';
import { hourHeight, useSessionGrid } from './use-session-grid.ts';

interface SessionGridProps {
  sessions: readonly PlannedSession[];
  /** The schedule's page, without query. */
  path: string;
  nameOf(hospitalId: number): string;
  mayChange(hospitalId: number): boolean;
}

/**
 * The recurring sessions on the grid of a week, moved by drag and by keyboard. Each change is saved by the form of the
 * session, which asks about bookings and refuses overlaps. Only scripts show the grid: the list beside it does the same
 * without them.
 */
export function SessionGrid({ sessions, path, nameOf, mayChange }: SessionGridProps) {
  const isReady = useScriptsReady();
  const [removed, setRemoved] = useState<WeekdaySession>();
  const dialog = useRef<HTMLDialogElement>(null);
  const placed = sessions.filter((one): one is WeekdaySession => one.weekday !== null);
  const grid = useSessionGrid({
    open: (id) => location.assign(pageHref(`${path}/session?id=${id}`)),
    remove: (id) => {
      setRemoved(placed.find((one) => one.id === id));
      dialog.current?.showModal();
    },
  });
  if (!isReady || placed.length === 0) return null;
  const changed = placed.find(({ id }) => id === grid.pending?.id);
  const hours = placed.map((one) => grid.hoursOf(one));
  const places = gridPlaces(hours);
  const range = gridRange(hours);
  return (
    <div className="mb-6 max-lg:hidden">
      <p id="grid-help" className="measure mb-3 text-muted">
        {m.schedules_grid_help()} {placed.length < sessions.length && m.schedules_grid_dates()}
      </p>
      <Days />
      <div className="flex">
        <Hours {...range} />
        <div
          role="group"
          aria-label={m.schedules_grid()}
          className="relative min-w-0 grow rounded-soft border border-line bg-white"
          style={{ height: (range.last - range.first) * hourHeight, backgroundImage: gridLines }}
        >
          {placed.map((session, index) => (
            <Block
              key={session.id}
              session={session}
              hours={hours[index]!}
              style={boxOf(hours[index]!, places[index]!, range.first)}
              hospital={nameOf(session.hospitalId)}
              isChanged={session === changed}
              handlers={mayChange(session.hospitalId) ? grid.handlersOf(session) : undefined}
            />
          ))}
        </div>
      </div>
      <p aria-live="polite" className="sr-only">
        {changed ? changeWords(changed, grid.hoursOf(changed)) : ''}
      </p>
      {changed && <PendingChange session={changed} hours={grid.hoursOf(changed)} path={path} undo={grid.undo} />}
      <RemoveDialog dialog={dialog} session={removed} path={path} />
    </div>
  );
}

const hourColumn = 3.5;
const gridLines = [
  'repeating-linear-gradient(to right, transparent 0 calc(100% / 7 - 1px), var(--color-line) calc(100% / 7 - 1px) calc(100% / 7))',
  `repeating-linear-gradient(to bottom, transparent 0 ${hourHeight - 1}px, var(--color-line) ${hourHeight - 1}px ${hourHeight}px)`,
].join(', ');

function Days() {
  return (
    <div aria-hidden="true" className="mb-1 flex font-semibold text-deep" style={{ paddingLeft: `${hourColumn}rem` }}>
      {gridDays.map((day) => (
        <span key={day} className="min-w-0 flex-1 truncate px-1">
          {weekdayWords(day)}
        </span>
      ))}
    </div>
  );
}

function Hours({ first, last }: { first: number; last: number }) {
  return (
    <div
      aria-hidden="true"
      className="shrink-0 text-[0.875rem] text-muted tabular-nums"
      style={{ width: `${hourColumn}rem` }}
    >
      {Array.from({ length: last - first }, (_, index) => (
        <div key={index} style={{ height: hourHeight }}>{`${String(first + index).padStart(2, '0')}:00`}</div>
      ))}
    </div>
  );
}

function boxOf({ from, to }: GridHours, { column, lane, lanes }: GridPlace, firstHour: number) {
  const day = 100 / gridDays.length;
  return {
    left: `${day * (column + lane / lanes)}%`,
    width: `${day / lanes}%`,
    top: ((minutesOf(from) - firstHour * 60) / 60) * hourHeight,
    height: ((minutesOf(to) - minutesOf(from)) / 60) * hourHeight,
  };
}

interface BlockProps {
  session: WeekdaySession;
  hours: GridHours;
  style: ReturnType<typeof boxOf>;
  hospital: string;
  isChanged: boolean;
  /** Absent where the staff member may not change this session. */
  handlers: ReturnType<ReturnType<typeof useSessionGrid>['handlersOf']> | undefined;
}

function Block({ session, hours, style, hospital, isChanged, handlers }: BlockProps) {
  const times = `${hours.from}–${hours.to}`;
  const details = [
    hospital,
    session.room,
    session.recurrence === 'weekly' ? '' : recurrenceWords({ ...session, ...hours }),
  ]
    .filter(Boolean)
    .join(', ');
  const words = (
    <>
      <span className="sr-only">{weekdayWords(hours.weekday)} </span>
      <span className="block font-semibold tabular-nums">{times}</span>
      <span className="block leading-tight">{details}</span>
    </>
  );
  const look =
    'absolute flex flex-col justify-start overflow-hidden rounded-soft border-2 px-1.5 py-1 text-left text-[0.875rem]';
  if (!handlers)
    return (
      <div className={`${look} border-line bg-mist text-muted`} style={style}>
        {words}
      </div>
    );
  return (
    <button
      type="button"
      aria-describedby="grid-help"
      data-session={session.id}
      className={`${look} touch-none border-teal text-deep select-none ${isChanged ? 'border-dashed bg-cream' : 'bg-pale'}`}
      style={style}
      {...handlers}
    >
      {words}
      <span aria-hidden="true" className="absolute inset-x-0 bottom-0 h-2.5 cursor-ns-resize" />
    </button>
  );
}

interface RemoveDialogProps {
  dialog: RefObject<HTMLDialogElement | null>;
  session: WeekdaySession | undefined;
  path: string;
}

function RemoveDialog({ dialog, session, path }: RemoveDialogProps) {
  return (
    <dialog
      ref={dialog}
      aria-labelledby="grid-remove"
      {...{ closedby: 'any' }}
      className="m-auto w-[min(34rem,calc(100%-2rem))] rounded-petal bg-white p-6 text-ink shadow-lift backdrop:bg-deep/60"
    >
      <h2 id="grid-remove" className="text-xl">
        {m.schedules_remove()}
        {session && `: ${weekdayWords(session.weekday)}, ${session.from}–${session.to}`}
      </h2>
      <p className="measure my-4">{m.schedules_remove_text()}</p>
      <CsrfForm action={path} className="flex flex-wrap gap-3">
        <input type="hidden" name="id" value={session?.id ?? ''} />
        <Button variant="danger" name="intent" value="remove_session">
          {m.schedules_remove()}
        </Button>
        <Button type="button" variant="secondary" onClick={() => dialog.current?.close()}>
          {m.schedules_grid_keep()}
        </Button>
      </CsrfForm>
    </dialog>
  );
}
