/** The functions of `@testing-library/user-event`, or of another library, that the test utilities call. */
export interface TestUser {
  click: (element: Element) => Promise<unknown>;
  clear: (element: Element) => Promise<unknown>;
  type: (element: Element, text: string) => Promise<unknown>;
}

/** An accessible name: the whole of it, or a pattern. */
export type NameMatch = string | RegExp;

export interface ComboBoxChoice {
  /** Typed first, to filter the options. @default the option, if it is a string */
  text?: string;
}

export interface DialogAnswer {
  /** @default the only open dialog */
  dialog?: HTMLElement;
}

const timeout = 3000;
const interval = 20;

/** React's `act` environment, in which updates outside of `act` are errors. */
const reactGlobal = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

/** Waits until `find` returns a value. Rejects with `message` after 3 s. */
async function waitFor<T>(find: () => T | null | undefined | false, message: () => string): Promise<T> {
  const isAct = reactGlobal.IS_REACT_ACT_ENVIRONMENT;
  // While a test waits, React updates by itself, as with `waitFor` of the testing library.
  if (isAct) reactGlobal.IS_REACT_ACT_ENVIRONMENT = false;
  try {
    for (let waited = 0; ; waited += interval) {
      const found = find();
      if (found) return found;
      if (waited >= timeout) throw new Error(message());
      await new Promise((done) => setTimeout(done, interval));
    }
  } finally {
    if (isAct) reactGlobal.IS_REACT_ACT_ENVIRONMENT = isAct;
  }
}

/** The name of an option, menu item or button, without its description. */
function nameOf(element: Element): string {
  const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const label = ids.flatMap((id) => element.ownerDocument.getElementById(id)?.textContent ?? []).join(' ');
  return (label || element.getAttribute('aria-label') || element.textContent).trim();
}

const matches = (element: Element, name: NameMatch) =>
  typeof name === 'string' ? nameOf(element) === name : name.test(nameOf(element));

/** One of several elements by its name. Rejects with the existing names. */
function findNamed(
  elements: () => Iterable<HTMLElement>,
  name: NameMatch,
  kind: string,
): Promise<HTMLElement> {
  return waitFor(
    () => [...elements()].find((element) => matches(element, name)),
    () =>
      `There is no ${kind} “${String(name)}”. There are: ${[...elements()].map(nameOf).join(', ') || 'none'}.`,
  );
}

/** The open list or menu of a trigger. */
const popupOf = (trigger: Element) => {
  const id = trigger.getAttribute('aria-controls');
  return id === null ? null : trigger.ownerDocument.getElementById(id);
};

async function openPopup(user: TestUser, trigger: Element): Promise<HTMLElement> {
  if (trigger.getAttribute('aria-expanded') !== 'true') await user.click(trigger);
  return waitFor(
    () => popupOf(trigger),
    () => `“${nameOf(trigger)}” opened nothing.`,
  );
}

const isClosed = (trigger: Element) =>
  waitFor(
    () => trigger.getAttribute('aria-expanded') !== 'true',
    () => `“${nameOf(trigger)}” stayed open.`,
  );

const itemsOf = (popup: HTMLElement, role: string) => () =>
  popup.querySelectorAll<HTMLElement>(`[role^="${role}"]`);

/** Opens a `Select` and resolves its list. @param trigger The button of the field. */
export const openSelect = (user: TestUser, trigger: Element): Promise<HTMLElement> =>
  openPopup(user, trigger);

/** Chooses an option of a `Select` and waits until its list is closed. @param trigger The button of the field. */
export const chooseInSelect = async (user: TestUser, trigger: Element, option: NameMatch): Promise<void> => {
  const list = await openPopup(user, trigger);
  await user.click(await findNamed(itemsOf(list, 'option'), option, 'option'));
  if (list.getAttribute('aria-multiselectable') !== 'true') await isClosed(trigger);
};

/** Types into a `ComboBox` and chooses an option. @param input The text input of the field. */
export const chooseInComboBox = async (
  user: TestUser,
  input: Element,
  option: NameMatch,
  { text = typeof option === 'string' ? option : '' }: ComboBoxChoice = {},
): Promise<void> => {
  await user.clear(input);
  if (text !== '') await user.type(input, text);
  const list = await waitFor(
    () => popupOf(input),
    () => `Typing “${text}” opened no list.`,
  );
  await user.click(await findNamed(itemsOf(list, 'option'), option, 'option'));
  await isClosed(input);
};

/** Opens a menu and presses an item. @param trigger The button that opens the menu. */
export const chooseInMenu = async (user: TestUser, trigger: Element, item: NameMatch): Promise<void> => {
  const menu = await openPopup(user, trigger);
  await user.click(await findNamed(itemsOf(menu, 'menuitem'), item, 'menu item'));
};

/** Presses a button of the open `Dialog` or `AlertDialog` and waits until the dialog is closed. */
export const answerDialog = async (
  user: TestUser,
  button: NameMatch,
  { dialog }: DialogAnswer = {},
): Promise<void> => {
  const open = () => document.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"]');
  const answered =
    dialog ??
    (await waitFor(
      () => [...open()].at(-1),
      () => 'No dialog is open.',
    ));
  await user.click(await findNamed(() => answered.querySelectorAll<HTMLElement>('button'), button, 'button'));
  await waitFor(
    () => !answered.isConnected,
    () => `The dialog “${nameOf(answered)}” stayed open.`,
  );
};
