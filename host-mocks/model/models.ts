import type { HostClass } from '../realm/HostObject';
import { ActionsPanel } from './program/ActionsPanel';
import { CompilerErrors } from './program/CompilerErrors';
import { Document } from './document/Document';
import { elementClasses } from './elements';
import { Flash } from './program/Flash';
import { FLfile } from './program/FLfile';
import { HostMath } from './program/HostMath';
import { BitmapItem } from './library/BitmapItem';
import { FolderItem } from './library/FolderItem';
import { FontItem } from './library/FontItem';
import { Item } from './library/Item';
import { Library } from './library/Library';
import { SoundItem } from './library/SoundItem';
import { SymbolItem } from './library/SymbolItem';
import { VideoItem } from './library/VideoItem';
import { OutputPanel } from './program/OutputPanel';
import { SpriteSheetExporter } from './exporters/SpriteSheetExporter';
import { TextureAtlasExporter } from './exporters/TextureAtlasExporter';
import { Frame } from './timeline/Frame';
import { Layer } from './timeline/Layer';
import { Timeline } from './timeline/Timeline';
import { Tween } from './timeline/Tween';
import { TopLevel } from './program/TopLevel';
import { XmlUi } from './program/XmlUi';

const program: readonly HostClass[] = [
  ...[
    ActionsPanel,
    CompilerErrors,
    Flash,
    FLfile,
    HostMath,
    OutputPanel,
    TopLevel,
    XmlUi,
    SpriteSheetExporter,
    TextureAtlasExporter,
  ],
];
const documents: readonly HostClass[] = [Document, Timeline, Layer, Frame, Tween];
const library: readonly HostClass[] = [
  ...[Library, Item, BitmapItem, FolderItem, FontItem, SoundItem, SymbolItem, VideoItem],
];

/** Every class of the model by its name in the contract. */
export const models: Readonly<Record<string, HostClass>> = Object.fromEntries(
  [...program, ...documents, ...library, ...elementClasses].map((model) => [model.className, model]),
);
