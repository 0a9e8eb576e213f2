ALTER TABLE "artists" ADD COLUMN "pinned_track_id" integer;--> statement-breakpoint
ALTER TABLE "artists" ADD COLUMN "announcement" text;--> statement-breakpoint
ALTER TABLE "artists" ADD COLUMN "tour_dates" jsonb DEFAULT '[]'::jsonb NOT NULL;