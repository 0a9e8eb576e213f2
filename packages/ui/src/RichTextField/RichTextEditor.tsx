'use client';
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useEffect, useImperativeHandle, useMemo, useRef } from 'react';
import { cleanPastedHtml } from './cleanPastedHtml.ts';
import { RichTextToolbar } from './RichTextToolbar.tsx';
import { isLink } from './isLink.ts';
import type { RichTextValueProps } from './RichTextValueProps.ts';
import * as styles from './RichTextField.css.ts';

export interface RichTextEditorProps extends RichTextValueProps {
  labelId: string | undefined;
  helpId: string;
}

/** An empty text of the editor is a paragraph. One that React has hidden is destroyed, and then null until it is shown. */
const htmlOf = (editor: Editor | null) =>
  !editor || editor.isDestroyed || editor.isEmpty ? '' : editor.getHTML();

/** The editor of `RichTextField`, in a module of its own because of its size. */
export function RichTextEditor({
  'aria-label': ariaLabel,
  labelId,
  helpId,
  value,
  defaultValue = '',
  onChange,
  onBlur,
  placeholder,
  formats = 'full',
  isRequired,
  isInvalid,
  isDisabled = false,
  isReadOnly = false,
  name,
  inputRef,
}: RichTextEditorProps) {
  const hasAll = formats === 'full';
  const listeners = useRef({ onChange, onBlur });
  useEffect(() => {
    listeners.current = { onChange, onBlur };
  });
  // The editor takes options that differ from those of the last render.
  const extensions = useMemo(
    () => [
      StarterKit.configure({
        // The text would end with an empty paragraph.
        trailingNode: false,
        code: false,
        codeBlock: false,
        horizontalRule: false,
        blockquote: hasAll ? {} : false,
        heading: hasAll ? { levels: [2, 3] } : false,
        link: { openOnClick: false, protocols: ['mailto'], isAllowedUri: (uri) => isLink(uri) },
      }),
    ],
    [hasAll],
  );
  const editorProps = useMemo(
    () => ({
      transformPastedHTML: cleanPastedHtml,
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        ...(labelId ? { 'aria-labelledby': labelId } : { 'aria-label': ariaLabel ?? '' }),
        'aria-describedby': helpId,
        ...(placeholder !== undefined && { 'aria-placeholder': placeholder }),
        ...(isRequired && { 'aria-required': 'true' }),
        ...(isInvalid && { 'aria-invalid': 'true' }),
        ...(isReadOnly && { 'aria-readonly': 'true' }),
        ...(isDisabled && { 'aria-disabled': 'true' }),
        class: styles.text,
      },
    }),
    [labelId, ariaLabel, helpId, placeholder, isRequired, isInvalid, isReadOnly, isDisabled],
  );
  const editor = useEditor({
    extensions,
    content: value ?? defaultValue,
    editable: !isDisabled && !isReadOnly,
    // A strict content security policy blocks its style element.
    injectCSS: false,
    textDirection: 'auto',
    editorProps,
    onUpdate: ({ editor: changed }) => listeners.current.onChange?.(htmlOf(changed)),
    onBlur: () => listeners.current.onBlur?.(),
  }) as Editor | null;
  useEffect(() => {
    if (editor && !editor.isDestroyed && value !== undefined && value !== htmlOf(editor))
      editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  useImperativeHandle(inputRef, () => ({ focus: () => void editor?.commands.focus() }), [editor]);
  const { html, isEmpty } = useEditorState({
    editor,
    selector: ({ editor: current }) => ({ html: htmlOf(current), isEmpty: current?.isEmpty ?? false }),
  }) ?? { html: '', isEmpty: false };
  return (
    <div className={styles.box}>
      {editor && !isReadOnly && <RichTextToolbar editor={editor} hasAll={hasAll} isDisabled={isDisabled} />}
      <div className={styles.content}>
        {isEmpty && placeholder !== undefined && (
          <span aria-hidden="true" className={styles.placeholder}>
            {placeholder}
          </span>
        )}
        <EditorContent editor={editor} />
      </div>
      {name !== undefined && <input type="hidden" name={name} value={html} />}
    </div>
  );
}
