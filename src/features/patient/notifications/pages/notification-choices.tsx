import { redirect } from 'react-router';
import { AccountForm } from '#src/features/patient/profile/ui/account-form.tsx';
import { AccountFrame } from '#src/features/patient/profile/ui/account-frame.tsx';
import { m } from '#src/paraglide/messages.js';
import { requestContext } from '#src/platform/request-context.ts';
import { noticeChannels, noticeKinds, type NoticeChannel, type NoticeKind } from '../notifications.schema.ts';
import { choiceName, tableOf } from '../notifications.rules.ts';
import { readNoticeChoices, saveNoticeChoices } from '../notifications.server.ts';
import type { Route } from './+types/notification-choices';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  return {
    choices: await readNoticeChoices(app, actor),
    isDone: new URL(request.url).searchParams.get('done') === 'saved',
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { app, actor } = context.get(requestContext);
  const form = await request.formData();
  await saveNoticeChoices(
    app,
    actor,
    tableOf((kind, channel) => form.get(choiceName(kind, channel)) === 'yes'),
  );
  throw redirect('/profile/notifications?done=saved');
}

/** The page of notification choices: a table of kinds and channels. */
export default function NotificationChoicesPage({ loaderData: { choices, isDone } }: Route.ComponentProps) {
  return (
    <AccountFrame
      title={m.notifications_title()}
      intro={m.notifications_intro()}
      done={isDone ? m.profile_saved() : null}
    >
      <AccountForm refusal={undefined} backHref="/profile">
        {noticeKinds.map((kind) => (
          <fieldset key={kind}>
            <legend className="font-semibold text-deep">{kindName(kind)}</legend>
            <p className="mb-1 text-[0.9375rem] text-muted">{kindHint(kind)}</p>
            <div className="flex flex-wrap gap-x-8">
              {noticeChannels.map((channel) => (
                <label key={channel} className="flex min-h-11 items-center gap-3 py-1">
                  <input
                    type="checkbox"
                    name={choiceName(kind, channel)}
                    value="yes"
                    defaultChecked={choices[kind][channel]}
                    className="size-6 shrink-0 accent-teal"
                  />
                  <span>
                    {channelName(channel)}
                    <span className="sr-only">: {kindName(kind)}</span>
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
        ))}
        <p className="text-[0.9375rem] text-muted">{m.notifications_always()}</p>
      </AccountForm>
    </AccountFrame>
  );
}

function kindName(kind: NoticeKind): string {
  return { appointment: m.notifications_appointment, purchase: m.notifications_purchase, news: m.notifications_news }[
    kind
  ]();
}

function kindHint(kind: NoticeKind): string {
  return {
    appointment: m.notifications_appointment_hint,
    purchase: m.notifications_purchase_hint,
    news: m.notifications_news_hint,
  }[kind]();
}

function channelName(channel: NoticeChannel): string {
  return { mail: m.notifications_mail, sms: m.notifications_sms, whatsapp: m.notifications_whatsapp }[channel]();
}
