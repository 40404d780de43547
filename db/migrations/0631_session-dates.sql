ALTER TABLE "weekly_sessions" ALTER COLUMN "weekday" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "weekly_sessions" ADD COLUMN "month_days" smallint[];
