import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import {
  gridDays,
  movedHours,
  resizedHours,
  stepMinutes,
  type GridHours,
} from '#src/features/appointments/scheduling/sessions/session-grid.rules.ts';

/** A session that has a position on the grid. */
export interface GridSession extends GridHours {
  id: number;
  slotMinutes: number;
}

/** Height of one hour, in pixels. */
export const hourHeight = 44;
/** Height in pixels of a session's lower edge, which a pointer drags to change the session's end. */
const edgeHeight = 10;
/** A pointer that moves fewer pixels than this has clicked. */
const clickPixels = 4;

interface Drag {
  pointer: number;
  x: number;
  y: number;
  from: GridHours;
  isResize: boolean;
  dayWidth: number;
}

interface Change {
  id: number;
  hours: GridHours;
}

/**
 * One change of one session at a time, by pointer or keyboard: the grid shows it, and it is not saved yet. Enter and a
 * click open the session, Delete asks before the session is removed, Escape undoes the change.
 */
export function useSessionGrid({ open, remove }: { open(id: number): void; remove(id: number): void }) {
  const [pending, setPending] = useState<Change | null>(null);
  const hoursOf = ({ id, weekday, from, to }: GridSession): GridHours =>
    pending?.id === id ? pending.hours : { weekday, from, to };
  const change = ({ id, weekday, from, to }: GridSession, hours: GridHours) => {
    const isBack = hours.weekday === weekday && hours.from === from && hours.to === to;
    setPending(isBack ? null : { id, hours });
  };
  const pointer = usePointer({ hoursOf, change, open });
  const pressKey = (event: KeyboardEvent, session: GridSession) => {
    const hours = keyedHours(event, hoursOf(session), session.slotMinutes);
    if (hours) change(session, hours);
    else if (event.key === 'Delete') remove(session.id);
    else if (event.key === 'Escape') setPending(null);
    else return;
    event.preventDefault();
  };
  return {
    pending,
    hoursOf,
    undo: () => setPending(null),
    handlersOf: (session: GridSession) => ({
      onKeyDown: (event: KeyboardEvent) => pressKey(event, session),
      ...pointer(session),
    }),
  };
}

interface PointerUses {
  hoursOf(session: GridSession): GridHours;
  change(session: GridSession, hours: GridHours): void;
  open(id: number): void;
}

/** The handlers of a session's block: a drag moves it or its end, a click opens it. */
function usePointer({ hoursOf, change, open }: PointerUses) {
  const drag = useRef<Drag | null>(null);
  const hasDragged = useRef(false);
  const release = () => (drag.current = null);
  return (session: GridSession) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      drag.current = taken(event, hoursOf(session));
      hasDragged.current = false;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => {
      const held = drag.current;
      if (held?.pointer !== event.pointerId) return;
      const [x, y] = [event.clientX - held.x, event.clientY - held.y];
      if (Math.hypot(x, y) < clickPixels && !hasDragged.current) return;
      hasDragged.current = true;
      change(session, draggedHours(held, [x, y], session.slotMinutes));
    },
    onPointerUp: release,
    onPointerCancel: release,
    onClick: () => {
      if (!hasDragged.current) open(session.id);
      hasDragged.current = false;
    },
  });
}

function taken(event: PointerEvent<HTMLElement>, from: GridHours): Drag {
  const box = event.currentTarget.getBoundingClientRect();
  const dayWidth = event.currentTarget.parentElement!.getBoundingClientRect().width / gridDays.length;
  const { pointerId, clientX, clientY } = event;
  return { pointer: pointerId, x: clientX, y: clientY, from, isResize: clientY > box.bottom - edgeHeight, dayWidth };
}

function draggedHours({ from, isResize, dayWidth }: Drag, [x, y]: [number, number], slotMinutes: number): GridHours {
  const minutes = Math.round(((y / hourHeight) * 60) / stepMinutes) * stepMinutes;
  return isResize
    ? resizedHours(from, minutes, slotMinutes)
    : movedHours(from, { days: Math.round(x / dayWidth), minutes });
}

/** The hours after a key press; undefined for a key that changes none. */
function keyedHours(event: KeyboardEvent, hours: GridHours, slotMinutes: number): GridHours | undefined {
  if (event.ctrlKey || event.altKey || event.metaKey) return undefined;
  const minutes = { ArrowUp: -stepMinutes, ArrowDown: stepMinutes }[event.key];
  if (event.shiftKey) return minutes === undefined ? undefined : resizedHours(hours, minutes, slotMinutes);
  const days = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (minutes === undefined && days === undefined) return undefined;
  return movedHours(hours, { days: days ?? 0, minutes: minutes ?? 0 });
}
