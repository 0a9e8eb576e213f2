import { jobKinds, useMessages } from '@segno/data';
import { Menu, MenuItem, MenuTrigger, NumberField, Text } from '@segno/ui';
import { AddRow, RemoveRow } from '../form/RowButtons.tsx';
import { messages } from '../messages/en.ts';
import { SettingGroup } from './SettingGroup.tsx';
import * as css from './WorkersField.css.ts';

export interface WorkersFieldProps {
  label: string;
  description: string | undefined;
  /** The most jobs at the same time, by their kind. */
  value: Readonly<Record<string, number>>;
  onChange: (value: Record<string, number>) => void;
  isDisabled: boolean;
  errorMessage: string | undefined;
}

/** How many jobs of some kinds a server runs at the same time. Kinds without a number have that of the server. */
export function WorkersField({
  label,
  description,
  value,
  onChange,
  isDisabled,
  errorMessage,
}: WorkersFieldProps) {
  const t = useMessages(messages);
  const rest = jobKinds.filter((kind) => !(kind in value));
  return (
    <SettingGroup label={label} description={description} errorMessage={errorMessage}>
      {Object.entries(value).map(([kind, most]) => (
        <div key={kind} className={css.worker}>
          <Text translate="no">{kind}</Text>
          <NumberField
            aria-label={t('workers.most', { kind })}
            isDisabled={isDisabled}
            minValue={1}
            maxValue={32}
            value={most}
            onChange={(next) => onChange({ ...value, [kind]: Number.isNaN(next) ? 1 : next })}
          />
          <RemoveRow
            label={t('workers.remove', { kind })}
            isDisabled={isDisabled}
            onPress={() =>
              onChange(Object.fromEntries(Object.entries(value).filter(([each]) => each !== kind)))
            }
          />
        </div>
      ))}
      <MenuTrigger>
        <AddRow label={t('workers.add')} isDisabled={isDisabled || rest.length === 0} />
        <Menu aria-label={t('workers.add')}>
          {rest.map((kind) => (
            <MenuItem key={kind} id={kind} onAction={() => onChange({ ...value, [kind]: 1 })}>
              <span translate="no">{kind}</span>
            </MenuItem>
          ))}
        </Menu>
      </MenuTrigger>
    </SettingGroup>
  );
}
