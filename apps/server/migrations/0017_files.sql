CREATE TABLE "file_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "file_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer,
	"name" text NOT NULL,
	"file_size" bigint NOT NULL,
	"mime" text NOT NULL,
	"extension" text NOT NULL,
	"hash" text,
	"disk" text NOT NULL,
	"path" text NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "file_entries_path_unique" UNIQUE("path")
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"key" text PRIMARY KEY NOT NULL,
	"owner_id" integer NOT NULL,
	"method" text NOT NULL,
	"disk" text NOT NULL,
	"path" text NOT NULL,
	"s3_upload_id" text,
	"name" text NOT NULL,
	"mime" text NOT NULL,
	"size" bigint NOT NULL,
	"metadata" jsonb NOT NULL,
	"file_entry_id" integer,
	"lease" text,
	"leased_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "uploads_path_unique" UNIQUE("path"),
	CONSTRAINT "uploads_size" CHECK (size >= 0)
);
--> statement-breakpoint
CREATE TABLE "recording_files" (
	"recording_key" text NOT NULL,
	"format" text NOT NULL,
	"mime" text NOT NULL,
	"disk" text NOT NULL,
	"path" text NOT NULL,
	"size" integer NOT NULL,
	"hash" text NOT NULL,
	"bit_rate" integer NOT NULL,
	CONSTRAINT "recording_files_recording_key_format_pk" PRIMARY KEY("recording_key","format"),
	CONSTRAINT "recording_files_path_unique" UNIQUE("path")
);
--> statement-breakpoint
ALTER TABLE "recordings" ADD COLUMN "file_entry_id" integer;--> statement-breakpoint
ALTER TABLE "recordings" ADD COLUMN "codec" text;--> statement-breakpoint
ALTER TABLE "recordings" ADD COLUMN "channels" integer;--> statement-breakpoint
ALTER TABLE "recordings" ADD COLUMN "true_peak" real;--> statement-breakpoint
ALTER TABLE "file_entries" ADD CONSTRAINT "file_entries_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_file_entry_id_file_entries_id_fk" FOREIGN KEY ("file_entry_id") REFERENCES "public"."file_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recording_files" ADD CONSTRAINT "recording_files_recording_key_recordings_key_fk" FOREIGN KEY ("recording_key") REFERENCES "public"."recordings"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "file_entries_owner" ON "file_entries" USING btree ("owner_id","id");--> statement-breakpoint
CREATE INDEX "file_entries_deleted" ON "file_entries" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "file_entries_created" ON "file_entries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "file_entries_hash" ON "file_entries" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "uploads_owner" ON "uploads" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "uploads_expired" ON "uploads" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_file_entry_id_file_entries_id_fk" FOREIGN KEY ("file_entry_id") REFERENCES "public"."file_entries"("id") ON DELETE no action ON UPDATE no action;