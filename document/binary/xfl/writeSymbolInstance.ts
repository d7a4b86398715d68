import type { ColorEffect, SymbolRecord } from '../timeline/instances/readSymbol';
import { accessibilityAttributes } from './accessibilityAttributes';
import type { TimelineContext } from './TimelineContext';
import { hexColor } from './writeColor';
import { writeFilters } from './writeFilters';
import { writeParameters } from './writeParameters';
import { isOfArmature, writePersistentData } from './writePersistentData';
import { toLineFeeds } from './toLineFeeds';
import { writeScript } from './writeScript';
import { writeMatrix, writePivot } from './writeTransform';
import type { WrittenAttributes, XmlWriter } from './XmlWriter';
import { TWIPS_PER_PIXEL } from '../../../geometry/twips';
import { BLEND_MODES, BLEND_NUMBERS, BLENDING, COLOR_EFFECT } from '../../xfl/schema/effectSchema';
import { ELEMENT, SPACE } from '../../xfl/schema/elementSchema';
import { INSTANCE } from '../../xfl/schema/instanceSchema';
import { withoutDefaults } from '../../xfl/schema/recordOf';

const LOOPS = ['loop', 'play once', 'single frame'] as const;
const BLEND_WORDS = new Map(BLEND_MODES.map((mode) => [BLEND_NUMBERS[mode], mode]));

/** `<DOMSymbolInstance>`. */
export function writeSymbolInstance({ xml, names }: TimelineContext, instance: SymbolRecord): void {
  const { type, matrix, pivot } = instance;
  const isComponent = names.isComponent(instance.symbol);
  const isGraphic = type === 'graphic';
  const attributes = {
    libraryItemName: names.symbol(instance.symbol),
    name: instance.name,
    ...withoutDefaults(
      { ...ELEMENT, ...BLENDING, ...INSTANCE },
      {
        selected: instance.isSelected,
        locked: instance.isLocked,
        blendMode: BLEND_WORDS.get(instance.blendMode),
        cacheAsBitmap: instance.cachesBitmap,
      },
    ),
    ...accessibilityAttributes(instance.accessibility),
    ...withoutDefaults(INSTANCE, {
      symbolType: type,
      firstFrame: isGraphic ? instance.firstFrame : undefined,
    }),
    // Graphics name it always.
    loop: isGraphic ? LOOPS[instance.loop] : undefined,
    ...withoutDefaults(INSTANCE, { trackAsMenu: instance.tracksAsMenu }),
    uniqueID: instance.uniqueId || undefined,
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
          ...withoutDefaults(SPACE, {
            rotationX: space.rotations[0],
            rotationY: space.rotations[1],
            rotationZ: space.rotations[2],
          }),
        }
      : {}),
    ...(center === null
      ? {}
      : withoutDefaults(SPACE, {
          centerPoint3DX: center.x / TWIPS_PER_PIXEL,
          centerPoint3DY: center.y / TWIPS_PER_PIXEL,
          centerPoint3DZ: center.z / TWIPS_PER_PIXEL,
        })),
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
      return {
        tintMultiplier: percent / 100,
        ...withoutDefaults(COLOR_EFFECT, { tintColor: hexColor(color) }),
      };
    case 4:
      return { alphaMultiplier: multiplier.alpha / 256 };
    default:
      return withoutDefaults(COLOR_EFFECT, {
        alphaMultiplier: multiplier.alpha / 256,
        redMultiplier: multiplier.red / 256,
        blueMultiplier: multiplier.blue / 256,
        greenMultiplier: multiplier.green / 256,
        alphaOffset: offset.alpha,
        redOffset: offset.red,
        blueOffset: offset.blue,
        greenOffset: offset.green,
      });
  }
}
