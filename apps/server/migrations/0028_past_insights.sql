-- custom
-- The plays from before the insights are counted by the next roll-up, without the counts that they are in already.
insert into pending_plays (track_id, user_id, heard, played_at, listener, source_type, device, browser, country, is_counted)
select p.track_id, p.user_id, p.heard, p.created_at, p.listener, p.source_type, p.device, p.browser, p.country, true
from plays p
where not exists (
  select 1 from pending_plays q
  where q.track_id = p.track_id and q.played_at = p.created_at and q.heard = p.heard
    and q.user_id is not distinct from p.user_id
);
