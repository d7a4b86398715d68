import fs from 'fs';
import path from 'path';
import { compareFacts } from '../../../app/cli/diff/compareFacts';
import type { Change } from '../../../app/cli/diff/Change';
import type { DocumentFacts } from '../../../app/cli/facts/Facts';
import { factsOf } from '../../../app/cli/facts/factsOf';
import { Host } from '../../../app/host/Host';
import type { Document } from '../../../host-mocks/model/document/Document';
import { SymbolItem } from '../../../host-mocks/model/library/items/SymbolItem';
import { nodePlatform } from '../../../platform/node/nodePlatform';
import { pictureOf } from '../../../app/host/pictureOf';
import { binaryPairs, describeBinary, type BinaryPair } from '../../support/documents';
import { KNOWN_DIFFERENCES, type KnownDifference } from './differences';

const RELEASES = ['f5', 'mx', 'mx2004', 'f8', 'cs3', 'cs4'];
const TIMEOUT = 600_000;

function filesOf(folder: string): Buffer[] {
  if (!fs.existsSync(folder)) return [];
  return fs.readdirSync(folder).map((name) => fs.readFileSync(path.join(folder, name)));
}

function open(file: string): { document: Document; warnings: readonly string[] } {
  const host = new Host(nodePlatform);
  const document = host.read(file);
  return { document, warnings: host.warnings };
}

/** What is compared of a document. It is read once for that: nothing of it stays but this. */
interface Computed {
  facts: DocumentFacts;
  pictures: string[];
}

/** Once for all releases. */
const ofXfls = new Map<string, Computed>();

function ofXfl({ xfl }: BinaryPair): Computed {
  const known = ofXfls.get(xfl);
  if (known !== undefined) return known;
  const { document } = open(xfl);
  const made = { facts: factsOf(document), pictures: picturesOf(document) };
  ofXfls.set(xfl, made);
  return made;
}

interface OfFla extends Computed {
  warnings: readonly string[];
  /** Media, SWFs and SWCs that have other bytes than the XFL. */
  others: string[];
}

function ofFla({ fla, xfl, name }: BinaryPair): OfFla {
  const { document, warnings } = open(fla);
  const { container } = document.files;
  const there = filesOf(path.join(xfl, 'bin'));
  const others = container
    .names()
    .filter((entry) => entry.startsWith('bin/'))
    .filter((entry) => !there.some((bytes) => bytes.equals(container.bytes(entry))))
    .map((entry) => `${name.slice(0, 4)} ${entry}`);
  const facts = factsOf(document);
  const copied = [...warnings];
  return { facts, pictures: picturesOf(document), others, warnings: copied };
}

/** Edges in another order are another text, and the same picture. */
function looksSame(svg: string, other: string): boolean {
  if (svg === other) return true;
  const [mine, theirs] = [svg, other].map((text) => nodePlatform.rasterizer.rasterize(text, {}).pixels);
  return Buffer.compare(mine, theirs) === 0;
}

/** Every frame of every scene and symbol, by name. */
function picturesOf(document: Document): string[] {
  const symbols = document.library.items.filter((item) => item instanceof SymbolItem);
  symbols.sort((one, two) => (one.name < two.name ? -1 : 1));
  const timelines = [...document.timelines, ...symbols.map((item) => item.timeline)];
  return timelines.flatMap((timeline) =>
    Array.from({ length: timeline.frameCount }, (_, frame) => pictureOf(document, { timeline, frame }).svg),
  );
}

/** Each property that changed, or the change itself. */
function tellApart(change: Change): string[] {
  const what = change.properties?.map(({ name }) => name) ?? [`${change.type} ${change.text}`];
  const verb = change.type === 'renamed' ? 'renamed ' : '';
  return what.map((name) =>
    `${change.subject} ${verb}${name}`.replace(/^(\w+) edited script.*/, '$1 script').replace(/\d+/g, '#'),
  );
}

function isKnown({ releases, what, documents }: KnownDifference, pair: BinaryPair, line: string): boolean {
  if (!releases.includes(pair.release) || !what.test(line)) return false;
  return documents?.some((name) => pair.name.startsWith(name)) ?? true;
}

describeBinary('documents that Flash saved in both formats', () => {
  const used = new Set<KnownDifference>();

  describe.each(RELEASES)('%s', (release) => {
    const pairs = binaryPairs.filter((pair) => pair.release === release);

    let read: [pair: BinaryPair, fla: OfFla][] = [];

    beforeAll(() => {
      read = pairs.map((pair) => [pair, ofFla(pair)]);
    }, TIMEOUT);
    afterAll(() => {
      read = [];
    });

    it('Every document is read whole', () => {
      expect(read.flatMap(([, { warnings }]) => warnings)).toEqual([]);
      expect(pairs.length).toBeGreaterThan(20);
    });

    it(
      'A diff against the XFL contains only what the release cannot store',
      () => {
        const unknown = read.flatMap(([pair, { facts }]) =>
          compareFacts(ofXfl(pair).facts, facts)
            .flatMap(tellApart)
            .filter((line) => {
              const known = KNOWN_DIFFERENCES.filter((one) => isKnown(one, pair, line));
              known.forEach((one) => used.add(one));
              return known.length === 0;
            })
            .map((line) => `${pair.name}: ${line}`),
        );
        expect(unknown).toEqual([]);
      },
      TIMEOUT,
    );

    it('Every medium, SWF and SWC has the bytes of the XFL', () => {
      // The XFL has these two unpacked.
      expect(read.flatMap(([, { others }]) => others)).toEqual([
        '0016 bin/M 1 1726217525.dat',
        '0016 bin/M 3 1726218650.dat',
      ]);
    });

    it(
      'Every frame is drawn as that of the XFL, where the release can hold it',
      () => {
        const others = read.filter(([pair, { pictures }]) => {
          const theirs = ofXfl(pair).pictures;
          return pictures.length !== theirs.length || !pictures.every((svg, i) => looksSame(svg, theirs[i]));
        });
        expect(others.map(([{ name }]) => name.slice(0, 4))).toEqual(DRAWN_OTHERWISE[release]);
      },
      TIMEOUT,
    );
  });

  it('No difference is known that is not there', () => {
    expect(KNOWN_DIFFERENCES.filter((one) => !used.has(one)).map(({ reason }) => reason)).toEqual([]);
  });
});

/**
 * Gradients, filters and their angles (0003, 0005, 0011: see `differences.ts`), what came with Flash 8 (cached
 * bitmaps in 0010, 0011 to 0017), and scaling grids and components (0025).
 */
const FROM_FLASH_8_ON = ['0003', '0005', '0011'];
const BEFORE_FLASH_8 = ['0003', '0005', '0010', '0011', '0012', '0013', '0016', '0017'];
const DRAWN_OTHERWISE: Readonly<Record<string, readonly string[]>> = {
  f5: [...BEFORE_FLASH_8, '0025'],
  mx: [...BEFORE_FLASH_8, '0025'],
  mx2004: [...BEFORE_FLASH_8, '0025'],
  f8: FROM_FLASH_8_ON,
  cs3: FROM_FLASH_8_ON,
  cs4: FROM_FLASH_8_ON,
};
