import type { Platform } from '../../platform/Platform';
import { commonFace } from './commonFaces';
import type { FaceMetrics } from './FaceMetrics';
import type { FaceStyle } from './FaceStyle';
import { readFont, type FontFile } from './readFont';

/** The faces of a folder of fonts; for others, the nearest of the common ones stand in. */
export class Faces {
  private readonly files = new Map<string, FontFile>();

  /**
   * @param folders Folders with TTF and OTF files.
   * @throws Error for a folder that is not there.
   */
  constructor(platform: Platform, folders: readonly string[] = []) {
    const { disk, paths, openFontOutlines } = platform;
    for (const folder of folders) {
      if (disk.stat(folder)?.isFolder !== true) throw new Error(`fonts: there is no folder "${folder}"`);
      for (const { name } of disk.list(folder)) {
        if (!/\.(ttf|otf)$/i.test(name)) continue;
        const font = readFont(disk.read(paths.join(folder, name)), openFontOutlines);
        for (const called of font?.names ?? []) if (font) this.files.set(plain(called), font);
      }
    }
  }

  /** True for a face whose font is at hand. */
  has(face: string): boolean {
    return this.files.has(plain(face));
  }

  /** What the font of a face says of itself; undefined where it is not at hand. */
  styleOf(face: string): FaceStyle | undefined {
    return this.files.get(plain(face))?.style;
  }

  metricsOf(face: string, isBold: boolean): FaceMetrics {
    return this.files.get(plain(face)) ?? commonFace(face, isBold);
  }
}

/** `Arial-BoldMT`, `Arial Bold MT`: names are compared without marks and case. */
function plain(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '');
}
