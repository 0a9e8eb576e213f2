import { saveFile } from '@segno/base';
import { type LyricsLine, parseLrc, parseTtml, useMessages, writeLrc, writeTtml } from '@segno/data';
import {
  AlertDialog,
  Button,
  Callout,
  ChevronStartIcon,
  ChevronEndIcon,
  CloseIcon,
  FileTrigger,
  IconButton,
  Inline,
  openDialog,
  PauseIcon,
  PlayIcon,
  Stack,
  Switch,
  Text,
  TextArea,
  TextField,
  toast,
} from '@segno/ui';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { FieldGroup } from '../form/EditForm.tsx';
import { messages } from '../messages/en.ts';
import * as css from './LyricsStudio.css.ts';
import { nextUntimed, nextWord, timeText, withoutTime, withoutTimes, withStart, withWord } from './timing.ts';
import { textOf, useLyricsForm } from './useLyricsForm.ts';

export interface LyricsStudioProps {
  trackId: number;
  /** The name of the track. Exported files are called like it, as players look for them beside its sound. */
  name: string;
  /** The address of the sound; null without one. */
  soundUrl: string | null;
}

/**
 * The words of a track: written or imported, translated, and timed line by line while it plays (BACKSTAGE-12). What is not
 * saved is kept in this browser (BACKSTAGE-14), and replaces nothing that somebody else has saved meanwhile (BACKSTAGE-4).
 */
export function LyricsStudio({ trackId, name, soundUrl }: LyricsStudioProps) {
  const t = useMessages(messages);
  const { edited, conflict, isChanged, isPending, edit, typeText, keepTheirs, keepMine, save } =
    useLyricsForm(trackId);
  const { lines, text, language } = edited;
  const setLines = (next: readonly LyricsLine[]) => edit({ lines: next });
  const setLanguage = (next: string) => edit({ language: next });
  const [hasTranslations, setTranslations] = useState(lines.some(({ translation }) => translation !== null));
  const audio = useRef<HTMLAudioElement>(null);
  const untimed = lines.filter(({ start }) => start === null).length;
  const isPartlyTimed = untimed > 0 && untimed < lines.length;
  const change = (index: number, part: Partial<LyricsLine>) =>
    setLines(lines.map((line, place) => (place === index ? { ...line, ...part } : line)));
  const nudge = (index: number, by: number) =>
    setLines(withStart(lines, index, (lines[index]?.start ?? 0) + by));
  const playFrom = ({ start }: LyricsLine) => {
    if (!audio.current) return;
    audio.current.currentTime = (start ?? 0) / 1000;
    void audio.current.play();
  };
  const importFile = async (file: File) => {
    const content = await file.text();
    const parsed = readLyrics(content);
    if (!parsed || parsed.lines.length === 0) {
      toast(t('lyrics.unreadable'), { type: 'danger' });
      return;
    }
    edit({
      lines: parsed.lines,
      text: textOf(parsed.lines),
      ...(parsed.language && { language: parsed.language }),
    });
  };
  const askToSave = () => {
    if (!isPartlyTimed) return save();
    void openDialog(() => (
      <AlertDialog title={t('lyrics.partTitle')} actionLabel={t('lyrics.partSave')} onAction={save}>
        {t('lyrics.partText', { count: untimed })}
      </AlertDialog>
    ));
  };
  return (
    <FieldGroup title={t('lyrics.title')}>
      {conflict !== undefined && (
        <Callout
          tone="warning"
          isLive
          title={t('conflict.title')}
          actions={
            <Inline space="sm" wrap>
              <Button onPress={keepTheirs}>{t('conflict.allTheirs')}</Button>
              <Button tone="accent" onPress={keepMine}>
                {t('lyrics.keepMine')}
              </Button>
            </Inline>
          }
        >
          <div className={css.theirs} dir="auto">
            {conflict ? firstLines(conflict.lines) : t('conflict.empty')}
          </div>
        </Callout>
      )}
      <Inline space="sm" wrap>
        <FileTrigger
          acceptedFileTypes={['.lrc', '.ttml', '.txt', '.xml']}
          onSelect={(files) => {
            const [file] = files ?? [];
            if (file) void importFile(file);
          }}
        >
          <Button>{t('lyrics.import')}</Button>
        </FileTrigger>
        <Button
          isDisabled={lines.length === 0}
          onPress={() => saveFile(`${name}.lrc`, writeLrc(lines), 'text/plain')}
        >
          {t('lyrics.export')}
        </Button>
        <Button
          isDisabled={lines.length === 0}
          onPress={() => saveFile(`${name}.ttml`, writeTtml(lines, language.trim() || null), 'text/plain')}
        >
          {t('lyrics.exportTtml')}
        </Button>
        <Switch isSelected={hasTranslations} onChange={setTranslations}>
          {t('lyrics.translations')}
        </Switch>
      </Inline>
      <TextField label={t('lyrics.language')} value={language} onChange={setLanguage} />
      <TextArea label={t('lyrics.text')} minRows={6} value={text} onChange={typeText} />
      {lines.length > 0 &&
        (soundUrl === null ? (
          <Text tone="muted">{t('lyrics.noSound')}</Text>
        ) : (
          <Timing audio={audio} soundUrl={soundUrl} lines={lines} onChange={setLines} />
        ))}
      {lines.length > 0 && (
        <ol className={css.lines} aria-label={t('lyrics.timing')}>
          {lines.map((line, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- lines have no identity but their place
            <li key={index} className={css.line} data-next={nextUntimed(lines) === index || undefined}>
              <span className={css.time}>{timeText(line.start)}</span>
              <Stack space="2xs">
                <Text dir="auto">{line.text}</Text>
                {hasTranslations && (
                  <TextField
                    aria-label={t('lyrics.translation', { text: line.text })}
                    size="xs"
                    value={line.translation ?? ''}
                    onChange={(next) => change(index, { translation: next === '' ? null : next })}
                  />
                )}
              </Stack>
              <div className={css.actions}>
                <Inline space="2xs">
                  <TimeButton name="earlier" line={line} onPress={() => nudge(index, -10)}>
                    <ChevronStartIcon />
                  </TimeButton>
                  <TimeButton name="later" line={line} onPress={() => nudge(index, 10)}>
                    <ChevronEndIcon />
                  </TimeButton>
                  <TimeButton
                    name="clearTime"
                    line={line}
                    onPress={() => setLines(withoutTime(lines, index))}
                  >
                    <CloseIcon />
                  </TimeButton>
                  <TimeButton
                    name="playFrom"
                    line={line}
                    isDisabled={soundUrl === null}
                    onPress={() => playFrom(line)}
                  >
                    <PlayIcon />
                  </TimeButton>
                </Inline>
              </div>
            </li>
          ))}
        </ol>
      )}
      <Inline space="sm" justify="between" wrap>
        <Text size="sm" tone="muted">
          {isPartlyTimed && t('lyrics.untimed', { count: untimed })}
        </Text>
        <Button
          tone="accent"
          isPending={isPending}
          isDisabled={!isChanged || conflict !== undefined}
          onPress={askToSave}
        >
          {t('lyrics.save')}
        </Button>
      </Inline>
    </FieldGroup>
  );
}

