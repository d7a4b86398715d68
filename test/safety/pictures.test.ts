import fs from 'fs';
import { drawDiff } from '../../app/cli/diff/drawDiff';
import { MemoryContainer } from '../../document/container/MemoryContainer';
import { animatedSvg } from '../../output/animations/animatedSvg';
import { Sequence } from '../../output/pictures/Sequence';
import type { RenderContext } from '../../output/pictures/RenderContext';
import { Stopwatch } from '../../output/pictures/Stopwatch';
import { sceneSubject } from '../../output/pictures/exportSubjects';
import type { Document } from '../../host-mocks/model/document/Document';
import { openDocument } from '../../host-mocks/model/document/openDocument';
import { nodePlatform } from '../../platform/node/nodePlatform';
import { pictureOf } from '../../app/host/pictureOf';
import { isDefect } from '../../app/cli/messages/isDefect';
import { describeDocuments, documents } from '../support/documents';
import { openContainer } from '../support/onNode';
import { quietHost } from '../support/openModel';
import { everyKind } from './support/everyKind';
import { faultsOfSvg } from './support/judgeSvg';
import { sample } from '../support/sample';

/** Values that would lead out of a picture, or make it act, in one place or another of an SVG. */
const HOSTILE = [
  'url(http://evil.example/a)',
  'URL("http://evil.example/a")',
  '#FF0000"/><script>alert(1)</script><a href="http://evil.example',
  '#000000;background:url(http://evil.example/a)',
  "'), url(http://evil.example/a), ('",
  'javascript:alert(1)',
  'd0) url(http://evil.example/a',
  'x" onload="alert(1)',
  '--><foreignObject><body onload="alert(1)"/></foreignObject><!--',
  ']]><image href="http://evil.example/a"/>',
];

const isLong = process.env.FUZZ_RUNS !== undefined;

type Files = Record<string, string | Uint8Array>;

/** All pictures that are made of a document; the first ones only, if not the whole is asked for. */
function* picturesOf(document: Document, isWhole: boolean): Iterable<string> {
  const [scene] = document.timelines;
  const elements = scene.layers.flatMap((layer) => layer.frameAt(0)?.elements ?? []);
  yield pictureOf(document, { timeline: scene, frame: 0, matches: elements }).svg;
  for (const { timeline } of document.library.items as { timeline?: typeof scene }[])
    if (timeline) yield pictureOf(document, { timeline, frame: 0 }).svg;
  if (!isWhole) return;
  const shown = { document, timeline: scene, frame: 0 };
  yield drawDiff(shown, shown);
  const context: RenderContext = {
    film: document.film,
    rasterizer: nodePlatform.rasterizer,
    fontFolders: [],
    maxPixels: 1e6,
    stopwatch: new Stopwatch(() => 0),
  };
  const subject = sceneSubject(document.film, scene, 'scene');
  yield animatedSvg(new Sequence(subject, [0, Math.min(2, scene.frameCount - 1)], context, subject.ground));
}

/** What the pictures of a document would do; undefined for one that cannot be opened or drawn. */
function faultsOf(files: Files, isWhole = isLong): string[] | undefined {
  try {
    const document = openDocument(new MemoryContainer('a.fla', files), quietHost());
    return [...picturesOf(document, isWhole)].flatMap(faultsOfSvg);
  } catch (error) {
    if (isDefect(error)) throw error;
    return undefined;
  }
}

