import { definitionOf, anySettingNames, pageOfSetting } from '@segno/data/contract';
import { expect, test } from 'vitest';
import { messages } from '../messages/en.ts';

interface Shape {
  type: string;
  options?: string[];
  item?: Shape;
}

const shown = anySettingNames.filter((name) => pageOfSetting(name) !== undefined || name.startsWith('ads.'));

test('ADMIN-9 every setting of the administration has a label, and every choice a name', () => {
  const keys = shown.flatMap((name) => {
    const { type } = definitionOf(name) as unknown as { type: Shape };
    const { type: kind, options = [] } = type.item ?? type;
    const choices = kind === 'picklist' ? options : [];
    return [`setting.${name}`, ...choices.map((choice) => `value.${choice}`)];
  });
  const isMissing = (key: string) =>
    !(key in messages.lines) && !(key.replace(/^value/, 'page') in messages.lines);
  expect(keys.filter(isMissing)).toEqual([]);
});
