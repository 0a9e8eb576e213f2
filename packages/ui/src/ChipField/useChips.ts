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
  /** The text input is in a tray, which stays open until something is added. */
  hasTray: boolean;
}

/** The state of the chips and of the text input, and the functions that change them. */
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
  /** Whether the whole list is shown before anything is typed. An arrow key opens it, on a phone a tap. */
  const [isFullListShown, setFullListShown] = useState(false);

  const type = (next: string) => {
    setText(next);
    setProblem(undefined);
    if (!hasTray) setFullListShown(false);
    onInputChange?.(next);
  };
  useFormReset(input, () => {
    setValue([...(props.defaultValue ?? first)]);
    type('');
  });
  const refusalMessage = ({ refused, refusal }: Added) => {
    const texts = { duplicate: t.chipDuplicate, maximum: t.chipMaximum, notListed: t.chipNotListed };
    return refusal && fillMessage(texts[refusal], { value: refused[0] ?? '', count: max }, locale);
  };
  /** Dispatches the event of a native field that was changed by its user: react-aria then validates. */
  const dispatchChange = () => input.current?.dispatchEvent(new Event('change', { bubbles: true }));
  const add = (texts: readonly string[]) => {
    const added = addEntries(value, texts, { suggestions, isListOnly, max });
    if (added.value.length > value.length) setValue(added.value);
    type(added.refused.join(', '));
    setFullListShown(false);
    setProblem(refusalMessage(added));
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
  /** The text left in the field is added as an entry, or discarded if it is not valid. */
  const finish = () => {
    const typed = text.trim();
    if (typed === '') return;
    if (isListOnly && !suggestions.some(({ label }) => label === typed)) type('');
    else addTyped();
  };
  const showAllSuggestions = () => {
    setProblem(undefined);
    setFullListShown(true);
  };

  return {
    value,
    text,
    problem,
    isFullListShown,
    setFullListShown,
    showAllSuggestions,
    type,
    add,
    addTyped,
    remove,
    finish,
  };
}
