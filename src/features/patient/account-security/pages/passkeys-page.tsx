import { Button } from '#src/design/form/button.tsx';
import { Card } from '#src/design/content/card.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import {
  addPasskey,
  listOwnPasskeys,
  removePasskey,
  startPasskey,
} from '#src/features/patient/credentials/credentials.server.ts';
import { passkeyInvalid } from '#src/features/patient/accounts/accounts.server.ts';
import { requirePatient } from '#src/features/patient/persons/persons.server.ts';
import { withProof } from '#src/features/patient/sign-in/sign-in.server.ts';
import { ReauthenticationStep } from '#src/features/patient/sign-in/ui/reauthentication-step.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { answerForm, type Typed } from '#src/platform/http/form-answer.ts';
import { notFound } from '#src/platform/http/not-found.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { formatDay } from '#src/shared/dates.ts';
import { isUuid } from '#src/shared/identifiers/uuid.ts';
import { Refusal } from '#src/features/patient/profile/ui/account-form.tsx';
import { AccountFrame } from '#src/features/patient/profile/ui/account-frame.tsx';
import { NewPasskey } from '../ui/new-passkey.tsx';
import type { Route } from './+types/passkeys-page';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const patient = requirePatient(actor);
  const [passkeys, ceremony] = await Promise.all([listOwnPasskeys(app, patient), startPasskey(app, patient)]);
  return {
    passkeys,
    ceremony: { options: JSON.stringify(ceremony.options), ceremony: ceremony.ceremony },
    done: new URL(request.url).searchParams.get('done'),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const here = context.get(requestContext);
  const { app, language } = here;
  const patient = requirePatient(here.actor);
  return withProof(here, request, () =>
    answerForm({ request, language }, async (typed) => {
      if (typed['intent'] === 'remove') {
        const id = typed['passkey'] ?? '';
        if (!isUuid(id) || !(await removePasskey(app, patient, id))) throw notFound();
        return '/setting/passkeys?done=removed';
      }
      await addPasskey(app, patient, {
        ceremony: typed['ceremony'] ?? '',
        response: responseOf(typed),
        label: typed['label'] ?? '',
      });
      return '/setting/passkeys?done=added';
    }),
  );
}

function responseOf(typed: Typed): unknown {
  try {
    return JSON.parse(typed['response'] ?? '') as unknown;
  } catch {
    throw passkeyInvalid();
  }
}

/** Passkeys: sign-in with the device's screen lock. */
export default function PasskeysPage({ loaderData: { passkeys, ceremony, done }, actionData }: Route.ComponentProps) {
  const proof = actionData && 'proof' in actionData ? actionData.proof : null;
  const refusal = actionData && 'proof' in actionData ? undefined : actionData;
  const language = getLocale();
  const doneWords =
    done === 'added' ? m.setting_passkey_added() : done === 'removed' ? m.setting_passkey_removed() : null;
  return (
    <AccountFrame
      title={m.setting_passkeys()}
      intro={m.setting_passkeys_intro()}
      parent={{ label: m.setting_title(), href: '/setting' }}
      done={doneWords}
    >
      <Refusal refusal={refusal} />
      {proof ? <ReauthenticationStep proof={proof} /> : null}
      {passkeys.length > 0 ? (
        <ul className="space-y-4">
          {passkeys.map(({ id, label, createdAt, lastUsedAt }) => (
            <li key={id}>
              <Card className="flex flex-wrap items-center gap-4 p-5">
                <div className="min-w-0 flex-1 basis-52">
                  <p className="font-semibold text-deep">{label}</p>
                  <p className="text-[0.9375rem] text-muted">
                    {m.setting_passkey_since({ date: formatDay(createdAt, language) })}
                    {lastUsedAt ? ` · ${m.setting_passkey_used({ date: formatDay(lastUsedAt, language) })}` : ''}
                  </p>
                </div>
                <CsrfForm>
                  <input type="hidden" name="intent" value="remove" />
                  <input type="hidden" name="passkey" value={id} />
                  <Button variant="danger">
                    {m.profile_person_remove()}
                    <span className="sr-only"> {label}</span>
                  </Button>
                </CsrfForm>
              </Card>
            </li>
          ))}
        </ul>
      ) : (
        <p>{m.setting_passkeys_none()}</p>
      )}
      {proof ? null : <NewPasskey ceremony={ceremony} />}
    </AccountFrame>
  );
}
