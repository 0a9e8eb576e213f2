/**
 * How far from its middle, or that of a part of it, presses still reach an element, in whole pixels across and down:
 * what lies above it or beside it takes the rest.
 */
export function reach(element: Element, part = element): { width: number; height: number } {
  const { x, y, width, height } = part.getBoundingClientRect();
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  const along = (stepX: number, stepY: number) => {
    let length = 0;
    while (document.elementFromPoint(middleX + length * stepX, middleY + length * stepY) === element)
      length += 0.5;
    return length;
  };
  return { width: along(-1, 0) + along(1, 0), height: along(0, -1) + along(0, 1) };
}
