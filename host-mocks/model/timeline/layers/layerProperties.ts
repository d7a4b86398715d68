import { HostError } from '../../../realm/HostError';
import { checkChoice } from '../../../realm/checkValue';
import { propertyOf } from '../../../realm/memberOf';
import { commonValue } from '../frames/frameProperties';
import type { Layer } from '../Layer';
import type { TimelineCore } from '../TimelineCore';

function selectedLayers(timeline: TimelineCore): Layer[] {
  return timeline.selectedLayers;
}

/** The value of a property of the selected layers; undefined where they differ. */
export function layerProperty(timeline: TimelineCore, property: string): unknown {
  return commonValue(selectedLayers(timeline), property);
}

/** @throws HostError for a property that layers do not have, or that is read only. */
export function setLayerProperty(
  timeline: TimelineCore,
  property: string,
  value: unknown,
  which: unknown,
): void {
  const choice = checkChoice('setLayerProperty', which ?? 'selected', ['selected', 'all', 'others'] as const);
  const selected = new Set(selectedLayers(timeline));
  for (const layer of timeline.layers) {
    if (choice !== 'all' && selected.has(layer) !== (choice === 'selected')) continue;
    const member = propertyOf(layer, property);
    if (!member?.set)
      throw new HostError(`setLayerProperty: layers have no property "${property}" that can be set`);
    member.set(value);
  }
}
