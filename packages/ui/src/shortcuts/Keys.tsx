import { Kbd } from '../Kbd/Kbd.tsx';
import { keys } from './keys.css.ts';
import { splitKeys } from './splitKeys.ts';

interface KeysProps {
  /** A key combination such as `Ctrl+Z`. */
  shortcut: string;
  /** Hidden from assistive technology, because another attribute such as `aria-keyshortcuts` has them. */
  isDecoration?: boolean;
}

/** The shortcut of a row of a menu or list, at its end. */
export function Keys({ shortcut, isDecoration }: KeysProps) {
  return (
    <span className={keys} dir="ltr" aria-hidden={isDecoration}>
      {splitKeys(shortcut).map((key) => (
        <Kbd key={key}>{key}</Kbd>
      ))}
    </span>
  );
}
