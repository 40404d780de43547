CREATE TABLE "membership_terms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"membership_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"plan" text NOT NULL,
	"tier" text NOT NULL,
	"state" text NOT NULL,
	"months" smallint,
	"order_id" text,
	"starts_on" date,
	"ends_on" date,
	"terms_version" text NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL,
	"reminded_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"account_id" uuid NOT NULL,
	"person_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "memberships_number_unique" UNIQUE("number"),
	CONSTRAINT "memberships_personId_unique" UNIQUE("person_id")
);
--> statement-breakpoint
ALTER TABLE "order_lines" ALTER COLUMN "package_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ALTER COLUMN "hospital_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "kind" text DEFAULT 'package' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "normal_price_sen" integer;--> statement-breakpoint
ALTER TABLE "membership_terms" ADD CONSTRAINT "membership_terms_membership_id_memberships_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."memberships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "membership_terms_order_id_index" ON "membership_terms" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "membership_terms_ends_on_index" ON "membership_terms" USING btree ("ends_on");--> statement-breakpoint
CREATE UNIQUE INDEX "membership_terms_one_unpaid" ON "membership_terms" USING btree ("membership_id") WHERE state = 'unpaid';--> statement-breakpoint
CREATE UNIQUE INDEX "membership_terms_one_endless" ON "membership_terms" USING btree ("membership_id","tier") WHERE state = 'running' and ends_on is null;--> statement-breakpoint
CREATE INDEX "memberships_account_id_index" ON "memberships" USING btree ("account_id");