import { Local } from '#src/design/content/local.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { formatDay } from '#src/shared/dates.ts';
import { formatRinggit, type DateState } from '../challenge.rules.ts';
import type { ChallengeData } from '../challenge.server.ts';
import { ChallengePart } from './challenge-part.tsx';
import { PetalBullet } from './challenge-art.tsx';

/** The prizes of each category. */
export function Prizes({ challenge }: { challenge: ChallengeData }) {
  return (
    <ChallengePart part="prizes" ground="cream">
      <div className="grid gap-4 sm:gap-8 lg:grid-cols-2">
        {challenge.prizes.map(({ category, awards }) => (
          <table key={category.en} className="w-full self-start overflow-hidden rounded-petal bg-white shadow-card">
            <caption className="rounded-t-[0.75rem_2.25rem] bg-deep px-3 py-3 text-left text-lg sm:px-6 sm:py-4 sm:text-xl font-semibold text-white">
              <Local text={category} />
            </caption>
            <thead className="sr-only">
              <tr>
                <th scope="col">{m.challenge_award()}</th>
                <th scope="col">{m.challenge_amount()}</th>
              </tr>
            </thead>
            <tbody>
              {awards.map(({ title, ringgit, count }, index) => (
                <tr key={title.en} className="border-b border-line last:border-0">
                  <th scope="row" className="px-3 py-2 sm:px-6 sm:py-3 text-left font-medium text-ink">
                    <Local text={title} />
                    {count > 1 ? <span className="whitespace-nowrap text-muted"> × {count}</span> : null}
                  </th>
                  <td
                    className={`px-3 py-2 sm:px-6 sm:py-3 text-right font-bold whitespace-nowrap text-deep tabular-nums ${index < 3 ? 'text-xl' : ''}`}
                  >
                    {formatRinggit(ringgit)}
                    {count > 1 ? (
                      <span className="block text-sm font-normal text-muted">{m.challenge_each()}</span>
                    ) : null}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </ChallengePart>
  );
}

const stateWords: Record<DateState, () => string> = {
  past: m.challenge_state_past,
  now: m.challenge_state_now,
  to_come: m.challenge_state_to_come,
};
const stateLooks: Record<DateState, string> = {
  past: 'bg-mist text-muted',
  now: 'bg-teal text-white',
  to_come: 'bg-cream text-gold-text',
};

/** The dates, each with its state today: past, now, or upcoming. */
export function Timeline({ challenge }: { challenge: ChallengeData }) {
  const language = getLocale();
  return (
    <ChallengePart part="timeline">
      <ol className="max-w-3xl">
        {challenge.timeline.map(({ from, to, title, text, state }) => (
          <li
            key={from}
            data-state={state}
            aria-current={state === 'now' ? 'step' : undefined}
            className="relative flex gap-4 pb-5 sm:gap-5 sm:pb-8 last:pb-0 before:absolute before:top-8 before:bottom-0 before:left-4 before:w-px before:bg-gold last:before:hidden"
          >
            <span className="relative shrink-0">
              <PetalBullet isFull={state === 'now'} />
            </span>
            <div>
              <p className="font-semibold text-gold-text tabular-nums">
                <time dateTime={from}>{formatDay(from, language)}</time>
                {to === from ? null : (
                  <>
                    {' '}
                    – <time dateTime={to}>{formatDay(to, language)}</time>
                  </>
                )}
              </p>
              <h3 className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
                <Local text={title} />
                <span
                  className={`rounded-full px-3 py-0.5 text-[0.875rem] font-semibold tracking-normal ${stateLooks[state]}`}
                >
                  {stateWords[state]()}
                </span>
              </h3>
              <p className="mt-1 text-muted">
                <Local text={text} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </ChallengePart>
  );
}
