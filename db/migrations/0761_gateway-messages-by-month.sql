-- Messages of the payment gateway: believed ones are kept for seven years, and go by whole months. Nothing refers to them, and no callback
-- is recognised by them: that a payment counts once is settled by the payments and the order.
ALTER SEQUENCE "payment_messages_id_seq" OWNED BY NONE;--> statement-breakpoint
ALTER TABLE "payment_messages" SET SCHEMA "months";--> statement-breakpoint
ALTER TABLE "months"."payment_messages" RENAME TO "payment_messages_before";--> statement-breakpoint
ALTER TABLE "months"."payment_messages_before" DROP CONSTRAINT "payment_messages_pkey";--> statement-breakpoint
CREATE TABLE "payment_messages" (
	"id" bigint DEFAULT nextval('payment_messages_id_seq'::regclass) NOT NULL,
	"kind" text NOT NULL,
	"verdict" text NOT NULL,
	"order_id" text,
	"transaction_id" text,
	"body" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_messages_id_received_at_pk" PRIMARY KEY("id","received_at")
) PARTITION BY RANGE ("received_at");--> statement-breakpoint
ALTER SEQUENCE "payment_messages_id_seq" OWNED BY "payment_messages"."id";--> statement-breakpoint
CREATE INDEX "payment_messages_order_id_index" ON "payment_messages" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_messages_received_at_index" ON "payment_messages" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "payment_messages_refused_index" ON "payment_messages" USING btree ("received_at","id") WHERE "payment_messages"."verdict" not in ('settled', 'surplus', 'noted', 'repeated');--> statement-breakpoint
SELECT months.take_over('payment_messages', 'months.payment_messages_before');
