/** What we write about, and by which way: the table of choices in a patient's profile. */
export const noticeKinds = ['appointment', 'purchase', 'news'] as const;
export type NoticeKind = (typeof noticeKinds)[number];
export const noticeChannels = ['mail', 'sms', 'whatsapp'] as const;
export type NoticeChannel = (typeof noticeChannels)[number];
export type NoticeChoices = Record<NoticeKind, Record<NoticeChannel, boolean>>;

/** Until someone chooses: word of what was booked and bought, by mail and SMS as the law allows; news only when asked for. */
export const defaultChoices: NoticeChoices = {
  appointment: { mail: true, sms: true, whatsapp: false },
  purchase: { mail: true, sms: false, whatsapp: false },
  news: { mail: false, sms: false, whatsapp: false },
};

/** The stored choices over the defaults; what is stored may be older than a kind or channel. */
export function choicesOf(stored: Record<string, Record<string, boolean>>): NoticeChoices {
  return tableOf((kind, channel) => stored[kind]?.[channel] ?? defaultChoices[kind][channel]);
}

/** The table of kinds and channels filled by a decision for each. */
export function tableOf(decide: (kind: NoticeKind, channel: NoticeChannel) => boolean): NoticeChoices {
  return Object.fromEntries(
    noticeKinds.map((kind) => [
      kind,
      Object.fromEntries(noticeChannels.map((channel) => [channel, decide(kind, channel)])),
    ]),
  ) as NoticeChoices;
}

/** The name of a choice's field in the form. */
export function choiceName(kind: NoticeKind, channel: NoticeChannel): string {
  return `${kind}_${channel}`;
}
