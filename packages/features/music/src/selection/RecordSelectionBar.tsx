import type { PlayContext } from '@segno/playback';
import { useQueryClient } from '@tanstack/react-query';
import { readTracksOfAll } from '../playlists/libraryDialogs.tsx';
import TrackSelectionBar from './TrackSelectionBar.tsx';

export interface RecordSelectionBarProps {
  /** What is selected, such as “3 albums selected”. */
  label: string;
  count: number;
  /** Reads the contexts of the selected records, also where they are not loaded. */
  readContexts: () => Promise<readonly PlayContext[]>;
  onClear: () => void;
  /** Removes the records from the library. */
  onRemove: () => void;
}

/** The actions for selected albums or artists (SELECT-5): what is done with tracks is done with all of theirs. */
export function RecordSelectionBar({
  label,
  count,
  readContexts,
  onClear,
  onRemove,
}: RecordSelectionBarProps) {
  const client = useQueryClient();
  return (
    <TrackSelectionBar
      tracks={[]}
      label={label}
      count={count}
      canLike={false}
      onRead={async () => readTracksOfAll(client, await readContexts())}
      onClear={onClear}
      onRemove={onRemove}
    />
  );
}
