/** Keys of `on (keyPress "<Left>")`. Source: SWF 19, "BUTTONCONDACTION". */
const KEYS: Readonly<Record<string, number>> = {
  left: 1,
  right: 2,
  home: 3,
  end: 4,
  insert: 5,
  delete: 6,
  backspace: 8,
  enter: 13,
  up: 14,
  down: 15,
  pageup: 16,
  pagedown: 17,
  tab: 18,
  escape: 19,
  space: 32,
};

/** The number of a key: of a name in angle brackets, or of a letter; undefined for what is no key. */
export function keyCode(key: string): number | undefined {
  const [, name] = /^<(\w+)>$/.exec(key) ?? [];
  if (name !== undefined)
    return Object.hasOwn(KEYS, name.toLowerCase()) ? KEYS[name.toLowerCase()] : undefined;
  const code = key.charCodeAt(0);
  return key.length === 1 && code >= 32 && code < 127 ? code : undefined;
}
