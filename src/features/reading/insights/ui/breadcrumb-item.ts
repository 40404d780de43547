import { m } from '#src/paraglide/messages.js';

/** The breadcrumb item between Home and a list of insights. */
export const insightsBreadcrumb = () => ({ label: m.insights_corner(), href: '/insights-corner' });
