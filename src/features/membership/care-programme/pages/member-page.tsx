import { ButtonLink } from '#src/design/form/button.tsx';
import { EmptyState } from '#src/design/states/empty-state.tsx';
import { leaveProgramme } from '#src/features/membership/memberships/memberships.server.ts';
import { AccountFrame } from '#src/features/patient/profile/ui/account-frame.tsx';
import { m } from '#src/paraglide/messages.js';
import { answerForm } from '#src/platform/http/form-answer.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { loadMemberPage } from '../member-page.server.ts';
import { MemberSection } from '../ui/member-section.tsx';
import type { Route } from './+types/member-page';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const query = new URL(request.url).searchParams;
  return {
    ...(await loadMemberPage(app, actor)),
    joined: query.get('joined'),
    hasLeft: query.has('left'),
    asksToLeave: query.get('leave'),
  };
}

export function action({ request, context }: Route.ActionArgs) {
  const { app, actor, language } = context.get(requestContext);
  return answerForm({ request, language }, async (typed) => {
    await leaveProgramme(app, actor, { personId: typed['person'] ?? '' });
    return `${localPath('/profile/member', language)}?left=yes`;
  });
}

/** The patient's cards of the care programme: validity, renewal and history. */
export default function MemberPage({
  loaderData: { cards, programme, joined, hasLeft, asksToLeave },
}: Route.ComponentProps) {
  const reference = joined && /^C[0-9A-Z]{9}$/.test(joined) ? joined : null;
  return (
    <AccountFrame
      title={m.cares_member_title()}
      intro={m.cares_member_intro()}
      done={reference ? m.cares_joined({ reference }) : hasLeft ? m.cares_left() : null}
    >
      {cards.length === 0 ? (
        <EmptyState
          title={m.cares_member_none()}
          action={
            <>
              <ButtonLink href="/cares-membership/join">{m.cares_join()}</ButtonLink>
              <ButtonLink variant="secondary" href="/cares">
                {m.cares_compare()}
              </ButtonLink>
            </>
          }
        >
          {m.cares_member_none_hint()}
        </EmptyState>
      ) : (
        <>
          {cards.map((card) => (
            <MemberSection
              key={card.personId}
              card={card}
              programme={programme}
              isLeaving={asksToLeave === card.personId}
            />
          ))}
          <p>
            <ButtonLink variant="secondary" href="/cares-membership/join">
              {m.cares_join_more()}
            </ButtonLink>
          </p>
        </>
      )}
    </AccountFrame>
  );
}
