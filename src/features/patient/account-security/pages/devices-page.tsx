import { redirect } from 'react-router';
import { Button } from '#src/design/form/button.tsx';
import { Card } from '#src/design/content/card.tsx';
import { Chip } from '#src/design/content/chip.tsx';
import { Icon } from '#src/design/icons/icon.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { requirePatient } from '#src/features/patient/persons/persons.server.ts';
import { listDevices } from '#src/features/patient/sessions/sessions.server.ts';
import { withProof } from '#src/features/patient/sign-in/sign-in.server.ts';
import { ReauthenticationStep } from '#src/features/patient/sign-in/ui/reauthentication-step.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { notFound } from '#src/platform/http/not-found.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { formatDateTime } from '#src/shared/dates.ts';
import { isUuid } from '#src/shared/identifiers/uuid.ts';
import { signOutDevice, signOutEverywhere } from '../devices.server.ts';
import { AccountFrame } from '#src/features/patient/profile/ui/account-frame.tsx';
import type { Route } from './+types/devices-page';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const devices = await listDevices(app, requirePatient(actor));
  return {
    devices: devices.map(({ id, device, startedAt, lastSeenAt, isThisOne }) => ({
      id,
      device,
      startedAt,
      lastSeenAt,
      isThisOne,
    })),
    done: new URL(request.url).searchParams.get('done'),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const here = context.get(requestContext);
  const { app } = here;
  const patient = requirePatient(here.actor);
  return withProof(here, request, async (): Promise<undefined> => {
    const form = await request.formData();
    const intent = form.get('intent');
    if (intent === 'others' || intent === 'everywhere') {
      await signOutEverywhere(app, patient, { keepsThisOne: intent === 'others' });
      throw redirect(intent === 'others' ? '/setting/devices?done=others' : '/login');
    }
    const device = String(form.get('device') ?? '');
    if (!isUuid(device) || !(await signOutDevice(app, patient, device))) throw notFound();
    throw redirect(device === patient.sessionId ? '/login' : '/setting/devices?done=one');
  });
}

/** The signed-in devices: each can be signed out, or all at once. */
export default function DevicesPage({ loaderData: { devices, done }, actionData }: Route.ComponentProps) {
  const language = getLocale();
  const doneWords =
    done === 'one' ? m.setting_devices_done_one() : done === 'others' ? m.setting_devices_done_others() : null;
  if (actionData)
    return (
      <AccountFrame title={m.setting_devices()} parent={{ label: m.setting_title(), href: '/setting' }}>
        <ReauthenticationStep proof={actionData.proof} />
      </AccountFrame>
    );
  return (
    <AccountFrame
      title={m.setting_devices()}
      intro={m.setting_devices_intro()}
      parent={{ label: m.setting_title(), href: '/setting' }}
      done={doneWords}
    >
      <ul className="space-y-4">
        {devices.map(({ id, device, startedAt, lastSeenAt, isThisOne }) => (
          <li key={id}>
            <Card className="flex flex-wrap items-center gap-4 p-5">
              <Icon name="laptop" size={24} className="text-teal" />
              <div className="min-w-0 flex-1 basis-52">
                <p className="flex flex-wrap items-center gap-3 font-semibold text-deep">
                  {device}
                  {isThisOne ? <Chip>{m.setting_device_this()}</Chip> : null}
                </p>
                <p className="text-[0.9375rem] text-muted">
                  {m.setting_device_since({ date: formatDateTime(startedAt, language) })} ·{' '}
                  {m.setting_device_seen({ date: formatDateTime(lastSeenAt, language) })}
                </p>
              </div>
              <CsrfForm>
                <input type="hidden" name="device" value={id} />
                <Button variant="secondary">
                  {m.setting_device_end()}
                  <span className="sr-only">
                    {' '}
                    {device}, {formatDateTime(startedAt, language)}
                  </span>
                </Button>
              </CsrfForm>
            </Card>
          </li>
        ))}
      </ul>
      <CsrfForm className="flex flex-wrap gap-3">
        {devices.length > 1 ? (
          <Button name="intent" value="others" variant="secondary">
            {m.setting_devices_end_others()}
          </Button>
        ) : null}
        <Button name="intent" value="everywhere" variant="danger">
          {m.setting_devices_end_all()}
        </Button>
      </CsrfForm>
    </AccountFrame>
  );
}
