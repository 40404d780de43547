/** Teleconsultation: the room of an appointment by video, who may enter it and when. */
export { forgetCalls } from './calls.server.ts';
