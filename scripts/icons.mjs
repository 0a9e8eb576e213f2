// Draws the application's icons from its logo, `apps/web/public/favicon.svg`. Run it after a change of the logo, and
// commit its output.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

// The server has the image library.
const sharp = createRequire(join(process.cwd(), 'apps', 'server', 'package.json'))('sharp');
const folder = join('apps', 'web', 'public');
const logo = readFileSync(join(folder, 'favicon.svg'), 'utf8');
/** Operating systems mask these icons, so their background fills the square. */
const whole = logo.replace(/ rx="\d+"/, '');
/** The safe zone of a maskable icon is its middle four fifths. */
const maskable = whole
  .replace('viewBox="0 0 64 64"', 'viewBox="-8 -8 80 80"')
  .replace(/<rect width="64" height="64"/, '<rect x="-8" y="-8" width="80" height="80"');

const draw = (svg, size) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
const write = (name, content) => {
  writeFileSync(join(folder, name), content);
  console.log(`  ${name}: ${content.length} bytes`);
};

/** An ICO file with one picture in it, as PNG. */
function ico(png, size) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // with one picture
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits a pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

write('favicon.ico', ico(await draw(logo, 32), 32));
write('apple-touch-icon.png', await draw(whole, 180));
write('icon-192.png', await draw(logo, 192));
write('icon-512.png', await draw(logo, 512));
write('icon-maskable-192.png', await draw(maskable, 192));
write('icon-maskable-512.png', await draw(maskable, 512));
