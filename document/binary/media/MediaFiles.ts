import type { Bitmap, Catalogue, Medium, RectangleRecord, Video } from '../catalogue/Catalogue';
import type { CompoundFile } from '../compound/CompoundFile';
import { componentFiles } from './componentFiles';
import { type BitmapHead, readBitmapHead } from './readBitmapHead';
import { type VideoHead, readVideoHead, toXflVideo } from './videoStream';

const EMPTY: RectangleRecord = { left: 0, right: 0, top: 0, bottom: 0 };

/** The files in `bin`: the streams of media under the names that XFL gives them. */
export class MediaFiles {
  private readonly byFile = new Map<string, Medium>();
  /** Files in the catalogue itself: SWF and SWC files of components. */
  private readonly ofComponents: ReadonlyMap<string, Uint8Array>;

  constructor(
    private readonly file: CompoundFile,
    catalogue: Catalogue,
  ) {
    this.ofComponents = componentFiles(catalogue);
    for (const medium of catalogue.media) {
      if (medium.kind !== 'compiled clip' && file.has(medium.stream))
        this.byFile.set(this.fileOf(medium), medium);
    }
  }

  /** The names of the files. */
  names(): string[] {
    return [...this.byFile.keys(), ...this.ofComponents.keys()];
  }

  fileOf({ stream }: Medium): string {
    return `${stream.replaceAll(/[\\/]/g, '_')}.dat`;
  }

  has(name: string): boolean {
    return this.byFile.has(name) || this.ofComponents.has(name);
  }

  /** The bytes of a file in the format of XFL. */
  bytes(name: string, length?: number): Uint8Array {
    const medium = this.byFile.get(name);
    if (medium === undefined) return this.ofComponents.get(name) ?? new Uint8Array(0);
    if (medium.kind === 'video') return toXflVideo(this.file.read(medium.stream));
    return this.file.read(medium.stream, length);
  }

  size(name: string): number {
    const medium = this.byFile.get(name);
    if (medium?.kind === 'video') return this.bytes(name).length;
    return medium === undefined ? this.bytes(name).length : this.file.size(medium.stream);
  }

  /** Size and kind of a bitmap; a bitmap that is missing is empty. */
  bitmapHead({ stream }: Bitmap): BitmapHead {
    if (!this.file.has(stream)) return { isJpeg: false, box: EMPTY };
    return readBitmapHead((length) => this.file.read(stream, length));
  }

  videoHead({ stream }: Video): VideoHead {
    return this.file.has(stream) ? readVideoHead(this.file.read(stream)) : {};
  }
}
