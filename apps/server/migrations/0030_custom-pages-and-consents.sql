CREATE TABLE "custom_pages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "custom_pages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"body" text NOT NULL,
	"readers" text DEFAULT 'everyone' NOT NULL,
	"published" boolean DEFAULT false NOT NULL,
	"seo_title" text,
	"seo_description" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "custom_pages_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "policy_consents" (
	"user_id" integer NOT NULL,
	"policy_id" integer NOT NULL,
	"version" integer NOT NULL,
	"accepted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "policy_consents_user_id_policy_id_version_pk" PRIMARY KEY("user_id","policy_id","version")
);
--> statement-breakpoint
ALTER TABLE "policy_consents" ADD CONSTRAINT "policy_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;