import { type Theme, useMessages } from '@segno/data';
import { Button, ColorField, FileTrigger, Inline, Stack, Text, toast } from '@segno/ui';
import { useState } from 'react';
import { brandThemes, colorOfLogo } from '../editor/brandThemes.ts';
import { draftMessages } from '../messages/drafts.en.ts';

interface BrandFieldsProps {
  /** Adds these themes as the default ones. */
  onPropose: (themes: Pick<Theme, 'is_dark' | 'values'>[]) => void;
}

const firstColor = '#7c3aed';

/** Proposes a light and a dark theme from one colour, or from the main colour of a logo (APPEARANCE-9). */
export function BrandFields({ onPropose }: BrandFieldsProps) {
  const t = useMessages(draftMessages);
  const [color, setColor] = useState(firstColor);
  const readLogo = async (file: File | undefined) => {
    const found = file && (await colorOfLogo(file));
    if (found) setColor(found);
    else toast(t('brand.grey'), { type: 'neutral' });
  };
  return (
    <Stack space="xs">
      <Text weight="bold">{t('brand.title')}</Text>
      <ColorField label={t('brand.color')} value={color} onChange={(next) => next && setColor(next)} />
      <Inline space="xs" wrap>
        <FileTrigger acceptedFileTypes={['image/*']} onSelect={(files) => void readLogo(files?.[0])}>
          <Button size="xs">{t('brand.logo')}</Button>
        </FileTrigger>
        <Button size="xs" tone="accent" onPress={() => onPropose(brandThemes(color))}>
          {t('brand.propose')}
        </Button>
      </Inline>
    </Stack>
  );
}
