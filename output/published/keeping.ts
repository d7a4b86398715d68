/** Formats that are made of documents; those that share what they keep count once. */
export const KEEPING_FORMATS = {
  picture: 'Pictures',
  atlas: 'Atlas',
  canvas: 'Canvas',
  swf: 'SWF',
  swc: 'SWC',
  lottie: 'Lottie',
} as const;

export type KeepingFormat = keyof typeof KEEPING_FORMATS;

/** What a format does with a thing: `changed` and `lost` are said where they happen. */
export type KeptState = 'kept' | 'changed' | 'lost';

const PLAYERS = ['canvas', 'swf', 'swc', 'lottie'] as const;

/**
 * The formats in which a thing of a kind can count at all. The others have no place for it, and say nothing: a picture
 * has no sound.
 */
export const SCOPES = {
  /** What is seen, and how it moves. */
  look: ['picture', 'atlas', ...PLAYERS],
  /** A camera is of scenes, which a library has not. */
  camera: ['picture', 'atlas', 'canvas', 'swf', 'lottie'],
  /** An atlas has symbols only. */
  stage: ['picture', ...PLAYERS],
  sound: PLAYERS,
  /** What scripts find by name. */
  name: ['atlas', ...PLAYERS],
  /** Scripts, and what happens without them when someone clicks, types or listens. */
  script: PLAYERS,
  /** What other programs and movies find. */
  linkage: ['canvas', 'swf', 'swc'],
  /** Other formats export each scene by itself. */
  scene: ['canvas', 'swf', 'swc'],
  /** What only Flash Player obeys. */
  player: ['swf', 'swc'],
} as const satisfies Readonly<Record<string, readonly KeepingFormat[]>>;

/** How each format treats a thing; nothing for a format in which it has no place. */
export interface KeepingRow {
  readonly scope: keyof typeof SCOPES;
  readonly states: Readonly<Partial<Record<KeepingFormat, KeptState>>>;
}

/** @param states - of all formats in its scope, or of those that do not keep it */
function row(scope: keyof typeof SCOPES, states: KeptState | KeepingRow['states'] = {}): KeepingRow {
  const usual = typeof states === 'string' ? states : 'kept';
  const all = Object.fromEntries(SCOPES[scope].map((format) => [format, usual]));
  return { scope, states: typeof states === 'string' ? all : { ...all, ...states } };
}

/**
 * What documents hold, and what becomes of it: the one table of docs/kept.md. A test publishes a document with each thing
 * and one without it: a thing that is kept changes the file and is not spoken of, one that is changed or lost is said.
 * Fonts are not at hand there.
 */
