import { membersOf } from './contents';
import { isObject, read, readList } from './read';
import { isShapeType, shapeTypeOf } from './shapes';
import { isTextType } from './texts';

/** What a colour of an element colours: a fill, characters among them; a stroke; or all of an instance. */
export type ColorUse = 'fill' | 'stroke' | 'tint';

/** Receives a colour of an element, and gives the one to put in its place: the same one where it stays. */
export type SeeColor = (color: string, use: ColorUse) => string;

/** The members of fills and strokes that are colours. Host members: `color`, `colorArray`, `shapeFill`. */
interface Paint {
  color?: unknown;
  colorArray?: unknown[];
  shapeFill?: Paint;
}

/** Shows the colours of a fill or stroke; tells whether one was replaced in the object. */
function seePaint(paint: unknown, use: ColorUse, see: SeeColor): boolean {
  if (!isObject(paint)) return false;
  const { color, colorArray, shapeFill } = paint as Paint;
  // A stroke with a gradient says a colour too, which it does not show.
  if (isObject(shapeFill) && shapeFill.colorArray) return seePaint(shapeFill, use, see);
  let isChanged = false;
  const seeAt = function seeColorAt(holder: Record<string, unknown>, key: string | number): void {
    const before = holder[key];
    const after = typeof before === 'string' ? see(before, use) : before;
    if (after === before) return;
    holder[key] = after;
    isChanged = true;
  };
  if (colorArray) for (let i = 0; i < colorArray.length; i++) seeAt(colorArray as never, i);
  else if (color !== undefined) seeAt(paint as never, 'color');
  return isChanged;
}

/** New colours of an element. */
export interface ColorChange {
  /** The element that must be selected meanwhile: the host sets some colours on the selection only. */
  selected?: Element;
  apply(document: Document): void;
}

/** A part of a shape, and its new fill or stroke. */
interface NewPaint {
  part: Record<string, unknown>;
  member: 'fill' | 'stroke';
  paint: unknown;
}

function seeParts(parts: object[], member: 'fill' | 'stroke', see: SeeColor): NewPaint[] {
  const changes: NewPaint[] = [];
  for (let i = 0; i < parts.length; i++) {
    const paint = read(parts[i], member);
    if (seePaint(paint, member, see)) changes.push({ part: parts[i] as NewPaint['part'], member, paint });
  }
  return changes;
}

function seeShape(shape: Shape, see: SeeColor, changes: ColorChange[], only?: ColorUse): void {
  const fills = seeParts(only === 'stroke' ? [] : readList(shape, 'contours'), 'fill', see);
  const strokes = seeParts(only === 'fill' ? [] : readList(shape, 'edges'), 'stroke', see);
  const type = shapeTypeOf(shape);
  if (fills.length + strokes.length === 0) return;
  if (type === 'rectangle' || type === 'oval') seePrimitive(shape, fills, strokes, changes);
  else changes.push({ apply: () => setPaints(shape, fills.concat(strokes)) });
}

function setPaints(shape: Shape, paints: NewPaint[]): void {
  shape.beginEdit();
  for (let i = 0; i < paints.length; i++) paints[i].part[paints[i].member] = paints[i].paint;
  shape.endEdit();
}

/** The outline of a primitive cannot be edited. It has one fill and one stroke. */
function seePrimitive(shape: Shape, fills: NewPaint[], strokes: NewPaint[], changes: ColorChange[]): void {
  changes.push({
    selected: shape,
    apply(document) {
      if (fills.length > 0) document.setCustomFill(fills[0].paint as Fill);
      if (strokes.length > 0) document.setCustomStroke(strokes[0].paint as Stroke);
    },
  });
}

function seeTint(instance: SymbolInstance, see: SeeColor, changes: ColorChange[]): void {
  const { tintColor, tintPercent } = instance;
  const after = see(String(tintColor), 'tint');
  if (after !== tintColor)
    changes.push({ selected: instance, apply: (document) => document.setInstanceTint(after, tintPercent) });
}

function seeText(text: Text, see: SeeColor, changes: ColorChange[]): void {
  const runs = readList(text, 'textRuns') as TextRun[];
  let end = 0;
  const seeRun = function seeRunAt(start: number, before: string): void {
    const after = see(before, 'fill');
    const stop = end;
    if (after !== before) changes.push({ apply: () => text.setTextAttr('fillColor', after, start, stop) });
  };
  for (let i = 0; i < runs.length; i++) {
    const start = end;
    end += runs[i].characters.length;
    if (end > start) seeRun(start, String(runs[i].textAttrs.fillColor));
  }
}

/**
 * Shows every colour of an element: of fills and their gradients, of strokes, of characters, of tints; of a group
 * those of its members. Where another colour comes back, what sets it is added to the changes.
 * Host members: `elementType`, `contours`, `fill`, `edges`, `stroke`, `color`, `colorArray`, `shapeFill`,
 * `beginEdit`, `endEdit`, `textRuns`, `characters`, `textAttrs`, `fillColor`, `setTextAttr`, `colorMode`, `tintColor`,
 * `tintPercent`, `document.setCustomFill`, `setCustomStroke`, `setInstanceTint`, those of `shapeTypeOf` and
 * `membersOf`.
 *
 * @param only the one use that the caller asks for: outlines have many parts
 */
export function seeColors(element: object, see: SeeColor, changes: ColorChange[], only?: ColorUse): void {
  const type = read(element, 'elementType');
  const members = membersOf(element);
  for (let i = 0; i < members.length; i++) seeColors(members[i], see, changes, only);
  // The raw shapes of a group are no members: their outlines are its own.
  if (isShapeType(type)) seeShape(element as Shape, see, changes, only);
  else if (isTextType(type)) seeText(element as Text, see, changes);
  else if (read(element, 'colorMode') === 'tint') seeTint(element as SymbolInstance, see, changes);
}

/** The colours of an element that have one of the uses, in order. */
export function colorsOfUse(element: object, wanted: ColorUse): string[] {
  const colors: string[] = [];
  const see = function seeColor(color: string, use: ColorUse): string {
    if (use === wanted) colors.push(color);
    return color;
  };
  seeColors(element, see, [], wanted);
  return colors;
}
