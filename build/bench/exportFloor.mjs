// The floor of an export: turns SVG files into PNG files and does nothing else: node exportFloor.mjs <folder>
import fs from 'node:fs';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';

/** As the host draws: shapes in geometric precision, no fonts where there is no text. */
const OPTIONS = { shapeRendering: 2, font: { loadSystemFonts: false } };

const [folder] = process.argv.slice(2);
const texts = fs
  .readdirSync(folder)
  .filter((name) => name.endsWith('.svg'))
  .map((name) => [name, fs.readFileSync(path.join(folder, name), 'utf8')]);
const start = process.cpuUsage();
for (const [name, text] of texts)
  fs.writeFileSync(path.join(folder, `${name}.png`), new Resvg(text, OPTIONS).render().asPng());
const { user, system } = process.cpuUsage(start);
console.log(JSON.stringify((user + system) / 1e6));
