import type { ColorEffect, SymbolRecord } from '../timeline/instances/readSymbol';
import { accessibilityAttributes } from './accessibilityAttributes';
import type { TimelineContext } from './TimelineContext';
import { hexColor } from './writeColor';
import { writeFilters } from './writeFilters';
import { writeParameters } from './writeParameters';
import { isOfArmature, writePersistentData } from './writePersistentData';
import { toLineFeeds } from './toLineFeeds';
import { writeScript } from './writeScript';
import { unless, writeMatrix, writePivot } from './writeTransform';
import type { WrittenAttributes, XmlWriter } from './XmlWriter';
import { TWIPS_PER_PIXEL } from '../../../geometry/twips';

const LOOPS = ['loop', 'play once', 'single frame'] as const;
const BLEND_MODES = [
  undefined,
  undefined,
  'layer',
  'multiply',
  'screen',
  'lighten',
  'darken',
  'difference',
  'add',
  'subtract',
  'invert',
  'alpha',
  'erase',
  'overlay',
  'hardlight',
] as const;

/** `<DOMSymbolInstance>`. */
export function writeSymbolInstance({ xml, names }: TimelineContext, instance: SymbolRecord): void {
  const { type, matrix, pivot } = instance;
  const isComponent = names.isComponent(instance.symbol);
  const isGraphic = type === 'graphic';
  const attributes = {
    libraryItemName: names.symbol(instance.symbol),
    name: instance.name,
    selected: instance.isSelected || undefined,
    locked: instance.isLocked || undefined,
    blendMode: BLEND_MODES[instance.blendMode],
    cacheAsBitmap: instance.cachesBitmap || undefined,
    ...accessibilityAttributes(instance.accessibility),
    symbolType: type === 'movie clip' ? undefined : type,
    firstFrame: isGraphic ? unless(instance.firstFrame, 0) : undefined,
    loop: isGraphic ? LOOPS[instance.loop] : undefined,
    trackAsMenu: instance.tracksAsMenu || undefined,
    uniqueID: unless(instance.uniqueId, 0),
    ...spaceAttributes(instance),
  };
  xml.element(isComponent ? 'DOMComponentInstance' : 'DOMSymbolInstance', attributes, () => {
    writeMatrix(xml, matrix);
    writePivot(xml, pivot ?? { x: matrix.tx, y: matrix.ty }, matrix);
    writeColorEffect(xml, instance.color);
    writeFilters(xml, instance.filters);
    writeScript(xml, instance.script);
    if (isComponent) writeComponentData(xml, instance);
    const data = instance.persistentData.filter(({ name }) => !isOfArmature(name));
    writePersistentData(xml, data);
  });
}

function writeComponentData(xml: XmlWriter, { dataBinding, parameters }: SymbolRecord): void {
  if (dataBinding !== '') xml.cdataElement('dataBindingXML', toLineFeeds(dataBinding));
  writeParameters(xml, parameters);
}

/** Movie clips store their transformation point in space. */
function spaceAttributes({ type, pivot, space }: SymbolRecord): WrittenAttributes {
  if (type !== 'movie clip') return {};
  const flat = pivot === null ? null : { ...pivot, z: 0 };
  const center = space === null ? flat : space.center;
  const isTurned = space !== null && space.matrix.some((value, index) => value !== IDENTITY[index]);
  return {
    ...(isTurned
      ? {
          matrix3D: space.matrix.map((value) => Number(value.toPrecision(15))).join(' '),
          rotationX: unless(space.rotations[0], 0),
          rotationY: unless(space.rotations[1], 0),
          rotationZ: unless(space.rotations[2], 0),
        }
      : {}),
    centerPoint3DX: center === null ? undefined : unless(center.x / TWIPS_PER_PIXEL, 0),
    centerPoint3DY: center === null ? undefined : unless(center.y / TWIPS_PER_PIXEL, 0),
    centerPoint3DZ: center === null ? undefined : unless(center.z / TWIPS_PER_PIXEL, 0),
  };
}

const IDENTITY = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];

function writeColorEffect(xml: XmlWriter, effect: ColorEffect): void {
  const attributes = colorAttributes(effect);
  if (attributes === null) return;
  xml.element('color', {}, () => xml.element('Color', attributes));
}

function colorAttributes({
  kind,
  percent,
  color,
  multiplier,
  offset,
}: ColorEffect): WrittenAttributes | null {
  switch (kind) {
    case 0:
      return null;
    case 1:
      return { brightness: percent / 100 };
    case 2:
      return { tintMultiplier: percent / 100, tintColor: unless(hexColor(color), '#000000') };
    case 4:
      return { alphaMultiplier: multiplier.alpha / 256 };
    default:
      return {
        alphaMultiplier: unless(multiplier.alpha / 256, 1),
        redMultiplier: unless(multiplier.red / 256, 1),
        blueMultiplier: unless(multiplier.blue / 256, 1),
        greenMultiplier: unless(multiplier.green / 256, 1),
        alphaOffset: unless(offset.alpha, 0),
        redOffset: unless(offset.red, 0),
        blueOffset: unless(offset.blue, 0),
        greenOffset: unless(offset.green, 0),
      };
  }
}
