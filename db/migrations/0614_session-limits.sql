ALTER TABLE "weekly_sessions" ADD COLUMN "buffer_minutes" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "weekly_sessions" ADD COLUMN "lead_hours" smallint;--> statement-breakpoint
ALTER TABLE "weekly_sessions" ADD COLUMN "window_days" smallint;--> statement-breakpoint
ALTER TABLE "weekly_sessions" ADD COLUMN "notice_hours" smallint;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "notice_hours" smallint;
