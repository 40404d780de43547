/** The patient's dashboard: the next appointment, open tasks, doctors to book again, and recent items. */
import { appointmentsAtAGlance } from '#src/features/appointments/my-appointments/my-appointments.server.ts';
import { listOwnWaiting } from '#src/features/appointments/waiting-list/waiting-list.server.ts';
import { listOwnProposals, type OwnProposal } from '#src/features/appointments/time-proposals/time-proposals.server.ts';
import { findAccount } from '#src/features/patient/accounts/accounts.server.ts';
import { requirePatient } from '#src/features/patient/persons/persons.server.ts';
import { listOwnSubmissions } from '#src/features/requests/submissions/submissions.server.ts';
import { isPayable } from '#src/features/shop/orders/orders.rules.ts';
import { listPurchases } from '#src/features/shop/my-purchases/my-purchases.server.ts';
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import type { Language } from '#src/shared/languages.ts';
import { viewConsent } from './consent-state.server.ts';
import { inOrder } from './history.server.ts';
import { homeRows, isShownAsRecent } from './profile.rules.ts';

type Ports = Pick<App, 'db' | 'pool' | 'clock' | 'secrets' | 'random' | 'config' | 'logger'>;
type Purchase = Awaited<ReturnType<typeof listPurchases>>['items'][number];
type SentForm = Awaited<ReturnType<typeof listOwnSubmissions>>[number];
type Offer = Awaited<ReturnType<typeof listOwnWaiting>>[number];

/** Open tasks of the patient, the most urgent kind first. */
export type Waits =
  | { kind: 'newTime'; proposal: OwnProposal }
  | { kind: 'offer'; offer: Offer }
  | { kind: 'pay'; purchase: Purchase }
  | { kind: 'form'; form: SentForm }
  | { kind: 'phone' }
  /** The notice has another version than the one that the patient agreed to. */
  | { kind: 'notice' };

/** An order can be paid for an hour, so unpaid orders are among the newest. */
const newestPurchases = 10;

/** Data of the dashboard. Throws sign_in (401). */
export async function loadPatientHome(app: Ports, actor: Actor, language: Language) {
  const patient = requirePatient(actor);
  const [glance, proposals, offers, purchases, forms, account, consent] = await Promise.all([
    appointmentsAtAGlance(app, actor, { language, limit: homeRows }),
    listOwnProposals(app, actor),
    listOwnWaiting(app, actor),
    listPurchases(app, actor, { limit: newestPurchases, offset: 0 }),
    listOwnSubmissions(app, actor, language),
    findAccount(app, patient.accountId),
    viewConsent(app, actor),
  ]);
  const now = app.clock.now();
  const waits: Waits[] = [
    ...proposals.map((proposal) => ({ kind: 'newTime' as const, proposal })),
    ...offers.filter(({ isOffered }) => isOffered).map((offer) => ({ kind: 'offer' as const, offer })),
    ...purchases.items
      .filter((purchase) => isPayable(purchase, now))
      .map((purchase) => ({ kind: 'pay' as const, purchase })),
    ...forms.filter(({ tone }) => tone === 'waiting').map((form) => ({ kind: 'form' as const, form })),
    ...(account?.phone && !account.phoneVerifiedAt ? [{ kind: 'phone' as const }] : []),
    ...(consent.version !== null && consent.version !== consent.current ? [{ kind: 'notice' as const }] : []),
  ];
  const shown = purchases.items.filter((purchase) => isShownAsRecent(purchase, now));
  const recent = inOrder({ appointments: glance.past, purchases: shown, forms });
  return {
    name: account?.name ?? '',
    next: glance.next,
    persons: glance.persons,
    waits,
    recent: recent.slice(0, homeRows),
  };
}
