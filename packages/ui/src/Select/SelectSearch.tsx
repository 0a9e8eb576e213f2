import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete';
import { Input, SearchField } from 'react-aria-components/SearchField';
import { useEffect, useRef, type ReactNode } from 'react';
import * as field from '../field/field.css.ts';
import { SearchIcon } from '../icons/icons.tsx';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import * as surface from '../options/optionsPopover.css.ts';
import { messages } from './messages.ts';

export interface SelectSearchProps {
  placeholder?: string;
  onInputChange?: (text: string) => void;
  children: ReactNode;
}

/** The ARIA attributes of the search field; react-aria adds the id of the list. */
const combobox = { role: 'combobox', 'aria-expanded': true } as const;

/** The search field above the list. It keeps the focus while arrow keys move through the list. */
export default function SelectSearch({ placeholder, onInputChange, children }: SelectSearchProps) {
  const t = useUiMessages(messages);
  const { contains } = useFilter({ sensitivity: 'base' });
  const inputRef = useRef<HTMLInputElement>(null);
  useEffect(() => inputRef.current?.focus(), []);
  return (
    <Autocomplete filter={onInputChange ? undefined : contains} onInputChange={onInputChange}>
      <div className={surface.search}>
        <SearchField aria-label={t.search} className={field.field}>
          <div className={field.box({ size: 'sm' })}>
            <span className={field.adornment}>
              <SearchIcon size="1em" />
            </span>
            <Input ref={inputRef} {...combobox} placeholder={placeholder} className={field.input} />
          </div>
        </SearchField>
      </div>
      {children}
    </Autocomplete>
  );
}
