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
  /** The claim that lists a person's groups; a dot leads into it: 'realm_access.roles'. */
  groupsClaim: string;
  /**
   * Domains of mail whose addresses the provider vouches for; every other address is refused. Empty: any that it calls
   * verified.
   */
  emailDomains: readonly string[];
  /** Group -> its roles. A group that is not named gives nothing. */
  groups: Readonly<Record<string, readonly GroupRole[]>>;
}

/** A person whom the provider has authenticated, second factor included. */
export interface ProviderPerson {
  issuer: string;
  /** The provider's own id of the person; never an address. */
  subject: string;
  /** In lower case; null when the provider does not tell it. */
  email: string | null;
  isEmailVerified: boolean;
  name: string | null;
  groups: readonly string[];
  /** By which the provider is asked again whether the person still may; null where it gave none. */
  refreshToken: string | null;
}

/** The values of one sign-in: each is sent to the provider and must come back. */
export interface AuthorizationRequest {
  state: string;
  nonce: string;
  /** PKCE's code verifier. */
  verifier: string;
}

/**
 * `refused`: the answer is not this provider's for this request, or the person may not any more. `cancelled`: the
 * person's own choice. `unavailable`: nothing is known of the person; try again later.
 */
export type ProviderRefusal = 'refused' | 'cancelled' | 'unavailable';

export class StaffProviderError extends Error {
  readonly reason: ProviderRefusal;
  /** Why, for the server's log: a code of the protocol, never a token. */
  readonly detail: string;
  constructor(reason: ProviderRefusal, detail: string) {
    super(reason);
    this.name = 'StaffProviderError';
    this.reason = reason;
    this.detail = detail;
  }
}

/** Whether an error is the provider's. By its name: a test's copy of this module is another than the built server's. */
export function isStaffProviderError(error: unknown): error is StaffProviderError {
  return error instanceof Error && error.name === 'StaffProviderError';
}

/** The port. Every call throws StaffProviderError. */
export interface StaffProvider {
  /** Where the browser goes to sign in. */
  addressOf(request: AuthorizationRequest): Promise<string>;
  /** Exchanges what the browser brought back, and checks every token. */
  finish(answer: URLSearchParams, request: AuthorizationRequest): Promise<ProviderPerson>;
  /** Asks whether the person still may, and for the groups of now. */
  renew(refreshToken: string, subject: string): Promise<ProviderPerson>;
  /** Where the browser ends its session at the provider; null where the provider has no such page. */
  endAddress(): Promise<string | null>;
}
