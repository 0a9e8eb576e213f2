import { type MenuItem, type SettingName, settingNames, useMessages } from '@segno/data';
import { Heading, IconButton, Inline, Select, SelectItem, Stack, TextField, TrashIcon } from '@segno/ui';
import { menuMessages } from '../messages/menus.en.ts';

type Settings = NonNullable<MenuItem['settings']>;

interface SettingConditionFieldsProps {
  settings: Settings;
  onChange: (settings: Settings) => void;
}

const states = ['on', 'off', 'is'] as const;
type State = (typeof states)[number];

const stateOf = (wanted: unknown): State => (wanted === true ? 'on' : wanted === false ? 'off' : 'is');
const wantedOf: Record<State, unknown> = { on: true, off: false, is: '' };

/** A value that is written: a number where it is one, otherwise text. */
const valueOf = (text: string): string | number =>
  text.trim() !== '' && String(Number(text)) === text.trim() ? Number(text) : text;

/** The wanted values of settings, all of which must be met (MENU-1). */
export function SettingConditionFields({ settings, onChange }: SettingConditionFieldsProps) {
  const t = useMessages(menuMessages);
  const conditions = Object.entries(settings) as [SettingName, unknown][];
  const set = (name: SettingName, wanted: unknown) => onChange({ ...settings, [name]: wanted });
  const remove = (name: SettingName) =>
    onChange(Object.fromEntries(conditions.filter(([one]) => one !== name)));
  return (
    <Stack space="sm" role="group" aria-label={t('menu.settings')}>
      <Heading level={4} size="md">
        {t('menu.settings')}
      </Heading>
      {conditions.map(([name, wanted]) => {
        const state = stateOf(wanted);
        return (
          <Stack key={name} space="2xs">
            <Inline space="xs" align="end">
              <Select
                label={<code dir="ltr">{name}</code>}
                aria-label={t('menu.settingState', { name })}
                value={state}
                onChange={(key) => {
                  const next = states.find((one) => one === key);
                  if (next && next !== state) set(name, wantedOf[next]);
                }}
              >
                {states.map((one) => (
                  <SelectItem key={one} id={one}>
                    {t(`menu.setting${one === 'on' ? 'On' : one === 'off' ? 'Off' : 'Is'}`)}
                  </SelectItem>
                ))}
              </Select>
              <IconButton
                size="sm"
                variant="ghost"
                aria-label={t('menu.settingRemove', { name })}
                onPress={() => remove(name)}
              >
                <TrashIcon size={16} />
              </IconButton>
            </Inline>
            {state === 'is' && (
              <TextField
                aria-label={t('menu.settingValue', { name })}
                maxLength={500}
                value={String(wanted)}
                onChange={(text) => set(name, valueOf(text))}
              />
            )}
          </Stack>
        );
      })}
      <Select
        // Without a value of its own: what is chosen becomes a condition.
        key={conditions.length}
        label={t('menu.settingAdd')}
        placeholder={t('menu.choose')}
        onChange={(key) => {
          const name = settingNames.find((one) => one === key);
          if (name) set(name, true);
        }}
      >
        {settingNames
          .filter((name) => !(name in settings))
          .map((name) => (
            <SelectItem key={name} id={name}>
              {name}
            </SelectItem>
          ))}
      </Select>
    </Stack>
  );
}
