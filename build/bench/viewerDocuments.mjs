// Documents whose pages are measured in a browser.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createHost } from '../../dist/browser.mjs';

const SHARED = fileURLToPath(new URL('../../../shared', import.meta.url));
const EXAMPLE = fileURLToPath(new URL('../../examples/night-sky', import.meta.url));

/** Two thousand symbols in folders. */
const manyItems = {
  library: Array.from({ length: 2000 }, (_, index) => ({
    name: `folder ${index % 40}/symbol ${index}`,
    layers: [{ elements: [{ shape: 'rectangle', width: 10, height: 10 }] }],
  })),
  layers: [{ elements: [{ item: 'folder 0/symbol 0' }] }],
};

/** A thousand instances on the stage. */
const manyElements = {
  library: [{ name: 'star', layers: [{ elements: [{ shape: 'oval', width: 9, height: 9 }] }] }],
  layers: Array.from({ length: 10 }, (_, layer) => ({
    name: `layer ${layer}`,
    elements: Array.from({ length: 100 }, (_, index) => ({
      item: 'star',
      name: `star${layer}_${index}`,
      x: (index % 25) * 20,
      y: layer * 40 + Math.floor(index / 25) * 9,
    })),
  })),
};

/** Fifty instances that move for 120 frames. */
const playing = {
  frameRate: 24,
  library: manyElements.library,
  layers: Array.from({ length: 50 }, (_, layer) => ({
    frames: [
      { duration: 119, tweenType: 'motion', elements: [{ item: 'star', x: 0, y: layer * 8 }] },
      { elements: [{ item: 'star', x: 500, y: 400 - layer * 8 }] },
    ],
  })),
};

/** The documents that are asked queries: the real ones are the largest. */
export function askedDocuments(folder, documents) {
  return [
    { name: 'examples/night-sky', file: EXAMPLE },
    written(folder, '2,000 items', manyItems),
    written(folder, '1,000 elements', manyElements),
    ...documents,
  ];
}

/** Timelines of real documents whose pictures take a browser longest, of all that are available; no symbol is the scene. */
const TIMELINES = [
  { file: 'documents/globometer_lateral/globometer_lateral.fla', symbol: 'loadingbar' },
  { file: 'documents/tests/tests.xfl' },
  { file: 'documents/Avatar2011/Avatar2011.fla', symbol: '~containers/avatarContainer' },
  { file: 'documents/samurai_skirt/samurai_skirt.fla' },
  { file: 'documents/demo/demo.fla', symbol: 'CityZoom' },
  { file: 'frames/later/acid-blend-2/document.fla' },
  { file: 'frames/atlas/mole/document.fla' },
  { file: 'frames/atlas/ninja-girl/document.fla' },
  { file: 'frames/swf/Dreadlocks/document.fla', symbol: 'sideHairC1' },
  { file: 'frames/swf/humbaba_mask/document.fla', symbol: 'sideHat' },
];

/** The timelines that are played. */
export function playedTimelines(folder) {
  const real = TIMELINES.map(({ file, symbol }) => {
    const name = file.split('/').at(-2);
    return { name: symbol ? `${name}, ${symbol}` : name, file: path.join(SHARED, file), symbol };
  });
  return [
    { name: 'examples/night-sky', file: EXAMPLE },
    written(folder, '50 tweens', playing),
    ...real.filter(({ file }) => fs.existsSync(file)),
  ];
}

function written(folder, name, literal) {
  const file = path.join(folder, `${name.replaceAll(/\W/g, '')}.fla`);
  fs.writeFileSync(file, createHost(literal).save());
  return { name, file };
}
