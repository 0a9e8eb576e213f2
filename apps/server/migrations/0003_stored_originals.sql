ALTER TABLE "images" ADD COLUMN "size" integer;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "hash" text;