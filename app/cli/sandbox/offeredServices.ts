import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { OutputTooLarge } from '../../../platform/Compression';
import type { Disk } from '../../../platform/Disk';
import { MalformedXml } from '../../../platform/OffsetFinder';
import { findOffsets } from '../../../document/xml/findOffsets';
import type { Samples } from '../../../platform/mp3/Mp3Decoder';
import type { ConfinedDisk } from '../../../platform/node/confineDisk';
import { nodePlatform } from '../../../platform/node/nodePlatform';
import { dryPlatform } from '../../../platform/overlay/dryPlatform';
import type { OverlayDisk } from '../../../platform/overlay/OverlayDisk';
import type { Platform } from '../../../platform/Platform';
import type { Remains } from '../../../platform/Processes';
import type { Raster, RasterOptions } from '../../../platform/Rasterizer';
import type { CommandIo } from '../Io';
import { shortPath } from '../messages/shortPath';
import { MALFORMED_XML, OUTPUT_TOO_LARGE, type ServiceReply } from './sandboxProtocol';

/** One service for the sandbox. Its arguments may be hostile. */
type Service = (args: readonly unknown[], bytes: Uint8Array) => unknown;

/** All services for the sandbox. */
export type Serve = (service: string, args: string, bytes: Uint8Array) => ServiceReply | Uint8Array;

const MAX_PAUSE_MS = 1000;

