import type { Accessibility } from '../timeline/instances/readAccessibility';
import { ACCESSIBILITY } from '../../xfl/schema/documentSchema';
import { withoutDefaults } from '../../xfl/schema/recordOf';
import type { WrittenAttributes } from './XmlWriter';

export function accessibilityAttributes(accessibility: Accessibility | null): WrittenAttributes {
  if (accessibility === null) return {};
  return withoutDefaults(ACCESSIBILITY, {
    accName: accessibility.name,
    description: accessibility.description,
    shortcut: accessibility.shortcut,
    tabIndex: Number(accessibility.tabIndex) || 0,
    silent: accessibility.isSilent,
    forceSimple: accessibility.isSimple,
    autoLabeling: !accessibility.hasNoAutoLabel,
    hasAccessibleData: true,
  });
}
