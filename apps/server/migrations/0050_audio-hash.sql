ALTER TABLE "recordings" ADD COLUMN "audio_hash" text;--> statement-breakpoint
CREATE INDEX "recordings_hash_index" ON "recordings" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "recordings_audio_hash_index" ON "recordings" USING btree ("audio_hash");