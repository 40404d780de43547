/** Teleconsultation: the room of a video appointment, who may enter it and when. */
export { forgetCalls } from './calls.server.ts';
export {
  giveVideoConsent,
  requireVideoConsent,
  viewVideoConsent,
  withdrawVideoConsent,
  type VideoConsentView,
} from './video-consent.server.ts';
