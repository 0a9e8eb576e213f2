import { writeFile } from 'node:fs/promises';
import { demoImages } from './demoImages.ts';
import { drawDemoImage } from './drawDemoImage.ts';
import { measureColor } from './measureColor.ts';

// Measures every picture of the demo and writes `demoColors.ts`. Run `pnpm colors` after changing a picture.
// Measuring takes seconds, so it is not done at the first start.
const lines: string[] = [];
for (const { key } of demoImages()) {
  const canvas = drawDemoImage(key);
  if (canvas) lines.push(`  '${key}': '${await measureColor(canvas)}',\n`);
}
await writeFile(
  new URL('demoColors.ts', import.meta.url),
  `import type { Color } from './color.ts';\n\n/** The middle colour of each picture of the demo. Written by \`writeDemoColors.ts\`. */\nexport const demoColors: Readonly<Record<string, Color>> = {\n${lines.join('')}};\n`,
);
