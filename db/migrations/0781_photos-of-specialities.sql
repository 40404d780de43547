alter table specialities add column picture_id integer
  constraint specialities_picture_id_content_media_id_fk references content_media (id);
--> statement-breakpoint
create index specialities_picture_id_index on specialities using btree (picture_id);
--> statement-breakpoint
create or replace view published_specialities as select * from specialities where status = 'published';
--> statement-breakpoint
create trigger specialities_photo_use after insert or delete or update of picture_id on specialities
  for each row execute function keep_photo_use('speciality');
