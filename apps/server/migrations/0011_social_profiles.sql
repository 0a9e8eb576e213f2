CREATE TABLE "social_profiles" (
	"user_id" integer NOT NULL,
	"service_name" text NOT NULL,
	"username" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "social_profiles_user_id_service_name_pk" PRIMARY KEY("user_id","service_name")
);
--> statement-breakpoint
ALTER TABLE "social_profiles" ADD CONSTRAINT "social_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;