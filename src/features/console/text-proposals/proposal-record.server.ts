/** The transaction of a proposal's change, and its entry in the audit log. */
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import type { ProposalRow } from './data/text-proposals.store.server.ts';

/** The transaction of a change, and who makes it. */
export interface ProposalContext {
  app: Pick<App, 'clock'>;
  tx: Transaction;
  actor: Actor;
}

/** Writes an event of a proposal into the audit log. */
export async function recordProposal(
  { app, tx, actor }: ProposalContext,
  proposal: Pick<ProposalRow, 'id' | 'kind' | 'recordId' | 'hospitalId'>,
  event: 'proposed' | 'taken_back' | 'approved' | 'sent_back',
): Promise<void> {
  await recordAudit(app, tx, {
    actor,
    action: `health_texts_${event}`,
    subjectKind: proposal.kind,
    subjectId: String(proposal.recordId),
    ...(proposal.hospitalId === null ? {} : { hospitalId: proposal.hospitalId }),
    detail: { proposal: proposal.id },
  });
}
