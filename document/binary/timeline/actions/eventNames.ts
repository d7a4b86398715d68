const KEY_PRESS = 0x80;

/** The events of a button by bit, as in a SWF. */
const BUTTON_EVENTS: readonly (readonly [number, string])[] = [
  [0x01, 'press'],
  [0x02, 'release'],
  [0x04, 'releaseOutside'],
  [0x08, 'rollOver'],
  [0x10, 'rollOut'],
  [0x20, 'dragOver'],
  [0x40, 'dragOut'],
];

/** The events of a movie clip by bit, as in a SWF. */
const CLIP_EVENTS: readonly (readonly [number, string])[] = [
  [0x01, 'load'],
  [0x02, 'enterFrame'],
  [0x04, 'unload'],
  [0x08, 'mouseMove'],
  [0x10, 'mouseDown'],
  [0x20, 'mouseUp'],
  [0x40, 'keyDown'],
  [0x80, 'keyUp'],
  [0x100, 'data'],
];

/** The numbers of keys without a character in a SWF. */
const KEYS: Readonly<Record<number, string>> = {
  1: '<Left>',
  2: '<Right>',
  3: '<Home>',
  4: '<End>',
  5: '<Insert>',
  6: '<Delete>',
  8: '<Backspace>',
  13: '<Enter>',
  14: '<Up>',
  15: '<Down>',
  16: '<PageUp>',
  17: '<PageDown>',
  18: '<Tab>',
  19: '<Escape>',
  32: '<Space>',
};

/** The argument of `on (…)`. */
export function eventNames(bits: number, key: number): string {
  const keys = bits & KEY_PRESS ? [`keyPress ${JSON.stringify(keyName(key))}`] : [];
  return [...namesOf(BUTTON_EVENTS, bits), ...keys].join(', ');
}

/** The argument of `onClipEvent (…)`. */
export function clipEventNames(bits: number): string {
  return namesOf(CLIP_EVENTS, bits).join(', ');
}

function namesOf(events: readonly (readonly [number, string])[], bits: number): string[] {
  return events.filter(([bit]) => (bits & bit) !== 0).map(([, name]) => name);
}

function keyName(key: number): string {
  return KEYS[key] ?? String.fromCharCode(key & 0xff);
}
