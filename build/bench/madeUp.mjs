// Documents that are made for the benchmark, with much of one thing.
import fs from 'node:fs';
import path from 'node:path';
import { zipSync } from 'fflate';

const COUNT = 10_000;
const NAMESPACE = 'xmlns="http://ns.adobe.com/xfl/2008/"';

const range = (make) => Array.from({ length: COUNT }, (_, index) => make(index)).join('\n');

const instance = (index) =>
  `<DOMSymbolInstance libraryItemName="star 0" name="star${index}" symbolType="graphic" loop="loop"><matrix><Matrix tx="${index % 640}" ty="${index % 360}"/></matrix></DOMSymbolInstance>`;

const frame = (index, element) =>
  `<DOMFrame index="${index}" keyMode="9728"><elements>${element}</elements></DOMFrame>`;

const timeline = (name, frames) =>
  `<timeline><DOMTimeline name="${name}"><layers><DOMLayer name="Layer 1" color="#4F80FF"><frames>${frames}</frames></DOMLayer></layers></DOMTimeline></timeline>`;

const symbol = (index) =>
  `<DOMSymbolItem ${NAMESPACE} name="star ${index}" itemID="${(index + 1).toString(16).padStart(8, '0')}-00000001" symbolType="graphic">${timeline(`star ${index}`, frame(0, index === 0 ? '' : instance(index)))}</DOMSymbolItem>`;

const include = (index) => `<Include href="star ${index}.xml" loadImmediate="false"/>`;

const scene = (frames) =>
  timeline('Scene 1', frames).replace('<timeline>', '<timelines>').replace('</timeline>', '</timelines>');

const main = (symbols, frames) =>
  `<DOMDocument ${NAMESPACE} width="640" height="360" frameRate="24" currentTimeline="1" xflVersion="2.971"><symbols>${symbols}</symbols>${scene(frames)}</DOMDocument>`;

const keyframes = (index) => frame(index, instance(index));

/** The entries of each document, by its name. */
const MADE_UP = {
  '10,000 items': () => ({
    'DOMDocument.xml': main(range(include), frame(0, instance(0))),
    ...Object.fromEntries(
      Array.from({ length: COUNT }, (_, index) => [`LIBRARY/star ${index}.xml`, symbol(index)]),
    ),
  }),
  '10,000 keyframes': () => ({
    'DOMDocument.xml': main(include(0), range(keyframes)),
    'LIBRARY/star 0.xml': symbol(0),
  }),
};

/** Writes the documents into a folder: `{ name, file }` of each. */
export function makeUpDocuments(folder) {
  return Object.entries(MADE_UP).map(([name, make]) => {
    const entries = Object.entries(make()).map(([entry, text]) => [entry, new TextEncoder().encode(text)]);
    const file = path.join(folder, `${name.replaceAll(/\W/g, '')}.fla`);
    fs.writeFileSync(file, zipSync(Object.fromEntries(entries)));
    return { name, file };
  });
}
