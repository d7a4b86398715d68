import { LINKAGE } from '../document/xfl/schema/itemSchema';
import type { HasAttributes } from '../document/xfl/schema/XflAttribute';

/** How an item of the library is exported for scripts, and imported. */
export interface Linkage {
  /** True for one that movies export. */
  readonly isExported: boolean;
  /** True for one that another file exports at run time. */
  readonly isShared: boolean;
  /** True for one that comes from another file at run time. */
  readonly isImported: boolean;
  /** False for one that is in the movie only where something shows it. */
  readonly isInFirstFrame: boolean;
  /** The class in ActionScript 3. */
  readonly className: string;
  /** The name before ActionScript 3. */
  readonly identifier: string;
  /** The class that its class extends; empty for that of its kind. */
  readonly baseClass: string;
}

export function linkageOf(item: HasAttributes): Linkage {
  return {
    isExported: LINKAGE.linkageExportForAS.read(item),
    isShared: LINKAGE.linkageExportForRS.read(item),
    isImported: LINKAGE.linkageImportForRS.read(item),
    isInFirstFrame: LINKAGE.linkageExportInFirstFrame.read(item),
    className: LINKAGE.linkageClassName.read(item),
    identifier: LINKAGE.linkageIdentifier.read(item),
    baseClass: LINKAGE.linkageBaseClass.read(item),
  };
}
