import type { Track } from '@segno/data';
import TrackSelectionBar from './TrackSelectionBar.tsx';

export interface RecordSelectionBarProps {
  /** What is selected, such as “3 albums selected”. */
  label: string;
  count: number;
  /** Reads the tracks of the selected records, also where they are not loaded. */
  readTracks: () => Promise<readonly Track[]>;
  onClear: () => void;
  /** Removes the records from the library. */
  onRemove: () => void;
}

/** The actions for selected albums or artists (SELECT-5): what is done with tracks is done with all of theirs. */
export function RecordSelectionBar({ readTracks, ...props }: RecordSelectionBarProps) {
  return <TrackSelectionBar {...props} tracks={[]} canLike={false} onRead={readTracks} />;
}