/** Every attribute of every kind of node: `DOMLayer color`. */
function attributesOf(files: Files): string[] {
  const found = new Set<string>();
  for (const text of textsOf(files).values())
    for (const [, tag, attributes] of text.matchAll(/<([\w:]+)((?:\s+[\w:]+="[^"]*")+)/g))
      for (const [, name] of attributes.matchAll(/\s([\w:]+)="/g)) found.add(`${tag} ${name}`);
  return [...found].filter((pair) => !pair.includes('xmlns')).sort();
}

/** The files with that value in that attribute of each such node. */
function withValue(files: Files, pair: string, value: string): Files {
  const [tag, name] = pair.split(' ');
  const inTag = new RegExp(`(<${tag}(?:\\s+[\\w:]+="[^"]*")*?\\s+${name}=)"[^"]*"`, 'g');
  const escaped = value.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
  const changed = [...textsOf(files)].map(([file, text]) => [
    file,
    text.replace(inTag, (_all, before: string) => `${before}"${escaped}"`),
  ]);
  return { ...files, ...Object.fromEntries(changed) };
}

function textsOf(files: Files): Map<string, string> {
  return new Map(
    Object.entries(files).flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])),
  );
}

/** Every value in the long run; in the short one each in turn, and for a colour the first two. */
function valuesFor(pair: string, index: number): readonly string[] {
  if (isLong) return HOSTILE;
  return /color/i.test(pair) ? HOSTILE.slice(0, 2) : [HOSTILE[index % HOSTILE.length]];
}

/** The share of the documents that were drawn, and what their pictures would do. */
function faultsOfAll(files: Files): { drawn: number; faults: string[] } {
  const faults: string[] = [];
  let [tried, drawn] = [0, 0];
  const pairs = [...attributesOf(files).entries()];
  for (const [index, pair] of isLong ? pairs : sample(8, pairs)) {
    for (const value of valuesFor(pair, index)) {
      tried++;
      const acts = faultsOf(withValue(files, pair, value));
      if (acts) drawn++;
      const fault = acts?.[0];
      if (fault !== undefined) faults.push(`${pair}: ${fault}`);
    }
  }
  if (isLong) console.log(`${drawn} documents were drawn`);
  return { drawn: drawn / tried, faults };
}

describe('pictures of a stranger’s document', () => {
  it('A picture of everything that is drawn asks for nothing and does nothing', () => {
    expect(faultsOf(everyKind(), true)).toEqual([]);
  });

  it('A hostile value in any attribute of any node adds no reference to a picture', () => {
    const { drawn, faults } = faultsOfAll(everyKind());
    expect(faults).toEqual([]);
    expect(drawn).toBeGreaterThan(0.5);
  });

  it.each(sample(2, HOSTILE))('%j in the text of a text adds no reference to a picture', (value) => {
    const files = everyKind();
    const escaped = value.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
    const changed = [...textsOf(files)].map(([name, text]) => [
      name,
      text.replace(/<characters>[^<]*</g, () => `<characters>${escaped}<`),
    ]);
    expect(faultsOf({ ...files, ...Object.fromEntries(changed) }, true)).toEqual([]);
  });

  it('The judge finds what a picture may not hold', () => {
    const bad = [
      '<rect fill="URL(http://a/)"/>',
      '<image href="http://a/"/>',
      '<image href="data:image/svg+xml;base64,AA"/>',
      '<script/>',
      '<g onclick="a"/>',
      '<foreignObject/>',
      '<g style="fill:url(http://a/)"/>',
    ];
    expect(bad.filter((markup) => faultsOfSvg(`<svg>${markup}</svg>`).length === 0)).toEqual([]);
  });
});

describeDocuments('pictures of real documents with hostile values', () => {
  const isSmall = ({ path }: { path: string }): boolean => fs.statSync(path).size < 50_000;
  const chosen = isLong ? documents.filter(isSmall) : documents.filter(({ name }) => name === 'acid-text-5');

  it.each(chosen)('A hostile value in any attribute of $name adds no reference to a picture', ({ path }) => {
    const container = openContainer(path);
    const files = Object.fromEntries(
      container.names().map((name) => {
        const bytes = container.bytes(name);
        return [name, name.endsWith('.xml') ? new TextDecoder().decode(bytes) : bytes];
      }),
    );
    expect(faultsOfAll(files).faults).toEqual([]);
  });
});
