import { toLineFeeds } from './toLineFeeds';
import type { XmlWriter } from './XmlWriter';

/** `<Actionscript>`; nothing for an empty script. Lines end with a line feed, as in documents of Flash CS5. */
export function writeScript(xml: XmlWriter, script: string): void {
  if (script === '') return;
  xml.element('Actionscript', {}, () => xml.cdataElement('script', toLineFeeds(script)));
}
