import type { ByteReader } from '../../archive/ByteReader';
import type { ColorRecord } from '../../archive/rawTypes';

/** The attributes of a run of characters. Lengths are twips. */
export interface RunStyle {
  size: number;
  /** The family; for a font that was not installed, the name in the document. */
  font: string;
  /** The PostScript name, which only Flash CS4 stores. */
  face: string;
  color: ColorRecord;
  isBold: boolean;
  isItalic: boolean;
  hasKerning: boolean;
  /** 1 superscript, 2 subscript. */
  position: number;
  /** 0 left, 1 right, 2 centre, 3 justified. */
  alignment: number;
  lineSpacing: number;
  indent: number;
  leftMargin: number;
  rightMargin: number;
  letterSpacing: number;
  url: string;
  target: string;
  isVertical: boolean;
  isRightToLeft: boolean;
  isRotated: boolean;
  isBitmapText: boolean;
  /** 0 device or bitmap, 1 default, 2 custom; null before Flash 8. */
  rendering: number | null;
  thickness: number;
  sharpness: number;
  version: number;
}

const FLASH_5 = 5;
const MX = 7;
const MX_2004 = 0x0a;
const FLASH_8 = 0x0c;
const CS4 = 0x0f;

/** @param isUtf16 - true if strings without a mark are UTF-16 */
export function readRun(reader: ByteReader, isUtf16: boolean): RunStyle {
  const version = reader.u8();
  const string = (): string => (version >= CS4 ? reader.string() : reader.bareString(isUtf16));
  const size = reader.u16();
  const font = string();
  const face = version >= CS4 ? string() : '';
  if (version >= CS4) reader.f32();
  const color = reader.color();
  reader.u16();
  const isBold = reader.flag8();
  const isItalic = reader.flag8();
  reader.u8();
  return {
    version,
    size,
    font,
    face,
    color,
    isBold,
    isItalic,
    hasKerning: reader.flag8(),
    position: reader.u8(),
    alignment: reader.u8(),
    lineSpacing: reader.s16(),
    indent: reader.s16(),
    leftMargin: reader.s16(),
    rightMargin: reader.s16(),
    letterSpacing: reader.s16(),
    url: version >= FLASH_5 ? string() : '',
    isVertical: version >= MX && reader.flag8(),
    isRightToLeft: version >= MX && reader.flag8(),
    isRotated: version >= MX && reader.flag8(),
    isBitmapText: version >= MX_2004 && reader.flag8(),
    target: version >= MX ? string() : '',
    ...(version >= FLASH_8 ? readRendering(reader, string) : { rendering: null, thickness: 0, sharpness: 0 }),
  };
}

type Rendering = Pick<RunStyle, 'rendering' | 'thickness' | 'sharpness'>;

function readRendering(reader: ByteReader, string: () => string): Rendering {
  reader.u8();
  const rendering = { rendering: reader.u8(), thickness: reader.f32(), sharpness: reader.f32() };
  string();
  return rendering;
}
