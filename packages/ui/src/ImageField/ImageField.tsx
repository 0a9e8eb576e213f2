'use client';
import { DropZone as AriaDropZone } from 'react-aria-components/DropZone';
import { useLocale } from 'react-aria-components/I18nProvider';
import {
  type CSSProperties,
  lazy,
  type MouseEvent,
  type ReactNode,
  type Ref,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Button } from '../Button/Button.tsx';
import { ButtonGroup } from '../ButtonGroup/ButtonGroup.tsx';
import { checkFiles } from '../files/checkFiles.ts';
import { droppedFiles } from '../files/droppedFiles.ts';
import { refusals } from '../files/refusals.ts';
import { FileTrigger } from '../FileTrigger/FileTrigger.tsx';
import { formatNumber } from '../format/formatNumber.ts';
import { UploadIcon } from '../icons/UploadIcon.ts';
import { fillMessage } from '../messages/fillMessage.ts';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { withRef } from '../ref/withRef.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { useLoader } from '../loading/useLoader.ts';
import * as fieldStyles from '../field/field.css.ts';
import type { FieldLabels } from '../field/FieldParts.tsx';
import { cx } from '../theme/cx.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { readPicture } from './drawCrop.ts';
import * as styles from './ImageField.css.ts';
import { messages } from './messages.ts';

// Needed only once a picture has been chosen.
const ImageCropper = lazy(() => import('./ImageCropper.tsx').then((m) => ({ default: m.ImageCropper })));

export interface ImageFieldProps extends FieldLabels {
  'aria-label'?: string;
  'aria-labelledby'?: string;
  /** The address of the current picture. */
  src?: string;
  /** The alternative text. @default '', for a label that describes it sufficiently */
  alt?: string;
  /** What stands in for a picture while there is none, such as an `Avatar` of the same size. @default an icon */
  placeholder?: ReactNode;
  /** The replacement of `src`: a picture, `null` for none, `undefined` for `src` itself. */
  value?: File | null;
  /** Called when a picture has been selected and cropped, or removed. */
  onChange?: (picture: File | null) => void;
  /** Width divided by height of the cropped picture; `null` turns cropping off. @default 1 */
  aspectRatio?: number | null;
  /** The maximum width of a cropped picture, in pixels. @default 1600 */
  maxWidth?: number;
  /** @default ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] */
  acceptedFileTypes?: readonly string[];
  /** The maximum size of the chosen file in bytes. */
  maxSize?: number;
  /** The progress of the upload, from 0 to 100. The picture cannot be changed until it is unset. */
  progress?: number;
  /** A request of unknown duration is under way; the picture cannot be changed meanwhile. */
  isPending?: boolean;
  /** 96, 144 or 208 px, or wider with a wide `aspectRatio`. @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  /** @default 'square' */
  shape?: 'square' | 'round';
  /** A picture is required: it can be replaced but not removed. */
  isRequired?: boolean;
  /** Whether the shown picture can be removed. @default unless it is required */
  isClearable?: boolean;
  isInvalid?: boolean;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  /** The name of the field in a form; the cropped picture is submitted. */
  name?: string;
  form?: string;
  className?: string;
  style?: CSSProperties;
  ref?: Ref<HTMLDivElement>;
}

const pictures = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const;

