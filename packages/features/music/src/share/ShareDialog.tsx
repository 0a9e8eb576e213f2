import { useFormatLocale, useMessages } from '@segno/data';
import {
  Button,
  Checkbox,
  ColorPicker,
  CopyButton,
  Dialog,
  formattersOf,
  Inline,
  Radio,
  RadioGroup,
  ShareIcon,
  Stack,
  Text,
  TextArea,
  TextField,
} from '@segno/ui';
import { useState } from 'react';
import { socialMessages } from '../messages/social.en.ts';
import { readTime } from './startTime.ts';
import * as css from './ShareDialog.css.ts';

export interface ShareDialogProps {
  name: string;
  /** The path of the record's page. */
  path: string;
  /** The path of the embedded player, for what has one. */
  embedPath?: string;
  /** The length of a track, and where it plays now, in seconds: its link may have a time. */
  time?: { length: number; now: number };
  /** Who can open the link. @default everybody */
  only?: 'owner' | 'joined' | 'members';
  onClose: () => void;
}

/** The heights of the embedded player, in pixels. */
const heights = { compact: 80, full: 320 } as const;
const themes = ['auto', 'light', 'dark'] as const;
/** Colours of the button that are chosen with one press. */
const colors = ['#e5484d', '#f76b15', '#ffc53d', '#30a46c', '#12a594', '#0090ff', '#6e56cf', '#d6409f'];

const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Addresses and code are read from left to right in every language; the label of the field keeps its side. */
const leftToRight = (input: HTMLElement | null) => input?.setAttribute('dir', 'ltr');

/** The link of a record, with a time if wanted, and the code that embeds its player. */
export default function ShareDialog({ name, path, embedPath, time, only, onClose }: ShareDialogProps) {
  const t = useMessages(socialMessages);
  const { clock } = formattersOf(useFormatLocale());
  const [isTimed, setTimed] = useState(false);
  const [text, setText] = useState(clock((time?.now ?? 0) * 1000));
  const [size, setSize] = useState<keyof typeof heights>('compact');
  const [theme, setTheme] = useState<(typeof themes)[number]>('auto');
  const [color, setColor] = useState('');
  const [shownColor, setShownColor] = useState('');
  const seconds = readTime(text);
  const isValid = seconds !== undefined && seconds < (time?.length ?? 0);
  const query = isTimed && isValid && seconds > 0 ? `?t=${seconds}` : '';
  const link = new URL(path + query, location.href).href;
  const embed = embedPath && new URL(embedPath + query, location.href);
  if (embed && theme !== 'auto') embed.searchParams.set('theme', theme);
  if (embed && color) embed.searchParams.set('color', color.slice(1));
  const code =
    embed &&
    `<iframe src="${escapeAttribute(embed.href)}" title="${escapeAttribute(name)}" width="100%" height="${heights[size]}" style="border:0" loading="lazy" allow="autoplay; encrypted-media"></iframe>`;
  const send = async () => {
    try {
      await navigator.share({ title: name, url: link });
    } catch {
      // The person closed the sheet of the system.
    }
  };
  return (
    <Dialog
      size="sm"
      title={t('share.title', { name })}
      footer={
        <Inline justify="end">
          <Button variant="ghost" onPress={onClose}>
            {t('share.close')}
          </Button>
        </Inline>
      }
    >
      <Stack>
        <div className={css.row}>
          <TextField label={t('share.link')} value={link} isReadOnly inputRef={leftToRight} />
          <CopyButton value={link} tone="accent">
            {t('share.copyLink')}
          </CopyButton>
        </div>
        {only && (
          <Text size="sm" tone="muted">
            {t(`share.only.${only}`)}
          </Text>
        )}
        {time && (
          <Inline space="sm" align="start" wrap>
            <Checkbox isSelected={isTimed} onChange={setTimed}>
              {t('share.startAt')}
            </Checkbox>
            <TextField
              aria-label={t('share.seconds')}
              value={text}
              inputMode="numeric"
              autoComplete="off"
              errorMessage={isTimed && !isValid ? t('share.badTime') : undefined}
              onChange={(next) => {
                setText(next);
                setTimed(true);
              }}
            />
          </Inline>
        )}
        {'share' in navigator && (
          <Inline>
            <Button startIcon={<ShareIcon />} onPress={() => void send()}>
              {t('share.send')}
            </Button>
          </Inline>
        )}
        {code && (
          <>
            <RadioGroup
              label={t('share.size')}
              orientation="horizontal"
              value={size}
              onChange={(value) => setSize(value === 'full' ? 'full' : 'compact')}
            >
              <Radio value="compact">{t('share.compact')}</Radio>
              <Radio value="full">{t('share.full')}</Radio>
            </RadioGroup>
            <RadioGroup
              label={t('share.theme')}
              orientation="horizontal"
              value={theme}
              onChange={(value) => setTheme(themes.find((each) => each === value) ?? 'auto')}
            >
              {themes.map((each) => (
                <Radio key={each} value={each}>
                  {t(`share.theme.${each}`)}
                </Radio>
              ))}
            </RadioGroup>
            <Inline space="sm" align="end" wrap>
              <ColorPicker
                label={t('share.color')}
                presets={colors}
                value={shownColor}
                onChange={setShownColor}
                // The preview loads again.
                onChangeEnd={setColor}
              />
              {color && (
                <Button
                  variant="ghost"
                  onPress={() => {
                    setShownColor('');
                    setColor('');
                  }}
                >
                  {t('share.standardColor')}
                </Button>
              )}
            </Inline>
            <iframe
              key={`${embed?.href} ${size}`}
              className={css.frame}
              title={t('share.preview')}
              src={embed?.href}
              height={heights[size]}
            />
            <TextArea label={t('share.embed')} value={code} isReadOnly inputRef={leftToRight} />
            <Inline>
              <CopyButton value={code}>{t('share.copyEmbed')}</CopyButton>
            </Inline>
          </>
        )}
      </Stack>
    </Dialog>
  );
}
