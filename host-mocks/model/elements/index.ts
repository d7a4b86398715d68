import type { HostObjectClass } from '../../realm/HostObject';
import { BitmapInstance } from './BitmapInstance';
import { CompiledClipInstance } from './CompiledClipInstance';
import { ComponentInstance } from './ComponentInstance';
import { Element } from './Element';
import { registerElements } from './elementOf';
import { Instance } from './Instance';
import { Oval } from './Oval';
import { Parameter } from './Parameter';
import { Rectangle } from './Rectangle';
import { Shape } from './Shape';
import { Contour } from './shape/Contour';
import { Edge } from './shape/Edge';
import { HalfEdge } from './shape/HalfEdge';
import { Vertex } from './shape/Vertex';
import { SymbolInstance } from './SymbolInstance';
import { Text } from './Text';
import { TextAttrs } from './text/TextAttrs';
import { TextRun } from './text/TextRun';
import { UnknownElement } from './UnknownElement';

registerElements(
  {
    DOMSymbolInstance: SymbolInstance,
    DOMComponentInstance: ComponentInstance,
    DOMCompiledClipInstance: CompiledClipInstance,
    DOMBitmapInstance: BitmapInstance,
    DOMVideoInstance: Instance,
    DOMStaticText: Text,
    DOMDynamicText: Text,
    DOMInputText: Text,
    DOMTLFText: Text,
    DOMShape: Shape,
    DOMGroup: Shape,
    DOMRectangleObject: Rectangle,
    DOMOvalObject: Oval,
  },
  UnknownElement,
);

/** The classes of elements and of what belongs to them. */
export const elementClasses: readonly HostObjectClass[] = [
  ...[Element, Instance, SymbolInstance, BitmapInstance, CompiledClipInstance, ComponentInstance, Parameter],
  ...[Text, TextRun, TextAttrs],
  ...[Shape, Oval, Rectangle, Contour, HalfEdge, Edge, Vertex],
];

export { elementOf } from './elementOf';
export { Element };
export * from './transform';
