-- The two amounts of the setting Sale are typed in ringgit. Forms that were typed before and not saved have them in sen,
-- and would be read as a hundred times as much.
DELETE FROM "unsaved_changes" WHERE "record" = '/staff/settings/sale';
