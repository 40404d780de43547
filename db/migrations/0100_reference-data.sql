CREATE TABLE "reference_data" (
	"set_name" text NOT NULL,
	"row_key" text NOT NULL,
	"given_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reference_data_set_name_row_key_pk" PRIMARY KEY("set_name","row_key")
);
