import { checkChoice } from '../../../../document/checks/checkValue';
import { HostError } from '../../../../document/checks/HostError';
import { propertyOf } from '../../../realm/memberOf';
import { commonValue } from '../frames/commonValue';
import type { Layer } from '../Layer';
import type { TimelineCore } from '../TimelineCore';

/** The value of a property of the selected layers; undefined if they differ. */
export function layerProperty(timeline: TimelineCore, property: string): unknown {
  return commonValue(timeline.selectedLayers, property);
}

/** @throws HostError for a property that layers do not have, or that is read only. */
export function setLayerProperty(
  timeline: TimelineCore,
  property: string,
  value: unknown,
  which: unknown,
): void {
  const choice = checkChoice('setLayerProperty', which ?? 'selected', ['selected', 'all', 'others'] as const);
  for (const layer of chosenLayers(timeline, choice)) {
    const member = propertyOf(layer, property);
    if (!member?.set)
      throw new HostError(`setLayerProperty: layers have no property "${property}" that can be set`);
    member.set(value);
  }
}

function chosenLayers(timeline: TimelineCore, choice: 'selected' | 'all' | 'others'): readonly Layer[] {
  if (choice === 'selected') return timeline.selectedLayers;
  return choice === 'all'
    ? timeline.layers
    : timeline.layers.filter((layer) => !timeline.selectedMark.has(layer));
}
