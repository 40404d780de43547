import { m } from '#src/paraglide/messages.js';
import type { CardColour, CardIcon } from '#src/features/publishing/entries/landing-blocks/card-choices.schema.ts';

/** Names of the icons that a card may have. */
export const iconWords: Record<CardIcon, () => string> = {
  search: m.content_icon_search,
  stethoscope: m.content_icon_stethoscope,
  approved: m.content_icon_approved,
  money: m.content_icon_money,
  health: m.content_icon_health,
  phone: m.content_icon_phone,
  calendar: m.content_icon_calendar,
  pill: m.content_icon_pill,
  users: m.content_icon_users,
  hospital: m.content_icon_hospital,
};

/** Names of the colours that a card may have. */
export const colourWords: Record<CardColour, () => string> = {
  teal: m.content_colour_teal,
  deep: m.content_colour_deep,
  gold: m.content_colour_gold,
};
