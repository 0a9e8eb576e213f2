ALTER TABLE "private_links" DROP CONSTRAINT "private_links_token_unique";--> statement-breakpoint
ALTER TABLE "private_links" ADD COLUMN "token_hash" text;--> statement-breakpoint
-- As the server makes it: base64url without padding.
UPDATE "private_links" SET "token_hash" = translate(encode(sha256("token"::bytea), 'base64'), '+/=', '-_');--> statement-breakpoint
ALTER TABLE "private_links" ALTER COLUMN "token_hash" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "private_links" ADD CONSTRAINT "private_links_token_hash_unique" UNIQUE("token_hash");
