import { describe, expect, it } from 'vitest';
import { approvalFault } from './advertising-approval.ts';

const on = (number: string, expiresOn: string) => approvalFault({ number, expiresOn }, '2026-11-23');

describe('an approval of the Medicine Advertisements Board', () => {
  it('is in force for at most three years from today', () => {
    expect(on('KKLIU 1234/2026', '2026-11-23')).toBeUndefined();
    expect(on('KKLIU 1234/2026', '2029-11-23')).toBeUndefined();
    expect(on('KKLIU 1234/2026', '2029-11-24')).toBe('approval_too_long');
    expect(on('KKLIU 1234/2026', '2026-11-22')).toBe('approval_expired');
  });

  it('ends at the latest with the third year after that of its number', () => {
    expect(on('KKLIU 1234/2024', '2027-12-31')).toBeUndefined();
    expect(on('KKLIU 1234/2024', '2028-01-01')).toBe('approval_too_long');
  });

  it('ends at the latest on the day that its number names', () => {
    expect(on('KKLIU 1234/EXP 31.10.2027', '2027-10-31')).toBeUndefined();
    expect(on('KKLIU 1234/EXP 31.10.2027', '2027-11-01')).toBe('approval_too_long');
  });
});
