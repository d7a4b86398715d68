import { isColor } from '../../host/isColor';
import type { Setter } from '../methods/attr';
import type { Callback } from '../support/callbacks';
import { type AllowedValues, checkedSetter, oneOf, SWITCH } from '../support/checkedValues';
import type { ReadElements } from '../support/ReadElements';

/** The attributes of layers that can be set. */
export interface LayerAttributes {
  name: string;
  /** The colour of outlines: `#RRGGBB` or a Number. */
  color: string | number;
  /** 100, 200 or 300 per cent. */
  height: number;
  layerType: 'normal' | 'guide' | 'guided' | 'mask' | 'masked' | 'folder';
  locked: boolean;
  visible: boolean;
  outline: boolean;
}

/** Several attributes at once: values, or Functions that give them. */
export type LayerAttributeValues<L, S> = {
  [K in keyof LayerAttributes]?: LayerAttributes[K] | Callback<L, S, LayerAttributes[K]>;
} & Record<`${string}.${string}`, unknown>;

/** Values as Adobe's reference lists them. */
const ALLOWED: AllowedValues = {
  name: { expected: 'a non-empty String', holds: (value) => typeof value === 'string' && value !== '' },
  color: { expected: 'a colour such as "#FF8800" or 0xFF8800', holds: isColor },
  height: oneOf([100, 200, 300]),
  layerType: oneOf(['normal', 'guide', 'guided', 'mask', 'masked', 'folder']),
  locked: SWITCH,
  visible: SWITCH,
  outline: SWITCH,
};

/** How an attribute of layers is set; see `setAttributes`. */
export function setterOfLayers(name: string, layers: ReadElements<Layer>, method: string): Setter<Layer> {
  return checkedSetter(method, layers, name, ALLOWED);
}
