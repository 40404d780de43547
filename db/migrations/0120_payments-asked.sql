-- The gateway is asked at most once in five minutes about an order or a refund.
ALTER TABLE "payment_requests" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "next_asking_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "refunds_due_index" ON "refunds" USING btree ("next_asking_at") WHERE "state" in ('approved', 'sent');--> statement-breakpoint
-- Reconciliation and sales read by the day of payment.
CREATE INDEX "payments_paid_at_index" ON "payments" USING btree ("paid_at");--> statement-breakpoint
CREATE INDEX "orders_paid_at_index" ON "orders" USING btree ("paid_at");
