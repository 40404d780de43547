/** The choices of notifications over their defaults, and the names of their fields. */
import {
  noticeChannels,
  noticeKinds,
  type NoticeChannel,
  type NoticeChoices,
  type NoticeKind,
} from './notifications.schema.ts';

/** Defaults: notices about bookings and purchases by mail and SMS, as the law allows; news only on request. */
export const defaultChoices: NoticeChoices = {
  appointment: { mail: true, sms: true, whatsapp: false },
  purchase: { mail: true, sms: false, whatsapp: false },
  news: { mail: false, sms: false, whatsapp: false },
};

/** The stored choices, with defaults for the rest: stored choices may be older than a kind or channel. */
export function choicesOf(stored: Record<string, Record<string, boolean>>): NoticeChoices {
  return tableOf((kind, channel) => stored[kind]?.[channel] ?? defaultChoices[kind][channel]);
}

/** The table of kinds and channels, filled by a function. */
export function tableOf(decide: (kind: NoticeKind, channel: NoticeChannel) => boolean): NoticeChoices {
  return Object.fromEntries(
    noticeKinds.map((kind) => [
      kind,
      Object.fromEntries(noticeChannels.map((channel) => [channel, decide(kind, channel)])),
    ]),
  ) as NoticeChoices;
}

/** Name of a choice's form field. */
export function choiceName(kind: NoticeKind, channel: NoticeChannel): string {
  return `${kind}_${channel}`;
}
