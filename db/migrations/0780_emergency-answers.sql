-- Whether a page begins with the emergency number is an answer of its editor. What readers see now keeps the card that its
-- words gave it; of other texts the editor is asked at their next publication.
create function speaks_of_emergency(words text) returns boolean language sql immutable as $$
  select words ~* '(?<![\d.,])999(?![\d.,]\d|\d)|\mambulance|\mambulans|\memergency department|\mjabatan kecemasan|救护车|急诊(?:部|室)' $$;
--> statement-breakpoint
create table answered_entries as
  select e.id from content_entries e
  where e.kind in ('article', 'video', 'podcast', 'news', 'csr', 'campaign', 'event', 'landing', 'library-faq')
    and not e.fields ? 'emergencyCall'
    and (exists (select from content_published p where p.entry_id = e.id
        and speaks_of_emergency(concat_ws(' ', p.title, p.summary, p.body, p.own::text, p.seo_title, p.seo_description)))
      or exists (select from content_texts t where t.entry_id = e.id and t.status = 'scheduled'
        and speaks_of_emergency(concat_ws(' ', t.title, t.summary, t.body, t.own::text, t.seo_title, t.seo_description))));
--> statement-breakpoint
-- A doctor's approval is of the text with its fields: it holds with the answer that the words gave before.
with prints as (
  select t.entry_id, t.language,
    encode(sha256(convert_to(jsonb_build_array(t.title, t.summary, t.body, t.own - 'reviewerField', t.seo_title, t.seo_description,
      e.fields - 'isSample', e.topics, e.image_id, e.author)::text, 'UTF8')), 'hex') as former,
    encode(sha256(convert_to(jsonb_build_array(t.title, t.summary, t.body, t.own - 'reviewerField', t.seo_title, t.seo_description,
      (e.fields || '{"emergencyCall":"yes"}') - 'isSample', e.topics, e.image_id, e.author)::text, 'UTF8')), 'hex') as present
  from content_texts t join content_entries e on e.id = t.entry_id join answered_entries d on d.id = e.id
)
update content_approvals a set fingerprint = prints.present from prints
  where a.entry_id = prints.entry_id and a.language = prints.language and a.fingerprint = prints.former;
--> statement-breakpoint
update content_entries e set fields = e.fields || '{"emergencyCall":"yes"}' from answered_entries d where d.id = e.id;
--> statement-breakpoint
update content_published p set fields = p.fields || '{"emergencyCall":"yes"}' from answered_entries d where d.id = p.entry_id;
--> statement-breakpoint
drop table answered_entries;
--> statement-breakpoint
alter table specialities add column emergency_call text;
--> statement-breakpoint
update specialities set emergency_call = 'yes' where speaks_of_emergency(concat_ws(' ', summary::text, body::text, reasons::text));
--> statement-breakpoint
drop function speaks_of_emergency(text);
