import { useMessages, useStartup } from '@segno/data';
import { EyeOffIcon, IconButton } from '@segno/ui';
import { socialMessages } from '../messages/social.en.ts';
import type { Hideable } from './HideDialog.tsx';
import { openHideDialog } from './openHideDialog.tsx';

/** Hides the genre or tag of a page. Guests do not see it. */
export function HideButton(record: Hideable) {
  const t = useMessages(socialMessages);
  if (!useStartup().user) return null;
  return (
    <IconButton
      variant="ghost"
      size="md"
      shape="round"
      aria-label={t('hide.title')}
      onPress={() => void openHideDialog([record])}
    >
      <EyeOffIcon />
    </IconButton>
  );
}
