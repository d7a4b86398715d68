import fs from 'node:fs';
import { inflateSync } from 'node:zlib';
import { drawingPlatform } from '../../../app/cli/actions/export/film/ffmpegVideo';
import { Host } from '../../../app/host/Host';
import { pictureOf } from '../../../app/host/pictureOf';
import type { DocumentLiteral, ElementLiteral } from '../../../app/literal/DocumentLiteral';
import type { Document } from '../../../host-mocks/model/document/Document';
import { openDocument } from '../../../host-mocks/model/document/openDocument';
import { publishSwf } from '../../../output/swf/publishSwf';
import { PNG } from 'pngjs';
import {
  actionScriptFile,
  binaryXfl,
  describeActionScript,
  hasBinary,
  hasRenders,
  renders,
} from '../../support/documents';
import { hasFfmpeg } from '../../support/films';
import { openContainer, rasterize } from '../../support/onNode';
import { openLiteral, quietHost } from '../../support/openModel';
import { hasRuffle, RufflePlayer, WITHOUT_RUFFLE } from '../../support/RufflePlayer';
import { describeWhere, itWhere } from '../../support/where';
import { documentWith, flashProfile } from '../filesOfDocument';
import { shareOfDifferentPixels } from '../svg/comparePictures';
import { sample } from '../../support/sample';

/** The share of pixels that two renderers may draw otherwise. */
const TOLERANCE = 0.02;

const box = (fill: string, x: number, y: number): ElementLiteral => ({
  shape: 'rectangle',
  x,
  y,
  width: 60,
  height: 50,
  fill,
});
const STAR = { name: 'star', layers: [{ elements: [box('#0000FF', 0, 0)] }] };

const DOCUMENTS: Record<string, DocumentLiteral> = {
  'pieces that are one shape': {
    layers: [
      { elements: [{ ...box('#00AA00', 70, 60), stroke: '#000000', strokeWidth: 4 } as ElementLiteral] },
      { elements: [box('#FF0000', 30, 40)] },
      { elements: [{ shape: 'oval', x: 10, y: 10, width: 90, height: 90, fill: '#FFCC00' }] },
    ],
  },
  'a mask': {
    library: [STAR],
    layers: [
      { name: 'hole', type: 'mask', elements: [{ shape: 'oval', x: 20, y: 20, width: 80, height: 60 }] },
      { parent: 'hole', elements: [{ item: 'star', x: 40, y: 30, rotation: 20 }] },
      { elements: [box('#CCCCCC', 110, 70)] },
    ],
  },
  'colours, blend modes, nested symbols': {
    library: [
      STAR,
      {
        name: 'pair',
        layers: [
          {
            elements: [
              { item: 'star', alpha: 50 },
              { item: 'star', x: 40 },
            ],
          },
        ],
      },
    ],
    layers: [
      { elements: [{ item: 'pair', x: 20, y: 50, blendMode: 'multiply' }] },
      { elements: [box('#FFAA00', 50, 30)] },
    ],
  },
};

/** A movie whose frames are there for a second each. */
function slowed(bytes: Uint8Array): Uint8Array {
  const isPacked = bytes[0] === 0x43;
  const body = isPacked ? inflateSync(bytes.subarray(8)) : Buffer.from(bytes.subarray(8));
  // The rate is after a rectangle of four numbers, whose first five bits say how long they are. It has eight bits after the point.
  body.writeUInt16LE(256, Math.ceil((5 + 4 * (body[0] >> 3)) / 8));
  const head = Buffer.from(bytes.subarray(0, 8));
  head[0] = 0x46;
  return Buffer.concat([head, body]);
}

/** Documents whose first frame each shows something else that movies can hold. */
const RENDERS = ['acid-bitmap-fill', 'acid-clip-2', 'gradient', 'masks', 'multiply', 'drop_shadow'];

