CREATE TABLE "media_uses" (
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"media_id" integer NOT NULL,
	CONSTRAINT "media_uses_kind_item_id_pk" PRIMARY KEY("kind","item_id")
);
--> statement-breakpoint
ALTER TABLE "media_uses" ADD CONSTRAINT "media_uses_media_id_content_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."content_media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_uses_media_id_index" ON "media_uses" USING btree ("media_id");--> statement-breakpoint
-- The picture that an item shows now, or none.
create function keep_media_use(of_kind text, of_item text, picture integer) returns void language plpgsql as $$
begin
  if picture is null then
    delete from media_uses where kind = of_kind and item_id = of_item;
  else
    insert into media_uses (kind, item_id, media_id) values (of_kind, of_item, picture)
      on conflict (kind, item_id) do update set media_id = excluded.media_id;
  end if;
end $$;
--> statement-breakpoint
-- Of a table with a photo; its argument is the kind of item.
create function keep_photo_use() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform keep_media_use(tg_argv[0], old.id::text, null);
    return null;
  end if;
  if tg_op = 'UPDATE' then
    if new.picture_id is not distinct from old.picture_id then return null; end if;
  end if;
  perform keep_media_use(tg_argv[0], new.id::text, new.picture_id);
  return null;
end $$;
--> statement-breakpoint
create trigger doctors_photo_use after insert or delete or update of picture_id on doctors
  for each row execute function keep_photo_use('doctor');
--> statement-breakpoint
create trigger hospitals_photo_use after insert or delete or update of picture_id on hospitals
  for each row execute function keep_photo_use('hospital');
--> statement-breakpoint
create trigger centres_photo_use after insert or delete or update of picture_id on centres_of_excellence
  for each row execute function keep_photo_use('centre');
--> statement-breakpoint
create trigger packages_photo_use after insert or delete or update of picture_id on health_packages
  for each row execute function keep_photo_use('package');
--> statement-breakpoint
-- The photo of who speaks for the group. A number that the library does not have, stored before it was checked, is none.
create function leader_photo(setting jsonb) returns integer language sql stable as $$
  select id from content_media where id = case when setting #>> '{leader,pictureId}' ~ '^[1-9][0-9]{0,8}$' then (setting #>> '{leader,pictureId}')::int end $$;
--> statement-breakpoint
create function keep_leader_photo_use() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform keep_media_use('setting', old.key, null);
  else
    perform keep_media_use('setting', new.key, leader_photo(new.value));
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger settings_leader_photo_added after insert or update of value on settings
  for each row when (new.key = 'corporate') execute function keep_leader_photo_use();
--> statement-breakpoint
create trigger settings_leader_photo_removed after delete on settings
  for each row when (old.key = 'corporate') execute function keep_leader_photo_use();
--> statement-breakpoint
insert into media_uses (kind, item_id, media_id)
  select 'doctor', id::text, picture_id from doctors where picture_id is not null
  union all select 'hospital', id::text, picture_id from hospitals where picture_id is not null
  union all select 'centre', id::text, picture_id from centres_of_excellence where picture_id is not null
  union all select 'package', id::text, picture_id from health_packages where picture_id is not null
  union all select 'setting', key, leader_photo(value) from settings where key = 'corporate' and leader_photo(value) is not null;
