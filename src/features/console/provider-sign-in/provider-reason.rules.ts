/** Why nobody was signed in: stands in the address of the sign-in page, which has words for each. */
export const providerReasons = ['down', 'failed', 'no_group', 'address', 'removed', 'ended'] as const;
export type ProviderReason = (typeof providerReasons)[number];

/** The reason in an address; null for any other text. */
export function providerReason(text: string | null): ProviderReason | null {
  return providerReasons.find((reason) => reason === text) ?? null;
}
