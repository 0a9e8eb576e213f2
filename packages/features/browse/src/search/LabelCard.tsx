import { labelPath, useMessages, type Label } from '@segno/data';
import { MediaCard } from '@segno/music';
import { pageMessages } from '../messages/pages.en.ts';

export function LabelCard({ label }: { label: Label }) {
  const t = useMessages(pageMessages);
  return (
    <MediaCard
      href={labelPath(label)}
      title={label.name}
      subtitle={t('albumsCount', { count: label.albums_count })}
      image={label.image}
    />
  );
}
