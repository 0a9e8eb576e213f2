import { useStartup } from '@segno/data';
import { useMemo } from 'react';

const prefix = 'ui.';

/** The translated messages of `@segno/ui`, for `UiMessagesProvider`. */
export function useUiLines(): Record<string, string> {
  const { lines } = useStartup().i18n;
  return useMemo(
    () =>
      Object.fromEntries(
        Object.entries(lines).flatMap(([key, line]) =>
          key.startsWith(prefix) ? [[key.slice(prefix.length), line]] : [],
        ),
      ),
    [lines],
  );
}
