import { variableMetadata } from '@segno/ui';
import { expect, test } from 'vitest';
import { variableMessages } from '../messages/variables.en.ts';
import { groups, slugOf } from './variableGroups.ts';

test('APPEARANCE-3 every variable and group of the registry has its name in the messages', () => {
  const wanted = [
    ...groups.map((group) => [`group.${slugOf(group)}`, group]),
    ...variableMetadata.map(({ name, label }) => [`variable.${name}`, label]),
  ];
  expect(Object.entries(variableMessages.lines)).toEqual(wanted);
});
