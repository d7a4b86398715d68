import type { ClassSurface } from './ClassSurface';

/**
 * Corrections of types-for-adobe, from Adobe's JSFL reference or a dump of real objects: members that the types
 * lack or declare wrongly, each with its source. Members that the reference marks as dropped in Animate are omitted,
 * because the host lacks them. The page docs/types-for-adobe.md lists them for the project that has the types.
 */
export interface Correction {
  className: string;
  /** The base class, for a class that the types lack. */
  base?: string | null;
  properties?: Record<string, { access: 'r' | 'rw'; source: string }>;
  /** Method name -> source. */
  methods?: Record<string, string>;
  /** The kinds of arguments that the types do not declare. */
  takes?: ClassSurface['takes'];
}

const reference = (page: string): string => `Adobe's reference, ${page}`;
const SCRIPTS = 'published scripts that call it (no page in the reference)';
const FRAMES =
  "Adobe's reference, its example of Frame_object/frame13; 27 published scripts read it, none calls it";
const ELEMENTS = 'published exporters of three authors (no page in the reference)';
const NOTES = 'notes on a running Animate, and published scripts of their author (no page in the reference)';
const DUMP = 'a dump of document properties from Animate, 2025 (no page in the reference)';

function fromPage(page: string, names: string): Record<string, string> {
  return Object.fromEntries(names.split(' ').map((name) => [name, reference(page)]));
}

function properties(
  access: 'r' | 'rw',
  source: string,
  names: string,
): NonNullable<Correction['properties']> {
  return Object.fromEntries(names.split(' ').map((name) => [name, { access, source }]));
}

