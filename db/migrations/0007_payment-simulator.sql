CREATE TABLE "simulated_notices" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"payment_id" integer NOT NULL,
	"status" text NOT NULL,
	"kind" text NOT NULL,
	"notify_url" text NOT NULL,
	"callback_url" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"acknowledged_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "simulated_payments" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"merchant_id" text NOT NULL,
	"order_id" text NOT NULL,
	"amount" text NOT NULL,
	"currency" text NOT NULL,
	"channel" text NOT NULL,
	"status" text NOT NULL,
	"app_code" text NOT NULL,
	"pay_date" text NOT NULL,
	"is_reversed" boolean DEFAULT false NOT NULL,
	"return_url" text NOT NULL,
	"return_acknowledged_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "simulated_refunds" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"refund_id" text NOT NULL,
	"payment_id" integer NOT NULL,
	"amount" text NOT NULL,
	"fields" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "simulated_refunds_refundId_unique" UNIQUE("refund_id")
);
--> statement-breakpoint
CREATE INDEX "simulated_notices_acknowledged_at_due_at_index" ON "simulated_notices" USING btree ("acknowledged_at","due_at");--> statement-breakpoint
CREATE INDEX "simulated_payments_order_id_index" ON "simulated_payments" USING btree ("order_id");