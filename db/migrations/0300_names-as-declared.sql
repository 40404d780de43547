-- What earlier migrations wrote by hand gets the names and the default that the table files declare.
ALTER TABLE "hospitals" RENAME CONSTRAINT "hospitals_picture_id_fkey" TO "hospitals_picture_id_content_media_id_fk";--> statement-breakpoint
ALTER TABLE "doctors" RENAME CONSTRAINT "doctors_picture_id_fkey" TO "doctors_picture_id_content_media_id_fk";--> statement-breakpoint
ALTER TABLE "known_devices" RENAME CONSTRAINT "known_devices_account_id_fkey" TO "known_devices_account_id_accounts_id_fk";--> statement-breakpoint
ALTER TABLE "catalogue_versions" ALTER COLUMN "status" SET DEFAULT 'published';
