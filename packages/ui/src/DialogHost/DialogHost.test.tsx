import { useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Menu, MenuItem } from '../Menu/Menu.tsx';
import { MenuAt } from '../Menu/MenuAt.tsx';
import { DialogHost } from './DialogHost.tsx';
import { openDialog } from './dialogStack.ts';

/** A menu that is removed as soon as it closes. */
function Screen() {
  const [isOpen, setOpen] = useState(false);
  const anchorRef = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={anchorRef} onPress={() => setOpen(true)}>
        More
      </Button>
      {isOpen && (
        <MenuAt isOpen onOpenChange={setOpen} label="Track" anchorRef={anchorRef}>
          <Menu>
            <MenuItem
              onAction={() => void openDialog(() => <Dialog title="Rename">No name is taken.</Dialog>)}
            >
              Rename…
            </MenuItem>
          </Menu>
        </MenuAt>
      )}
      <DialogHost />
    </>
  );
}

test('the focus returns to the button of a menu whose item opened the dialog', async () => {
  await render(<Screen />);
  const trigger = page.getByRole('button', { name: 'More' });
  const dialog = page.getByRole('dialog', { name: 'Rename' });
  trigger.element().focus();
  // The first time, the menu is gone before the code of the dialog is loaded.
  for (const time of ['first', 'second']) {
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('menuitem', { name: 'Rename…' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(trigger, { message: time }).toHaveFocus();
  }
});
