/** Formats integer sen as 'RM1,234.50'. Not by Intl, which writes a no-break space for Malay and 'MYR' for Chinese. */
export function formatSen(sen: number): string {
  const sign = sen < 0 ? '-' : '';
  const whole = Math.trunc(Math.abs(sen) / 100)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ',');
  return `${sign}RM${whole}.${String(Math.abs(sen) % 100).padStart(2, '0')}`;
}
