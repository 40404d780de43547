CREATE TABLE "medical_cards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"insurer" text NOT NULL,
	"number" text NOT NULL,
	"number_hash" text NOT NULL,
	"number_mask" text NOT NULL,
	"valid_from" date,
	"valid_until" date,
	"front_file_id" uuid,
	"back_file_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "medical_cards" ADD CONSTRAINT "medical_cards_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medical_cards" ADD CONSTRAINT "medical_cards_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medical_cards" ADD CONSTRAINT "medical_cards_front_file_id_stored_files_id_fk" FOREIGN KEY ("front_file_id") REFERENCES "public"."stored_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medical_cards" ADD CONSTRAINT "medical_cards_back_file_id_stored_files_id_fk" FOREIGN KEY ("back_file_id") REFERENCES "public"."stored_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "medical_cards_account_id_index" ON "medical_cards" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "medical_cards_once" ON "medical_cards" USING btree ("person_id","number_hash");--> statement-breakpoint
CREATE INDEX "medical_cards_front_file_id_index" ON "medical_cards" USING btree ("front_file_id");--> statement-breakpoint
CREATE INDEX "medical_cards_back_file_id_index" ON "medical_cards" USING btree ("back_file_id");