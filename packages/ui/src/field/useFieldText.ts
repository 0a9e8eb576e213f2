import { type Ref, useRef } from 'react';
import { useIsSSR } from 'react-aria/SSRProvider';
import { useObjectRef } from 'react-aria/useObjectRef';
import { useControlledState } from 'react-stately/useControlledState';
import { useLayoutEffect } from '../ref/useLayoutEffect.ts';

interface FieldTextProps {
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
}

/**
 * The text of a field, its own or its owner's, and the input that shows it. What was typed into a server's page before
 * it came alive, or filled in there by the browser, becomes the text: React leaves it in the input until the field is
 * drawn anew, and then puts the field's own over it. (A text area that came with text is set back by React before
 * anything of ours runs.)
 */
export function useFieldText<Element extends HTMLInputElement | HTMLTextAreaElement>(
  { value: owners, defaultValue = '', onChange }: FieldTextProps,
  inputRef?: Ref<Element>,
) {
  const [value, setValue] = useControlledState(owners, defaultValue, onChange);
  const input = useObjectRef(inputRef);
  const isFromServer = useIsSSR();
  const isNew = useRef(true);
  useLayoutEffect(() => {
    if (!isNew.current) return;
    isNew.current = false;
    const typed = input.current?.value ?? value;
    if (isFromServer && typed !== value) setValue(typed);
  }, [input, isFromServer, value, setValue]);
  return { value, setValue, input };
}
