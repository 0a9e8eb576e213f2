import { searchPath, useMessages } from '@segno/data';
import { ButtonLink, SearchIcon } from '@segno/ui';
import { socialMessages } from '../messages/social.en.ts';

/** The way to fill an empty list of music. */
export function FindMusicLink() {
  const t = useMessages(socialMessages);
  return (
    <ButtonLink tone="accent" size="md" href={searchPath()} startIcon={<SearchIcon />}>
      {t('saved.find')}
    </ButtonLink>
  );
}
