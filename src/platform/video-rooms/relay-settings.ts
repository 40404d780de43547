/** The configured STUN and TURN servers of teleconsultations. */
export interface RelaySettings {
  /** 'stun:host:port' */
  stunUrls: readonly string[];
  turn?: {
    /** 'turn:host:port?transport=udp' or 'turns:...' */
    urls: readonly string[];
    /** Shared with the server (coturn: static-auth-secret). */
    secret: string;
  };
}
