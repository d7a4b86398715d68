import { MemoryContainer } from '../../document/container/MemoryContainer';
import type { Document } from '../../host-mocks/model/document/Document';
import { escapeText } from '../../document/notation/escapeXml';
import { openDocument } from '../../host-mocks/model/document/openDocument';
import { quietHost } from './openModel';

const XFL = 'xmlns="http://ns.adobe.com/xfl/2008/"';

/**
 * A document whose scene has layers as XML. Its library holds the graphic `box`, a square of 10 px at the registration
 * point that is 5 frames long, and the movie clip `disc`, of the same size.
 *
 * @param symbols - layers of further movie clips, by name
 */
export function openXml(layers: string, symbols: Record<string, string> = {}): Document {
  const names = ['box', 'disc', ...Object.keys(symbols)];
  return openDocument(
    new MemoryContainer('Untitled-1', {
      'DOMDocument.xml':
        `<DOMDocument ${XFL}><symbols>${names.map((name) => `<Include href="${escapeText(name)}.xml"/>`).join('')}</symbols>` +
        `<timelines><DOMTimeline name="Scene 1"><layers>${layers}</layers></DOMTimeline></timelines></DOMDocument>`,
      'LIBRARY/box.xml': symbol('box', 'symbolType="graphic"', square(5)),
      'LIBRARY/disc.xml': symbol('disc', '', square(1)),
      ...Object.fromEntries(
        Object.entries(symbols).map(([name, content]) => [`LIBRARY/${name}.xml`, symbol(name, '', content)]),
      ),
    }),
    quietHost(),
  );
}

function symbol(name: string, attributes: string, layers: string): string {
  return (
    `<DOMSymbolItem ${XFL} name="${escapeText(name)}" ${attributes}><timeline><DOMTimeline name="${escapeText(name)}"><layers>` +
    `${layers}</layers></DOMTimeline></timeline></DOMSymbolItem>`
  );
}

/** A layer with a square. */
function square(frames: number): string {
  return (
    `<DOMLayer name="Layer 1"><frames><DOMFrame index="0" duration="${frames}" keyMode="9728"><elements>` +
    `<DOMShape><fills><FillStyle index="1"><SolidColor/></FillStyle></fills><edges>` +
    `<Edge fillStyle1="1" edges="!0 0|200 0!200 0|200 200!200 200|0 200!0 200|0 0"/></edges></DOMShape>` +
    `</elements></DOMFrame></frames></DOMLayer>`
  );
}

/** A layer with frames as XML. */
export function layer(frames: string, attributes = ''): string {
  return `<DOMLayer name="Layer" ${attributes}><frames>${frames}</frames></DOMLayer>`;
}

/** An instance with a matrix and content as XML. */
export function instance(item: string, attributes = '', matrix = '', content = ''): string {
  return (
    `<DOMSymbolInstance libraryItemName="${item}" ${attributes}><matrix><Matrix ${matrix}/></matrix>` +
    `<transformationPoint><Point x="5" y="5"/></transformationPoint>${content}</DOMSymbolInstance>`
  );
}

/** A keyframe: its attributes, its elements, and what is before these. */
export function keyframe(attributes: string, elements: string, before = ''): string {
  return `<DOMFrame ${attributes}>${before}<elements>${elements}</elements></DOMFrame>`;
}
