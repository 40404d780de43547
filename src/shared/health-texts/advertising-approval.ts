/** Approvals of the Medicine Advertisements Board: their format, and whether one is in force. */

/** KKLIU and a number with its year or its last day, as the Board writes it. */
const approvalForm = /^KKLIU \d{1,5}\/(?:\d{4}|EXP \d{2}\.\d{2}\.\d{4})$/;

/** The Board approves for up to three years; a later date is a mistake. */
export const longestApprovalYears = 3;

export interface AdvertisingApproval {
  number: string;
  /** Its last day, 'YYYY-MM-DD'; empty where none is given. */
  expiresOn: string;
}

export type ApprovalFault = 'approval' | 'approval_expired' | 'approval_too_long';

/** Whether the text has the form of an advertising approval's number. */
export function isApprovalNumber(text: string): boolean {
  return approvalForm.test(text);
}

/** The same day that many years later; dates as YYYY-MM-DD. */
export function yearsLater(day: string, years: number): string {
  return `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;
}

/**
 * The latest last day that the number itself allows: the day that it names, or the end of the third year after that of
 * the number.
 */
export function latestLastDay(number: string): string {
  const [, day, month, year] = /EXP (\d{2})\.(\d{2})\.(\d{4})$/.exec(number) ?? [];
  return year ? `${year}-${month}-${day}` : `${Number(number.slice(-4)) + longestApprovalYears}-12-31`;
}

/** Why an approval cannot be used on a day; undefined where it is in force. */
export function approvalFault({ number, expiresOn }: AdvertisingApproval, day: string): ApprovalFault | undefined {
  if (!isApprovalNumber(number)) return 'approval';
  if (expiresOn < day) return 'approval_expired';
  const isTooLong = expiresOn > yearsLater(day, longestApprovalYears) || expiresOn > latestLastDay(number);
  return isTooLong ? 'approval_too_long' : undefined;
}
