/**
 * Teleconsultation: the room of a video appointment, who may enter it and when. The minutes before and after the
 * appointment are in teleconsult-window.rules.ts of appointments, because lists of appointments show them too.
 */
export { forgetCalls } from './calls.server.ts';
export {
  giveVideoConsent,
  requireVideoConsent,
  viewVideoConsent,
  withdrawVideoConsent,
  type VideoConsentView,
} from './video-consent.server.ts';
