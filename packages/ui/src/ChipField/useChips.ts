import { useLocale } from 'react-aria-components/I18nProvider';
import { useState, type RefObject } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import { useFormReset } from '../field/useFormReset.ts';
import { fillMessage } from '../messages/fillMessage.ts';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { addEntries, type Added, type ChipFieldItem } from './addEntries.ts';
import type { ChipFieldProps } from './ChipFieldProps.ts';
import { messages } from './messages.ts';

export const none: readonly ChipFieldItem[] = [];

interface ChipsOptions {
  input: RefObject<HTMLInputElement | null>;
  /** The typing is done in a tray, which stays until something is added. */
  hasTray: boolean;
}

/** The chips, what is being typed, and what becomes of it. */
export function useChips(props: ChipFieldProps, { input, hasTray }: ChipsOptions) {
  const { suggestions = none, isListOnly = false, max = Infinity, onInputChange } = props;
  const t = useUiMessages(messages);
  const { locale } = useLocale();
  const [value, setValue] = useControlledState<readonly ChipFieldItem[], ChipFieldItem[]>(
    props.value,
    props.defaultValue ?? none,
    props.onChange,
  );
  const [first] = useState(value);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  /** The whole list, asked for by an arrow key, or on a phone by a tap, before anything is typed. */
  const [isWholeShown, setWholeShown] = useState(false);

  const type = (next: string) => {
    setText(next);
    setProblem(undefined);
    if (!hasTray) setWholeShown(false);
    onInputChange?.(next);
  };
  useFormReset(input, () => {
    setValue([...(props.defaultValue ?? first)]);
    type('');
  });
  const say = ({ refused, refusal }: Added) => {
    const texts = { duplicate: t.chipDuplicate, maximum: t.chipMaximum, notListed: t.chipNotListed };
    return refusal && fillMessage(texts[refusal], { value: refused[0] ?? '', count: max }, locale);
  };
  /** What a native field says when it was changed by its user: react-aria judges it then. */
  const dispatchChange = () => input.current?.dispatchEvent(new Event('change', { bubbles: true }));
  const add = (texts: readonly string[]) => {
    const added = addEntries(value, texts, { suggestions, isListOnly, max });
    if (added.value.length > value.length) setValue(added.value);
    type(added.refused.join(', '));
    setWholeShown(false);
    setProblem(say(added));
    dispatchChange();
  };
  const addTyped = () => add([text.trim()]);
  const remove = (keys: ReadonlySet<string | number>) => {
    const left = value.filter(({ id }) => !keys.has(id));
    setValue(left);
    setProblem(undefined);
    dispatchChange();
    if (left.length === 0) input.current?.focus();
  };
  /** What is left unfinished in the field is added, or forgotten if it can be nothing. */
  const finish = () => {
    const typed = text.trim();
    if (typed === '') return;
    if (isListOnly && !suggestions.some(({ label }) => label === typed)) type('');
    else addTyped();
  };
  const askForAll = () => {
    setProblem(undefined);
    setWholeShown(true);
  };

  return {
    value,
    text,
    problem,
    isWholeShown,
    setWholeShown,
    askForAll,
    type,
    add,
    addTyped,
    remove,
    finish,
  };
}
