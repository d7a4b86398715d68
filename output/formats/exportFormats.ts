/** Options of `export` that not every format takes. */
export type FormatOption =
  | 'animated'
  | 'by'
  | 'play'
  | 'data'
  | 'trim'
  | 'padding'
  | 'extrude'
  | 'maxSize'
  | 'powerOfTwo'
  | 'rotate'
  | 'optimized'
  | 'leaves'
  | 'size'
  | 'fps'
  | 'loop'
  | 'quality'
  | 'pictures'
  | 'together'
  | 'layers'
  | 'crop'
  | 'bake'
  | 'strict'
  | 'scripts'
  | 'sourcePath';

/** What is known of a format without making anything. The command line, the playground and the makers derive from it. */
export interface ExportFormat {
  /** What it makes, for lists to choose from. */
  title: string;
  /** The endings by which the path of the output is taken for a file; the first is the usual one. */
  endings: readonly string[];
  /** Each subject becomes one file. */
  isOneFile: boolean;
  /** Its files can follow each other in a stream: none names another. */
  isStream: boolean;
  /** It is made of pixels: scales count, and texts need fonts. */
  hasPixels: boolean;
  /** It is made by a program for films, frame after frame; `MAKERS` has nothing for it. */
  isFilm?: true;
  /** What it takes beyond the options of all formats. */
  options: readonly FormatOption[];
}

const ONE_FILE = { isOneFile: true, isStream: true } as const;
const FILM = {
  isOneFile: true,
  isStream: false,
  hasPixels: true,
  isFilm: true,
  options: ['play', 'size', 'fps', 'loop', 'quality', 'strict'],
} as const;
const LAYERS = ['layers', 'crop'] as const;
/** Films that can be transparent. */
const FILM_LAYERS = { options: [...FILM.options, ...LAYERS] } as const;
const PACKING = ['padding', 'extrude', 'maxSize', 'powerOfTwo', 'rotate'] as const;

/** What documents can become. The names are those of the command line, where `--animated` makes `animated svg` of `svg`. */
export const EXPORT_FORMATS = {
  png: {
    title: 'Frames as PNG',
    endings: ['.png'],
    isOneFile: false,
    isStream: true,
    hasPixels: true,
    options: ['play', 'strict', ...LAYERS],
  },
  webp: {
    title: 'Frames as WebP',
    endings: ['.webp'],
    isOneFile: false,
    isStream: true,
    hasPixels: true,
    options: ['play', 'quality', 'strict', ...LAYERS],
  },
  svg: {
    title: 'Frames as SVG',
    endings: ['.svg'],
    isOneFile: false,
    isStream: true,
    hasPixels: false,
    options: ['animated', 'by', 'play', 'strict', ...LAYERS],
  },
  'animated svg': {
    ...ONE_FILE,
    title: 'SVG that plays',
    endings: ['.svg'],
    hasPixels: false,
    options: ['animated', 'by', 'play', 'strict', ...LAYERS],
  },
  sheet: {
    title: 'Sprite sheet: PNG and JSON',
    endings: ['.png', '.webp', '.json', '.xml', '.css', '.tres', '.tpsheet'],
    isOneFile: false,
    isStream: false,
    hasPixels: true,
    options: ['play', 'data', 'trim', 'together', 'pictures', 'quality', 'strict', ...PACKING],
  },
  atlas: {
    title: 'Texture atlas of Adobe',
    endings: [],
    isOneFile: false,
    isStream: false,
    hasPixels: true,
    options: ['optimized', 'leaves', 'together', 'pictures', 'quality', 'strict', ...PACKING],
  },
  gif: {
    ...ONE_FILE,
    title: 'GIF',
    endings: ['.gif'],
    hasPixels: true,
    options: ['play', 'strict', ...LAYERS],
  },
  apng: {
    ...ONE_FILE,
    title: 'APNG',
    endings: ['.png', '.apng'],
    hasPixels: true,
    options: ['play', 'strict', ...LAYERS],
  },
  mp4: { ...FILM, title: 'Film: MP4', endings: ['.mp4'] },
  webm: { ...FILM, ...FILM_LAYERS, title: 'Film: WebM, may be transparent', endings: ['.webm'] },
  mov: { ...FILM, ...FILM_LAYERS, title: 'Film: QuickTime for compositing', endings: ['.mov'] },
  wav: {
    ...ONE_FILE,
    title: 'Sound: WAV',
    endings: ['.wav'],
    hasPixels: false,
    options: ['play', 'loop'],
  },
  lottie: {
    ...ONE_FILE,
    title: 'Lottie',
    endings: ['.json', '.lottie'],
    hasPixels: false,
    options: ['bake', 'strict'],
  },
  swf: {
    ...ONE_FILE,
    title: 'SWF',
    endings: ['.swf'],
    hasPixels: false,
    options: ['scripts', 'sourcePath', 'strict'],
  },
  json: { ...ONE_FILE, title: 'The document as JSON', endings: ['.json'], hasPixels: false, options: [] },
} as const satisfies Readonly<Record<string, ExportFormat>>;

