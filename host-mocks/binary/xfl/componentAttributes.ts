import type { ComponentDefinition } from '../catalogue/Catalogue';
import { unless } from './writeTransform';
import type { Attributes } from './XmlWriter';

/** What components and compiled clips have alike. */
export function componentAttributes({ className, editFrame, least }: ComponentDefinition): Attributes {
  return {
    actionscriptClass: unless(className, ''),
    editFrameIndex: editFrame ?? undefined,
    requiredMinimumPlayerVersion: least?.player,
    requiredMinimumASVersion: least?.script,
  };
}
