-- The ids of the records that match a search, best first, at most `most` of each type.
--
-- A function, because its statements are planned once per connection: planning them took longer than running them.
-- Their plans are made without the values (`force_generic_plan`), and an operator is taken as dearer than usual, because
-- a comparison of texts is: so a plan reads the indexes of names and trigrams, also of small tables.
--
-- query     the normalised query
-- pattern   the query, escaped for `like`
-- words     a `like` pattern for each word of the query; all match ' ' || text
-- longest   `like` patterns for the longest word, one of which matches
-- is_common whether so many texts may match `longest` that reading its index takes longer than reading by popularity
-- swaps     `like` patterns of the query with two adjacent letters swapped; empty for long queries
-- spelled   the query as it is compared with similarly spelled texts; empty if it has no trigrams
CREATE FUNCTION search_records(
  query text, pattern text, words text[], longest text[], is_common boolean, swaps text[], spelled text,
  types text[], most integer
) RETURNS TABLE (type text, id integer) LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan
SET cpu_operator_cost = 0.1
AS $$
#variable_conflict use_column
DECLARE
  -- The index of names holds the first 30 characters.
  key text := left(query, 30);
  key_end text := key || chr(1114111);
  -- The number of artists of one name that are considered, and that of matches that are ranked.
  most_namesakes CONSTANT integer := 3;
  most_ranked CONSTANT integer := 2000;
  namesakes integer[];
  found_types text[];
  found_ids integer[];
  lacking text[];
  similarity real;
