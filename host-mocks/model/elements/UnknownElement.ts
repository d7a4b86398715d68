import { notImplemented } from '../../../document/checks/HostError';
import { Element } from './Element';

/** An element of a kind that this host does not know: it can be moved, and has no other members. */
export class UnknownElement extends Element {
  override get notReadable(): readonly string[] {
    return ['elementType'];
  }
  get elementType(): string {
    throw notImplemented(`Element.elementType of ${this.node.name}`);
  }
}
