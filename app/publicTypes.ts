/** The types that the entries `adobe-collection/host` and `adobe-collection/browser` share. */
export type { DataValue, DocumentData, FileData, NodeData } from '../document/data/DocumentData';
export type { DocumentLimits } from '../document/container/limits';
export type { RenderOptions } from './HostHandle';
export type { TreeOptions } from './literal/toTree';
export type {
  AttributesLiteral,
  DocumentLiteral,
  ElementLiteral,
  FrameLiteral,
  GroupLiteral,
  InstanceLiteral,
  ItemLiteral,
  ItemType,
  LayerLiteral,
  PlacementLiteral,
  PrimitiveLiteral,
  ShapeLiteral,
  TextLiteral,
  TimelineLiteral,
} from './literal/DocumentLiteral';
export type { Answer, Dialog, HostOptions, OldFiles, Publication, Switches } from '../host-mocks/options';
