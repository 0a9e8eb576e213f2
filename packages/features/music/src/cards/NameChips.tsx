import { genrePath, tagPath, type NamedRef } from '@segno/data';
import { Chip, Inline } from '@segno/ui';

export interface NameChipsProps {
  genres: readonly NamedRef[];
  tags?: readonly NamedRef[];
}

/** Links to the genres or tags of a record. */
export function NameChips({ genres, tags = [] }: NameChipsProps) {
  if (genres.length === 0 && tags.length === 0) return null;
  return (
    <Inline space="xs" wrap>
      {genres.map((genre) => (
        <Chip key={`genre-${genre.id}`} size="md" href={genrePath(genre)}>
          {genre.display_name}
        </Chip>
      ))}
      {tags.map((tag) => (
        <Chip key={`tag-${tag.id}`} size="md" href={tagPath(tag)}>
          #{tag.display_name}
        </Chip>
      ))}
    </Inline>
  );
}
