CREATE TABLE "insight_days" (
	"kind" text NOT NULL,
	"subject_id" integer NOT NULL,
	"day" date NOT NULL,
	"plays" integer NOT NULL,
	"heard" bigint NOT NULL,
	"listeners" "bytea" NOT NULL,
	"parts" jsonb NOT NULL,
	CONSTRAINT "insight_days_kind_subject_id_day_pk" PRIMARY KEY("kind","subject_id","day")
);
--> statement-breakpoint
CREATE TABLE "visit_keys" (
	"day" date PRIMARY KEY NOT NULL,
	"key" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "album_likes_record";--> statement-breakpoint
DROP INDEX "artist_follows_record";--> statement-breakpoint
DROP INDEX "playlist_follows_record";--> statement-breakpoint
DROP INDEX "track_likes_record";--> statement-breakpoint
DROP INDEX "user_follows_record";--> statement-breakpoint
DROP INDEX "album_reposts_record";--> statement-breakpoint
DROP INDEX "track_reposts_record";--> statement-breakpoint
ALTER TABLE "artists" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "pending_plays" ADD COLUMN "listener" text;--> statement-breakpoint
ALTER TABLE "pending_plays" ADD COLUMN "source_type" text;--> statement-breakpoint
ALTER TABLE "pending_plays" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "pending_plays" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "pending_plays" ADD COLUMN "country" char(2);--> statement-breakpoint
ALTER TABLE "pending_plays" ADD COLUMN "is_counted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "insight_days_day" ON "insight_days" USING btree ("kind","day","subject_id","plays");--> statement-breakpoint
CREATE INDEX "album_likes_record" ON "album_likes" USING btree ("record_id","created_at");--> statement-breakpoint
CREATE INDEX "artist_follows_record" ON "artist_follows" USING btree ("record_id","created_at");--> statement-breakpoint
CREATE INDEX "playlist_follows_record" ON "playlist_follows" USING btree ("record_id","created_at");--> statement-breakpoint
CREATE INDEX "track_likes_record" ON "track_likes" USING btree ("record_id","created_at");--> statement-breakpoint
CREATE INDEX "user_follows_record" ON "user_follows" USING btree ("record_id","created_at");--> statement-breakpoint
CREATE INDEX "album_reposts_record" ON "album_reposts" USING btree ("record_id","created_at");--> statement-breakpoint
CREATE INDEX "track_reposts_record" ON "track_reposts" USING btree ("record_id","created_at");