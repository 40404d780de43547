import { isFailure } from '#src/shared/failure.ts';
import { exchangeSchema } from './teleconsult.schema.ts';
import type { Exchange, ExchangeAnswer } from './calls.server.ts';

/** Answers one signal exchange; refuses one that cannot be parsed, or that comes after the room has closed. */
export async function answerSignalExchange(
  request: Request,
  exchange: (sent: Pick<Exchange, 'after' | 'signals'>) => Promise<ExchangeAnswer>,
): Promise<Response> {
  const form = await request.formData();
  const sent = exchangeSchema.safeParse({ after: form.get('after') ?? '', signals: form.get('signals') ?? '[]' });
  if (!sent.success) return refused(422);
  try {
    return Response.json(await exchange(sent.data), noStore);
  } catch (error) {
    if (!isFailure(error)) throw error;
    return refused(error.details.status);
  }
}

const noStore = { headers: { 'cache-control': 'no-store' } };

function refused(status: number): Response {
  return Response.json({ refused: true }, { status, ...noStore });
}
