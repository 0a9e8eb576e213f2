import { useEffect, type RefObject } from 'react';

const isTyped = (element: EventTarget | null) =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !/^(?:checkbox|radio|file|range|hidden|color)$/.test(element.type));

/**
 * Validates a form’s fields on submission, and from then on at every change. react-aria validates a text field when it
 * loses the focus: too early before the submission and too late afterwards. It listens to `change` for that.
 */
export function useTimelyValidation(ref: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const form = ref.current;
    if (!form) return undefined;
    let wasSent = false;
    const begin = () => {
      wasSent = true;
    };
    const end = () => {
      wasSent = false;
    };
    // React itself handles text by `input` events.
    const hold = (event: Event) => {
      if (!wasSent && isTyped(event.target)) event.stopPropagation();
    };
    const validate = ({ target }: Event) => {
      // After the field has its new text.
      if (wasSent && isTyped(target))
        setTimeout(() => target?.dispatchEvent(new Event('change', { bubbles: true })));
    };
    form.addEventListener('submit', begin);
    form.addEventListener('invalid', begin, true);
    form.addEventListener('reset', end);
    form.addEventListener('change', hold, true);
    form.addEventListener('input', validate);
    return () => {
      form.removeEventListener('submit', begin);
      form.removeEventListener('invalid', begin, true);
      form.removeEventListener('reset', end);
      form.removeEventListener('change', hold, true);
      form.removeEventListener('input', validate);
    };
  }, [ref]);
}
