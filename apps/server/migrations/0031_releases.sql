CREATE TABLE "private_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "private_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token" text NOT NULL,
	"album_id" integer,
	"track_id" integer,
	"created_by" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "private_links_token_unique" UNIQUE("token"),
	CONSTRAINT "private_links_target" CHECK ((album_id is null) <> (track_id is null))
);
--> statement-breakpoint
CREATE TABLE "backstage_request_files" (
	"request_id" integer NOT NULL,
	"file_entry_id" integer NOT NULL,
	CONSTRAINT "backstage_request_files_request_id_file_entry_id_pk" PRIMARY KEY("request_id","file_entry_id")
);
--> statement-breakpoint
ALTER TABLE "albums" ADD COLUMN "publish_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "albums" ADD COLUMN "publish_zone" text;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "width" integer;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "height" integer;--> statement-breakpoint
ALTER TABLE "tracks" ADD COLUMN "licence" text;--> statement-breakpoint
ALTER TABLE "tracks" ADD COLUMN "credits" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "tracks" ADD COLUMN "publish_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "tracks" ADD COLUMN "publish_zone" text;--> statement-breakpoint
ALTER TABLE "private_links" ADD CONSTRAINT "private_links_album_id_albums_id_fk" FOREIGN KEY ("album_id") REFERENCES "public"."albums"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private_links" ADD CONSTRAINT "private_links_track_id_tracks_id_fk" FOREIGN KEY ("track_id") REFERENCES "public"."tracks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private_links" ADD CONSTRAINT "private_links_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "backstage_request_files" ADD CONSTRAINT "backstage_request_files_request_id_backstage_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."backstage_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "backstage_request_files" ADD CONSTRAINT "backstage_request_files_file_entry_id_file_entries_id_fk" FOREIGN KEY ("file_entry_id") REFERENCES "public"."file_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "private_links_album" ON "private_links" USING btree ("album_id");--> statement-breakpoint
CREATE INDEX "private_links_track" ON "private_links" USING btree ("track_id");--> statement-breakpoint
CREATE INDEX "backstage_request_files_file_entry" ON "backstage_request_files" USING btree ("file_entry_id");