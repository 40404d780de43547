/**
 * SMS by a provider's HTTP interface where one is configured (parameters To and Body, as Twilio names them); otherwise
 * messages stay in the outbox.
 */
import type { Config } from '../app.ts';

export interface SmsMessage {
  recipient: string;
  text: string;
  dedupeKey: string;
}

/** Sends an SMS; throws when the provider does not accept it within five seconds. Null without a provider. */
export function smsPort(config: Pick<Config, 'smsUrl' | 'smsToken'>): ((message: SmsMessage) => Promise<void>) | null {
  const { smsUrl, smsToken } = config;
  if (!smsUrl) return null;
  return async (message) => {
    const answer = await fetch(smsUrl, {
      method: 'POST',
      headers: { 'Idempotency-Key': message.dedupeKey, ...(smsToken ? { Authorization: `Bearer ${smsToken}` } : {}) },
      body: new URLSearchParams({ To: message.recipient, Body: message.text }),
      // A redirect would carry the token and the number to another host.
      redirect: 'error',
      signal: AbortSignal.timeout(5_000),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw Object.assign(new Error('sms provider refused'), { code: String(answer.status) });
  };
}
