/** Editing of packages, places per month and promotions, up to their publication. */
export { listAdminPackages, withdrawPackage } from './packages-admin.server.ts';
