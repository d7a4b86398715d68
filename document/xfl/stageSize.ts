import type { XmlNode } from '../xml/XmlNode';
import { readNumber } from './attributes';

/** Width and height of a new document, in pixels. */
export const DEFAULT_STAGE = { width: 550, height: 400 };

/** Width and height of the stage, in pixels. */
export function stageSize(document: XmlNode): { width: number; height: number } {
  return {
    width: readNumber(document, 'width', DEFAULT_STAGE.width),
    height: readNumber(document, 'height', DEFAULT_STAGE.height),
  };
}
