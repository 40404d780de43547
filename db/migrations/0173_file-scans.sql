ALTER TABLE "stored_files" ADD COLUMN "scan" text DEFAULT 'not_scanned' NOT NULL;
--> statement-breakpoint
ALTER TABLE "stored_files" ADD COLUMN "risk" text;
--> statement-breakpoint
CREATE INDEX "stored_files_scan_index" ON "stored_files" USING btree ("scan") WHERE "scan" = 'checking';
