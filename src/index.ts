export { Collection } from './collection/Collection';
export { ElementCollection } from './collection/ElementCollection';
export { FrameCollection } from './collection/FrameCollection';
export { ItemCollection } from './collection/ItemCollection';
export { LayerCollection } from './collection/LayerCollection';
export { $ } from './query/dollar';
export { $$ } from './query/dollarItems';
export { SelectorError } from './selector/syntax/SelectorError';
export { Selectors } from './selector/words/Selectors';
export { version } from './version';

// The types in their signatures.
export type { DocumentCollection } from './collection/DocumentCollection';
export type {
  DocumentBatch,
  DocumentResult,
  EachDocumentOptions,
} from './collection/documents/DocumentBatch';
export type { RandomSource } from './collection/elements/randomize/source';
export type { RandomModifier, RandomValue } from './collection/elements/randomize/RandomValue';
export type {
  AttributeName,
  Attributes,
  AttributeValue,
  CompoundAttributes,
  OrderWord,
  OtherAttributeNames,
  PairValue,
  RegisteredWords,
} from './collection/elements/support/attributeTypes';
export type { ColorCount } from './collection/elements/colors';
export type { ImportedRow, TextProblem } from './collection/elements/importTexts';
export type { ColorReplacer } from './collection/elements/replaceColor';
export type { Color } from './collection/elements/support/colorEffects';
export type { TextRow } from './collection/elements/support/textTable';
export type { FrameAttributes, FrameAttributeValues } from './collection/frames/attr';
export type { EasePoint, Easing } from './collection/frames/easing';
export type { LayerAttributes, LayerAttributeValues } from './collection/layers/attr';
export type { Where } from './collection/layers/moveTo';
export type { Box } from './collection/geometry/box';
export type { Bounds } from './collection/geometry/commonBounds';
export type {
  ItemAttributeName,
  ItemAttributes,
  ItemAttributeValue,
  ItemWord,
  OtherItemAttributeNames,
} from './collection/items/support/itemAttributeTypes';
export type {
  Across,
  AlignWords,
  CornerWords,
  Down,
  EdgeWord,
  EdgeWords,
  HorizontalEdge,
  Separator,
  VerticalEdge,
} from './collection/geometry/edgeWords';
export type { ItemCallback } from './collection/methods/exec';
export type { CsvOptions } from './collection/methods/rows';
export type { Namer } from './collection/naming/newNames';
export type { Callback, Guard, ValueOrCallback } from './collection/support/callbacks';
export type { OneOrMany } from './collection/support/gather';
export type { ValueAt } from './collection/support/ValueAt';
export type { Compare } from './collection/support/stableSort';
export type { ElementArgument, ElementQuery, ElementSource } from './query/dollar';
export type { FrameQuery } from './query/dollarFrames';
export type { LayerQuery } from './query/dollarLayers';
export type { ItemArgument, ItemQuery, ItemSource } from './query/dollarItems';
export type { TimeArgument, TimeObject, TimeSource } from './query/timeSource';
export type { ElementFound, ItemFound, QueryIn } from './selector/FoundTypes';
export type { SelectorErrorConstructor, SelectorProblem } from './selector/syntax/SelectorError';
export type { SelectorsApi, Words } from './selector/words/Selectors';
