CREATE TABLE "day_figures" (
	"figure" text NOT NULL,
	"hospital_id" integer NOT NULL,
	"day" date NOT NULL,
	"label" text NOT NULL,
	"a" bigint DEFAULT 0 NOT NULL,
	"b" bigint DEFAULT 0 NOT NULL,
	"c" bigint DEFAULT 0 NOT NULL,
	"d" bigint DEFAULT 0 NOT NULL,
	"e" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "day_figures_figure_hospital_id_day_label_pk" PRIMARY KEY("figure","hospital_id","day","label")
);
--> statement-breakpoint
CREATE TABLE "kept_days" (
	"source" text NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "kept_days_source_day_pk" PRIMARY KEY("source","day")
);
--> statement-breakpoint
CREATE TABLE "changed_days" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"day" date NOT NULL
);
--> statement-breakpoint
CREATE INDEX "day_figures_figure_day_index" ON "day_figures" USING btree ("figure","day");--> statement-breakpoint
CREATE INDEX "changed_days_source_day_index" ON "changed_days" USING btree ("source","day");--> statement-breakpoint
-- A day of a source is counted anew: rows are only added, so that no two transactions wait for each other.
create function mark_day(of_source text, at timestamptz) returns void language sql as $$
  insert into changed_days (source, day) select of_source, (at at time zone 'Asia/Kuala_Lumpur')::date where at is not null $$;
--> statement-breakpoint
-- Appointments count on the day on which they were made, and on their own. A hold counts nowhere.
create function mark_appointment_days() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    if old.status <> 'held' then
      perform mark_day('bookings', old.created_at), mark_day('visits', old.starts_at);
    end if;
  end if;
  if tg_op <> 'DELETE' then
    if new.status <> 'held' then
      perform mark_day('bookings', new.created_at), mark_day('visits', new.starts_at);
    end if;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger appointments_mark_days after insert or delete or update of status, created_at, starts_at, hospital_id, client_reference on appointments
  for each row execute function mark_appointment_days();
--> statement-breakpoint
-- Paid orders count on the day of their payment.
create function mark_order_days() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform mark_day('sales', old.paid_at), mark_day('ledger', old.paid_at);
    perform mark_day('ledger', p.paid_at) from payments p where p.order_id = old.id;
  end if;
  if tg_op <> 'DELETE' then
    perform mark_day('sales', new.paid_at), mark_day('ledger', new.paid_at);
    perform mark_day('ledger', p.paid_at) from payments p where p.order_id = new.id;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger orders_mark_days after insert or delete or update of state, paid_at, total_sen on orders
  for each row execute function mark_order_days();
--> statement-breakpoint
create function mark_order_line_days() returns trigger language plpgsql as $$
begin
  perform mark_day('sales', o.paid_at) from orders o where o.id = coalesce(new.order_id, old.order_id);
  return null;
end $$;
--> statement-breakpoint
create trigger order_lines_mark_days after insert or delete or update of title, hospital_id, hospital_name, quantity, total_sen, discount_sen on order_lines
  for each row execute function mark_order_line_days();
--> statement-breakpoint
create function mark_payment_days() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform mark_day('ledger', old.paid_at);
    perform mark_day('ledger', o.paid_at) from orders o where o.id = old.order_id;
  end if;
  if tg_op <> 'DELETE' then
    perform mark_day('ledger', new.paid_at);
    perform mark_day('ledger', o.paid_at) from orders o where o.id = new.order_id;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger payments_mark_days after insert or delete or update of state, paid_at, amount_sen, order_id on payments
  for each row execute function mark_payment_days();
--> statement-breakpoint
create function mark_payment_request_days() returns trigger language plpgsql as $$
begin
  perform mark_day('ledger', p.paid_at) from payments p where p.order_id = coalesce(new.order_id, old.order_id);
  perform mark_day('ledger', o.paid_at) from orders o where o.id = coalesce(new.order_id, old.order_id);
  return null;
end $$;
--> statement-breakpoint
create trigger payment_requests_mark_days after insert or delete or update of settled_payment_id on payment_requests
  for each row execute function mark_payment_request_days();
--> statement-breakpoint
-- Forms count on the day on which they were sent; an answer of staff changes that day.
create function mark_form_days() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform mark_day('answers', old.sent_at); end if;
  if tg_op <> 'DELETE' then perform mark_day('answers', new.sent_at); end if;
  return null;
end $$;
--> statement-breakpoint
create trigger form_submissions_mark_days after insert or delete or update of kind, sent_at, hospital_id on form_submissions
  for each row execute function mark_form_days();
--> statement-breakpoint
create function mark_form_history_days() returns trigger language plpgsql as $$
begin
  perform mark_day('answers', f.sent_at) from form_submissions f where f.id = coalesce(new.submission_id, old.submission_id);
  return null;
end $$;
--> statement-breakpoint
create trigger form_history_mark_days after insert or update or delete on form_history
  for each row execute function mark_form_history_days();
