/** What a code proves the number for: one of a kind is not worth anything for another. */
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
  /** To whatever numbers: SMS cost money, and a program has many numbers. */
  codeSendsPerAddress: { points: 60, seconds: 15 * 60 },
  codeSendsPerAddressAndDay: { points: 300, seconds: 24 * 60 * 60 },
  /** To all numbers of one country other than Malaysia. */
  codeSendsPerCountryAndHour: 100,
} as const;

/**
 * The group's SMS in an hour, over all numbers. Each purpose has a share of its own, so that whoever uses up the codes of
 * bookings keeps no patient from proving a number or setting a password.
 */
export const codeSendsPerHour: Record<CodePurpose, number> = { booking: 500, waiting: 100, verify: 300, reset: 300 };
