CREATE TABLE "open_records" (
	"account_id" uuid NOT NULL,
	"record" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "open_records_account_id_record_pk" PRIMARY KEY("account_id","record")
);
--> statement-breakpoint
ALTER TABLE "open_records" ADD CONSTRAINT "open_records_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "open_records_record_seen_at_index" ON "open_records" USING btree ("record","seen_at");--> statement-breakpoint
CREATE INDEX "open_records_seen_at_index" ON "open_records" USING btree ("seen_at");