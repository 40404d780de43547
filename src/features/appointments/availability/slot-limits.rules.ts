/** What one session asks of patients who book online, beyond the group's settings. Staff are not bound by it. */

/** The limits of a session. Where one is missing, the group's setting applies. */
export interface SessionLimits {
  /** Minutes that stay free after each appointment. */
  bufferMinutes?: number | undefined;
  /** Hours before the start after which nobody books online. */
  leadHours?: number | null | undefined;
  /** Days ahead, including today, that can be booked; may be more than the group's. */
  windowDays?: number | null | undefined;
  /** Hours before the start until which the patient may move or cancel online. */
  noticeHours?: number | null | undefined;
}

/** The limits that a slot carries: those of its session that differ from the group's settings. */
export type SlotLimits = Pick<SessionLimits, 'leadHours' | 'windowDays' | 'noticeHours'>;

/** The limits of a session that its slots carry; those that are the group's are left out. */
export function slotLimitsOf({ leadHours, windowDays, noticeHours }: SessionLimits): SlotLimits {
  return {
    ...(leadHours == null ? {} : { leadHours }),
    ...(windowDays == null ? {} : { windowDays }),
    ...(noticeHours == null ? {} : { noticeHours }),
  };
}

const hourMs = 3_600_000;

/** Whether the session's lead time closes a start to online booking. */
export function isTooSoon({ leadHours }: SlotLimits, startsAtMs: number, now: Date): boolean {
  return leadHours != null && startsAtMs - now.getTime() < leadHours * hourMs;
}
