import type { HostObjectClass } from '../realm/HostObject';
import { ActionsPanel } from './program/ActionsPanel';
import { CompilerErrors } from './program/CompilerErrors';
import { DrawingLayer } from './program/DrawingLayer';
import { Document } from './document/Document';
import { elementClasses } from './elements';
import { Flash } from './program/Flash';
import { FLfile } from './program/FLfile';
import { HostMath } from './program/HostMath';
import { BitmapItem } from './library/items/BitmapItem';
import { FolderItem } from './library/items/FolderItem';
import { FontItem } from './library/items/FontItem';
import { Item } from './library/items/Item';
import { Library } from './library/Library';
import { SoundItem } from './library/items/SoundItem';
import { SymbolItem } from './library/items/SymbolItem';
import { VideoItem } from './library/items/VideoItem';
import { FeatureMatrix } from './document/settings/FeatureMatrix';
import { OutputPanel } from './program/OutputPanel';
import { SpriteSheetExporter } from './exporters/SpriteSheetExporter';
import { TextureAtlasExporter } from './exporters/TextureAtlasExporter';
import { Camera } from './timeline/camera/Camera';
import { Frame } from './timeline/Frame';
import { Layer } from './timeline/Layer';
import { Timeline } from './timeline/Timeline';
import { Tween } from './timeline/Tween';
import { Path } from './program/Path';
import { XmlUi } from './program/XmlUi';
import { TopLevel } from './program/TopLevel';

const program: readonly HostObjectClass[] = [
  ...[
    ActionsPanel,
    CompilerErrors,
    DrawingLayer,
    Flash,
    FLfile,
    HostMath,
    OutputPanel,
    Path,
    TopLevel,
    XmlUi,
    SpriteSheetExporter,
    TextureAtlasExporter,
  ],
];
const documents: readonly HostObjectClass[] = [
  Document,
  FeatureMatrix,
  Timeline,
  Camera,
  Layer,
  Frame,
  Tween,
];
const library: readonly HostObjectClass[] = [
  ...[Library, Item, BitmapItem, FolderItem, FontItem, SoundItem, SymbolItem, VideoItem],
];

/** Every class of the model by its name in the contract. */
export const models: Readonly<Record<string, HostObjectClass>> = Object.fromEntries(
  [...program, ...documents, ...library, ...elementClasses].map((model) => [model.className, model]),
);
