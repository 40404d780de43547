CREATE TABLE "daily_counts" (
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"item_id" integer NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "daily_counts_kind_day_item_id_pk" PRIMARY KEY("kind","day","item_id")
);
--> statement-breakpoint
CREATE INDEX "daily_counts_day_index" ON "daily_counts" USING btree ("day");
