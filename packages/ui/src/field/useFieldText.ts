import { type Ref, useEffect, useRef } from 'react';
import { useIsSSR } from 'react-aria/SSRProvider';
import { useObjectRef } from 'react-aria/useObjectRef';
import { useControlledState } from 'react-stately/useControlledState';

interface FieldTextProps {
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
}

/**
 * The controlled or uncontrolled text of a field, and the input that shows it. Text that was typed or autofilled into
 * server HTML before hydration becomes the text of the field: React leaves it in the input until the next render, and
 * then replaces it by the field's own. (A text area with initial text is reset by React before this hook runs.)
 */
export function useFieldText<Element extends HTMLInputElement | HTMLTextAreaElement>(
  { value: owners, defaultValue = '', onChange }: FieldTextProps,
  inputRef?: Ref<Element>,
) {
  const [value, setValue] = useControlledState(owners, defaultValue, onChange);
  const input = useObjectRef(inputRef);
  const isFromServer = useIsSSR();
  const isNew = useRef(true);
  // Not a layout effect: a form library subscribes to its fields in layout effects of their parents, which run later.
  useEffect(() => {
    if (!isNew.current) return;
    isNew.current = false;
    const typed = input.current?.value ?? value;
    if (isFromServer && typed !== value) setValue(typed);
  }, [input, isFromServer, value, setValue]);
  return { value, setValue, input };
}
