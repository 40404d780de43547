-- What the schema files cannot say: the rules that must hold whatever the code does.
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_during_matches_times"
  CHECK ("ends_at" > "starts_at" AND "during" = tstzrange("starts_at", "ends_at", '[)'));--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_seat_from_one" CHECK ("seat" >= 1);--> statement-breakpoint
-- Only a row that occupies its slot stands in another's way.
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_no_double_booking"
  EXCLUDE USING gist ("doctor_id" WITH =, "seat" WITH =, "during" WITH &&)
  WHERE ("status" IN ('held', 'requested', 'confirmed', 'rescheduled', 'arrived'));--> statement-breakpoint
ALTER TABLE "weekly_sessions" ADD CONSTRAINT "weekly_sessions_end_after_start" CHECK ("ends_at" > "starts_at");--> statement-breakpoint
ALTER TABLE "weekly_sessions" ADD CONSTRAINT "weekly_sessions_sensible"
  CHECK ("weekday" BETWEEN 0 AND 6 AND "slot_minutes" > 0 AND "capacity" > 0);--> statement-breakpoint
ALTER TABLE "doctor_leave" ADD CONSTRAINT "doctor_leave_end_not_before_start" CHECK ("ends_on" >= "starts_on");--> statement-breakpoint
-- One 'self' per account, and addresses of one spelling.
CREATE UNIQUE INDEX "persons_one_self_index" ON "persons" ("account_id") WHERE "relationship" = 'self';--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_email_lower_case" CHECK ("email" = lower("email"));--> statement-breakpoint
-- What the schema files cannot say: no hospital is oversold, no code overused, nothing published without its approval.
ALTER TABLE "package_capacity" ADD CONSTRAINT "package_capacity_not_oversold" CHECK ("used" >= 0 AND "used" <= "capacity");--> statement-breakpoint
ALTER TABLE "package_capacity" ADD CONSTRAINT "package_capacity_of_a_month" CHECK (extract(day from "month") = 1);--> statement-breakpoint
ALTER TABLE "package_hospitals" ADD CONSTRAINT "package_hospitals_sensible" CHECK ("monthly_capacity" >= 0);--> statement-breakpoint
ALTER TABLE "capacity_reservations" ADD CONSTRAINT "capacity_reservations_sensible" CHECK ("quantity" >= 1);--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_not_overused" CHECK ("used" >= 0 AND ("global_limit" IS NULL OR "used" <= "global_limit"));--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_one_kind" CHECK (num_nonnulls("percent_off", "amount_off_sen") = 1 AND coalesce("percent_off", 1) BETWEEN 1 AND 100 AND coalesce("amount_off_sen", 1) > 0);--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_end_after_start" CHECK ("ends_at" > "starts_at");--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_published_with_approval"
  CHECK (NOT "is_published" OR num_nonnulls("approval_number", "approval_starts_on", "approval_expires_on") = 3);--> statement-breakpoint
ALTER TABLE "promotion_people" ADD CONSTRAINT "promotion_people_not_overused" CHECK ("used" >= 0 AND ("personal_limit" IS NULL OR "used" <= "personal_limit"));--> statement-breakpoint
ALTER TABLE "health_packages" ADD CONSTRAINT "health_packages_published_with_approval"
  CHECK ("status" <> 'published' OR num_nonnulls("approval_number", "approval_starts_on", "approval_expires_on", "published_at") = 4);--> statement-breakpoint
ALTER TABLE "health_packages" ADD CONSTRAINT "health_packages_sensible"
  CHECK ("price_sen" > 0 AND "validity_days" > 0 AND "min_age" >= 0 AND coalesce("max_age", 200) >= "min_age" AND "times_sold" >= 0);--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_sensible" CHECK ("quantity" BETWEEN 1 AND 20);--> statement-breakpoint
-- The database itself keeps the states of publishing apart, whatever writes to it.
alter table content_texts add constraint content_texts_language check (language in ('en', 'ms', 'zh'));--> statement-breakpoint
alter table content_texts add constraint content_texts_status check (status in ('draft', 'in_review', 'scheduled', 'published', 'expired'));--> statement-breakpoint
alter table content_texts add constraint content_texts_schedule check ((status = 'scheduled') = (scheduled_for is not null));--> statement-breakpoint
alter table content_published add constraint content_published_language check (language in ('en', 'ms', 'zh'));--> statement-breakpoint
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
-- What must hold for memberships, whatever the code does.
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_number_shape" CHECK ("number" ~ '^[0-9]{12}$');--> statement-breakpoint
-- No paid tier is ever free: what lasts some months is paid by an order. What runs has its first day, and what waits has none.
ALTER TABLE "membership_terms" ADD CONSTRAINT "membership_terms_paid_by_an_order" CHECK (("months" IS NULL) = ("order_id" IS NULL));--> statement-breakpoint
ALTER TABLE "membership_terms" ADD CONSTRAINT "membership_terms_days" CHECK (
  ("state" IN ('unpaid', 'dropped')) = ("starts_on" IS NULL)
  AND ("state" IN ('unpaid', 'dropped') OR ("months" IS NULL) = ("ends_on" IS NULL))
  AND ("ends_on" IS NULL OR "ends_on" >= "starts_on"));--> statement-breakpoint
-- A renewal follows what is paid already: no day is paid twice.
ALTER TABLE "membership_terms" ADD CONSTRAINT "membership_terms_no_day_twice"
  EXCLUDE USING gist ("membership_id" WITH =, daterange("starts_on", "ends_on", '[]') WITH &&) WHERE ("state" = 'running' AND "ends_on" IS NOT NULL);--> statement-breakpoint
-- A package is done in a hospital; a membership is nobody's package.
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_kind" CHECK (("kind" = 'package') = ("package_id" IS NOT NULL) AND ("kind" = 'package') = ("hospital_id" IS NOT NULL));--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_member_price" CHECK ("normal_price_sen" IS NULL OR "normal_price_sen" > "unit_price_sen");--> statement-breakpoint
-- The same phone waits once for the same person and day, however often it is asked, also at the same moment.
CREATE UNIQUE INDEX "waiting_list_one_live_entry" ON "waiting_list_entries" ("doctor_id", "hospital_id", "day", "phone_hash", coalesce("person_id"::text, ''))
  WHERE "status" IN ('waiting', 'offered');--> statement-breakpoint
-- One offer at a time for each entry.
CREATE UNIQUE INDEX "waiting_list_one_open_offer" ON "waiting_list_offers" ("entry_id") WHERE "state" = 'open';--> statement-breakpoint
ALTER TABLE "waiting_list_entries" ADD CONSTRAINT "waiting_list_entries_status" CHECK ("status" IN ('waiting', 'offered', 'booked', 'left', 'closed'));--> statement-breakpoint
ALTER TABLE "waiting_list_offers" ADD CONSTRAINT "waiting_list_offers_state" CHECK ("state" IN ('open', 'accepted', 'declined', 'expired', 'withdrawn'));--> statement-breakpoint
ALTER TABLE "search_documents" ADD CONSTRAINT "search_documents_path" CHECK ("path" LIKE '/%');--> statement-breakpoint
ALTER TABLE "recurring_job_runs" ADD CONSTRAINT "recurring_job_runs_outcome" CHECK ("outcome" IN ('succeeded', 'failed'));--> statement-breakpoint
ALTER TABLE "hospitals" ADD CONSTRAINT "hospitals_status_known" CHECK ("status" IN ('draft', 'published', 'retired'));--> statement-breakpoint
ALTER TABLE "doctors" ADD CONSTRAINT "doctors_status_known" CHECK ("status" IN ('draft', 'published', 'retired'));
