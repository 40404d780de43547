import { Button } from '#src/design/form/button.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { formatDay } from '#src/shared/dates.ts';
import { formatAmount, guideAmount, largeChange } from '../exchange-rates.rules.ts';
import type { CheckedRate } from '../exchange-rates.server.ts';

/** Ringgit of the examples: a check-up, a small and a large operation. */
const examples = [1_000, 10_000, 50_000];

interface RateCheckProps {
  checked: CheckedRate;
  typed: Record<'currency' | 'day' | 'rate', string>;
}

/** What a typed rate changes for visitors, how far it is from the rate before, and the button that publishes it. */
export function RateCheck({ checked: { rate, before, change, isOlder }, typed }: RateCheckProps) {
  return (
    <AdminSection id="check" title={m.health_tourism_rate_checked()}>
      <div className="grid max-w-2xl gap-4">
        {change !== null && Math.abs(change) > largeChange && (
          <Notice tone="warning">{m.health_tourism_rate_large({ percent: largeChange })}</Notice>
        )}
        <ul className="list-disc pl-5 tabular-nums">
          {examples.map((ringgit) => (
            <li key={ringgit}>
              {m.health_tourism_rate_example({
                ringgit: `RM${ringgit.toLocaleString('en')}`,
                amount: formatAmount(guideAmount(ringgit, rate), rate.currency),
              })}
            </li>
          ))}
        </ul>
        <p className="text-muted">
          {before && change !== null
            ? m.health_tourism_rate_before({
                day: formatDay(before.day, getLocale()),
                rate: before.per100Myr.toLocaleString('en'),
                percent: change > 0 ? `+${change}` : String(change),
              })
            : m.health_tourism_rate_first()}{' '}
          {before?.day === rate.day && m.health_tourism_rate_corrects()} {isOlder && m.health_tourism_rate_older()}
        </p>
        <CsrfForm>
          {Object.entries(typed).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button name="intent" value="publish">
            {m.health_tourism_rate_publish()}
          </Button>
        </CsrfForm>
      </div>
    </AdminSection>
  );
}
