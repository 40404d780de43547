/**
 * What one session asks of patients who book online, beyond what the group asks of all, and where it takes place.
 * Staff are not bound by the limits.
 */

/**
 * The limits of a session. Where window or notice is missing, the group's setting applies; where the lead time is,
 * `limits.leadMinutes` of appointments.rules.ts does, which applies to every booking.
 */
export interface SessionLimits {
  /** Minutes that stay free after each appointment. */
  bufferMinutes?: number | undefined;
  /** Hours before the start after which nobody books online; it can only lengthen the lead time of all bookings. */
  leadHours?: number | null | undefined;
  /** Days ahead, including today, that can be booked; may be more than the group's. */
  windowDays?: number | null | undefined;
  /** Hours before the start until which the patient may move or cancel online. */
  noticeHours?: number | null | undefined;
  /** The room; without one it is the doctor's own at the hospital. */
  room?: string | null | undefined;
}

/** What a slot carries of its session: the limits that the session has of its own, and the room. */
export type SlotLimits = Pick<SessionLimits, 'leadHours' | 'windowDays' | 'noticeHours' | 'room'>;

/** What the slots of a session carry; limits that are the group's, and a room that is the doctor's, are left out. */
export function slotLimitsOf({ leadHours, windowDays, noticeHours, room }: SessionLimits): SlotLimits {
  return {
    ...(leadHours == null ? {} : { leadHours }),
    ...(windowDays == null ? {} : { windowDays }),
    ...(noticeHours == null ? {} : { noticeHours }),
    ...(room ? { room } : {}),
  };
}

const hourMs = 3_600_000;

/** Whether the session's lead time closes a start to online booking. */
export function isTooSoon({ leadHours }: SlotLimits, startsAtMs: number, now: Date): boolean {
  return leadHours != null && startsAtMs - now.getTime() < leadHours * hourMs;
}
