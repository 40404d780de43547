-- Values that stood in clear get a mark until npm run keys:reseal has sealed them.
ALTER TABLE "persons" ALTER COLUMN "date_of_birth" SET DATA TYPE text USING 'clear:' || "date_of_birth"::text;
--> statement-breakpoint
ALTER TABLE "persons" DROP COLUMN "id_mask";
--> statement-breakpoint
ALTER TABLE "profile_syncs" DROP COLUMN "id_mask";
--> statement-breakpoint
UPDATE "appointments" SET "cancel_reason" = 'clear:' || "cancel_reason" WHERE "cancel_reason" IS NOT NULL;
--> statement-breakpoint
UPDATE "appointment_history" SET "note" = 'clear:' || "note" WHERE "note" IS NOT NULL;
--> statement-breakpoint
UPDATE "waiting_list_entries" SET "removed_reason" = 'clear:' || "removed_reason" WHERE "removed_reason" IS NOT NULL;
--> statement-breakpoint
UPDATE "refunds" SET "note" = 'clear:' || "note" WHERE "note" <> '';
--> statement-breakpoint
ALTER TABLE "stored_files" ADD COLUMN "sealed_by" text;
