CREATE TABLE "cart_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_key" text NOT NULL,
	"package_id" integer NOT NULL,
	"hospital_id" integer NOT NULL,
	"person_id" text,
	"person_is_citizen" boolean,
	"quantity" integer NOT NULL,
	"is_selected" boolean NOT NULL,
	"told_price_sen" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cart_lines_once" UNIQUE NULLS NOT DISTINCT("owner_key","package_id","hospital_id","person_id","person_is_citizen")
);
--> statement-breakpoint
CREATE TABLE "bookmarks" (
	"owner_key" text NOT NULL,
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bookmarks_owner_key_kind_item_id_pk" PRIMARY KEY("owner_key","kind","item_id")
);
--> statement-breakpoint
CREATE TABLE "capacity_reservations" (
	"order_id" text NOT NULL,
	"package_id" integer NOT NULL,
	"hospital_id" integer NOT NULL,
	"month" date NOT NULL,
	"quantity" integer NOT NULL,
	"status" text NOT NULL,
	"reserved_until" timestamp with time zone NOT NULL,
	CONSTRAINT "capacity_reservations_order_id_package_id_hospital_id_month_pk" PRIMARY KEY("order_id","package_id","hospital_id","month")
);
--> statement-breakpoint
CREATE TABLE "health_packages" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"type_slug" text NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"about" jsonb NOT NULL,
	"suits" jsonb NOT NULL,
	"inclusions" jsonb NOT NULL,
	"preparation" jsonb NOT NULL,
	"min_age" smallint NOT NULL,
	"max_age" smallint,
	"gender" text NOT NULL,
	"price_sen" integer NOT NULL,
	"validity_days" smallint NOT NULL,
	"visit_minutes" smallint NOT NULL,
	"approval_number" text,
	"approval_starts_on" date,
	"approval_expires_on" date,
	"status" text NOT NULL,
	"published_at" timestamp with time zone,
	"times_sold" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "health_packages_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "package_capacity" (
	"package_id" integer NOT NULL,
	"hospital_id" integer NOT NULL,
	"month" date NOT NULL,
	"capacity" integer NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "package_capacity_package_id_hospital_id_month_pk" PRIMARY KEY("package_id","hospital_id","month")
);
--> statement-breakpoint
CREATE TABLE "package_hospitals" (
	"package_id" integer NOT NULL,
	"hospital_id" integer NOT NULL,
	"monthly_capacity" integer NOT NULL,
	CONSTRAINT "package_hospitals_package_id_hospital_id_pk" PRIMARY KEY("package_id","hospital_id")
);
--> statement-breakpoint
CREATE TABLE "package_types" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"picture" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promotion_claims" (
	"order_id" text PRIMARY KEY NOT NULL,
	"promotion_id" integer NOT NULL,
	"person_keys" text[] NOT NULL,
	"is_released" boolean DEFAULT false NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promotion_people" (
	"promotion_id" integer NOT NULL,
	"person_key" text NOT NULL,
	"used" integer NOT NULL,
	"personal_limit" integer,
	CONSTRAINT "promotion_people_promotion_id_person_key_pk" PRIMARY KEY("promotion_id","person_key")
);
--> statement-breakpoint
CREATE TABLE "promotions" (
	"id" serial PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" jsonb NOT NULL,
	"percent_off" smallint,
	"amount_off_sen" integer,
	"maximum_discount_sen" integer,
	"minimum_spend_sen" integer DEFAULT 0 NOT NULL,
	"type_slugs" text[] NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"global_limit" integer,
	"personal_limit" integer,
	"used" integer DEFAULT 0 NOT NULL,
	"approval_number" text,
	"approval_starts_on" date,
	"approval_expires_on" date,
	"is_published" boolean NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "promotions_code_unique" UNIQUE("code")
);
--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_package_id_health_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."health_packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "health_packages" ADD CONSTRAINT "health_packages_type_slug_package_types_slug_fk" FOREIGN KEY ("type_slug") REFERENCES "public"."package_types"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_capacity" ADD CONSTRAINT "package_capacity_package_id_health_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."health_packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_capacity" ADD CONSTRAINT "package_capacity_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_hospitals" ADD CONSTRAINT "package_hospitals_package_id_health_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."health_packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_hospitals" ADD CONSTRAINT "package_hospitals_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_claims" ADD CONSTRAINT "promotion_claims_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_people" ADD CONSTRAINT "promotion_people_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_lines_owner_key_created_at_index" ON "cart_lines" USING btree ("owner_key","created_at");--> statement-breakpoint
CREATE INDEX "bookmarks_owner_key_kind_created_at_index" ON "bookmarks" USING btree ("owner_key","kind","created_at");--> statement-breakpoint
CREATE INDEX "capacity_reservations_package_id_hospital_id_month_status_index" ON "capacity_reservations" USING btree ("package_id","hospital_id","month","status");--> statement-breakpoint
CREATE INDEX "health_packages_type_slug_index" ON "health_packages" USING btree ("type_slug");--> statement-breakpoint
CREATE INDEX "health_packages_times_sold_index" ON "health_packages" USING btree ("times_sold");--> statement-breakpoint
CREATE INDEX "health_packages_price_sen_index" ON "health_packages" USING btree ("price_sen");--> statement-breakpoint
CREATE INDEX "package_hospitals_hospital_id_package_id_index" ON "package_hospitals" USING btree ("hospital_id","package_id");