export type ExportFormatName = keyof typeof EXPORT_FORMATS;

/** The formats that need a program for films. */
export type FilmFormatName = {
  [Name in ExportFormatName]: (typeof EXPORT_FORMATS)[Name] extends { isFilm: true } ? Name : never;
}[ExportFormatName];

/** How good a film or a picture is, from small files to all that was drawn. */
export const QUALITIES = ['low', 'medium', 'high', 'lossless'] as const;
export type Quality = (typeof QUALITIES)[number];

/** The formats of pictures on sheets. */
export const PICTURE_KINDS = ['png', 'webp'] as const;
export type PictureKind = (typeof PICTURE_KINDS)[number];

/**
 * Formats of pictures, sounds and data, which need no other program. Movies are published: their losses are reported.
 */
export type PictureFormatName = Exclude<ExportFormatName, 'swf' | 'lottie' | FilmFormatName>;

/** The formats that `--to` takes. */
export type CommandFormatName = Exclude<ExportFormatName, 'animated svg'>;

/** All formats, in the order of the table. */
export const EXPORT_FORMAT_NAMES = Object.keys(EXPORT_FORMATS) as ExportFormatName[];

/** The formats of `--to`. */
export const COMMAND_FORMAT_NAMES = EXPORT_FORMAT_NAMES.filter((name) => name !== 'animated svg');

/** The formats of pictures, sounds and data. */
export const PICTURE_FORMAT_NAMES = EXPORT_FORMAT_NAMES.filter(
  (name): name is PictureFormatName => name !== 'swf' && name !== 'lottie' && !isFilm(name),
);

/** A format, with what every format says of itself. */
export function exportFormat(name: ExportFormatName): ExportFormat {
  return EXPORT_FORMATS[name];
}

export function isFilm(name: ExportFormatName): name is FilmFormatName {
  return exportFormat(name).isFilm === true;
}

/** The formats of `--to` that take an option. */
export function formatsWith(option: FormatOption): CommandFormatName[] {
  return COMMAND_FORMAT_NAMES.filter((name) => exportFormat(name).options.includes(option));
}

/** What is known of the data that go with a sheet. */
export interface SheetDataFormat {
  /** The ending of its file, without a dot. */
  extension: string;
  /** Can say that a sprite is turned. */
  knowsRotation: boolean;
  /** Can describe sheets that each hold a part of the animation. */
  knowsSheets: boolean;
}

const WHOLE = { knowsRotation: true, knowsSheets: true };

/** The data that can go with a sheet, by the name on the command line. */
export const SHEET_DATA_FORMATS = {
  'json-hash': { ...WHOLE, extension: 'json' },
  'json-array': { ...WHOLE, extension: 'json' },
  sparrow: { ...WHOLE, extension: 'xml' },
  aseprite: { extension: 'json', knowsRotation: false, knowsSheets: false },
  css: { extension: 'css', knowsRotation: false, knowsSheets: false },
  godot: { extension: 'tres', knowsRotation: false, knowsSheets: false },
  unity: { extension: 'tpsheet', knowsRotation: false, knowsSheets: true },
} as const satisfies Readonly<Record<string, SheetDataFormat>>;

export type SheetDataName = keyof typeof SHEET_DATA_FORMATS;

export const SHEET_DATA_NAMES = Object.keys(SHEET_DATA_FORMATS) as SheetDataName[];
