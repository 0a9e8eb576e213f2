import {
  adminOptionsQuery,
  formatMoney,
  useFormatLocale,
  useMessages,
  type AdminOptionKind,
  type Money,
} from '@segno/data';
import { formattersOf } from '@segno/ui';
import { RecordValueText, type ValueTextProps } from '@segno/editing';
import { useQuery } from '@tanstack/react-query';
import { messages, type AdminKey } from '../messages/en.ts';
import { type AdminField, type AdminView, fieldsOf } from '../views/AdminView.ts';

/** The longest text of a value, in letters. */
const longest = 120;

const plainText = (value: unknown) =>
  (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
    .replaceAll(/<[^>]*>/g, ' ')
    .trim()
    .slice(0, longest);

/** Makes the component that writes the values of a view's fields, where two people have changed one. */
export function createValueText(view: AdminView) {
  const fields = new Map<string, AdminField>(fieldsOf(view).map((field) => [field.name, field]));
  return function ValueText({ field: name, value, children }: ValueTextProps) {
    const t = useMessages(messages);
    const locale = useFormatLocale();
    const format = formattersOf(locale);
    const field = fields.get(name);
    const list: readonly unknown[] = Array.isArray(value) ? value : value === null ? [] : [value];
    const of: AdminOptionKind | undefined =
      field?.kind === 'many' || field?.kind === 'one' ? field.of : undefined;
    const ids = of ? list.filter((each) => typeof each === 'number') : [];
    const { data: options = [] } = useQuery(adminOptionsQuery(of ?? 'tags', { ids }));
    const namesOf = (key: string) =>
      list.map((each) => plainText((each as Record<string, unknown>)[key])).join(', ');
    const textOf = (): string => {
      switch (field?.kind) {
        case 'many':
        case 'one':
          return ids.map((id) => options.find((option) => option.id === id)?.name ?? `#${id}`).join(', ');
        case 'flag':
          return t(value === true ? 'value.yes' : 'value.no');
        case 'choice':
          return typeof value === 'string' ? t(`value.${value}` as AdminKey) : '';
        case 'date':
          return typeof value === 'string' ? format.date(value) : '';
        case 'seconds':
          return typeof value === 'number' ? format.clock(value) : '';
        case 'lines':
          return list.map(plainText).join(', ').slice(0, longest);
        case 'links':
          return namesOf('label');
        case 'permissions':
          return namesOf('name');
        case 'prices':
          return list.map((each) => formatMoney(locale, each as Money)).join(', ');
        case 'items':
          return t('items.count', { count: list.length });
        default:
          return plainText(value);
      }
    };
    if (field?.kind === 'picture')
      return (
        <RecordValueText field="cover_entry_id" value={value}>
          {children}
        </RecordValueText>
      );
    return children(textOf());
  };
}
