CREATE INDEX "orders_total_sen_id_index" ON "orders" USING btree ("total_sen","id");--> statement-breakpoint
CREATE INDEX "orders_state_id_index" ON "orders" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "payment_messages_refused_index" ON "payment_messages" USING btree ("received_at","id") WHERE "payment_messages"."verdict" not in ('settled', 'surplus', 'noted', 'repeated');--> statement-breakpoint
CREATE INDEX "refunds_created_at_id_index" ON "refunds" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "refunds_amount_sen_id_index" ON "refunds" USING btree ("amount_sen","id");--> statement-breakpoint
CREATE INDEX "form_submissions_changed_at_id_index" ON "form_submissions" USING btree ("changed_at","id");--> statement-breakpoint
CREATE INDEX "form_submissions_due_at_id_index" ON "form_submissions" USING btree ("due_at","id");--> statement-breakpoint
DROP INDEX "appointments_hospital_id_index";--> statement-breakpoint
CREATE INDEX "appointments_hospital_id_starts_at_index" ON "appointments" USING btree ("hospital_id","starts_at");--> statement-breakpoint
CREATE INDEX "appointments_starts_at_id_index" ON "appointments" USING btree ("starts_at","id");--> statement-breakpoint
CREATE INDEX "appointments_requested_index" ON "appointments" USING btree ("starts_at") WHERE "appointments"."status" = 'requested';--> statement-breakpoint
DROP INDEX "order_lines_hospital_id_index";--> statement-breakpoint
CREATE INDEX "order_lines_hospital_id_order_id_index" ON "order_lines" USING btree ("hospital_id","order_id");
