import { useEffect, type RefObject } from 'react';

const isTyped = (element: EventTarget | null) =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !/^(?:checkbox|radio|file|range|hidden|color)$/.test(element.type));

/**
 * Lets a form's fields be judged when it is sent, and from then on with every change. react-aria judges a text when one
 * leaves it, which is too early before the form is sent and too late afterwards; it listens to `change` for that.
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
    // React itself hears text by `input`.
    const hold = (event: Event) => {
      if (!wasSent && isTyped(event.target)) event.stopPropagation();
    };
    const judge = ({ target }: Event) => {
      // Once the field knows its new text.
      if (wasSent && isTyped(target))
        setTimeout(() => target?.dispatchEvent(new Event('change', { bubbles: true })));
    };
    form.addEventListener('submit', begin);
    form.addEventListener('invalid', begin, true);
    form.addEventListener('reset', end);
    form.addEventListener('change', hold, true);
    form.addEventListener('input', judge);
    return () => {
      form.removeEventListener('submit', begin);
      form.removeEventListener('invalid', begin, true);
      form.removeEventListener('reset', end);
      form.removeEventListener('change', hold, true);
      form.removeEventListener('input', judge);
    };
  }, [ref]);
}
