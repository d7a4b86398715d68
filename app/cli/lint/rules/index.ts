import type { Rule } from '../Rule';
import { atlasRules } from './textureAtlas';
import { canvasRules } from './canvas';
import { defaultNames } from './defaultNames';
import { linkageIdentifiers } from './linkageIdentifiers';
import { listedFonts } from './listedFonts';
import { noDuplicateItems } from './noDuplicateItems';
import { noDuplicateLinkage } from './noDuplicateLinkage';
import { noDuplicateNames } from './noDuplicateNames';
import { noEmptyLayers } from './noEmptyLayers';
import { noMissingInstances } from './noMissingInstances';
import { noMissingItems } from './noMissingItems';
import { noMissingMedia } from './noMissingMedia';
import { noOffStage } from './noOffStage';
import { noUnused } from './noUnused';
import { oversizedBitmaps } from './oversizedBitmaps';
import { scriptSyntax } from './scriptSyntax';
import { unnamedScriptable } from './unnamedScriptable';

const recommended: Readonly<Record<string, Rule>> = {
  'no-unused': noUnused,
  'no-empty-layers': noEmptyLayers,
  'unnamed-scriptable': unnamedScriptable,
  'no-missing-items': noMissingItems,
  'no-missing-media': noMissingMedia,
  'default-names': defaultNames,
  'listed-fonts': listedFonts,
  'oversized-bitmaps': oversizedBitmaps,
  'no-off-stage': noOffStage,
  'linkage-identifiers': linkageIdentifiers,
  'no-duplicate-items': noDuplicateItems,
  'no-duplicate-linkage': noDuplicateLinkage,
  'no-duplicate-names': noDuplicateNames,
  'script-syntax': scriptSyntax,
  'no-missing-instances': noMissingInstances,
};

/** The rules of each preset, by its name in `extends`. */
export const presets: Readonly<Record<string, Readonly<Record<string, Rule>>>> = {
  recommended,
  'html5-canvas': canvasRules,
  'texture-atlas': atlasRules,
};

/** All rules that come with the program. */
export const rules: Readonly<Record<string, Rule>> = { ...recommended, ...canvasRules, ...atlasRules };
