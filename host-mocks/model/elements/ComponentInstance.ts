import type { AdobeComponentInstance, Contract } from '../../contract/adobe';
import { XmlFile } from '../../../document/xml/XmlFile';
import { Parameter } from './Parameter';
import { SymbolInstance, type SymbolInstanceNotDone } from './SymbolInstance';

/** Shows a component: a view of one `DOMComponentInstance`. */
export class ComponentInstance
  extends SymbolInstance
  implements Contract<AdobeComponentInstance, SymbolInstanceNotDone>
{
  static override readonly className = 'ComponentInstance';
  private source = '';
  private parameterCache: Parameter[] = [];

  /** The values of the Component inspector. */
  get parameters(): Parameter[] {
    const source = this.node.child('parametersAsXML')?.text() ?? '';
    if (source !== this.source) {
      this.source = source;
      this.parameterCache = readParameters(source, this);
    }
    return this.parameterCache;
  }
}

/** The text is a list of `property` elements without a root. */
function readParameters(source: string, instance: ComponentInstance): Parameter[] {
  const list = new XmlFile('parametersAsXML', `<properties>${source}</properties>`).root;
  return list.children
    .flatMap((property) => property.childrenNamed('Inspectable'))
    .map((node) => new Parameter(node, instance));
}
