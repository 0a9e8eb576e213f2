import type { Notification, Page } from '@segno/data/contract';
import { serverText } from '../i18n/translations.ts';

/** The texts of notifications in the language of their reader. They are stored in English, names as `<strong>`. */
export function translateNotifications(
  page: Page<Notification>,
  language: string | undefined,
): Page<Notification> {
  const labelled = <T extends { label: string }>(action: T): T => ({
    ...action,
    label: serverText(language, action.label),
  });
  const data = page.pagination.data.map((notification) => {
    const { lines, mainAction, buttonActions } = notification.data;
    return {
      ...notification,
      data: {
        ...notification.data,
        lines: lines.map((line) => ({
          ...line,
          content: serverText(language, line.content),
          action: line.action && labelled(line.action),
        })),
        mainAction: mainAction && labelled(mainAction),
        buttonActions: buttonActions.map(labelled),
      },
    };
  });
  return { pagination: { ...page.pagination, data } };
}
