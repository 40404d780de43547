import { Chip, type ChipTone } from '#src/design/content/chip.tsx';
import type { OrderState, VoucherState } from '../orders.rules.ts';
import { orderStateWords, voucherStateWords } from './order-words.ts';

const tones: Record<OrderState, ChipTone> = {
  pending: 'waiting',
  paid: 'good',
  failed: 'bad',
  expired: 'quiet',
  cancelled: 'quiet',
  refunded: 'quiet',
};
const voucherTones: Record<VoucherState, ChipTone> = { valid: 'good', redeemed: 'quiet', cancelled: 'quiet' };

/** The order's state as its buyer reads it. */
export function OrderStateChip({ state }: { state: OrderState }) {
  return <Chip tone={tones[state]}>{orderStateWords(state)}</Chip>;
}

export function VoucherStateChip({ state }: { state: VoucherState }) {
  return <Chip tone={voucherTones[state]}>{voucherStateWords(state)}</Chip>;
}
