/**
 * The frame of each change of a package or a promotion: locked, refused where it is outdated or unapproved, recorded.
 */
import { recordAudit, type AuditAction } from '#src/features/console/audit/audit.server.ts';
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction, isRefusedBy, type Transaction } from '#src/platform/db/transaction.ts';
import { invalidateTag } from '#src/platform/page-cache/cache-tags.server.ts';
import { reviewFault, type ClinicalReview } from '#src/shared/health-texts/clinical-review.ts';
import { malaysianDay } from '#src/shared/dates.ts';
import { storeSearchablePackage } from '#src/features/shop/packages/packages.server.ts';
import { findPackageRow, type PackageRow } from './data/packages-admin.store.server.ts';
import { isApprovalInForce } from '#src/features/shop/packages/packages.rules.ts';
import { approvalMissing, changedMeanwhile, packageUnknown, reviewMissing, slugTaken } from './package-admin.errors.ts';

type Ports = Pick<App, 'db' | 'clock'>;

interface Change {
  id: number;
  action: AuditAction;
  kind?: string;
  hospitalId?: number;
  detail: Record<string, unknown>;
}

/** Makes one change with its entry in the audit log, and invalidates the cached public pages. */
export async function changing(
  app: Ports,
  actor: Actor,
  work: (tx: Transaction, now: Date) => Promise<Change>,
): Promise<number> {
  return refusedAs(
    'health_packages_slug_unique',
    slugTaken,
    refusedAs(
      'keywords_pkey',
      slugTaken,
      inTransaction(app.db, async (tx) => {
        const { id, action, kind = 'package', hospitalId, detail } = await work(tx, app.clock.now());
        await recordAudit(app, tx, {
          actor,
          action,
          subjectKind: kind,
          subjectId: String(id),
          detail,
          ...(hospitalId === undefined ? {} : { hospitalId }),
        });
        if (kind === 'package') await storeSearchablePackage(tx, id);
        await invalidatePackages(tx);
        return id;
      }),
    ),
  );
}

/**
 * Drops the cached pages that show packages, codes or their prices, campaigns included, because their texts mention
 * these.
 */
export async function invalidatePackages(tx: Transaction): Promise<void> {
  for (const tag of ['packages', 'keywords', 'campaigns']) await invalidateTag(tx, tag);
}

/** The package, locked for this transaction. Throws package_unknown (404). */
export async function lockedRow(tx: Transaction, id: number): Promise<PackageRow> {
  const row = await findPackageRow(tx, id, true);
  if (!row) throw packageUnknown();
  return row;
}

/** Throws changed_meanwhile (409) where the stored package is not the version that was on the screen. */
export function refuseOutdated(before: { updatedAt: Date }, version: string | undefined): void {
  if (version !== undefined && before.updatedAt.toISOString() !== version) throw changedMeanwhile();
}

/** Throws approval_missing (422) where no advertising approval is in force today. */
export function refuseWithoutApproval(approval: Parameters<typeof isApprovalInForce>[0], now: Date): void {
  if (!isApprovalInForce(approval, malaysianDay(now))) throw approvalMissing();
}

/**
 * Throws review_missing without a clinical review within the last two years: a package says who should come, at which
 * age and how to prepare.
 */
export function refuseWithoutReview(review: ClinicalReview, now: Date): void {
  if (reviewFault(review, malaysianDay(now))) throw reviewMissing();
}

/** Turns the refusal of a constraint into a failure with a message. */
export async function refusedAs<Answer>(
  constraint: string,
  failure: () => Error,
  work: Promise<Answer>,
): Promise<Answer> {
  try {
    return await work;
  } catch (error) {
    throw isRefusedBy(error, constraint) ? failure() : error;
  }
}
