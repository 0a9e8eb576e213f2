-- What follows from other rows is kept by the database, whoever writes: counts and durations of what is published,
-- and the text that tracks and albums are searched by. A recount locks its rows before it counts, so that of two
-- transactions at once the later one sees the work of the earlier.

CREATE FUNCTION recount_albums(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM albums WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  UPDATE albums SET tracks_count = c.tracks, duration = c.duration
  FROM (
    SELECT i.id, coalesce(s.tracks, 0) AS tracks, coalesce(s.duration, 0) AS duration
    FROM unnest(ids) AS i (id) LEFT JOIN (
      SELECT album_id AS id, count(*) AS tracks, sum(duration) AS duration FROM tracks
      WHERE album_id = ANY (ids) AND status = 'published' GROUP BY album_id
    ) s USING (id)
  ) c
  WHERE albums.id = c.id AND (albums.tracks_count, albums.duration) IS DISTINCT FROM (c.tracks, c.duration);
END $$;
--> statement-breakpoint
CREATE FUNCTION recount_playlists(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM playlists WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  UPDATE playlists SET tracks_count = c.tracks, duration = c.duration
  FROM (
    SELECT i.id, coalesce(s.tracks, 0) AS tracks, coalesce(s.duration, 0) AS duration
    FROM unnest(ids) AS i (id) LEFT JOIN (
      SELECT pt.playlist_id AS id, count(*) AS tracks, sum(t.duration) AS duration
      FROM playlist_tracks pt JOIN tracks t ON t.id = pt.track_id
      WHERE pt.playlist_id = ANY (ids) AND t.status = 'published' GROUP BY pt.playlist_id
    ) s USING (id)
  ) c
  WHERE playlists.id = c.id AND (playlists.tracks_count, playlists.duration) IS DISTINCT FROM (c.tracks, c.duration);
END $$;
--> statement-breakpoint
CREATE FUNCTION recount_artists(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM artists WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  UPDATE artists SET tracks_count = c.tracks, albums_count = c.albums
  FROM (
    SELECT i.id, coalesce(tracks.n, 0) AS tracks, coalesce(albums.n, 0) AS albums
    FROM unnest(ids) AS i (id)
    LEFT JOIN (
      SELECT l.artist_id AS id, count(DISTINCT l.track_id) AS n FROM track_artists l JOIN tracks r ON r.id = l.track_id
      WHERE l.artist_id = ANY (ids) AND r.status = 'published' GROUP BY l.artist_id
    ) tracks ON tracks.id = i.id
    LEFT JOIN (
      SELECT l.artist_id AS id, count(DISTINCT l.album_id) AS n FROM album_artists l JOIN albums r ON r.id = l.album_id
      WHERE l.artist_id = ANY (ids) AND r.status = 'published' GROUP BY l.artist_id
    ) albums ON albums.id = i.id
  ) c
  WHERE artists.id = c.id
    AND (artists.tracks_count, artists.albums_count) IS DISTINCT FROM (c.tracks, c.albums);
END $$;
--> statement-breakpoint
CREATE FUNCTION recount_genres(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM genres WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  UPDATE genres SET tracks_count = c.tracks, albums_count = c.albums, artists_count = c.artists
  FROM (
    SELECT i.id, coalesce(tracks.n, 0) AS tracks, coalesce(albums.n, 0) AS albums, coalesce(artists.n, 0) AS artists
    FROM unnest(ids) AS i (id)
    LEFT JOIN (
      SELECT l.genre_id AS id, count(*) AS n FROM track_genres l JOIN tracks r ON r.id = l.track_id
      WHERE l.genre_id = ANY (ids) AND r.status = 'published' GROUP BY l.genre_id
    ) tracks ON tracks.id = i.id
    LEFT JOIN (
      SELECT l.genre_id AS id, count(*) AS n FROM album_genres l JOIN albums r ON r.id = l.album_id
      WHERE l.genre_id = ANY (ids) AND r.status = 'published' GROUP BY l.genre_id
    ) albums ON albums.id = i.id
    LEFT JOIN (
      SELECT l.genre_id AS id, count(*) AS n FROM artist_genres l JOIN artists r ON r.id = l.artist_id
      WHERE l.genre_id = ANY (ids) AND r.status = 'published' GROUP BY l.genre_id
    ) artists ON artists.id = i.id
  ) c
  WHERE genres.id = c.id
    AND (genres.tracks_count, genres.albums_count, genres.artists_count) IS DISTINCT FROM (c.tracks, c.albums, c.artists);
END $$;
--> statement-breakpoint
CREATE FUNCTION recount_tags(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM tags WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  UPDATE tags SET tracks_count = c.tracks, albums_count = c.albums
  FROM (
    SELECT i.id, coalesce(tracks.n, 0) AS tracks, coalesce(albums.n, 0) AS albums
    FROM unnest(ids) AS i (id)
    LEFT JOIN (
      SELECT l.tag_id AS id, count(*) AS n FROM track_tags l JOIN tracks r ON r.id = l.track_id
      WHERE l.tag_id = ANY (ids) AND r.status = 'published' GROUP BY l.tag_id
    ) tracks ON tracks.id = i.id
    LEFT JOIN (
      SELECT l.tag_id AS id, count(*) AS n FROM album_tags l JOIN albums r ON r.id = l.album_id
      WHERE l.tag_id = ANY (ids) AND r.status = 'published' GROUP BY l.tag_id
    ) albums ON albums.id = i.id
  ) c
  WHERE tags.id = c.id
    AND (tags.tracks_count, tags.albums_count) IS DISTINCT FROM (c.tracks, c.albums);
END $$;
--> statement-breakpoint
CREATE FUNCTION track_artist_names(ids integer[]) RETURNS TABLE (id integer, names text) LANGUAGE sql STABLE AS $$
  SELECT n.track_id, string_agg(n.search_name, ' ' ORDER BY n.place, n.artist_id)
  FROM (
    SELECT l.track_id, l.artist_id, a.search_name, min(l."order") AS place
    FROM track_artists l JOIN artists a ON a.id = l.artist_id
    WHERE l.track_id = ANY (ids) AND a.status = 'published'
    GROUP BY l.track_id, l.artist_id, a.search_name
  ) n
  GROUP BY n.track_id
$$;
--> statement-breakpoint
CREATE FUNCTION refresh_track_text(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM tracks WHERE tracks.id = ANY (ids) ORDER BY tracks.id FOR NO KEY UPDATE;
  UPDATE tracks SET search_text = c.text
  FROM (
    SELECT t.id, concat_ws(' ', t.search_name, n.names) COLLATE "C" AS text
    FROM tracks t LEFT JOIN track_artist_names(ids) n ON n.id = t.id
    WHERE t.id = ANY (ids)
  ) c
  WHERE tracks.id = c.id AND tracks.search_text <> c.text;
END $$;
--> statement-breakpoint
CREATE FUNCTION rename_track_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := concat_ws(' ', NEW.search_name, (SELECT names FROM track_artist_names(ARRAY[NEW.id])));
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION album_artist_names(ids integer[]) RETURNS TABLE (id integer, names text) LANGUAGE sql STABLE AS $$
  SELECT n.album_id, string_agg(n.search_name, ' ' ORDER BY n.place, n.artist_id)
  FROM (
    SELECT l.album_id, l.artist_id, a.search_name, min(l."order") AS place
    FROM album_artists l JOIN artists a ON a.id = l.artist_id
    WHERE l.album_id = ANY (ids) AND a.status = 'published'
    GROUP BY l.album_id, l.artist_id, a.search_name
  ) n
  GROUP BY n.album_id
$$;
--> statement-breakpoint
CREATE FUNCTION refresh_album_text(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM albums WHERE albums.id = ANY (ids) ORDER BY albums.id FOR NO KEY UPDATE;
  UPDATE albums SET search_text = c.text
  FROM (
    SELECT t.id, concat_ws(' ', t.search_name, n.names) COLLATE "C" AS text
    FROM albums t LEFT JOIN album_artist_names(ids) n ON n.id = t.id
    WHERE t.id = ANY (ids)
  ) c
  WHERE albums.id = c.id AND albums.search_text <> c.text;
END $$;
--> statement-breakpoint
CREATE FUNCTION rename_album_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := concat_ws(' ', NEW.search_name, (SELECT names FROM album_artist_names(ARRAY[NEW.id])));
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION set_own_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Its artists come after it.
  NEW.search_text := NEW.search_name;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION tracks_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM recount_albums(ARRAY(SELECT DISTINCT album_id FROM changed WHERE album_id IS NOT NULL));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION tracks_updated() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  -- Tracks that appeared or went, and those whose length or album changed as well.
  shown integer[];
  counted integer[];
BEGIN
  SELECT
    coalesce(array_agg(n.id) FILTER (WHERE (n.status = 'published') <> (o.status = 'published')), '{}'),
    coalesce(array_agg(n.id), '{}')
  INTO shown, counted
  FROM new_rows n JOIN old_rows o USING (id)
  WHERE (n.status = 'published', n.duration, n.album_id)
    IS DISTINCT FROM (o.status = 'published', o.duration, o.album_id);
  IF counted = '{}' THEN
    RETURN NULL;
  END IF;
  PERFORM recount_albums(ARRAY(
    SELECT album_id FROM new_rows WHERE id = ANY (counted) AND album_id IS NOT NULL
    UNION SELECT album_id FROM old_rows WHERE id = ANY (counted) AND album_id IS NOT NULL));
  PERFORM recount_playlists(ARRAY(SELECT DISTINCT playlist_id FROM playlist_tracks WHERE track_id = ANY (counted)));
  IF shown <> '{}' THEN
    PERFORM recount_artists(ARRAY(SELECT DISTINCT artist_id FROM track_artists WHERE track_id = ANY (shown)));
    PERFORM recount_genres(ARRAY(SELECT DISTINCT genre_id FROM track_genres WHERE track_id = ANY (shown)));
    PERFORM recount_tags(ARRAY(SELECT DISTINCT tag_id FROM track_tags WHERE track_id = ANY (shown)));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION albums_updated() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  shown integer[];
BEGIN
  SELECT coalesce(array_agg(n.id), '{}') INTO shown
  FROM new_rows n JOIN old_rows o USING (id)
  WHERE (n.status = 'published') <> (o.status = 'published');
  IF shown <> '{}' THEN
    PERFORM recount_artists(ARRAY(SELECT DISTINCT artist_id FROM album_artists WHERE album_id = ANY (shown)));
    PERFORM recount_genres(ARRAY(SELECT DISTINCT genre_id FROM album_genres WHERE album_id = ANY (shown)));
    PERFORM recount_tags(ARRAY(SELECT DISTINCT tag_id FROM album_tags WHERE album_id = ANY (shown)));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION artists_updated() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed_ids integer[];
BEGIN
  SELECT coalesce(array_agg(n.id), '{}') INTO changed_ids
  FROM new_rows n JOIN old_rows o USING (id)
  WHERE (n.status = 'published', n.search_name) IS DISTINCT FROM (o.status = 'published', o.search_name);
  IF changed_ids <> '{}' THEN
    PERFORM recount_genres(ARRAY(SELECT DISTINCT genre_id FROM artist_genres WHERE artist_id = ANY (changed_ids)));
    PERFORM refresh_track_text(ARRAY(SELECT DISTINCT track_id FROM track_artists WHERE artist_id = ANY (changed_ids)));
    PERFORM refresh_album_text(ARRAY(SELECT DISTINCT album_id FROM album_artists WHERE artist_id = ANY (changed_ids)));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION track_artists_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM recount_artists(ARRAY(SELECT DISTINCT artist_id FROM changed));
  PERFORM refresh_track_text(ARRAY(SELECT DISTINCT track_id FROM changed));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION album_artists_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM recount_artists(ARRAY(SELECT DISTINCT artist_id FROM changed));
  PERFORM refresh_album_text(ARRAY(SELECT DISTINCT album_id FROM changed));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION genres_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM recount_genres(ARRAY(SELECT DISTINCT genre_id FROM changed));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION tags_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM recount_tags(ARRAY(SELECT DISTINCT tag_id FROM changed));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION playlist_tracks_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM recount_playlists(ARRAY(SELECT DISTINCT playlist_id FROM changed));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER set_text_on_insert BEFORE INSERT ON tracks FOR EACH ROW EXECUTE FUNCTION set_own_text();
--> statement-breakpoint
CREATE TRIGGER set_text_on_rename BEFORE UPDATE OF search_name ON tracks
  FOR EACH ROW EXECUTE FUNCTION rename_track_text();
--> statement-breakpoint
CREATE TRIGGER set_text_on_insert BEFORE INSERT ON albums FOR EACH ROW EXECUTE FUNCTION set_own_text();
--> statement-breakpoint
CREATE TRIGGER set_text_on_rename BEFORE UPDATE OF search_name ON albums
  FOR EACH ROW EXECUTE FUNCTION rename_album_text();
--> statement-breakpoint
CREATE TRIGGER derive_on_insert AFTER INSERT ON tracks REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tracks_moved();
--> statement-breakpoint
CREATE TRIGGER derive_on_delete AFTER DELETE ON tracks REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tracks_moved();
--> statement-breakpoint
DO $$
DECLARE
  subject record;
BEGIN
  FOR subject IN SELECT * FROM (VALUES
    ('tracks', 'tracks_updated'), ('albums', 'albums_updated'), ('artists', 'artists_updated')
  ) AS s (name, work) LOOP
    EXECUTE format(
      'CREATE TRIGGER derive_on_update AFTER UPDATE ON %I REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
       FOR EACH STATEMENT EXECUTE FUNCTION %I()', subject.name, subject.work);
  END LOOP;

  FOR subject IN SELECT * FROM (VALUES
    ('track_artists', 'track_artists_changed'), ('album_artists', 'album_artists_changed'),
    ('track_genres', 'genres_changed'), ('album_genres', 'genres_changed'), ('artist_genres', 'genres_changed'),
    ('track_tags', 'tags_changed'), ('album_tags', 'tags_changed'), ('playlist_tracks', 'playlist_tracks_changed')
  ) AS s (name, work) LOOP
    EXECUTE format('CREATE TRIGGER derive_on_insert AFTER INSERT ON %I REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION %I()', subject.name, subject.work);
    EXECUTE format('CREATE TRIGGER derive_on_delete AFTER DELETE ON %I REFERENCING OLD TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION %I()', subject.name, subject.work);
    -- An update takes a row from one place and puts it in another.
    EXECUTE format('CREATE TRIGGER derive_on_leaving AFTER UPDATE ON %I REFERENCING OLD TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION %I()', subject.name, subject.work);
    EXECUTE format('CREATE TRIGGER derive_on_joining AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION %I()', subject.name, subject.work);
  END LOOP;
END $$;
