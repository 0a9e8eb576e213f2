import { Box } from '../Box/Box.tsx';

/** A thing to arrange in the stories of the layouts. */
export function Placeholder({ size = 48 }: { size?: number }) {
  return <Box surface="sunken" radius="control" style={{ inlineSize: size, blockSize: size }} />;
}
