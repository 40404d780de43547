import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { formatDay } from '#src/shared/dates.ts';
import type { ChallengeData } from '../challenge.server.ts';

/** The way to the external form, with when it can still be used. */
export function SignUp({ challenge, isOnDeep = false }: { challenge: ChallengeData; isOnDeep?: boolean }) {
  const [proposals] = challenge.timeline;
  const language = getLocale();
  return (
    <>
      {challenge.signUpUrl ? (
        <a
          href={challenge.signUpUrl}
          rel="noopener noreferrer"
          target="_blank"
          className="inline-flex min-h-14 items-center rounded-soft bg-gold px-8 text-lg font-bold text-deep no-underline hover:bg-cream hover:text-deep"
        >
          {m.challenge_sign_up()}
          <span className="sr-only"> {m.challenge_external_form()}</span>
        </a>
      ) : null}
      {proposals ? (
        <p className={`mt-3 text-[0.9375rem] ${isOnDeep ? 'text-white' : 'text-muted'}`}>
          {proposals.state === 'past'
            ? m.challenge_closed_on({ date: formatDay(proposals.to, language) })
            : proposals.state === 'now'
              ? m.challenge_open_until({ date: formatDay(proposals.to, language) })
              : m.challenge_opens_on({ date: formatDay(proposals.from, language) })}
        </p>
      ) : null}
    </>
  );
}
