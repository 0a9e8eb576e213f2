'use client';
import { type RefObject, useEffect, useRef } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { content } from './CopyByHand.css.ts';
import { messages } from './messages.ts';

interface CopyByHandProps {
  value: string;
  triggerRef: RefObject<Element | null>;
  onClose: () => void;
}

/** The selected text, where the clipboard is unavailable: a key press or a long press copies it. */
export function CopyByHand({ value, triggerRef, onClose }: CopyByHandProps) {
  const t = useUiMessages(messages);
  return (
    <Popover isOpen triggerRef={triggerRef} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog aria-label={t.copyByHand} className={content}>
        <SelectedText label={t.copyRefused} value={value} />
      </Dialog>
    </Popover>
  );
}

function SelectedText({ label, value }: { label: string; value: string }) {
  const inputRef = useRef<HTMLInputElement>(null);
  useEffect(() => {
    inputRef.current?.focus();
    inputRef.current?.select();
  }, []);
  return <TextField inputRef={inputRef} isReadOnly label={label} value={value} />;
}
