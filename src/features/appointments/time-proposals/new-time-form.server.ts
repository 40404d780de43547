/**
 * The forms of the patient's page about a new time: each submission loads a whole document, with or without scripts.
 */
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { isFailure, wordsOf } from '#src/shared/failure.ts';
import type { Language } from '#src/shared/languages.ts';
import { acceptProposal, cancelByProposal, chooseAnother, type ProposalAccess } from './proposal-answers.server.ts';
import { slotMissing } from './time-proposals.errors.ts';
import { otherTimes, viewProposal, type OtherTimes, type ProposalView } from './view-proposal.server.ts';

type Ports = Pick<App, 'db' | 'pool' | 'clock' | 'random' | 'secrets' | 'config' | 'appointmentService'>;

export interface NewTimePageData {
  view: ProposalView;
  /** The question of the page: whether the proposed time suits, which other time, or whether to cancel. */
  step: 'question' | 'other' | 'cancel';
  times: OtherTimes | null;
  /** Why the last submission changed nothing. */
  message: string | null;
  status: number;
  /** Whether the submission was an answer that counts. */
  isAnswered: boolean;
}

interface PageRequest {
  app: Ports;
  actor: Actor;
  language: Language;
}

/** The page before any submission. Throws proposal_unknown (404). */
export async function showQuestion(
  { app, actor, language }: PageRequest,
  access: ProposalAccess,
): Promise<NewTimePageData> {
  const view = await viewProposal(app, actor, { access, language });
  return { view, step: 'question', times: null, message: null, status: 200, isAnswered: false };
}

/** Carries out the submitted answer and returns the next page. Throws proposal_unknown (404). */
export async function answerQuestion(
  request: PageRequest,
  access: ProposalAccess,
  form: FormData,
): Promise<NewTimePageData> {
  const { app, actor, language } = request;
  const intent = String(form.get('intent') ?? '');
  try {
    const isAnswered = await carryOut(request, access, form);
    const step = isAnswered ? 'question' : intent === 'other' ? 'other' : intent === 'cancel' ? 'cancel' : 'question';
    return { ...(await page(request, access, { step, form })), isAnswered };
  } catch (error) {
    if (!isFailure(error) || error.details.status === 404) throw error;
    const shown = await page(request, access, {
      step: intent === 'accept' || intent === 'choose' ? 'other' : 'question',
      form,
    });
    const { message } = wordsOf(error, language);
    const { state } = await viewProposal(app, actor, { access, language });
    // The page of a question that is over shows the present state instead of the refusal.
    return {
      ...shown,
      message: state === 'proposed' ? message : null,
      status: error.details.status,
      isAnswered: false,
    };
  }
}

/** Whether the submission was an answer. */
async function carryOut({ app, actor }: PageRequest, access: ProposalAccess, form: FormData): Promise<boolean> {
  const intent = form.get('intent');
  if (intent === 'accept') await acceptProposal(app, actor, access);
  else if (intent === 'cancel-now') await cancelByProposal(app, actor, access);
  else if (intent === 'choose') {
    const startsAt = new Date(String(form.get('slot') ?? '').slice(0, 40));
    if (Number.isNaN(startsAt.getTime())) throw slotMissing();
    await chooseAnother(app, actor, { access, startsAt });
  } else return false;
  return true;
}

async function page(
  { app, actor, language }: PageRequest,
  access: ProposalAccess,
  { step, form }: { step: NewTimePageData['step']; form: FormData },
): Promise<NewTimePageData> {
  const view = await viewProposal(app, actor, { access, language });
  const isOpen = view.state === 'proposed';
  const day = String(form.get('day') ?? '').slice(0, 10);
  return {
    view,
    step: isOpen ? step : 'question',
    times: isOpen && step === 'other' ? await otherTimes(app, actor, { access, day }) : null,
    message: null,
    status: 200,
    isAnswered: false,
  };
}
