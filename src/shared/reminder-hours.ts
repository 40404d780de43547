/** Hours before an appointment at which its patient is reminded (product decisions, section 7: 24 h and 2 h). */
export const reminderHours = { day_before: 24, hours_before: 2 } as const;
