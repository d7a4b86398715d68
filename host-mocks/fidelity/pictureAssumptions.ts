import type { Assumption } from './Assumption';
import { BY_HAND, LOOK, STORED } from './unasked';

/** Assumptions about what pictures show. */
export const pictureAssumptions: readonly Assumption[] = [
  {
    id: 'picture-gradient-filters',
    unasked: LOOK,
    about: 'pictures: gradient glow, gradient bevel',
    assumed:
      'a glow takes the colour of its gradient at the strength of the blurred shape; a bevel takes the middle of its gradient where shape is as strong on both sides, its ends towards the light and away from it',
    evidence: 'the specification of SWF files; no published picture was available',
  },
  {
    id: 'shape-tween-of-gradients',
    unasked: LOOK,
    about: 'shape tweens between a colour and a gradient',
    assumed:
      'the colour is a gradient of one colour; of two gradients the entries run to one another in order, and the last one of the shorter is repeated',
    evidence:
      'a morph of a published movie between two and seven entries; morph fills of the SWF format have one kind, and one number of entries, at both ends',
  },
  {
    id: 'tweened-mirrored',
    about: 'classic tweens between mirrored ends',
    assumed:
      'the axis that has more to turn is stretched through zero, as when a card is turned over; the other takes its shorter way',
    evidence:
      'letters that fold over in one real document, and the spinning logos of tutorials; no published frames were available',
  },
  {
    id: 'motion-eases',
    unasked: BY_HAND,
    about: 'motion objects: drawn and random eases',
    assumed:
      'a drawn ease is a row of cubic Bézier pieces; after four levels, those of a random ease come again',
    evidence:
      'the points that Flash CS6 stores; levels in movies that it published, up to four, equal in each of them',
  },
  {
    id: 'picture-3d',
    unasked: LOOK,
    about: 'pictures: instances in space (3D)',
    assumed:
      'the eye is that of the stage, also for what a camera sees and for symbols that are drawn by themselves; nothing is sorted by depth; the colour effect and the filters come after the perspective',
    evidence:
      'the numbers of an instance and of a motion object in one document, equal in its movie; the reference of PerspectiveProjection; no published picture was available',
  },
  {
    id: 'export-hidden-layers',
    unasked: LOOK,
    about: 'document.exportPNG and the like, of documents with hidden layers',
    assumed:
      'the publish setting "include hidden layers" counts: without it hidden layers are left out, and by default they are drawn',
    evidence:
      'the setting is about all that is published; two published exporters hide all layers but one and expect one picture of each, which needs the setting to be off; nothing shows that they were used without it',
    decides: 'exportPNG of a new document with a hidden layer',
  },
  {
    id: 'picture-bitmaps',
    unasked: LOOK,
    about: 'pictures: bitmaps without smoothing, and of another resolution',
    assumed:
      'a bitmap without allowSmoothing is drawn by its nearest pixels, in HTML5 Canvas too; an instance is as large as the frame of its item; a fill counts the pixels of the picture',
    evidence:
      'hard fills in movies that Adobe published, for 380 of 380 bitmaps of one document; the scale 0.752 of another; no fill with such a bitmap was seen',
  },
  {
    id: 'picture-depth',
    unasked: LOOK,
    about: 'pictures: depth of layers',
    assumed: 'it changes evenly with a classic tween',
    evidence:
      'depths, the order of layers, the camera and the distance of the eye (528.25 pixels) are those of a document and of the script published with it; none of its layers tweens',
  },
  {
    id: 'picture-rig',
    unasked: STORED,
    about: 'layer.setRigParentAtFrame; pictures and bounds: layers that follow layers',
    assumed:
      'a keyframe names by parentLayerIndex the layerRiggingIndex of a layer; its elements are in the coordinates of the first element of that layer',
    evidence: 'one real document for the names; one reader of rigged documents for the coordinates',
  },
  {
    id: 'layer-effects',
    unasked: STORED,
    about: 'effects of layers, in pictures and in layer.getFiltersAtFrame and its like',
    assumed:
      'a keyframe stores them for all its frames: frameColor, frameFilters and blendMode, written as in an instance, and frameZDepth, which counts in timelines with layerDepthEnabled only',
    evidence:
      'two readers of such documents for frameColor and frameFilters, others for blendMode and frameZDepth; a movie that Adobe published shows a depth without layerDepthEnabled nowhere',
  },
  {
    id: 'picture-grids',
    unasked: LOOK,
    about: 'pictures: scaling grids',
    assumed:
      'stretch the shapes of movie clips and buttons that are not turned; nested instances, texts and bitmaps are stretched as without a grid; where the outer parts have no room they shrink alike',
    evidence: "the reference of ActionScript's scale9Grid; no published picture was available",
  },
  {
    id: 'picture-mask-in-mask',
    unasked: LOOK,
    about: 'pictures: masks in symbols that are masks themselves',
    assumed:
      'a movie counts what such a mask masks, whole, and not the mask; HTML5 Canvas counts the mask, and not what it masks',
    evidence:
      'a published movie that Ruffle plays, and the rule in its code; the path of a mask in one published script. Adobe only says that no mask can be applied to another mask',
  },
  {
    id: 'picture-filters',
    unasked: LOOK,
    about: 'pictures: filters',
    assumed:
      'maximum values: 255 pixels for blurs, 32,767 pixels for distances, 15 for qualities; shadows move by whole pixels',
    evidence:
      'the limits of the dialogues and of the SWF format; a damaged filter must not take all memory; the shadows of one published movie, as Ruffle plays it',
  },
  {
    id: 'picture-blends-in-groups',
    unasked: LOOK,
    about: 'pictures: blend modes in symbols that have a blend mode themselves',
    assumed:
      'an instance blends with what its symbol shows below it, and stays as it is where there is nothing',
    evidence:
      'Ruffle does so with multiply and screen; with overlay, hard light and difference it shows black there, which is wrong at least of the last',
  },
  {
    id: 'picture-miters',
    unasked: LOOK,
    about: 'pictures: pointed corners of lines beyond their miter limit',
    assumed: 'are bevelled, as on a canvas; a corner counts from its inner to its outer point',
    evidence:
      'the reference of lineStyle only says that a player cuts off the point; six of 2,025 public documents have pointed corners',
  },
  {
    id: 'picture-static-text',
    unasked: LOOK,
    about: 'pictures: static text',
    assumed: 'lines also break after hyphens and around ideographs',
    evidence: 'breaks inside long words were seen in a compiled movie, these were not',
  },
  {
    id: 'picture-dynamic-text',
    unasked: LOOK,
    about: 'pictures: dynamic and input text',
    assumed: 'shows the lines that begin inside its box',
    evidence: 'fields scroll by whole lines',
  },
  {
    id: 'picture-kerning',
    unasked: LOOK,
    about: 'pictures: kerning',
    assumed: 'that of the table kern of the font, if there is one',
    evidence: 'the host asks the system, which read this table when the format was made',
  },
  {
    id: 'picture-vertical-text',
    unasked: LOOK,
    about: 'pictures: vertical text',
    assumed: 'rotated characters are centred in the column by the middle of their height',
    evidence: 'upright ones do so in a published picture; turned ones were not seen',
  },
];
