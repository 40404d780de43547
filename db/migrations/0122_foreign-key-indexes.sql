-- Every foreign key has an index: deleting or changing what is referred to must not read whole tables.
CREATE INDEX "appointments_hospital_id_index" ON "appointments" USING btree ("hospital_id");--> statement-breakpoint
CREATE INDEX "appointments_person_id_index" ON "appointments" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "cart_lines_hospital_id_index" ON "cart_lines" USING btree ("hospital_id");--> statement-breakpoint
CREATE INDEX "cart_lines_package_id_index" ON "cart_lines" USING btree ("package_id");--> statement-breakpoint
CREATE INDEX "content_entries_image_id_index" ON "content_entries" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "content_published_image_id_index" ON "content_published" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "e_invoices_order_id_index" ON "e_invoices" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "membership_terms_membership_id_index" ON "membership_terms" USING btree ("membership_id");--> statement-breakpoint
CREATE INDEX "order_lines_hospital_id_index" ON "order_lines" USING btree ("hospital_id");--> statement-breakpoint
CREATE INDEX "package_capacity_hospital_id_index" ON "package_capacity" USING btree ("hospital_id");--> statement-breakpoint
CREATE INDEX "pending_sign_ins_account_id_index" ON "pending_sign_ins" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "promotion_claims_promotion_id_index" ON "promotion_claims" USING btree ("promotion_id");--> statement-breakpoint
CREATE INDEX "refunds_payment_id_index" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "staff_duties_hospital_id_index" ON "staff_duties" USING btree ("hospital_id");--> statement-breakpoint
CREATE INDEX "staff_invitations_invited_by_index" ON "staff_invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "vouchers_line_id_index" ON "vouchers" USING btree ("line_id");--> statement-breakpoint
CREATE INDEX "waiting_list_entries_hospital_id_index" ON "waiting_list_entries" USING btree ("hospital_id");--> statement-breakpoint
CREATE INDEX "waiting_list_entries_person_id_index" ON "waiting_list_entries" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "weekly_sessions_hospital_id_index" ON "weekly_sessions" USING btree ("hospital_id");--> statement-breakpoint
-- The front desk finds an appointment by the beginning of its reference.
CREATE INDEX "appointments_reference_prefix" ON "appointments" USING btree ("reference" text_pattern_ops);--> statement-breakpoint
-- The package desk finds an order by the beginning of its id.
CREATE INDEX "orders_id_prefix" ON "orders" USING btree ("id" text_pattern_ops);
