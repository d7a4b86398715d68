import { getData } from '../document/xfl/persistentData';
import { SYMBOL_ITEM } from '../document/xfl/schema/itemSchema';
import { componentParameters, type ComponentParameter } from './componentParameters';
import type { FilmItem } from './Film';
import type { FilmElement } from './records/FilmElement';

/** What Animate writes into the item of a component for HTML5 Canvas. Source: two public documents. */
const MARK = '__HTML5_Component__';

/** The components of Animate, by the last part of their class, and their size in pixels. */
const SIZES: Readonly<Record<string, readonly [width: number, height: number]>> = {
  Button: [100, 22],
  Checkbox: [100, 22],
  ComboBox: [100, 22],
  CSS: [100, 22],
  DatePicker: [100, 22],
  Image: [100, 100],
  Label: [100, 22],
  List: [100, 100],
  NumericStepper: [120, 22],
  RadioButton: [100, 22],
  RadioSet: [300, 64],
  TextInput: [100, 22],
  Video: [400, 300],
};

/** The library that scripts of Animate's components need: only its makers' address is linked. */
const JQUERY = /^https:\/\/code\.jquery\.com\/(jquery-[\d.]+(?:\.min)?\.js)$/;

/** A component of Animate for HTML5 Canvas: an element of the page, above the canvas. */
export interface WebComponent {
  /** `Button`. */
  readonly kind: string;
  /** In pixels. */
  readonly size: readonly [width: number, height: number];
  /** The address of jQuery and its name, where the component names them. */
  readonly jquery: { readonly src: string; readonly id: string } | undefined;
}

/** What the item of a component is; undefined for a symbol, and for a component that is not one of Animate's own. */
export function webComponentOf({ node }: FilmItem): WebComponent | undefined {
  if (SYMBOL_ITEM.symbolDescription.read(node) !== MARK) return undefined;
  const [, kind = ''] = /^an\.(\w+)$/.exec(String(getData(node, 'className') ?? '')) ?? [];
  const size = Object.hasOwn(SIZES, kind) ? SIZES[kind] : undefined;
  if (!size) return undefined;
  const addresses = String(getData(node, 'dependencies') ?? '').split(/[;,]/);
  const jquery = addresses.flatMap((src) => {
    const [, file] = JQUERY.exec(src) ?? [];
    return file === undefined ? [] : [{ src, id: `lib/${file}` }];
  });
  return { kind, size, jquery: jquery[0] };
}

/** How Animate keeps a component: no parameter of it. */
const INTERNAL = '__ComponentType__';

/** The parameters of a component, or those that its instance has of its own. @throws DocumentError for a damaged list */
export function webParameters(owner: FilmItem | FilmElement): ComponentParameter[] {
  return componentParameters(owner).filter(({ name }) => name !== INTERNAL);
}
