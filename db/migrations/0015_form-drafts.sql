CREATE TABLE "form_drafts" (
	"account_id" uuid NOT NULL,
	"path" text NOT NULL,
	"fields" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "form_drafts_account_id_path_pk" PRIMARY KEY("account_id","path")
);
--> statement-breakpoint
ALTER TABLE "form_drafts" ADD CONSTRAINT "form_drafts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;