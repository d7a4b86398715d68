import type { XmlNode } from '../xml/XmlNode';
import { DOCUMENT } from './schema/documentSchema';

/** Width and height of the stage, in pixels. */
export function stageSize(document: XmlNode): { width: number; height: number } {
  return {
    width: DOCUMENT.width.read(document),
    height: DOCUMENT.height.read(document),
  };
}
