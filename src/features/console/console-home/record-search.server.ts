/** The part of the console's search that finds records of the admin pages: each list is searched as on its own page. */
import type { Staff } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { listCatalogue } from '#src/features/console/catalogue/catalogue.server.ts';
import { readListState, type ListShape } from '#src/features/console/frame/list-state.rules.ts';
import { mayDo, type StaffAction } from '#src/features/console/roles/staff-access.rules.ts';
import { listContent } from '#src/features/publishing/editor/editor.server.ts';
import { listEnquiries } from '#src/features/requests/submissions/submissions.server.ts';
import { listAdminPackages } from '#src/features/shop/package-admin/package-admin.server.ts';
import { listAdminOrders, ordersShape } from '#src/features/shop/package-desk/package-desk.server.ts';
import { referenceLength } from '#src/shared/identifiers/reference.ts';
import { mostRows } from './console-search.rules.ts';

/** The lists that are searched, in the order of the results. */
export type RecordList = 'enquiries' | 'orders' | 'packages' | 'doctors' | 'hospitals' | 'content';

export interface FoundRecord {
  href: string;
  label: string;
  hint: string;
}

export interface RecordGroup {
  list: RecordList;
  rows: FoundRecord[];
}

const anyShape: ListShape = { sorts: ['title', 'sent'], defaultSort: 'title' };
const stateOf = (q: string, shape = anyShape) => readListState(new URLSearchParams({ q }), shape);

interface Source {
  action: StaffAction;
  /** Does not search by names: the text must be a number or an address. */
  isByNumber?: boolean;
  find: (app: App, staff: Staff, q: string) => Promise<FoundRecord[]>;
}

const catalogueSource = (name: 'doctors' | 'hospitals'): Source => ({
  action: 'manage_catalogue',
  find: async (app, staff, q) =>
    (await listCatalogue(app, staff, { name, state: stateOf(q), limit: mostRows })).rows.map(({ id, inputs }) => ({
      href: `/staff/catalogue/${name}/${id}`,
      label: String(inputs['name'] ?? inputs['code'] ?? id),
      hint: String(inputs['code'] ?? ''),
    })),
});

const sources: Record<RecordList, Source> = {
  enquiries: {
    action: 'handle_submissions',
    isByNumber: true,
    find: async (app, staff, q) =>
      (
        await listEnquiries(app, staff, { ...stateOf(q), sort: 'sent', isDescending: true, perPage: mostRows })
      ).rows.map(({ reference, name, subject }) => ({
        href: `/staff/enquiries/${reference}`,
        label: name || reference,
        hint: [reference, subject].filter(Boolean).join(' · '),
      })),
  },
  orders: {
    action: 'look_at_orders',
    isByNumber: true,
    find: async (app, staff, q) =>
      (await listAdminOrders(app, staff, stateOf(q, ordersShape))).rows
        .slice(0, mostRows)
        .map(({ id, buyerName }) => ({ href: `/staff/orders/${id}`, label: id, hint: buyerName })),
  },
  packages: {
    action: 'manage_packages',
    find: async (app, staff, q) =>
      (await listAdminPackages(app, staff, { q, limit: mostRows, offset: 0 })).items.map(({ id, title, slug }) => ({
        href: `/staff/packages/${id}`,
        label: title.en,
        hint: slug,
      })),
  },
  doctors: catalogueSource('doctors'),
  hospitals: catalogueSource('hospitals'),
  content: {
    action: 'write_content',
    find: async (app, staff, q) =>
      (
        await listContent(app, staff, {
          filters: {},
          q,
          sort: 'title',
          isDescending: false,
          limit: mostRows,
          offset: 0,
        })
      ).rows.map(({ id, title, slug }) => ({ href: `/staff/content/${id}`, label: title || slug, hint: slug })),
  },
};

const reference = new RegExp(`^[A-Z0-9]{${referenceLength + 1}}$`);

/** Whether the text can be a record's number or the address of its sender. */
function isNumber(q: string): boolean {
  return q.includes('@') || reference.test(q.toUpperCase().replaceAll(/\s/g, ''));
}

/**
 * At most five records of each list that the role assignments allow; lists of patients' data are searched by number or
 * address alone.
 */
export async function searchRecords(app: App, staff: Staff, q: string): Promise<RecordGroup[]> {
  const groups = await Promise.all(
    (Object.entries(sources) as [RecordList, Source][])
      .filter(([, { action, isByNumber }]) => mayDo(staff.roleAssignments, action) && (!isByNumber || isNumber(q)))
      .map(async ([list, { find }]) => ({ list, rows: await find(app, staff, q) })),
  );
  return groups.filter(({ rows }) => rows.length > 0);
}
