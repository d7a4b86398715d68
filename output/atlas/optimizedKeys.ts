/** Short keys for the long ones. Source: flixel-animate, which reads both. */
const KEYS: Record<string, string> = {
  ANIMATION: 'AN', name: 'N', SYMBOL_name: 'SN', TIMELINE: 'TL', LAYERS: 'L', Layer_name: 'LN', Layer_type: 'LT',
  Clipped_by: 'Clpb', Frames: 'FR', index: 'I', duration: 'DU', elements: 'E', SYMBOL_Instance: 'SI',
  ATLAS_SPRITE_instance: 'ASI', Instance_Name: 'IN', bitmap: 'BM', Position: 'POS', symbolType: 'ST',
  firstFrame: 'FF', loop: 'LP', transformationPoint: 'TRP', Matrix3D: 'M3D', DecomposedMatrix: 'DM', color: 'C',
  filters: 'F', blend: 'B', SYMBOL_DICTIONARY: 'SD', Symbols: 'S', metadata: 'MD', framerate: 'FRT',
  mode: 'M', brightness: 'BRT', tintColor: 'TC', tintMultiplier: 'TM', RedMultiplier: 'RM', greenMultiplier: 'GM',
  blueMultiplier: 'BM', alphaMultiplier: 'AM', redOffset: 'RO', greenOffset: 'GO', blueOffset: 'BO', AlphaOffset: 'AO',
  BlurFilter: 'BLF', DropShadowFilter: 'DSF', GlowFilter: 'GF', BevelFilter: 'BF', AdjustColorFilter: 'ACF',
  GradientGlowFilter: 'GGF', GradientBevelFilter: 'GBF', blurX: 'BLX', blurY: 'BLY', quality: 'Q', hue: 'H',
  contrast: 'CT', saturation: 'SAT', distance: 'D', knockout: 'KK', type: 'T', strength: 'STR', angle: 'AL', alpha: 'A',
  highlightAlpha: 'HA', shadowAlpha: 'SA', shadowColor: 'SC', highlightColor: 'HC', inner: 'IN', hideObject: 'HO',
  GradientEntries: 'GE', ratio: 'R',
}; // prettier-ignore

/** Short values, by their long keys. */
const VALUES: Record<string, Record<string, string>> = {
  Layer_type: { Clipper: 'Clp' },
  symbolType: { graphic: 'G', movieclip: 'MC', button: 'B' },
  loop: { loop: 'LP', playonce: 'PO', singleframe: 'SF' },
  mode: { Alpha: 'CA', Brightness: 'CBRT', Tint: 'T', Advanced: 'AD' },
};

/** Members that the short form leaves out. */
const LEFT_OUT = new Set(['DecomposedMatrix']);

/** The same data with short keys; matrices are lists. */
export function optimizedKeys(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(optimizedKeys);
  if (typeof data !== 'object' || data === null) return data;
  const short: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(data) as [string, unknown][]) {
    if (LEFT_OUT.has(key)) continue;
    const text = typeof value === 'string' ? VALUES[key]?.[value] : undefined;
    short[KEYS[key] ?? key] =
      key === 'Matrix3D' ? Object.values(value as object) : (text ?? optimizedKeys(value));
  }
  return short;
}
