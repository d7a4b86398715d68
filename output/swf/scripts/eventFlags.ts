/** Events of movie clips. Source: SWF 19, "ClipEventFlags". */
const CLIP_EVENTS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    load: 0x1,
    enterFrame: 0x2,
    unload: 0x4,
    mouseMove: 0x8,
    mouseDown: 0x10,
    mouseUp: 0x20,
    keyDown: 0x40,
    keyUp: 0x80,
    data: 0x100,
    initialize: 0x200,
    press: 0x400,
    release: 0x800,
    releaseOutside: 0x1000,
    rollOver: 0x2000,
    rollOut: 0x4000,
    dragOver: 0x8000,
    dragOut: 0x10000,
    keyPress: 0x20000,
    construct: 0x40000,
  }),
);

/** Events up to this one are those of SWF 5, whose flags have 16 bits. */
const LAST_OF_OLD_FLAGS = 0x100;

/** The flag of an event of a movie clip; undefined for one that the version does not have. */
export function clipEventFlag(name: string, version: number): number | undefined {
  const flag = CLIP_EVENTS.get(name);
  return flag !== undefined && (version > 5 || flag <= LAST_OF_OLD_FLAGS) ? flag : undefined;
}

/** Changes of the state of a button. Source: SWF 19, "BUTTONCONDACTION". */
const BUTTON_EVENTS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    rollOver: 0x1,
    rollOut: 0x2,
    press: 0x4,
    release: 0x8,
    dragOut: 0x10,
    dragOver: 0x20,
    releaseOutside: 0x40,
    keyPress: 0,
  }),
);

/** Items of menus are dragged over from other items. */
const MENU_EVENTS: ReadonlyMap<string, number> = new Map([
  ['dragOver', 0x80],
  ['dragOut', 0x100],
]);

/** The key has the upper bits. */
const KEY_SHIFT = 9;

/** The condition of an event of a button; undefined for what is none. */
export function buttonCondition(name: string, isMenu: boolean, keyCode = 0): number | undefined {
  const condition = (isMenu ? MENU_EVENTS.get(name) : undefined) ?? BUTTON_EVENTS.get(name);
  return condition === undefined ? undefined : condition | (keyCode << KEY_SHIFT);
}
