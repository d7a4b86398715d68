import type { XmlNode } from '../../document/xml/XmlNode';
import { setAlpha, setBrightness, setChannel, setTint } from '../../document/xfl/colorEffect';
import { formatChannels } from '../../document/xfl/channels';
import type { MotionState } from './motionCurves';

const ADVANCED = { red: 'R', green: 'G', blue: 'B', alpha: 'A' } as const;

/** Gives an element the colour effect that a motion object has come to; without one it keeps its own. */
export function moveColor(element: XmlNode, state: MotionState): void {
  const percent = (id: string): number => (state.get(id) ?? 0) / 100;
  if (state.has('Alpha_Amount')) setAlpha(element, percent('Alpha_Amount'));
  if (state.has('Brightness_Amount')) setBrightness(element, percent('Brightness_Amount'));
  if (state.has('Tint_Amount') || state.has('Tint_Color.r')) {
    const color = formatChannels(['r', 'g', 'b'].map((channel) => state.get(`Tint_Color.${channel}`) ?? 0));
    setTint(element, color, percent('Tint_Amount'));
  }
  for (const [channel, letter] of Object.entries(ADVANCED) as [keyof typeof ADVANCED, string][]) {
    const multiplier = state.get(`AdvClr_${letter}_Pct`);
    if (multiplier !== undefined) setChannel(element, channel, { multiplier: multiplier / 100 });
    const offset = state.get(`AdvClr_${letter}_Offset`);
    if (offset !== undefined) setChannel(element, channel, { offset });
  }
}
