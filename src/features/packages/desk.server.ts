/** What the package desk does: packages and promotions are written, published with their approval, limited and withdrawn. */
import { recordAudit } from '#src/features/staff/audit.server.ts';
import { hospitalsFor, requireStaff, requireStaffEverywhere } from '#src/features/staff/staff-access.rules.ts';
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction, isRefusedBy, type Transaction } from '#src/platform/db/transaction.ts';
import { raiseAreaVersion } from '#src/platform/page-cache/area-versions.server.ts';
import { addDays, malaysianDay } from '#src/shared/dates.ts';
import { putCapacity } from './data/capacity.store.server.ts';
import { deleteHospital, findDeskRow, insertPackage, listDeskRows, listHospitalCapacities, listPackageApprovalsEnding, putHospital, updatePackage, type PackageRow } from './data/desk.store.server.ts';
import { listApprovalsEnding, listPromotionRows, putPromotion, type PromotionRow } from './data/promotions.store.server.ts';
import type { DeskPackage, PackageDraft, PromotionDraft } from './desk.schema.ts';
import { approvalMissing, capacityBelowUse, codeTaken, limitBelowUse, packageUnknown, slugTaken } from './packages.errors.ts';
import { isApprovalInForce, monthStart } from './packages.rules.ts';

type Ports = Pick<App, 'db' | 'clock'>;

/** A page of all packages, drafts and withdrawn ones too. Throws 403. */
export async function listDeskPackages(app: Ports, actor: Actor, wanted: { q?: string; status?: DeskPackage['status']; limit: number; offset: number }): Promise<{ items: DeskPackage[]; total: number }> {
  requireStaff(actor, 'manage_packages');
  return listDeskRows(app.db, wanted);
}

/** One package to be edited, with what each hospital of the duty can do in a month. Throws 403, package_unknown (404). */
export async function loadDeskPackage(app: Ports, actor: Actor, { id }: { id: number }): Promise<{ item: PackageRow; hospitals: { hospitalId: number; monthlyCapacity: number }[] }> {
  const staff = requireStaff(actor, 'manage_packages');
  const item = await findDeskRow(app.db, id);
  if (!item) throw packageUnknown();
  const mine = hospitalsFor(staff.duties, 'manage_packages');
  const hospitals = await listHospitalCapacities(app.db, id);
  return { item, hospitals: mine === 'all' ? hospitals : hospitals.filter(({ hospitalId }) => mine.includes(hospitalId)) };
}

/**
 * Writes a package; without an id, a new draft. What is published stays so only with an approval in force. Answers its id.
 * Throws 403 (a duty in one hospital does not write what all sell), package_unknown (404), approval_missing and slug_taken (422).
 */
export async function savePackage(app: Ports, actor: Actor, input: { id?: number; draft: PackageDraft }): Promise<number> {
  requireStaffEverywhere(actor, 'manage_packages');
  return changing(app, actor, async (tx, now) => {
    if (input.id === undefined) {
      const id = await insertPackage(tx, input.draft, now);
      return { id, action: 'package_written', detail: { slug: input.draft.slug } };
    }
    const before = await lockedRow(tx, input.id);
    if (before.status === 'published') refuseWithoutApproval(input.draft, now);
    await updatePackage(tx, before, { ...input.draft, updatedAt: now });
    return { id: before.id, action: 'package_changed', detail: { slug: input.draft.slug, priceSen: input.draft.priceSen } };
  });
}

/** Puts a package on sale, now or from an instant. Throws 403, package_unknown (404), approval_missing (422). */
export async function publishPackage(app: Ports, actor: Actor, input: { id: number; from?: Date }): Promise<void> {
  requireStaffEverywhere(actor, 'manage_packages');
  await changing(app, actor, async (tx, now) => {
    const before = await lockedRow(tx, input.id);
    refuseWithoutApproval(before, now);
    const publishedAt = input.from ?? before.publishedAt ?? now;
    await updatePackage(tx, before, { status: 'published', publishedAt, updatedAt: now });
    return { id: before.id, action: 'package_published', detail: { from: publishedAt.toISOString() } };
  });
}

/** Takes a package off sale at once; carts keep it and say so. Throws 403, package_unknown (404). */
export async function withdrawPackage(app: Ports, actor: Actor, input: { id: number }): Promise<void> {
  requireStaffEverywhere(actor, 'manage_packages');
  await changing(app, actor, async (tx, now) => {
    const before = await lockedRow(tx, input.id);
    await updatePackage(tx, before, { status: 'withdrawn', updatedAt: now });
    return { id: before.id, action: 'package_withdrawn', detail: {} };
  });
}

