import type { Compression } from './Compression';
import type { Disk } from './Disk';
import type { Mp3Decoder } from './mp3/Mp3Decoder';
import type { FontOutlines } from './FontOutlines';
import type { OffsetFinder } from './OffsetFinder';
import type { Paths } from './Paths';
import type { Processes } from './Processes';
import type { Proofs } from './Proofs';
import type { Rasterizer } from './Rasterizer';
import type { VideoDecoder } from './VideoDecoder';
import type { World } from './World';

export interface Clock {
  /** The local time. */
  now(): Date;
}

/**
 * Everything that the host needs from its machine. The program that starts a host provides it: `node/` is the
 * implementation for Node, and nothing outside this folder and the command line imports a module of Node.
 */
export interface Platform {
  readonly isWindows: boolean;
  readonly disk: Disk;
  readonly paths: Paths;
  readonly compression: Compression;
  readonly clock: Clock;
  readonly processes: Processes;
  readonly proofs: Proofs;
  readonly rasterizer: Rasterizer;
  readonly mp3: Mp3Decoder;
  /** Decodes videos; missing where nothing can. */
  readonly video?: VideoDecoder;
  /** Finds the elements of XML texts faster than the program itself can. */
  readonly findPlaces?: OffsetFinder;
  /** The bytes of a file of an installed package, by its module specifier; missing where there are no packages. */
  readonly packageFile?: (name: string) => Uint8Array;
  /** Reads the outlines of a font's glyphs; missing where no fonts are available. */
  readonly openFontOutlines?: (bytes: Uint8Array) => FontOutlines;
  /** Makes a realm with a fresh global object, which has only the members of the language. */
  createWorld(): World;
}
