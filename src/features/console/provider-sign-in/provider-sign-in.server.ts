/** Sign-in of staff by the group's own OpenID Connect provider, whose groups decide their roles. */
export { checkProviderSessions } from './check-sessions.server.ts';
export { isProviderSession } from './data/provider-sessions.store.server.ts';