export const corrections: readonly Correction[] = [
  {
    className: 'TopLevel',
    methods: fromPage('Top-Level Functions and Methods', 'alert confirm prompt'),
    takes: { alert: ['text'], confirm: ['text'], prompt: ['text', 'text'] },
  },
  {
    className: 'Flash',
    properties: {
      ...properties('r', reference('fl.drawingLayer, fl.swfPanels'), 'drawingLayer swfPanels'),
      ...properties('r', reference('fl.languageCode (used in its example)'), 'applicationURI'),
    },
    methods: {
      ...fromPage('fl.publishDocument()', 'publishDocument'),
      ...fromPage('fl.addToolInToolbar()', 'addToolInToolbar'),
      getPrefString: SCRIPTS,
    },
    takes: {
      addEventListener: ['text', 'own'],
      runScript: ['text', 'text', 'own'],
      publishDocument: ['text', 'text'],
    },
  },
  {
    className: 'FLfileClass',
    methods: { runCommandLine: SCRIPTS, readBinary: 'a note of a user (no page in the reference)' },
    takes: { readBinary: ['text'] },
  },
  {
    className: 'Document',
    properties: {
      ...properties('r', reference('fl.createDocument(), which names document.type'), 'type'),
      ...properties(
        'rw',
        DUMP,
        'pasteboardColorCheck animatedViewRect legacyLineSpacing playerVersion exportSWC mergeForSelection ' +
          'playerTarget isUncompressed inTextEditMode featureMatrix fileGUID stageScaleAnchor scaleContentWithStage',
      ),
    },
    methods: {
      ...fromPage(
        'Document object, tagged swatches (docu6058 to docu6068)',
        'addTaggedSwatch addTaggedSwatchWithColor getIndexForTaggedSwatchesPalette getTaggedSwatchAtIndex ' +
          'getTaggedSwatchByName getTaggedSwatchesPaletteList getTaggedSwatches deleteTaggedSwatchAtIndex ' +
          'deleteTaggedSwatchByName setTaggedSwatchAtIndex setTaggedSwatchByName',
      ),
      ...fromPage(
        'Document object (docu6069 to docu6072)',
        'convertToDoc exportCanvasPublishTemplate importCanvasPublishTemplate exportMedia',
      ),
      exportGIF: NOTES,
    },
  },
  {
    className: 'Timeline',
    properties: {
      ...properties('rw', reference('timeline.advancedLayersEnabled'), 'advancedLayersEnabled'),
      ...properties('r', reference('Camera object'), 'camera'),
    },
    methods: fromPage('timeline.mergeLayers()', 'mergeLayers'),
    takes: { mergeLayers: ['number', 'number'] },
  },
  {
    className: 'Camera',
    properties: properties('rw', reference('Camera object'), 'cameraEnabled tintEnabled colorFilterEnabled'),
    methods: {
      ...fromPage(
        'Camera object',
        'getZDepth setZDepth getZoom setZoom resetZoom getRotation setRotation resetRotation getPosition ' +
          'resetPosition getTint setTint resetTint getColorFilter setColorFilter resetColorFilter reset',
      ),
      setPosition: SCRIPTS,
    },
    takes: {
      getZDepth: ['number'],
      setZDepth: ['number', 'number'],
      getZoom: ['number'],
      setZoom: ['number', 'number'],
      resetZoom: ['number'],
      getRotation: ['number'],
      setRotation: ['number', 'number'],
      resetRotation: ['number'],
      getPosition: ['number'],
      setPosition: ['number', 'number', 'number', 'number'],
      resetPosition: ['number'],
      getTint: ['number'],
      setTint: ['number', 'number', 'number', 'number', 'number'],
      resetTint: ['number'],
      getColorFilter: ['number'],
      setColorFilter: ['number', 'number', 'number', 'number', 'number'],
      resetColorFilter: ['number'],
      reset: ['number'],
    },
  },
  {
    className: 'Layer',
    methods: {
      ...fromPage(
        'Layer object (layer11 to layer18)',
        'getZDepthAtFrame setZDepthAtFrame getBlendModeAtFrame setBlendModeAtFrame getColorTransformAtFrame ' +
          'setColorTransformAtFrame getFiltersAtFrame setFiltersAtFrame',
      ),
      ...fromPage('Layer Parenting object', 'getRigParentAtFrame setRigParentAtFrame getRigMatrixAtFrame'),
    },
    takes: {
      getZDepthAtFrame: ['number'],
      setZDepthAtFrame: ['number', 'number'],
      getBlendModeAtFrame: ['number'],
      setBlendModeAtFrame: ['number', 'text'],
      getColorTransformAtFrame: ['number'],
      setColorTransformAtFrame: ['number', 'any'],
      getFiltersAtFrame: ['number'],
      setFiltersAtFrame: ['number', 'any'],
      getRigParentAtFrame: ['number'],
      setRigParentAtFrame: ['any', 'any'],
      getRigMatrixAtFrame: ['number'],
    },
  },
  { className: 'Frame', properties: properties('r', FRAMES, 'isEmpty') },
  {
    className: 'Element',
    properties: {
      ...properties('r', ELEMENTS, 'objectSpaceBounds'),
      ...properties('rw', ELEMENTS, 'transformationPoint'),
    },
  },
  {
    className: 'Tween',
    properties: properties('r', reference('Tween object'), 'duration startFrame tweenType'),
    methods: fromPage('Tween.getColorTransform()', 'getColorTransform'),
    takes: { getColorTransform: ['number'] },
  },
  {
    className: 'Library',
    methods: { expandFolder: 'the JSFL reference of Flash CS5 and CS6 (the present pages leave it out)' },
    takes: { expandFolder: ['boolean', 'boolean', 'text'] },
  },
  {
    className: 'Shape',
    properties: properties('r', reference('shape.members'), 'members'),
    methods: {
      getCustomFill: NOTES,
      setCustomFill: NOTES,
      getCustomStroke: NOTES,
      setCustomStroke: NOTES,
    },
  },
  { className: 'FeatureMatrix' },
  {
    className: 'SymbolInstance',
    properties: {
      ...properties(
        'r',
        reference('symbolInstance.tintColor, symbolInstance.tintPercent'),
        'tintColor tintPercent',
      ),
      ...properties(
        'rw',
        'notes on a running Animate, and scripts of three more authors (no page in the reference)',
        'lastFrame',
      ),
    },
  },
  {
    className: 'ToolObj',
    properties: properties('r', reference('toolObj.depth, toolObj.iconID'), 'depth iconID'),
  },
  {
    className: 'TextureAtlasExporter',
    properties: {
      ...properties(
        'rw',
        reference('TextureAtlasExporter object'),
        'algorithm optimizeBitmap optimizeJson resolution shapePadding sheetHeight sheetWidth allowRotate autoSize ' +
          'borderPadding filePath flattenSkewObject imageFormat',
      ),
      ...properties('r', reference('TextureAtlasExporter object'), 'overflowed version app canRotate'),
    },
    methods: fromPage('TextureAtlasExporter object', 'exportTextureAtlas'),
    takes: { exportTextureAtlas: ['any', 'text'] },
  },
];

