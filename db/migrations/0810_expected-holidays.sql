-- Days that follow the moon are expected until they are gazetted, when staff confirm them.
alter table public_holidays add column is_expected boolean not null default false;
--> statement-breakpoint
-- In 2027 the new crescent is seen a day later than was listed: those days move where staff have not changed them.
create function move_listed_holiday(english text, listed date) returns void language sql as $$
  update public_holidays h set day = listed + 1
  where h.name ->> 'en' = english and h.day = listed
    and not exists (select from public_holidays other where other.state = h.state and other.day = listed + 1) $$;
--> statement-breakpoint
select move_listed_holiday('Hari Raya Haji, second day', '2027-05-17');
--> statement-breakpoint
select move_listed_holiday('Hari Raya Haji', '2027-05-16');
--> statement-breakpoint
select move_listed_holiday('Arafah Day', '2027-05-15');
--> statement-breakpoint
select move_listed_holiday('Hari Hol of Johor', '2027-07-10');
--> statement-breakpoint
select move_listed_holiday('Birthday of the Prophet Muhammad', '2027-08-14');
--> statement-breakpoint
drop function move_listed_holiday(text, date);
--> statement-breakpoint
update public_holidays set is_expected = true
where extract(year from day) = 2027 and name ->> 'en' in ('Awal Muharram', 'Hari Hol of Johor', 'Birthday of the Prophet Muhammad',
  'Israk and Mikraj', 'Nuzul Al-Quran', 'Hari Raya Aidilfitri', 'Arafah Day', 'Hari Raya Haji', 'Hari Raya Haji, second day',
  'First day of Ramadan', 'Chinese New Year, replacement day; First day of Ramadan');
