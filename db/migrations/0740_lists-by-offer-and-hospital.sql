ALTER TABLE "waiting_list_entries" ADD COLUMN "last_offer" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "placed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "order_state" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "order_total_sen" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "hospital_id" integer;--> statement-breakpoint
DROP INDEX "order_lines_desk";--> statement-breakpoint
DROP INDEX "form_submissions_hospital_desk";--> statement-breakpoint
DROP INDEX "time_proposals_doctor_id_index";--> statement-breakpoint
-- The latest offer of each entry that had one.
update waiting_list_entries e set last_offer = o.state
  from (select distinct on (entry_id) entry_id, state from waiting_list_offers order by entry_id, created_at desc) o where o.entry_id = e.id;
--> statement-breakpoint
-- Time, state and sum of its order for each line.
update order_lines l set placed_at = o.placed_at, order_state = o.state, order_total_sen = o.total_sen from orders o where o.id = l.order_id;
--> statement-breakpoint
-- The hospital of refunds whose order has all its lines there.
update refunds r set hospital_id = l.hospital_id
  from (select order_id, min(hospital_id) as hospital_id from order_lines group by order_id having count(*) = count(hospital_id) and count(distinct hospital_id) = 1) l
  where l.order_id = r.order_id;
--> statement-breakpoint
CREATE INDEX "waiting_list_entries_offer" ON "waiting_list_entries" USING btree ("status","last_offer","day","doctor_id","queued_at","id","hospital_id") WHERE "waiting_list_entries"."last_offer" is not null;--> statement-breakpoint
CREATE INDEX "order_lines_of_hospital" ON "order_lines" USING btree ("hospital_id","placed_at","order_id","order_state","order_total_sen","position");--> statement-breakpoint
CREATE INDEX "refunds_hospital_id_created_at_id_index" ON "refunds" USING btree ("hospital_id","created_at","id");--> statement-breakpoint
CREATE INDEX "form_submissions_hospital_desk" ON "form_submissions" USING btree ("hospital_id","sent_at","id","kind","state");--> statement-breakpoint
CREATE INDEX "form_submissions_escalated" ON "form_submissions" USING btree ("due_at","id") WHERE "form_submissions"."escalation" > 0 and "form_submissions"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "time_proposals_doctor_id_state_due_at_index" ON "time_proposals" USING btree ("doctor_id","state","due_at");--> statement-breakpoint
CREATE INDEX "privacy_requests_open" ON "privacy_requests" USING btree ("due_on","id") WHERE "privacy_requests"."state" in ('received', 'in_progress', 'waiting');--> statement-breakpoint
-- An entry's last offer is that of the newest row, whoever writes it.
create function keep_last_offer() returns trigger language plpgsql as $$
declare
  of_entry uuid := coalesce(new.entry_id, old.entry_id);
  latest text := (select state from waiting_list_offers where entry_id = of_entry order by created_at desc limit 1);
begin
  update waiting_list_entries set last_offer = latest where id = of_entry and last_offer is distinct from latest;
  return null;
end $$;
--> statement-breakpoint
create trigger waiting_list_offers_last_offer after insert or delete or update of state, created_at on waiting_list_offers
  for each row execute function keep_last_offer();
--> statement-breakpoint
-- A line is written after its order, and knows its time, state and sum.
create function order_lines_keep_order() returns trigger language plpgsql as $$
declare
  of_order orders;
begin
  select * into of_order from orders where id = new.order_id;
  if found then
    new.placed_at := of_order.placed_at;
    new.order_state := of_order.state;
    new.order_total_sen := of_order.total_sen;
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger order_lines_order before insert or update of order_id on order_lines
  for each row execute function order_lines_keep_order();
--> statement-breakpoint
create function orders_keep_lines() returns trigger language plpgsql as $$
begin
  update order_lines set placed_at = new.placed_at, order_state = new.state, order_total_sen = new.total_sen where order_id = new.id;
  return null;
end $$;
--> statement-breakpoint
create trigger orders_lines after update of state, placed_at, total_sen on orders
  for each row when (old.state <> new.state or old.placed_at <> new.placed_at or old.total_sen <> new.total_sen)
  execute function orders_keep_lines();
--> statement-breakpoint
-- The lines of an order are those of its sale: they are there before a refund, and stay.
create function refunds_keep_hospital() returns trigger language plpgsql as $$
begin
  new.hospital_id := (select case when count(*) = count(hospital_id) and count(distinct hospital_id) = 1 then min(hospital_id) end
    from order_lines where order_id = new.order_id);
  return new;
end $$;
--> statement-breakpoint
create trigger refunds_hospital before insert or update of order_id on refunds
  for each row execute function refunds_keep_hospital();
--> statement-breakpoint
-- Entries of a waiting list count on the day on which they were made; what they become counts only where it is a booking.
create function mark_waiting_days() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform mark_day('waiting', new.created_at);
  elsif (old.status = 'booked') <> (new.status = 'booked') or old.created_at <> new.created_at or old.hospital_id <> new.hospital_id then
    perform mark_day('waiting', old.created_at), mark_day('waiting', new.created_at);
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger waiting_list_entries_mark_days after insert or update of status, created_at, hospital_id on waiting_list_entries
  for each row execute function mark_waiting_days();
--> statement-breakpoint
-- Past entries are deleted by the thousand: each of their days is marked once.
create function mark_deleted_waiting_days() returns trigger language plpgsql as $$
begin
  insert into changed_days (source, day) select distinct 'waiting', (created_at at time zone 'Asia/Kuala_Lumpur')::date from gone;
  return null;
end $$;
--> statement-breakpoint
create trigger waiting_list_entries_mark_deleted after delete on waiting_list_entries
  referencing old table as gone for each statement execute function mark_deleted_waiting_days();
