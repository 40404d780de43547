/**
 * The limits that one session sets for patients who book online, besides those of the group, and its room. Staff are
 * not bound by these limits.
 */

/**
 * The limits of a session. Where its window or notice is missing, the group's setting applies; where its lead time is
 * missing, `limits.leadMinutes` of appointments.rules.ts applies, as for every booking.
 */
export interface SessionLimits {
  /** Minutes that stay free after each appointment. */
  bufferMinutes?: number | undefined;
  /** Hours before the start after which nobody books online; can only lengthen the lead time of all bookings. */
  leadHours?: number | null | undefined;
  /** Days ahead, including today, that can be booked; may be more than the group's. */
  windowDays?: number | null | undefined;
  /** Hours before the start until which the patient may move or cancel online. */
  noticeHours?: number | null | undefined;
  /** The room; without one it is the doctor's own at the hospital. */
  room?: string | null | undefined;
}

/** What a slot takes from its session: the session's own limits, and the room. */
export type SlotLimits = Pick<SessionLimits, 'leadHours' | 'windowDays' | 'noticeHours' | 'room'>;

/** What the slots of a session take from it; the group's limits and the doctor's own room are left out. */
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
