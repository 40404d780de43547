import { useEffect, useState, type MouseEvent } from 'react';
import { Button } from '#src/design/form/button.tsx';
import { Icon } from '#src/design/icons/icon.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { pageHref, SiteLink } from '#src/design/navigation/site-link.tsx';
import { useInBrowser } from '#src/design/rendering/use-scripts-ready.ts';
import { m } from '#src/paraglide/messages.js';
import { isBackFromRedirect } from './firebase-redirect.ts';
import type { FirebaseClient } from './firebase-sign-in.ts';
import { MessageDialog } from '../message-dialog.tsx';
import type { Outcome } from '../sign-in-flow.ts';

interface OtherSignInMethodsProps {
  next: string;
  providers: readonly ('google' | 'facebook')[];
  isSimulated: boolean;
  firebase: FirebaseClient | null;
  elsewhere: Elsewhere | null;
}

/** Messages after the return from a provider: it failed, or the address has an account with another sign-in method. */
export const elsewheres = ['failed', 'password', 'google', 'facebook'] as const;
export type Elsewhere = (typeof elsewheres)[number];
const elsewhereWords: Record<Elsewhere, () => string> = {
  failed: m.session_error_social,
  password: m.accounts_error_address_not_verified,
  google: m.accounts_error_use_google,
  facebook: m.accounts_error_use_facebook,
};

const names = { google: 'Google', facebook: 'Facebook' } as const;

/**
 * Google, Facebook and passkeys. Without scripts Google and Facebook open in the whole page; Firebase needs scripts.
 */
export function OtherSignInMethods({ next, providers, isSimulated, firebase, elsewhere }: OtherSignInMethodsProps) {
  const [outcome, setOutcome] = useState<Outcome>();
  const hasPasskeys = useInBrowser(() => 'PublicKeyCredential' in window, false);
  const addressOf = (provider: 'google' | 'facebook') =>
    `${pageHref(`/login/with/${provider}`)}?next=${encodeURIComponent(next)}`;
  useEffect(() => {
    if (firebase && isBackFromRedirect())
      void import('./firebase-sign-in.ts').then(({ finishByFirebase }) => finishByFirebase(firebase)).then(setOutcome);
  }, [firebase]);
  async function go(event: MouseEvent<HTMLAnchorElement>, provider: 'google' | 'facebook') {
    event.preventDefault();
    setOutcome(await (await import('./popup-sign-in.ts')).signInByPopup(addressOf(provider)));
  }
  async function goByFirebase(client: FirebaseClient, provider: 'google' | 'facebook') {
    setOutcome(await (await import('./firebase-sign-in.ts')).signInByFirebase(client, provider));
  }
  return (
    <section aria-labelledby="other-ways" className="rounded-petal border border-line bg-mist p-6 md:p-8">
      <h2 id="other-ways" className="mb-4 text-xl">
        {m.session_other_ways()}
      </h2>
      {elsewhere ? (
        <Notice tone="error" title="Oops...">
          {elsewhereWords[elsewhere]()}
        </Notice>
      ) : null}
      <div role="status">{outcome?.isSignedIn ? <Notice tone="success">{m.session_signed_in()}</Notice> : null}</div>
      <div className="mt-2 grid gap-3">
        {providers.map((provider) =>
          firebase ? (
            <Button
              key={provider}
              type="button"
              variant="secondary"
              onClick={() => void goByFirebase(firebase, provider)}
            >
              {m.session_with({ provider: names[provider] })}
            </Button>
          ) : (
            <SiteLink
              key={provider}
              href={`/login/with/${provider}?next=${encodeURIComponent(next)}`}
              onClick={(event) => void go(event, provider)}
              className="inline-flex min-h-12 items-center justify-center gap-2 rounded-soft border-2 border-teal bg-white px-5 py-2 text-center leading-tight font-semibold text-teal no-underline hover:bg-pale"
            >
              {isSimulated
                ? m.session_with_simulated({ provider: names[provider] })
                : m.session_with({ provider: names[provider] })}
            </SiteLink>
          ),
        )}
        {hasPasskeys ? (
          <Button
            type="button"
            variant="secondary"
            onClick={async () => setOutcome(await (await import('../passkeys/passkey-sign-in.ts')).signInByPasskey())}
          >
            <Icon name="shield" /> {m.session_with_passkey()}
          </Button>
        ) : null}
      </div>
      <p className="mt-6 text-muted">{m.session_why_account()}</p>
      {outcome?.trouble ? <MessageDialog {...outcome.trouble} onClose={() => setOutcome(undefined)} /> : null}
    </section>
  );
}
