import { Button } from '#src/design/form/button.tsx';
import { TextField } from '#src/design/form/field.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { RecordList } from '#src/design/content/record-list.tsx';
import { pageHref } from '#src/design/navigation/site-link.tsx';
import type { FoundMember } from '#src/features/membership/memberships/memberships.server.ts';
import { consoleLoad } from '#src/features/console/frame/frame.server.ts';
import { requireStaff } from '#src/features/console/roles/staff-access.rules.ts';
import { CodeCamera } from '#src/features/console/frame/ui/code-camera.tsx';
import { AdminPage } from '#src/features/console/frame/ui/admin-page.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { requestContext } from '#src/platform/request-context.ts';
import { formatDay } from '#src/shared/dates.ts';
import { isFailure } from '#src/shared/failure.ts';
import { lookUpMember } from '../look-up-member.server.ts';
import type { Route } from './+types/members';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const typed = (new URL(request.url).searchParams.get('code') ?? '').slice(0, 60);
  return consoleLoad(async () => {
    requireStaff(actor, 'look_up_members');
    if (!typed) return { typed, member: null, isUnknown: false };
    try {
      return { typed, member: await lookUpMember(app, actor, typed), isUnknown: false };
    } catch (error) {
      if (!isFailure(error, 'member_unknown')) throw error;
      return { typed, member: null, isUnknown: true };
    }
  });
}

/** Look-up of a card by its number or by the camera: the member, and whether it is valid today. */
export default function Members({ loaderData: { typed, member, isUnknown } }: Route.ComponentProps) {
  return (
    <AdminPage title={m.cares_desk()} intro={m.cares_desk_hint()}>
      <form
        method="get"
        action={pageHref('/staff/members')}
        className="mb-6 grid max-w-xl gap-4 rounded-soft border border-line bg-white p-5"
      >
        <TextField
          label={m.cares_desk_code()}
          name="code"
          defaultValue={typed}
          error={isUnknown ? m.memberships_error_unknown() : undefined}
          maxLength={60}
          inputMode="numeric"
          required
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit">{m.cares_desk_find()}</Button>
          <CodeCamera />
        </div>
      </form>
      {member ? <Found member={member} /> : null}
    </AdminPage>
  );
}

function Found({ member }: { member: FoundMember }) {
  const { tier } = member;
  return (
    <section aria-labelledby="member" className="max-w-xl rounded-soft border border-line bg-white p-5">
      <h2 id="member" className="mb-3 text-xl">
        {member.name}
      </h2>
      <div className="mb-4">
        {tier ? (
          <Notice tone="success" title={m.cares_desk_in_force()}>
            {member.endsOn
              ? m.cares_holds_until({ day: formatDay(member.endsOn, getLocale()) })
              : m.cares_holds_always()}
          </Notice>
        ) : (
          <Notice tone="warning" title={m.cares_desk_not_in_force()}>
            {member.endsOn ? m.cares_desk_ended({ day: formatDay(member.endsOn, getLocale()) }) : m.cares_desk_never()}
          </Notice>
        )}
      </div>
      <RecordList
        items={[
          { label: m.cares_member_number(), value: member.shownNumber },
          { label: m.cares_desk_identity(), value: member.idMask ?? m.cares_desk_identity_none() },
          {
            label: m.cares_desk_birth(),
            value: member.dateOfBirth ? formatDay(member.dateOfBirth, getLocale()) : m.cares_desk_identity_none(),
          },
          { label: m.cares_tier(), value: tier?.name ?? m.cares_tier_none() },
          ...(tier
            ? [
                { label: m.cares_package_percent(), value: `${tier.packagePercent}%` },
                { label: m.cares_room_percent(), value: `${tier.roomPercent}%` },
              ]
            : []),
        ]}
      />
      <p className="mt-3 text-muted">{m.cares_desk_check()}</p>
    </section>
  );
}
