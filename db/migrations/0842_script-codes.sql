-- Files name a third-party script by its code, which stays when the script is renamed. It is made of the name; where
-- several would have the same, or the name ends in a number, of the name and the record's number.
ALTER TABLE "third_party_scripts" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "third_party_scripts" ADD COLUMN "stopped" jsonb;--> statement-breakpoint
UPDATE "third_party_scripts" AS s SET "code" = named."code" || CASE WHEN named."times" > 1 OR named."code" ~ '-[0-9]+$' THEN '-' || s."id" ELSE '' END
FROM (
	SELECT "id", "code", count(*) OVER (PARTITION BY "code") AS "times"
	FROM (
		SELECT "id", coalesce(nullif(trim(BOTH '-' FROM left(regexp_replace(lower("name"), '[^a-z0-9]+', '-', 'g'), 60)), ''), 'script') AS "code"
		FROM "third_party_scripts"
	) AS plain
) AS named
WHERE named."id" = s."id";--> statement-breakpoint
ALTER TABLE "third_party_scripts" ALTER COLUMN "code" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "third_party_scripts" ADD CONSTRAINT "third_party_scripts_code_unique" UNIQUE("code");
