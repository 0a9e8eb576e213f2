import type { CSSProperties } from 'react';
import { Box } from '../Box/Box.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { variableList, type ListedVariable, type VariableGroup } from '../theme/variables.ts';

/** The variables of a group, for the foundation pages. */
export const group = (name: VariableGroup): ListedVariable[] =>
  variableList.filter(({ variable }) => variable.group === name);

interface SampleProps {
  listed: ListedVariable;
  style: CSSProperties;
}

/** A box that shows a length, with its name and value. */
export function Sample({ listed: { name, variable }, style }: SampleProps) {
  return (
    <Stack space="2xs" align="center">
      <Box surface="sunken" style={style} />
      <Text size="sm" weight="medium">
        {variable.label}
      </Text>
      <Text size="sm" tone="muted">
        {name}
      </Text>
      <Text size="sm" tone="muted">
        {variable.light}
        {variable.compact && `, compact ${variable.compact}`}
      </Text>
    </Stack>
  );
}
