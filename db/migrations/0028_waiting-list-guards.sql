-- The same phone waits once for the same person and day, however often it is asked, also at the same moment.
CREATE UNIQUE INDEX "waiting_list_one_live_entry" ON "waiting_list_entries" ("doctor_id", "hospital_id", "day", "phone_hash", coalesce("person_id"::text, ''))
  WHERE "status" IN ('waiting', 'offered');--> statement-breakpoint
-- One offer at a time for each entry.
CREATE UNIQUE INDEX "waiting_list_one_open_offer" ON "waiting_list_offers" ("entry_id") WHERE "state" = 'open';--> statement-breakpoint
ALTER TABLE "waiting_list_entries" ADD CONSTRAINT "waiting_list_entries_status" CHECK ("status" IN ('waiting', 'offered', 'booked', 'left', 'closed'));--> statement-breakpoint
ALTER TABLE "waiting_list_offers" ADD CONSTRAINT "waiting_list_offers_state" CHECK ("state" IN ('open', 'accepted', 'declined', 'expired', 'withdrawn'));
