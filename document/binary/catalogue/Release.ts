/** The first version of `Contents` that each release wrote. */
export const Release = {
  /** A trial version of Flash 5. */
  flash5Trial: 0x1f,
  flash5: 0x20,
  mx: 0x29,
  mx2004: 0x38,
  flash8: 0x3f,
  cs3: 0x43,
  cs4Beta: 0x46,
  cs4: 0x47,
} as const;

/** From the newest to the oldest: the first version, the name, and the program's own version number. */
const PROGRAMS: readonly (readonly [number, string, number])[] = [
  [Release.cs4Beta, 'Flash CS4', 10],
  [Release.cs3, 'Flash CS3', 9],
  [Release.flash8, 'Flash 8', 8],
  [Release.mx2004, 'Flash MX 2004', 7],
  [Release.mx, 'Flash MX', 6],
];
const FLASH_5 = [0, 'Flash 5', 5] as const;

function programOf(version: number): readonly [number, string, number] {
  return PROGRAMS.find(([first]) => version >= first) ?? FLASH_5;
}

/** The release that wrote a version of `Contents`. */
export function releaseName(version: number): string {
  return programOf(version)[1];
}

export function majorVersion(version: number): number {
  return programOf(version)[2];
}
