/** Opens and closes the site to visitors, and lists what is still missing. */
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction, type Database, type Transaction } from '#src/platform/db/transaction.ts';
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import { countOtherAdministrators } from '#src/features/console/roles/roles.server.ts';
import { requireStaffEverywhere } from '#src/features/console/roles/staff-access.rules.ts';
import { putSiteOpening, readSetting } from '#src/features/site/settings/settings.server.ts';
import { malaysianDay } from '#src/shared/dates.ts';
import { partStates } from './carrier-tests.server.ts';
import { hasSample } from './data/sample-rows.store.server.ts';
import { countFacts, lockOpening } from './data/set-up.store.server.ts';
import { notReadyToOpen } from './set-up.errors.ts';
import { mayOpen, missingRequirements, type Missing, type SetUpFacts } from './set-up.rules.ts';

type Ports = Pick<App, 'db' | 'clock' | 'config' | 'secrets' | 'sampleData'>;

export interface SetUpView {
  isOpen: boolean;
  facts: SetUpFacts;
  missing: Missing[];
  mayOpen: boolean;
  /** Whether the sample can be loaded. */
  mayLoadSample: boolean;
}

/** What is entered and what is missing. Throws forbidden (403) for everybody but administrators of the whole group. */
export async function viewSetUp(app: Ports, actor: Actor): Promise<SetUpView> {
  requireStaffEverywhere(actor, 'manage_settings');
  const [facts, { isOpen }] = await Promise.all([factsOf(app, app.db), readSetting(app, 'opening')]);
  const missing = missingRequirements(facts);
  const mayLoadSample = app.sampleData.isAvailable && facts.hospitals === 0 && !facts.hasSample;
  return { isOpen, facts, missing, mayOpen: mayOpen(missing), mayLoadSample };
}

/** Opens the site to visitors. Throws not_ready_to_open (409) while something required is missing. */
export async function openSite(app: Ports, actor: Actor): Promise<void> {
  await changeOpening(app, actor, true);
}

/** Shows visitors the holding page again. */
export async function closeSite(app: Ports, actor: Actor): Promise<void> {
  await changeOpening(app, actor, false);
}

async function changeOpening(app: Ports, actor: Actor, isOpen: boolean): Promise<void> {
  const staff = requireStaffEverywhere(actor, 'manage_settings');
  await inTransaction(app.db, async (tx) => {
    await lockOpening(tx);
    if ((await readSetting({ db: tx }, 'opening')).isOpen === isOpen) return;
    if (isOpen && !mayOpen(missingRequirements(await factsOf(app, tx)))) throw notReadyToOpen();
    await putSiteOpening(tx, isOpen, app.clock.now());
    await recordAudit(app, tx, {
      actor: staff,
      action: isOpen ? 'site_opened' : 'site_closed',
      subjectKind: 'setting',
      subjectId: 'opening',
    });
  });
}

async function factsOf(app: Ports, db: Database | Transaction): Promise<SetUpFacts> {
  const { groupName, phone, email, address, registrationNumber, strapline, siteLanguages } = await readSetting(
    { db },
    'brand',
  );
  return {
    ...(await countFacts(db, malaysianDay(app.clock.now()))),
    brand: { groupName, phone, email, address, registrationNumber, strapline, siteLanguages },
    parts: await partStates(app, db),
    administrators: await countOtherAdministrators(db, null),
    hasSample: await hasSample(db),
    isProduction: app.config.isProduction,
  };
}
