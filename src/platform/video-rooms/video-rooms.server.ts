/** Where a teleconsultation takes place: in our own room, or at a configured video service. */
import type { App } from '../app.ts';

/** Our own room is a page that both sides open; a service's room is an address to which both are sent. */
export type VideoRoom = { kind: 'own' } | { kind: 'elsewhere'; url: string };

/**
 * The room of one appointment: always the same, and impossible to guess. TELECONSULT_ROOM_URL names a service by an
 * address with {room} in it.
 */
export function roomFor(app: Pick<App, 'config' | 'secrets'>, visitId: string): VideoRoom {
  const { teleconsultRoomUrl } = app.config;
  if (!teleconsultRoomUrl) return { kind: 'own' };
  return {
    kind: 'elsewhere',
    url: teleconsultRoomUrl.replaceAll('{room}', app.secrets.hash(`teleconsult room ${visitId}`).slice(0, 32)),
  };
}
