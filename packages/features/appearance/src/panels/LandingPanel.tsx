import { useMessages } from '@segno/data';
import { Stack, TextArea, TextField } from '@segno/ui';
import { usePart } from '../editor/EditorContext.ts';
import { messages } from '../messages/en.ts';

/** The texts of the landing page. */
export function LandingPanel() {
  const t = useMessages(messages);
  const [landing, setLanding] = usePart('landing');
  return (
    <Stack space="md">
      <TextField
        label={t('landingTitle')}
        maxLength={200}
        value={landing.title ?? ''}
        onChange={(title) => setLanding({ ...landing, title: title || null })}
      />
      <TextArea
        label={t('landingText')}
        maxLength={1000}
        value={landing.text ?? ''}
        onChange={(text) => setLanding({ ...landing, text: text || null })}
      />
    </Stack>
  );
}
