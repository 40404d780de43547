/**
 * A number with all but its last four characters masked; fully masked where four would be most of it: '********5678'.
 */
export function maskNumber(number: string): string {
  const plain = number.replace(/[\s-]/g, '');
  const shown = plain.length >= 8 ? plain.slice(-4) : '';
  return '*'.repeat(plain.length - shown.length) + shown;
}
