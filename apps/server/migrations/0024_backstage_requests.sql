CREATE TABLE "backstage_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "backstage_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"user_id" integer NOT NULL,
	"artist_id" integer,
	"name" text,
	"role" text NOT NULL,
	"evidence" text NOT NULL,
	"links" jsonb NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"reviewer_id" integer,
	"note" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "backstage_requests_subject" CHECK (type = 'become' or artist_id is not null)
);
--> statement-breakpoint
ALTER TABLE "backstage_requests" ADD CONSTRAINT "backstage_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "backstage_requests" ADD CONSTRAINT "backstage_requests_artist_id_artists_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "backstage_requests" ADD CONSTRAINT "backstage_requests_reviewer_id_users_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "backstage_requests_open" ON "backstage_requests" USING btree ("user_id","type") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "backstage_requests_user" ON "backstage_requests" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "backstage_requests_artist" ON "backstage_requests" USING btree ("artist_id");