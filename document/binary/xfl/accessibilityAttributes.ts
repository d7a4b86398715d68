import type { Accessibility } from '../timeline/instances/readAccessibility';
import { unless } from './writeTransform';
import type { WrittenAttributes } from './XmlWriter';

const NO_INDEX = new Set(['', '0']);

export function accessibilityAttributes(accessibility: Accessibility | null): WrittenAttributes {
  if (accessibility === null) return {};
  return {
    accName: unless(accessibility.name, ''),
    description: unless(accessibility.description, ''),
    shortcut: unless(accessibility.shortcut, ''),
    tabIndex: NO_INDEX.has(accessibility.tabIndex) ? undefined : accessibility.tabIndex,
    silent: accessibility.isSilent || undefined,
    forceSimple: accessibility.isSimple || undefined,
    autoLabeling: accessibility.hasNoAutoLabel ? false : undefined,
    hasAccessibleData: true,
  };
}
