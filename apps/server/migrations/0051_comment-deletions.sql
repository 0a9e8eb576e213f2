CREATE TABLE "comment_deletions" (
	"comment_id" integer PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "comment_deletions" ADD CONSTRAINT "comment_deletions_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_deletions" ADD CONSTRAINT "comment_deletions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comment_deletions_user" ON "comment_deletions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "comment_deletions_time" ON "comment_deletions" USING btree ("created_at");