import { useMessages } from '@segno/data';
import { Callout, CodeEditor, NumberField, Stack, Text } from '@segno/ui';
import { useState } from 'react';
import { usePart } from '../editor/EditorContext.ts';
import { seoMessages } from '../messages/seo.en.ts';

type Field = 'css' | 'html' | 'frame';

/** The styles and the HTML that are added to every page (APPEARANCE-6). */
export function CodePanel() {
  const t = useMessages(seoMessages);
  const [code, setCode] = usePart('code');
  const [problems, setProblems] = useState<Record<Field, number>>({ css: 0, html: 0, frame: 0 });
  const editor = (field: Field) => (
    <CodeEditor
      language={field === 'css' ? 'css' : 'html'}
      label={t(`code.${field}`)}
      description={t(`code.${field}Text`)}
      minRows={6}
      maxRows={20}
      value={code[field]}
      onChange={(text) => setCode({ ...code, [field]: text })}
      onCheck={(count) => setProblems((now) => (now[field] === count ? now : { ...now, [field]: count }))}
      errorMessage={problems[field] > 0 ? t('code.problems', { count: problems[field] }) : undefined}
    />
  );
  return (
    <Stack space="md">
      <Callout>
        <Text size="sm">{t('code.safe')}</Text>
      </Callout>
      {editor('css')}
      {editor('html')}
      {editor('frame')}
      {code.frame !== '' && (
        <NumberField
          label={t('code.frameHeight')}
          minValue={40}
          maxValue={800}
          value={code.frame_height}
          onChange={(frame_height) =>
            setCode({ ...code, frame_height: Number.isNaN(frame_height) ? 120 : Math.round(frame_height) })
          }
        />
      )}
    </Stack>
  );
}
