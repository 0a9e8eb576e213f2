import { Stack, Text } from '@segno/ui';
import type { ReactNode } from 'react';

export interface SettingGroupProps {
  label: string;
  /** In place of the label, such as a switch that has it. */
  heading?: ReactNode;
  description: string | undefined;
  errorMessage: string | undefined;
  children: ReactNode;
}

/** A setting of several fields, with one description and one error. */
export function SettingGroup({ label, heading, description, errorMessage, children }: SettingGroupProps) {
  return (
    <Stack space="sm" role="group" aria-label={label}>
      {heading ?? <Text weight="medium">{label}</Text>}
      {description && (
        <Text size="sm" tone="muted">
          {description}
        </Text>
      )}
      {children}
      {errorMessage && (
        <Text size="sm" tone="danger">
          {errorMessage}
        </Text>
      )}
    </Stack>
  );
}
