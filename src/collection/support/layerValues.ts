import { isColor } from '../../host/isColor';
import { type AllowedValues, oneOf, SWITCH } from './checkedValues';

/** What attributes of layers may be; values as Adobe's reference lists them. */
export const LAYER_VALUES: AllowedValues = {
  name: { expected: 'a non-empty String', holds: (value) => typeof value === 'string' && value !== '' },
  color: { expected: 'a colour such as "#FF8800" or 0xFF8800', holds: isColor },
  height: oneOf([100, 200, 300]),
  layerType: oneOf(['normal', 'guide', 'guided', 'mask', 'masked', 'folder']),
  locked: SWITCH,
  visible: SWITCH,
  outline: SWITCH,
};
