CREATE TABLE "home_layouts" (
	"version" integer PRIMARY KEY NOT NULL,
	"sections" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
