import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { formatDay } from '#src/shared/dates.ts';
import type { ChallengeData } from '../challenge.server.ts';

const linkClasses = (isOnDeep: boolean) =>
  `inline-flex min-h-11 items-center font-semibold ${isOnDeep ? 'text-white hover:text-white' : ''}`;

/** The link to the external form, with its opening dates. */
export function SignUp({ challenge, isOnDeep = false }: { challenge: ChallengeData; isOnDeep?: boolean }) {
  const [proposals] = challenge.timeline;
  const language = getLocale();
  const isClosed = proposals?.state === 'past';
  return (
    <>
      {isClosed ? (
        <div className={`mb-5 rounded-soft border-l-4 border-gold px-4 py-3 ${isOnDeep ? 'bg-white/10' : 'bg-cream'}`}>
          <p className="text-lg font-semibold">{m.challenge_closed_on({ date: formatDay(proposals.to, language) })}</p>
          <p className="mt-1">{m.challenge_closed_next()}</p>
          <p className="mt-1 flex flex-wrap gap-x-6">
            <SiteLink href="/innovationcampaign/enquiry" className={linkClasses(isOnDeep)}>
              {m.challenge_ask_next()}
            </SiteLink>
            <SiteLink href="/news" className={linkClasses(isOnDeep)}>
              {m.challenge_see_news()}
            </SiteLink>
          </p>
        </div>
      ) : null}
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
      {proposals && !isClosed ? (
        <p className={`mt-3 text-[0.9375rem] ${isOnDeep ? 'text-white' : 'text-muted'}`}>
          {proposals.state === 'now'
            ? m.challenge_open_until({ date: formatDay(proposals.to, language) })
            : m.challenge_opens_on({ date: formatDay(proposals.from, language) })}
        </p>
      ) : null}
    </>
  );
}
