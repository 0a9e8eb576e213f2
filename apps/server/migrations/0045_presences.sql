CREATE TABLE "presences" (
	"place" text NOT NULL,
	"user_id" integer NOT NULL,
	"seen_until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "presences_place_user_id_pk" PRIMARY KEY("place","user_id")
);
--> statement-breakpoint
ALTER TABLE "presences" ADD CONSTRAINT "presences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;