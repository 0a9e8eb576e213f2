CREATE INDEX "albums_image" ON "albums" USING btree ("image_key");--> statement-breakpoint
CREATE INDEX "artists_image" ON "artists" USING btree ("image_key");--> statement-breakpoint
CREATE INDEX "artists_background" ON "artists" USING btree ("background_image_key");--> statement-breakpoint
CREATE INDEX "playlists_image" ON "playlists" USING btree ("image_key");--> statement-breakpoint
CREATE INDEX "tracks_image" ON "tracks" USING btree ("image_key");