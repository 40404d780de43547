INSERT INTO "insurers" ("slug", "name")
SELECT DISTINCT ON (slug) slug, name FROM (
	SELECT trim(both '-' FROM regexp_replace(lower(unaccent(name)), '[^a-z0-9]+', '-', 'g')) AS slug, name
	FROM "settings", jsonb_array_elements_text("value") AS name WHERE "key" = 'insurers'
) named WHERE slug <> '' ORDER BY slug ON CONFLICT DO NOTHING;
