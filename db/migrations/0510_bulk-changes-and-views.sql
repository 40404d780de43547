CREATE TABLE "bulk_change_rows" (
	"change_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"key" text NOT NULL,
	"title" text NOT NULL,
	"outcome" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"note" jsonb,
	CONSTRAINT "bulk_change_rows_change_id_position_pk" PRIMARY KEY("change_id","position")
);
--> statement-breakpoint
CREATE TABLE "bulk_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"list" text NOT NULL,
	"action" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "list_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"is_start" boolean DEFAULT false NOT NULL,
	"shared_role" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bulk_change_rows" ADD CONSTRAINT "bulk_change_rows_change_id_bulk_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."bulk_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_changes" ADD CONSTRAINT "bulk_changes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_views" ADD CONSTRAINT "list_views_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_changes_account_id_index" ON "bulk_changes" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "bulk_changes_created_at_index" ON "bulk_changes" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "list_views_account_id_list_name_index" ON "list_views" USING btree ("account_id","list","name");--> statement-breakpoint
CREATE INDEX "list_views_list_shared_role_index" ON "list_views" USING btree ("list","shared_role");