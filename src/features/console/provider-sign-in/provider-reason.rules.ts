/** Why nobody was signed in: part of the address of the sign-in page, which has a text for each reason. */
export const providerReasons = ['down', 'failed', 'no_group', 'address', 'removed', 'ended'] as const;
export type ProviderReason = (typeof providerReasons)[number];

/** The reason in an address; null for any other text. */
export function providerReason(text: string | null): ProviderReason | null {
  return providerReasons.find((reason) => reason === text) ?? null;
}
