CREATE TABLE "weekly_mail_readers" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"sent_monday" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "weekly_mail_readers" ADD CONSTRAINT "weekly_mail_readers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "weekly_mail_readers_sent_monday_account_id_index" ON "weekly_mail_readers" USING btree ("sent_monday","account_id");