BEGIN
  -- The number of matches varies too much for one plan.
  IF is_common THEN
    PERFORM set_config('plan_cache_mode', 'force_custom_plan', true), set_config('cpu_operator_cost', '0.0025', true);
  END IF;

  -- Names that are the query, records of artists who are called so, names that begin with the query.
  namesakes := ARRAY(
    SELECT r.id FROM searchable_records r
    WHERE r.type = 'artists' AND left(r.name, 30) >= key AND left(r.name, 30) < key_end
      AND (r.name = query OR r.name LIKE pattern || ' %')
    ORDER BY r.name = query DESC, r.popularity DESC LIMIT most_namesakes
  );
  SELECT array_agg(m.type ORDER BY m.rank, m.popularity DESC, m.id DESC),
    array_agg(m.id ORDER BY m.rank, m.popularity DESC, m.id DESC)
  INTO found_types, found_ids
  FROM unnest(types) wanted (type), LATERAL (
    (SELECT r.type, r.id, 0 AS rank, r.popularity FROM searchable_records r
      WHERE r.type = wanted.type AND left(r.name, 30) = key AND r.name = query
      ORDER BY r.popularity DESC, r.id DESC LIMIT most)
    UNION ALL
    (SELECT r.type, r.id, 1, r.popularity FROM searchable_records r
      WHERE r.type = wanted.type AND r.id = ANY (ARRAY(
        SELECT c.id FROM searchable_credits c WHERE c.type = wanted.type AND c.artist_id = ANY (namesakes)
      ))
      ORDER BY r.popularity DESC, r.id DESC LIMIT most)
    UNION ALL
    (SELECT r.type, r.id, 2, r.popularity FROM searchable_records r
      WHERE r.type = wanted.type AND left(r.name, 30) >= key AND left(r.name, 30) < key_end
        AND r.name LIKE pattern || '%'
      ORDER BY r.popularity DESC, r.id DESC LIMIT most)
  ) m;

  -- Other literal matches: the beginning of a word, the rest of the name, an artist's name.
  lacking := ARRAY(
    SELECT wanted FROM unnest(types) wanted WHERE (
      SELECT count(DISTINCT f.id) FROM unnest(found_types, found_ids) f (type, id) WHERE f.type = wanted
    ) < most
  );
  IF is_common AND position(' ' IN query) = 0 THEN
    SELECT found_types || array_agg(m.type ORDER BY m.rank, m.popularity DESC, m.id DESC),
      found_ids || array_agg(m.id ORDER BY m.rank, m.popularity DESC, m.id DESC)
    INTO found_types, found_ids
    FROM unnest(lacking) wanted (type), LATERAL (
      (SELECT r.type, r.id, 0 AS rank, r.popularity FROM searchable_records r
        WHERE r.type = wanted.type AND r.name LIKE ANY (longest)
        ORDER BY r.popularity DESC, r.id DESC LIMIT most)
      UNION ALL
      (SELECT r.type, r.id, 1, r.popularity FROM searchable_records r
        WHERE r.type = wanted.type AND r.text LIKE ANY (longest)
        ORDER BY r.popularity DESC, r.id DESC LIMIT most)
    ) m;
  ELSIF cardinality(lacking) > 0 THEN
    SELECT found_types || array_agg(m.type ORDER BY m.rank, m.popularity DESC, m.id DESC),
      found_ids || array_agg(m.id ORDER BY m.rank, m.popularity DESC, m.id DESC)
    INTO found_types, found_ids
    FROM unnest(lacking) wanted (type), LATERAL (
      SELECT candidate.*, CASE
          WHEN candidate.name = query THEN 0
          WHEN candidate.name LIKE pattern || '%' THEN 1
          WHEN candidate.name LIKE '% ' || pattern || '%' THEN 2
          WHEN ' ' || candidate.name LIKE ALL (words) THEN 3
          ELSE 4 END AS rank
      FROM (
        SELECT r.type, r.id, r.name, r.popularity FROM searchable_records r
        WHERE r.type = wanted.type AND r.text LIKE ANY (longest) AND ' ' || r.text LIKE ALL (words)
        LIMIT most_ranked
      ) candidate
      ORDER BY rank, candidate.popularity DESC, candidate.id DESC LIMIT most
    ) m;
  END IF;

  -- Misspelt queries, for types without a match. A query that fills a type is not misspelt.
  IF char_length(query) >= 3 AND NOT EXISTS (
    SELECT FROM unnest(types) wanted WHERE (
      SELECT count(DISTINCT f.id) FROM unnest(found_types, found_ids) f (type, id) WHERE f.type = wanted
    ) >= most
  ) THEN
    IF cardinality(swaps) > 0 THEN
      lacking := ARRAY(SELECT wanted FROM unnest(types) wanted WHERE NOT wanted = ANY (coalesce(found_types, '{}')));
      SELECT found_types || array_agg(m.type ORDER BY m.popularity DESC, m.id DESC),
        found_ids || array_agg(m.id ORDER BY m.popularity DESC, m.id DESC)
      INTO found_types, found_ids
      FROM unnest(lacking) wanted (type), LATERAL (
        SELECT candidate.* FROM (
          SELECT r.type, r.id, r.popularity FROM searchable_records r
          WHERE r.type = wanted.type AND r.text LIKE ANY (swaps) OFFSET 0
        ) candidate
        ORDER BY candidate.popularity DESC, candidate.id DESC LIMIT most
      ) m;
    END IF;
    -- The lower the similarity, the more texts have to be compared: hardly similar ones only where nothing was found.
    FOREACH similarity IN ARRAY '{0.6, 0.4}'::real[] LOOP
      EXIT WHEN spelled = '' OR similarity < 0.5 AND cardinality(found_ids) > 0;
      lacking := ARRAY(SELECT wanted FROM unnest(types) wanted WHERE NOT wanted = ANY (coalesce(found_types, '{}')));
      PERFORM set_config('pg_trgm.word_similarity_threshold', similarity::text, true);
      SELECT found_types || array_agg(m.type ORDER BY m.likeness DESC, m.popularity DESC, m.id DESC),
        found_ids || array_agg(m.id ORDER BY m.likeness DESC, m.popularity DESC, m.id DESC)
      INTO found_types, found_ids
      FROM unnest(lacking) wanted (type), LATERAL (
        SELECT candidate.*, word_similarity(spelled, candidate.text) AS likeness FROM (
          SELECT r.type, r.id, r.text, r.popularity FROM searchable_records r
          WHERE r.type = wanted.type AND spelled <% r.text LIMIT most_ranked
        ) candidate
        ORDER BY likeness DESC, candidate.popularity DESC, candidate.id DESC LIMIT most
      ) m;
    END LOOP;
  END IF;

  RETURN QUERY SELECT ranked.type, ranked.id FROM (
    SELECT f.type, f.id, min(f.place) AS place, row_number() OVER (PARTITION BY f.type ORDER BY min(f.place)) AS number
    FROM unnest(found_types, found_ids) WITH ORDINALITY f (type, id, place) GROUP BY f.type, f.id
  ) ranked WHERE ranked.number <= most ORDER BY ranked.place;
END $$;
