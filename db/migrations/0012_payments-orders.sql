CREATE TABLE "e_invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"document_id" uuid NOT NULL,
	"order_id" text NOT NULL,
	"type_code" text NOT NULL,
	"state" text NOT NULL,
	"document" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "e_invoices_documentId_unique" UNIQUE("document_id")
);
--> statement-breakpoint
CREATE TABLE "number_series" (
	"kind" text NOT NULL,
	"year" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "number_series_kind_year_pk" PRIMARY KEY("kind","year")
);
--> statement-breakpoint
CREATE TABLE "order_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"order_id" text NOT NULL,
	"refund_id" uuid,
	"amount_sen" integer NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_documents_number_unique" UNIQUE("number"),
	CONSTRAINT "order_documents_refundId_unique" UNIQUE("refund_id")
);
--> statement-breakpoint
CREATE TABLE "order_history" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"position" smallint NOT NULL,
	"package_id" integer NOT NULL,
	"slug" text NOT NULL,
	"title" jsonb NOT NULL,
	"type_name" jsonb NOT NULL,
	"hospital_id" integer NOT NULL,
	"hospital_name" text NOT NULL,
	"quantity" smallint NOT NULL,
	"unit_price_sen" integer NOT NULL,
	"total_sen" integer NOT NULL,
	"discount_sen" integer NOT NULL,
	"service_tax_sen" integer NOT NULL,
	"payable_sen" integer NOT NULL,
	"validity_days" smallint NOT NULL,
	"approval_number" text NOT NULL,
	"person_name" text NOT NULL,
	"person_id" text,
	"person_is_citizen" boolean NOT NULL,
	CONSTRAINT "order_lines_orderId_position_unique" UNIQUE("order_id","position")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_key" text NOT NULL,
	"state" text NOT NULL,
	"language" text NOT NULL,
	"buyer" text NOT NULL,
	"email_hash" text NOT NULL,
	"subtotal_sen" integer NOT NULL,
	"discount_sen" integer NOT NULL,
	"tax_percent" smallint NOT NULL,
	"service_tax_sen" integer NOT NULL,
	"total_sen" integer NOT NULL,
	"promotion_code" text,
	"e_invoice" text,
	"terms_version" text NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"paperwork_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "vouchers" (
	"code" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"line_id" uuid NOT NULL,
	"state" text NOT NULL,
	"valid_until" date NOT NULL,
	"redeemed_at" timestamp with time zone,
	"redeemed_by" uuid,
	"redeemed_hospital_id" integer
);
--> statement-breakpoint
CREATE TABLE "payment_messages" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"verdict" text NOT NULL,
	"order_id" text,
	"transaction_id" text,
	"body" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_requests" (
	"order_id" text PRIMARY KEY NOT NULL,
	"owner_key" text NOT NULL,
	"amount_sen" integer NOT NULL,
	"currency" text NOT NULL,
	"description" text NOT NULL,
	"contact" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"settled_payment_id" uuid,
	"requeries" integer DEFAULT 0 NOT NULL,
	"next_requery_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"transaction_id" text,
	"state" text NOT NULL,
	"amount_sen" integer NOT NULL,
	"currency" text NOT NULL,
	"channel" text DEFAULT '' NOT NULL,
	"paid_at_text" text DEFAULT '' NOT NULL,
	"error_code" text DEFAULT '' NOT NULL,
	"is_surplus" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payments_transactionId_unique" UNIQUE("transaction_id")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"order_id" text NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount_sen" integer NOT NULL,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"proposed_by" uuid,
	"approved_by" uuid,
	"bank" text,
	"gateway_refund_id" text DEFAULT '' NOT NULL,
	"error_code" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "refunds_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
ALTER TABLE "e_invoices" ADD CONSTRAINT "e_invoices_document_id_order_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."order_documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "e_invoices" ADD CONSTRAINT "e_invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_documents" ADD CONSTRAINT "order_documents_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_payment_requests_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."payment_requests"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_payment_requests_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."payment_requests"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "e_invoices_state_index" ON "e_invoices" USING btree ("state");--> statement-breakpoint
CREATE INDEX "order_documents_order_id_index" ON "order_documents" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_history_order_id_index" ON "order_history" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "orders_owner_key_placed_at_index" ON "orders" USING btree ("owner_key","placed_at");--> statement-breakpoint
CREATE INDEX "orders_state_expires_at_index" ON "orders" USING btree ("state","expires_at");--> statement-breakpoint
CREATE INDEX "orders_placed_at_index" ON "orders" USING btree ("placed_at");--> statement-breakpoint
CREATE INDEX "orders_email_hash_index" ON "orders" USING btree ("email_hash");--> statement-breakpoint
CREATE INDEX "vouchers_order_id_index" ON "vouchers" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_messages_order_id_index" ON "payment_messages" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_messages_received_at_index" ON "payment_messages" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "payment_requests_next_requery_at_index" ON "payment_requests" USING btree ("next_requery_at");--> statement-breakpoint
CREATE INDEX "payment_requests_created_at_index" ON "payment_requests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payments_order_id_index" ON "payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payments_state_paid_at_index" ON "payments" USING btree ("state","paid_at");--> statement-breakpoint
CREATE INDEX "refunds_state_created_at_index" ON "refunds" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "refunds_order_id_index" ON "refunds" USING btree ("order_id");