import { redirect } from 'react-router';
import { languageOfPage } from './console-page.rules.ts';
import { localPath } from '#src/shared/addresses.ts';
import type { ProviderReason } from './provider-reason.rules.ts';

/** Limit for beginning and ending a sign-in at the provider from one client address. */
export const providerTries = { name: 'staff_provider', points: 60, seconds: 15 * 60 };

/** The redirect to the sign-in page in the language of the requested page, with the reason. */
export function backToSignIn(next: string, reason?: ProviderReason): Response {
  const query = new URLSearchParams({ ...(reason ? { provider: reason } : {}), next });
  return redirect(`${localPath('/staff/sign-in', languageOfPage(next))}?${query}`);
}