/** What a hospital can do of a package in any month; null takes the package from the hospital. Throws 403, package_unknown (404). */
export async function setMonthlyCapacity(app: Ports, actor: Actor, input: { packageId: number; hospitalId: number; monthlyCapacity: number | null }): Promise<void> {
  requireStaff(actor, 'manage_packages', input.hospitalId);
  await changing(app, actor, async (tx) => {
    await lockedRow(tx, input.packageId);
    if (input.monthlyCapacity === null) await deleteHospital(tx, input.packageId, input.hospitalId);
    else await putHospital(tx, { ...input, monthlyCapacity: input.monthlyCapacity });
    return { id: input.packageId, action: 'package_capacity_set', hospitalId: input.hospitalId, detail: { monthlyCapacity: input.monthlyCapacity } };
  });
}

/** Another number for one month ('YYYY-MM'). Throws 403, package_unknown (404), capacity_below_use (409) when more are taken already. */
export async function setCapacityOfMonth(app: Ports, actor: Actor, input: { packageId: number; hospitalId: number; month: string; capacity: number }): Promise<void> {
  requireStaff(actor, 'manage_packages', input.hospitalId);
  const { packageId, hospitalId, month, capacity } = input;
  await refusedAs('package_capacity_not_oversold', capacityBelowUse, changing(app, actor, async (tx) => {
    await lockedRow(tx, packageId);
    await putCapacity(tx, { packageId, hospitalId, month: monthStart(month) }, capacity);
    return { id: packageId, action: 'package_month_set', hospitalId, detail: { month, capacity } };
  }));
}

/** A page of the promotions, the newest first. Throws 403. */
export async function listPromotions(app: Ports, actor: Actor, wanted: { q?: string; limit: number; offset: number }): Promise<{ items: PromotionRow[]; total: number }> {
  requireStaff(actor, 'manage_promotions');
  return listPromotionRows(app.db, wanted);
}

/** Writes a promotion. Throws 403, approval_missing and code_taken (422), limit_below_use (409). */
export async function savePromotion(app: Ports, actor: Actor, input: { id?: number; draft: PromotionDraft }): Promise<number> {
  requireStaffEverywhere(actor, 'manage_promotions');
  const { id, draft } = input;
  return refusedAs('promotions_not_overused', limitBelowUse, refusedAs('promotions_code_unique', codeTaken, changing(app, actor, async (tx, now) => {
    if (draft.isPublished) refuseWithoutApproval(draft, now);
    const stored = await putPromotion(tx, { ...draft, ...(id === undefined ? {} : { id }), updatedAt: now });
    return { id: stored.id, action: id === undefined ? 'promotion_written' : 'promotion_changed', kind: 'promotion', detail: { code: draft.code, isPublished: draft.isPublished } };
  })));
}

/** Published packages and promotions whose approval ends within so many days: renew them, or they vanish from the site. Throws 403. */
export async function approvalsEnding(app: Ports, actor: Actor, { days }: { days: number }) {
  requireStaff(actor, 'manage_packages');
  const until = addDays(malaysianDay(app.clock.now()), days);
  const [packages, promotions] = await Promise.all([listPackageApprovalsEnding(app.db, until), listApprovalsEnding(app.db, until)]);
  return { packages, promotions };
}

interface Change {
  id: number;
  action: string;
  kind?: string;
  hospitalId?: number;
  detail: Record<string, unknown>;
}

/** One change of the desk: kept with its line in the audit log, and public pages drop what they showed. */
async function changing(app: Ports, actor: Actor, work: (tx: Transaction, now: Date) => Promise<Change>): Promise<number> {
  return refusedAs('health_packages_slug_unique', slugTaken, refusedAs('keywords_pkey', slugTaken, inTransaction(app.db, async (tx) => {
    const { id, action, kind = 'package', hospitalId, detail } = await work(tx, app.clock.now());
    await recordAudit(app, tx, { actor, action, subjectKind: kind, subjectId: String(id), detail, ...(hospitalId === undefined ? {} : { hospitalId }) });
    for (const area of ['packages', 'keywords']) await raiseAreaVersion(tx, area);
    return id;
  })));
}

async function lockedRow(tx: Transaction, id: number): Promise<PackageRow> {
  const row = await findDeskRow(tx, id, true);
  if (!row) throw packageUnknown();
  return row;
}

function refuseWithoutApproval(approval: Parameters<typeof isApprovalInForce>[0], now: Date): void {
  if (!isApprovalInForce(approval, malaysianDay(now))) throw approvalMissing();
}

/** What a constraint refuses, in words for the desk. */
async function refusedAs<Answer>(constraint: string, failure: () => Error, work: Promise<Answer>): Promise<Answer> {
  try {
    return await work;
  } catch (error) {
    throw isRefusedBy(error, constraint) ? failure() : error;
  }
}
