import type { Fill, GradientFill, LineRecord } from '../timeline/shapes/readStyles';
import type { TimelineContext } from './TimelineContext';
import { colorAttributes, writeEntries } from './writeColor';
import { writeMatrix } from './writeTransform';
import type { WrittenAttributes } from './XmlWriter';
import { STROKE_WORDS } from '../../notation/strokeWords';
import { TWIPS_PER_PIXEL } from '../../../geometry/twips';
import { PAINT_SCHEMA } from '../../xfl/schema/paintSchema';
import { withoutDefaults } from '../../xfl/schema/recordOf';
import { STROKE } from '../../xfl/schema/strokeSchema';

export function writeFill(context: TimelineContext, fill: Fill): void {
  const { xml, names } = context;
  if (fill.kind === 'solid') xml.element('SolidColor', colorAttributes(fill.color));
  else if (fill.kind === 'bitmap') {
    const values = { bitmapPath: names.medium(fill.medium), bitmapIsClipped: fill.isClipped };
    xml.element('BitmapFill', withoutDefaults(PAINT_SCHEMA.BitmapFill, values), () =>
      writeMatrix(xml, fill.matrix),
    );
  } else writeGradient(context, fill);
}

function writeGradient({ xml }: TimelineContext, fill: GradientFill): void {
  const isRadial = fill.kind === 'radial';
  const attributes = withoutDefaults(PAINT_SCHEMA.RadialGradient, {
    spreadMethod: fill.spread,
    interpolationMethod: fill.isLinearRgb ? 'linearRGB' : 'rgb',
    focalPointRatio: isRadial ? fill.focalRatio : undefined,
  });
  xml.element(isRadial ? 'RadialGradient' : 'LinearGradient', attributes, () => {
    writeMatrix(xml, fill.matrix);
    writeEntries(xml, fill.entries);
  });
}

const SCALES = ['normal', 'horizontal', 'vertical', 'none'] as const;
const CAPS = ['none', 'round', 'square'] as const;
const JOINS = ['miter', 'round', 'bevel'] as const;
/** In twips; lines up to this width are hairlines. */
const HAIRLINE = 1;

/** A stroke by the low three bits of its second number; dashed if only the numbers define dashes. */
export function writeStroke(context: TimelineContext, line: LineRecord): void {
  const { xml } = context;
  const packed = line.second & ~SHARP;
  const kind = packed & 7;
  const [name, own] = strokeKind(line, kind, packed >> 3);
  const attributes = {
    ...own.before,
    ...withoutDefaults(STROKE, {
      scaleMode: SCALES[line.scale],
      caps: CAPS[line.cap],
      weight: line.width / TWIPS_PER_PIXEL,
      joints: JOINS[line.join],
      pixelHinting: line.hasHinting,
      miterLimit: line.miterLimit,
      sharpCorners: isSharp(line),
      solidStyle: name === 'SolidStroke' && line.width <= HAIRLINE ? 'hairline' : 'solid',
    }),
    ...own.after,
  };
  xml.element(name, attributes, () => xml.element('fill', {}, () => writeFill(context, line.fill)));
}

const SHARP = 0x8000;

function isSharp({ second }: LineRecord): boolean {
  return (second & SHARP) !== 0;
}

const { RaggedStroke, StippleStroke, HatchedStroke } = STROKE_WORDS;

/** Binary documents have one more. */
const LENGTHS = [...HatchedStroke.length, 'random'];

type StrokeKind = readonly [string, { before?: WrittenAttributes; after?: WrittenAttributes }];

function strokeKind(line: LineRecord, kind: number, bits: number): StrokeKind {
  const word = (words: readonly string[], shift: number): string =>
    words[(bits >> shift) & (words.length > 4 ? 7 : 3)];
  switch (kind) {
    case 2:
      return ['DottedStroke', { after: { dotSpace: bits / TWIPS_PER_PIXEL } }];
    case 3:
      return [
        'RaggedStroke',
        {
          after: {
            pattern: word(RaggedStroke.pattern, 0),
            waveHeight: word(RaggedStroke.waveHeight, 3),
            waveLength: word(RaggedStroke.waveLength, 5),
          },
        },
      ];
    case 4:
      return [
        'StippleStroke',
        {
          after: {
            dotSize: word(StippleStroke.dotSize, 0),
            variation: word(StippleStroke.variation, 2),
            density: word(StippleStroke.density, 4),
          },
        },
      ];
    case 5:
      return [
        'HatchedStroke',
        {
          after: {
            curve: word(HatchedStroke.curve, 8),
            hatchThickness: word(HatchedStroke.hatchThickness, 0),
            jiggle: word(HatchedStroke.jiggle, 6),
            length: word(LENGTHS, 10),
            rotate: word(HatchedStroke.rotate, 4),
            space: word(HatchedStroke.space, 2),
          },
        },
      ];
    default:
      return line.first === 0
        ? ['SolidStroke', {}]
        : [
            'DashedStroke',
            {
              before: {
                dash1: line.first / TWIPS_PER_PIXEL,
                dash2: (line.second & ~SHARP) / TWIPS_PER_PIXEL,
              },
            },
          ];
  }
}
