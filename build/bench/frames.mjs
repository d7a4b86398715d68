// Measures pictures of frames in their order: node frames.mjs <dist> <file> <name of a symbol, empty for the scene>
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

const FRAMES = 100;

/** Processor time since an earlier reading, in milliseconds. */
function since(start) {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

function measure(dist, file, symbol) {
  const { openHost } = require(path.join(dist, 'host.js'));
  const host = openHost(file);
  if (symbol) host.document.library.editItem(symbol);
  const timeline = host.document.getTimeline();
  const count = Math.min(FRAMES, timeline.frameCount);
  const start = process.cpuUsage();
  let first = 0;
  let bytes = 0;
  for (let frame = 0; frame < count; frame++) {
    bytes += host.render({ frame }).length;
    if (frame === 0) first = since(start);
  }
  const each = (since(start) - first) / Math.max(1, count - 1);
  host.dispose();
  return { count, first, each, bytes: bytes / count };
}

const [dist, file, symbol] = process.argv.slice(2);
console.log(JSON.stringify(measure(path.resolve(dist), file, symbol)));
