CREATE TABLE "appearance_editors" (
	"draft_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"seen_until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "appearance_editors_draft_id_user_id_pk" PRIMARY KEY("draft_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "appearance_files" (
	"hash" text PRIMARY KEY NOT NULL,
	"mime" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "appearance_editors" ADD CONSTRAINT "appearance_editors_draft_id_appearance_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."appearance_drafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appearance_editors" ADD CONSTRAINT "appearance_editors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;