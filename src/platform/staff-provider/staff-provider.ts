import type { RoleName } from '../actor.ts';

/** A role that a group of the provider gives: in the hospital with that slug, or (null) in all. */
export interface GroupRole {
  role: RoleName;
  hospital: string | null;
}

/** The group's own OpenID Connect provider, as the environment names it. */
export interface StaffProviderSettings {
  /** Exactly as the provider's tokens name it. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** With openid among them, separated by blanks. */
  scopes: string;
  /** The claim that lists a person's groups; a dot separates nested names: 'realm_access.roles'. */
  groupsClaim: string;
  /**
   * Mail domains whose addresses the provider vouches for; every other address is refused. Empty: any address that the
   * provider calls verified.
   */
  emailDomains: readonly string[];
  /** The roles of each group. A group that is not listed gives none. */
  groups: Readonly<Record<string, readonly GroupRole[]>>;
}

/** A person whom the provider has authenticated, second factor included. */
export interface ProviderPerson {
  issuer: string;
  /** The provider's own id of the person; never an address. */
  subject: string;
  /** In lower case; null when the provider does not give it. */
  email: string | null;
  isEmailVerified: boolean;
  name: string | null;
  groups: readonly string[];
  /** With it the provider is asked again whether the person may still sign in; null where the provider gave none. */
  refreshToken: string | null;
}

/** The values of one sign-in: they are sent to the provider and must come back. */
export interface AuthorizationRequest {
  state: string;
  nonce: string;
  /** PKCE's code verifier. */
  verifier: string;
}

/**
 * `refused`: the answer is not this provider's answer to this request, or the person may no longer sign in.
 * `cancelled`: the person cancelled. `unavailable`: nothing is known about the person; the sign-in may be tried again
 * later.
 */
export type ProviderRefusal = 'refused' | 'cancelled' | 'unavailable';

export class StaffProviderError extends Error {
  readonly reason: ProviderRefusal;
  /** The reason for the server's log: a code of the protocol, never a token. */
  readonly detail: string;
  constructor(reason: ProviderRefusal, detail: string) {
    super(reason);
    this.name = 'StaffProviderError';
    this.reason = reason;
    this.detail = detail;
  }
}

/**
 * Whether the error came from the provider. It is recognised by its name, because a test's copy of this module is
 * another one than the built server's.
 */
export function isStaffProviderError(error: unknown): error is StaffProviderError {
  return error instanceof Error && error.name === 'StaffProviderError';
}

/** The port. Every call throws StaffProviderError. */
export interface StaffProvider {
  /** Where the browser goes to sign in. */
  addressOf(request: AuthorizationRequest): Promise<string>;
  /** Exchanges the browser's answer for tokens and checks every token. */
  finish(answer: URLSearchParams, request: AuthorizationRequest): Promise<ProviderPerson>;
  /** Asks whether the person may still sign in, and for the person's present groups. */
  renew(refreshToken: string, subject: string): Promise<ProviderPerson>;
  /** Where the browser ends its session at the provider; null where the provider has no such page. */
  endAddress(): Promise<string | null>;
}
