import { data } from 'react-router';
import { isFailure } from '#src/shared/failure.ts';
import { exchangeSchema } from './teleconsult.schema.ts';
import type { Exchange, ExchangeAnswer } from './teleconsult.server.ts';

/** Answers one question of a browser in a room; what cannot be read, or comes after the room has closed, is refused. */
export async function answerExchange(request: Request, exchange: (sent: Pick<Exchange, 'after' | 'signals'>) => Promise<ExchangeAnswer>) {
  const form = await request.formData();
  const sent = exchangeSchema.safeParse({ after: form.get('after') ?? '', signals: form.get('signals') ?? '[]' });
  if (!sent.success) return data({ refused: true as const }, { status: 422 });
  try {
    return await exchange(sent.data);
  } catch (error) {
    if (!isFailure(error)) throw error;
    return data({ refused: true as const }, { status: error.details.status });
  }
}
