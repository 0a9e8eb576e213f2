import { Button } from '../Button/Button.tsx';
import { Chip } from '../Chip/Chip.tsx';
import { Text } from '../Text/Text.tsx';
import type { ContrastFix, ContrastResult } from '../theme/checkContrast.ts';
import { vars } from '../theme/theme.css.ts';

const cell = {
  padding: '6px 12px 6px 0',
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  textAlign: 'start',
  verticalAlign: 'middle',
} as const;

/** On phones the table scrolls horizontally, which also works by keyboard. */
const scrolling = { role: 'region', tabIndex: 0, style: { overflowX: 'auto' } } as const;

/** Formats a ratio. It is truncated, not rounded, so that 4.496 is not shown as 4.5. */
export const ratioText = (ratio: number) => `${(Math.floor(ratio * 100) / 100).toFixed(2)} : 1`;

interface SwatchProps {
  ground: string;
  figure: string;
}

/** The two colours on each other. It contains no text, because the text of a failing pair would fail the axe check. */
export function Swatch({ ground, figure }: SwatchProps) {
  return (
    <svg width="56" height="28" viewBox="0 0 56 28" aria-hidden="true" style={{ borderRadius: 6 }}>
      <rect width="56" height="28" fill={ground} />
      <circle cx="16" cy="14" r="7" fill={figure} />
      <path d="M30 9h18M30 14h14M30 19h16" stroke={figure} strokeWidth="2.5" />
    </svg>
  );
}

interface ContrastTableProps {
  caption: string;
  results: readonly ContrastResult[];
  onTake?: (fix: ContrastFix) => void;
}

/** The results of `checkContrast`, one row for each pair. */
export function ContrastTable({ caption, results, onTake }: ContrastTableProps) {
  return (
    <div {...scrolling} aria-label={caption}>
      <table style={{ inlineSize: '100%' }}>
        <thead>
          <tr>
            {['Colours', 'Where', 'Variables', 'Has', 'Needs', 'Result'].map((head) => (
              <th key={head} scope="col" style={cell}>
                <Text size="sm" tone="muted">
                  {head}
                </Text>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {results.map((result) => {
            const { use, foreground, background, colors, ratio, needed, criterion, passes, nearest } = result;
            return (
              <tr key={`${use} ${foreground} ${background.join(' ')}`}>
                <td style={cell}>
                  <Swatch ground={colors.background} figure={colors.foreground} />
                </td>
                <td style={{ ...cell, minInlineSize: '14em' }}>{use}</td>
                <td style={cell}>
                  <Text size="sm" tone="muted">
                    {foreground} on {background.join(' on ')}
                  </Text>
                </td>
                <td style={{ ...cell, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
                  {ratioText(ratio)}
                </td>
                <td style={{ ...cell, whiteSpace: 'nowrap' }} title={`WCAG 2.2, ${criterion}`}>
                  {needed} : 1
                </td>
                <td style={cell}>
                  {passes ? (
                    <Chip size="xs" tone="positive">
                      Passes
                    </Chip>
                  ) : (
                    <div style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
                      <Chip size="xs" tone="danger">
                        Fails
                      </Chip>
                      {nearest && onTake && (
                        <Button size="xs" variant="outline" onPress={() => onTake(nearest)}>
                          Take {nearest.value}
                        </Button>
                      )}
                    </div>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
