import { type Theme, useMessages } from '@segno/data';
import {
  Accordion,
  AccordionItem,
  Button,
  Callout,
  checkContrast,
  ColorField,
  Inline,
  NumberField,
  Stack,
  Switch,
  Text,
  TextField,
  type VariableMetadata,
  variableMetadata,
} from '@segno/ui';
import { useMemo } from 'react';
import { draftMessages } from '../messages/drafts.en.ts';
import { messages } from '../messages/en.ts';

interface ThemeControlsProps {
  theme: Theme;
  onChange: (values: Partial<Theme>) => void;
  onDefault: (kind: 'default_light' | 'default_dark') => void;
}

const groups = [...new Set(variableMetadata.map(({ group }) => group))];

/** The name, font and values of a theme, with a control for each variable of the registry, and its contrast. */
export function ThemeControls({ theme, onChange, onDefault }: ThemeControlsProps) {
  const t = useMessages(messages);
  const td = useMessages(draftMessages);
  const base = theme.is_dark ? 'dark' : 'light';
  const namesOf = (group: string) =>
    variableMetadata.filter((variable) => variable.group === group).map(({ name }) => name as string);
  const resetGroup = (group: string) => {
    const names = new Set(namesOf(group));
    onChange({
      values: Object.fromEntries(Object.entries(theme.values).filter(([name]) => !names.has(name))),
    });
  };
  const setValue = (name: string, value: string | null) => {
    const { [name]: _, ...others } = theme.values;
    onChange({ values: value === null ? others : { ...others, [name]: value } });
  };
  return (
    <Stack space="md">
      <TextField label={t('themeName')} value={theme.name} onChange={(name) => onChange({ name })} />
      <Switch isSelected={theme.is_dark} onChange={(is_dark) => onChange({ is_dark })}>
        {t('isDark')}
      </Switch>
      <Switch
        isSelected={theme.default_light}
        isDisabled={theme.default_light || theme.is_dark}
        onChange={() => onDefault('default_light')}
      >
        {t('defaultLight')}
      </Switch>
      <Switch
        isSelected={theme.default_dark}
        isDisabled={theme.default_dark || !theme.is_dark}
        onChange={() => onDefault('default_dark')}
      >
        {t('defaultDark')}
      </Switch>
      <FontFields font={theme.font ?? null} onChange={(font) => onChange({ font })} />
      <ContrastGuard theme={theme} onFix={setValue} />
      <Accordion headingLevel={2}>
        {groups.map((group) => (
          <AccordionItem key={group} id={group} title={group}>
            <Stack space="sm">
              {namesOf(group).some((name) => name in theme.values) && (
                <Button size="2xs" variant="ghost" onPress={() => resetGroup(group)}>
                  {td('group.reset')}
                </Button>
              )}
              {variableMetadata
                .filter((variable) => variable.group === group)
                .map((variable) => (
                  <VariableField
                    key={variable.name}
                    variable={variable}
                    value={theme.values[variable.name] ?? null}
                    standard={variable.default[base]}
                    onChange={(value) => setValue(variable.name, value)}
                  />
                ))}
            </Stack>
          </AccordionItem>
        ))}
      </Accordion>
    </Stack>
  );
}

function FontFields({ font, onChange }: { font: Theme['font']; onChange: (font: Theme['font']) => void }) {
  const t = useMessages(messages);
  const family = font?.family ?? '';
  return (
    <>
      <TextField
        label={t('font')}
        description={t('fontText')}
        value={family}
        onChange={(next) =>
          onChange(next.trim() === '' ? null : { family: next, google: font?.google ?? true })
        }
      />
      {font && (
        <Switch isSelected={font.google} onChange={(google) => onChange({ ...font, google })}>
          {t('fontFromWeb')}
        </Switch>
      )}
    </>
  );
}

interface VariableFieldProps {
  variable: VariableMetadata;
  /** Null for the value of the built-in theme. */
  value: string | null;
  standard: string;
  onChange: (value: string | null) => void;
}

/** The control that fits a variable. An own value can be reset. */
function VariableField({ variable: { label, type, range }, value, standard, onChange }: VariableFieldProps) {
  const t = useMessages(messages);
  const shown = value ?? standard;
  const field =
    type === 'color' ? (
      <ColorField label={label} hasAlpha value={shown} onChange={onChange} />
    ) : range ? (
      <NumberField
        label={range.unit === '' ? label : `${label} (${range.unit})`}
        minValue={range.min}
        maxValue={range.max}
        step={range.step}
        value={Number.parseFloat(shown)}
        onChange={(next) => onChange(Number.isNaN(next) ? null : `${next}${range.unit}`)}
      />
    ) : (
      <TextField label={label} value={shown} onChange={onChange} />
    );
  return (
    <Stack space="2xs" align="stretch">
      {field}
      {value !== null && (
        <Button size="2xs" variant="ghost" onPress={() => onChange(null)}>
          {t('resetValue', { name: label })}
        </Button>
      )}
    </Stack>
  );
}

/** The pairs of colours that are hard to read, each with the nearest colour that passes. */
function ContrastGuard({ theme, onFix }: { theme: Theme; onFix: (name: string, value: string) => void }) {
  const t = useMessages(messages);
  const failing = useMemo(
    () => checkContrast(theme.values, theme.is_dark ? 'dark' : 'light').filter(({ passes }) => !passes),
    [theme.values, theme.is_dark],
  );
  if (failing.length === 0) return <Callout tone="positive" title={t('contrastPasses')} />;
  return (
    <Callout tone="warning" title={t('contrastFails', { count: failing.length })}>
      <Stack space="xs">
        {failing.slice(0, 12).map(({ foreground, background, ratio, nearest }) => (
          <Inline key={`${foreground} ${background.join(' ')}`} justify="between" wrap>
            <Text size="sm">
              {t('contrastPair', { foreground, background: background[0], ratio: ratio.toFixed(2) })}
            </Text>
            {nearest && (
              <Button size="2xs" onPress={() => onFix(nearest.name, nearest.value)}>
                {t('contrastFix', { value: nearest.value })}
              </Button>
            )}
          </Inline>
        ))}
      </Stack>
    </Callout>
  );
}
