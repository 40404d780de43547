/** The table of notification choices in a patient's profile: kinds and channels. */
export const noticeKinds = ['appointment', 'purchase', 'news'] as const;
export type NoticeKind = (typeof noticeKinds)[number];
export const noticeChannels = ['mail', 'sms', 'whatsapp'] as const;
export type NoticeChannel = (typeof noticeChannels)[number];
export type NoticeChoices = Record<NoticeKind, Record<NoticeChannel, boolean>>;
