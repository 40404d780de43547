/** Management of packages and promotions: edited, published with their approval, limited and withdrawn. */
import { hospitalsFor, requireStaff, requireStaffEverywhere } from '#src/features/console/roles/staff-access.rules.ts';
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { addDays, malaysianDay } from '#src/shared/dates.ts';
import {
  listMonths,
  putCapacity,
  listApprovalsEnding,
  listTypes,
  packageNotAtHospital,
} from '#src/features/shop/packages/packages.server.ts';
import {
  deleteHospital,
  findPackageRow,
  insertPackage,
  listCampaignsOutliving,
  listPackageRows,
  listHospitalCapacities,
  listPackageApprovalsEnding,
  listSuccessorChoices,
  putHospital,
  updatePackage,
  type PackageRow,
} from './data/packages-admin.store.server.ts';
import type { AdminPackage, PackageDraft } from './draft/package-draft.schema.ts';
import type { PackageType } from '#src/features/shop/packages/packages.schema.ts';
import { monthStart } from '#src/features/shop/packages/packages.rules.ts';
import { changing, lockedRow, refuseOutdated, refuseWithoutApproval, refusedAs } from './package-changes.server.ts';
import {
  dropOverruledTexts,
  followPackage,
  judgePackage,
  refuseUnapproved,
  withProposal,
} from './draft/package-texts.server.ts';
import type { ShownProposal } from '#src/features/console/text-proposals/text-proposals.schema.ts';
import { capacityBelowUse, packageUnknown, typeUnknown } from './package-admin.errors.ts';

type Ports = Pick<App, 'db' | 'clock'>;

/** A page of a list, filtered by a search text and ordered by a column. */
export interface AdminListQuery {
  q?: string;
  sort?: string;
  isDescending?: boolean;
  limit: number;
  offset: number;
}

export interface AdminPackageView {
  item: PackageRow;
  /** The package as the form shows it: with the texts that wait for approval. */
  edited: PackageRow;
  proposal: ShownProposal | null;
  places: { hospitalId: number; monthlyCapacity: number }[];
  months: { hospitalId: number; month: string; capacity: number; used: number }[];
  /** Published campaigns that would last longer than the package. */
  campaigns: { id: number; title: string; endsOn: string }[];
  /** Packages on sale that it may name as its successor once it is withdrawn. */
  successors: { id: number; title: PackageRow['title'] }[];
}

/** A page of all packages, drafts and withdrawn ones too. Throws 403. */
export async function listAdminPackages(
  app: Ports,
  actor: Actor,
  wanted: AdminListQuery & { status?: AdminPackage['status'] },
): Promise<{ items: AdminPackage[]; total: number }> {
  requireStaff(actor, 'manage_packages');
  return listPackageRows(app.db, wanted);
}

/**
 * One package for editing, with the capacity of each of the staff member's hospitals, and the months from this one on
 * that have sales or a number of their own. Throws 403, package_unknown (404).
 */
export async function loadAdminPackage(app: Ports, actor: Actor, { id }: { id: number }): Promise<AdminPackageView> {
  const staff = requireStaff(actor, 'manage_packages');
  const item = await findPackageRow(app.db, id);
  if (!item) throw packageUnknown();
  const mine = hospitalsFor(staff.roleAssignments, 'manage_packages');
  const isMine = ({ hospitalId }: { hospitalId: number }) => mine === 'all' || mine.includes(hospitalId);
  const [places, months, campaigns, successors, texts] = await Promise.all([
    listHospitalCapacities(app.db, id),
    listMonths(app.db, id, monthStart(malaysianDay(app.clock.now()))),
    listCampaignsOutliving(app.db, item),
    listSuccessorChoices(app.db, id),
    withProposal(app.db, item),
  ]);
  const shown = { ...item, draftWriters: [] };
  return { item: shown, ...texts, places: places.filter(isMine), months: months.filter(isMine), campaigns, successors };
}

/** The types of packages. Throws 403. */
export function listAdminTypes(app: Ports, actor: Actor): Promise<PackageType[]> {
  requireStaff(actor, 'manage_packages');
  return listTypes(app);
}

/**
 * Saves a package; without an id, a new draft. A published package needs an advertising approval in force; health texts
 * that no doctor has approved wait instead of being public. Returns its id, and whether texts wait. `version` is the
 * time at which the editor read it: a colleague's change in between is not overwritten. Throws 403 (a role in one
 * hospital does not suffice for a package that all hospitals sell), package_unknown (404), changed_meanwhile (409),
 * approval_missing, slug_taken and package_type_unknown (422).
 */
