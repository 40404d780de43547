/** What the comparison of the gateway's payments with the orders finds. */
export type Finding = 'matches' | 'surplus' | 'other_amount' | 'payment_without_order' | 'order_without_payment';
