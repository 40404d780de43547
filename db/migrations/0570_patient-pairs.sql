CREATE TABLE "patient_pairs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"one_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"signs" text[] NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"note" text,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"found_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "patient_pairs_once" UNIQUE("one_id","other_id")
);
--> statement-breakpoint
ALTER TABLE "patient_pairs" ADD CONSTRAINT "patient_pairs_one_id_accounts_id_fk" FOREIGN KEY ("one_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_pairs" ADD CONSTRAINT "patient_pairs_other_id_accounts_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "patient_pairs_other_id_index" ON "patient_pairs" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "patient_pairs_state_found_at_id_index" ON "patient_pairs" USING btree ("state","found_at","id");--> statement-breakpoint
ALTER TABLE "patient_pairs" ADD CONSTRAINT "patient_pairs_lower_first" CHECK ("one_id" < "other_id");
