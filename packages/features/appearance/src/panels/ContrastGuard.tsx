import { type Theme, useMessages } from '@segno/data';
import { Button, Callout, checkContrast, contrastFixes, Inline, Stack, Text } from '@segno/ui';
import { useDeferredValue, useMemo } from 'react';
import { messages } from '../messages/en.ts';
import * as css from './ContrastGuard.css.ts';
import { useVariableName } from './variableGroups.ts';

interface ContrastGuardProps {
  theme: Theme;
  onFix: (values: Readonly<Record<string, string>>) => void;
  /** Shows nothing while all pairs pass. */
  isQuiet?: boolean;
}

/** How many pairs are listed. */
const most = 40;

/** The pairs of colours that are hard to read with where they meet, each with the nearest colour that passes. */
export function ContrastGuard({ theme, onFix, isQuiet = false }: ContrastGuardProps) {
  const t = useMessages(messages);
  const nameOf = useVariableName();
  // The preview changes first.
  const values = useDeferredValue(theme.values);
  const base = theme.is_dark ? 'dark' : 'light';
  const failing = useMemo(() => checkContrast(values, base).filter(({ passes }) => !passes), [values, base]);
  if (failing.length === 0) return isQuiet ? null : <Callout tone="positive" title={t('contrastPasses')} />;
  const fixAll = () =>
    onFix(Object.fromEntries(contrastFixes(values, base).map(({ name, to }) => [name, to])));
  return (
    <Callout
      tone="warning"
      title={t('contrastFails', { count: failing.length })}
      actions={
        <Button size="2xs" onPress={fixAll}>
          {t('contrastFixAll')}
        </Button>
      }
    >
      <ul className={css.pairs} aria-label={t('contrastList')}>
        {failing.slice(0, most).map(({ foreground, background, ratio, needed, colors, nearest, use }) => (
          <li key={use} className={css.pair}>
            <span
              aria-hidden
              className={css.sample}
              style={{ color: colors.foreground, background: colors.background }}
            >
              {t('contrastSample')}
            </span>
            <Stack space="2xs">
              <Text size="sm">
                {t('contrastPair', {
                  foreground: nameOf(foreground),
                  background: background.map((name) => nameOf(name)).join(', '),
                  ratio: ratio.toFixed(2),
                  needed,
                })}
              </Text>
              {nearest && (
                <Inline>
                  <Button size="2xs" onPress={() => onFix({ [nearest.name]: nearest.value })}>
                    {t('contrastFix', { name: nameOf(nearest.name), value: nearest.value })}
                  </Button>
                </Inline>
              )}
            </Stack>
          </li>
        ))}
      </ul>
    </Callout>
  );
}
