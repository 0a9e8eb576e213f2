import { type Theme, useMessages } from '@segno/data';
import { Button, ComboBox, ComboBoxItem, Stack, Switch, Text } from '@segno/ui';
import { useEffect, useState } from 'react';
import { messages } from '../messages/en.ts';
import { AssetField } from './AssetField.tsx';
import * as css from './ThemePanel.css.ts';
import { loadFont } from './loadFont.ts';

type Font = NonNullable<Theme['font']>;

/** The names that the provider and the contract know. */
const isFamily = (family: string) => /^[A-Za-z0-9][A-Za-z0-9 _-]{0,63}$/.test(family);

/** Families of the web font provider that suit an application, as suggestions; every other name can be written. */
const families = [
  'Bitter',
  'Cairo',
  'DM Sans',
  'IBM Plex Sans',
  'IBM Plex Sans Arabic',
  'Inter',
  'Lato',
  'Libre Baskerville',
  'Lora',
  'Manrope',
  'Merriweather',
  'Montserrat',
  'Noto Sans',
  'Noto Sans Arabic',
  'Nunito',
  'Open Sans',
  'Outfit',
  'Playfair Display',
  'Plus Jakarta Sans',
  'Poppins',
  'Roboto',
  'Rubik',
  'Source Sans 3',
  'Space Grotesk',
  'Work Sans',
];

/** The font of a theme by its name: of the visitor's system, of the web font provider, or from a kept file. */
export function FontFields({ font, onChange }: { font: Font | null; onChange: (font: Font | null) => void }) {
  const t = useMessages(messages);
  const [family, setFamily] = useState(font?.family ?? '');
  const [last, setLast] = useState(font?.family);
  if (font?.family !== last) {
    setLast(font?.family);
    if (font?.family !== family.trim()) setFamily(font?.family ?? '');
  }
  useEffect(() => {
    if (font) void loadFont(font);
  }, [font]);
  const isInvalid = family.trim() !== '' && !isFamily(family.trim());
  const change = (text: string) => {
    setFamily(text);
    const name = text.trim();
    if (name === '') onChange(null);
    else if (isFamily(name)) onChange({ google: true, ...font, family: name });
  };
  return (
    <Stack space="md">
      <ComboBox
        label={t('font')}
        description={t('fontText')}
        allowsCustomValue
        inputValue={family}
        onInputChange={change}
        isInvalid={isInvalid}
        errorMessage={isInvalid ? t('fontInvalid') : undefined}
      >
        {families.map((name) => (
          <ComboBoxItem key={name} id={name}>
            {name}
          </ComboBoxItem>
        ))}
      </ComboBox>
      {font && !font.url && (
        <Switch isSelected={font.google} onChange={(google) => onChange({ ...font, google })}>
          {t('fontFromWeb')}
        </Switch>
      )}
      <AssetField
        kind="font"
        label={t('fontFile')}
        description={t('fontFileText')}
        value={font?.url ?? null}
        onChange={(url, name) => {
          if (url === null) {
            if (font) onChange({ family: font.family, google: font.google });
            return;
          }
          const named = (name ?? '')
            .replace(/\.\w+$/, '')
            .replaceAll(/[^A-Za-z0-9 _-]+/g, ' ')
            .trim();
          onChange({ family: font?.family ?? (isFamily(named) ? named : 'Site font'), google: false, url });
        }}
      />
      {font && (
        <div className={css.sample} style={{ fontFamily: `'${font.family}', system-ui, sans-serif` }}>
          <Stack space="xs">
            <Text size="sm" tone="muted">
              {font.family}
            </Text>
            <span style={{ fontFamily: 'inherit', fontSize: 28, lineHeight: 1.15, fontWeight: 700 }}>
              {t('fontSample')}
            </span>
            <span style={{ fontFamily: 'inherit' }}>{t('fontSampleText')}</span>
          </Stack>
        </div>
      )}
      {font && (
        <Button size="xs" onPress={() => onChange(null)}>
          {t('fontReset')}
        </Button>
      )}
    </Stack>
  );
}
