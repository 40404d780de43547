/** Integer sen in the gateway's format: '1234.50', without thousands commas. */
export function gatewayAmount(sen: number): string {
  return `${Math.trunc(sen / 100)}.${String(sen % 100).padStart(2, '0')}`;
}

/** Integer sen from '1234.50', '1234.5' or '1234'; null for anything else, signs and commas included. */
export function senOf(amount: string): number | null {
  const parts = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(amount);
  return parts ? Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0')) : null;
}
