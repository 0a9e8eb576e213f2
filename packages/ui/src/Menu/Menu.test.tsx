import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../Button/Button.tsx';
import '../theme/theme.css.ts';
import '../theme/reset.css.ts';
import { Menu, MenuItem } from './Menu.tsx';
import { MenuTrigger } from './MenuTrigger.tsx';

test.each(['{Tab}', '{Shift>}{Tab}{/Shift}'])(
  'a real %s closes it and gives the focus back',
  async (keys) => {
    await render(
      <>
        <Button>Before</Button>
        <MenuTrigger>
          <Button>Track</Button>
          <Menu>
            <MenuItem id="next">Play next</MenuItem>
            <MenuItem id="queue">Add to queue</MenuItem>
          </Menu>
        </MenuTrigger>
        <Button>After</Button>
      </>,
    );
    const trigger = page.getByRole('button', { name: 'Track' });
    trigger.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('menuitem', { name: 'Play next' })).toHaveFocus();
    await userEvent.keyboard(keys);
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
    await expect.element(trigger).toHaveFocus();
  },
);
