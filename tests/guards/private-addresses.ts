/** Every address that is not for everybody, written out: who may open it, and what stands for its parameters when it is tried. */
import type { StaffRole } from '#src/platform/actor.ts';

const all: readonly StaffRole[] = [
  'editor',
  'front_desk',
  'package_desk',
  'gl_officer',
  'recruiter',
  'procurement_officer',
  'administrator',
];
const administrator: readonly StaffRole[] = ['administrator'];
const schedules: readonly StaffRole[] = ['front_desk', 'administrator'];
const frontDesk: readonly StaffRole[] = ['front_desk'];
const keywords: readonly StaffRole[] = ['editor', 'administrator'];
const letters: readonly StaffRole[] = ['gl_officer', 'administrator'];
const money: readonly StaffRole[] = ['package_desk', 'administrator'];
const counter: readonly StaffRole[] = ['front_desk', 'package_desk', 'administrator'];
const shelves: readonly StaffRole[] = ['editor', 'package_desk', 'administrator'];
const writers: readonly StaffRole[] = ['editor', 'recruiter', 'procurement_officer', 'administrator'];
const enquiries: readonly StaffRole[] = ['editor', 'front_desk', 'recruiter', 'administrator'];
const submissions: readonly StaffRole[] = ['editor', 'front_desk', 'gl_officer', 'recruiter', 'administrator'];

/** The console: which roles are let in, each with a duty in all hospitals. */
export const consoleAddresses: Readonly<Record<string, readonly StaffRole[]>> = {
  '/staff': all,
  '/staff/search': all,
  '/staff/alive': all,
  '/staff/passkeys': all,
  '/staff/people': administrator,
  '/staff/people/csv': administrator,
  '/staff/people/invite': administrator,
  '/staff/people/:accountId': administrator,
  '/staff/audit': administrator,
  '/staff/audit/csv': administrator,
  '/staff/dead-letters': administrator,
  '/staff/dead-letters/csv': administrator,
  '/staff/appointments': frontDesk,
  '/staff/appointments/csv': frontDesk,
  '/staff/appointments/:reference': frontDesk,
  '/staff/appointments/:reference/call': frontDesk,
  '/staff/guarantee-letters': letters,
  '/staff/guarantee-letters/csv': letters,
  '/staff/waiting-list': frontDesk,
  '/staff/waiting-list/csv': frontDesk,
  '/staff/waiting-list/:reference': frontDesk,
  '/staff/leave': frontDesk,
  '/staff/leave/csv': frontDesk,
  '/staff/schedules': schedules,
  '/staff/schedules/csv': schedules,
  '/staff/schedules/:doctorId': schedules,
  '/staff/schedules/:doctorId/session': schedules,
  '/staff/schedules/:doctorId/date': schedules,
  '/staff/holidays': administrator,
  '/staff/holidays/csv': administrator,
  '/staff/holidays/edit': administrator,
  '/staff/keywords': keywords,
  '/staff/keywords/csv': keywords,
  '/staff/keywords/edit': keywords,
  '/staff/urgent-words': keywords,
  '/staff/scripts': administrator,
  '/staff/scripts/csv': administrator,
  '/staff/scripts/new': administrator,
  '/staff/scripts/:id': administrator,
  '/staff/settings': administrator,
  '/staff/settings/csv': administrator,
  '/staff/settings/:key': administrator,
  '/staff/orders': money,
  '/staff/orders/csv': money,
  '/staff/orders/:orderId': money,
  '/staff/refunds': money,
  '/staff/refunds/csv': money,
  '/staff/vouchers': counter,
  '/staff/members': counter,
  '/staff/reconciliation': money,
  '/staff/reconciliation/csv': money,
  '/staff/sales': money,
  '/staff/sales/csv': money,
  '/staff/packages': shelves,
  '/staff/packages/csv': shelves,
  '/staff/packages/new': shelves,
  '/staff/packages/:id': shelves,
  '/staff/promotions': money,
  '/staff/promotions/csv': money,
  '/staff/promotions/:id': money,
  '/staff/content': writers,
  '/staff/content/csv': writers,
  '/staff/content/new': writers,
  '/staff/media': keywords,
  '/staff/media/csv': keywords,
  '/staff/rates': shelves,
  '/staff/rates/csv': shelves,
  '/staff/enquiries': enquiries,
  '/staff/enquiries/csv': enquiries,
  '/staff/enquiries/:reference': submissions,
};

/** The console's addresses that every member of staff, or everybody, may ask: what is behind them is decided by what they name. */
export const otherConsoleAddresses = [
  '/staff/*',
  '/staff/appointments/:reference/call/talk',
  '/staff/content/:id',
  '/staff/content/:id/preview',
  '/staff/content/:id/versions',
  '/staff/enquiries/:reference/files/:fileId',
  '/staff/join',
  '/staff/sign-in',
  '/staff/sign-in/code',
  '/staff/sign-in/set-up',
  '/staff/sign-out',
] as const;

/** For signed-in patients alone. */
export const patientAddresses = [
  '/cares-membership/join',
  '/history',
  '/logout',
  '/medical-card',
  '/medical-card/:cardId',
  '/medical-card/:cardId/:side',
  '/medical-card/new',
  '/my-appointments',
  '/my-appointments/:reference',
  '/my-appointments/:reference/calendar',
  '/my-appointments/:reference/join',
  '/my-appointments/:reference/join/talk',
  '/my-appointments/:reference/reschedule',
  '/my-collections-article',
  '/my-collections-doctor',
  '/my-collections-health-package',
  '/my-collections-podcast',
  '/my-collections-video',
  '/my-guarantee-letters',
  '/my-purchases',
  '/my-purchases/:orderId',
  '/my-purchases/:orderId/document',
  '/profile',
  '/profile/account',
  '/profile/address',
  '/profile/identity',
  '/profile/member',
  '/profile/notifications',
  '/profile/persons',
  '/profile/persons/:personId',
  '/profile/persons/new',
  '/setting',
  '/setting/access',
  '/setting/data',
  '/setting/devices',
  '/setting/email',
  '/setting/email/confirm',
  '/setting/export',
  '/setting/passkeys',
  '/setting/password',
  '/setting/second-factor',
  '/verify-phone',
] as const;

/** For everybody, in a document of one's own: sign-in, forms with personal data, checkout. */
export const guestAddresses = [
  '/book/:doctorSlug',
  '/book/:doctorSlug/waiting-list',
  '/career/:slug/apply',
  '/cart',
  '/checkout',
  '/checkout/document',
  '/checkout/find',
  '/checkout/pay',
  '/checkout/result',
  '/consultant/apply',
  '/contact-us',
  '/enquiry',
  '/events/:slug/register',
  '/follow-up',
  '/forgot-password',
  '/form-ended',
  '/gl-application',
  '/gl-application/:reference',
  '/health-tourism/enquiry',
  '/health-tourism/interpreter',
  '/health-tourism/visa-letter',
  '/innovationcampaign/enquiry',
  '/login',
  '/login/with/:provider',
  '/login/with/:provider/return',
  '/register',
  '/reset-password',
  '/sent',
  '/two-factor',
  '/verify-email',
  '/waiting-list/:reference',
] as const;

/** Sent by public pages, which know no visitor and carry no token: that they come from a page of the site is what counts. */
export const publicForms = ['/bookmarks', '/bookmarks/kept', '/cart/add'] as const;

/** An address of that shape that names nothing. */
export function exampleOf(path: string): string {
  return path.replace(/:id\b/, '999999999').replace(/:\w+/g, 'none').replace('*', 'none');
}
