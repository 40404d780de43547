-- Danger is recognised by concepts that the product brings; a phrase that staff add names its concept.
ALTER TABLE "search_phrases" ADD COLUMN "urgent_concept" text;--> statement-breakpoint
DELETE FROM "search_phrases" WHERE "is_urgent" AND "speciality_slug" IS NULL;--> statement-breakpoint
ALTER TABLE "search_phrases" DROP COLUMN "is_urgent";
