/** Fields that a package and a promotion have in common as staff edit them. */
import { z } from 'zod';
import {
  isApprovalNumber,
  latestLastDay,
  longestApprovalYears,
  yearsLater,
} from '#src/shared/health-texts/advertising-approval.ts';

/** A required text with a maximum length in characters. */
export const text = (longest: number) => z.string().trim().min(1).max(longest);

/** A text that exists in English; the other languages may follow. */
export const localText = (longest: number) =>
  z.object({ en: text(longest), ms: text(longest).optional(), zh: text(longest).optional() });

export const day = z.iso.date().nullable();

/** The approval to advertise it. */
export const approvalFields = {
  approvalNumber: z.string().trim().refine(isApprovalNumber).nullable(),
  approvalStartsOn: day,
  approvalExpiresOn: day,
};

/** Whether the approval lasts at most three years, as the Medicine Advertisements Board grants it. */
export function isApprovalPlausible(draft: {
  approvalNumber: string | null;
  approvalStartsOn: string | null;
  approvalExpiresOn: string | null;
}): boolean {
  const { approvalNumber: number, approvalStartsOn: from, approvalExpiresOn: until } = draft;
  if (number !== null && until !== null && isApprovalNumber(number) && until > latestLastDay(number)) return false;
  if (from === null || until === null) return true;
  return until >= from && until <= yearsLater(from, longestApprovalYears);
}
