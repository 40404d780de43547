CREATE TABLE "unsaved_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"record" text NOT NULL,
	"fields" text NOT NULL,
	"typed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "unsaved_changes" ADD CONSTRAINT "unsaved_changes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "unsaved_changes_account_id_record_index" ON "unsaved_changes" USING btree ("account_id","record");--> statement-breakpoint
CREATE INDEX "unsaved_changes_typed_at_index" ON "unsaved_changes" USING btree ("typed_at");