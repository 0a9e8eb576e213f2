import { useMessages, type Playlist } from '@segno/data';
import { saveFile, showErrorToast } from '@segno/base';
import { playlistContext } from '@segno/playback';
import { Menu, MenuItem, SubmenuTrigger, UploadIcon } from '@segno/ui';
import { useQueryClient } from '@tanstack/react-query';
import { socialMessages } from '../messages/social.en.ts';
import { readTracks } from './libraryDialogs.tsx';
import { playlistFile, playlistFormats, type PlaylistFormat } from './playlistFile.ts';

/** An item of a menu that saves the tracks of a playlist as a file. */
export function ExportPlaylistItem({ playlist }: { playlist: Playlist }) {
  const t = useMessages(socialMessages);
  const client = useQueryClient();
  const save = async (format: PlaylistFormat) => {
    try {
      const tracks = await readTracks(client, playlistContext(playlist));
      const { type, text } = playlistFile(format, {
        name: playlist.name,
        tracks,
        origin: location.origin,
      });
      saveFile(`${playlist.slug || 'playlist'}.${format}`, text, type);
    } catch (error) {
      showErrorToast(error);
    }
  };
  return (
    <SubmenuTrigger>
      <MenuItem icon={<UploadIcon />}>{t('export.menu')}</MenuItem>
      <Menu>
        {playlistFormats.map((format) => (
          <MenuItem key={format} id={format} onAction={() => void save(format)}>
            {t(`export.${format}`)}
          </MenuItem>
        ))}
      </Menu>
    </SubmenuTrigger>
  );
}
