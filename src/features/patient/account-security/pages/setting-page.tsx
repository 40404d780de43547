import { useEffect } from 'react';
import { findAccount } from '#src/features/patient/accounts/accounts.server.ts';
import { listOwnPasskeys, secondFactorState } from '#src/features/patient/credentials/credentials.server.ts';
import { requirePatient } from '#src/features/patient/persons/persons.server.ts';
import { listDevices } from '#src/features/patient/sessions/sessions.server.ts';
import { rememberEmail } from '#src/features/patient/sessions/ui/session-storage.ts';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { requestContext } from '#src/platform/request-context.ts';
import { formatDay } from '#src/shared/dates.ts';
import { viewConsent } from '#src/features/patient/profile/profile.server.ts';
import { AccountCard } from '#src/features/patient/profile/ui/account-card.tsx';
import { AccountFrame } from '#src/features/patient/profile/ui/account-frame.tsx';
import type { Route } from './+types/setting-page';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const patient = requirePatient(actor);
  const [account, factor, passkeys, devices, consent] = await Promise.all([
    findAccount(app, patient.accountId),
    secondFactorState(app, patient),
    listOwnPasskeys(app, patient),
    listDevices(app, patient),
    viewConsent(app, patient),
  ]);
  return {
    email: account?.email ?? '',
    factor,
    passkeys: passkeys.length,
    devices: devices.length,
    consent,
    done: new URL(request.url).searchParams.get('done'),
  };
}

/** The account's security settings, and the data requests. */
export default function SettingPage({
  loaderData: { email, factor, passkeys, devices, consent, done },
}: Route.ComponentProps) {
  const language = getLocale();
  useEffect(() => {
    if (done === 'email') rememberEmail(email);
  }, [done, email]);
  const doneWords = done === 'password' ? m.setting_password_done() : done === 'email' ? m.setting_email_done() : null;
  return (
    <AccountFrame title={m.setting_title()} intro={m.setting_intro()} done={doneWords}>
      <AccountCard id="email" title={m.setting_email()} icon="mail" changeHref="/setting/email">
        <p className="break-all">{email}</p>
      </AccountCard>
      <AccountCard id="password" title={m.setting_password()} icon="lock" changeHref="/setting/password">
        <p>{m.setting_password_text()}</p>
      </AccountCard>
      <AccountCard
        id="factor"
        title={m.setting_factor()}
        icon="shield"
        changeHref="/setting/second-factor"
        changeLabel={m.profile_open()}
      >
        <p>
          {factor.since
            ? m.setting_factor_on({ date: formatDay(factor.since, language), codes: factor.recoveryCodesLeft })
            : m.setting_factor_off()}
        </p>
      </AccountCard>
      <AccountCard
        id="passkeys"
        title={m.setting_passkeys()}
        icon="check"
        changeHref="/setting/passkeys"
        changeLabel={m.profile_open()}
      >
        <p>{passkeys === 0 ? m.setting_passkeys_none() : m.setting_passkeys_count({ count: passkeys })}</p>
      </AccountCard>
      <AccountCard
        id="devices"
        title={m.setting_devices()}
        icon="laptop"
        changeHref="/setting/devices"
        changeLabel={m.profile_open()}
      >
        <p>{devices === 1 ? m.setting_devices_one() : m.setting_devices_count({ count: devices })}</p>
      </AccountCard>
      <AccountCard
        id="access"
        title={m.setting_access()}
        icon="eye"
        changeHref="/setting/access"
        changeLabel={m.profile_open()}
      >
        <p>{m.setting_access_text()}</p>
      </AccountCard>
      <AccountCard
        id="data"
        title={m.setting_data()}
        icon="download"
        changeHref="/setting/data"
        changeLabel={m.profile_open()}
      >
        <p>
          {consent.version && consent.at
            ? m.setting_consent_given({ version: consent.version, date: formatDay(consent.at, language) })
            : m.setting_consent_none()}
        </p>
      </AccountCard>
    </AccountFrame>
  );
}
