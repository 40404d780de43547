/** What staff decide for each booking that a change of schedule affects, and how a form sends the decision. */

/** Other times that staff see for each affected booking. */
export const proposalsShown = 3;

/** The patient is asked whether the time suits; its slot is held until the answer is due. */
export interface AskAbout {
  ask: Date;
}

/** For one affected booking: a new time at once, a question about one, 'cancel', or 'stay'. */
export type BookingDecision = Date | AskAbout | 'cancel' | 'stay';

/** The decision as a form sends it: an instant, 'ask:' and an instant, 'cancel' or 'stay'. */
export function readDecision(sent: string): BookingDecision | undefined {
  if (sent === 'cancel' || sent === 'stay') return sent;
  const isQuestion = sent.startsWith('ask:');
  const at = new Date(isQuestion ? sent.slice(4) : sent);
  if (Number.isNaN(at.getTime())) return undefined;
  return isQuestion ? { ask: at } : at;
}

/** Whether any patient is asked about a new time: staff then get a link to the list of answers. */
export function asksAnyone(plan: Iterable<BookingDecision>): boolean {
  return [...plan].some((decision) => typeof decision === 'object' && 'ask' in decision);
}

/** The decisions of a form, by reference: its fields are named 'plan-A234567892'. Unreadable ones are left out. */
export function readPlan(form: FormData): Map<string, BookingDecision> {
  const plan = new Map<string, BookingDecision>();
  for (const [name, value] of form) {
    const decision = name.startsWith('plan-') && typeof value === 'string' ? readDecision(value) : undefined;
    if (decision) plan.set(name.slice(5), decision);
  }
  return plan;
}
