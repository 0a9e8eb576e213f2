'use client';
import { type Editor, useEditorState } from '@tiptap/react';
import { DialogTrigger } from 'react-aria-components/Dialog';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { BoldIcon } from '../icons/BoldIcon.ts';
import { BulletListIcon } from '../icons/BulletListIcon.ts';
import { HeadingIcon } from '../icons/HeadingIcon.ts';
import { ItalicIcon } from '../icons/ItalicIcon.ts';
import { LinkIcon } from '../icons/LinkIcon.ts';
import { OrderedListIcon } from '../icons/OrderedListIcon.ts';
import { QuoteIcon } from '../icons/QuoteIcon.ts';
import { RedoIcon } from '../icons/RedoIcon.ts';
import { SubheadingIcon } from '../icons/SubheadingIcon.ts';
import { UnderlineIcon } from '../icons/UnderlineIcon.ts';
import { UndoIcon } from '../icons/UndoIcon.ts';
import { Inline } from '../Inline/Inline.tsx';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ToggleButton } from '../ToggleButton/ToggleButton.tsx';
import { Toolbar, ToolbarSeparator } from '../Toolbar/Toolbar.tsx';
import { messages } from './messages.ts';
import { isLink } from './isLink.ts';
import * as styles from './RichTextField.css.ts';

interface RichTextToolbarProps {
  editor: Editor;
  /** Whether headings and quotations are offered. */
  hasAll: boolean;
  isDisabled: boolean;
}

/** The formats of the selected text. The commands do not focus the text, so that arrow keys stay in the toolbar. */
export function RichTextToolbar({ editor, hasAll, isDisabled }: RichTextToolbarProps) {
  const t = useUiMessages(messages);
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      bold: current.isActive('bold'),
      italic: current.isActive('italic'),
      underline: current.isActive('underline'),
      heading: current.isActive('heading', { level: 2 }),
      subheading: current.isActive('heading', { level: 3 }),
      bulletList: current.isActive('bulletList'),
      orderedList: current.isActive('orderedList'),
      quote: current.isActive('blockquote'),
      canUndo: current.can().undo(),
      canRedo: current.can().redo(),
    }),
  });
  const toggle = (label: string, icon: ReactNode, isSelected: boolean, run: () => void) => (
    <ToggleButton
      aria-label={label}
      isIconOnly
      size="xs"
      variant="ghost"
      isDisabled={isDisabled}
      isSelected={isSelected}
      onChange={run}
    >
      {icon}
    </ToggleButton>
  );
  return (
    <Toolbar aria-label={t.richTextFormat} className={styles.toolbar}>
      {toggle(t.richTextBold, <BoldIcon />, state.bold, () => editor.commands.toggleBold())}
      {toggle(t.richTextItalic, <ItalicIcon />, state.italic, () => editor.commands.toggleItalic())}
      {toggle(t.richTextUnderline, <UnderlineIcon />, state.underline, () =>
        editor.commands.toggleUnderline(),
      )}
      <ToolbarSeparator />
      {hasAll &&
        toggle(t.richTextHeading, <HeadingIcon />, state.heading, () =>
          editor.commands.toggleHeading({ level: 2 }),
        )}
      {hasAll &&
        toggle(t.richTextSubheading, <SubheadingIcon />, state.subheading, () =>
          editor.commands.toggleHeading({ level: 3 }),
        )}
      {toggle(t.richTextBulletList, <BulletListIcon />, state.bulletList, () =>
        editor.commands.toggleBulletList(),
      )}
      {toggle(t.richTextOrderedList, <OrderedListIcon />, state.orderedList, () =>
        editor.commands.toggleOrderedList(),
      )}
      {hasAll &&
        toggle(t.richTextQuote, <QuoteIcon />, state.quote, () => editor.commands.toggleBlockquote())}
      <LinkButton editor={editor} isDisabled={isDisabled} />
      <ToolbarSeparator />
      <IconButton
        aria-label={t.richTextUndo}
        size="xs"
        isDisabled={isDisabled || !state.canUndo}
        onPress={() => editor.commands.undo()}
      >
        <UndoIcon />
      </IconButton>
      <IconButton
        aria-label={t.richTextRedo}
        size="xs"
        isDisabled={isDisabled || !state.canRedo}
        onPress={() => editor.commands.redo()}
      >
        <RedoIcon />
      </IconButton>
    </Toolbar>
  );
}

/** Asks for the address of a link around the selected text. */
function LinkButton({ editor, isDisabled }: Pick<RichTextToolbarProps, 'editor' | 'isDisabled'>) {
  const t = useUiMessages(messages);
  const [isOpen, setOpen] = useState(false);
  const [address, setAddress] = useState('');
  const [isWrong, setWrong] = useState(false);
  const href = useEditorState({
    editor,
    selector: ({ editor: current }) => String(current.getAttributes('link').href ?? ''),
  });
  const open = (next: boolean) => {
    setAddress(href);
    setWrong(false);
    setOpen(next);
  };
  const apply = (event: FormEvent) => {
    event.preventDefault();
    // The form of the page must not be sent.
    event.stopPropagation();
    const target = address.trim();
    if (!isLink(target)) return setWrong(true);
    if (editor.state.selection.empty && href === '')
      editor
        .chain()
        .focus()
        .insertContent({ type: 'text', text: target, marks: [{ type: 'link', attrs: { href: target } }] })
        .run();
    else editor.chain().focus().extendMarkRange('link').setLink({ href: target }).run();
    setOpen(false);
  };
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={open}>
      <ToggleButton
        aria-label={t.richTextLink}
        aria-haspopup="dialog"
        isIconOnly
        size="xs"
        variant="ghost"
        isDisabled={isDisabled}
        isSelected={href !== ''}
        onChange={() => open(true)}
      >
        <LinkIcon />
      </ToggleButton>
      <Popover aria-label={t.richTextLink}>
        <form onSubmit={apply} noValidate>
          <Stack space="sm">
            <TextField
              autoFocus
              label={t.richTextLinkAddress}
              inputMode="url"
              value={address}
              onChange={setAddress}
              errorMessage={isWrong ? t.richTextLinkInvalid : undefined}
            />
            <Inline>
              <Button type="submit" tone="accent" size="xs">
                {t.richTextLinkApply}
              </Button>
              {href !== '' && (
                <Button
                  size="xs"
                  variant="ghost"
                  onPress={() => {
                    editor.chain().focus().extendMarkRange('link').unsetLink().run();
                    setOpen(false);
                  }}
                >
                  {t.richTextLinkRemove}
                </Button>
              )}
            </Inline>
          </Stack>
        </form>
      </Popover>
    </DialogTrigger>
  );
}
