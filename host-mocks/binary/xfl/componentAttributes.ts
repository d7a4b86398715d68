import type { ComponentDefinition } from '../catalogue/Catalogue';
import { componentFileAttributes } from '../media/componentFiles';
import { unless } from './writeTransform';
import type { WrittenAttributes } from './XmlWriter';

/** What components and compiled clips have alike. `owner`: what their files are named after. */
export function componentAttributes(owner: string, component: ComponentDefinition): WrittenAttributes {
  const { className, editFrame, least } = component;
  return {
    actionscriptClass: unless(className, ''),
    ...componentFileAttributes(owner, component),
    editFrameIndex: editFrame ?? undefined,
    requiredMinimumPlayerVersion: least?.player,
    requiredMinimumASVersion: least?.script,
  };
}