/** One picture: drop, paste or select it, crop it, replace it, remove it. For other files use `DropZone`. */
export const ImageField = withRef(function ImageField(props: ImageFieldProps) {
  const {
    label,
    description,
    errorMessage,
    src,
    alt = '',
    placeholder = <UploadIcon />,
    onChange,
    aspectRatio = 1,
    maxWidth = 1600,
    acceptedFileTypes = pictures,
    maxSize,
    progress,
    isPending = false,
    size = 'md',
    shape = 'square',
    isRequired = false,
    isClearable = !isRequired,
    isInvalid,
    isDisabled = false,
    isReadOnly = false,
    name,
    form,
    className,
    style,
    ref,
  } = props;
  const t = useUiMessages(messages);
  const { locale } = useLocale();
  const ids = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const [ownValue, setOwnValue] = useState<File | null>();
  const [problems, setProblems] = useState<string[]>([]);
  const [cropped, setCropped] = useState<{ file: File; image: HTMLImageElement; url: string }>();
  const isBusy = isPending || progress !== undefined;
  const isLoaderShown = useLoader(isPending);
  const isFixed = isDisabled || isReadOnly || isBusy;

  const value = 'value' in props ? props.value : ownValue;
  const shown = value === undefined ? src : value;

  const give = (picture: File | null) => {
    setOwnValue(picture);
    setProblems([]);
    onChange?.(picture);
  };

  const take = async (files: readonly File[]) => {
    const { accepted, refused } = checkFiles(files, { acceptedFileTypes, maxSize });
    setProblems(refusals(refused, maxSize, t, locale));
    const [file] = accepted;
    if (!file) return;
    try {
      const picture = await readPicture(file);
      if (aspectRatio === null) {
        URL.revokeObjectURL(picture.url);
        give(file);
      } else setCropped({ file, ...picture });
    } catch {
      setProblems([fillMessage(t.imageUnreadable, { name: file.name })]);
    }
  };

  const closeCropper = () => {
    if (cropped) URL.revokeObjectURL(cropped.url);
    setCropped(undefined);
  };

  // A press on the picture activates its button; the hidden button of the zone handles its own presses.
  const openDialogue = (event: MouseEvent) => {
    if (!isFixed && !(event.target as Element).closest('button')) inputRef.current?.click();
  };

  const labelId = label === undefined ? undefined : `${ids}l`;
  const labelledBy = cx(labelId, props['aria-labelledby']) || undefined;
  const helpId = `${ids}h`;
  const ratio = aspectRatio ?? 1;
  return (
    <div
      ref={ref}
      role="group"
      aria-label={props['aria-label']}
      aria-labelledby={labelledBy}
      aria-describedby={helpId}
      className={cx(fieldStyles.field, className)}
      style={{ ...style, '--segno-image-ratio': ratio } as CSSProperties}
      data-invalid={(isInvalid ?? Boolean(errorMessage)) || problems.length > 0 || undefined}
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
      <div className={styles.layout}>
        <AriaDropZone
          aria-label={props['aria-label']}
          aria-labelledby={labelledBy}
          aria-busy={isBusy || undefined}
          isDisabled={isFixed}
          onClickCapture={openDialogue}
          onDrop={({ items }) => void droppedFiles(items, false).then(take)}
          className={styles.preview({ size, shape })}
          data-filled={Boolean(shown) || undefined}
          data-pending={isBusy || undefined}
          data-readonly={isReadOnly || undefined}
        >
          {!shown ? (
            !isLoaderShown && placeholder
          ) : typeof shown === 'string' ? (
            <img src={shown} alt={alt} className={styles.picture} />
          ) : (
            <ChosenPicture file={shown} alt={alt} />
          )}
          {isLoaderShown && (
            <span className={styles.waiting}>
              <Spinner label={null} />
            </span>
          )}
        </AriaDropZone>
        <div className={styles.side}>
          {!isReadOnly && (
            <ButtonGroup>
              <FileTrigger
                ref={inputRef}
                acceptedFileTypes={acceptedFileTypes}
                onSelect={(files) => files && void take([...files])}
              >
                <Button variant="soft" isDisabled={isFixed} aria-describedby={helpId}>
                  {shown ? t.imageReplace : t.imageChoose}
                </Button>
              </FileTrigger>
              {shown && isClearable && (
                <Button variant="ghost" isDisabled={isFixed} onPress={() => give(null)}>
                  {t.imageRemove}
                </Button>
              )}
            </ButtonGroup>
          )}
          {progress !== undefined && (
            <ProgressBar
              label={t.imageUploading}
              value={progress}
              valueLabel={formatNumber(progress / 100, locale, { style: 'percent' })}
            />
          )}
          {description !== undefined && <span className={fieldStyles.description}>{description}</span>}
        </div>
      </div>
      <div id={helpId} className={errorMessage || problems.length > 0 ? fieldStyles.error : undefined}>
        {errorMessage ? <div>{errorMessage}</div> : null}
        <div role="alert">
          {problems.map((problem) => (
            <div key={problem}>{problem}</div>
          ))}
        </div>
      </div>
      <VisuallyHidden role="status">{isLoaderShown && t.loading}</VisuallyHidden>
      {name !== undefined && <SentFile name={name} form={form} file={value ?? undefined} />}
      {cropped && (
        <Suspense>
          <ImageCropper
            {...cropped}
            aspectRatio={ratio}
            shape={shape}
            maxWidth={maxWidth}
            onClose={closeCropper}
            onUse={(picture) => {
              closeCropper();
              give(picture);
            }}
            onError={() => {
              setProblems([fillMessage(t.imageUnreadable, { name: cropped.file.name })]);
              closeCropper();
            }}
          />
        </Suspense>
      )}
    </div>
  );
});

/** The object URL of a selected picture. */
function ChosenPicture({ file, alt }: { file: File; alt: string }) {
  const ref = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(file);
    ref.current!.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return <img ref={ref} alt={alt} className={styles.picture} />;
}

/** The hidden input for submission: the cropped picture, not the selected file. */
function SentFile({ name, form, file }: { name: string; form: string | undefined; file: File | undefined }) {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const data = new DataTransfer();
    if (file) data.items.add(file);
    ref.current!.files = data.files;
  }, [file]);
  return <input ref={ref} type="file" name={name} form={form} hidden tabIndex={-1} aria-hidden="true" />;
}
