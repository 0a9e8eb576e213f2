CREATE TABLE "album_artists" (
	"album_id" integer NOT NULL,
	"artist_id" integer NOT NULL,
	"role" text DEFAULT 'primary' NOT NULL,
	"order" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "album_artists_album_id_artist_id_role_pk" PRIMARY KEY("album_id","artist_id","role")
);
--> statement-breakpoint
CREATE TABLE "album_genres" (
	"album_id" integer NOT NULL,
	"genre_id" integer NOT NULL,
	"order" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "album_genres_album_id_genre_id_pk" PRIMARY KEY("album_id","genre_id")
);
--> statement-breakpoint
CREATE TABLE "album_tags" (
	"album_id" integer NOT NULL,
	"tag_id" integer NOT NULL,
	"order" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "album_tags_album_id_tag_id_pk" PRIMARY KEY("album_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "albums" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "albums_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"search_name" text COLLATE "C" NOT NULL,
	"search_text" text COLLATE "C" DEFAULT '' NOT NULL,
	"image_key" text,
	"type" text DEFAULT 'album' NOT NULL,
	"release_date" date,
	"description" text,
	"label_id" integer,
	"tracks_count" integer DEFAULT 0 NOT NULL,
	"duration" bigint DEFAULT 0 NOT NULL,
	"plays_count" bigint DEFAULT 0 NOT NULL,
	"likes_count" bigint DEFAULT 0 NOT NULL,
	"owner_id" integer,
	"status" text DEFAULT 'published' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "albums_status" CHECK (status in ('draft', 'scheduled', 'published', 'hidden'))
);
--> statement-breakpoint
CREATE TABLE "artist_genres" (
	"artist_id" integer NOT NULL,
	"genre_id" integer NOT NULL,
	"order" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "artist_genres_artist_id_genre_id_pk" PRIMARY KEY("artist_id","genre_id")
);
--> statement-breakpoint
CREATE TABLE "artist_managers" (
	"artist_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"role" text NOT NULL,
	CONSTRAINT "artist_managers_artist_id_user_id_pk" PRIMARY KEY("artist_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "artist_similar" (
	"artist_id" integer NOT NULL,
	"similar_id" integer NOT NULL,
	"order" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "artist_similar_artist_id_similar_id_pk" PRIMARY KEY("artist_id","similar_id"),
	CONSTRAINT "artist_similar_other" CHECK (artist_id <> similar_id)
);
--> statement-breakpoint
CREATE TABLE "artists" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "artists_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"search_name" text COLLATE "C" NOT NULL,
	"image_key" text,
	"background_image_key" text,
	"verified" boolean DEFAULT false NOT NULL,
	"bio" text,
	"links" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"country" char(2),
	"albums_count" integer DEFAULT 0 NOT NULL,
	"tracks_count" integer DEFAULT 0 NOT NULL,
	"followers_count" bigint DEFAULT 0 NOT NULL,
	"plays_count" bigint DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "artists_status" CHECK (status in ('draft', 'scheduled', 'published', 'hidden'))
);
--> statement-breakpoint
CREATE TABLE "channel_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "channel_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel_id" integer NOT NULL,
	"type" text NOT NULL,
	"item_id" integer NOT NULL,
	"position" integer NOT NULL,
	"layout" text
);
--> statement-breakpoint
CREATE TABLE "channels" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "channels_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"description" text,
	"content_type" text NOT NULL,
	"content_source" text DEFAULT 'automatic' NOT NULL,
	"order" text DEFAULT 'popular' NOT NULL,
	"restriction" text,
	"layout" text DEFAULT 'grid' NOT NULL,
	"seo_title" text,
	"seo_description" text,
	"published" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "channels_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "genres" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "genres_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"display_name" text NOT NULL,
	"slug" text NOT NULL,
	"search_name" text COLLATE "C" NOT NULL,
	"image_key" text,
	"tracks_count" integer DEFAULT 0 NOT NULL,
	"albums_count" integer DEFAULT 0 NOT NULL,
	"artists_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "genres_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "labels" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "labels_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"search_name" text COLLATE "C" NOT NULL,
	"image_key" text,
	"description" text,
	"website" text,
	"country" text,
	"owner_id" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "images" (
	"key" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"color" text NOT NULL,
	"alt" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recordings" (
	"key" text PRIMARY KEY NOT NULL,
	"duration" integer NOT NULL,
	"mime" text DEFAULT 'audio/mpeg' NOT NULL,
	"size" integer,
	"hash" text,
	"bit_rate" integer,
	"sample_rate" integer,
	"peaks" "bytea",
	"loudness" real,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "playlist_tracks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "playlist_tracks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"playlist_id" integer NOT NULL,
	"track_id" integer NOT NULL,
	"position" integer NOT NULL,
	"added_by" integer,
	"added_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "playlists" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "playlists_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"search_name" text COLLATE "C" NOT NULL,
	"description" text,
	"image_key" text,
	"owner_id" integer NOT NULL,
	"public" boolean DEFAULT true NOT NULL,
	"collaborative" boolean DEFAULT false NOT NULL,
	"tracks_count" integer DEFAULT 0 NOT NULL,
	"duration" bigint DEFAULT 0 NOT NULL,
	"followers_count" bigint DEFAULT 0 NOT NULL,
	"plays_count" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tags" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tags_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"display_name" text NOT NULL,
	"search_name" text COLLATE "C" NOT NULL,
	"type" text DEFAULT 'custom' NOT NULL,
	"tracks_count" integer DEFAULT 0 NOT NULL,
	"albums_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tags_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "track_artists" (
	"track_id" integer NOT NULL,
	"artist_id" integer NOT NULL,
	"role" text DEFAULT 'primary' NOT NULL,
	"order" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "track_artists_track_id_artist_id_role_pk" PRIMARY KEY("track_id","artist_id","role")
);
--> statement-breakpoint
CREATE TABLE "track_genres" (
	"track_id" integer NOT NULL,
	"genre_id" integer NOT NULL,
	"order" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "track_genres_track_id_genre_id_pk" PRIMARY KEY("track_id","genre_id")
);
--> statement-breakpoint
CREATE TABLE "track_tags" (
	"track_id" integer NOT NULL,
	"tag_id" integer NOT NULL,
	"order" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "track_tags_track_id_tag_id_pk" PRIMARY KEY("track_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "tracks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tracks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"search_name" text COLLATE "C" NOT NULL,
	"search_text" text COLLATE "C" DEFAULT '' NOT NULL,
	"image_key" text,
	"recording_key" text,
	"stream_url" text,
	"duration" integer NOT NULL,
	"album_id" integer,
	"number" integer,
	"disc" integer,
	"description" text,
	"has_lyrics" boolean DEFAULT false NOT NULL,
	"is_explicit" boolean DEFAULT false NOT NULL,
	"plays_count" bigint DEFAULT 0 NOT NULL,
	"likes_count" bigint DEFAULT 0 NOT NULL,
	"reposts_count" bigint DEFAULT 0 NOT NULL,
	"comments_count" bigint DEFAULT 0 NOT NULL,
	"release_date" date,
	"owner_id" integer,
	"status" text DEFAULT 'published' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tracks_status" CHECK (status in ('draft', 'scheduled', 'published', 'hidden')),
	CONSTRAINT "tracks_have_sound" CHECK (status in ('draft', 'hidden') or recording_key is not null or stream_url is not null)
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"email" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
ALTER TABLE "album_artists" ADD CONSTRAINT "album_artists_album_id_albums_id_fk" FOREIGN KEY ("album_id") REFERENCES "public"."albums"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "album_artists" ADD CONSTRAINT "album_artists_artist_id_artists_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "album_genres" ADD CONSTRAINT "album_genres_album_id_albums_id_fk" FOREIGN KEY ("album_id") REFERENCES "public"."albums"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "album_genres" ADD CONSTRAINT "album_genres_genre_id_genres_id_fk" FOREIGN KEY ("genre_id") REFERENCES "public"."genres"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "album_tags" ADD CONSTRAINT "album_tags_album_id_albums_id_fk" FOREIGN KEY ("album_id") REFERENCES "public"."albums"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "album_tags" ADD CONSTRAINT "album_tags_tag_id_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "albums" ADD CONSTRAINT "albums_image_key_images_key_fk" FOREIGN KEY ("image_key") REFERENCES "public"."images"("key") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "albums" ADD CONSTRAINT "albums_label_id_labels_id_fk" FOREIGN KEY ("label_id") REFERENCES "public"."labels"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "albums" ADD CONSTRAINT "albums_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "artist_genres" ADD CONSTRAINT "artist_genres_artist_id_artists_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "artist_genres" ADD CONSTRAINT "artist_genres_genre_id_genres_id_fk" FOREIGN KEY ("genre_id") REFERENCES "public"."genres"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "artist_managers" ADD CONSTRAINT "artist_managers_artist_id_artists_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "artist_managers" ADD CONSTRAINT "artist_managers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "artist_similar" ADD CONSTRAINT "artist_similar_artist_id_artists_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "artist_similar" ADD CONSTRAINT "artist_similar_similar_id_artists_id_fk" FOREIGN KEY ("similar_id") REFERENCES "public"."artists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "artists" ADD CONSTRAINT "artists_image_key_images_key_fk" FOREIGN KEY ("image_key") REFERENCES "public"."images"("key") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "artists" ADD CONSTRAINT "artists_background_image_key_images_key_fk" FOREIGN KEY ("background_image_key") REFERENCES "public"."images"("key") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_items" ADD CONSTRAINT "channel_items_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "genres" ADD CONSTRAINT "genres_image_key_images_key_fk" FOREIGN KEY ("image_key") REFERENCES "public"."images"("key") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "labels" ADD CONSTRAINT "labels_image_key_images_key_fk" FOREIGN KEY ("image_key") REFERENCES "public"."images"("key") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "labels" ADD CONSTRAINT "labels_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playlist_tracks" ADD CONSTRAINT "playlist_tracks_playlist_id_playlists_id_fk" FOREIGN KEY ("playlist_id") REFERENCES "public"."playlists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playlist_tracks" ADD CONSTRAINT "playlist_tracks_track_id_tracks_id_fk" FOREIGN KEY ("track_id") REFERENCES "public"."tracks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playlist_tracks" ADD CONSTRAINT "playlist_tracks_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playlists" ADD CONSTRAINT "playlists_image_key_images_key_fk" FOREIGN KEY ("image_key") REFERENCES "public"."images"("key") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playlists" ADD CONSTRAINT "playlists_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "track_artists" ADD CONSTRAINT "track_artists_track_id_tracks_id_fk" FOREIGN KEY ("track_id") REFERENCES "public"."tracks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "track_artists" ADD CONSTRAINT "track_artists_artist_id_artists_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "track_genres" ADD CONSTRAINT "track_genres_track_id_tracks_id_fk" FOREIGN KEY ("track_id") REFERENCES "public"."tracks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "track_genres" ADD CONSTRAINT "track_genres_genre_id_genres_id_fk" FOREIGN KEY ("genre_id") REFERENCES "public"."genres"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "track_tags" ADD CONSTRAINT "track_tags_track_id_tracks_id_fk" FOREIGN KEY ("track_id") REFERENCES "public"."tracks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "track_tags" ADD CONSTRAINT "track_tags_tag_id_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracks" ADD CONSTRAINT "tracks_image_key_images_key_fk" FOREIGN KEY ("image_key") REFERENCES "public"."images"("key") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracks" ADD CONSTRAINT "tracks_recording_key_recordings_key_fk" FOREIGN KEY ("recording_key") REFERENCES "public"."recordings"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracks" ADD CONSTRAINT "tracks_album_id_albums_id_fk" FOREIGN KEY ("album_id") REFERENCES "public"."albums"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracks" ADD CONSTRAINT "tracks_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "album_artists_artist" ON "album_artists" USING btree ("artist_id");--> statement-breakpoint
CREATE INDEX "album_genres_genre" ON "album_genres" USING btree ("genre_id");--> statement-breakpoint
CREATE INDEX "album_tags_tag" ON "album_tags" USING btree ("tag_id");--> statement-breakpoint
CREATE INDEX "albums_by_plays" ON "albums" USING btree ("plays_count","id") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "albums_by_likes" ON "albums" USING btree ("likes_count","id") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "albums_by_release" ON "albums" USING btree (coalesce("release_date", '0001-01-01'::date),"id") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "albums_by_name" ON "albums" USING btree (left("search_name", 30),"id") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "albums_search" ON "albums" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "albums_label" ON "albums" USING btree ("label_id");--> statement-breakpoint
CREATE INDEX "albums_owner" ON "albums" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "artist_genres_genre" ON "artist_genres" USING btree ("genre_id");--> statement-breakpoint
CREATE INDEX "artist_managers_user" ON "artist_managers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "artist_similar_similar" ON "artist_similar" USING btree ("similar_id");--> statement-breakpoint
CREATE INDEX "artists_by_plays" ON "artists" USING btree ("plays_count","id") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "artists_by_followers" ON "artists" USING btree ("followers_count","id") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "artists_by_creation" ON "artists" USING btree ("created_at","id") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "artists_by_name" ON "artists" USING btree (left("search_name", 30),"id") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "artists_search" ON "artists" USING gin ("search_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "channel_items_place" ON "channel_items" USING btree ("channel_id","position","id");--> statement-breakpoint
CREATE INDEX "channel_items_item" ON "channel_items" USING btree ("type","item_id");--> statement-breakpoint
CREATE INDEX "genres_by_name" ON "genres" USING btree (left("search_name", 30),"id");--> statement-breakpoint
CREATE INDEX "genres_search" ON "genres" USING gin ("search_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "labels_owner" ON "labels" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "playlist_tracks_place" ON "playlist_tracks" USING btree ("playlist_id","position","id");--> statement-breakpoint
CREATE INDEX "playlist_tracks_track" ON "playlist_tracks" USING btree ("track_id");--> statement-breakpoint
CREATE INDEX "playlist_tracks_added_by" ON "playlist_tracks" USING btree ("added_by");--> statement-breakpoint
CREATE INDEX "playlists_by_plays" ON "playlists" USING btree ("plays_count","id") WHERE public;--> statement-breakpoint
CREATE INDEX "playlists_by_followers" ON "playlists" USING btree ("followers_count","id") WHERE public;--> statement-breakpoint
CREATE INDEX "playlists_by_creation" ON "playlists" USING btree ("created_at","id") WHERE public;--> statement-breakpoint
CREATE INDEX "playlists_by_name" ON "playlists" USING btree (left("search_name", 30),"id") WHERE public;--> statement-breakpoint
CREATE INDEX "playlists_search" ON "playlists" USING gin ("search_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "playlists_owner" ON "playlists" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "tags_by_name" ON "tags" USING btree (left("search_name", 30),"id");--> statement-breakpoint
CREATE INDEX "tags_search" ON "tags" USING gin ("search_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "track_artists_artist" ON "track_artists" USING btree ("artist_id");--> statement-breakpoint
CREATE INDEX "track_genres_genre" ON "track_genres" USING btree ("genre_id");--> statement-breakpoint
CREATE INDEX "track_tags_tag" ON "track_tags" USING btree ("tag_id");--> statement-breakpoint
CREATE INDEX "tracks_by_plays" ON "tracks" USING btree ("plays_count","id") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "tracks_by_likes" ON "tracks" USING btree ("likes_count","id") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "tracks_by_release" ON "tracks" USING btree (coalesce("release_date", '0001-01-01'::date),"id") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "tracks_by_name" ON "tracks" USING btree (left("search_name", 30),"id") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "tracks_search" ON "tracks" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "tracks_album" ON "tracks" USING btree ("album_id","disc","number");--> statement-breakpoint
CREATE INDEX "tracks_recording" ON "tracks" USING btree ("recording_key");--> statement-breakpoint
CREATE INDEX "tracks_owner" ON "tracks" USING btree ("owner_id");