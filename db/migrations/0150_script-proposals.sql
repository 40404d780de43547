ALTER TABLE "third_party_scripts" ADD COLUMN "proposal" jsonb;
--> statement-breakpoint
ALTER TABLE "third_party_scripts" ADD COLUMN "proposed_by" uuid;
--> statement-breakpoint
-- Nobody but the person who saved them has looked at these: they run again once two administrators have.
UPDATE "third_party_scripts" SET "is_active" = false WHERE "is_active";
