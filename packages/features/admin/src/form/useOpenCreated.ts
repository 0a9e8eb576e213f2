import { keepFocus } from '@segno/base';
import { useNavigate } from 'react-router';

/** Goes to the form of a record that was created. Its empty form is not in the history, and the focus stays on the page. */
export function useOpenCreated(): (path: string) => Promise<void> {
  const navigate = useNavigate();
  return async (path) => {
    await navigate(path, { replace: true });
    keepFocus();
  };
}
