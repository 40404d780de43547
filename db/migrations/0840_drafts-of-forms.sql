CREATE TABLE "drafts" (
	"record" text PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"fields" text NOT NULL,
	"begun_on" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"saved_by" uuid
);
--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_saved_by_accounts_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "drafts_saved_by_index" ON "drafts" USING btree ("saved_by");
