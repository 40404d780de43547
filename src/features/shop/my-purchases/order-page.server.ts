/** Shared by the pages of one order: its data with the vouchers' QR codes, and its actions. */
import qrcode from 'qrcode';
import type { App } from '#src/platform/app.ts';
import { isFailure } from '#src/shared/failure.ts';
import type { Language } from '#src/shared/languages.ts';
import type { SeenOrder } from '#src/features/shop/orders/orders.schema.ts';
import { makeDocumentsOf, voucherText } from '#src/features/shop/order-documents/order-documents.server.ts';
import { cancelOrder, resendReceipt, viewOrder, type OrderKey } from './view-orders.server.ts';

type Ports = Pick<App, 'db' | 'pool' | 'clock' | 'random' | 'secrets' | 'config' | 'logger'>;

export interface OrderPageData {
  order: SeenOrder;
  /** Data URLs of QR codes, by the voucher's code. */
  pictures: Record<string, string>;
}

/** The order with a QR code for each usable voucher. Throws order_unknown (404). */
export async function loadOrderPage(app: Ports, key: OrderKey, orderId: string): Promise<OrderPageData> {
  const order = await viewPaidOrder(app, key, orderId);
  const usable = order.vouchers.filter(({ state }) => state === 'valid').slice(0, 40);
  const pictures = await Promise.all(
    usable.map(
      async ({ code }) =>
        [
          code,
          await qrcode.toDataURL(voucherText(code), { errorCorrectionLevel: 'M', margin: 1, width: 224 }),
        ] as const,
    ),
  );
  return { order, pictures: Object.fromEntries(pictures) };
}

/** The order, with receipt and vouchers if it is paid: opening the page issues them if the job has not done so yet. */
async function viewPaidOrder(app: Ports, key: OrderKey, orderId: string): Promise<SeenOrder> {
  const order = await viewOrder(app, key, orderId);
  if (order.state !== 'paid' || order.documents.length > 0) return order;
  await makeDocumentsOf(app, order.id);
  return viewOrder(app, key, orderId);
}

/** 'done', or a message that says why the action was refused. */
export interface OrderActionOutcome {
  tone: 'success' | 'error';
  done: 'cancel' | 'resend' | null;
  message: string;
  status: number;
}

/** Handles one POST of an order's page by its `intent`: cancel, resend. */
export async function answerOrderForm(
  app: Ports,
  key: OrderKey,
  sent: { orderId: string; intent: string; language: Language },
): Promise<OrderActionOutcome> {
  try {
    if (sent.intent === 'cancel') await cancelOrder(app, key, sent.orderId);
    else await resendReceipt(app, key, sent.orderId);
  } catch (error) {
    if (!isFailure(error)) throw error;
    return {
      tone: 'error',
      done: null,
      message: error.details.text({}, { locale: sent.language }),
      status: error.details.status,
    };
  }
  return { tone: 'success', done: sent.intent === 'cancel' ? 'cancel' : 'resend', message: '', status: 200 };
}
