CREATE TABLE "user_blocks" (
	"user_id" integer NOT NULL,
	"blocked_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_blocks_user_id_blocked_id_pk" PRIMARY KEY("user_id","blocked_id"),
	CONSTRAINT "user_blocks_other" CHECK ("user_blocks"."user_id" <> "user_blocks"."blocked_id")
);
--> statement-breakpoint
CREATE TABLE "comment_likes" (
	"user_id" integer NOT NULL,
	"comment_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "comment_likes_user_id_comment_id_pk" PRIMARY KEY("user_id","comment_id")
);
--> statement-breakpoint
CREATE TABLE "comment_reports" (
	"comment_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"reason" text NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "comment_reports_comment_id_user_id_pk" PRIMARY KEY("comment_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"track_id" integer,
	"album_id" integer,
	"user_id" integer NOT NULL,
	"parent_id" integer,
	"text" text NOT NULL,
	"position" integer,
	"likes_count" bigint DEFAULT 0 NOT NULL,
	"replies_count" bigint DEFAULT 0 NOT NULL,
	"reports_count" bigint DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'visible' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "comments_target" CHECK (num_nonnulls("comments"."track_id", "comments"."album_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "playlist_folders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "playlist_folders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"parent_id" integer,
	"name" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "playlist_places" (
	"user_id" integer NOT NULL,
	"playlist_id" integer NOT NULL,
	"folder_id" integer NOT NULL,
	CONSTRAINT "playlist_places_user_id_playlist_id_pk" PRIMARY KEY("user_id","playlist_id")
);
--> statement-breakpoint
CREATE TABLE "hides" (
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"record_id" integer NOT NULL,
	"scope" text NOT NULL,
	"until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hides_user_id_kind_record_id_pk" PRIMARY KEY("user_id","kind","record_id")
);
--> statement-breakpoint
CREATE TABLE "user_follows" (
	"user_id" integer NOT NULL,
	"record_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_follows_user_id_record_id_pk" PRIMARY KEY("user_id","record_id")
);
--> statement-breakpoint
CREATE TABLE "pending_plays" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pending_plays_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"track_id" integer NOT NULL,
	"user_id" integer,
	"playlist_id" integer,
	"heard" integer NOT NULL,
	"played_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "play_receipts" (
	"listener" text NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "play_receipts_listener_key_pk" PRIMARY KEY("listener","key")
);
--> statement-breakpoint
CREATE TABLE "plays" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "plays_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"track_id" integer NOT NULL,
	"user_id" integer,
	"listener" text NOT NULL,
	"source_type" text,
	"source_id" integer,
	"device" text,
	"browser" text,
	"country" char(2),
	"heard" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "plays_created_at_id_pk" PRIMARY KEY("created_at","id"),
	CONSTRAINT "plays_heard" CHECK ("plays"."heard" >= 0)
);
--> statement-breakpoint
CREATE TABLE "track_play_days" (
	"track_id" integer NOT NULL,
	"day" date NOT NULL,
	"plays" integer NOT NULL,
	"heard" bigint NOT NULL,
	CONSTRAINT "track_play_days_track_id_day_pk" PRIMARY KEY("track_id","day")
);
--> statement-breakpoint
CREATE TABLE "user_track_plays" (
	"user_id" integer NOT NULL,
	"track_id" integer NOT NULL,
	"plays" integer NOT NULL,
	"last_played_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "user_track_plays_user_id_track_id_pk" PRIMARY KEY("user_id","track_id")
);
--> statement-breakpoint
CREATE TABLE "album_reposts" (
	"user_id" integer NOT NULL,
	"record_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "album_reposts_user_id_record_id_pk" PRIMARY KEY("user_id","record_id")
);
--> statement-breakpoint
CREATE TABLE "track_reposts" (
	"user_id" integer NOT NULL,
	"record_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "track_reposts_user_id_record_id_pk" PRIMARY KEY("user_id","record_id")
);
--> statement-breakpoint
CREATE TABLE "recent_searches" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recent_searches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"query" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recent_searches_query" UNIQUE("user_id","query")
);
--> statement-breakpoint
ALTER TABLE "albums" ADD COLUMN "reposts_count" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "albums" ADD COLUMN "comments_count" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "albums" ADD COLUMN "comments_disabled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "albums" ADD COLUMN "upc" text;--> statement-breakpoint
ALTER TABLE "albums" ADD COLUMN "catalogue_number" text;--> statement-breakpoint
ALTER TABLE "albums" ADD COLUMN "copyright" text;--> statement-breakpoint
ALTER TABLE "albums" ADD COLUMN "announced_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "playlists" ADD COLUMN "rules" jsonb;--> statement-breakpoint
ALTER TABLE "tracks" ADD COLUMN "isrc" text;--> statement-breakpoint
ALTER TABLE "tracks" ADD COLUMN "comments_disabled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "followers_count" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_blocks" ADD CONSTRAINT "user_blocks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_blocks" ADD CONSTRAINT "user_blocks_blocked_id_users_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_likes" ADD CONSTRAINT "comment_likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_likes" ADD CONSTRAINT "comment_likes_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_reports" ADD CONSTRAINT "comment_reports_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_reports" ADD CONSTRAINT "comment_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_track_id_tracks_id_fk" FOREIGN KEY ("track_id") REFERENCES "public"."tracks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_album_id_albums_id_fk" FOREIGN KEY ("album_id") REFERENCES "public"."albums"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_parent_id_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playlist_folders" ADD CONSTRAINT "playlist_folders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playlist_folders" ADD CONSTRAINT "playlist_folders_parent_id_playlist_folders_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."playlist_folders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playlist_places" ADD CONSTRAINT "playlist_places_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playlist_places" ADD CONSTRAINT "playlist_places_playlist_id_playlists_id_fk" FOREIGN KEY ("playlist_id") REFERENCES "public"."playlists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playlist_places" ADD CONSTRAINT "playlist_places_folder_id_playlist_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."playlist_folders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hides" ADD CONSTRAINT "hides_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_follows" ADD CONSTRAINT "user_follows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_follows" ADD CONSTRAINT "user_follows_record_id_users_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plays" ADD CONSTRAINT "plays_track_id_tracks_id_fk" FOREIGN KEY ("track_id") REFERENCES "public"."tracks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plays" ADD CONSTRAINT "plays_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "track_play_days" ADD CONSTRAINT "track_play_days_track_id_tracks_id_fk" FOREIGN KEY ("track_id") REFERENCES "public"."tracks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_track_plays" ADD CONSTRAINT "user_track_plays_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_track_plays" ADD CONSTRAINT "user_track_plays_track_id_tracks_id_fk" FOREIGN KEY ("track_id") REFERENCES "public"."tracks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "album_reposts" ADD CONSTRAINT "album_reposts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "album_reposts" ADD CONSTRAINT "album_reposts_record_id_albums_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."albums"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "track_reposts" ADD CONSTRAINT "track_reposts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "track_reposts" ADD CONSTRAINT "track_reposts_record_id_tracks_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."tracks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_searches" ADD CONSTRAINT "recent_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_blocks_blocked" ON "user_blocks" USING btree ("blocked_id");--> statement-breakpoint
CREATE INDEX "comment_likes_comment" ON "comment_likes" USING btree ("comment_id");--> statement-breakpoint
CREATE INDEX "comment_reports_user" ON "comment_reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "comments_track" ON "comments" USING btree ("track_id","created_at","id");--> statement-breakpoint
CREATE INDEX "comments_album" ON "comments" USING btree ("album_id","created_at","id");--> statement-breakpoint
CREATE INDEX "comments_parent" ON "comments" USING btree ("parent_id","created_at","id");--> statement-breakpoint
CREATE INDEX "comments_user" ON "comments" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "comments_status" ON "comments" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "playlist_folders_user" ON "playlist_folders" USING btree ("user_id","position","id");--> statement-breakpoint
CREATE INDEX "playlist_folders_parent" ON "playlist_folders" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "playlist_places_folder" ON "playlist_places" USING btree ("folder_id");--> statement-breakpoint
CREATE INDEX "playlist_places_playlist" ON "playlist_places" USING btree ("playlist_id");--> statement-breakpoint
CREATE INDEX "user_follows_record" ON "user_follows" USING btree ("record_id");--> statement-breakpoint
CREATE INDEX "user_follows_time" ON "user_follows" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "play_receipts_time" ON "play_receipts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "plays_track" ON "plays" USING btree ("track_id","created_at");--> statement-breakpoint
CREATE INDEX "plays_user" ON "plays" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "plays_listener" ON "plays" USING btree ("listener","created_at");--> statement-breakpoint
CREATE INDEX "track_play_days_day" ON "track_play_days" USING btree ("day","plays");--> statement-breakpoint
CREATE INDEX "user_track_plays_last" ON "user_track_plays" USING btree ("user_id","last_played_at");--> statement-breakpoint
CREATE INDEX "user_track_plays_track" ON "user_track_plays" USING btree ("track_id");--> statement-breakpoint
CREATE INDEX "album_reposts_record" ON "album_reposts" USING btree ("record_id");--> statement-breakpoint
CREATE INDEX "album_reposts_time" ON "album_reposts" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "track_reposts_record" ON "track_reposts" USING btree ("record_id");--> statement-breakpoint
CREATE INDEX "track_reposts_time" ON "track_reposts" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "recent_searches_newest" ON "recent_searches" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "labels_by_name" ON "labels" USING btree (left("search_name", 30),"id");--> statement-breakpoint
CREATE INDEX "labels_search" ON "labels" USING gin ("search_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "tracks_isrc" ON "tracks" USING btree ("isrc");