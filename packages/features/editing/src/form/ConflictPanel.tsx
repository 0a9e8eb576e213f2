import { useMessages } from '@segno/data';
import { Button, Callout, Inline, Radio, RadioGroup, Stack, Text } from '@segno/ui';
import { type ComponentType, type ReactNode, useState } from 'react';
import { messages } from '../messages/en.ts';
import type { Conflict } from './useKeptForm.ts';

type Values = Record<string, unknown>;

export interface ValueTextProps {
  field: string;
  value: unknown;
  /** Draws the text. */
  children: (text: string) => ReactNode;
}

interface ConflictPanelProps {
  conflict: Conflict<Values>;
  mine: Values;
  labelOf: (field: string) => string;
  /** Writes the value of a field as people read it. */
  ValueText: ComponentType<ValueTextProps>;
  onResolve: (takeTheirs: readonly string[]) => void;
}

/** Shows what both have changed, field by field, and asks which value stays. */
export function ConflictPanel({
  conflict: { theirs, fields },
  mine,
  labelOf,
  ValueText,
  onResolve,
}: ConflictPanelProps) {
  const t = useMessages(messages);
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  return (
    <Callout
      tone="warning"
      isLive
      title={t('conflict.title')}
      actions={
        <Inline space="sm" wrap>
          <Button onPress={() => onResolve(fields)}>{t('conflict.allTheirs')}</Button>
          <Button tone="accent" onPress={() => onResolve([...taken])}>
            {t('conflict.allMine')}
          </Button>
        </Inline>
      }
    >
      <Stack>
        <Text as="p">{t('conflict.text')}</Text>
        {fields.map((field) => (
          <RadioGroup
            key={field}
            label={labelOf(field)}
            value={taken.has(field) ? 'theirs' : 'mine'}
            onChange={(choice) => {
              const next = new Set(taken);
              if (choice === 'theirs') next.add(field);
              else next.delete(field);
              setTaken(next);
            }}
          >
            <Radio value="theirs">
              <ValueText field={field} value={theirs[field]}>
                {(text) => t('conflict.theirs', { value: text || t('conflict.empty') })}
              </ValueText>
            </Radio>
            <Radio value="mine">
              <ValueText field={field} value={mine[field]}>
                {(text) => t('conflict.mine', { value: text || t('conflict.empty') })}
              </ValueText>
            </Radio>
          </RadioGroup>
        ))}
      </Stack>
    </Callout>
  );
}
