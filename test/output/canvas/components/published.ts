import { openDocument } from '../../../../host-mocks/model/document/openDocument';
import { MemoryContainer } from '../../../../document/container/MemoryContainer';
import { escapeText } from '../../../../document/notation/escapeXml';
import { publishCanvas } from '../../../../output/canvas/publishCanvas';
import type { PublishOutcome } from '../../../../output/published/PublishOutcome';
import { quietHost } from '../../../support/openModel';
import { CANVAS_KIND } from '../../filesOfDocument';
import { filesOf, frame, layer, square, SOLID } from '../../keeping/pieces';

/** Parameters as documents have them: the value, and its type. */
export type Parameters = Readonly<Record<string, readonly [value: string, type: string]>>;

function parametersXml(parameters: Parameters): string {
  const list = Object.entries(parameters).map(
    ([name, [value, type]]) =>
      `<property id="${name}"><Inspectable name="x" variable="${name}" defaultValue="${escapeText(value).replaceAll('"', '&quot;')}" type="${type}"/></property>`,
  );
  return `<parametersAsXML><![CDATA[${list.join('').replaceAll(']]>', '')}]]></parametersAsXML>`;
}

/** A component at 20, 30, twice as wide as its item. */
export interface Component {
  kind: string;
  name?: string;
  parameters?: Parameters;
  dependencies?: string;
  /** The instance is in the first of two frames. */
  isShort?: boolean;
}

/** A film with a component in the first frame. */
export function published(
  { kind, name = 'one', parameters = {}, dependencies = '', isShort = false }: Component,
  options: Parameters = {},
  publishing: Parameters | { dropsScripts?: boolean } = {},
): PublishOutcome {
  const data = `<persistentData><PD n="className" v="an.${kind}"/><PD n="dependencies" v="${dependencies}"/></persistentData>${parametersXml(options)}`;
  const drawing = layer('in', frame(0, 1, square(SOLID)));
  const instance = `<DOMComponentInstance libraryItemName="field" name="${name}"><matrix><Matrix a="2" tx="20" ty="30"/></matrix><transformationPoint><Point x="50" y="11"/></transformationPoint>${parametersXml(parameters)}</DOMComponentInstance>`;
  const files = filesOf({
    document: `filetypeGUID="${CANVAS_KIND}"`,
    layers: layer('a', frame(0, isShort ? 1 : 2, instance) + (isShort ? frame(1, 1, '') : '')),
    symbols: { field: ['symbolDescription="__HTML5_Component__"', drawing, data] },
  });
  const document = openDocument(new MemoryContainer('film.fla', files), quietHost());
  return publishCanvas(document.film, publishing);
}
