/** Trends: figures by week or month, on their page and by mail. */
export { sendWeeklyMails } from './weekly-mail.server.ts';
export { trendSources } from './trend-sources.server.ts';
