import { fireEvent } from 'storybook/test';

/** The data of a simulated drag or paste. */
export const holding = (...files: File[]) => {
  const data = new DataTransfer();
  for (const one of files) data.items.add(one);
  return data;
};

/** A drag over an element, as the browser reports it. */
export const drag = (element: Element, type: 'dragenter' | 'drop', dataTransfer: DataTransfer) => {
  const { left, top } = element.getBoundingClientRect();
  return fireEvent(
    element,
    new DragEvent(type, {
      bubbles: true,
      cancelable: true,
      dataTransfer,
      clientX: left + 5,
      clientY: top + 5,
    }),
  );
};

/** Files of a test have no file system entry; this adds entries for one story. */
export const withEntries = () => {
  const { prototype } = DataTransferItem;
  const own = Object.getOwnPropertyDescriptor(prototype, 'webkitGetAsEntry')!;
  Object.defineProperty(prototype, 'webkitGetAsEntry', {
    ...own,
    value: () => ({ isFile: true, isDirectory: false }),
  });
  return () => {
    Object.defineProperty(prototype, 'webkitGetAsEntry', own);
  };
};
