import { OutputTooLarge, type Compression } from '../../../platform/Compression';
import type { Disk } from '../../../platform/Disk';
import type { Mp3Decoder, Samples } from '../../../platform/mp3/Mp3Decoder';
import { MalformedXml, type OffsetFinder } from '../../../platform/OffsetFinder';
import type { Platform } from '../../../platform/Platform';
import type { Raster, Rasterizer } from '../../../platform/Rasterizer';
import { joinBytes } from '../../../platform/joinBytes';
import { MALFORMED_XML, OUTPUT_TOO_LARGE, type InnerWorld } from '../sandbox/sandboxProtocol';
import type { Services } from './Services';

/** The machine as the sandbox sees it: every part asks outside. */
export function insidePlatform(
  services: Services,
  isWindows: boolean,
  createWorld: () => InnerWorld,
): Platform {
  const ask =
    (service: string) =>
    <T>(...args: readonly unknown[]): T =>
      services.ask<T>(service, ...args);
  return {
    isWindows,
    disk: insideDisk(services),
    paths: {
      sep: isWindows ? '\\' : '/',
      join: ask('paths.join'),
      resolve: ask('paths.resolve'),
      normalize: ask('paths.normalize'),
      dirname: ask('paths.dirname'),
      basename: ask('paths.basename'),
      extname: ask('paths.extname'),
    },
    compression: insideCompression(services),
    clock: { now: () => new Date(services.ask<number>('clock.now')) },
    processes: {
      id: services.ask('processes.id'),
      birth: services.ask('processes.birth'),
      machine: services.ask('processes.machine'),
      isRunning: ask('processes.isRunning'),
      pause: ask('processes.pause'),
      removeAtEnd: (remains) => {
        const list = services.ask<number>('processes.removeAtEnd', remains);
        return () => services.ask('processes.giveUp', list);
      },
    },
    proofs: { sign: ask('proofs.sign'), isSigned: ask('proofs.isSigned') },
    rasterizer: insideRasterizer(services),
    mp3: insideMp3(services),
    findPlaces: insideFindPlaces(services),
    createWorld: () => {
      const { global, run } = createWorld();
      return { global, run: (source, file) => run(source, file ?? 'script') };
    },
  };
}

function insideDisk(services: Services): Disk {
  const ask =
    (service: string) =>
    <T>(...args: readonly unknown[]): T =>
      services.ask<T>(service, ...args);
  return {
    exists: ask('disk.exists'),
    isWritable: ask('disk.isWritable'),
    stat: ask('disk.stat'),
    linkStat: ask('disk.linkStat'),
    list: ask('disk.list'),
    realPath: ask('disk.realPath'),
    readLink: ask('disk.readLink'),
    read: ask('disk.read'),
    readStart: ask('disk.readStart'),
    write: (file, content) =>
      typeof content === 'string'
        ? services.ask('disk.write', file, content)
        : services.send('disk.write', content, file),
    append: ask('disk.append'),
    create: (file, chunks, options) => services.send('disk.create', joinBytes([...chunks]), file, options),
    sync: ask('disk.sync'),
    makeFolder: ask('disk.makeFolder'),
    makeTemporaryFolder: ask('disk.makeTemporaryFolder'),
    rename: ask('disk.rename'),
    link: ask('disk.link'),
    copy: ask('disk.copy'),
    setMode: ask('disk.setMode'),
    removeFile: ask('disk.removeFile'),
    removeFolder: ask('disk.removeFolder'),
    removeAll: ask('disk.removeAll'),
  };
}

function insideCompression(services: Services): Compression {
  const send =
    (service: string) =>
    <T>(bytes: Uint8Array, ...args: readonly unknown[]): T => {
      try {
        return services.send<T>(service, bytes, ...args);
      } catch (error) {
        const { code, message } = error as Error & { code?: string };
        throw code === OUTPUT_TOO_LARGE ? new OutputTooLarge(message) : error;
      }
    };
  return {
    crc32: send('compression.crc32'),
    deflateRaw: send('compression.deflateRaw'),
    inflateRaw: send('compression.inflateRaw'),
    inflateRawStart: send('compression.inflateRawStart'),
    deflate: send('compression.deflate'),
    inflate: send('compression.inflate'),
  };
}

/** Asks outside: the engine of the sandbox takes ten times as long. */
function insideFindPlaces(services: Services): OffsetFinder {
  return (text, maxDepth) => {
    try {
      const { buffer } = services.ask<Uint8Array>('xml.findPlaces', text, maxDepth, text.length);
      return new Int32Array(buffer);
    } catch (error) {
      const { code, message } = error as Error & { code?: string };
      throw code === MALFORMED_XML ? new MalformedXml(message) : error;
    }
  };
}

function insideRasterizer(services: Services): Rasterizer {
  return {
    rasterize: (svg, options) => {
      const size = services.ask<Pick<Raster, 'width' | 'height'>>('rasterizer.rasterize', svg, options);
      // The process outside keeps the last picture only.
      const pixels = services.ask<Uint8Array>('rasterizer.pixels');
      return {
        ...size,
        pixels,
        toPng: () => {
          services.ask('rasterizer.rasterize', svg, options);
          return services.ask('rasterizer.png');
        },
      };
    },
  };
}

function insideMp3(services: Services): Mp3Decoder {
  return {
    decode: (data, seconds) => {
      const form = services.send<Pick<Samples, 'rate' | 'channels'> | null>('mp3.decode', data, seconds);
      if (form === null) return undefined;
      // The process outside keeps the last sound only.
      const bytes = services.ask<Uint8Array>('mp3.samples');
      return { ...form, samples: new Int16Array(bytes.slice().buffer) };
    },
  };
}
