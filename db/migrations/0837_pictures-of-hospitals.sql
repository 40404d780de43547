ALTER TABLE "hospitals" ADD COLUMN "gallery" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE OR REPLACE VIEW "published_hospitals" AS SELECT * FROM "hospitals" WHERE "status" = 'published';--> statement-breakpoint
-- The further pictures of a hospital count as uses of the media library, one for each place in the gallery.
create function keep_gallery_uses() returns trigger language plpgsql as $$
begin
  delete from media_uses where kind = 'hospital' and item_id like old.id || '/gallery/%';
  if tg_op <> 'DELETE' then
    insert into media_uses (kind, item_id, media_id)
      select 'hospital', new.id || '/gallery/' || g.place, m.id
      from unnest(new.gallery) with ordinality as g (number, place) join content_media m on m.id::text = g.number;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger hospitals_gallery_uses after delete or update of gallery on hospitals
  for each row execute function keep_gallery_uses();
--> statement-breakpoint
create function begin_gallery_uses() returns trigger language plpgsql as $$
begin
  insert into media_uses (kind, item_id, media_id)
    select 'hospital', new.id || '/gallery/' || g.place, m.id
    from unnest(new.gallery) with ordinality as g (number, place) join content_media m on m.id::text = g.number;
  return null;
end $$;
--> statement-breakpoint
create trigger hospitals_first_gallery after insert on hospitals
  for each row execute function begin_gallery_uses();
