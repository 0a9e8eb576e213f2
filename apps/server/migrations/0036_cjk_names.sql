-- custom
-- Chinese, Japanese and Korean characters of the names for search are words of their own, as `normalize` makes them.
UPDATE tracks SET search_name = btrim(regexp_replace(regexp_replace(search_name, '([\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff\U00020000-\U0003134f])', ' \1 ', 'g'), ' +', ' ', 'g'))
WHERE search_name ~ '[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff\U00020000-\U0003134f]';
--> statement-breakpoint
UPDATE albums SET search_name = btrim(regexp_replace(regexp_replace(search_name, '([\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff\U00020000-\U0003134f])', ' \1 ', 'g'), ' +', ' ', 'g'))
WHERE search_name ~ '[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff\U00020000-\U0003134f]';
--> statement-breakpoint
UPDATE artists SET search_name = btrim(regexp_replace(regexp_replace(search_name, '([\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff\U00020000-\U0003134f])', ' \1 ', 'g'), ' +', ' ', 'g'))
WHERE search_name ~ '[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff\U00020000-\U0003134f]';
--> statement-breakpoint
UPDATE playlists SET search_name = btrim(regexp_replace(regexp_replace(search_name, '([\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff\U00020000-\U0003134f])', ' \1 ', 'g'), ' +', ' ', 'g'))
WHERE search_name ~ '[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff\U00020000-\U0003134f]';
--> statement-breakpoint
UPDATE genres SET search_name = btrim(regexp_replace(regexp_replace(search_name, '([\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff\U00020000-\U0003134f])', ' \1 ', 'g'), ' +', ' ', 'g'))
WHERE search_name ~ '[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff\U00020000-\U0003134f]';
--> statement-breakpoint
UPDATE tags SET search_name = btrim(regexp_replace(regexp_replace(search_name, '([\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff\U00020000-\U0003134f])', ' \1 ', 'g'), ' +', ' ', 'g'))
WHERE search_name ~ '[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff\U00020000-\U0003134f]';
--> statement-breakpoint
UPDATE labels SET search_name = btrim(regexp_replace(regexp_replace(search_name, '([\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff\U00020000-\U0003134f])', ' \1 ', 'g'), ' +', ' ', 'g'))
WHERE search_name ~ '[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff\U00020000-\U0003134f]';
