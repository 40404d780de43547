/** Names and icons of the facilities that staff choose for a hospital; a key that is unknown here is not shown. */
import { m } from '#src/paraglide/messages.js';
import type { MessageText } from '#src/shared/failure.ts';

/** Facilities of hospitals, by their stored keys. */
export const knownFacilities: Readonly<Record<string, { icon: string; label: MessageText }>> = {
  parking: { icon: 'car', label: m.hospitals_facility_parking },
  pharmacy: { icon: 'pill', label: m.hospitals_facility_pharmacy },
  surau: { icon: 'home', label: m.hospitals_facility_surau },
  cafe: { icon: 'cafe', label: m.hospitals_facility_cafe },
  wheelchair: { icon: 'accessible', label: m.hospitals_facility_wheelchair },
  wifi: { icon: 'laptop', label: m.hospitals_facility_wifi },
  atm: { icon: 'money', label: m.hospitals_facility_atm },
  prayer_room: { icon: 'users', label: m.hospitals_facility_prayer_room },
  playground: { icon: 'user', label: m.hospitals_facility_playground },
  family_lounge: { icon: 'home', label: m.hospitals_facility_family_lounge },
  hotel: { icon: 'hospital', label: m.hospitals_facility_hotel },
  ev_charging: { icon: 'car', label: m.hospitals_facility_ev_charging },
  shuttle: { icon: 'directions', label: m.hospitals_facility_shuttle },
  shop: { icon: 'money', label: m.hospitals_facility_shop },
  garden: { icon: 'health', label: m.hospitals_facility_garden },
};
