import { expect, it } from 'vitest';
import { isShownAsRecent } from './profile.rules.ts';

it('an order that was never paid leaves the dashboard a day after its end, a paid or refunded one stays', () => {
  const expiresAt = new Date('2026-11-25T10:00:00+08:00');
  const later = new Date('2026-11-26T10:00:00+08:00');
  const justBefore = new Date(later.getTime() - 1);
  const shown = (at: Date) =>
    (['pending', 'failed', 'expired', 'cancelled', 'paid', 'refunded'] as const).filter((state) =>
      isShownAsRecent({ state, expiresAt }, at),
    );
  expect(shown(justBefore)).toEqual(['pending', 'failed', 'expired', 'cancelled', 'paid', 'refunded']);
  expect(shown(later)).toEqual(['paid', 'refunded']);
});
