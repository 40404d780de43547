import { Button } from '#src/design/form/button.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import type { VideoConsentView } from '#src/features/appointments/teleconsult/teleconsult.server.ts';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { formatDateTime, formatDay } from '#src/shared/dates.ts';

/** The consent to the privacy notice: its version and date, and the buttons that give and withdraw it. */
export function Consent({
  consent: { version, at, current },
}: {
  consent: { version: string | null; at: Date | null; current: string };
}) {
  return (
    <>
      <p className="measure">
        {version && at
          ? m.setting_consent_given({ version, date: formatDay(at, getLocale()) })
          : m.setting_consent_none()}{' '}
        <SiteLink href="/pdpa">{m.setting_consent_read()}</SiteLink>
      </p>
      <CsrfForm className="mt-4 flex flex-wrap gap-3">
        {version === current ? null : (
          <>
            <input type="hidden" name="version" value={current} />
            <Button name="intent" value="consent">
              {m.setting_consent_give({ version: current })}
            </Button>
          </>
        )}
        {version ? (
          <Button name="intent" value="withdraw" variant="secondary">
            {m.setting_consent_withdraw()}
          </Button>
        ) : null}
      </CsrfForm>
      <p className="mt-3 text-[0.9375rem] text-muted">{m.setting_consent_effect()}</p>
    </>
  );
}

/** The consent to video consultations: its date, the effect of withdrawing it, and its history. */
export function VideoConsent({ video: { since, history } }: { video: VideoConsentView }) {
  const language = getLocale();
  return (
    <>
      <p className="measure">
        {since ? m.setting_video_given({ date: formatDay(since, language) }) : m.setting_video_none()}
      </p>
      {since ? (
        <CsrfForm className="mt-4">
          <Button name="intent" value="withdraw_video" variant="secondary">
            {m.setting_video_withdraw()}
          </Button>
          <p className="mt-3 text-[0.9375rem] text-muted">{m.setting_video_effect()}</p>
        </CsrfForm>
      ) : null}
      {history.length > 0 ? (
        <>
          <h3 className="mt-5 font-semibold text-deep">{m.setting_video_history()}</h3>
          <ul className="mt-1 list-disc pl-5">
            {history.map(({ event, version, at }) => (
              <li key={at.toISOString() + event}>
                {event === 'given'
                  ? m.setting_video_was_given({ version, date: formatDateTime(at, language) })
                  : m.setting_video_was_withdrawn({ version, date: formatDateTime(at, language) })}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </>
  );
}
