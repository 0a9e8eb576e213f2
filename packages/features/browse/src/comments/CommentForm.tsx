import { maxCommentLength, useMessages } from '@segno/data';
import { showErrorToast } from '@segno/base';
import { Button, Inline, Stack, Text, TextArea } from '@segno/ui';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { socialMessages } from '../messages/social.en.ts';
import { useCommentText } from './useCommentText.ts';

interface CommentFormProps {
  /** What is written, such as `comment-tracks-7`. */
  name: string;
  /** The name of the field. */
  label: string;
  /** The text at first. @default '' */
  initial?: string;
  /** The text of the button that sends the comment. */
  action: string;
  /** What the comment refers to, such as its place in the track. */
  note?: string;
  /** Sends the text. When it fails, the text stays in the field. */
  onSend: (text: string) => Promise<unknown>;
  /** Closes the form, which otherwise stays open. Such a form has the focus at the end of its text. */
  onClose?: () => void;
}

/** Writes a comment or a reply, or changes one. Ctrl+Enter and ⌘Enter send it, Escape closes the form. */
export function CommentForm({ name, label, initial = '', action, note, onSend, onClose }: CommentFormProps) {
  const t = useMessages(socialMessages);
  const [text, setText] = useCommentText(name, initial);
  const [isSending, setSending] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const isOpened = onClose !== undefined;
  useEffect(() => {
    if (!isOpened || !field.current) return;
    field.current.focus();
    field.current.setSelectionRange(field.current.value.length, field.current.value.length);
  }, [isOpened]);
  const isEmpty = text.trim() === '';
  const send = async () => {
    if (isEmpty || isSending) return;
    setSending(true);
    try {
      await onSend(text);
      // What was typed while the text was being sent stays (FORM-9).
      if (field.current?.value !== text) return;
      setText('');
      onClose?.();
    } catch (error) {
      showErrorToast(error);
    } finally {
      setSending(false);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void send();
    }
    if (event.key === 'Escape' && onClose) {
      event.stopPropagation();
      onClose();
    }
  };
  return (
    <Stack
      as="form"
      space="2xs"
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextArea
        aria-label={label}
        placeholder={label}
        minRows={1}
        maxRows={8}
        maxLength={maxCommentLength}
        inputRef={field}
        value={text}
        onChange={setText}
      />
      {(onClose || !isEmpty) && (
        <Inline space="sm">
          <Button type="submit" tone="accent" size="sm" isPending={isSending} isDisabled={isEmpty}>
            {action}
          </Button>
          {onClose && (
            <Button variant="ghost" size="sm" onPress={onClose}>
              {t('comments.cancel')}
            </Button>
          )}
          {note && (
            <Text size="sm" tone="muted">
              {note}
            </Text>
          )}
        </Inline>
      )}
    </Stack>
  );
}
