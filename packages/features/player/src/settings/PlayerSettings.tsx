import { useMessages } from '@segno/data';
import {
  type LoudnessMode,
  type SleepTimer,
  usePlayer,
  usePlayerState,
  usePlayerStores,
} from '@segno/playback';
import { Button, Dialog, Select, SelectItem, Slider, Stack, Switch, toast } from '@segno/ui';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { announcements } from './announcements.ts';
import { messages as player } from '../messages/en.ts';
import { messages } from '../messages/settings.en.ts';
import { focusMoreButton } from './moreButton.ts';
import { type OutputDevice, canChooseOutput, findOutputs, readOutputs } from './outputs.ts';

const minutes = [5, 10, 15, 30, 45, 60, 90];
const modes: readonly LoudnessMode[] = ['off', 'track', 'album'];

/** The settings of the player in one dialog: transitions, loudness, speed, sleep timer, output device. */
export default function PlayerSettings() {
  const t = useMessages(messages);
  const p = useMessages(player);
  const { view } = usePlayerStores();
  const { setAutoplay, setCrossfade, setRate } = usePlayer();
  const crossfade = usePlayerState((state) => state.crossfade);
  const rate = usePlayerState((state) => state.rate);
  const autoplay = usePlayerState((state) => state.autoplay);
  const areAnnounced = useStore(announcements, ({ isOn }) => isOn);
  // The dialog restores the focus in a frame.
  useEffect(() => () => void requestAnimationFrame(() => requestAnimationFrame(focusMoreButton)), []);
  return (
    <Dialog
      isOpen
      size="sm"
      title={t('settings.title')}
      onOpenChange={(isSettingsOpen) => view.setState({ isSettingsOpen })}
    >
      <Stack space="lg">
        <SleepSelect />
        <Slider
          label={t('settings.crossfade')}
          description={t('settings.crossfadeHint')}
          maxValue={12}
          value={crossfade}
          formatValue={(count) => (count === 0 ? t('settings.off') : t('settings.seconds', { count }))}
          onChange={setCrossfade}
        />
        <LoudnessSelect />
        <Slider
          label={p('rate.title')}
          minValue={0.5}
          maxValue={2}
          step={0.05}
          value={rate}
          formatValue={(value) => p('rate.value', { rate: Math.round(value * 100) / 100 })}
          onChange={(value) => setRate(Math.round(value * 100) / 100)}
        />
        <OutputSelect />
        <Switch isSelected={autoplay} onChange={setAutoplay} description={p('queue.autoplayHint')}>
          {p('queue.autoplay')}
        </Switch>
        <Switch
          isSelected={areAnnounced}
          onChange={(isOn) => announcements.setState({ isOn })}
          description={t('settings.announceHint')}
        >
          {t('settings.announce')}
        </Switch>
      </Stack>
    </Dialog>
  );
}

const sleepKey = (sleep: SleepTimer | null, chosen: number) => {
  if (!sleep) return 'off';
  return sleep.kind === 'time' ? chosen : sleep.kind;
};

/** The number of minutes that were chosen, while the timer of this page runs. */
let chosenMinutes = 0;

function SleepSelect() {
  const t = useMessages(messages);
  const { setSleep } = usePlayer();
  const sleep = usePlayerState((state) => state.sleep);
  return (
    <Select
      label={t('settings.sleep')}
      selectedKey={sleepKey(sleep, chosenMinutes)}
      onSelectionChange={(key) => {
        if (key === 'track' || key === 'queue') setSleep(key);
        else if (key === 'off') setSleep(null);
        else {
          chosenMinutes = Number(key);
          setSleep({ minutes: chosenMinutes });
        }
      }}
    >
      <SelectItem id="off">{t('settings.off')}</SelectItem>
      {minutes.map((count) => (
        <SelectItem key={count} id={count} textValue={t('settings.sleep.minutes', { count })}>
          {t('settings.sleep.minutes', { count })}
        </SelectItem>
      ))}
      <SelectItem id="track">{t('settings.sleep.track')}</SelectItem>
      <SelectItem id="queue">{t('settings.sleep.queue')}</SelectItem>
    </Select>
  );
}

function LoudnessSelect() {
  const t = useMessages(messages);
  const { setLoudness } = usePlayer();
  const loudness = usePlayerState((state) => state.loudness);
  return (
    <Select
      label={t('settings.loudness')}
      description={t('settings.loudnessHint')}
      selectedKey={loudness}
      onSelectionChange={(key) => setLoudness(key as LoudnessMode)}
    >
      {modes.map((mode) => (
        <SelectItem key={mode} id={mode}>
          {t(mode === 'off' ? 'settings.off' : `settings.loudness.${mode}`)}
        </SelectItem>
      ))}
    </Select>
  );
}

/** The output devices, where the browser lets a page choose one. */
function OutputSelect() {
  const t = useMessages(messages);
  const { setOutput } = usePlayer();
  const output = usePlayerState((state) => state.output);
  const [devices, setDevices] = useState<readonly OutputDevice[] | null>(null);
  if (!canChooseOutput()) return null;
  const find = async () => {
    try {
      setDevices(await findOutputs());
    } catch {
      setDevices(await readOutputs());
      toast(t('settings.output.refused'), { type: 'danger' });
    }
  };
  if (!devices)
    return (
      <Button variant="soft" onPress={() => void find()}>
        {t('settings.output.find')}
      </Button>
    );
  return (
    <Select
      // It replaces the button that was pressed.
      autoFocus
      label={t('settings.output')}
      selectedKey={output || 'default'}
      onSelectionChange={(key) => setOutput(key === 'default' ? '' : String(key))}
    >
      <SelectItem id="default">{t('settings.output.default')}</SelectItem>
      {devices.map(({ id, name }, index) => (
        <SelectItem key={id} id={id}>
          {name || t('settings.output.unnamed', { number: index + 1 })}
        </SelectItem>
      ))}
    </Select>
  );
}
