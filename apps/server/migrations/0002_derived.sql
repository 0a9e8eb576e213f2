-- What follows from other rows is kept by the database, whoever writes: counts and durations of what is published,
-- and the text that tracks and albums are searched by. A recount locks its rows before it counts, so that of two
-- transactions at once the later one sees the work of the earlier.

CREATE FUNCTION recount_albums(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM albums WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  UPDATE albums SET tracks_count = c.tracks, duration = c.duration
  FROM (
    SELECT a.id, count(t.id) AS tracks, coalesce(sum(t.duration), 0) AS duration
    FROM unnest(ids) AS a (id) LEFT JOIN tracks t ON t.album_id = a.id AND t.status = 'published'
    GROUP BY a.id
  ) c
  WHERE albums.id = c.id AND (albums.tracks_count, albums.duration) IS DISTINCT FROM (c.tracks, c.duration);
END $$;
--> statement-breakpoint
CREATE FUNCTION recount_playlists(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM playlists WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  UPDATE playlists SET tracks_count = c.tracks, duration = c.duration
  FROM (
    SELECT p.id, count(t.id) AS tracks, coalesce(sum(t.duration), 0) AS duration
    FROM unnest(ids) AS p (id)
    LEFT JOIN (playlist_tracks pt JOIN tracks t ON t.id = pt.track_id AND t.status = 'published')
      ON pt.playlist_id = p.id
    GROUP BY p.id
  ) c
  WHERE playlists.id = c.id
    AND (playlists.tracks_count, playlists.duration) IS DISTINCT FROM (c.tracks, c.duration);
END $$;
--> statement-breakpoint
CREATE FUNCTION recount_artists(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM artists WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  UPDATE artists SET tracks_count = c.tracks, albums_count = c.albums
  FROM (
    SELECT a.id,
      (SELECT count(DISTINCT t.id) FROM track_artists ta JOIN tracks t ON t.id = ta.track_id
        WHERE ta.artist_id = a.id AND t.status = 'published') AS tracks,
      (SELECT count(DISTINCT b.id) FROM album_artists aa JOIN albums b ON b.id = aa.album_id
        WHERE aa.artist_id = a.id AND b.status = 'published') AS albums
    FROM unnest(ids) AS a (id)
  ) c
  WHERE artists.id = c.id AND (artists.tracks_count, artists.albums_count) IS DISTINCT FROM (c.tracks, c.albums);
END $$;
--> statement-breakpoint
CREATE FUNCTION recount_genres(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM genres WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  UPDATE genres SET tracks_count = c.tracks, albums_count = c.albums, artists_count = c.artists
  FROM (
    SELECT g.id,
      (SELECT count(*) FROM track_genres tg JOIN tracks t ON t.id = tg.track_id
        WHERE tg.genre_id = g.id AND t.status = 'published') AS tracks,
      (SELECT count(*) FROM album_genres ag JOIN albums b ON b.id = ag.album_id
        WHERE ag.genre_id = g.id AND b.status = 'published') AS albums,
      (SELECT count(*) FROM artist_genres ag JOIN artists a ON a.id = ag.artist_id
        WHERE ag.genre_id = g.id AND a.status = 'published') AS artists
    FROM unnest(ids) AS g (id)
  ) c
  WHERE genres.id = c.id
    AND (genres.tracks_count, genres.albums_count, genres.artists_count)
      IS DISTINCT FROM (c.tracks, c.albums, c.artists);
END $$;
--> statement-breakpoint
CREATE FUNCTION recount_tags(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM tags WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  UPDATE tags SET tracks_count = c.tracks, albums_count = c.albums
  FROM (
    SELECT g.id,
      (SELECT count(*) FROM track_tags tt JOIN tracks t ON t.id = tt.track_id
        WHERE tt.tag_id = g.id AND t.status = 'published') AS tracks,
      (SELECT count(*) FROM album_tags at JOIN albums b ON b.id = at.album_id
        WHERE at.tag_id = g.id AND b.status = 'published') AS albums
    FROM unnest(ids) AS g (id)
  ) c
  WHERE tags.id = c.id AND (tags.tracks_count, tags.albums_count) IS DISTINCT FROM (c.tracks, c.albums);
END $$;
--> statement-breakpoint
CREATE FUNCTION track_search_text(track integer, own_name text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT concat_ws(' ', own_name, (
    SELECT string_agg(named.search_name, ' ' ORDER BY named.place, named.id)
    FROM (
      SELECT a.id, a.search_name, min(ta."order") AS place
      FROM track_artists ta JOIN artists a ON a.id = ta.artist_id
      WHERE ta.track_id = track AND a.status = 'published'
      GROUP BY a.id
    ) named
  ))
$$;
--> statement-breakpoint
CREATE FUNCTION album_search_text(album integer, own_name text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT concat_ws(' ', own_name, (
    SELECT string_agg(named.search_name, ' ' ORDER BY named.place, named.id)
    FROM (
      SELECT a.id, a.search_name, min(aa."order") AS place
      FROM album_artists aa JOIN artists a ON a.id = aa.artist_id
      WHERE aa.album_id = album AND a.status = 'published'
      GROUP BY a.id
    ) named
  ))
$$;
--> statement-breakpoint
CREATE FUNCTION refresh_track_text(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM tracks WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  UPDATE tracks SET search_text = c.text
  FROM (
    SELECT id, track_search_text(id, search_name) COLLATE "C" AS text FROM tracks WHERE id = ANY (ids)
  ) c
  WHERE tracks.id = c.id AND tracks.search_text <> c.text;
END $$;
--> statement-breakpoint
CREATE FUNCTION refresh_album_text(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM albums WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  UPDATE albums SET search_text = c.text
  FROM (
    SELECT id, album_search_text(id, search_name) COLLATE "C" AS text FROM albums WHERE id = ANY (ids)
  ) c
  WHERE albums.id = c.id AND albums.search_text <> c.text;
END $$;
--> statement-breakpoint
CREATE FUNCTION set_track_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := track_search_text(NEW.id, NEW.search_name);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION set_album_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := album_search_text(NEW.id, NEW.search_name);
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
CREATE TRIGGER set_text_on_insert BEFORE INSERT ON tracks FOR EACH ROW EXECUTE FUNCTION set_track_text();
--> statement-breakpoint
CREATE TRIGGER set_text_on_rename BEFORE UPDATE OF search_name ON tracks
  FOR EACH ROW EXECUTE FUNCTION set_track_text();
--> statement-breakpoint
CREATE TRIGGER set_text_on_insert BEFORE INSERT ON albums FOR EACH ROW EXECUTE FUNCTION set_album_text();
--> statement-breakpoint
CREATE TRIGGER set_text_on_rename BEFORE UPDATE OF search_name ON albums
  FOR EACH ROW EXECUTE FUNCTION set_album_text();
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
