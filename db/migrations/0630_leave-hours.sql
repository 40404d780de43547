ALTER TABLE "doctor_leave" ADD COLUMN "starts_at" time;--> statement-breakpoint
ALTER TABLE "doctor_leave" ADD COLUMN "ends_at" time;
