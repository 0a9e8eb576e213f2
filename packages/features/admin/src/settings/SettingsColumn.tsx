import { useMessages } from '@segno/data';
import { FormColumn } from '@segno/editing';
import { Stack, type StackProps } from '@segno/ui';
import { ChangesBar } from '../form/ChangesBar.tsx';
import { messages } from '../messages/en.ts';
import type { SettingChanges } from './useSettingChanges.ts';

export interface SettingsColumnProps extends Pick<StackProps, 'space' | 'children'> {
  changes: SettingChanges;
}

/** The form of some settings, with the bar of what is not stored yet. */
export function SettingsColumn({
  changes: { count, isPending, save, discard },
  children,
  ...props
}: SettingsColumnProps) {
  const t = useMessages(messages);
  return (
    <FormColumn
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Stack {...props}>
        {children}
        <ChangesBar count={count} isPending={isPending} onSave={() => void save()} onDiscard={discard}>
          {t('settings.unsaved', { count })}
        </ChangesBar>
      </Stack>
    </FormColumn>
  );
}
