import type { LinkageRecord } from '../catalogue/Catalogue';
import { LINKAGE } from '../../xfl/schema/itemSchema';
import { withoutDefaults } from '../../xfl/schema/recordOf';
import type { WrittenAttributes } from './XmlWriter';

/** True for items that scripts or other documents can use. */
export function isLinked({ exportsForScript, exportsForSharing, imports }: LinkageRecord): boolean {
  return exportsForScript || exportsForSharing || imports;
}

export function linkageAttributes(linkage: LinkageRecord): WrittenAttributes {
  return withoutDefaults(LINKAGE, {
    linkageExportForAS: linkage.exportsForScript,
    linkageExportForRS: linkage.exportsForSharing,
    linkageImportForRS: linkage.imports,
    linkageExportInFirstFrame: !isLinked(linkage) || linkage.exportsInFirstFrame,
    linkageIdentifier: linkage.identifier,
    linkageClassName: linkage.className,
    linkageBaseClass: linkage.baseClass,
    linkageURL: linkage.url,
  });
}
