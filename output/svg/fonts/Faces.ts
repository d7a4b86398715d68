import type { Platform } from '../../../platform/Platform';
import { commonFace } from './commonFaces';
import type { FaceMetrics } from './FaceMetrics';
import type { FaceStyle } from './FaceStyle';
import { readFont, type FontFile } from './readFont';

/** Fonts by the names of their faces. */
type FontFiles = ReadonlyMap<string, FontFile>;

/**
 * The fonts of folders.
 *
 * @param folders Folders with TTF and OTF files.
 * @throws Error for a folder that is not there.
 */
export function readFontFolders(platform: Platform, folders: readonly string[] = []): FontFiles {
  const files = new Map<string, FontFile>();
  const { disk, paths, openFontOutlines } = platform;
  for (const folder of folders) {
    if (disk.stat(folder)?.isFolder !== true) throw new Error(`fonts: there is no folder "${folder}"`);
    for (const { name } of disk.list(folder)) {
      if (!/\.(ttf|otf)$/i.test(name)) continue;
      const font = readFont(disk.read(paths.join(folder, name)), openFontOutlines);
      for (const called of font?.names ?? []) if (font) files.set(plain(called), font);
    }
  }
  return withAliases(files);
}

/**
 * A face is first the font with its PostScript name. Releases of a font are called otherwise: Noto Sans was `NotoSans`
 * before it was `NotoSans-Regular`. So it is, next, the font of that family and style.
 */
function withAliases(files: ReadonlyMap<string, FontFile>): FontFiles {
  const aliases = [...files.values()].flatMap((font) =>
    font.aliases.map((name) => [plain(name), font] as const),
  );
  return new Map([...aliases, ...files]);
}

/** How much higher and wider a face is than the one that stands in for it, as far as a document shows that. */
export interface LearntFace {
  height?: number;
  width?: number;
}

/** The last version that rounds the advances of static texts: Flash CS5. */
const LAST_ROUNDING = 11;

/** The faces of some fonts; for others, the nearest of the common ones are in. */
export class Faces {
  /**
   * @param majorVersion that of the document whose texts are set
   * @param learn what that document shows about faces; asked when a face is not available
   * @param faceOfItem the face of the font item of its library with that name; undefined for none
   */
  constructor(
    private readonly files: FontFiles,
    private readonly majorVersion = Infinity,
    private readonly learn?: () => ReadonlyMap<string, LearntFace>,
    private readonly faceOfItem?: (name: string) => string | undefined,
  ) {}

  /** The face that a text means: `Heading*` is that of the font item `Heading` of the library. */
  named(said: string): string {
    return (said.endsWith('*') && this.faceOfItem?.(said.slice(0, -1))) || said;
  }

  /** What the document shows about a face. */
  learnt(face: string): LearntFace | undefined {
    return this.learn?.().get(face);
  }

  /**
   * True if advances of static texts are whole twips by rounding: later versions cut them. Source: 16 movies beside
   * their documents: it is so in all but one.
   */
  get roundsAdvances(): boolean {
    return this.majorVersion <= LAST_ROUNDING;
  }

  /** True for a face whose font is available. */
  has(face: string): boolean {
    return this.files.has(plain(face));
  }

  /** What the font of a face says of itself; undefined if it is not available. */
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
