import { ButtonLink } from '#src/design/form/button.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { m } from '#src/paraglide/messages.js';
import type { ProviderReason } from '../provider-reason.rules.ts';

interface ProviderSignInProps {
  /** The group's short name. */
  group: string;
  reason: ProviderReason | null;
  next: string | null;
  /** Who may sign in below with a password or passkey of this site. */
  ownCredentials: 'all' | 'administrators' | 'off';
}

/**
 * The link to the group's own sign-in, with the reason why the last one failed. A link, because a form may not lead to
 * another site.
 */
export function ProviderSignIn({ group, reason, next, ownCredentials }: ProviderSignInProps) {
  const query = next ? `?next=${encodeURIComponent(next)}` : '';
  return (
    <section className={ownCredentials === 'off' ? '' : 'mb-6 border-b border-line pb-6'}>
      {reason && (
        <div className="mb-5">
          <ReasonNotice reason={reason} group={group} ownCredentials={ownCredentials} />
        </div>
      )}
      <ButtonLink href={`/staff/sign-in/provider${query}`}>{m.staff_provider_sign_in({ group })}</ButtonLink>
      <p className="mt-3 text-muted">{m.staff_provider_hint({ group })}</p>
      {ownCredentials === 'administrators' && <p className="mt-3 text-muted">{m.staff_provider_administrators()}</p>}
    </section>
  );
}

function ReasonNotice({
  reason,
  group,
  ownCredentials,
}: Omit<ProviderSignInProps, 'next' | 'reason'> & { reason: ProviderReason }) {
  if (reason === 'ended')
    return (
      <Notice tone="success">
        <p>{m.staff_provider_ended()}</p>
        <SiteLink href="/staff/sign-in/provider/end" className="inline-flex min-h-11 items-center">
          {m.staff_provider_end({ group })}
        </SiteLink>
      </Notice>
    );
  const words = {
    down: ownCredentials === 'off' ? m.staff_provider_down_alone : m.staff_provider_down,
    failed: m.staff_provider_failed,
    no_group: m.staff_provider_no_group,
    address: m.staff_provider_address,
    removed: m.staff_provider_removed,
  };
  return <Notice tone="warning">{words[reason]({ group })}</Notice>;
}
