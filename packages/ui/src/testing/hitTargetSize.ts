/**
 * The size of the hit target of an element in pixels, measured from its centre or from that of a part of it. The target
 * ends where another element covers it.
 */
export function hitTargetSize(element: Element, part = element): { width: number; height: number } {
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
