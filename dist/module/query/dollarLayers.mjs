// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { LayerCollection } from '../collection/LayerCollection.mjs';
import { layersOf } from '../host/walk.mjs';
import { selectLayers } from '../selector/select.mjs';
import { timeQuery } from './timeQuery.mjs';
import { layersOfSource } from './timeSource.mjs';

var dollarLayers = timeQuery({
    caller: '$.layers',
    Collection: LayerCollection,
    ofSource: layersOfSource,
    ofTimeline: layersOf,
    select: selectLayers,
});

export { dollarLayers };
