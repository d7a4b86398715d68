import type { Questions } from './Questions';
import { newDocument } from './support/ownDocuments';
import {
  addLayer,
  elementsAt,
  makeSymbol,
  namesOf,
  place,
  placeNew,
  select,
  selected,
} from './support/stage';

/** Questions about the selection. */
export const selection: Questions = {
  'selection-adds'() {
    const document = newDocument();
    const first = placeNew(document, 'first');
    const second = placeNew(document, 'second', 200);
    document.selectNone();
    document.selection = [first];
    document.selection = [second];
    return namesOf(selected(document)).sort();
  },

  'selection-after-frames'() {
    const document = newDocument();
    const first = placeNew(document, 'first');
    placeNew(document, 'second', 200);
    document.selectNone();
    document.getTimeline().setSelectedFrames(0, 1, true);
    document.selection = [first];
    return namesOf(selected(document)).sort();
  },

  'selection-order'() {
    const document = newDocument();
    placeNew(document, 'a');
    placeNew(document, 'b', 200);
    placeNew(document, 'c', 400);
    document.selectAll();
    const order = namesOf(selected(document)).join();
    const elements = namesOf(elementsAt(document));
    if (order === elements.join()) return 'as frame.elements';
    return order === elements.reverse().join() ? 'reversed' : order;
  },

  'selection-leaves-out'() {
    const document = newDocument();
    const instance = placeNew(document, 'a');
    const layer = document.getTimeline().layers[0];
    const selects = function (): number {
      select(document, [instance]);
      return selected(document).length;
    };
    const before = selects();
    layer.locked = true;
    const onLocked = selects();
    layer.locked = false;
    layer.visible = false;
    const onHidden = selects();
    layer.visible = true;
    instance.locked = true;
    const locked = selects();
    return [before, onLocked, onHidden, locked];
  },

  'selection-layers'() {
    const document = newDocument();
    const timeline = document.getTimeline();
    const instance = placeNew(document, 'a');
    addLayer(document, 'second');
    addLayer(document, 'third');
    timeline.setSelectedLayers(0, true);
    select(document, [instance]);
    return [timeline.getSelectedLayers(), timeline.currentLayer];
  },

  'set-element-property'() {
    const document = newDocument();
    makeSymbol(document, 'button', 'button');
    makeSymbol(document, 'graphic', 'graphic');
    const button = place(document, 'button', 'button', 0, 0);
    const graphic = place(document, 'graphic', '', 200, 0);
    select(document, [button, graphic]);
    document.setElementProperty('loop', 'single frame' as never);
    return [graphic.loop, button.loop];
  },

  'selected-layers-false'() {
    const document = newDocument();
    const timeline = document.getTimeline();
    addLayer(document, 'second');
    timeline.setSelectedLayers(0, true);
    timeline.setSelectedLayers(1, false);
    timeline.setSelectedLayers(1, false);
    return timeline.getSelectedLayers();
  },
};
