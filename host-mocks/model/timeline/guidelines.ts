import { XmlFile } from '../../../document/xml/XmlFile';
import type { TimelineCore } from './TimelineCore';

/** `timeline.setGuidelines`: false for a text that is no `<guidelines>` element. An empty text removes them. */
export function setGuidelines(timeline: TimelineCore, xml: string): boolean {
  if (xml !== '' && !isGuidelines(xml)) return false;
  timeline.node.setAttr('guides', xml === '' ? null : xml);
  return true;
}

function isGuidelines(xml: string): boolean {
  try {
    return new XmlFile('setGuidelines', xml).root.name === 'guidelines';
  } catch {
    return false;
  }
}
