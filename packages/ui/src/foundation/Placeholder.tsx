import { Box } from '../Box/Box.tsx';

/** A box as the content of layouts in their stories. */
export function Placeholder({ size = 48 }: { size?: number }) {
  return <Box surface="sunken" radius="control" style={{ inlineSize: size, blockSize: size }} />;
}
