CREATE TABLE "patient_merges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"pair_id" uuid NOT NULL,
	"kept_id" uuid NOT NULL,
	"gone_id" uuid NOT NULL,
	"choices" jsonb NOT NULL,
	"reason" text NOT NULL,
	"proposed_by" uuid NOT NULL,
	"proposed_at" timestamp with time zone NOT NULL,
	"confirmed_by" uuid,
	"merged_at" timestamp with time zone,
	"undo_until" timestamp with time zone,
	"undone_by" uuid,
	"undone_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"persons" jsonb,
	"moved" jsonb,
	"former" text
);
--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "merged_into" uuid;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "merged_into" uuid;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "former_hashes" text[];--> statement-breakpoint
ALTER TABLE "patient_merges" ADD CONSTRAINT "patient_merges_pair_id_patient_pairs_id_fk" FOREIGN KEY ("pair_id") REFERENCES "public"."patient_pairs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_merges" ADD CONSTRAINT "patient_merges_kept_id_accounts_id_fk" FOREIGN KEY ("kept_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_merges" ADD CONSTRAINT "patient_merges_gone_id_accounts_id_fk" FOREIGN KEY ("gone_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "patient_merges_one_at_a_time" ON "patient_merges" USING btree ("pair_id") WHERE "patient_merges"."undone_at" is null;--> statement-breakpoint
CREATE INDEX "patient_merges_pair_id_index" ON "patient_merges" USING btree ("pair_id");--> statement-breakpoint
CREATE INDEX "patient_merges_kept_id_index" ON "patient_merges" USING btree ("kept_id");--> statement-breakpoint
CREATE INDEX "patient_merges_gone_id_index" ON "patient_merges" USING btree ("gone_id");--> statement-breakpoint
CREATE INDEX "patient_merges_merged_at_index" ON "patient_merges" USING btree ("merged_at");--> statement-breakpoint
CREATE INDEX "patient_merges_undo_until_index" ON "patient_merges" USING btree ("undo_until");--> statement-breakpoint
CREATE INDEX "memberships_merged_into_index" ON "memberships" USING btree ("merged_into");--> statement-breakpoint
CREATE INDEX "accounts_merged_into_index" ON "accounts" USING btree ("merged_into");--> statement-breakpoint
CREATE INDEX "accounts_former_hashes_index" ON "accounts" USING gin ("former_hashes");