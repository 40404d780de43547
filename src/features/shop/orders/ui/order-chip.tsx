import { StateChip, type StateTone } from '#src/features/console/frame/ui/lists/state-chip.tsx';
import type { OrderState } from '../orders.rules.ts';
import { orderStateWords } from '../ui/order-words.ts';

const tones: Record<OrderState, StateTone> = {
  pending: 'active',
  paid: 'good',
  failed: 'waiting',
  expired: 'quiet',
  cancelled: 'quiet',
  refunded: 'quiet',
};

/** An order's state in the staff console. */
export function OrderChip({ state }: { state: OrderState }) {
  return <StateChip tone={tones[state]}>{orderStateWords(state)}</StateChip>;
}
