-- What the public sees of the master data. A view has the columns that its table had when it was made.
CREATE VIEW "published_hospitals" AS SELECT * FROM "hospitals" WHERE "status" = 'published';--> statement-breakpoint
CREATE VIEW "published_hospital_services" AS SELECT * FROM "hospital_services" WHERE "status" = 'published';--> statement-breakpoint
CREATE VIEW "published_patient_care_topics" AS SELECT * FROM "patient_care_topics" WHERE "status" = 'published';--> statement-breakpoint
CREATE VIEW "published_centres" AS SELECT c.* FROM "centres_of_excellence" c JOIN "hospitals" h ON h."id" = c."hospital_id" WHERE c."status" = 'published' AND h."status" = 'published';--> statement-breakpoint
CREATE VIEW "published_specialities" AS SELECT * FROM "specialities" WHERE "status" = 'published';--> statement-breakpoint
CREATE VIEW "published_speciality_services" AS SELECT * FROM "speciality_services" WHERE "status" = 'published';--> statement-breakpoint
CREATE VIEW "published_clinics" AS SELECT c.* FROM "speciality_clinics" c JOIN "hospitals" h ON h."id" = c."hospital_id" JOIN "specialities" s ON s."id" = c."speciality_id" WHERE c."status" = 'published' AND h."status" = 'published' AND s."status" = 'published';--> statement-breakpoint
CREATE VIEW "published_doctors" AS SELECT * FROM "doctors" WHERE "status" = 'published';
