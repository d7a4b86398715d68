import type { Setter } from '../methods/attr';
import type { Callback } from '../support/callbacks';
import { checkedSetter } from '../support/checkedSetter';
import { LAYER_VALUES } from '../support/layerValues';
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

/** How an attribute of layers is set; see `setAttributes`. */
export function setterOfLayers(name: string, layers: ReadElements<Layer>, method: string): Setter<Layer> {
  return checkedSetter(method, layers, name, LAYER_VALUES);
}