interface TimeButtonProps {
  name: 'earlier' | 'later' | 'clearTime' | 'playFrom';
  line: LyricsLine;
  isDisabled?: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** What can be done with a line that has a time. */
function TimeButton({ name, line: { text, start }, isDisabled = false, onPress, children }: TimeButtonProps) {
  const t = useMessages(messages);
  return (
    <IconButton
      aria-label={t(`lyrics.${name}`, { text })}
      size="xs"
      variant="ghost"
      isDisabled={isDisabled || start === null}
      onPress={onPress}
    >
      {children}
    </IconButton>
  );
}

interface TimingProps {
  audio: RefObject<HTMLAudioElement | null>;
  soundUrl: string;
  lines: readonly LyricsLine[];
  onChange: (lines: LyricsLine[]) => void;
}

/** Plays the sound; each tap gives the next line its time. */
function Timing({ audio, soundUrl, lines, onChange }: TimingProps) {
  const t = useMessages(messages);
  const [isPlaying, setPlaying] = useState(false);
  const [isByWords, setByWords] = useState(lines.some(({ words }) => words.length > 0));
  const line = nextUntimed(lines);
  const word = nextWord(lines);
  const isDone = isByWords ? word === null : line === null;
  const timeNext = () => {
    if (isDone || !audio.current) return;
    const now = audio.current.currentTime * 1000;
    onChange(isByWords ? withWord(lines, now) : withStart(lines, line ?? 0, now));
  };
  const tap = useEffectEvent(timeNext);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isTyping = (event.target as Element | null)?.closest('input, textarea, [contenteditable]');
      if (event.key.toLowerCase() === 't' && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey)
        tap();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <Stack space="sm">
      <Text size="sm" tone="muted">
        {t('lyrics.tapHint')}
      </Text>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- its words are below it */}
      <audio
        ref={audio}
        src={soundUrl}
        preload="metadata"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      />
      <Inline space="sm" wrap>
        <Button
          startIcon={isPlaying ? <PauseIcon /> : <PlayIcon />}
          onPress={() => (isPlaying ? audio.current?.pause() : void audio.current?.play())}
        >
          {t(isPlaying ? 'lyrics.pause' : 'lyrics.play')}
        </Button>
        <Button tone="accent" isDisabled={isDone} onPress={timeNext}>
          {isByWords && word ? t('lyrics.tapWord', { text: word.text }) : t('lyrics.tap')}
        </Button>
        <Switch isSelected={isByWords} onChange={setByWords}>
          {t('lyrics.byWords')}
        </Switch>
        <Button variant="ghost" onPress={() => onChange(withoutTimes(lines))}>
          {t('lyrics.clear')}
        </Button>
      </Inline>
    </Stack>
  );
}

/** The beginning of lyrics, by which they are recognized. */
const firstLines = (lines: readonly LyricsLine[]) =>
  textOf(lines.slice(0, mostShown)) + (lines.length > mostShown ? '\n…' : '');
const mostShown = 12;

/** The lyrics of a file in one of the two formats; null for another one. */
function readLyrics(content: string) {
  try {
    return /^\s*<[a-z?!]/i.test(content) ? parseTtml(content) : parseLrc(content);
  } catch {
    return null;
  }
}
