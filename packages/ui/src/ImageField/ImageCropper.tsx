'use client';
import { type CSSProperties, type KeyboardEvent, useCallback, useId, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { Slider } from '../Slider/Slider.tsx';
import { cropArea, largestZoom, moveCrop, wholeCrop, zoomCrop } from './crop.ts';
import { drawCrop } from './drawCrop.ts';
import * as styles from './ImageCropper.css.ts';
import { useZoomGestures, type ZoomMove } from './useZoomGestures.ts';
import { messages } from './messages.ts';

interface ImageCropperProps {
  file: File;
  image: HTMLImageElement;
  aspectRatio: number;
  shape: 'square' | 'round';
  maxWidth: number;
  onUse: (picture: File) => void;
  onError: () => void;
  onClose: () => void;
}

/** An arrow key moves the picture by this fraction of the frame, with Shift by ten times as much. */
const keyStep = 0.01;

const arrows: Record<string, readonly [right: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Selects the part of a picture to use, by pointer or keyboard. */
export function ImageCropper(props: ImageCropperProps) {
  const { file, image, aspectRatio, shape, maxWidth, onUse, onError, onClose } = props;
  const t = useUiMessages(messages);
  const helpId = useId();
  const stageRef = useRef<HTMLDivElement>(null);
  const [crop, setCrop] = useState(wholeCrop);
  const [isDrawing, setDrawing] = useState(false);
  const size = { width: image.naturalWidth, height: image.naturalHeight };
  const area = cropArea(size, aspectRatio, crop);

  const move = useCallback(
    ({ right, down, factor, at }: ZoomMove) =>
      setCrop((current) => {
        const picture = { width: image.naturalWidth, height: image.naturalHeight };
        const moved = moveCrop(picture, aspectRatio, current, right, down);
        return factor === 1 ? moved : zoomCrop(picture, aspectRatio, moved, moved.zoom * factor, at);
      }),
    [image, aspectRatio],
  );
  useZoomGestures(stageRef, move);

  const onKeyDown = (event: KeyboardEvent) => {
    const [right, down] = arrows[event.key] ?? [0, 0];
    if (right === 0 && down === 0) return;
    event.preventDefault();
    const by = keyStep * (event.shiftKey ? 10 : 1);
    setCrop((current) => moveCrop(size, aspectRatio, current, right * by, down * by));
  };

  const use = async () => {
    setDrawing(true);
    try {
      onUse(await drawCrop(image, area, file, maxWidth));
    } catch {
      onError();
    }
  };

  // ARIA has no role for a two-dimensional slider; with this role screen readers pass the arrow keys through.
  const stage = { onKeyDown, role: 'application', tabIndex: 0 };
  return (
    <Dialog
      isOpen
      title={t.imageCrop}
      size="md"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={({ close }) => (
        <>
          <Button variant="ghost" onPress={close}>
            {t.imageCancel}
          </Button>
          <Button tone="accent" isPending={isDrawing} onPress={() => void use()}>
            {t.imageUse}
          </Button>
        </>
      )}
    >
      <div className={styles.content} style={{ '--segno-crop-ratio': aspectRatio } as CSSProperties}>
        <div
          {...stage}
          ref={stageRef}
          aria-label={t.imageMove}
          aria-describedby={helpId}
          className={styles.stage}
          data-shape={shape}
        >
          <img
            src={image.src}
            alt=""
            draggable={false}
            className={styles.picture}
            style={{
              width: `${(size.width / area.width) * 100}%`,
              height: `${(size.height / area.height) * 100}%`,
              left: `${(-area.x / area.width) * 100}%`,
              top: `${(-area.y / area.height) * 100}%`,
            }}
          />
        </div>
        <p id={helpId} className={styles.help}>
          {t.imageMoveHelp}
        </p>
        <Slider
          label={t.imageZoom}
          minValue={1}
          maxValue={largestZoom}
          step={0.01}
          value={crop.zoom}
          formatOptions={{ style: 'percent' }}
          onChange={(zoom) => setCrop((current) => zoomCrop(size, aspectRatio, current, zoom))}
        />
      </div>
    </Dialog>
  );
}
