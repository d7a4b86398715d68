import { MemoryContainer } from '../../../../document/container/MemoryContainer';
import type { Document } from '../../../../host-mocks/model/document/Document';
import { openDocument } from '../../../../host-mocks/model/document/openDocument';
import type { Element } from '../../../../host-mocks/model/elements/Element';
import { Shape } from '../../../../host-mocks/model/elements/Shape';
import type { Timeline } from '../../../../host-mocks/model/timeline/Timeline';
import type { Switches } from '../../../../host-mocks/options';
import { quietHost } from '../../../support/openModel';

const NAMESPACE = 'xmlns="http://ns.adobe.com/xfl/2008/"';

export interface Stage {
  document: Document;
  /** The elements of the first frame, back to front. */
  elements: Element[];
  /** The text of the stage's elements as it would be saved. */
  source(): string;
}

/** A document whose first frame has these elements; symbols by name, as the layers of their timelines. */
export function stage(
  elements: string,
  symbols: Record<string, string> = {},
  options: { switches?: Partial<Switches>; media?: string } = {},
): Stage {
  const includes = Object.keys(symbols).map((name) => `<Include href="${name}.xml"/>`);
  const files: Record<string, string> = {
    'DOMDocument.xml':
      `<DOMDocument ${NAMESPACE} currentTimeline="1"><media>${options.media ?? ''}</media>` +
      `<symbols>${includes.join('')}</symbols><timelines><DOMTimeline name="Scene 1"><layers><DOMLayer name="L">` +
      `<frames><DOMFrame index="0" keyMode="9728"><elements>${elements}</elements></DOMFrame></frames></DOMLayer>` +
      '</layers></DOMTimeline></timelines></DOMDocument>',
  };
  for (const [name, layers] of Object.entries(symbols)) {
    files[`LIBRARY/${name}.xml`] =
      `<DOMSymbolItem ${NAMESPACE} name="${name}"><timeline><DOMTimeline name="${name}"><layers>${layers}</layers>` +
      '</DOMTimeline></timeline></DOMSymbolItem>';
  }
  const document = openDocument(new MemoryContainer('test', files), quietHost(options.switches));
  const frame = document.timelines[0].layers[0].keyframes[0];
  return {
    document,
    elements: frame.backToFront,
    source: () => /<elements>(.*)<\/elements>/s.exec(frame.node.file?.serialize() ?? '')?.[1] ?? '',
  };
}

/** The first element of such a document. */
export function only<T = Element>(element: string, symbols?: Record<string, string>): T & Element {
  return stage(element, symbols).elements[0] as T & Element;
}

/** A layer with the spans given as `[duration, elements]`. */
export function layer(spans: readonly (readonly [number, string])[], attributes = ''): string {
  let index = 0;
  const frames = spans.map(([duration, elements]) => {
    const frame = `<DOMFrame index="${index}" duration="${duration}"><elements>${elements}</elements></DOMFrame>`;
    index += duration;
    return frame;
  });
  return `<DOMLayer name="l" ${attributes}><frames>${frames.join('')}</frames></DOMLayer>`;
}

/** A raw shape: a filled rectangle, in pixels. */
export function box(left: number, top: number, width: number, height: number): string {
  const corner = (x: number, y: number): string => `${x * 20} ${y * 20}`;
  const [a, b] = [corner(left, top), corner(left + width, top)];
  const [c, d] = [corner(left + width, top + height), corner(left, top + height)];
  return (
    '<DOMShape><fills><FillStyle index="1"><SolidColor color="#FF0000"/></FillStyle></fills>' +
    `<edges><Edge fillStyle1="1" edges="!${a}|${b}!${b}|${c}!${c}|${d}!${d}|${a}"/></edges></DOMShape>`
  );
}

export function timelinesOf(document: Document): Timeline[] {
  const symbols = document.library.items.flatMap((item) =>
    'timeline' in item ? [item.timeline as Timeline] : [],
  );
  return [...document.timelines, ...symbols];
}

/** Every element of a document: of all scenes and symbols, members of groups too. */
export function everyElement(document: Document): Element[] {
  const found: Element[] = [];
  const visit = (element: Element): void => {
    found.push(element);
    if (element instanceof Shape) element.everyMember.forEach(visit);
  };
  for (const timeline of timelinesOf(document)) {
    for (const each of timeline.layers) for (const frame of each.keyframes) frame.backToFront.forEach(visit);
  }
  return found;
}
