import type { ComponentDefinition } from '../catalogue/Catalogue';
import { componentFileAttributes } from '../media/componentFiles';
import type { WrittenAttributes } from './XmlWriter';

/** The common attributes of components and compiled clips. @param owner - gives their files their names */
export function componentAttributes(owner: string, component: ComponentDefinition): WrittenAttributes {
  const { className, editFrame, least } = component;
  return {
    actionscriptClass: className === '' ? undefined : className,
    ...componentFileAttributes(owner, component),
    editFrameIndex: editFrame ?? undefined,
    requiredMinimumPlayerVersion: least?.player,
    requiredMinimumASVersion: least?.script,
  };
}
