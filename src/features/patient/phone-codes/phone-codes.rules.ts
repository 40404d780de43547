/** The limits of one-time codes (section 14 of the product's numbers). */
export const limits = {
  codeDigits: 6,
  codeMinutes: 5,
  codeTries: 5,
  codeSends: 3,
  codeSendMinutes: 15,
  codeSendsPerDay: 10,
  /** Over all numbers: a stranger must not be able to spend the group's SMS budget. */
  codeSendsPerHourOverall: 1200,
} as const;
