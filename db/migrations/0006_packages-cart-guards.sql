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
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_sensible" CHECK ("quantity" BETWEEN 1 AND 20);
