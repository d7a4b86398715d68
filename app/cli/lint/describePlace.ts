import type { ProblemLocation } from './Problem';

/** A place in words; frames count from 1, as in Animate: `Scene 1, layer "ui", frame 5, play: instance of ui/Play`. */
export function describePlace(place: ProblemLocation): string {
  const { kind, scene, symbol, layer, layerIndex = 0, frame, keyframes, element, item } = place;
  if (kind === 'document') return 'document';
  if (item !== undefined) return item;
  const parts = [
    symbol ?? scene ?? '',
    layer === '' ? `layer ${layerIndex + 1}` : `layer ${JSON.stringify(layer)}`,
  ];
  if (frame !== undefined) parts.push(`frame ${frame + 1}${keyframes ? ` (${keyframes} keyframes)` : ''}`);
  if (element !== undefined) parts.push(element);
  return parts.filter((part) => part !== '').join(', ');
}
