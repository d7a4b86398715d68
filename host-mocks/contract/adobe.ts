/**
 * The classes that types-for-adobe declares for Animate 22.0, under names that a module of the model can use beside
 * its own class of the same name, and `Contract`, which turns one of them into what a model class must implement.
 */

export type AdobeFlash = Flash;
export type AdobeFLfile = FLfileClass;
export type AdobeDocument = Document;
export type AdobeLibrary = Library;
export type AdobeItem = Item;
export type AdobeBitmapItem = BitmapItem;
export type AdobeFolderItem = FolderItem;
export type AdobeFontItem = FontItem;
export type AdobeSoundItem = SoundItem;
export type AdobeSymbolItem = SymbolItem;
export type AdobeVideoItem = VideoItem;
export type AdobeTimeline = Timeline;
export type AdobeLayer = Layer;
export type AdobeFrame = Frame;
export type AdobeTween = Tween;
export type AdobeElement = Element;
export type AdobeInstance = Instance;
export type AdobeBitmapInstance = BitmapInstance;
export type AdobeCompiledClipInstance = CompiledClipInstance;
export type AdobeComponentInstance = ComponentInstance;
export type AdobeSymbolInstance = SymbolInstance;
export type AdobeParameter = Parameter;
export type AdobeText = Text;
export type AdobeTextRun = TextRun;
export type AdobeTextAttrs = TextAttrs;
export type AdobeShape = Shape;
export type AdobeOval = Oval;
export type AdobeRectangle = Rectangle;
export type AdobeContour = Contour;
export type AdobeHalfEdge = HalfEdge;
export type AdobeVertex = Vertex;
export type AdobeEdge = Edge;
export type AdobeFill = Fill;
export type AdobeStroke = Stroke;
export type AdobeFilter = Filter;
export type AdobeMatrix = Matrix;
export type AdobeMath = _Math;
export type AdobeActionsPanel = ActionsPanel;
export type AdobeCompilerErrors = CompilerErrors;
export type AdobeOutputPanel = OutputPanel;
export type AdobeXmlUi = XMLUI;
export type AdobeDrawingLayer = DrawingLayer;
export type AdobePath = Path;

/** An object of the model: `HostObject` is its class. */
interface ModelObject {
  facade?: object;
  stale: boolean;
}

/** Adobe's classes for which the model has its own. */
type Modelled =
  | AdobeFlash
  | AdobeDocument
  | AdobeLibrary
  | AdobeItem
  | AdobeTimeline
  | AdobeLayer
  | AdobeFrame
  | AdobeTween
  | AdobeElement
  | AdobeParameter
  | AdobeTextRun
  | AdobeTextAttrs
  | AdobeContour
  | AdobeHalfEdge
  | AdobeVertex
  | AdobeEdge
  | AdobeMath
  | AdobeDrawingLayer
  | AdobePath
  | AdobeOutputPanel
  | AdobeXmlUi;

/** A point as the host has it. (The types declare `Point` a second time, as ScriptUI's pair of numbers.) */
export interface PlainPoint {
  x: number;
  y: number;
}

/** A type of the contract with Adobe's classes replaced by the model's, null and undefined left as they are. */
type InModel<T> = T extends Point3D
  ? PlainPoint & { z: number }
  : T extends Point
    ? PlainPoint
    : T extends (infer E)[]
      ? InModel<E>[]
      : T extends Modelled
        ? ModelObject
        : T;

type Parameters<A extends unknown[]> = { [K in keyof A]: A[K] extends Modelled ? never : A[K] };

type Member<T> = T extends (...args: infer A) => infer R
  ? (...args: Parameters<A>) => InModel<R>
  : InModel<T>;

/**
 * The members that a model class must implement: every member of Adobe's class `T` except those listed as not
 * implemented, which throw `NotImplemented`, or as corrected, because Adobe's reference contradicts the types.
 */
export type Contract<T, NotDone extends keyof T = never> = {
  [K in Exclude<keyof T, NotDone>]: Member<T[K]>;
};
