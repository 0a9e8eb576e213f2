import { albumPath, artistPath, trackPath, useMessages } from '@segno/data';
import {
  DiscIcon,
  KeyboardIcon,
  Menu,
  MenuItem,
  MenuSection,
  MenuSeparator,
  MicIcon,
  MusicIcon,
  SpeedIcon,
  SubmenuTrigger,
} from '@segno/ui';
import { messages } from '../messages/en.ts';
import { usePlayer, usePlayerState, usePlayerStores } from '../playback/usePlayer.ts';

const rates = [0.5, 0.75, 1, 1.25, 1.5, 2];

/** The menu of the player's More button. `onLeave` is called when an item navigates to another page. */
export default function MoreMenu({ onLeave }: { onLeave?: () => void }) {
  const t = useMessages(messages);
  const { setRate } = usePlayer();
  const { view } = usePlayerStores();
  const rate = usePlayerState((state) => state.rate);
  const track = usePlayerState((state) => state.current?.track);
  const rateName = (value: number) => (value === 1 ? t('rate.normal') : t('rate.value', { rate: value }));
  return (
    <Menu>
      <SubmenuTrigger>
        <MenuItem icon={<SpeedIcon />} description={rateName(rate)}>
          {t('rate.title')}
        </MenuItem>
        <Menu aria-label={t('rate.title')}>
          <MenuSection
            aria-label={t('rate.title')}
            selectionMode="single"
            disallowEmptySelection
            selectedKeys={[rate]}
            onSelectionChange={(keys) => {
              const [chosen] = keys;
              if (keys !== 'all' && chosen !== undefined) setRate(Number(chosen));
            }}
          >
            {rates.map((value) => (
              <MenuItem key={value} id={value} textValue={rateName(value)}>
                {rateName(value)}
              </MenuItem>
            ))}
          </MenuSection>
        </Menu>
      </SubmenuTrigger>
      {track && <MenuSeparator />}
      {track && (
        <MenuItem icon={<MusicIcon />} href={trackPath(track)} onAction={onLeave}>
          {t('bar.goToTrack')}
        </MenuItem>
      )}
      {track?.album && (
        <MenuItem icon={<DiscIcon />} href={albumPath(track.album, track.artists)} onAction={onLeave}>
          {t('bar.goToAlbum')}
        </MenuItem>
      )}
      {track?.artists.map((artist) => (
        <MenuItem
          key={artist.id}
          id={`artist-${artist.id}`}
          icon={<MicIcon />}
          href={artistPath(artist)}
          onAction={onLeave}
          textValue={artist.name}
        >
          {t('bar.goToArtist', { name: artist.name })}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem
        icon={<KeyboardIcon />}
        shortcut="?"
        onAction={() => view.setState({ areShortcutsOpen: true })}
      >
        {t('shortcuts.title')}
      </MenuItem>
    </Menu>
  );
}
