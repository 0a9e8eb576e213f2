import { definitionOf, anySettingNames, pageOfSetting } from '@segno/data/contract';
import { expect, test } from 'vitest';
import { messages } from '../messages/en.ts';

const shown = anySettingNames.filter((name) => pageOfSetting(name) !== undefined);

test('ADMIN-9 every setting of a page has a label, and every choice a name', () => {
  const keys = shown.flatMap((name) => {
    const { type } = definitionOf(name) as unknown as { type: { type: string; options?: string[] } };
    const choices = type.type === 'picklist' ? (type.options ?? []) : [];
    return [`setting.${name}`, ...choices.map((choice) => `value.${choice}`)];
  });
  expect(keys.filter((key) => !(key in messages.lines))).toEqual([]);
});
