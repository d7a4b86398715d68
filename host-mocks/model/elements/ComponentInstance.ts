import type { AdobeComponentInstance, Contract } from '../../contract/adobe';
import { parametersOf } from '../../../document/xfl/instances/DocumentParameter';
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
      this.parameterCache = parametersOf(this.node).map(({ node }) => new Parameter(node, this));
    }
    return this.parameterCache;
  }
}
