import { getLocale } from '#src/paraglide/runtime.js';
import { formatDay, formatTime } from '#src/shared/dates.ts';

/** A moment in a list: where there is no room for one line, the time is below the day and neither is broken. */
export function DayAndTime({ at }: { at: Date | string }) {
  const moment = new Date(at);
  const language = getLocale();
  return (
    <time dateTime={moment.toISOString()} className="tabular-nums">
      <span className="whitespace-nowrap">{`${formatDay(moment, language)}${language === 'zh' ? '' : ','}`}</span>{' '}
      <span className="whitespace-nowrap">{formatTime(moment, language)}</span>
    </time>
  );
}