export async function savePackage(
  app: Ports,
  actor: Actor,
  input: { id?: number; draft: PackageDraft; version?: string },
): Promise<{ id: number; isWaiting: boolean }> {
  requireStaffEverywhere(actor, 'manage_packages');
  let isWaiting = false;
  const saved = changing(app, actor, async (tx, now) => {
    const context = { app, tx, actor };
    const before = input.id === undefined ? null : await lockedRow(tx, input.id);
    if (before) refuseOutdated(before, input.version);
    const isPublic = before?.status === 'published';
    if (isPublic) refuseWithoutApproval(input.draft, now);
    const judged = await judgePackage(context, before, { draft: input.draft, isPublic });
    if (before) await updatePackage(tx, before, { ...judged.values, updatedAt: now });
    const id = before?.id ?? (await insertPackage(tx, judged.values, now));
    if (!judged.wanted) await dropOverruledTexts(context, id, judged.values);
    await followPackage(context, { before, id, judged });
    isWaiting = judged.wanted !== null;
    const { slug, priceSen } = input.draft;
    return before
      ? { id, action: 'package_changed', detail: { slug, priceSen } }
      : { id, action: 'package_written', detail: { slug } };
  });
  const id = await refusedAs('health_packages_type_slug_package_types_slug_fk', typeUnknown, saved);
  return { id, isWaiting };
}

/**
 * Puts a package on sale, now or from an instant. Throws 403, package_unknown (404), approval_missing and
 * review_missing (422) where no doctor has approved its health texts, or too long ago.
 */
export async function publishPackage(app: Ports, actor: Actor, input: { id: number; from?: Date }): Promise<void> {
  requireStaffEverywhere(actor, 'manage_packages');
  await changing(app, actor, async (tx, now) => {
    const before = await lockedRow(tx, input.id);
    refuseWithoutApproval(before, now);
    await refuseUnapproved(app, tx, before);
    const publishedAt = input.from ?? before.publishedAt ?? now;
    await updatePackage(tx, before, { status: 'published', publishedAt, updatedAt: now });
    return { id: before.id, action: 'package_published', detail: { from: publishedAt.toISOString() } };
  });
}

/**
 * Sets a hospital's capacity for any month; null removes the package from the hospital. Throws 403, package_unknown
 * (404).
 */
export async function setMonthlyCapacity(
  app: Ports,
  actor: Actor,
  input: { packageId: number; hospitalId: number; monthlyCapacity: number | null },
): Promise<void> {
  requireStaff(actor, 'manage_packages', input.hospitalId);
  await refusedAs(
    'package_hospitals_hospital_id_hospitals_id_fk',
    packageNotAtHospital,
    changing(app, actor, async (tx) => {
      await lockedRow(tx, input.packageId);
      if (input.monthlyCapacity === null) await deleteHospital(tx, input.packageId, input.hospitalId);
      else await putHospital(tx, { ...input, monthlyCapacity: input.monthlyCapacity });
      return {
        id: input.packageId,
        action: 'package_capacity_set',
        hospitalId: input.hospitalId,
        detail: { monthlyCapacity: input.monthlyCapacity },
      };
    }),
  );
}

/**
 * Sets another capacity for one month ('YYYY-MM'). Throws 403, package_unknown (404), capacity_below_use (409) when
 * more are sold already.
 */
export async function setCapacityOfMonth(
  app: Ports,
  actor: Actor,
  input: { packageId: number; hospitalId: number; month: string; capacity: number },
): Promise<void> {
  requireStaff(actor, 'manage_packages', input.hospitalId);
  const { packageId, hospitalId, month, capacity } = input;
  await refusedAs(
    'package_capacity_hospital_id_hospitals_id_fk',
    packageNotAtHospital,
    refusedAs(
      'package_capacity_not_oversold',
      capacityBelowUse,
      changing(app, actor, async (tx) => {
        await lockedRow(tx, packageId);
        await putCapacity(tx, { packageId, hospitalId, month: monthStart(month) }, capacity);
        return { id: packageId, action: 'package_month_set', hospitalId, detail: { month, capacity } };
      }),
    ),
  );
}

/**
 * Published packages and promotions whose approval expires within that many days: without a renewal they disappear
 * from the site. Throws 403.
 */
export async function approvalsEnding(app: Ports, actor: Actor, { days }: { days: number }) {
  requireStaff(actor, 'manage_packages');
  const until = addDays(malaysianDay(app.clock.now()), days);
  const [packages, promotions] = await Promise.all([
    listPackageApprovalsEnding(app.db, until),
    listApprovalsEnding(app.db, until),
  ]);
  return { packages, promotions };
}