export const KEEPING: Readonly<Record<string, Readonly<Record<string, KeepingRow>>>> = {
  Objects: {
    'raw shapes and drawing objects': row('look'),
    'rectangles and ovals': row('look'),
    groups: row('look'),
    'movie clips': row('look'),
    graphics: row('look'),
    buttons: row('look', { lottie: 'changed' }),
    'warped assets': row('look', 'lost'),
    bitmaps: row('look'),
    video: row('look', { picture: 'lost', atlas: 'lost', canvas: 'lost', lottie: 'lost' }),
    'video in H.264': row('look', 'lost'),
    components: row('look', { canvas: 'lost', lottie: 'lost' }),
    'components of HTML5 Canvas': row('look', { lottie: 'lost' }),
    'date pickers, radio sets': row('look', { canvas: 'changed', lottie: 'lost' }),
    'compiled clips without their movie': row('look', 'lost'),
    'static texts': row('look', { canvas: 'changed', lottie: 'changed' }),
    'dynamic texts': row('look', { lottie: 'changed' }),
    'input texts': row('look', { canvas: 'changed', lottie: 'changed' }),
    'TLF texts': row('look', 'lost'),
    'cached bitmaps': row('player'),
    'cached bitmaps on a matte colour': row('player', { picture: 'kept' }),
    'instances that are exported as bitmaps': row('player'),
    'invisible instances': row('look'),
    'names of instances': row('name'),
    'places in 3D': row('look', { atlas: 'lost', canvas: 'lost', swf: 'lost', swc: 'lost', lottie: 'lost' }),
    'accessibility of instances': row('script', 'lost'),
    'scripts of instances': row('script', 'lost'),
    'buttons tracked as menu items': row('player'),
    '9-slice scaling': row('look', { atlas: 'lost', canvas: 'lost', lottie: 'lost' }),
    'graphics: loop': row('look'),
    'graphics: play once': row('look'),
    'graphics: single frame': row('look'),
    'graphics: loop reverse': row('look'),
    'graphics: play once reverse': row('look'),
    'smoothing of bitmaps': row('player', { picture: 'kept', canvas: 'kept' }),
    'graphics: play reverse': row('look'),
  },
  'Fills and lines': {
    'fill: half transparent': row('look'),
    'fill: linear gradient': row('look'),
    'fill: radial gradient': row('look'),
    'fill: oval radial gradient': row('look', { canvas: 'lost' }),
    'fill: radial gradient with a focal point': row('look'),
    'fill: gradient that repeats': row('look', { canvas: 'lost' }),
    'fill: gradient that reflects': row('look', { canvas: 'lost' }),
    'fill: gradient mixed in linear light': row('look'),
    'fill: bitmap, repeated': row('look'),
    'fill: bitmap, clipped': row('look', { picture: 'changed', atlas: 'changed' }),
    'line: solid': row('look'),
    'line: dashed': row('look', { swf: 'lost', swc: 'lost' }),
    'line: dotted': row('look', { swf: 'lost', swc: 'lost' }),
    'line: ragged': row('look', 'lost'),
    'line: stippled': row('look', 'lost'),
    'line: hatched': row('look', 'lost'),
    'line: art brush': row('look', 'lost'),
    'line: hairline': row('look'),
    'line: caps and corners': row('look'),
    'line: gradient': row('look'),
    'line: bitmap': row('look', { canvas: 'changed', lottie: 'changed' }),
    'line: widths that scale': row('player'),
    'line: pixel hinting': row('player'),
    'line: flat ends and bevelled corners': row('look'),
    'line: widths that scale in one direction, horizontal': row('player'),
    'line: widths that scale in one direction, vertical': row('player'),
  },
  'Filters, blend modes, colours': {
    'filter: DropShadowFilter': row('look', { lottie: 'changed' }),
    'filter: BlurFilter': row('look', { lottie: 'changed' }),
    'filter: GlowFilter': row('look', { lottie: 'changed' }),
    'filter: BevelFilter': row('look', { canvas: 'lost', lottie: 'lost' }),
    'filter: GradientGlowFilter': row('look', { canvas: 'lost', lottie: 'lost' }),
    'filter: GradientBevelFilter': row('look', { canvas: 'lost', lottie: 'lost' }),
    'filter: AdjustColorFilter': row('look'),
    'filter: inner, knockout, hidden object': row('look', { canvas: 'lost', lottie: 'changed' }),
    'filter: strength of a shadow': row('look', { canvas: 'lost', lottie: 'lost' }),
    'filters of texts': row('look', { canvas: 'lost' }),
    'blend mode: layer': row('look', { canvas: 'lost', lottie: 'lost' }),
    'blend mode: multiply': row('look'),
    'blend mode: screen': row('look'),
    'blend mode: overlay': row('look'),
    'blend mode: hardlight': row('look'),
    'blend mode: lighten': row('look'),
    'blend mode: darken': row('look'),
    'blend mode: difference': row('look'),
    'blend mode: add': row('look', { lottie: 'changed' }),
    'blend mode: subtract': row('look', { canvas: 'lost', lottie: 'lost' }),
    'blend mode: invert': row('look', { canvas: 'lost', lottie: 'lost' }),
    'blend mode: alpha': row('look', { canvas: 'lost', lottie: 'lost' }),
    'blend mode: erase': row('look', { canvas: 'lost', lottie: 'lost' }),
    'colour: alpha': row('look'),
    'colour: tint': row('look'),
    'colour: brightness': row('look'),
    'colour: advanced': row('look'),
    'filter: outer and full bevels and glows': row('look', { canvas: 'lost', lottie: 'lost' }),
  },
  Texts: {
    'text: formats of parts': row('look', { canvas: 'changed' }),
    'text: bold, italic': row('look', { swf: 'changed', swc: 'changed' }),
    'text: alignment, margins, indent, line spacing': row('look'),
    'text: letter spacing': row('look', { canvas: 'lost' }),
    'text: letter spacing of static texts': row('look'),
    'text: links': row('script', { canvas: 'lost', lottie: 'lost' }),
    'text: links of static texts': row('script', { canvas: 'lost', lottie: 'lost' }),
    'text: border': row('look', { canvas: 'lost', lottie: 'lost' }),
    'text: vertical': row('look', { lottie: 'changed' }),
    'text: passwords': row('look', { canvas: 'lost' }),
    'text: longest input': row('player'),
    'text: selectable': row('player'),
    'text: variables': row('player'),
    'text: anti-aliasing': row('player'),
    'text: half transparent': row('look'),
    'text: right': row('look'),
    'text: justified': row('look', { canvas: 'lost' }),
    'text: subscript': row('look'),
    'text: superscript': row('look'),
    'text: lines that are not wrapped': row('look', { canvas: 'lost' }),
    'text: vertical, columns from the right': row('look', { lottie: 'changed' }),
    'text: rendered as device': row('player'),
    'text: rendered as bitmap': row('player'),
    'text: rendered as standard': row('player'),
  },
  Layers: {
    masks: row('look'),
    'hidden layers': row('look'),
    'depth of layers': row('look'),
    'parents of layers': row('look'),
    camera: row('camera'),
    'colours of the camera': row('camera', 'lost'),
    'blend modes of layers': row('look', { atlas: 'lost' }),
    'colours of layers': row('look'),
    'colours of layers with shapes': row('look', { canvas: 'lost' }),
    'filters of layers': row('look', 'lost'),
    'masks inside buttons': row('look', { swf: 'changed', swc: 'changed' }),
  },
  Movement: {
    'classic tweens': row('look'),
    'eases of tweens': row('look'),
    'eases with curves of their own': row('look'),
    'rotation of tweens': row('look'),
    'shape tweens': row('look'),
    'shape tweens that a script made': row('look', 'lost'),
    'motion tweens': row('look'),
    'names of frames': row('name'),
    anchors: row('name', { canvas: 'lost' }),
    'frames in a second': row('look'),
    'eases of single properties': row('look'),
    'rotation of tweens, the other way': row('look'),
    'tweens that do not rotate': row('look'),
    'paths of tweens': row('look'),
    'armatures without stored poses': row('look', 'lost'),
  },
  Sounds: {
    'sounds of events': row('sound', { lottie: 'lost' }),
    'sounds that stream': row('sound', { canvas: 'changed', lottie: 'lost' }),
    'sounds that start once': row('sound', { lottie: 'lost' }),
    'sounds that stop': row('sound', { lottie: 'lost' }),
    'sounds that repeat': row('sound', { lottie: 'lost' }),
    'sounds without end': row('sound', { lottie: 'lost' }),
    'sound effect: left channel': row('sound', { canvas: 'lost', lottie: 'lost' }),
    'sound effect: right channel': row('sound', { canvas: 'lost', lottie: 'lost' }),
    'sound effect: fade left to right': row('sound', { canvas: 'lost', lottie: 'lost' }),
    'sound effect: fade right to left': row('sound', { canvas: 'lost', lottie: 'lost' }),
    'sound effect: fade in': row('sound', { canvas: 'lost', lottie: 'lost' }),
    'sound effect: fade out': row('sound', { canvas: 'lost', lottie: 'lost' }),
    'sound effect: custom': row('sound', { canvas: 'lost', lottie: 'lost' }),
    'sounds that begin or end within their file': row('sound', { canvas: 'lost', lottie: 'lost' }),
  },
  'Scripts, library, document': {
    'scripts of frames': row('script', { canvas: 'lost', lottie: 'lost' }),
    'scripts that play and stop': row('script'),
    'exported symbols': row('linkage'),
    'exported bitmaps': row('linkage'),
    'exported sounds': row('linkage'),
    'exported fonts': row('linkage', { canvas: 'lost' }),
    'items that another movie exports': row('linkage', 'lost'),
    'class of the document': row('linkage', { canvas: 'lost', swf: 'changed', swc: 'lost' }),
    'scenes after the first': row('scene', { canvas: 'lost', swc: 'lost' }),
    'colour of the stage': row('stage'),
    'accessibility of the document': row('linkage', 'lost'),
  },
};
