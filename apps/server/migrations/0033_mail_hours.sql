CREATE TABLE "mail_hours" (
	"hour" timestamp with time zone PRIMARY KEY NOT NULL,
	"sent" integer NOT NULL
);
