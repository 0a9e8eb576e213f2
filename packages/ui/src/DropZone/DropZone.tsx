'use client';
import {
  DropZone as AriaDropZone,
  type DropZoneProps as AriaDropZoneProps,
} from 'react-aria-components/DropZone';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Text } from 'react-aria-components/Text';
import { type CSSProperties, type ReactNode, type RefAttributes, useId, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { FileTrigger } from '../FileTrigger/FileTrigger.tsx';
import { UploadIcon } from '../icons/UploadIcon.ts';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { withRef } from '../ref/withRef.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { useLoader } from '../loading/useLoader.ts';
import * as fieldStyles from '../field/field.css.ts';
import type { FieldLabels } from '../field/FieldParts.tsx';
import { cx } from '../theme/cx.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { checkFiles, type FileRules, type RefusedFile } from '../files/checkFiles.ts';
import * as styles from './DropZone.css.ts';
import { droppedFiles } from '../files/droppedFiles.ts';
import { refusals } from '../files/refusals.ts';
import { messages } from './messages.ts';

export type { RefusedFile } from '../files/checkFiles.ts';

export interface DropZoneProps
  extends
    Omit<
      AriaDropZoneProps,
      'render' | 'children' | 'className' | 'style' | 'onDrop' | 'onSelect' | 'getDropOperation'
    >,
    FieldLabels,
    FileRules,
    RefAttributes<HTMLDivElement> {
  /** The accepted files, whether dropped, pasted or chosen. */
  onSelect?: (files: File[]) => void;
  /** The rejected files. The zone lists them as well. */
  onRefuse?: (refused: RefusedFile[]) => void;
  /** Types as in `accept`: `image/*`, `audio/flac`, `.flac`. @default any */
  acceptedFileTypes?: readonly string[];
  /** In bytes. */
  maxSize?: number;
  allowsMultiple?: boolean;
  /** Selects a folder with its contents. */
  acceptDirectory?: boolean;
  isRequired?: boolean;
  isInvalid?: boolean;
  /** Files are being uploaded; further files are not accepted until this is false. */
  isPending?: boolean;
  /** `sm` is one row. @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  /** Replaces the text of the zone. The button that opens the file dialog is after it. */
  children?: ReactNode;
  className?: string;
  style?: CSSProperties;
}

/** Accepts files that are dropped, pasted or selected, and validates them. For one picture use `ImageField`. */
export const DropZone = withRef(function DropZone({
  label,
  description,
  errorMessage,
  onSelect,
  onRefuse,
  acceptedFileTypes,
  maxSize,
  allowsMultiple = false,
  acceptDirectory = false,
  isRequired = false,
  isInvalid,
  isPending = false,
  isDisabled = false,
  size = 'md',
  className,
  style,
  children,
  ref,
  ...props
}: DropZoneProps) {
  const t = useUiMessages(messages);
  const { locale } = useLocale();
  const ids = useId();
  const labelId = `${ids}l`;
  const helpId = `${ids}h`;
  const [refused, setRefused] = useState<RefusedFile[]>([]);
  const isLoaderShown = useLoader(isPending);
  const isMany = allowsMultiple || acceptDirectory;

  const take = (files: readonly File[]) => {
    const checked = checkFiles(files, { acceptedFileTypes, maxSize, allowsMultiple: isMany });
    setRefused(checked.refused);
    if (checked.refused.length > 0) onRefuse?.(checked.refused);
    if (checked.accepted.length > 0) onSelect?.(checked.accepted);
  };

  const place = acceptDirectory ? 'Folder' : allowsMultiple ? 'Files' : 'File';
  const sentences = refusals(refused, maxSize, t, locale);
  return (
    <div
      ref={ref}
      className={cx(fieldStyles.field, className)}
      style={style}
      data-invalid={isInvalid || Boolean(errorMessage) || sentences.length > 0 || undefined}
    >
      {label !== undefined && (
        <span id={labelId} className={fieldStyles.label}>
          {label}
          {isRequired && (
            <span aria-hidden="true" className={fieldStyles.asterisk}>
              {' *'}
            </span>
          )}
        </span>
      )}
      <AriaDropZone
        {...props}
        aria-labelledby={cx(label !== undefined && labelId, props['aria-labelledby']) || undefined}
        aria-busy={isPending || undefined}
        data-pending={isPending || undefined}
        isDisabled={isDisabled || isPending}
        onDrop={({ items }) => void droppedFiles(items, acceptDirectory).then(take)}
        className={styles.zone({ size })}
      >
        {({ isDropTarget }) => (
          <>
            {children ?? (
              <>
                <span className={styles.symbol}>
                  {isLoaderShown ? <Spinner label={null} /> : <UploadIcon />}
                </span>
                <Text slot="label">
                  {isLoaderShown ? t.loading : isDropTarget ? t.dropLetGo : t[`drop${place}`]}
                </Text>
              </>
            )}
            <FileTrigger
              acceptedFileTypes={acceptedFileTypes}
              allowsMultiple={isMany}
              acceptDirectory={acceptDirectory}
              onSelect={(files) => files && take([...files])}
            >
              <Button
                variant="soft"
                size="sm"
                isDisabled={isDisabled || isPending}
                aria-describedby={helpId}
                className={styles.choose}
              >
                {
                  t[
                    acceptDirectory
                      ? 'dropChooseFolder'
                      : allowsMultiple
                        ? 'dropChooseFiles'
                        : 'dropChooseFile'
                  ]
                }
              </Button>
            </FileTrigger>
          </>
        )}
      </AriaDropZone>
      <div id={helpId} className={fieldStyles.field}>
        {description !== undefined && <span className={fieldStyles.description}>{description}</span>}
        {errorMessage ? <span className={fieldStyles.error}>{errorMessage}</span> : null}
        <div role="alert" className={sentences.length > 0 ? fieldStyles.error : undefined}>
          {sentences.map((sentence) => (
            <div key={sentence}>{sentence}</div>
          ))}
        </div>
      </div>
      <VisuallyHidden role="status">{isLoaderShown && t.loading}</VisuallyHidden>
    </div>
  );
});
