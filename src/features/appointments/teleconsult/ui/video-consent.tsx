import { Button } from '#src/design/form/button.tsx';
import { CheckboxField } from '#src/design/form/field.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { m } from '#src/paraglide/messages.js';
import { NotForEmergencies } from '#src/features/site/urgent-help/ui/urgent-text-area.tsx';
import { videoConsentVersion } from '../teleconsult.rules.ts';

/** The limits of video consultations, and the patient's consent to them; asked once. */
export function VideoConsent({ error }: { error: string | undefined }) {
  return (
    <section aria-labelledby="video-consent" className="measure rounded-petal border border-line bg-white p-5 md:p-6">
      <h2 id="video-consent" className="text-xl font-semibold text-deep">
        {m.teleconsult_consent_title()}
      </h2>
      <ul className="mt-3 list-disc space-y-2 pl-5">
        <li>{m.teleconsult_consent_limits()}</li>
        <li>{m.teleconsult_consent_come_in()}</li>
        <li>{m.teleconsult_consent_connection()}</li>
        <li>{m.teleconsult_consent_private()}</li>
        <li>{m.teleconsult_consent_free()}</li>
      </ul>
      <NotForEmergencies />
      <CsrfForm className="mt-4 space-y-4">
        <CheckboxField
          name="consentVersion"
          value={videoConsentVersion}
          label={m.teleconsult_consent_agree()}
          error={error}
        />
        <Button>{m.teleconsult_consent_go_on()}</Button>
      </CsrfForm>
    </section>
  );
}
