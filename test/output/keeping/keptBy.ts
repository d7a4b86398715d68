import type { Document } from '../../../host-mocks/model/document/Document';
import { MemoryContainer } from '../../../document/container/MemoryContainer';
import { openDocument } from '../../../host-mocks/model/document/openDocument';
import { DEFAULTS } from '../../../output/formats/ExportOptions';
import { publishLottie } from '../../../output/lottie/publishLottie';
import { MAKERS } from '../../../output/makers';
import { publishDocument } from '../../../output/makers/publishDocument';
import { sceneSubject } from '../../../output/pictures/exportSubjects';
import { Stopwatch } from '../../../output/pictures/Stopwatch';
import { nodePlatform } from '../../../platform/node/nodePlatform';
import { quietHost } from '../../support/openModel';
import { filesOf, type Piece } from './pieces';
import type { Feature } from './featurePieces';
import type { KeepingFormat, KeptState } from '../../../output/published/keeping';
import type { Loss } from '../../../output/published/PublishOutcome';

/** What a format makes of a document, and what it says of it. */
interface Made {
  content: string;
  losses: readonly Loss[];
}

const textOf = (bytes: Uint8Array | string): string =>
  typeof bytes === 'string' ? bytes : Buffer.from(bytes).toString('latin1');

function exported(format: 'animated svg' | 'atlas', document: Document): Made {
  const losses: Loss[] = [];
  const subject = sceneSubject(document.film, document.timelines[0], 'film');
  const context = {
    film: document.film,
    ...{ rasterizer: nodePlatform.rasterizer, fontFolders: [], maxPixels: 1e7 },
    stopwatch: new Stopwatch(() => 0),
    leftOut: (_subject: unknown, left: readonly [string, number][]) =>
      void losses.push(...left.map(([what]) => ({ where: '', what }))),
  };
  const files = [...MAKERS[format](subject, 'film', DEFAULTS, context)];
  return { content: files.map((file) => textOf(file?.content ?? '')).join('\n'), losses };
}

function published(to: 'canvas' | 'swf' | 'swc', document: Document): Made {
  const { files, losses } = publishDocument(document.film, { to });
  return { content: files.map(({ bytes }) => textOf(bytes)).join('\n'), losses };
}

const MAKE: Readonly<Record<KeepingFormat, (document: Document) => Made>> = {
  picture: (document) => exported('animated svg', document),
  atlas: (document) => exported('atlas', document),
  canvas: (document) => published('canvas', document),
  swf: (document) => published('swf', document),
  swc: (document) => published('swc', document),
  lottie: (document) => {
    const subject = sceneSubject(document.film, document.timelines[0], 'film');
    const { animation, losses } = publishLottie(document.film, subject, {});
    return { content: JSON.stringify(animation), losses };
  },
};

/**
 * Makes a format of a document in pieces.
 *
 * @param change - changes the document before
 */
export function make(
  format: KeepingFormat,
  piece: Piece,
  change: (document: Document) => void = () => undefined,
): Made {
  const container = new MemoryContainer('film.fla', filesOf(piece, format === 'swc'));
  const document = openDocument(container, quietHost());
  change(document);
  return MAKE[format](document);
}

/** How a format treats what one document has and the other has not; undefined where it vanishes without a word. */
export function keptBy(
  format: KeepingFormat,
  [piece, without, withoutWhole]: Feature,
): { state: KeptState | undefined; said: readonly Loss[] } {
  const [made, plain] = [make(format, piece), make(format, without)];
  const said = saidBeside(plain, made);
  const isThere = made.content !== plain.content;
  if (said.length > 0) return { state: isThere ? 'changed' : 'lost', said };
  if (isThere) return { state: 'kept', said };
  // What it is a part of may be lost as a whole.
  if (withoutWhole === undefined) return { state: undefined, said };
  const bare = make(format, withoutWhole);
  const whole = saidBeside(bare, made);
  const isLost = made.content === bare.content && whole.some(({ isWarning }) => !isWarning);
  return { state: isLost ? 'lost' : undefined, said: whole };
}

function saidBeside(plain: Made, made: Made): readonly Loss[] {
  const usual = new Set(plain.losses.map(({ what }) => what));
  return made.losses.filter(({ what }) => !usual.has(what));
}