/** The allowed references of an SVG picture: to a part of itself, or to a picture in it. */
const OWN_REFERENCE = /^(#[^&]*|data:image\/(png|jpeg);base64,[A-Za-z0-9+/=\s]*)$/;

/** Declarations, with which a reference could be written in disguise. */
const DECLARATION = /<!(?!--)/;

/** Default maximum number of pixels of a picture. */
const MAX_PIXELS = 64_000_000;

/** Maximum duration of a sound to decode, in seconds. */
const MAX_SECONDS = 3600;

/** The parts of the disk that the sandbox may touch. */
export interface ConfinedDisks {
  readable: Disk;
  writable: ConfinedDisk | OverlayDisk;
  /** Both of them, in a run that changes nothing. */
  overlay?: OverlayDisk;
}

export function offeredServices(
  { readable, writable, overlay }: ConfinedDisks,
  io: Pick<CommandIo, 'out' | 'outPainted' | 'err' | 'warn' | 'note' | 'detail'>,
  maxPixels = MAX_PIXELS,
): Serve {
  const machine = overlay ? dryPlatform(nodePlatform, overlay) : nodePlatform;
  const services = new Map<string, Service>([
    ...Object.entries({
      ...readingServices(readable),
      ...writingServices(writable),
      ...compressionServices(),
      ...rasterServices(maxPixels),
      ...soundServices(),
      ...textServices(),
      ...proofServices(writable, machine),
      ...remainsServices(writable, machine),
    }),
    ...(['join', 'resolve', 'normalize', 'dirname', 'basename', 'extname'] as const).map(
      (name): [string, Service] => [
        `paths.${name}`,
        (args) => (path[name] as (...texts: string[]) => string)(...args.map(text)),
      ],
    ),
    ['dryRun.fileChanges', () => overlay?.differences],
    ['io.shortPath', ([file]) => shortPath(text(file))],
    ...(['out', 'outPainted', 'err', 'warn', 'note', 'detail'] as const).map((name): [string, Service] => [
      `io.${name}`,
      ([line]) => io[name](text(line)),
    ]),
  ]);
  return (name, args, bytes) => {
    const service = services.get(name);
    if (!service) return { error: `unknown service "${name}"` };
    try {
      const value = service(JSON.parse(args) as unknown[], bytes);
      return value instanceof Uint8Array ? value : { value };
    } catch (error) {
      return faultOf(error);
    }
  };
}

function faultOf(error: unknown): ServiceReply {
  return { error: error instanceof Error ? error.message : String(error), code: codeOf(error) };
}

function codeOf(error: unknown): string | undefined {
  if (error instanceof OutputTooLarge) return OUTPUT_TOO_LARGE;
  if (error instanceof MalformedXml) return MALFORMED_XML;
  return (error as NodeJS.ErrnoException).code;
}

function readingServices(disk: Disk): Record<string, Service> {
  return {
    'disk.exists': ([file]) => disk.exists(text(file)),
    'disk.isWritable': ([file]) => disk.isWritable(text(file)),
    'disk.stat': ([file]) => disk.stat(text(file)),
    'disk.linkStat': ([file]) => disk.linkStat(text(file)),
    'disk.list': ([folder]) => disk.list(text(folder)),
    'disk.realPath': ([file]) => disk.realPath(text(file)),
    'disk.readLink': ([file]) => disk.readLink(text(file)),
    'disk.read': ([file]) => disk.read(text(file)),
    'disk.readStart': ([file, length]) => disk.readStart(text(file), whole(length)),
  };
}

function writingServices(disk: ConfinedDisk | OverlayDisk): Record<string, Service> {
  return {
    'disk.write': ([file, content], bytes) =>
      disk.write(text(file), content === undefined ? bytes : text(content)),
    'disk.append': ([file, content]) => disk.append(text(file), text(content)),
    'disk.create': ([file, options], bytes) =>
      disk.create(text(file), [bytes], options as Parameters<Disk['create']>[2]),
    'disk.sync': ([folder]) => disk.sync(text(folder)),
    'disk.makeFolder': ([folder]) => disk.makeFolder(text(folder)),
    'disk.makeTemporaryFolder': ([prefix]) => disk.makeTemporaryFolder(text(prefix)),
    'disk.rename': ([from, to]) => disk.rename(text(from), text(to)),
    'disk.link': ([file, name]) => disk.link(text(file), text(name)),
    'disk.copy': ([from, to]) => disk.copy(text(from), text(to)),
    'disk.setMode': ([file, mode]) => disk.setMode(text(file), whole(mode)),
    'disk.removeFile': ([file]) => disk.removeFile(text(file)),
    'disk.removeFolder': ([folder]) => disk.removeFolder(text(folder)),
    'disk.removeAll': ([file]) => disk.removeAll(text(file)),
  };
}

function compressionServices(): Record<string, Service> {
  const { compression } = nodePlatform;
  return {
    'compression.crc32': (_args, bytes) => compression.crc32(bytes),
    'compression.deflateRaw': (_args, bytes) => compression.deflateRaw(bytes),
    'compression.inflateRaw': ([limit], bytes) => compression.inflateRaw(bytes, whole(limit)),
    'compression.inflateRawStart': ([length], bytes) => compression.inflateRawStart(bytes, whole(length)),
    'compression.deflate': (_args, bytes) => compression.deflate(bytes),
    'compression.inflate': ([limit], bytes) => compression.inflate(bytes, whole(limit)),
  };
}

/** @throws Error for a picture that would read a file */
function checkReferences(svg: string): void {
  const references = [...svg.matchAll(/href\s*=\s*(?:"([^"]*)"|'([^']*)'|(?=[^"'\s]))/gi)];
  const isOwn = references.every(([, double, single]) => OWN_REFERENCE.test(double ?? single ?? ''));
  if (!isOwn || DECLARATION.test(svg)) throw new Error('a picture may hold no reference to a file');
}

function rasterServices(maxPixels: number): Record<string, Service> {
  let last: Raster | undefined;
  return {
    'rasterizer.rasterize': ([svg, options]) => {
      const { scale = 1, isSmooth, fallbackFace } = options as RasterOptions;
      checkReferences(text(svg));
      // A picture that is too large for the rasterizer would end this process, not the sandbox.
      if (!(scale > 0)) throw new RangeError('a picture needs a scale above 0');
      last = nodePlatform.rasterizer.rasterize(text(svg), { scale, isSmooth, fallbackFace, maxPixels });
      return { width: last.width, height: last.height };
    },
    'rasterizer.pixels': () => last?.pixels,
    'rasterizer.png': () => last?.toPng(),
  };
}

function soundServices(): Record<string, Service> {
  let last: Samples | undefined;
  return {
    'mp3.decode': ([seconds], bytes) => {
      last = nodePlatform.mp3.decode(bytes, Math.min(whole(seconds), MAX_SECONDS));
      return last ? { rate: last.rate, channels: last.channels } : null;
    },
    'mp3.samples': () => last && bytesOf(last.samples),
  };
}

/** Proofs are made only for documents that the sandbox may write. */
function proofServices(disk: Disk, { proofs }: Pick<Platform, 'proofs'>): Record<string, Service> {
  return {
    'proofs.sign': ([document, proved]) => {
      if (!disk.exists(text(document))) throw new Error('there is no such document');
      return proofs.sign(text(document), text(proved));
    },
    'proofs.isSigned': ([document, proved, proof]) =>
      proofs.isSigned(text(document), text(proved), text(proof)),
  };
}

/** Maximum number of lists of remains at a time; a save has three. What is not listed stays when the process is killed. */
const MAX_LISTS = 100;

/** Maximum length of the JSON of one list: a new document far below missing folders has a few paths. */
const MAX_LIST_LENGTH = 100_000;

/** The sandbox may have files removed that it may remove itself. */
function remainsServices(
  disk: ConfinedDisk | OverlayDisk,
  { processes }: Pick<Platform, 'processes'>,
): Record<string, Service> {
  const lists = new Map<number, () => void>();
  let last = 0;
  return {
    'processes.removeAtEnd': ([remains]) => {
      if (JSON.stringify(remains).length > MAX_LIST_LENGTH)
        throw new RangeError('a list of remains is too long');
      const list = (remains as Remains[]).map((one) => ({
        path: removableOn(disk, text(one.path), one.isEmpty === true),
        isEmpty: one.isEmpty === true,
        ...(one.text === undefined ? {} : { text: text(one.text) }),
      }));
      const giveUp = lists.size < MAX_LISTS ? processes.removeAtEnd?.(list) : undefined;
      last++;
      if (giveUp) lists.set(last, giveUp);
      return last;
    },
    'processes.giveUp': ([list]) => {
      lists.get(whole(list))?.();
      lists.delete(whole(list));
    },
  };
}

/** @throws Error for a file that the sandbox may not remove itself */
function removableOn(disk: ConfinedDisk | OverlayDisk, name: string, isFolder: boolean): string {
  const target = placeOn(disk, name);
  if ('permits' in disk && !disk.permits(target, isFolder)) throw new Error('it may not be removed');
  return target;
}

/**
 * A path that is on the disk, or could be: the nearest existing folder above it is on the disk.
 *
 * @throws Error for any other
 */
function placeOn(disk: Disk, name: string): string {
  const target = path.resolve(name);
  let above = path.dirname(target);
  while (!disk.exists(above) && disk.linkStat(above) === undefined && above !== path.dirname(above))
    above = path.dirname(above);
  if (!disk.exists(above)) throw new Error('there is no such folder');
  return target;
}

function textServices(): Record<string, Service> {
  const { clock, processes } = nodePlatform;
  return {
    'text.encode': ([content]) => new TextEncoder().encode(text(content)),
    'text.decode': ([label, options], bytes) =>
      new TextDecoder(text(label), options as ConstructorParameters<typeof TextDecoder>[1]).decode(bytes),
    'text.base64': ([content]) => btoa(text(content)),
    'xml.findPlaces': ([content, maxDepth, length]) => {
      const source = text(content);
      // Half a surrogate pair is lost on the way: the offsets would be those of another text.
      if (source.length !== length) throw new MalformedXml('malformed XML: half a surrogate pair');
      return bytesOf(findOffsets(source, whole(maxDepth)));
    },
    'crypto.randomUUID': () => randomUUID(),
    'clock.now': () => clock.now().getTime(),
    'processes.id': () => processes.id,
    'processes.machine': () => processes.machine,
    'processes.birth': () => processes.birth,
    'processes.isRunning': ([id, birth]) => processes.isRunning(whole(id), text(birth)),
    'processes.pause': ([milliseconds]) =>
      processes.pause(Math.min(Math.max(0, whole(milliseconds)), MAX_PAUSE_MS)),
  };
}

function bytesOf({ buffer, byteOffset, byteLength }: Int32Array | Int16Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}

/** A number in place of a path would be a file that this process has open. */
function text(value: unknown): string {
  if (typeof value === 'string') return value;
  throw new TypeError('expected a text');
}

function whole(value: unknown): number {
  if (Number.isSafeInteger(value)) return value as number;
  throw new TypeError('expected a whole number');
}
