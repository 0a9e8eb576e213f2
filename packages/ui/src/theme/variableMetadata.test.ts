import { expect, test } from 'vitest';
import { variableMetadata } from './variableMetadata.ts';
import { variableGroups, variables } from './variables.ts';

test('the metadata of a variable is complete', () => {
  expect(variableMetadata.find(({ name }) => name === 'radius.card')).toEqual({
    name: 'radius.card',
    property: '--segno-radius-card',
    group: 'Radius',
    label: 'Card radius',
    type: 'length',
    range: { min: 0, max: 32, step: 1, unit: 'px' },
    default: { light: variables.radius.card.light, dark: variables.radius.card.dark },
  });
});

test('every group has variables, and labels are unique in their group', () => {
  const groups = Map.groupBy(variableMetadata, ({ group }) => group);
  expect(new Set(groups.keys())).toEqual(new Set(variableGroups));
  for (const [group, members] of groups) {
    expect(new Set(members.map(({ label }) => label)).size, group).toBe(members.length);
  }
});

test('every number has a range, and its value is on a step of the range', () => {
  for (const { name, type, range, default: own } of variableMetadata) {
    const isNumber = type === 'length' || type === 'weight' || type === 'duration' || type === 'number';
    expect(range !== undefined, name).toBe(isNumber);
    if (!range || own.light.startsWith('clamp')) continue;
    const steps = (Number.parseFloat(own.light) - range.min) / range.step;
    expect(Math.abs(steps - Math.round(steps)), name).toBeLessThan(1e-6);
  }
});
