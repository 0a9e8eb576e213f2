import {
  createPlaylistMutation,
  matchTracksMutation,
  playlistLimits,
  useMessages,
  type Playlist,
  type Track,
} from '@segno/data';
import type { NamedTrack } from '@segno/data/contract';
import { showErrorToast } from '@segno/base';
import {
  Button,
  Callout,
  Dialog,
  FileTrigger,
  Inline,
  ProgressBar,
  ScrollArea,
  Stack,
  Text,
  TextField,
} from '@segno/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { importMessages } from '../messages/import.en.ts';
import * as css from './ImportPlaylistDialog.css.ts';
import { readPlaylistFile } from './readPlaylistFile.ts';

export interface ImportPlaylistDialogProps {
  onSaved: (playlist: Playlist) => void;
  onCancel: () => void;
}

/** The most tracks that are imported from one file. */
const mostImported = 2000;

/** What was found of a file. */
interface Found {
  name: string;
  named: readonly NamedTrack[];
  matches: readonly (Track | null)[];
  /** Whether the file has more tracks than are imported. */
  isCut: boolean;
}

/** The dialog in which a playlist is made of a file; it shows which tracks were not found (PLAYLIST-10). */
export default function ImportPlaylistDialog({ onSaved, onCancel }: ImportPlaylistDialogProps) {
  const t = useMessages(importMessages);
  const [error, setError] = useState<'import.unreadable' | 'import.empty' | null>(null);
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null);
  const [found, setFound] = useState<Found | null>(null);
  const [name, setName] = useState('');
  const ids = found?.matches.flatMap((track) => track?.id ?? []) ?? [];
  const missing = found?.named.filter((_, index) => !found.matches[index]) ?? [];
  const { mutateAsync: match } = useMutation(matchTracksMutation());
  const { mutateAsync: create, isPending } = useMutation(createPlaylistMutation(ids));

  const read = async (file: File) => {
    setFound(null);
    const playlist = readPlaylistFile(await file.text());
    setError(playlist ? (playlist.tracks.length === 0 ? 'import.empty' : null) : 'import.unreadable');
    if (!playlist || playlist.tracks.length === 0) return;
    const named = playlist.tracks.slice(0, mostImported);
    setProgress({ done: 0, all: named.length });
    try {
      const matches = await match({
        tracks: named,
        onProgress: (done) => setProgress({ done, all: named.length }),
      });
      const title = (playlist.name ?? file.name.replace(/\.\w+$/, '')).slice(0, playlistLimits.name);
      setName(title);
      setFound({ name: title, named, matches, isCut: named.length < playlist.tracks.length });
    } catch (failure) {
      showErrorToast(failure);
    } finally {
      setProgress(null);
    }
  };
  const save = async () => {
    try {
      const { playlist } = await create({ name, description: '', public: false, collaborative: false });
      onSaved(playlist);
    } catch (failure) {
      showErrorToast(failure);
    }
  };
  return (
    <Dialog
      size="sm"
      title={t('import.title')}
      footer={
        <Inline justify="end">
          <Button variant="ghost" onPress={onCancel}>
            {t('import.cancel')}
          </Button>
          <Button
            tone="accent"
            isDisabled={ids.length === 0 || name.trim() === ''}
            isPending={isPending}
            onPress={() => void save()}
          >
            {t('import.create')}
          </Button>
        </Inline>
      }
    >
      <Stack>
        <Text tone="muted">{t('import.text')}</Text>
        <Inline>
          <FileTrigger
            acceptedFileTypes={['.m3u', '.m3u8', '.xspf', '.json', '.csv']}
            onSelect={(files) => {
              const file = files?.[0];
              if (file) void read(file);
            }}
          >
            <Button variant="outline" isDisabled={progress !== null}>
              {t(found ? 'import.other' : 'import.choose')}
            </Button>
          </FileTrigger>
        </Inline>
        {error && (
          <Callout tone="danger" role="alert">
            {t(error)}
          </Callout>
        )}
        {progress && (
          <ProgressBar label={t('import.matching')} value={progress.done} maxValue={progress.all} />
        )}
        {found && (
          <>
            <Text role="status" weight="medium">
              {t('import.found', { found: ids.length, count: found.named.length })}
            </Text>
            {found.isCut && <Text tone="muted">{t('import.long', { count: mostImported })}</Text>}
            {missing.length > 0 && (
              <Stack space="2xs">
                <Text size="sm" tone="muted">
                  {t('import.missing')}
                </Text>
                <ScrollArea aria-label={t('import.missing')} className={css.missing}>
                  <ul className={css.list}>
                    {missing.map(({ title, artist }, index) => (
                      // oxlint-disable-next-line react/no-array-index-key -- a file may name a track twice
                      <li key={index}>{artist ? `${title} · ${artist}` : title}</li>
                    ))}
                  </ul>
                </ScrollArea>
              </Stack>
            )}
            <TextField
              label={t('import.name')}
              value={name}
              onChange={setName}
              maxLength={playlistLimits.name}
              autoComplete="off"
              isRequired
            />
          </>
        )}
      </Stack>
    </Dialog>
  );
}
