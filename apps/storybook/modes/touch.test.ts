import { createElement } from 'react';
import { describe, expect, onTestFinished, test } from 'vitest';
import { sidewaysOverflow } from './fitChecks.ts';
import { smallTargets } from './touchChecks.ts';
import { components, expectNothing, frameParts } from './everyStory.ts';

test('the pointer is coarse and the viewport is that of a phone', () => {
  expect(matchMedia('(pointer: coarse)').matches).toBe(true);
  expect(matchMedia('(hover: hover)').matches).toBe(false);
  expect([innerWidth, innerHeight]).toEqual([390, 844]);
});

/** Checks two stories whose button opens a menu that is not a part of the story. Returns what was checked. */
async function checkMenus(component: string, { closesOnEscape }: { closesOnEscape: boolean }) {
  const menu = document.createElement('div');
  onTestFinished(() => menu.remove());
  menu.role = 'menu';
  menu.textContent = 'Menu';
  if (closesOnEscape) menu.onkeydown = ({ key }) => key === 'Escape' && menu.remove();
  const story = (name: string) => ({
    render: () =>
      createElement(
        'button',
        { type: 'button', 'aria-haspopup': 'menu', onClick: () => document.body.append(menu) },
        name,
      ),
  });
  const checked: string[] = [];
  const stories = { default: { title: component }, One: story('One'), Two: story('Two') };
  await expectNothing(component, () => Promise.resolve(stories), {
    mode: 'touch',
    stories: ['One', 'Two'],
    check(root) {
      checked.push(root.textContent);
      return [];
    },
  });
  return checked;
}

test('a story is checked after one that opened a menu, and a menu that stays open fails with each retry', async () => {
  expect(await checkMenus('Closing', { closesOnEscape: true })).toEqual(['One', 'Menu', 'Two', 'Menu']);
  await expect(checkMenus('Staying', { closesOnEscape: false })).rejects.toThrow(
    'One: open: Escape does not close <div menu> “Menu”',
  );
  await expect(checkMenus('Staying', { closesOnEscape: true })).rejects.toThrow(
    'An overlay stayed open before',
  );
});

describe('every component and part of the frame has large enough hit targets and fits a phone', () => {
  test.each([...components, ...frameParts])('%s', async (name, load) => {
    await expectNothing(name, load, {
      mode: 'touch',
      stories: ['Default'],
      check: (root) => [...smallTargets(root), ...sidewaysOverflow()],
    });
  });
});
