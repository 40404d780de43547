ALTER TABLE "outbox" ADD COLUMN "payload" text;
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "recipient_hash" text NOT NULL DEFAULT '';
--> statement-breakpoint
ALTER TABLE "outbox" ALTER COLUMN "recipient_hash" DROP DEFAULT;
--> statement-breakpoint
-- What was not sent yet is written in the new shape; npm run keys:reseal seals it. What was sent or discarded is deleted.
UPDATE "outbox" SET "payload" = 'clear:' || jsonb_build_object('recipient', "recipient", 'subject', "subject", 'text', "text", 'html', "html", 'attachments', "attachments")::text
WHERE "status" IN ('queued', 'parked');
--> statement-breakpoint
DROP INDEX IF EXISTS "outbox_recipient_id_index";
--> statement-breakpoint
ALTER TABLE "outbox" DROP COLUMN "recipient", DROP COLUMN "subject", DROP COLUMN "text", DROP COLUMN "html", DROP COLUMN "attachments";
--> statement-breakpoint
CREATE INDEX "outbox_recipient_hash_id_index" ON "outbox" USING btree ("recipient_hash","id");
