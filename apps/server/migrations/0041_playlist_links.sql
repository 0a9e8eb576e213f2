CREATE TABLE "playlist_collaborators" (
	"playlist_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"joined_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "playlist_collaborators_playlist_id_user_id_pk" PRIMARY KEY("playlist_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "playlist_invites" (
	"playlist_id" integer PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "playlist_invites_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
DROP VIEW "public"."searchable_records";--> statement-breakpoint
ALTER TABLE "playlist_collaborators" ADD CONSTRAINT "playlist_collaborators_playlist_id_playlists_id_fk" FOREIGN KEY ("playlist_id") REFERENCES "public"."playlists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playlist_collaborators" ADD CONSTRAINT "playlist_collaborators_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playlist_invites" ADD CONSTRAINT "playlist_invites_playlist_id_playlists_id_fk" FOREIGN KEY ("playlist_id") REFERENCES "public"."playlists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "playlist_collaborators_user" ON "playlist_collaborators" USING btree ("user_id");--> statement-breakpoint
CREATE VIEW "public"."searchable_records" AS (select 'tracks'::text as type, "tracks"."id" as id, "tracks"."search_name" as name, "tracks"."search_text" as text,
    "tracks"."plays_count"::bigint as popularity from "tracks" where "tracks"."status" = 'published' union all select 'albums'::text as type, "albums"."id" as id, "albums"."search_name" as name, "albums"."search_text" as text,
    "albums"."plays_count"::bigint as popularity from "albums" where "albums"."status" = 'published' union all select 'artists'::text as type, "artists"."id" as id, "artists"."search_name" as name, "artists"."search_name" as text,
    "artists"."plays_count"::bigint as popularity from "artists" where "artists"."status" = 'published' union all select 'playlists'::text as type, "playlists"."id" as id, "playlists"."search_name" as name, "playlists"."search_name" as text,
    "playlists"."plays_count"::bigint as popularity from "playlists" where ("playlists"."public" and "playlists"."deleted_at" is null) union all select 'genres'::text as type, "genres"."id" as id, "genres"."search_name" as name, "genres"."search_name" as text,
    "genres"."tracks_count"::bigint as popularity from "genres" where true union all select 'tags'::text as type, "tags"."id" as id, "tags"."search_name" as name, "tags"."search_name" as text,
    "tags"."tracks_count"::bigint as popularity from "tags" where true union all select 'labels'::text as type, "labels"."id" as id, "labels"."search_name" as name, "labels"."search_name" as text,
    "labels"."id"::bigint as popularity from "labels" where true union all select 'users'::text as type, "users"."id" as id, "users"."search_name" as name, "users"."search_name" as text,
    "users"."followers_count"::bigint as popularity from "users" where (("users"."banned_at" is null or "users"."banned_until" <= now())
  and ("users"."email" is null or "users"."email_verified_at" is not null or not coalesce((select "settings"."value" = 'true'::jsonb from "settings"
  where "settings"."key" = 'require_email_confirmation'), false))));
--> statement-breakpoint
-- Who has added tracks to a collaborative playlist goes on editing it.
INSERT INTO "playlist_collaborators" ("playlist_id", "user_id")
SELECT DISTINCT t."playlist_id", t."added_by"
FROM "playlist_tracks" t JOIN "playlists" p ON p."id" = t."playlist_id"
WHERE p."collaborative" AND t."added_by" IS NOT NULL AND t."added_by" <> p."owner_id"
ON CONFLICT DO NOTHING;
