/** The first version of `Contents` that each release wrote. */
export const Release = {
  mx: 0x29,
  mx2004: 0x38,
  flash8: 0x3f,
  cs3: 0x43,
  cs4Beta: 0x46,
  cs4: 0x47,
} as const;

/** The release that wrote a version of `Contents`. */
export function releaseName(version: number): string {
  if (version >= Release.cs4Beta) return 'Flash CS4';
  if (version >= Release.cs3) return 'Flash CS3';
  if (version >= Release.flash8) return 'Flash 8';
  if (version >= Release.mx2004) return 'Flash MX 2004';
  return version >= Release.mx ? 'Flash MX' : 'Flash 5';
}
