/** The numbers of one-time codes by SMS: what they are for, how long they are valid, how many are sent. */

/** The purpose of a code; a code of one purpose is invalid for another. */
export type CodePurpose = 'booking' | 'waiting' | 'verify' | 'reset';

/** The limits of one-time codes (section 14 of the product's numbers). */
export const limits = {
  codeDigits: 6,
  codeMinutes: 5,
  codeTries: 5,
  codeSends: 3,
  codeSendMinutes: 15,
  codeSendsPerDay: 10,
  codeSendsPerAccountAndDay: 15,
  /** Codes to all numbers from one address: SMS cost money, and an attacker may have many numbers. */
  codeSendsPerAddress: { points: 60, seconds: 15 * 60 },
  codeSendsPerAddressAndDay: { points: 300, seconds: 24 * 60 * 60 },
  /** Codes to all numbers of one country other than Malaysia. */
  codeSendsPerCountryAndHour: 100,
} as const;

/**
 * The group's SMS per hour, over all numbers. Each purpose has its own share, so that a flood of booking codes does
 * not keep patients from verifying a number or resetting a password.
 */
export const codeSendsPerHour: Record<CodePurpose, number> = { booking: 500, waiting: 100, verify: 300, reset: 300 };
