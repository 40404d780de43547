-- What must hold for money, whatever the code does.
ALTER TABLE "orders" ADD CONSTRAINT "orders_id_shape" CHECK ("id" ~ '^M[0-9A-Z]{9}$');--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_total_adds_up"
  CHECK ("total_sen" = "subtotal_sen" - "discount_sen" + "service_tax_sen" AND "discount_sen" >= 0 AND "service_tax_sen" >= 0 AND "total_sen" > 0);--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_add_up"
  CHECK ("quantity" > 0 AND "total_sen" = "quantity" * "unit_price_sen" AND "payable_sen" = "total_sen" - "discount_sen" + "service_tax_sen");--> statement-breakpoint
ALTER TABLE "payment_requests" ADD CONSTRAINT "payment_requests_amount_positive" CHECK ("amount_sen" > 0);--> statement-breakpoint
-- One open try per order: its first answer finds it.
CREATE UNIQUE INDEX "payments_one_open_try" ON "payments" ("order_id") WHERE "transaction_id" IS NULL AND "state" = 'created';--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_amount_positive" CHECK ("amount_sen" > 0);--> statement-breakpoint
-- Four eyes: nobody approves what they proposed.
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_second_person" CHECK ("approved_by" IS NULL OR "proposed_by" IS NULL OR "approved_by" <> "proposed_by");--> statement-breakpoint
-- A paid order has one receipt.
CREATE UNIQUE INDEX "order_documents_one_receipt" ON "order_documents" ("order_id") WHERE "kind" = 'receipt';--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_redeemed_by_somebody" CHECK (("state" = 'redeemed') = ("redeemed_at" IS NOT NULL));--> statement-breakpoint
-- An order is settled by one payment, for good.
CREATE FUNCTION "settled_once"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.settled_payment_id IS NOT NULL AND NEW.settled_payment_id IS DISTINCT FROM OLD.settled_payment_id THEN
    RAISE EXCEPTION 'an order is settled once' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "payment_requests_settled_once" BEFORE UPDATE ON "payment_requests"
  FOR EACH ROW EXECUTE FUNCTION "settled_once"();
