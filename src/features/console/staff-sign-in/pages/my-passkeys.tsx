import { redirect } from 'react-router';
import { Button } from '#src/design/form/button.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import {
  addPasskey,
  listOwnPasskeys,
  removePasskey,
  startPasskey,
} from '#src/features/patient/credentials/credentials.server.ts';
import { passkeyInvalid } from '#src/features/patient/accounts/accounts.server.ts';
import { NewPasskey } from '#src/features/patient/account-security/ui/new-passkey.tsx';
import { withProof } from '#src/features/patient/sign-in/sign-in.server.ts';
import { ReauthenticationStep } from '#src/features/patient/sign-in/ui/reauthentication-step.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import type { Staff } from '#src/platform/actor.ts';
import { requestContext, type RequestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { formatDay } from '#src/shared/dates.ts';
import { isFailure, wordsOf } from '#src/shared/failure.ts';
import { isUuid } from '#src/shared/identifiers/uuid.ts';
import { consoleLoad, textOf } from '#src/features/console/frame/frame.server.ts';
import { requireStaff } from '#src/features/console/roles/staff-access.rules.ts';
import { AdminPage, AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import type { Route } from './+types/my-passkeys';
import { passkeyUnknown } from '../staff-sign-in.errors.ts';

const path = '/staff/passkeys';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  return consoleLoad(async () => {
    const staff = requireStaff(actor, 'console');
    const [passkeys, { options, ceremony }] = await Promise.all([
      listOwnPasskeys(app, staff),
      startPasskey(app, staff),
    ]);
    return {
      passkeys,
      ceremony: { options: JSON.stringify(options), ceremony },
      done: new URL(request.url).searchParams.get('done'),
    };
  });
}

export async function action({ request, context }: Route.ActionArgs) {
  const here = context.get(requestContext);
  const staff = await consoleLoad(() => requireStaff(here.actor, 'console'));
  return withProof(here, request, () => change(here, staff, request));
}

async function change({ app, language }: RequestContext, staff: Staff, request: Request) {
  const form = await request.formData();
  try {
    if (textOf(form, 'intent') === 'remove') {
      const id = textOf(form, 'passkey');
      if (!isUuid(id) || !(await removePasskey(app, staff, id)))
        await consoleLoad(() => {
          throw passkeyUnknown();
        });
      throw redirect(localPath(`${path}?done=removed`, language), 303);
    }
    await addPasskey(app, staff, {
      ceremony: textOf(form, 'ceremony', 4_000),
      response: responseOf(textOf(form, 'response', 20_000)),
      label: textOf(form, 'label', 60),
    });
  } catch (error) {
    if (!isFailure(error, 'passkey_invalid') && !isFailure(error, 'address_unproved')) throw error;
    return { refusal: wordsOf(error, language).message };
  }
  throw redirect(localPath(`${path}?done=added`, language), 303);
}

function responseOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw passkeyInvalid();
  }
}

/**
 * The staff member's own passkeys, instead of password and code. Open to all signed-in staff, whatever the role
 * assignments.
 */
export default function MyPasskeys({
  loaderData: { passkeys, ceremony, done },
  actionData: answer,
}: Route.ComponentProps) {
  const proof = answer && 'proof' in answer ? answer.proof : null;
  const actionData = answer && 'proof' in answer ? undefined : answer;
  const language = getLocale();
  const said = done === 'added' ? m.setting_passkey_added() : done === 'removed' ? m.setting_passkey_removed() : null;
  return (
    <AdminPage title={m.setting_passkeys()} intro={m.staff_passkeys_intro()}>
      {proof ? (
        <div className="mb-6">
          <ReauthenticationStep proof={proof} />
        </div>
      ) : null}
      {said && !answer ? (
        <div role="status" className="mb-6">
          <Notice tone="success">{said}</Notice>
        </div>
      ) : null}
      {actionData ? (
        <div className="mb-6">
          <Notice tone="error">{actionData.refusal}</Notice>
        </div>
      ) : null}
      <AdminSection id="passkeys" title={m.staff_passkeys_yours()}>
        {passkeys.length === 0 ? (
          <p>{m.setting_passkeys_none()}</p>
        ) : (
          <ul className="divide-y divide-line">
            {passkeys.map(({ id, label, createdAt, lastUsedAt }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
                <div className="min-w-0 flex-1 basis-52">
                  <p className="font-semibold break-words text-deep">{label}</p>
                  <p className="text-[0.9375rem] text-muted">
                    {m.setting_passkey_since({ date: formatDay(createdAt, language) })}
                    {lastUsedAt ? ` · ${m.setting_passkey_used({ date: formatDay(lastUsedAt, language) })}` : ''}
                  </p>
                </div>
                <CsrfForm>
                  <input type="hidden" name="intent" value="remove" />
                  <input type="hidden" name="passkey" value={id} />
                  <Button variant="danger">
                    {m.staff_passkeys_remove()}
                    <span className="sr-only"> {label}</span>
                  </Button>
                </CsrfForm>
              </li>
            ))}
          </ul>
        )}
      </AdminSection>
      {proof ? null : <NewPasskey ceremony={ceremony} />}
    </AdminPage>
  );
}
