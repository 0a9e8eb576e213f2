import {
  albumPath,
  artistPath,
  lyricsPath,
  radioPath,
  trackPath,
  useMessages,
  useSetting,
} from '@segno/data';
import {
  DiscIcon,
  ExpandIcon,
  toast,
  KeyboardIcon,
  LyricsIcon,
  Menu,
  MenuItem,
  MenuSection,
  MenuSeparator,
  MicIcon,
  MusicIcon,
  RadioIcon,
  ClockIcon,
  SpeedIcon,
  SubmenuTrigger,
} from '@segno/ui';
import { messages } from '../messages/en.ts';
import { hasMiniWindow, openMiniWindow } from '../mini/miniWindow.ts';
import { usePlayer, usePlayerState, usePlayerStores } from '@segno/playback';
import { useShortcutKeys } from '../shortcuts/useShortcutKeys.ts';

const rates = [0.5, 0.75, 1, 1.25, 1.5, 2];

/** The menu of the player's More button. `onLeave` is called when an item navigates to another page. */
export default function MoreMenu({ onLeave }: { onLeave?: () => void }) {
  const t = useMessages(messages);
  const hasLyrics = useSetting('player.lyrics') !== false;
  const { setRate } = usePlayer();
  const { view } = usePlayerStores();
  const overviewKey = useShortcutKeys('overview');
  const rate = usePlayerState((state) => state.rate);
  const track = usePlayerState((state) => state.current?.track);
  const rateName = (value: number) => (value === 1 ? t('rate.normal') : t('rate.value', { rate: value }));
  const openMini = async () => {
    try {
      await openMiniWindow();
    } catch {
      toast(t('bar.miniFailed'), { type: 'danger' });
    }
  };
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
      <MenuItem icon={<ClockIcon />} onAction={() => view.setState({ isSettingsOpen: true })}>
        {t('bar.settings')}
      </MenuItem>
      {track && hasMiniWindow() && (
        <MenuItem icon={<ExpandIcon />} onAction={() => void openMini()}>
          {t('bar.mini')}
        </MenuItem>
      )}
      {track && <MenuSeparator />}
      {track && (
        <MenuItem icon={<RadioIcon />} href={radioPath('track', track)} onAction={onLeave}>
          {t('bar.startRadio')}
        </MenuItem>
      )}
      {track && hasLyrics && (
        <MenuItem icon={<LyricsIcon />} href={lyricsPath()} onAction={onLeave}>
          {t('bar.lyrics')}
        </MenuItem>
      )}
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
        shortcut={overviewKey}
        onAction={() => view.setState({ areShortcutsOpen: true })}
      >
        {t('shortcuts.title')}
      </MenuItem>
    </Menu>
  );
}
