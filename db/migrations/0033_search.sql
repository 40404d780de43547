CREATE TABLE "search_phrases" (
	"phrase" text PRIMARY KEY NOT NULL,
	"speciality_slug" text,
	"is_urgent" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_documents" (
	"type" text NOT NULL,
	"item_id" integer NOT NULL,
	"language" text NOT NULL,
	"path" text NOT NULL,
	"title" text NOT NULL,
	"title_in" text NOT NULL,
	"summary" text NOT NULL,
	"summary_in" text NOT NULL,
	"body" text NOT NULL,
	"body_in" text NOT NULL,
	"head" "tsvector" NOT NULL,
	"words" "tsvector" NOT NULL,
	"visible_from" timestamp with time zone,
	"visible_until" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "search_documents_type_item_id_language_pk" PRIMARY KEY("type","item_id","language")
);
--> statement-breakpoint
CREATE TABLE "search_state" (
	"id" integer PRIMARY KEY NOT NULL,
	"rules" integer NOT NULL,
	"built_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_vocabulary" (
	"language" text NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "search_vocabulary_language_word_pk" PRIMARY KEY("language","word")
);
--> statement-breakpoint
CREATE INDEX "search_documents_words_en" ON "search_documents" USING gin ("words") WHERE language = 'en';--> statement-breakpoint
CREATE INDEX "search_documents_head_en" ON "search_documents" USING gin ("head") WHERE language = 'en';--> statement-breakpoint
CREATE INDEX "search_documents_words_ms" ON "search_documents" USING gin ("words") WHERE language = 'ms';--> statement-breakpoint
CREATE INDEX "search_documents_head_ms" ON "search_documents" USING gin ("head") WHERE language = 'ms';--> statement-breakpoint
CREATE INDEX "search_documents_words_zh" ON "search_documents" USING gin ("words") WHERE language = 'zh';--> statement-breakpoint
CREATE INDEX "search_documents_head_zh" ON "search_documents" USING gin ("head") WHERE language = 'zh';--> statement-breakpoint
CREATE INDEX "search_vocabulary_near" ON "search_vocabulary" USING gist ("word" gist_trgm_ops);