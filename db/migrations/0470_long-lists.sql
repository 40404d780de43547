CREATE INDEX "orders_total_sen_id_index" ON "orders" USING btree ("total_sen","id");--> statement-breakpoint
CREATE INDEX "orders_state_id_index" ON "orders" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "payment_messages_refused_index" ON "payment_messages" USING btree ("received_at","id") WHERE "payment_messages"."verdict" not in ('settled', 'surplus', 'noted', 'repeated');--> statement-breakpoint
CREATE INDEX "refunds_created_at_id_index" ON "refunds" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "refunds_amount_sen_id_index" ON "refunds" USING btree ("amount_sen","id");--> statement-breakpoint
CREATE INDEX "form_submissions_changed_at_id_index" ON "form_submissions" USING btree ("changed_at","id");--> statement-breakpoint
CREATE INDEX "form_submissions_due_at_id_index" ON "form_submissions" USING btree ("due_at","id");