/** Samples whose lines depend on neither time nor chance, with the lines that Flash Player traced. */
const TRACED = [
  'avm1-bitor',
  'avm1-clip_constructors',
  'avm1-default_names',
  'avm2-closures',
  'avm2-documentclass',
  'avm2-movieclip_gotoandstop',
  'avm2-movieclip_scenes',
  'avm2-super_get_call',
];

describeWhere(hasRuffle, WITHOUT_RUFFLE, 'Ruffle', () => {
  let player: RufflePlayer;
  beforeAll(async () => (player = await RufflePlayer.start()));
  afterAll(() => player.close());

  /** The share of pixels of the first frame that Ruffle draws otherwise than we do. */
  async function differenceOf(document: Document): Promise<number> {
    const [{ bytes }] = publishSwf(document.film, { scripts: 'drop' }).files;
    const ours = PNG.sync.read(Buffer.from(rasterize(pictureOf(document, { frame: 0 }).svg)));
    await player.load(slowed(bytes), ours);
    const share = (theirs: PNG): number => shareOfDifferentPixels(theirs, ours);
    return share(await player.picture((theirs) => share(theirs) < TOLERANCE));
  }

  it.each(Object.entries(DOCUMENTS))(
    'The movie of %s is drawn as the document is drawn',
    async (_what, literal) => {
      const document = openLiteral({ ...literal, width: 200, height: 150 });
      expect(await differenceOf(document)).toBeLessThan(TOLERANCE);
      expect(player.warnings).toEqual([]);
    },
  );

  const shown = renders.filter(({ name }) => RENDERS.includes(name));
  describeWhere(
    hasRenders,
    'no folder shared/renders beside the project',
    'Documents of other people',
    () => {
      it.each(sample(2, shown))(
        'The movie of $name is drawn as the document is drawn',
        async ({ path: file }) => {
          const document = openDocument(openContainer(file), quietHost());
          expect(await differenceOf(document)).toBeLessThan(TOLERANCE);
        },
      );
    },
  );

  itWhere(
    hasBinary && hasFfmpeg,
    'no ffmpeg, or no shared/binary',
    'Videos show the pictures that ffmpeg decodes',
    async () => {
      const file = `${binaryXfl('0015_videos')}/0015_videos.xfl`;
      const document = openDocument(openContainer(file), new Host(drawingPlatform));
      expect(await differenceOf(document)).toBeLessThan(TOLERANCE);
    },
  );

  describeActionScript('Samples of other people', () => {
    it.each(TRACED)("The movie of %s traces what Adobe's movie traced in Flash Player", async (name) => {
      const document = openDocument(openContainer(actionScriptFile(name, 'document.fla')), quietHost());
      const [{ bytes }] = publishSwf(document.film).files;
      const recorded = fs.readFileSync(actionScriptFile(name, 'output.txt'), 'utf8').trimEnd().split(/\r?\n/);
      await player.load(bytes, { width: 100, height: 100 });
      expect(await player.lines(recorded.length)).toEqual(recorded);
    });
  });

  it.each([
    ['2', 'press.onRelease = function () { trace("clicked"); }; trace("ready");'],
    ['3', 'press.addEventListener("click", function (event) { trace("clicked"); }); trace("ready");'],
  ])('A click reaches the script of a button in ActionScript %s', async (version, script) => {
    const document = documentWith(
      {
        ...{ width: 100, height: 100 },
        library: [{ name: 'button', type: 'button', layers: [{ elements: [box('#00AA00', 0, 0)] }] }],
        layers: [{ frames: [{ script, elements: [{ item: 'button', name: 'press', x: 20, y: 20 }] }] }],
      },
      {
        'PublishSettings.xml': flashProfile({
          Version: version === '2' ? '8' : '15',
          ActionScriptVersion: version,
        }),
      },
    );
    await player.load(publishSwf(document.film).files[0].bytes, document);
    expect(await player.lines(1)).toEqual(['ready']);
    await player.click(50, 45);
    expect(await player.lines(2)).toEqual(['ready', 'clicked']);
  });
});
