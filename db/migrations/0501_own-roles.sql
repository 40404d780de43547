CREATE TABLE "own_roles" (
	"key" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"permissions" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "own_roles_name_index" ON "own_roles" USING btree (lower("name")) WHERE "own_roles"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "staff_duties_role_index" ON "staff_duties" USING btree ("role");