import type { Questions } from './Questions';
import { itemOf } from './support/stage';
import { newDocument } from './support/ownDocuments';
import { ownFolder } from './support/folder';
import { cameraOf } from './support/later';
import { outcome } from './support/outcome';
import {
  addLayer,
  drawSquare,
  elementAt,
  elementsAt,
  itemNameOf,
  makeSymbol,
  place,
  placeNew,
  point,
  select,
  selected,
} from './support/stage';

const SETTINGS = [
  'pasteboardColorCheck',
  'animatedViewRect',
  'legacyLineSpacing',
  'mergeForSelection',
  'stageScaleAnchor',
  'scaleContentWithStage',
];

/** Questions on which records and published readings disagree. */
export const disputed: Questions = {
  'select-raw-shape'() {
    const document = newDocument();
    drawSquare(document, 0, 0);
    select(document, [elementAt(document)]);
    return selected(document).length;
  },

  'point-of-placed-items'() {
    const document = newDocument();
    makeSymbol(document, 'a');
    const { x, y } = place(document, 'a', 'a', 0, 0).getTransformationPoint();
    return [x, y];
  },

  'place-of-added-items'() {
    const document = newDocument();
    const { library } = document;
    library.addNewItem('graphic', 'odd');
    library.editItem('odd');
    document.addNewRectangle({ left: 0, top: 0, right: 1.25, bottom: 0.55 }, 0, false, true);
    document.exitEditMode();
    document.addItem(point(0, 0), itemOf(library, 'odd'));
    const added = selected(document)[0];
    library.addItemToDocument(point(0, 0), 'odd');
    const other = selected(document)[0];
    return [added.x, added.y, other.x, other.y];
  },

  'locking-deselects'() {
    const document = newDocument();
    const instance = placeNew(document, 'a');
    select(document, [instance]);
    instance.locked = true;
    return selected(document).length;
  },

  'point-of-several'() {
    const document = newDocument();
    const first = placeNew(document, 'a');
    const second = placeNew(document, 'b', 200, 100);
    select(document, [first, second]);
    document.setTransformationPoint(point(10, 20));
    const points = [first.getTransformationPoint(), second.getTransformationPoint()];
    return [points[0].x, points[0].y, points[1].x, points[1].y];
  },

  'save-without-changes'() {
    const document = newDocument();
    const file = `${ownFolder()}saved.fla`;
    const first = fl.saveDocument(document, file);
    FLfile.remove(file);
    return [first, fl.saveDocument(document, file), FLfile.exists(file)];
  },

  'swap-with-same'() {
    const document = newDocument();
    const instance = placeNew(document, 'a');
    select(document, [instance]);
    const swapped = outcome(() => document.swapElement('a'));
    return [swapped, itemNameOf(elementAt(document) as Instance)];
  },

  'empty-frame-bounds'() {
    const document = newDocument();
    document.library.addNewItem('movie clip', 'empty');
    document.library.addItemToDocument(point(30, 40), 'empty');
    const instance = elementAt(document);
    return [instance.left - instance.x, instance.top - instance.y, instance.width, instance.height];
  },

  'has-own-property'() {
    const instance = placeNew(newDocument(), 'a') as object;
    return Object.prototype.hasOwnProperty.call(instance, 'x');
  },

  'document-settings'() {
    const document = newDocument() as unknown as Record<string, unknown>;
    const values: unknown[] = [];
    for (let i = 0; i < SETTINGS.length; i++) values.push(document[SETTINGS[i]]);
    return values;
  },

  'file-guid'() {
    const { fileGUID } = newDocument() as Document & { fileGUID: string };
    return /^[0-9A-F]{32}$/i.test(fileGUID.toString()) ? '32 hexadecimal digits' : fileGUID;
  },

  'insert-keyframe-beyond'() {
    const timeline = newDocument().getTimeline();
    const inserted = outcome(() => timeline.insertKeyframe(9));
    return [inserted, timeline.layers[0].frameCount];
  },

  'set-tween-type'() {
    const document = newDocument();
    const timeline = document.getTimeline();
    placeNew(document, 'a');
    timeline.insertFrames(9);
    const frame = timeline.layers[0].frames[0];
    frame.tweenType = 'motion';
    frame.tweenEasing = 40;
    return [frame.tweenType, frame.tweenEasing];
  },

  'camera-any-numbers'() {
    const timeline = newDocument().getTimeline();
    const camera = cameraOf(timeline);
    camera.cameraEnabled = true;
    camera.setPosition(0, 10.5, -20.25);
    const { x, y } = camera.getPosition(0);
    return [x, y];
  },

  'color-transform-none'() {
    const layer = newDocument().getTimeline().layers[0] as EffectLayer;
    layer.setColorTransformAtFrame(0, { mode: 'alpha', colorAlphaPercent: 40 });
    const before = layer.getColorTransformAtFrame(0).mode;
    layer.setColorTransformAtFrame(0, { mode: 'none' });
    return [before, layer.getColorTransformAtFrame(0).mode];
  },

  'several-selected-layers'() {
    const document = newDocument();
    const timeline = document.getTimeline();
    makeSymbol(document, 'a');
    addLayer(document, 'other');
    timeline.setSelectedLayers(1, true);
    timeline.setSelectedLayers(0, false);
    document.library.addItemToDocument(point(0, 0), 'a');
    const current = timeline.currentLayer;
    return [current, elementsAt(document).length, timeline.layers[1].frames[0].elements.length];
  },

  'undefined-as-layer-name'() {
    const layer = newDocument().getTimeline().layers[0] as { name: string | undefined };
    return outcome(() => {
      layer.name = undefined;
      return layer.name;
    });
  },

  'unlisted-player'() {
    const document = newDocument();
    return [document.setPlayerVersion('FlashPlayer99'), document.setPlayerVersion('Netscape')];
  },

  'ease-without-tween'() {
    const layer = newDocument().getTimeline().layers[0] as EffectLayer;
    return [outcome(() => layer.frames[0].getCustomEase().length), layer.getFiltersAtFrame(0)];
  },
};

/** A layer of Animate, with the members that types-for-adobe lacks. */
interface EffectLayer extends Layer {
  getFiltersAtFrame(frame: number): unknown[];
  getColorTransformAtFrame(frame: number): { mode?: string };
  setColorTransformAtFrame(frame: number, effect: object): void;
}
