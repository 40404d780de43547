CREATE TABLE "patient_look_ups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"query" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "privacy_breaches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"measures" text,
	"discovered_at" timestamp with time zone NOT NULL,
	"people" integer NOT NULL,
	"is_sensitive" boolean NOT NULL,
	"is_harmful" boolean NOT NULL,
	"commissioner_at" timestamp with time zone,
	"people_at" timestamp with time zone,
	"details_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"recorded_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "privacy_breaches_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "privacy_request_steps" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"account_id" uuid NOT NULL,
	"what" text NOT NULL,
	"to_state" text,
	"note" text,
	"is_mailed" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "privacy_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"account_id" uuid,
	"person_name" text,
	"email" text,
	"details" text,
	"language" text NOT NULL,
	"received_on" date NOT NULL,
	"due_on" date NOT NULL,
	"is_extended" boolean DEFAULT false NOT NULL,
	"is_identity_checked" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "privacy_requests_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
ALTER TABLE "privacy_breaches" ADD CONSTRAINT "privacy_breaches_recorded_by_accounts_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privacy_request_steps" ADD CONSTRAINT "privacy_request_steps_request_id_privacy_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."privacy_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privacy_requests" ADD CONSTRAINT "privacy_requests_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "patient_look_ups_at_index" ON "patient_look_ups" USING btree ("at");--> statement-breakpoint
CREATE INDEX "privacy_breaches_discovered_at_id_index" ON "privacy_breaches" USING btree ("discovered_at","id");--> statement-breakpoint
CREATE INDEX "privacy_breaches_recorded_by_index" ON "privacy_breaches" USING btree ("recorded_by");--> statement-breakpoint
CREATE INDEX "privacy_breaches_closed_at_index" ON "privacy_breaches" USING btree ("closed_at");--> statement-breakpoint
CREATE INDEX "privacy_request_steps_request_id_index" ON "privacy_request_steps" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "privacy_requests_state_due_on_index" ON "privacy_requests" USING btree ("state","due_on");--> statement-breakpoint
CREATE INDEX "privacy_requests_due_on_id_index" ON "privacy_requests" USING btree ("due_on","id");--> statement-breakpoint
CREATE INDEX "privacy_requests_account_id_index" ON "privacy_requests" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "privacy_requests_closed_at_index" ON "privacy_requests" USING btree ("closed_at");--> statement-breakpoint
CREATE INDEX "persons_name_trigram" ON "persons" USING gin ("name" gin_trgm_ops);