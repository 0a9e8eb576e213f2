CREATE TABLE "rate_limits" (
	"client" text NOT NULL,
	"period" integer NOT NULL,
	"cost" integer NOT NULL,
	CONSTRAINT "rate_limits_client_period_pk" PRIMARY KEY("client","period")
);
--> statement-breakpoint
CREATE TABLE "secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
