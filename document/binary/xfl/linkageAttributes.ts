import type { LinkageRecord } from '../catalogue/Catalogue';
import { unless } from './writeTransform';
import type { WrittenAttributes } from './XmlWriter';

/** True for items that scripts or other documents can use. */
export function isLinked({ exportsForScript, exportsForSharing, imports }: LinkageRecord): boolean {
  return exportsForScript || exportsForSharing || imports;
}

export function linkageAttributes(linkage: LinkageRecord): WrittenAttributes {
  return {
    linkageExportForAS: linkage.exportsForScript || undefined,
    linkageExportForRS: linkage.exportsForSharing || undefined,
    linkageImportForRS: linkage.imports || undefined,
    linkageExportInFirstFrame: isLinked(linkage) && !linkage.exportsInFirstFrame ? false : undefined,
    linkageIdentifier: unless(linkage.identifier, ''),
    linkageClassName: unless(linkage.className, ''),
    linkageBaseClass: unless(linkage.baseClass, ''),
    linkageURL: unless(linkage.url, ''),
  };
}