/** Class names as scripts see them, where Adobe's types use another (published scripts; dumps of real objects). */
export const scriptNames: Readonly<Record<string, string>> = {
  FLfileClass: 'FLfile',
  Item: 'LibraryItem',
  _Math: 'Math',
};

/** Constructors seen as globals in published scripts; the others cannot be reached by name. */
export const globalClasses: readonly string[] = [
  ...['Document', 'Timeline', 'Layer', 'Frame', 'Element', 'Shape', 'Text', 'Instance', 'SymbolInstance'],
  ...[
    'BitmapInstance',
    // An exporter asks `instanceof ComponentInstance` of every symbol.
    'ComponentInstance',
    'Item',
    'SymbolItem',
    'FolderItem',
    'BitmapItem',
    'SoundItem',
    'FontItem',
    'VideoItem',
    'Library',
  ],
  ...['ActionsPanel', 'CompilerErrors', 'OutputPanel', 'Contour', 'Edge', 'HalfEdge', 'Vertex', 'TextRun'],
];

/**
 * Members of releases after Flash CS6: those for which the reference names Animate 2019 or 2020, and those that
 * notes on running programs name (FunkinCrew/funkin-modding-docs, Dot-Stuff/BetterTextureAtlas).
 */
export const laterThanCs6: Readonly<Record<string, readonly string[]>> = {
  Timeline: ['getBounds', 'camera', 'advancedLayersEnabled', 'mergeLayers'],
  Layer: (
    'getZDepthAtFrame setZDepthAtFrame getBlendModeAtFrame setBlendModeAtFrame getColorTransformAtFrame ' +
    'setColorTransformAtFrame getFiltersAtFrame setFiltersAtFrame getRigParentAtFrame setRigParentAtFrame ' +
    'getRigMatrixAtFrame'
  ).split(' '),
};

/** Classes that releases after Flash CS6 brought. */
export const classesLaterThanCs6: readonly string[] = ['TextureAtlasExporter'];

/** Classes whose objects scripts make themselves: `new SpriteSheetExporter` (Adobe's reference). */
export const madeByScripts = ['SpriteSheetExporter', 'TextureAtlasExporter'] as const;

/** The order of properties in `for … in`, as far as a dump of real objects shows it; the others follow. */
export const propertyOrder: Readonly<Record<string, readonly string[]>> = {
  Document: (
    'name path timelines currentTimeline library livePreview width height backgroundColor pasteboardColorCheck ' +
    'frameRate selection viewMatrix animatedViewRect accName description silent forceSimple autoLabel ' +
    'publishProfiles currentPublishProfile legacyLineSpacing docClass as3WarningsMode as3StrictMode as3AutoDeclare ' +
    'as3Dialect as3ExportFrame playerVersion asVersion id type zoomFactor exportSWC mergeForSelection sourcePath ' +
    'libraryPath externalLibraryPath playerTarget pathURI isUncompressed inTextEditMode swfJPEGQuality ' +
    'featureMatrix fileGUID stageScaleAnchor scaleContentWithStage'
  ).split(' '),
  // A pair of commands in Rexarz/JSFLScripts writes attributes of texts by name and reads them by place: 3 to 7, 9, 15.
  TextAttrs: (
    'aliasText autoKern bold characterSpacing letterSpacing face fillColor italic rotation size characterPosition ' +
    'url target indent leftMargin alignment rightMargin lineSpacing'
  ).split(' '),
};
