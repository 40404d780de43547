ALTER TABLE "weekly_sessions" ADD COLUMN "room" text;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "room" text;
