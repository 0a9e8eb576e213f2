import { Kbd } from '../Kbd/Kbd.tsx';
import { keys } from './keys.css.ts';
import { splitKeys } from './splitKeys.ts';

interface KeysProps {
  /** As they are written: `Ctrl+Z`. */
  shortcut: string;
  /** Something else tells of them to those who do not see them. */
  isDecoration?: boolean;
}

/** The keys that do what a row of a menu or list does, at its end. */
export function Keys({ shortcut, isDecoration }: KeysProps) {
  return (
    <span className={keys} dir="ltr" aria-hidden={isDecoration}>
      {splitKeys(shortcut).map((key) => (
        <Kbd key={key}>{key}</Kbd>
      ))}
    </span>
  );
}
