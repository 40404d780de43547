/**
 * The tables that only grow and are partitioned by month, and how long their months are kept. A test compares the list
 * with the database.
 */
import { storedMessageMonths } from '#src/features/shop/payments/payments.rules.ts';
import type { MonthlyTable } from '#src/platform/month-partitions/month-partitions.server.ts';

export const monthlyTables: readonly MonthlyTable[] = [
  { table: 'audit_log', storedMonths: null },
  { table: 'payment_messages', storedMonths: storedMessageMonths },
];
