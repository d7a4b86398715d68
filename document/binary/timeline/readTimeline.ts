import { BinaryFault } from '../BinaryFault';
import { ObjectArchive } from '../archive/ObjectArchive';
import { readBitmapInstance } from './instances/readBitmapInstance';
import { readClipInstance } from './instances/readClipInstance';
import { readGeneratorObject, readLinkedVideo } from './instances/readLeftOut';
import { readFontHolder } from './instances/readFontHolder';
import { readButton, readGraphic, readMovieClip } from './instances/readSymbol';
import { readVideoInstance } from './instances/readVideoInstance';
import type { TimelineArchive } from './PicObject';
import { readFrame } from './readFrame';
import { readLayer } from './readLayer';
import { readPage, type PageRecord } from './readPage';
import {
  readHintList,
  readMorphCurve,
  readMorphHint,
  readMorphSegment,
  readMorphShape,
} from './shapes/readMorph';
import { readOval, readRectangle, readShape } from './shapes/readShape';
import { readText } from './texts/readText';
import type { TimelineObject } from './TimelineObject';

const CLASSES: Readonly<Record<string, (archive: TimelineArchive) => TimelineObject>> = {
  CPicPage: readPage,
  CPicLayer: readLayer,
  CPicFrame: readFrame,
  CPicShape: readShape,
  CPicRect: readRectangle,
  CPicOval: readOval,
  CPicSymbol: readGraphic,
  CPicSprite: readMovieClip,
  CPicButton: readButton,
  CPicBitmap: readBitmapInstance,
  CPicVideoStream: readVideoInstance,
  CPicVideo: readLinkedVideo,
  CCommandObj: readGeneratorObject,
  CPicSwf: readClipInstance,
  CPicFont: readFontHolder,
  CPicText: readText,
  CPicMorphShape: readMorphShape,
  CMorphSegment: readMorphSegment,
  CMorphCurve: readMorphCurve,
  CMorphHintItem: readMorphHint,
  CObList: readHintList,
};

const FIRST_BYTE = 1;

/** A stream of a timeline, read to its last byte. @throws BinaryFault that names the class and the offset */
export function readTimeline(bytes: Uint8Array, maxDepth: number): PageRecord {
  const archive = new ObjectArchive<TimelineObject>(bytes, CLASSES, maxDepth);
  if (archive.reader.u8() !== FIRST_BYTE) throw new BinaryFault('is not a timeline: its first byte is not 1');
  const page = archive.object();
  if (page?.kind !== 'page') throw new BinaryFault(`is not a timeline: it holds a ${page?.kind ?? 'gap'}`);
  const { rest } = archive.reader;
  if (rest > 0) throw new BinaryFault(`${rest} bytes remain after the timeline`);
  return page;
}
