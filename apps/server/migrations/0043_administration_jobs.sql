CREATE TABLE "import_keys" (
	"source" text NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"value" bigint NOT NULL,
	CONSTRAINT "import_keys_source_kind_key_pk" PRIMARY KEY("source","kind","key")
);
--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "job_id" integer;--> statement-breakpoint
CREATE INDEX "audit_entries_job" ON "audit_entries" USING btree ("job_id") WHERE job_id is not null;--> statement-breakpoint
CREATE INDEX "comments_by_reports" ON "comments" USING btree ("reports_count","id");--> statement-breakpoint
CREATE INDEX "comments_by_creation" ON "comments" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "comments_text" ON "comments" USING gin (lower("text") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "playlists_all_by_name" ON "playlists" USING btree (left("search_name", 30),"id");--> statement-breakpoint
CREATE INDEX "playlists_all_by_plays" ON "playlists" USING btree ("plays_count","id");--> statement-breakpoint
CREATE INDEX "playlists_all_by_creation" ON "playlists" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_email_search" ON "users" USING gin ("email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_by_creation" ON "users" USING btree ("created_at","id");