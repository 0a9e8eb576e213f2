import { useMessages } from '@segno/data';
import { Button, Stack, type VariableMetadata } from '@segno/ui';
import { draftMessages } from '../messages/drafts.en.ts';
import { ContrastGuard } from './ContrastGuard.tsx';
import { FontFields } from './FontFields.tsx';
import * as css from './ThemePanel.css.ts';
import { useTheme } from './useTheme.ts';
import { variablesOf } from './variableGroups.ts';
import { VariableField } from './VariableField.tsx';

interface ThemePartPanelProps {
  index: number;
  part: 'font' | VariableMetadata['group'];
}

/** The font of a theme, or the variables of a group, each with the control that fits it. */
export function ThemePartPanel({ index, part }: ThemePartPanelProps) {
  const t = useMessages(draftMessages);
  const { theme, change, setValues } = useTheme(index);
  if (!theme) return null;
  if (part === 'font') return <FontFields font={theme.font ?? null} onChange={(font) => change({ font })} />;
  const variables = variablesOf(part);
  const base = theme.is_dark ? 'dark' : 'light';
  const own = variables.filter(({ name }) => name in theme.values);
  return (
    <Stack space="md">
      {variables[0]?.type === 'color' && <ContrastGuard theme={theme} onFix={setValues} isQuiet />}
      {part === 'Radius' && (
        <div className={css.corners} aria-hidden>
          {variables.map(({ name, default: standard }, at) => (
            <span
              key={name}
              className={css.corner}
              style={{
                inlineSize: 40 + at * 8,
                blockSize: 40 + at * 8,
                borderStartStartRadius: theme.values[name] ?? standard[base],
                borderStartEndRadius: theme.values[name] ?? standard[base],
              }}
            />
          ))}
        </div>
      )}
      {variables.map((variable) => (
        <VariableField
          key={variable.name}
          variable={variable}
          value={theme.values[variable.name] ?? null}
          standard={variable.default[base]}
          onChange={setValues}
        />
      ))}
      {own.length > 0 && (
        <Button size="xs" onPress={() => setValues(Object.fromEntries(own.map(({ name }) => [name, null])))}>
          {t('group.reset')}
        </Button>
      )}
    </Stack>
  );
}
