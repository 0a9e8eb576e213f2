CREATE TABLE "album_likes" (
	"user_id" integer NOT NULL,
	"record_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "album_likes_user_id_record_id_pk" PRIMARY KEY("user_id","record_id")
);
--> statement-breakpoint
CREATE TABLE "artist_follows" (
	"user_id" integer NOT NULL,
	"record_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "artist_follows_user_id_record_id_pk" PRIMARY KEY("user_id","record_id")
);
--> statement-breakpoint
CREATE TABLE "playlist_follows" (
	"user_id" integer NOT NULL,
	"record_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "playlist_follows_user_id_record_id_pk" PRIMARY KEY("user_id","record_id")
);
--> statement-breakpoint
CREATE TABLE "track_likes" (
	"user_id" integer NOT NULL,
	"record_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "track_likes_user_id_record_id_pk" PRIMARY KEY("user_id","record_id")
);
--> statement-breakpoint
CREATE TABLE "playlist_removals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "playlist_removals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"playlist_id" integer NOT NULL,
	"entries" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "playlists" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "album_likes" ADD CONSTRAINT "album_likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "album_likes" ADD CONSTRAINT "album_likes_record_id_albums_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."albums"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "artist_follows" ADD CONSTRAINT "artist_follows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "artist_follows" ADD CONSTRAINT "artist_follows_record_id_artists_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."artists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playlist_follows" ADD CONSTRAINT "playlist_follows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playlist_follows" ADD CONSTRAINT "playlist_follows_record_id_playlists_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."playlists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "track_likes" ADD CONSTRAINT "track_likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "track_likes" ADD CONSTRAINT "track_likes_record_id_tracks_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."tracks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playlist_removals" ADD CONSTRAINT "playlist_removals_playlist_id_playlists_id_fk" FOREIGN KEY ("playlist_id") REFERENCES "public"."playlists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "album_likes_record" ON "album_likes" USING btree ("record_id");--> statement-breakpoint
CREATE INDEX "album_likes_time" ON "album_likes" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "artist_follows_record" ON "artist_follows" USING btree ("record_id");--> statement-breakpoint
CREATE INDEX "artist_follows_time" ON "artist_follows" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "playlist_follows_record" ON "playlist_follows" USING btree ("record_id");--> statement-breakpoint
CREATE INDEX "playlist_follows_time" ON "playlist_follows" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "track_likes_record" ON "track_likes" USING btree ("record_id");--> statement-breakpoint
CREATE INDEX "track_likes_time" ON "track_likes" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "playlist_removals_playlist" ON "playlist_removals" USING btree ("playlist_id");--> statement-breakpoint
CREATE INDEX "playlist_removals_time" ON "playlist_removals" USING btree ("created_at");