/**
 * The version of the privacy notice of a new installation: a changed text of the sample's page `pdpa` needs a new one.
 */
export const shippedNoticeVersion = '2026-11-28';
