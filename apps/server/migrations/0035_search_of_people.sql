DROP VIEW "public"."searchable_records";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search_name" text COLLATE "C" GENERATED ALWAYS AS (btrim(regexp_replace(regexp_replace(regexp_replace(
  normalize(regexp_replace(lower(normalize(name, NFKD)), '[\u0300-\u036f''’]', '', 'g'), NFC),
  '[[:punct:]]', ' ', 'g'),
  '([\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff])', ' \1 ', 'g'), '\s+', ' ', 'g'))) STORED;--> statement-breakpoint
CREATE INDEX "users_name" ON "users" USING btree (left("search_name", 30));--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ("search_name" gin_trgm_ops);--> statement-breakpoint
CREATE VIEW "public"."searchable_records" AS (select 'tracks'::text as type, "tracks"."id" as id, "tracks"."search_name" as name, "tracks"."search_text" as text,
    "tracks"."plays_count"::bigint as popularity from "tracks" where "tracks"."status" = 'published' union all select 'albums'::text as type, "albums"."id" as id, "albums"."search_name" as name, "albums"."search_text" as text,
    "albums"."plays_count"::bigint as popularity from "albums" where "albums"."status" = 'published' union all select 'artists'::text as type, "artists"."id" as id, "artists"."search_name" as name, "artists"."search_name" as text,
    "artists"."plays_count"::bigint as popularity from "artists" where "artists"."status" = 'published' union all select 'playlists'::text as type, "playlists"."id" as id, "playlists"."search_name" as name, "playlists"."search_name" as text,
    "playlists"."plays_count"::bigint as popularity from "playlists" where ("playlists"."public" and "playlists"."deleted_at" is null) union all select 'genres'::text as type, "genres"."id" as id, "genres"."search_name" as name, "genres"."search_name" as text,
    "genres"."tracks_count"::bigint as popularity from "genres" where true union all select 'tags'::text as type, "tags"."id" as id, "tags"."search_name" as name, "tags"."search_name" as text,
    "tags"."tracks_count"::bigint as popularity from "tags" where true union all select 'labels'::text as type, "labels"."id" as id, "labels"."search_name" as name, "labels"."search_name" as text,
    "labels"."id"::bigint as popularity from "labels" where true union all select 'users'::text as type, "users"."id" as id, "users"."search_name" as name, "users"."search_name" as text,
    "users"."followers_count"::bigint as popularity from "users" where ("users"."banned_at" is null
  and ("users"."email" is null or "users"."email_verified_at" is not null)));