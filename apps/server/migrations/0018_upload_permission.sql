-- custom
-- Roles that may upload music, or ask to become an artist, may upload files.
UPDATE "roles" SET "permissions" = "permissions" || jsonb_build_array(jsonb_build_object(
    'name', 'uploads.create',
    'restrictions', jsonb_build_array(jsonb_build_object(
      'name', 'space',
      'value', CASE WHEN "permissions" @> '[{"name": "music.create"}]' THEN 53687091200 ELSE 268435456 END))))
  WHERE ("permissions" @> '[{"name": "music.create"}]' OR "permissions" @> '[{"name": "backstageRequests.create"}]')
    AND NOT "permissions" @> '[{"name": "uploads.create"}]';
