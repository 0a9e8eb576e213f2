import { expect, type Locator } from '@playwright/test';

/** One way to operate a page. */
export interface Hands {
  press(target: Locator): Promise<void>;
  type(field: Locator, text: string): Promise<void>;
  /** Moves the first item of a list to the third place. */
  moveFirstDown(rows: Locator): Promise<void>;
}

const handleOf = (row: Locator) => row.getByRole('button', { name: /^Reorder/ });

/** The visible element of a control: the input of a switch lies under its label. */
const visible = (target: Locator) => target.or(target.locator('xpath=ancestor::label')).first();

export const byMouse: Hands = {
  press: (target) => visible(target).click(),
  type: (field, text) => field.fill(text),
  async moveFirstDown(rows) {
    const { mouse } = rows.page();
    await rows.nth(0).hover({ position: { x: 100, y: 30 } });
    await mouse.down();
    // The lower part of an item is the place after it.
    for (const y of [20, 30, 40, 55]) await rows.nth(2).hover({ position: { x: 100, y }, force: true });
    await mouse.up();
  },
};

/** The key that leads from the focused element towards another one, and how often to press it; null at the target. */
const nextKey = (target: Locator) =>
  target.evaluate((element) => {
    const focused = document.activeElement;
    if (focused === element) return null;
    const [row, focusedRow] = [element.closest('[role=row]'), focused?.closest('[role=row]')];
    const grid = row?.closest('[role=grid], [role=treegrid]');
    if (row && focusedRow && grid?.contains(focusedRow)) {
      if (row === focusedRow) return { key: 'ArrowRight', times: 1 };
      const isBelow = focusedRow.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING;
      return { key: isBelow ? 'ArrowDown' : 'ArrowUp', times: 1 };
    }
    if (element.closest('[role=menu]')?.contains(focused)) return { key: 'ArrowDown', times: 1 };
    // An estimate: a group whose elements the arrow keys focus has one stop, which is not counted.
    const isStop = (one: HTMLElement) =>
      one.tabIndex >= 0 &&
      !one.matches(':disabled, [type=radio], [inert] *, :is([role=grid], [role=treegrid], [role=menu]) *') &&
      one.checkVisibility({ visibilityProperty: true });
    const stops = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, [tabindex]'),
    ].filter((one) => one === element || one === focused || isStop(one));
    const steps = stops.indexOf(element as HTMLElement) - stops.indexOf(focused as HTMLElement);
    return { key: steps < 0 ? 'Shift+Tab' : 'Tab', times: Math.abs(steps) };
  });

/** Moves the focus with Tab or Shift+Tab, and with arrow keys inside of grids and menus. */
async function reach(target: Locator) {
  await expect(target).toBeVisible();
  for (let asked = 0; asked < 150; asked += 1) {
    const next = await nextKey(target);
    if (!next) return;
    // Reading the page takes longer than a key press. After a few wrong estimates the page is read after each press.
    for (let press = 0; press < (asked < 5 ? next.times : 1); press += 1)
      await target.page().keyboard.press(next.key);
  }
  throw new Error(`The keyboard does not reach ${String(target)}.`);
}

/** Uses no pointer, and no focus that a person could not set. */
export const byKeyboard: Hands = {
  async press(target) {
    await reach(target);
    const isSwitch = await target.evaluate((element) => element.matches('[role=switch], [type=checkbox]'));
    await target.page().keyboard.press(isSwitch ? 'Space' : 'Enter');
  },
  async type(field, text) {
    await reach(field);
    await field.page().keyboard.type(text);
  },
  async moveFirstDown(rows) {
    await this.press(handleOf(rows.first()));
    for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await rows.page().keyboard.press(key);
  },
};

/** On a touch screen. The emulated one does not start a drag by a long press; the menu of the handle moves an item. */
export const byTouch: Hands = {
  press: (target) => visible(target).tap(),
  type: (field, text) => field.fill(text),
  async moveFirstDown(rows) {
    const name = (await handleOf(rows.first()).getAttribute('aria-label')) ?? '';
    const down = rows.page().getByRole('menuitem', { name: 'Move down' });
    for (const place of [0, 1]) {
      await expect(handleOf(rows.nth(place))).toHaveAttribute('aria-label', name);
      await handleOf(rows.nth(place)).tap();
      await down.tap();
      await expect(down).toHaveCount(0);
    }
  },
};
