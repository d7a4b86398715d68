// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const host_errors = require('./errors.js');
const saxes = require('saxes');
const MagicString = require('magic-string');
const acorn = require('acorn');
const path = require('node:path');
const zlib = require('node:zlib');
const vm = require('node:vm');
const fs = require('node:fs');
const os = require('node:os');
const node_module = require('node:module');

const reference$1 = (page) => `Adobe's reference, ${page}`;
const SCRIPTS = 'published scripts that call it (no page in the reference)';
const DUMP = 'a dump of document properties from Animate, 2025 (no page in the reference)';
function fromPage(page, names) {
    return Object.fromEntries(names.split(' ').map((name) => [name, reference$1(page)]));
}
function properties(access, source, names) {
    return Object.fromEntries(names.split(' ').map((name) => [name, { access, source }]));
}
const corrections = [
    {
        className: 'TopLevel',
        methods: fromPage('Top-Level Functions and Methods', 'alert confirm prompt'),
    },
    {
        className: 'Flash',
        properties: {
            ...properties('r', reference$1('fl.drawingLayer, fl.swfPanels'), 'drawingLayer swfPanels'),
            ...properties('r', reference$1('fl.languageCode (used in its example)'), 'applicationURI'),
        },
        methods: {
            ...fromPage('fl.publishDocument()', 'publishDocument'),
            ...fromPage('fl.addToolInToolbar()', 'addToolInToolbar'),
            getPrefString: SCRIPTS,
        },
    },
    { className: 'FLfileClass', methods: { runCommandLine: SCRIPTS } },
    {
        className: 'Document',
        properties: {
            ...properties('r', reference$1('fl.createDocument(), which names document.type'), 'type'),
            ...properties('rw', DUMP, 'pasteboardColorCheck animatedViewRect legacyLineSpacing playerVersion exportSWC mergeForSelection ' +
                'playerTarget isUncompressed inTextEditMode featureMatrix fileGUID stageScaleAnchor scaleContentWithStage'),
        },
        methods: {
            ...fromPage('Document object, tagged swatches (docu6058 to docu6068)', 'addTaggedSwatch addTaggedSwatchWithColor getIndexForTaggedSwatchesPalette getTaggedSwatchAtIndex ' +
                'getTaggedSwatchByName getTaggedSwatchesPaletteList getTaggedSwatches deleteTaggedSwatchAtIndex ' +
                'deleteTaggedSwatchByName setTaggedSwatchAtIndex setTaggedSwatchByName'),
            ...fromPage('Document object (docu6069 to docu6072)', 'convertToDoc exportCanvasPublishTemplate importCanvasPublishTemplate exportMedia'),
        },
    },
    {
        className: 'Timeline',
        properties: {
            ...properties('rw', reference$1('timeline.advancedLayersEnabled'), 'advancedLayersEnabled'),
            ...properties('r', reference$1('Camera object'), 'camera'),
        },
        methods: fromPage('timeline.mergeLayers()', 'mergeLayers'),
    },
    {
        className: 'Camera',
        properties: properties('rw', reference$1('Camera object'), 'cameraEnabled tintEnabled colorFilterEnabled'),
        methods: fromPage('Camera object', 'getZDepth setZDepth getZoom setZoom resetZoom getRotation setRotation resetRotation getPosition resetPosition ' +
            'getTint setTint resetTint getColorFilter setColorFilter resetColorFilter reset'),
    },
    {
        className: 'Layer',
        methods: {
            ...fromPage('Layer object (layer11 to layer18)', 'getZDepthAtFrame setZDepthAtFrame getBlendModeAtFrame setBlendModeAtFrame getColorTransformAtFrame ' +
                'setColorTransformAtFrame getFiltersAtFrame setFiltersAtFrame'),
            ...fromPage('Layer Parenting object', 'getRigParentAtFrame setRigParentAtFrame getRigMatrixAtFrame'),
        },
    },
    {
        className: 'Tween',
        properties: properties('r', reference$1('Tween object'), 'duration startFrame tweenType'),
        methods: fromPage('Tween.getColorTransform()', 'getColorTransform'),
    },
    {
        className: 'Library',
        methods: { expandFolder: 'the JSFL reference of Flash CS5 and CS6 (the present pages leave it out)' },
    },
    { className: 'Shape', properties: properties('r', reference$1('shape.members'), 'members') },
    {
        className: 'SymbolInstance',
        properties: properties('r', reference$1('symbolInstance.tintColor, symbolInstance.tintPercent'), 'tintColor tintPercent'),
    },
    {
        className: 'ToolObj',
        properties: properties('r', reference$1('toolObj.depth, toolObj.iconID'), 'depth iconID'),
    },
    {
        className: 'TextureAtlasExporter',
        properties: {
            ...properties('rw', reference$1('TextureAtlasExporter object'), 'algorithm optimizeBitmap optimizeJson resolution shapePadding sheetHeight sheetWidth allowRotate autoSize ' +
                'borderPadding filePath flattenSkewObject imageFormat'),
            ...properties('r', reference$1('TextureAtlasExporter object'), 'overflowed version app canRotate'),
        },
        methods: fromPage('TextureAtlasExporter object', 'exportTextureAtlas'),
    },
];
/** Class names as scripts see them, where Adobe's types use another (published scripts; dumps of real objects). */
const scriptNames = {
    FLfileClass: 'FLfile',
    Item: 'LibraryItem',
    _Math: 'Math',
};
/** Constructors seen as globals in published scripts; the others cannot be reached by name. */
const globalClasses = [
    ...['Document', 'Timeline', 'Layer', 'Frame', 'Element', 'Shape', 'Text', 'Instance', 'SymbolInstance'],
    ...[
        'BitmapInstance',
        'Item',
        'SymbolItem',
        'FolderItem',
        'BitmapItem',
        'SoundItem',
        'FontItem',
        'VideoItem',
        'Library',
    ],
];
/** Classes whose objects scripts make themselves: `new SpriteSheetExporter` (Adobe's reference). None is done here. */
const madeByScripts = ['SpriteSheetExporter', 'TextureAtlasExporter'];
/** Order in which `for … in` shows properties, where a dump of real objects tells; the others follow. */
const propertyOrder = {
    Document: ('name path timelines currentTimeline library livePreview width height backgroundColor pasteboardColorCheck ' +
        'frameRate selection viewMatrix animatedViewRect accName description silent forceSimple autoLabel ' +
        'publishProfiles currentPublishProfile legacyLineSpacing docClass as3WarningsMode as3StrictMode as3AutoDeclare ' +
        'as3Dialect as3ExportFrame playerVersion asVersion id type zoomFactor exportSWC mergeForSelection sourcePath ' +
        'libraryPath externalLibraryPath playerTarget pathURI isUncompressed inTextEditMode swfJPEGQuality ' +
        'featureMatrix fileGUID stageScaleAnchor scaleContentWithStage').split(' '),
};

const surface = {
    FLfileClass: {
        base: null,
        properties: {},
        methods: [
            'copy',
            'createFolder',
            'exists',
            'getAttributes',
            'getCreationDate',
            'getCreationDateObj',
            'getModificationDate',
            'getModificationDateObj',
            'getSize',
            'listFolder',
            'platformPathToURI',
            'read',
            'remove',
            'setAttributes',
            'uriToPlatformPath',
            'write',
        ],
    },
    Flash: {
        base: null,
        properties: {
            actionsPanel: 'r',
            as3PackagePaths: 'rw',
            compilerErrors: 'r',
            componentsPanel: 'r',
            configDirectory: 'r',
            configURI: 'r',
            contactSensitiveSelection: 'rw',
            createNewDocList: 'r',
            createNewDocListType: 'r',
            createNewTemplateList: 'r',
            documents: 'r',
            drawingLayer: 'rw',
            externalLibraryPath: 'rw',
            flexSDKPath: 'rw',
            installedPlayers: 'r',
            languageCode: 'rw',
            libraryPath: 'rw',
            Math: 'r',
            mruRecentFileList: 'r',
            mruRecentFileListType: 'r',
            objectDrawingMode: 'rw',
            outputPanel: 'r',
            presetPanel: 'r',
            publishCacheDiskSizeMax: 'rw',
            publishCacheEnabled: 'rw',
            publishCacheMemoryEntrySizeLimit: 'rw',
            publishCacheMemorySizeMax: 'rw',
            scriptURI: 'r',
            sourcePath: 'rw',
            spriteSheetExporter: 'rw',
            swfPanels: 'rw',
            tools: 'r',
            version: 'r',
            xmlui: 'r',
        },
        methods: [
            'addEventListener',
            'browseForFileURL',
            'browseForFolderURL',
            'clearPublishCache',
            'clipCopyString',
            'closeAll',
            'closeAllPlayerDocuments',
            'closeDocument',
            'copyLibraryItem',
            'createDocument',
            'exportPublishProfileString',
            'fileExists',
            'findDocumentDOM',
            'findDocumentIndex',
            'findObjectInDocByName',
            'findObjectInDocByType',
            'getAppMemoryInfo',
            'getDocumentDOM',
            'getSwfPanel',
            'getThemeColor',
            'getThemeColorParameters',
            'getThemeFontInfo',
            'isFontInstalled',
            'mapPlayerURL',
            'openDocument',
            'openScript',
            'quit',
            'reloadTools',
            'removeEventListener',
            'resetAS3PackagePaths',
            'revertDocument',
            'runScript',
            'saveAll',
            'saveDocument',
            'saveDocumentAs',
            'selectElement',
            'selectTool',
            'setActiveWindow',
            'setPrefBoolean',
            'showIdleMessage',
            'toggleBreakpoint',
            'trace',
            'xmlPanel',
            'xmlPanelFromString',
        ],
    },
    SpriteSheetExporter: {
        base: 'Item',
        properties: {
            algorithm: 'rw',
            allowRotate: 'rw',
            allowTrimming: 'rw',
            app: 'r',
            autoSize: 'rw',
            borderPadding: 'rw',
            canBorderPad: 'r',
            canRotate: 'r',
            canShapePad: 'r',
            canStackDuplicateFrames: 'r',
            canTrim: 'r',
            format: 'r',
            image: 'r',
            layoutFormat: 'rw',
            maxSheetHeight: 'rw',
            maxSheetWidth: 'rw',
            overflowed: 'r',
            shapePadding: 'rw',
            sheetHeight: 'rw',
            sheetWidth: 'rw',
            stackDuplicateFrames: 'rw',
            version: 'r',
        },
        methods: [
            'addBitmap',
            'addSymbol',
            'beginExport',
            'changeSymbol',
            'exportSpriteSheet',
            'removeBitmap',
            'removeSymbol',
        ],
    },
    CompilerErrors: { base: null, properties: {}, methods: ['clear', 'save'] },
    ComponentsPanel: { base: null, properties: {}, methods: ['addItemToDocument', 'reload'] },
    Document: {
        base: null,
        properties: {
            accName: 'rw',
            as3AutoDeclare: 'rw',
            as3Dialect: 'rw',
            as3ExportFrame: 'rw',
            as3StrictMode: 'rw',
            as3WarningsMode: 'rw',
            asVersion: 'rw',
            autoLabel: 'rw',
            backgroundColor: 'rw',
            currentPublishProfile: 'rw',
            currentTimeline: 'rw',
            description: 'rw',
            docClass: 'rw',
            externalLibraryPath: 'rw',
            forceSimple: 'rw',
            frameRate: 'rw',
            height: 'rw',
            id: 'r',
            library: 'r',
            libraryPath: 'rw',
            livePreview: 'rw',
            name: 'r',
            path: 'r',
            pathURI: 'r',
            publishProfiles: 'r',
            selection: 'rw',
            silent: 'rw',
            sourcePath: 'rw',
            swfJPEGQuality: 'rw',
            timelines: 'r',
            viewMatrix: 'r',
            width: 'rw',
            zoomFactor: 'rw',
        },
        methods: [
            'addDataToDocument',
            'addDataToSelection',
            'addFilter',
            'addItem',
            'addNewLine',
            'addNewOval',
            'addNewPrimitiveOval',
            'addNewPrimitiveRectangle',
            'addNewPublishProfile',
            'addNewRectangle',
            'addNewScene',
            'addNewText',
            'align',
            'allowScreens',
            'arrange',
            'breakApart',
            'canDistributeToKeyframes',
            'canEditSymbol',
            'canRevert',
            'canTestMovie',
            'canTestScene',
            'changeFilterOrder',
            'clipCopy',
            'clipCut',
            'clipPaste',
            'close',
            'convertLinesToFills',
            'convertSelectionToBitmap',
            'convertToSymbol',
            'crop',
            'debugMovie',
            'deleteEnvelope',
            'deletePublishProfile',
            'deleteScene',
            'deleteSelection',
            'disableAllFilters',
            'disableFilter',
            'disableOtherFilters',
            'distribute',
            'distributeToKeyframes',
            'distributeToLayers',
            'documentHasData',
            'duplicatePublishProfile',
            'duplicateScene',
            'duplicateSelection',
            'editScene',
            'enableAllFilters',
            'enableFilter',
            'enterEditMode',
            'exitEditMode',
            'exportInstanceToLibrary',
            'exportInstanceToPNGSequence',
            'exportPNG',
            'exportPublishProfile',
            'exportPublishProfileString',
            'exportSVG',
            'exportSWF',
            'exportVideo',
            'getAlignToDocument',
            'getBlendMode',
            'getCustomFill',
            'getCustomStroke',
            'getDataFromDocument',
            'getElementProperty',
            'getElementTextAttr',
            'getFilters',
            'getMetadata',
            'getMobileSettings',
            'getPlayerVersion',
            'getPublishDocumentData',
            'getSelectionRect',
            'getSWFPathFromProfile',
            'getTelemetryForSwf',
            'getTextString',
            'getTimeline',
            'getTransformationPoint',
            'group',
            'importFile',
            'importPublishProfile',
            'importPublishProfileString',
            'intersect',
            'match',
            'mouseClick',
            'mouseDblClk',
            'moveSelectedBezierPointsBy',
            'moveSelectionBy',
            'optimizeCurves',
            'publish',
            'punch',
            'removeAllFilters',
            'removeDataFromDocument',
            'removeDataFromSelection',
            'removeFilter',
            'renamePublishProfile',
            'renameScene',
            'reorderScene',
            'resetOvalObject',
            'resetRectangleObject',
            'resetTransformation',
            'revert',
            'rotate3DSelection',
            'rotateSelection',
            'save',
            'saveAsCopy',
            'scaleSelection',
            'selectAll',
            'selectNone',
            'setAlignToDocument',
            'setBlendMode',
            'setCustomFill',
            'setCustomStroke',
            'setElementProperty',
            'setElementTextAttr',
            'setFillColor',
            'setFilterProperty',
            'setFilters',
            'setInstanceAlpha',
            'setInstanceBrightness',
            'setInstanceTint',
            'setMetadata',
            'setMobileSettings',
            'setOvalObjectProperty',
            'setPlayerVersion',
            'setPublishDocumentData',
            'setRectangleObjectProperty',
            'setSelectionBounds',
            'setSelectionRect',
            'setStageVanishingPoint',
            'setStageViewAngle',
            'setStroke',
            'setStrokeColor',
            'setStrokeSize',
            'setStrokeStyle',
            'setTextRectangle',
            'setTextSelection',
            'setTextString',
            'setTransformationPoint',
            'skewSelection',
            'smoothSelection',
            'space',
            'straightenSelection',
            'swapElement',
            'swapStrokeAndFill',
            'testMovie',
            'testScene',
            'traceBitmap',
            'transformSelection',
            'translate3DCenter',
            'translate3DSelection',
            'unGroup',
            'union',
            'unlockAllElements',
            'xmlPanel',
        ],
    },
    Filter: {
        base: null,
        properties: {
            angle: 'rw',
            blurX: 'rw',
            blurY: 'rw',
            brightness: 'rw',
            color: 'rw',
            contrast: 'rw',
            distance: 'rw',
            enabled: 'rw',
            hideObject: 'rw',
            highlightColor: 'rw',
            hue: 'rw',
            inner: 'rw',
            knockout: 'rw',
            name: 'r',
            quality: 'rw',
            saturation: 'rw',
            shadowColor: 'rw',
            strength: 'rw',
            type: 'rw',
        },
        methods: [],
    },
    Fill: {
        base: null,
        properties: {
            bitmapIsClipped: 'rw',
            bitmapPath: 'rw',
            color: 'rw',
            colorArray: 'rw',
            focalPoint: 'rw',
            linearRGB: 'rw',
            matrix: 'rw',
            overflow: 'rw',
            posArray: 'rw',
            style: 'rw',
        },
        methods: [],
    },
    Stroke: {
        base: null,
        properties: {
            breakAtCorners: 'rw',
            capType: 'rw',
            color: 'rw',
            curve: 'rw',
            dash1: 'rw',
            dash2: 'rw',
            density: 'rw',
            dotSize: 'rw',
            dotSpace: 'rw',
            hatchThickness: 'rw',
            jiggle: 'rw',
            joinType: 'rw',
            length: 'rw',
            miterLimit: 'rw',
            pattern: 'rw',
            rotate: 'rw',
            scaleType: 'rw',
            shapeFill: 'rw',
            space: 'rw',
            strokeHinting: 'rw',
            style: 'rw',
            thickness: 'rw',
            variation: 'rw',
            waveHeight: 'rw',
            waveLength: 'rw',
        },
        methods: [],
    },
    Library: {
        base: null,
        properties: { items: 'rw', unusedItems: 'rw' },
        methods: [
            'addItemToDocument',
            'addNewItem',
            'deleteItem',
            'duplicateItem',
            'editItem',
            'findItemIndex',
            'getItemProperty',
            'getItemType',
            'getSelectedItems',
            'itemExists',
            'moveToFolder',
            'newFolder',
            'renameItem',
            'selectAll',
            'selectItem',
            'selectNone',
            'setItemProperty',
            'updateItem',
        ],
    },
    Item: {
        base: null,
        properties: {
            itemType: 'r',
            linkageBaseClass: 'rw',
            linkageClassName: 'rw',
            linkageExportForAS: 'rw',
            linkageExportForRS: 'rw',
            linkageExportInFirstFrame: 'rw',
            linkageIdentifier: 'rw',
            linkageImportForRS: 'rw',
            linkageURL: 'rw',
            name: 'rw',
        },
        methods: ['addData', 'getData', 'getPublishData', 'hasData', 'removeData', 'setPublishData'],
    },
    BitmapItem: {
        base: 'Item',
        properties: {
            allowSmoothing: 'rw',
            compressionType: 'rw',
            fileLastModifiedDate: 'r',
            hasValidAlphaLayer: 'r',
            hPixels: 'r',
            lastModifiedDate: 'r',
            originalCompressionType: 'r',
            quality: 'rw',
            sourceFileExists: 'r',
            sourceFileIsCurrent: 'r',
            sourceFilePath: 'r',
            useDeblocking: 'rw',
            useImportedJPEGQuality: 'rw',
            vPixels: 'r',
        },
        methods: ['exportToFile'],
    },
    FolderItem: { base: 'Item', properties: {}, methods: [] },
    FontItem: {
        base: 'Item',
        properties: {
            bitmap: 'rw',
            bold: 'rw',
            embeddedCharacters: 'rw',
            embedRanges: 'rw',
            embedVariantGlyphs: 'rw',
            font: 'rw',
            isDefineFont4Symbol: 'rw',
            italic: 'rw',
            size: 'rw',
        },
        methods: [],
    },
    SoundItem: {
        base: 'Item',
        properties: {
            bitRate: 'rw',
            bits: 'rw',
            compressionType: 'rw',
            convertStereoToMono: 'rw',
            fileLastModifiedDate: 'r',
            lastModifiedDate: 'r',
            originalCompressionType: 'r',
            quality: 'rw',
            sampleRate: 'rw',
            sourceFileExists: 'r',
            sourceFileIsCurrent: 'r',
            sourceFilePath: 'r',
            useImportedMP3Quality: 'rw',
        },
        methods: ['exportToFile'],
    },
    SymbolItem: {
        base: 'Item',
        properties: {
            lastModifiedDate: 'r',
            scalingGrid: 'rw',
            scalingGridRect: 'rw',
            sourceAutoUpdate: 'rw',
            sourceFilePath: 'rw',
            sourceLibraryName: 'rw',
            symbolType: 'rw',
            timeline: 'r',
        },
        methods: ['convertToCompiledClip', 'exportSWC', 'exportSWF', 'exportToLibrary', 'exportToPNGSequence'],
    },
    VideoItem: {
        base: 'Item',
        properties: {
            fileLastModifiedDate: 'r',
            lastModifiedDate: 'r',
            sourceFileExists: 'r',
            sourceFileIsCurrent: 'r',
            sourceFilePath: 'r',
            videoType: 'r',
        },
        methods: ['exportToFLV'],
    },
    Timeline: {
        base: null,
        properties: {
            currentFrame: 'rw',
            currentLayer: 'rw',
            frameCount: 'r',
            layerCount: 'r',
            layers: 'r',
            libraryItem: 'r',
            name: 'rw',
        },
        methods: [
            'addMotionGuide',
            'addNewLayer',
            'clearFrames',
            'clearKeyframes',
            'convertToBlankKeyframes',
            'convertToKeyframes',
            'copyFrames',
            'copyLayers',
            'copyMotion',
            'copyMotionAsAS3',
            'createMotionObject',
            'createMotionTween',
            'cutFrames',
            'cutLayers',
            'deleteLayer',
            'duplicateLayers',
            'expandFolder',
            'findLayerIndex',
            'getBounds',
            'getFrameProperty',
            'getGuidelines',
            'getLayerProperty',
            'getSelectedFrames',
            'getSelectedLayers',
            'insertBlankKeyframe',
            'insertFrames',
            'insertKeyframe',
            'pasteFrames',
            'pasteLayers',
            'pasteMotion',
            'pasteMotionSpecial',
            'removeFrames',
            'removeMotionObject',
            'reorderLayer',
            'reverseFrames',
            'selectAllFrames',
            'setFrameProperty',
            'setGuidelines',
            'setLayerProperty',
            'setSelectedFrames',
            'setSelectedLayers',
            'showLayerMasking',
            'startPlayback',
            'stopPlayback',
        ],
    },
    Layer: {
        base: null,
        properties: {
            animationType: 'r',
            color: 'rw',
            frameCount: 'r',
            frames: 'r',
            height: 'rw',
            layerType: 'rw',
            locked: 'rw',
            name: 'rw',
            outline: 'rw',
            parentLayer: 'rw',
            visible: 'rw',
        },
        methods: [],
    },
    Frame: {
        base: null,
        properties: {
            actionScript: 'rw',
            duration: 'r',
            elements: 'r',
            hasCustomEase: 'rw',
            labelType: 'rw',
            motionTweenOrientToPath: 'rw',
            motionTweenRotate: 'rw',
            motionTweenRotateTimes: 'rw',
            motionTweenScale: 'rw',
            motionTweenSnap: 'rw',
            motionTweenSync: 'rw',
            name: 'rw',
            shapeTweenBlend: 'rw',
            soundEffect: 'rw',
            soundLibraryItem: 'rw',
            soundLoop: 'rw',
            soundLoopMode: 'rw',
            soundName: 'rw',
            soundSync: 'rw',
            startFrame: 'r',
            tweenEasing: 'rw',
            tweenInstanceName: 'rw',
            tweenType: 'rw',
            tweenObj: 'rw',
            useSingleEaseCurve: 'rw',
        },
        methods: [
            'convertMotionObjectTo2D',
            'convertMotionObjectTo3D',
            'convertToFrameByFrameAnimation',
            'getCustomEase',
            'getMotionObjectXML',
            'getSoundEnvelope',
            'getSoundEnvelopeLimits',
            'hasMotionPath',
            'is3DMotionObject',
            'isEmpty',
            'isMotionObject',
            'selectMotionPath',
            'setCustomEase',
            'setMotionObjectDuration',
            'setMotionObjectXML',
            'setSoundEnvelope',
            'setSoundEnvelopeLimits',
        ],
    },
    Element: {
        base: null,
        properties: {
            depth: 'r',
            elementType: 'r',
            height: 'rw',
            layer: 'r',
            left: 'r',
            locked: 'rw',
            matrix: 'rw',
            name: 'rw',
            rotation: 'rw',
            scaleX: 'rw',
            scaleY: 'rw',
            selected: 'rw',
            skewX: 'rw',
            skewY: 'rw',
            top: 'r',
            transformX: 'rw',
            transformY: 'rw',
            width: 'rw',
            x: 'rw',
            y: 'rw',
        },
        methods: [
            'getPersistentData',
            'getPublishPersistentData',
            'getTransformationPoint',
            'hasPersistentData',
            'removePersistentData',
            'setPersistentData',
            'setPublishPersistentData',
            'setTransformationPoint',
        ],
    },
    Matrix: { base: null, properties: { a: 'rw', b: 'rw', c: 'rw', d: 'rw', tx: 'rw', ty: 'rw' }, methods: [] },
    Instance: { base: 'Element', properties: { instanceType: 'r', libraryItem: 'rw' }, methods: [] },
    BitmapInstance: {
        base: 'Instance',
        properties: { hPixels: 'r', vPixels: 'r' },
        methods: ['getBits', 'setBits'],
    },
    CompiledClipInstance: {
        base: 'Instance',
        properties: {
            accName: 'rw',
            backgroundColor: 'rw',
            description: 'rw',
            blendMode: 'rw',
            brightness: 'r',
            cacheAsBitmap: 'rw',
            colorAlphaAmount: 'rw',
            colorAlphaPercent: 'rw',
            colorBlueAmount: 'rw',
            colorBluePercent: 'rw',
            colorGreenAmount: 'rw',
            colorGreenPercent: 'rw',
            colorMode: 'rw',
            colorRedAmount: 'rw',
            colorRedPercent: 'rw',
            filters: 'rw',
            forceSimple: 'rw',
            shortcut: 'rw',
            silent: 'rw',
            tabIndex: 'rw',
            tintColor: 'r',
            tintPercent: 'r',
            useBackgroundColor: 'rw',
            visible: 'rw',
        },
        methods: [],
    },
    ComponentInstance: { base: 'SymbolInstance', properties: { parameters: 'r' }, methods: [] },
    Parameter: {
        base: null,
        properties: { category: 'rw', listIndex: 'rw', name: 'r', value: 'rw', valueType: 'r', verbose: 'rw' },
        methods: ['insertItem', 'removeItem'],
    },
    SymbolInstance: {
        base: 'Instance',
        properties: {
            accName: 'rw',
            backgroundColor: 'rw',
            bitmapRenderMode: 'rw',
            blendMode: 'rw',
            brightness: 'r',
            buttonTracking: 'rw',
            cacheAsBitmap: 'rw',
            colorAlphaAmount: 'rw',
            colorAlphaPercent: 'rw',
            colorBlueAmount: 'rw',
            colorBluePercent: 'rw',
            colorGreenAmount: 'rw',
            colorGreenPercent: 'rw',
            colorMode: 'rw',
            colorRedAmount: 'rw',
            colorRedPercent: 'rw',
            description: 'rw',
            filters: 'rw',
            firstFrame: 'rw',
            forceSimple: 'rw',
            is3D: 'r',
            loop: 'rw',
            shortcut: 'rw',
            silent: 'rw',
            symbolType: 'rw',
            tabIndex: 'rw',
            tintColor: 'rw',
            tintPercent: 'rw',
            useBackgroundColor: 'rw',
            visible: 'rw',
        },
        methods: [],
    },
    Text: {
        base: 'Element',
        properties: {
            accName: 'rw',
            antiAliasSharpness: 'rw',
            antiAliasThickness: 'rw',
            autoExpand: 'rw',
            border: 'rw',
            description: 'rw',
            embeddedCharacters: 'rw',
            embedRanges: 'rw',
            embedVariantGlyphs: 'rw',
            filters: 'rw',
            fontRenderingMode: 'rw',
            length: 'r',
            lineType: 'rw',
            maxCharacters: 'rw',
            orientation: 'rw',
            renderAsHTML: 'rw',
            scrollable: 'rw',
            selectable: 'rw',
            selectionEnd: 'rw',
            selectionStart: 'rw',
            shortcut: 'rw',
            silent: 'rw',
            tabIndex: 'rw',
            textRuns: 'r',
            textType: 'rw',
            useDeviceFonts: 'rw',
            variableName: 'rw',
        },
        methods: ['getTextAttr', 'getTextString', 'setTextAttr', 'setTextString'],
    },
    TextRun: { base: null, properties: { characters: 'rw', textAttrs: 'rw' }, methods: [] },
    TextAttrs: {
        base: null,
        properties: {
            aliasText: 'rw',
            alignment: 'rw',
            autoKern: 'rw',
            bold: 'rw',
            characterPosition: 'rw',
            characterSpacing: 'rw',
            face: 'rw',
            fillColor: 'rw',
            indent: 'rw',
            italic: 'rw',
            leftMargin: 'rw',
            letterSpacing: 'rw',
            lineSpacing: 'rw',
            rightMargin: 'rw',
            rotation: 'rw',
            size: 'rw',
            target: 'rw',
            url: 'rw',
        },
        methods: [],
    },
    Shape: {
        base: 'Element',
        properties: {
            contours: 'r',
            edges: 'r',
            isDrawingObject: 'r',
            isFloating: 'r',
            isGroup: 'r',
            isOvalObject: 'r',
            isRectangleObject: 'r',
            members: 'rw',
            numCubicSegments: 'r',
            vertices: 'r',
        },
        methods: ['getCubicSegmentPoints', 'beginEdit', 'deleteEdge', 'endEdit'],
    },
    Oval: {
        base: 'Shape',
        properties: { closePath: 'r', endAngle: 'r', innerRadius: 'r', startAngle: 'r' },
        methods: [],
    },
    Rectangle: {
        base: 'Shape',
        properties: {
            bottomLeftRadius: 'r',
            bottomRightRadius: 'r',
            lockFlag: 'r',
            topLeftRadius: 'r',
            topRightRadius: 'r',
        },
        methods: [],
    },
    Contour: {
        base: null,
        properties: { fill: 'rw', interior: 'r', orientation: 'r' },
        methods: ['getHalfEdge'],
    },
    HalfEdge: {
        base: null,
        properties: { id: 'r' },
        methods: ['getEdge', 'getNext', 'getOppositeHalfEdge', 'getPrev', 'getVertex'],
    },
    Vertex: { base: null, properties: { x: 'r', y: 'r' }, methods: ['getHalfEdge', 'setLocation'] },
    Edge: {
        base: null,
        properties: { cubicSegmentIndex: 'r', id: 'r', isLine: 'r', stroke: 'rw' },
        methods: ['getControl', 'getHalfEdge', 'setControl', 'splitEdge'],
    },
    DrawingLayer: {
        base: null,
        properties: {},
        methods: [
            'beginDraw',
            'beginFrame',
            'cubicCurveTo',
            'curveTo',
            'drawPath',
            'endDraw',
            'endFrame',
            'lineTo',
            'moveTo',
            'newPath',
            'setColor',
            'setFill',
            'setStroke',
        ],
    },
    Path: {
        base: null,
        properties: { nPts: 'r' },
        methods: ['addCubicCurve', 'addCurve', 'addPoint', 'clear', 'close', 'makeShape', 'newContour'],
    },
    _Math: {
        base: null,
        properties: {},
        methods: ['concatMatrix', 'invertMatrix', 'pointDistance', 'transformPoint'],
    },
    OutputPanel: { base: null, properties: {}, methods: ['clear', 'save', 'trace'] },
    PresetPanel: {
        base: null,
        properties: { items: 'rw' },
        methods: [
            'addNewItem',
            'applyPreset',
            'deleteFolder',
            'deleteItem',
            'expandFolder',
            'exportItem',
            'findItemIndex',
            'getSelectedItems',
            'importItem',
            'moveToFolder',
            'newFolder',
            'renameItem',
            'selectItem',
        ],
    },
    PresetItem: {
        base: null,
        properties: { isDefault: 'r', isFolder: 'r', level: 'r', name: 'r', open: 'r', path: 'r' },
        methods: [],
    },
    SWFPanel: {
        base: null,
        properties: { dpiScaleFactorX: 'r', dpiScaleFactorY: 'r', name: 'r', path: 'r' },
        methods: ['call', 'reload', 'setFocus'],
    },
    Tools: {
        base: null,
        properties: {
            activeTool: 'r',
            altIsDown: 'r',
            ctlIsDown: 'r',
            mouseIsDown: 'r',
            penDownLoc: 'r',
            penLoc: 'r',
            shiftIsDown: 'r',
            toolObjs: 'r',
        },
        methods: ['constrainPoint', 'getKeyDown', 'setCursor', 'snapPoint'],
    },
    ToolObj: {
        base: null,
        properties: { depth: 'rw', iconID: 'rw', position: 'r' },
        methods: [
            'enablePIControl',
            'setIcon',
            'setMenuString',
            'setOptionsFile',
            'setPI',
            'setToolName',
            'setToolTip',
            'showPIControl',
            'showTransformHandles',
        ],
    },
    XMLUI: {
        base: null,
        properties: {},
        methods: [
            'accept',
            'cancel',
            'get',
            'getControlItemElement',
            'getEnabled',
            'getVisible',
            'set',
            'setControlItemElement',
            'setControlItemElements',
            'setEnabled',
            'setVisible',
        ],
    },
    ActionsPanel: {
        base: null,
        properties: {},
        methods: ['getSelectedText', 'getText', 'hasSelection', 'replaceSelectedText', 'setSelection', 'setText'],
    },
    Tween: {
        base: null,
        properties: { duration: 'rw', startFrame: 'rw', tweenType: 'rw' },
        methods: ['getGeometricTransform', 'getFilters', 'getShape'],
    },
};

/** Every class of the host by its name in Adobe's types. */
const contract = buildContract();
function buildContract() {
    const built = {};
    for (const [name, { base, properties, methods }] of Object.entries(surface)) {
        built[name] = {
            base,
            properties: { ...properties },
            methods: [...methods],
            scriptName: scriptNames[name] ?? name,
        };
    }
    for (const { className, base = null, properties = {}, methods = [] } of corrections) {
        const target = (built[className] ??= {
            base,
            properties: {},
            methods: [],
            scriptName: scriptNames[className] ?? className,
        });
        for (const [name, { access }] of Object.entries(properties)) {
            target.methods = target.methods.filter((method) => method !== name);
            target.properties[name] = access;
        }
        for (const name of Object.keys(methods)) {
            delete target.properties[name];
            if (!target.methods.includes(name))
                target.methods.push(name);
        }
    }
    for (const [name, order] of Object.entries(propertyOrder)) {
        built[name].properties = reorder$1(built[name].properties, order);
    }
    return built;
}
function reorder$1(properties, order) {
    const sorted = {};
    for (const name of [...order, ...Object.keys(properties)]) {
        if (name in properties)
            sorted[name] = properties[name];
    }
    return sorted;
}

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
/** A UTF-16 unit takes at most three bytes in UTF-8. */
const BYTES_PER_CHARACTER = 3;
/**
 * The text of an entry, its byte order mark kept, so that encoding gives the same bytes again. The size is checked
 * before anything is read.
 * @throws DocumentError for anything but UTF-8, and when the text is too long.
 */
function decodeEntry(label, size, read, limits) {
    const text = size > limits.maxTextLength * BYTES_PER_CHARACTER ? null : decodeUtf8(label, read());
    if (text === null || text.length > limits.maxTextLength) {
        throw new host_errors.DocumentError(label, `is a text of ${size} bytes; the limit maxTextLength is ${limits.maxTextLength}`);
    }
    return text;
}
function decodeUtf8(label, bytes) {
    try {
        return strict.decode(bytes);
    }
    catch {
        const first = ((bytes[0] ?? 0) << 8) | (bytes[1] ?? 0);
        const isUtf16 = first === 0xfffe || first === 0xfeff;
        throw new host_errors.DocumentError(label, isUtf16 ? 'is UTF-16; the texts of a document are UTF-8' : 'is not valid UTF-8');
    }
}

/** True for an entry that would be refused as a bomb. */
function isBomb(size, packedSize, { maxRatio }) {
    return size > RATIO_FREE_SIZE && size > maxRatio * packedSize;
}
const RATIO_FREE_SIZE = 2 ** 20;
const DEFAULT_LIMITS = {
    maxEntries: 65_535,
    maxTotalSize: 2 ** 31,
    maxRatio: 250,
    maxTextLength: 256e6,
    maxDepth: 512,
    maxPixels: 64e6,
};

/** A document that was never saved: its files by name. */
class MemoryContainer {
    /** Texts are encoded as UTF-8. */
    constructor(documentName, files = {}) {
        this.kind = 'fla';
        this.path = '';
        this.documentName = documentName;
        this.files = new Map(Object.entries(files).map(([name, content]) => [
            name,
            typeof content === 'string' ? new TextEncoder().encode(content) : content,
        ]));
    }
    names() {
        return [...this.files.keys()];
    }
    has(name) {
        return this.files.has(name);
    }
    bytes(name) {
        const bytes = this.files.get(name);
        if (bytes === undefined)
            throw new host_errors.DocumentError(this.label(name), 'no such entry');
        return bytes;
    }
    bytesStart(name) {
        return this.bytes(name);
    }
    text(name) {
        return decodeEntry(this.label(name), this.size(name), () => this.bytes(name), DEFAULT_LIMITS);
    }
    size(name) {
        return this.bytes(name).length;
    }
    label(name) {
        return `${this.documentName}, ${name}`;
    }
    isChangedOnDisk() {
        return false;
    }
}

function hasSameBytes(a, b) {
    if (a.length !== b.length)
        return false;
    for (let i = 0; i < a.length; i++)
        if (a[i] !== b[i])
            return false;
    return true;
}

/** True when an entry has this content already. */
function isSameContent(container, name, content) {
    if (!container.has(name) || container.size(name) !== content.length)
        return false;
    return hasSameBytes(container.bytes(name), content);
}
/** The text of the `.xfl` file, which stands for its folder. */
const PROXY_CONTENT = new TextEncoder().encode('PROXY-CS5');
const MIMETYPE = 'mimetype';
const MIMETYPE_CONTENT = new TextEncoder().encode('application/vnd.adobe.xfl');
/** Entries that say what the container is, and do not belong to the document itself. */
function isMarker(name) {
    return name === MIMETYPE || /^[^/]+\.xfl$/i.test(name);
}

const CAUSES = {
    ENOENT: 'no such file or folder',
    EACCES: 'permission denied',
    EPERM: 'not permitted',
    EISDIR: 'it is a folder',
    ENOTDIR: 'a part of its path is no folder',
    ENOSPC: 'no space left on the disk',
    EROFS: 'the disk is read-only',
    ELOOP: 'too many symbolic links',
    ENAMETOOLONG: 'the name is too long',
};
/** A fault of the file system in plain words. `what` as in "cannot be read". */
function explainFault(path, what, error) {
    if (error instanceof host_errors.DocumentError)
        return error;
    const { code = '', message } = error;
    return new host_errors.DocumentError(path, `${what}: ${CAUSES[code] ?? message}`);
}

/** The folders of an XFL document; what else lies beside DOMDocument.xml (exports, sources) is not part of it. */
const FOLDERS = new Set(['LIBRARY', 'META-INF', 'bin', 'publishtemplates']);
const TOP_FILES = /\.(xml|xfl)$|^mimetype$/i;
/** True for a folder right below that of the document, by its name, that belongs to the document. */
function isDocumentFolder(name) {
    return FOLDERS.has(name);
}
/** True for a file right beside DOMDocument.xml, by its name, that belongs to the document. */
function isDocumentFile(name) {
    return TOP_FILES.test(name);
}

/**
 * The files of an XFL folder by name, sorted. Symbolic links are followed as long as they stay inside the folder;
 * sockets, pipes and the like are passed over.
 * @throws DocumentError for a link that leads outside, and when a limit is exceeded.
 */
function listFolder(platform, folder, limits) {
    const { disk, paths } = platform;
    const root = disk.realPath(folder);
    const files = new Map();
    const visited = new Set();
    let total = 0;
    /** `real`: the path of the directory without links. */
    function visit(directory, real, prefix) {
        if (visited.has(real))
            return;
        visited.add(real);
        for (const { name, isLink } of disk.list(directory)) {
            if (prefix === '' && !isDocumentFolder(name) && !isDocumentFile(name))
                continue;
            const file = paths.join(directory, name);
            const target = isLink ? targetOf(disk, file) : paths.join(real, name);
            if (target === undefined)
                continue;
            if (target !== root && !target.startsWith(root + paths.sep)) {
                throw new host_errors.DocumentError(folder, `the link ${prefix}${name} leads outside the document`);
            }
            const stat = disk.stat(file);
            if (stat?.isFolder && (prefix !== '' || isDocumentFolder(name)))
                visit(file, target, `${prefix}${name}/`);
            else if (stat?.isFile)
                add(prefix + name, stat);
        }
    }
    function add(name, { size, modifiedMs }) {
        files.set(name, { size, modifiedMs });
        total += size;
        if (files.size > limits.maxEntries) {
            throw new host_errors.DocumentError(folder, `holds more files than the limit maxEntries, ${limits.maxEntries}`);
        }
        if (total > limits.maxTotalSize) {
            throw new host_errors.DocumentError(folder, `holds more bytes than the limit maxTotalSize, ${limits.maxTotalSize}`);
        }
    }
    visit(folder, root, '');
    return files;
}
/** Where a link leads; undefined for one that leads nowhere: there is nothing to read. */
function targetOf(disk, link) {
    try {
        return disk.realPath(link);
    }
    catch {
        return undefined;
    }
}

/** The form in which entries are known: `/` between folders (CS5 also writes `\`), no `.` and no empty parts. */
function normalizeName(name) {
    if (!/\\|^\.|\/[./]/.test(name))
        return name;
    const slashed = name.replaceAll('\\', '/');
    const parts = slashed.split('/').filter((part, index) => part !== '.' && (part !== '' || index === 0));
    return parts.join('/') + (slashed.endsWith('/') ? '/' : '');
}
/** Why a normalised name cannot be a file of the document; null when it can. `written`: the name as messages show it. */
function nameFault(name, written = name) {
    if (name === '')
        return 'an entry has no name';
    if (name.includes('\0'))
        return `the name of the entry ${JSON.stringify(written)} holds a zero byte`;
    if (name.startsWith('/') || /^[A-Za-z]:/.test(name) || name.split('/').includes('..')) {
        return `the entry ${JSON.stringify(written)} leads outside the document`;
    }
    return null;
}

/** No save takes that long: a lock that is older was left behind, and its process number given to another. */
const OLDEST_MS = 10 * 60 * 1000;
/** A lock that says nothing is being written at this moment, unless it is older. */
const OLDEST_EMPTY_MS = 5000;
/** Tells the locks of this process from those of an earlier one that had the same number. */
const OWN_WORD = crypto.randomUUID();
/** Bytes of a lock file. */
const LONGEST$1 = 1000;
/**
 * The right to write a document, which one process has at a time: a file beside it that only one can make. A lock that
 * its process left behind when it died counts for nothing.
 */
class SaveLock {
    constructor(platform, file, document) {
        this.platform = platform;
        this.file = file;
        this.document = document;
        const { id, machine } = platform.processes;
        this.text = JSON.stringify({ id, machine, word: OWN_WORD });
    }
    /**
     * @param file - the lock file; its folder is there
     * @param document - the document, for messages
     * @throws DocumentError where another process has the lock.
     */
    static take(platform, file, document) {
        const lock = new SaveLock(platform, file, document);
        if (lock.tryToMake())
            return lock;
        const owner = lock.readOwner();
        if (lock.isLeftBehind(owner)) {
            lock.removeLeftBehind();
            if (lock.tryToMake())
                return lock;
        }
        throw new host_errors.DocumentError(document, `is being saved by another process${owner ? ` (${owner.id} on ${owner.machine})` : ''}; try again when it is done`);
    }
    /** @throws DocumentError where another process took the lock for left behind, after a long pause of this one. */
    check() {
        if (this.platform.disk.exists(this.file) &&
            decode(this.platform.disk.readStart(this.file, LONGEST$1)) === this.text)
            return;
        throw new host_errors.DocumentError(this.document, 'cannot be saved: another process saves it; try again');
    }
    release() {
        try {
            const text = this.read();
            if (text === undefined || text === this.text)
                this.platform.disk.removeFile(this.file);
        }
        catch {
            // What was saved is saved; the lock of a process that has ended counts for nothing.
        }
    }
    tryToMake() {
        try {
            this.platform.disk.create(this.file, [new TextEncoder().encode(this.text)], { isSynced: false });
            return true;
        }
        catch (error) {
            if (error.code === 'EEXIST')
                return false;
            throw error;
        }
    }
    /** Two processes may find the same lock left behind: what each takes away is looked at again. */
    removeLeftBehind() {
        const { disk } = this.platform;
        const aside = `${this.file}.${OWN_WORD.slice(0, 8)}`;
        const before = this.read();
        try {
            disk.rename(this.file, aside);
            const taken = decode(disk.readStart(aside, LONGEST$1));
            if (taken === before)
                disk.removeFile(aside);
            else
                disk.rename(aside, this.file);
        }
        catch {
            // Somebody else removed it.
        }
    }
    isLeftBehind(owner) {
        const { processes } = this.platform;
        if (owner === undefined)
            return this.isOlderThan(OLDEST_EMPTY_MS);
        // Saving happens at one go: a lock of this very process is one that it could not remove.
        if (owner.word === OWN_WORD)
            return true;
        if (owner.machine === processes.machine && !processes.isRunning(owner.id))
            return true;
        return this.isOlderThan(OLDEST_MS);
    }
    isOlderThan(milliseconds) {
        const { clock, disk } = this.platform;
        const stat = disk.stat(this.file);
        return stat === undefined || clock.now().getTime() - stat.modifiedMs > milliseconds;
    }
    /** Undefined for a lock that is gone by now, and one whose process died while it wrote it. */
    readOwner() {
        try {
            const { id, machine, word } = JSON.parse(this.read() ?? '');
            if (typeof id === 'number' && typeof machine === 'string' && typeof word === 'string')
                return { id, machine, word };
        }
        catch {
            return undefined;
        }
        return undefined;
    }
    read() {
        try {
            return decode(this.platform.disk.readStart(this.file, LONGEST$1));
        }
        catch {
            return undefined;
        }
    }
}
function decode(bytes) {
    return new TextDecoder().decode(bytes);
}

/**
 * Replaces a file in one step: at every moment either the old or the new one is there, whole. Removes what processes
 * that died while they saved it left beside it.
 *
 * @returns what `verify` made of the new content.
 * @throws DocumentError when it cannot; then the old one is there.
 */
function replaceFile(platform, file, options) {
    const { disk, paths } = platform;
    const folder = paths.dirname(file);
    try {
        disk.makeFolder(folder);
        const lock = SaveLock.take(platform, paths.join(folder, `.${paths.basename(file)}.lock`), file);
        try {
            return replaceLocked(platform, file, options, lock);
        }
        finally {
            lock.release();
        }
    }
    catch (error) {
        throw explainFault(file, 'cannot be saved', error);
    }
}
function replaceLocked(platform, file, { force, build, verify }, lock) {
    const { disk, paths } = platform;
    const folder = paths.dirname(file);
    const old = disk.stat(file);
    const chunks = build();
    if (old !== undefined && !force && !disk.isWritable(file))
        throw new host_errors.DocumentError(file, 'is write-protected; it is not replaced without force');
    removeLeftBehind(platform, file);
    const temporary = paths.join(folder, `.${paths.basename(file)}.${uniqueWord()}.tmp`);
    try {
        disk.create(temporary, chunks, { isSynced: true, like: old });
        const verified = verify(disk.read(temporary));
        lock.check();
        disk.rename(temporary, file);
        disk.sync(folder);
        return verified;
    }
    catch (error) {
        discard(disk, temporary);
        throw error;
    }
}
/** Temporary files of a file that nobody is saving now. */
function removeLeftBehind({ disk, paths }, file) {
    const folder = paths.dirname(file);
    const start = `.${paths.basename(file)}.`;
    for (const { name, isLink } of disk.list(folder)) {
        if (!isLink && name.startsWith(start) && TEMPORARY.test(name.slice(start.length)))
            discard(disk, paths.join(folder, name));
    }
}
/** Removes what was written in vain; that it fails too must not hide the first error. */
function discard(disk, path) {
    try {
        disk.removeAll(path);
    }
    catch {
        return;
    }
}
const TEMPORARY = /^[0-9a-f]{8}-[0-9a-f]{4}\.tmp$/;
function uniqueWord() {
    return crypto.randomUUID().slice(0, 13);
}

/** Stands in the folder of a save from the moment when all new content is on the disk: the save will be completed. */
const FORWARD = 'journal.json';
/** Stands there instead when the save is taken back. */
const BACKWARD = 'undo.json';
const LARGEST_JOURNAL = 2 ** 26;
const FILE_IN_SAVE = /^(new|old)-\d+$/;
/**
 * The steps of a save of an XFL folder, with all that they need, in a folder inside it. Either its journal says that the
 * save is to be completed, or that it is to be taken back; both can be gone on with after the process died.
 */
class FolderSave {
    /** @param root - the document's folder, links resolved. @param folder - that of the save, in it */
    constructor(platform, root, folder) {
        this.platform = platform;
        this.root = root;
        this.folder = folder;
    }
    /** True when it was begun to change the document's files. */
    get isUnderWay() {
        return this.has(FORWARD) || this.has(BACKWARD);
    }
    at(name) {
        return this.platform.paths.join(this.folder, name);
    }
    /** Notes the steps, all of which are on the disk: from here on the save will be completed. */
    promise(steps) {
        const { disk } = this.platform;
        const text = new TextEncoder().encode(JSON.stringify(steps));
        disk.create(this.at('journal.new'), [text], { isSynced: true });
        disk.rename(this.at('journal.new'), this.at(FORWARD));
        disk.sync(this.folder);
    }
    /** Takes the steps in their order. What is done already is passed over. */
    complete(steps) {
        const { disk, paths } = this.platform;
        const folders = new Set();
        for (const { name, staged } of steps) {
            const target = this.targetOf(name);
            const folder = paths.dirname(target);
            if (!folders.has(folder))
                disk.makeFolder(folder);
            folders.add(folder);
            if (staged === null)
                this.removeIfThere(target);
            else if (disk.exists(this.at(staged)))
                disk.rename(this.at(staged), target);
        }
        for (const folder of folders)
            disk.sync(folder);
    }
    /** Puts everything back as it was before. */
    takeBack(steps) {
        const { disk } = this.platform;
        if (this.has(FORWARD))
            disk.rename(this.at(FORWARD), this.at(BACKWARD));
        for (const { name, staged, backup } of [...steps].reverse()) {
            const target = this.targetOf(name);
            if (backup !== null) {
                if (disk.exists(this.at(backup)))
                    disk.rename(this.at(backup), target);
            }
            else if (staged !== null && !disk.exists(this.at(staged)))
                this.removeIfThere(target);
        }
    }
    /** Goes on where a process that died stopped, and leaves nothing of the save. @throws DocumentError when it cannot. */
    recover() {
        const { paths } = this.platform;
        if (this.has(BACKWARD))
            this.takeBack(this.read(BACKWARD));
        else if (this.has(FORWARD)) {
            const steps = this.read(FORWARD);
            this.complete(steps.filter(({ name }) => isOfDocument(name)));
        }
        this.end();
        this.platform.disk.sync(paths.dirname(this.folder));
    }
    /** Removes the folder of the save; its journal first, so that what is left of it is never gone on with. */
    end() {
        discard(this.platform.disk, this.at(FORWARD));
        discard(this.platform.disk, this.at(BACKWARD));
        discard(this.platform.disk, this.folder);
    }
    /** The file behind a name, links resolved. @throws DocumentError when that leads out of the document. */
    targetOf(name) {
        const { disk, paths } = this.platform;
        let target = this.root;
        for (const part of name.split('/')) {
            target = paths.join(target, part);
            if (disk.linkStat(target)?.isLink)
                target = disk.realPath(target);
            if (!target.startsWith(this.root + paths.sep))
                throw new host_errors.DocumentError(paths.join(this.root, name), 'leads outside the document');
        }
        return target;
    }
    has(journal) {
        return this.platform.disk.linkStat(this.at(journal))?.isFile === true;
    }
    /** The journal may have come with a document of a stranger: it reaches nothing but files of the document. */
    read(journal) {
        const { disk } = this.platform;
        const size = disk.linkStat(this.at(journal))?.size ?? 0;
        const steps = size > LARGEST_JOURNAL ? null : parse$2(disk.read(this.at(journal)));
        if (Array.isArray(steps) && steps.every(isStep))
            return steps;
        throw new host_errors.DocumentError(this.root, `was left half saved, and the journal of that save, ${this.at(journal)}, is damaged; compare with a copy, then remove that folder`);
    }
    removeIfThere(file) {
        const { disk } = this.platform;
        if (disk.linkStat(file) !== undefined)
            disk.removeFile(file);
    }
}
function parse$2(bytes) {
    try {
        return JSON.parse(new TextDecoder().decode(bytes));
    }
    catch {
        return null;
    }
}
function isStep(value) {
    const { name, staged, backup } = (value ?? {});
    return typeof name === 'string' && nameFault(name) === null && isFileOfSave(staged) && isFileOfSave(backup);
}
function isFileOfSave(value) {
    return value === null || (typeof value === 'string' && FILE_IN_SAVE.test(value));
}
function isOfDocument(name) {
    const [first, ...others] = name.split('/');
    return others.length > 0 ? isDocumentFolder(first) : isDocumentFile(first);
}

/** How the folder of a save begins, in the folder of the document. */
const SAVE_PREFIX = '.saving-';
const LOCK = '.saving.lock';
/** A save under way is waited for: this many times, that many milliseconds. */
const TRIES = 40;
const PAUSE_MS = 50;
/**
 * Brings a document's folder to what a save that was under way when its process died was to make of it: wholly new, or
 * wholly old. Writes nothing to a folder without such a save.
 *
 * @throws DocumentError when it cannot, and when another process is saving all the time.
 */
function recoverFolder(platform, folder) {
    for (let left = TRIES; isHalfSaved(platform, folder); left--) {
        try {
            const lock = SaveLock.take(platform, platform.paths.join(folder, LOCK), folder);
            try {
                recoverSaves(platform, folder);
            }
            finally {
                lock.release();
            }
        }
        catch (error) {
            if (left > 0 && isBusy(platform, folder))
                platform.processes.pause(PAUSE_MS);
            else
                throw explainFault(folder, 'was left half saved by a process that died, and cannot be completed', error);
        }
    }
}
/** Ends every save that was left in a folder. For the process that has the lock. */
function recoverSaves(platform, folder) {
    for (const save of savesIn(platform, folder))
        save.recover();
}
function isHalfSaved(platform, folder) {
    return savesIn(platform, folder).some((save) => save.isUnderWay);
}
function isBusy({ disk, paths }, folder) {
    return disk.exists(paths.join(folder, LOCK));
}
function savesIn(platform, folder) {
    const { disk, paths } = platform;
    const root = disk.realPath(folder);
    return disk
        .list(root)
        .filter(({ name, isLink }) => name.startsWith(SAVE_PREFIX) && !isLink)
        .map(({ name }) => new FolderSave(platform, root, paths.join(root, name)))
        .filter((save) => disk.linkStat(save.folder)?.isFolder);
}

/** An XFL folder; its list of files is that of the moment of opening. */
class FolderContainer {
    /** @throws DocumentError when the folder cannot be listed, holds a link that leads outside or exceeds a limit. */
    constructor(platform, folder, limits, documentName) {
        this.platform = platform;
        this.kind = 'xfl';
        this.path = folder;
        this.limits = limits;
        try {
            recoverFolder(platform, folder);
            this.files = listFolder(platform, folder, limits);
        }
        catch (error) {
            throw explainFault(folder, 'cannot be read', error);
        }
        this.documentName = documentName ?? this.onlyXfl() ?? `${platform.paths.basename(folder)}.xfl`;
    }
    names() {
        return [...this.files.keys()];
    }
    has(name) {
        return this.files.has(name);
    }
    bytes(name) {
        const stamp = this.stamp(name);
        const file = this.fileOf(name);
        const { disk, compression } = this.platform;
        try {
            const bytes = disk.read(file);
            Object.assign(stamp, { size: bytes.length, checksum: compression.crc32(bytes) });
            return bytes;
        }
        catch (error) {
            throw explainFault(this.label(name), 'cannot be read', error);
        }
    }
    bytesStart(name, length) {
        try {
            return this.platform.disk.readStart(this.fileOf(name), length);
        }
        catch (error) {
            throw explainFault(this.label(name), 'cannot be read', error);
        }
    }
    text(name) {
        return decodeEntry(this.label(name), this.size(name), () => this.bytes(name), this.limits);
    }
    size(name) {
        return this.stamp(name).size;
    }
    label(name) {
        return this.platform.paths.join(this.path, name);
    }
    isChangedOnDisk() {
        return this.names().some((name) => this.isFileChanged(name));
    }
    isFileChanged(name) {
        const file = this.fileOf(name);
        const { disk, compression } = this.platform;
        const stat = disk.stat(file);
        // A file that something else removed is a change too: writing the others would bring half of it back.
        if (stat === undefined)
            return true;
        const { size, modifiedMs, checksum } = this.stamp(name);
        if (stat.size !== size)
            return true;
        // Times alone are no proof either way: they are coarse, and tools that copy files touch them.
        return checksum === undefined
            ? stat.modifiedMs !== modifiedMs
            : compression.crc32(disk.read(file)) !== checksum;
    }
    stamp(name) {
        const stamp = this.files.get(name);
        if (stamp === undefined)
            throw new host_errors.DocumentError(this.label(name), 'no such file in the document');
        return stamp;
    }
    fileOf(name) {
        return this.platform.paths.join(this.path, ...name.split('/'));
    }
    onlyXfl() {
        const found = this.names().filter((name) => /^[^/]+\.xfl$/i.test(name));
        return found.length === 1 ? found[0] : undefined;
    }
}

const END_SIGNATURE = 0x06054b50;
const END_SIZE$1 = 22;
const RECORD_SIGNATURE = 0x02014b50;
const RECORD_SIZE$1 = 46;
const MAX_COMMENT = 65_535;
const UTF8_NAME$1 = 0x800;
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const latin1 = new TextDecoder('latin1');
/**
 * The entries of a zip. Adobe records a wrong size of the directory, while its place and the number of its records are
 * right; so the records are walked from that place, and the size is not looked at.
 * @throws DocumentError for a truncated or damaged directory, names that lead outside or occur twice, and limits.
 */
function readDirectory(path, zip, limits) {
    const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
    const end = findEnd(path, view);
    const count = view.getUint16(end + 10, true);
    const start = view.getUint32(end + 16, true);
    if (count === 0xffff || start === 0xffffffff)
        throw new host_errors.DocumentError(path, 'is a ZIP64 archive, which no FLA is');
    if (view.getUint16(end + 4, true) !== 0 || view.getUint16(end + 8, true) !== count) {
        throw new host_errors.DocumentError(path, 'is one part of a zip archive in several parts');
    }
    if (count > limits.maxEntries)
        throw tooMuch(path, `holds ${count} entries`, 'maxEntries', limits.maxEntries);
    const records = [];
    let at = start;
    for (let index = 0; index < count; index++) {
        if (at + RECORD_SIZE$1 > end || view.getUint32(at, true) !== RECORD_SIGNATURE) {
            throw new host_errors.DocumentError(path, `damaged zip: entry ${index + 1} of ${count} is not in the directory`);
        }
        const record = readRecord(path, zip, view, at);
        records.push(record);
        at += record.bytes.length;
    }
    checkRecords(path, records, zip.length, limits);
    return records;
}
/** The end record stands at the very end, before a comment. */
function findEnd(path, view) {
    const lowest = Math.max(0, view.byteLength - END_SIZE$1 - MAX_COMMENT);
    for (let at = view.byteLength - END_SIZE$1; at >= lowest; at--) {
        if (view.getUint32(at, true) === END_SIGNATURE &&
            at + END_SIZE$1 + view.getUint16(at + 20, true) <= view.byteLength) {
            return at;
        }
    }
    throw new host_errors.DocumentError(path, 'truncated zip: the directory at its end is missing');
}
function readRecord(path, zip, view, at) {
    const nameLength = view.getUint16(at + 28, true);
    const length = RECORD_SIZE$1 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    if (at + length > zip.length)
        throw new host_errors.DocumentError(path, 'damaged zip: the directory goes beyond the file');
    const flags = view.getUint16(at + 8, true);
    const name = decodeName(zip.subarray(at + RECORD_SIZE$1, at + RECORD_SIZE$1 + nameLength), flags);
    const normal = normalizeName(name);
    const fault = nameFault(normal, name);
    if (fault !== null)
        throw new host_errors.DocumentError(path, fault);
    return {
        name: normal,
        isFolder: normal.endsWith('/'),
        flags,
        method: view.getUint16(at + 10, true),
        crc: view.getUint32(at + 16, true),
        packedSize: view.getUint32(at + 20, true),
        size: view.getUint32(at + 24, true),
        offset: view.getUint32(at + 42, true),
        bytes: zip.subarray(at, at + length),
    };
}
function decodeName(bytes, flags) {
    try {
        return utf8.decode(bytes);
    }
    catch {
        return flags & UTF8_NAME$1 ? new TextDecoder().decode(bytes) : latin1.decode(bytes);
    }
}
function checkRecords(path, records, fileSize, limits) {
    const seen = new Set();
    let packed = 0;
    let unpacked = 0;
    for (const { name, packedSize, size } of records) {
        if (seen.has(name))
            throw new host_errors.DocumentError(path, `the entry ${JSON.stringify(name)} occurs twice`);
        seen.add(name);
        packed += packedSize;
        unpacked += size;
        if (isBomb(size, packedSize, limits)) {
            const what = `the entry ${JSON.stringify(name)} claims to unpack from ${packedSize} to ${size} bytes`;
            throw tooMuch(path, what, 'maxRatio', limits.maxRatio);
        }
    }
    if (unpacked > limits.maxTotalSize) {
        throw tooMuch(path, `unpacks to ${unpacked} bytes`, 'maxTotalSize', limits.maxTotalSize);
    }
    // Entries that share their data unpack to more than their sizes tell.
    if (packed > fileSize)
        throw new host_errors.DocumentError(path, 'damaged zip: its entries are larger than the file');
}
function tooMuch(path, what, limit, value) {
    return new host_errors.DocumentError(path, `${what}; the limit ${limit} is ${value}`);
}

/** Unpacking gives more bytes than the limit allows. */
class OutputTooLarge extends Error {
    constructor() {
        super(...arguments);
        this.name = 'OutputTooLarge';
    }
}

const SIGNATURE$1 = 0x04034b50;
const LOCAL_SIZE = 30;
/** Where an entry's local header ends and its data begin. @throws DocumentError when it is not there. */
function dataStart(label, zip, record) {
    const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
    const { offset, packedSize } = record;
    if (offset + LOCAL_SIZE > zip.length || view.getUint32(offset, true) !== SIGNATURE$1) {
        throw new host_errors.DocumentError(label, 'damaged zip: the entry is not where the directory says');
    }
    const start = offset + LOCAL_SIZE + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
    if (start + packedSize > zip.length)
        throw new host_errors.DocumentError(label, 'truncated zip: the entry goes beyond the file');
    return start;
}

const ENCRYPTED = 0x1;
const STORED$1 = 0;
const DEFLATED$1 = 8;
/** The unpacked bytes of an entry. @throws DocumentError for damaged data and methods that are not supported. */
function unpack(compression, label, zip, record) {
    const packed = packedData(label, zip, record);
    const bytes = record.method === STORED$1 ? packed : inflate(compression, label, packed, record.size);
    if (bytes.length !== record.size || compression.crc32(bytes) !== record.crc)
        throw mismatch(label);
    return bytes;
}
/** The first bytes of an entry: `length` of them or more, or all there are. The checksum is not looked at. */
function unpackStart(compression, label, zip, record, length) {
    const packed = packedData(label, zip, record);
    if (record.method === STORED$1)
        return packed;
    try {
        return compression.inflateRawStart(packed, length);
    }
    catch (error) {
        throw new host_errors.DocumentError(label, `damaged zip: ${error.message}`);
    }
}
/** The data of an entry as the zip holds them. @throws DocumentError where they are not there or cannot be unpacked. */
function packedData(label, zip, record) {
    if (record.flags & ENCRYPTED)
        throw new host_errors.DocumentError(label, 'is encrypted');
    const start = dataStart(label, zip, record);
    const { method } = record;
    if (method !== STORED$1 && method !== DEFLATED$1)
        throw new host_errors.DocumentError(label, `is packed by method ${method}; only stored and deflated are known`);
    return zip.subarray(start, start + record.packedSize);
}
function inflate(compression, label, packed, size) {
    try {
        // The directory's size bounds what is unpacked, whatever the data would expand to.
        return compression.inflateRaw(packed, size);
    }
    catch (error) {
        if (error instanceof OutputTooLarge)
            throw mismatch(label);
        throw new host_errors.DocumentError(label, `damaged zip: ${error.message}`);
    }
}
function mismatch(label) {
    return new host_errors.DocumentError(label, 'damaged zip: the checksum of the entry does not match its content');
}

/** An FLA: the bytes of the zip, from which entries are unpacked one by one at each request. */
class ZipContainer {
    /** @throws DocumentError when the directory is damaged or exceeds a limit. */
    constructor(platform, file, zip, limits) {
        this.platform = platform;
        this.kind = 'fla';
        this.files = new Map();
        this.path = file;
        this.documentName = platform.paths.basename(file);
        this.zip = zip;
        this.limits = limits;
        this.records = readDirectory(file, zip, limits);
        for (const record of this.records)
            if (!record.isFolder)
                this.files.set(record.name, record);
    }
    names() {
        return [...this.files.keys()];
    }
    has(name) {
        return this.files.has(name);
    }
    bytes(name) {
        return unpack(this.platform.compression, this.label(name), this.zip, this.record(name));
    }
    bytesStart(name, length) {
        return unpackStart(this.platform.compression, this.label(name), this.zip, this.record(name), length);
    }
    text(name) {
        return decodeEntry(this.label(name), this.size(name), () => this.bytes(name), this.limits);
    }
    size(name) {
        return this.record(name).size;
    }
    label(name) {
        return `${this.path}, ${name}`;
    }
    isChangedOnDisk() {
        const { disk } = this.platform;
        try {
            const stat = disk.stat(this.path);
            if (stat === undefined)
                return false;
            return stat.size !== this.zip.length || !hasSameBytes(disk.read(this.path), this.zip);
        }
        catch (error) {
            throw explainFault(this.path, 'cannot be read', error);
        }
    }
    /** What the directory says of an entry. @throws DocumentError where there is none. */
    record(name) {
        const record = this.files.get(name);
        if (record === undefined)
            throw new host_errors.DocumentError(this.label(name), 'no such entry');
        return record;
    }
}

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const EMPTY_ZIP = [0x50, 0x4b, 0x05, 0x06];
const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const PROXY = [...PROXY_CONTENT];
/** The file that every document has. */
const MAIN$1 = 'DOMDocument.xml';
/**
 * Opens a document: an FLA file, an XFL folder, or the `.xfl` or DOMDocument.xml file inside one. The content decides,
 * not the name. Nothing is written; entries are not unpacked yet.
 * @throws DocumentError naming the file and the cause.
 */
function openContainer(platform, file, limits = {}) {
    const bounds = { ...DEFAULT_LIMITS, ...limits };
    const absolute = platform.paths.resolve(file);
    const stat = statOf(platform, absolute);
    const container = stat.isFolder
        ? new FolderContainer(platform, absolute, bounds)
        : openFile(platform, absolute, stat.size, bounds);
    if (!container.has(MAIN$1)) {
        throw new host_errors.DocumentError(container.path, `holds no ${MAIN$1}: it is not a document of Animate`);
    }
    return container;
}
function statOf({ disk }, file) {
    const stat = tryTo('cannot be opened', file, () => disk.stat(file));
    if (stat === undefined)
        throw new host_errors.DocumentError(file, 'cannot be opened: no such file or folder');
    if (stat.isFolder || stat.isFile)
        return stat;
    throw new host_errors.DocumentError(file, 'is neither a file nor a folder');
}
function openFile(platform, file, size, limits) {
    const { disk, paths } = platform;
    const magic = tryTo('cannot be read', file, () => disk.readStart(file, PROXY.length));
    if (startsWith(magic, ZIP) || startsWith(magic, EMPTY_ZIP)) {
        if (size > limits.maxTotalSize) {
            throw new host_errors.DocumentError(file, `is ${size} bytes long; the limit maxTotalSize is ${limits.maxTotalSize}`);
        }
        const zip = tryTo('cannot be read', file, () => disk.read(file));
        return new ZipContainer(platform, file, zip, limits);
    }
    if (startsWith(magic, PROXY) || /\.xfl$/i.test(file)) {
        return new FolderContainer(platform, paths.dirname(file), limits, paths.basename(file));
    }
    if (paths.basename(file) === MAIN$1)
        return new FolderContainer(platform, paths.dirname(file), limits);
    throw new host_errors.DocumentError(file, explainMagic(magic));
}
/** Runs an access to the disk; its failure becomes a DocumentError. `fault` as in "cannot be read". */
function tryTo(fault, file, access) {
    try {
        return access();
    }
    catch (error) {
        throw explainFault(file, fault, error);
    }
}
function explainMagic(bytes) {
    if (bytes.length === 0)
        return 'is empty';
    if (startsWith(bytes, OLE)) {
        return 'was saved in the binary format of Flash CS4 or older; open it in Flash CS5 or later and save it again';
    }
    return 'is neither an FLA (zip) nor an XFL document';
}
function startsWith(bytes, magic) {
    return bytes.length >= magic.length && magic.every((byte, index) => bytes[index] === byte);
}

/** Paths of library items: folders separated by `/`. */
/** The last part of a path. */
function leafOf(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}
/** The folder of a path, an empty text at the top level. */
function folderOf(path) {
    return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
function joinPath(folder, leaf) {
    return folder === '' ? leaf : `${folder}/${leaf}`;
}
/** True for a path inside a folder, directly or deeper. */
function isInside$1(path, folder) {
    return path.startsWith(`${folder}/`);
}
/** All folders above a path, the outermost first. */
function foldersAbove(path) {
    const folders = [];
    for (let folder = folderOf(path); folder !== ''; folder = folderOf(folder))
        folders.unshift(folder);
    return folders;
}
/** Characters that file names cannot hold are written `&#NNN`, without a semicolon, in three digits. */
const UNSAFE = /[\\:*?"<>|[\];]/g;
/** The file of a symbol inside `LIBRARY`. Source: 22,843 plain and 2,526 escaped names of real documents. */
function hrefOf(path) {
    const safe = path.replace(UNSAFE, (character) => `&#${String(character.charCodeAt(0)).padStart(3, '0')}`);
    return `${safe}.xml`;
}
/** The path that a file name stands for, where nothing better tells: in includes of files that are missing. */
function pathOfHref(href) {
    const name = href.replace(/\.xml$/i, '');
    return name.replace(/&#(\d{2,3});?/g, (_, code) => String.fromCharCode(Number(code)));
}

/** Numbers per element in the list of a text's places. */
const WIDTH = 5;
/** The end of the element before, or of the parent's open tag. */
const LEAD_START = 0;
/** The place of `<`. */
const START = 1;
/** The place behind the open tag. */
const OPEN_END = 2;
/** The place behind the close tag. */
const END = 3;
/** The index of the first element behind this one and all in it. */
const NEXT = 4;
/**
 * Where the elements of one text stand. Elements have indices in document order: the first child of one, if it has
 * any, is the next. Nodes are made of them when they are asked for; of most elements of a document nobody ever asks.
 */
class Places {
    /** `numbers`: WIDTH per element. */
    constructor(source, numbers) {
        this.source = source;
        this.numbers = numbers;
    }
    leadStart(index) {
        return this.numbers[index * WIDTH + LEAD_START];
    }
    start(index) {
        return this.numbers[index * WIDTH + START];
    }
    openEnd(index) {
        return this.numbers[index * WIDTH + OPEN_END];
    }
    end(index) {
        return this.numbers[index * WIDTH + END];
    }
    next(index) {
        return this.numbers[index * WIDTH + NEXT];
    }
}
/** The places of an element that was not read but made: in an empty text, nowhere. */
const NOWHERE = new Places('', Int32Array.of(-1, -1, -1, -1, 1));

const FIRST_SIZE = 2 ** 16;
/** More room than this is given back after use. */
const MOST_KEPT = 2 ** 22;
/** Room that all texts are recorded in, one after the other. */
let room = new Int32Array(FIRST_SIZE);
/** Notes where the elements of a text stand, while a parser walks over it. One text at a time. */
class PlaceRecorder {
    constructor() {
        this.count = 0;
        this.lastEnd = 0;
        /** The beginnings of the numbers of the open elements, the outermost first. */
        this.open = [];
    }
    /** Elements that are open. */
    get depth() {
        return this.open.length;
    }
    begin(start) {
        const at = this.count++ * WIDTH;
        if (at + WIDTH > room.length)
            room = enlarged(room);
        room[at + LEAD_START] = this.lastEnd;
        room[at + START] = start;
        this.open.push(at);
    }
    /** The open tag ends. */
    enter(place) {
        room[this.open[this.open.length - 1] + OPEN_END] = place;
        this.lastEnd = place;
    }
    /** The innermost open element ends. */
    leave(place) {
        const at = this.open.pop();
        if (at === undefined)
            return;
        room[at + END] = place;
        room[at + NEXT] = this.count;
        this.lastEnd = place;
    }
    /** The places that were noted; undefined for a text without elements. */
    finish(source) {
        if (this.count === 0)
            return undefined;
        const places = new Places(source, room.slice(0, this.count * WIDTH));
        if (room.length > MOST_KEPT)
            room = new Int32Array(FIRST_SIZE);
        return places;
    }
}
function enlarged(full) {
    const larger = new Int32Array(full.length * 2);
    larger.set(full);
    return larger;
}

const NAMED = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };
const REFERENCE = /&(?:#x([0-9a-fA-F]+)|#([0-9]+)|([a-z]+));/g;
const LAST_CODE = 0x10ffff;
/** Text with its references replaced. Those that XML does not know stay as written: the parser refuses them. */
function decodeReferences(raw) {
    if (!raw.includes('&'))
        return raw;
    return raw.replace(REFERENCE, (whole, hex, decimal, name) => {
        if (name !== undefined)
            return NAMED[name] ?? whole;
        const code = hex === undefined ? Number(decimal) : parseInt(hex, 16);
        return code <= LAST_CODE ? String.fromCodePoint(code) : whole;
    });
}
const ENCODED = /[&\t\n\r]/;
/** The value of an attribute as a conforming parser reports it: line breaks and tabs in it read as spaces. */
function decodeAttribute(raw) {
    return ENCODED.test(raw) ? decodeReferences(raw.replace(/\r\n|[\t\n\r]/g, ' ')) : raw;
}
/** Line ends as a conforming parser reports them: CR LF and CR read as LF. */
function decodeLineEnds(raw) {
    return raw.includes('\r') ? raw.replace(/\r\n?/g, '\n') : raw;
}
const OUTSIDE_TEXT = /<!--[^]*?-->|<\?[^]*?\?>|<!\[CDATA\[([^]*?)\]\]>/g;
/** Character data as it stands between tags: references, CDATA sections, comments and instructions resolved. */
function decodeText$1(raw) {
    const text = decodeLineEnds(raw);
    if (!text.includes('<'))
        return decodeReferences(text);
    let decoded = '';
    let from = 0;
    for (const match of text.matchAll(OUTSIDE_TEXT)) {
        decoded += decodeReferences(text.slice(from, match.index)) + (match[1] ?? '');
        from = match.index + match[0].length;
    }
    return decoded + decodeReferences(text.slice(from));
}

function cloneEdits(edits) {
    const copy = { lead: edits.lead, tail: edits.tail };
    if (edits.tag !== undefined)
        copy.tag = edits.tag.clone();
    return copy;
}

/** Characters that XML 1.0 cannot hold, not even as a reference; `\p{Cs}` are halves of surrogate pairs. */
const UNWRITABLE = /(?![\t\n\r\u007f-\u009f])\p{Cc}|\p{Cs}|[\ufffe\uffff]/u;
const NAME = /^[\p{L}_:][\p{L}\p{N}\p{M}_:.\-\u00b7]*$/u;
const REFERENCES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    '\r': '&#xD;',
    '\n': '&#xA;',
    '\t': '&#x9;',
};
const reference = (character) => REFERENCES[character] ?? character;
/** Throws a RangeError for a text that no XML file can hold. `place` says what it was meant for. */
function checkWritable(place, text) {
    const match = UNWRITABLE.exec(text);
    if (match === null)
        return;
    const code = match[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    throw new RangeError(`${place}: the character U+${code} at index ${match.index} cannot be written in XML.`);
}
/** Throws a RangeError unless `name` can name an element or an attribute. */
function checkName(place, name) {
    if (!NAME.test(name))
        throw new RangeError(`${place}: "${name}" is not a name in XML.`);
}
/**
 * A value with its quotes, as Animate writes it: in double quotes, in single ones when the value holds a double one
 * (`guides='&lt;guideline direction="h"&gt;…'`).
 */
function quoteAttribute(value) {
    const quote = value.includes('"') && !value.includes("'") ? "'" : '"';
    const escaped = value.replace(quote === '"' ? /[&<>"\r\n\t]/g : /[&<>\r\n\t]/g, reference);
    return quote + escaped + quote;
}
/** Character data: `&#xD;` is the paragraph break of `<characters>`, a raw one would read as a line feed. */
function escapeText$2(text) {
    return text.replace(/[&<>\r\n]/g, reference);
}
/** A CDATA section; line breaks become `eol`, since no reference can stand inside. */
function toCdata(text, eol) {
    const lines = text.replace(/\r\n?|\n/g, eol);
    return `<![CDATA[${lines.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}

const TAB = 9;
const SPACE = 32;
const SLASH$1 = 47;
const EQUALS = 61;
const GREATER = 62;
/** White space of XML: everything else at or below the space is no legal character. */
function isBlankAt(source, index) {
    const code = source.charCodeAt(index);
    return code <= SPACE && code >= TAB;
}
/**
 * Walks over the attributes of one open tag in a source text, without decoding or copying anything: after each
 * `next()` the four places say where the attribute's name and its raw value stand. Time is linear in the tag.
 */
class TagScanner {
    /** `index`: the place after the tag's name. */
    constructor(source, index) {
        this.nameStart = 0;
        this.nameEnd = 0;
        /** First character of the value, after its quote. */
        this.valueStart = 0;
        /** The place of the closing quote. */
        this.valueEnd = 0;
        /** False when the tag turned out not to be well formed. */
        this.isSound = true;
        this.source = source;
        this.index = index;
    }
    /** False at the end of the tag. */
    next() {
        const { source } = this;
        let i = skipBlank(source, this.index);
        const first = source.charCodeAt(i);
        if (first === GREATER || first === SLASH$1)
            return false;
        this.nameStart = i;
        for (;;) {
            const code = source.charCodeAt(i);
            if (code === EQUALS || isBlankAt(source, i))
                break;
            if (code === GREATER || i >= source.length)
                return this.fail();
            i++;
        }
        this.nameEnd = i;
        i = skipBlank(source, i);
        if (source.charCodeAt(i) !== EQUALS)
            return this.fail();
        i = skipBlank(source, i + 1);
        const quote = source[i];
        if (quote !== '"' && quote !== "'")
            return this.fail();
        this.valueStart = i + 1;
        this.valueEnd = source.indexOf(quote, i + 1);
        if (this.valueEnd < 0)
            return this.fail();
        this.index = this.valueEnd + 1;
        return true;
    }
    isNamed(name) {
        return this.nameEnd - this.nameStart === name.length && this.source.startsWith(name, this.nameStart);
    }
    fail() {
        this.isSound = false;
        return false;
    }
}
/** The end of the name that begins at `index`. */
function nameEnd(source, index) {
    let i = index;
    for (; i < source.length; i++) {
        const code = source.charCodeAt(i);
        if (code === GREATER || code === SLASH$1 || isBlankAt(source, i))
            break;
    }
    return i;
}
function skipBlank(source, index) {
    let i = index;
    while (isBlankAt(source, i))
        i++;
    return i;
}

/**
 * Each node owns the text before it, its lead: the line break and indentation, a comment, rarely text. What stands
 * after the last child, or instead of children, is the parent's tail. So a node that goes takes its own line along.
 */
/** The text before the node as written; null when it will be laid out at writing. */
function leadOf(node) {
    const lead = node.edits?.lead;
    return lead === undefined ? node.source.slice(node.leadStart, node.start) : lead;
}
/** The text before the node's close tag as written; null when it will be laid out at writing. */
function tailOf(node) {
    const tail = node.edits?.tail;
    if (tail !== undefined)
        return tail;
    const from = node.nodes[node.nodes.length - 1]?.end ?? node.openEnd;
    return node.source.slice(from, closeTagStart(node));
}
/** The place of `</` in the source, or the end of a node that closes itself. */
function closeTagStart(node) {
    return node.end === node.openEnd ? node.end : node.source.lastIndexOf('</', node.end - 1);
}
/** Gives a node that is about to stand before `parent.nodes[index]` its lead. */
function settleLead(parent, node, index) {
    const parentEdits = editsOf(parent);
    const nodeEdits = editsOf(node);
    let tail = tailOf(parent);
    nodeEdits.lead = null;
    if (index === parent.nodes.length && tail !== null) {
        if (!isBlank(tail)) {
            nodeEdits.lead = tail;
            tail = '';
        }
        else if (index === 0)
            tail = null;
    }
    parentEdits.tail = tail;
}
/**
 * Takes the lead from a node that is about to leave. A comment in it stays behind; a line break stays where a
 * neighbour shares the line.
 */
function releaseLead(parent, node, index) {
    const parentEdits = editsOf(parent);
    const lead = leadOf(node) ?? '';
    const tail = tailOf(parent);
    const next = parent.nodes[index + 1];
    const kept = keptOf(lead);
    parentEdits.tail = tail;
    if (next !== undefined) {
        const nextLead = leadOf(next);
        if (kept !== '')
            editsOf(next).lead = nextLead === null ? lead : kept + nextLead;
        else if (hasLineBreak(lead) && nextLead !== null && !hasLineBreak(nextLead))
            editsOf(next).lead = lead;
    }
    else if (kept !== '')
        parentEdits.tail = kept + (tail ?? '');
    else if (index === 0 && isBlank(tail ?? ''))
        parentEdits.tail = null;
    editsOf(node).lead = null;
}
/** The last line break of a lead and the indentation behind it; null for a lead that ends otherwise. */
function lineStart(lead) {
    const last = Math.max(lead.lastIndexOf('\n'), lead.lastIndexOf('\r'));
    if (last < 0)
        return null;
    const line = lead.slice(lead.startsWith('\r\n', last - 1) ? last - 1 : last);
    return isBlank(line) ? line : null;
}
function isBlank(text) {
    return skipBlank(text, 0) === text.length;
}
function hasLineBreak(text) {
    return text.includes('\n') || text.includes('\r');
}
/** The rest of a lead whose node goes: all of a text; a comment without the line that follows it. */
function keptOf(lead) {
    if (isBlank(lead))
        return '';
    const line = lineStart(lead);
    return line === null || !isBlank(decodeText$1(lead)) ? lead : lead.slice(0, -line.length);
}
function editsOf(node) {
    return (node.edits ??= {});
}

/**
 * The attributes of a tag that was touched. Attributes that nobody touches keep their place, quotes and white space;
 * one that returns to its value in the source, even after it was removed, returns to its form in the source too.
 */
class TagEdit {
    constructor() {
        this.attributes = [];
    }
    /** `index`: the place after the tag's name in its source. */
    static fromSource(source, index) {
        const edit = new TagEdit();
        const scanner = new TagScanner(source, index);
        let from = index;
        while (scanner.next()) {
            const text = source.slice(scanner.nameStart, scanner.index);
            const value = decodeAttribute(source.slice(scanner.valueStart, scanner.valueEnd));
            edit.attributes.push({
                name: source.slice(scanner.nameStart, scanner.nameEnd),
                lead: source.slice(from, skipBlank(source, from)),
                source: text,
                sourceValue: value,
                text,
                value,
            });
            from = scanner.index;
        }
        return edit;
    }
    get(name) {
        return this.find(name)?.value ?? undefined;
    }
    names() {
        return this.attributes.filter((attribute) => attribute.value !== null).map(({ name }) => name);
    }
    /** The text between the quotes; undefined for an attribute that is not there. */
    raw(name) {
        const text = this.find(name)?.text ?? undefined;
        return text?.slice(text.search(/["']/) + 1, -1);
    }
    /** A new attribute goes to the end, or behind the attribute `after` if there is one; to the front for `''`. */
    set(name, value, after) {
        const attribute = this.find(name);
        if (attribute === undefined) {
            if (value !== null)
                this.add(name, value, after);
            return;
        }
        attribute.value = value;
        if (value === null)
            attribute.text = null;
        else if (value === attribute.sourceValue)
            attribute.text = attribute.source ?? null;
        else
            attribute.text = `${name}=${quoteAttribute(value)}`;
    }
    /** The attributes as they will be written, each with the white space before it. */
    write() {
        let written = '';
        for (const { lead, text } of this.attributes)
            if (text !== null)
                written += lead + text;
        return written;
    }
    clone() {
        const copy = new TagEdit();
        for (const attribute of this.attributes)
            copy.attributes.push({ ...attribute });
        return copy;
    }
    find(name) {
        return this.attributes.find((attribute) => attribute.name === name);
    }
    add(name, value, after) {
        const attribute = { name, lead: ' ', text: `${name}=${quoteAttribute(value)}`, value };
        const index = this.attributes.findIndex((other) => other.name === after);
        const end = after === '' ? 0 : this.attributes.length;
        this.attributes.splice(index < 0 ? end : index + 1, 0, attribute);
    }
}

/** Every name once: the nodes of all files share it. Documents know some hundred names; hostile ones may try more. */
const names$1 = new Map();
const MAX_NAMES = 4096;
/** The name of the element whose `<` stands at `start`. */
function nameAt(source, start) {
    const name = source.slice(start + 1, nameEnd(source, start + 1));
    const known = names$1.get(name);
    if (known !== undefined)
        return known;
    if (names$1.size < MAX_NAMES)
        names$1.set(name, name);
    return name;
}

/** Marks every view of the node and below it: its nodes belong to no open file any more. */
function markStale$1(node) {
    setStale(node, true);
    node.edits = { ...node.edits, mayHoldStale: true };
}
/** Called after a node was inserted: its views live again as soon as it stands in a file. */
function reviveViews(node) {
    if (!node.edits?.mayHoldStale)
        return;
    if (node.file !== null) {
        setStale(node, false);
        return;
    }
    for (let above = node.parent; above !== null; above = above.parent) {
        above.edits ??= {};
        above.edits.mayHoldStale = true;
    }
}
/** Says of all views at and below a node whether they are stale. Nodes that nobody asked for have none. */
function setStale(top, stale) {
    for (const { view, edits } of top.madeSubtree()) {
        if (view !== undefined)
            view.stale = stale;
        if (edits !== null)
            edits.mayHoldStale = stale;
    }
}

/** A node and everything below it, in document order. No recursion and no copied lists: both end where lists are long. */
function* walk$2(root, childrenOf) {
    yield root;
    const open = [{ nodes: childrenOf(root), next: 0 }];
    for (let level = open.at(-1); level; level = open.at(-1)) {
        if (level.next === level.nodes.length) {
            open.pop();
            continue;
        }
        const node = level.nodes[level.next++];
        yield node;
        open.push({ nodes: childrenOf(node), next: 0 });
    }
}

const NO_CHILDREN = [];
/**
 * One element of an XML text. It remembers where it stands in its source; attributes and text are decoded at each
 * reading, white space between elements is not kept as nodes. Changes are noted, and written when the file is
 * serialized: whatever was not touched is copied from the source byte for byte.
 *
 * The members marked internal belong to this folder.
 */
class XmlNode {
    constructor(name, places, index, parent) {
        /** The model object of this node: exactly one, set by the model. */
        this.view = undefined;
        /** The file whose root this node is. @internal */
        this.rootOf = null;
        /** @internal */
        this.edits = null;
        /** Null until somebody asks for them: then they are as in the source. */
        this.made = null;
        this.name = name;
        this.places = places;
        this.index = index;
        this.parent = parent;
    }
    /** The root element of a text that was read. */
    static read(places) {
        return new XmlNode(nameAt(places.source, places.start(0)), places, 0, null);
    }
    /**
     * A new element that stands nowhere yet. Attributes with the value undefined or null are left out.
     * @throws RangeError for names and characters that XML cannot hold.
     */
    static create(name, attributes = {}, children = [], text) {
        checkName('XmlNode.create', name);
        const node = new XmlNode(name, NOWHERE, 0, null);
        node.edits = { lead: null, tail: null, tag: new TagEdit() };
        for (const [key, value] of Object.entries(attributes))
            node.setAttr(key, value ?? null);
        for (const child of children)
            node.append(child);
        if (text !== undefined)
            node.setText(text);
        return node;
    }
    /** The file that holds this node; null for a node that was created, cloned or removed and stands nowhere. */
    get file() {
        return topOf(this).rootOf;
    }
    /** The text that the places below refer to; empty for a node that was created. @internal */
    get source() {
        return this.places.source;
    }
    /** End of the node before, or of the parent's open tag. @internal */
    get leadStart() {
        return this.places.leadStart(this.index);
    }
    /** The place of `<`; -1 for a node that was created. @internal */
    get start() {
        return this.places.start(this.index);
    }
    /** The place behind the open tag. @internal */
    get openEnd() {
        return this.places.openEnd(this.index);
    }
    /** The place behind the close tag. @internal */
    get end() {
        return this.places.end(this.index);
    }
    /** @internal */
    get nodes() {
        this.made ??= this.makeNodes();
        return this.made;
    }
    /** Child elements in document order. The live list: copy it before changing it while walking. */
    get children() {
        return this.nodes;
    }
    /** This node and everything below it, in document order. */
    *subtree() {
        yield* walk$2(this, (node) => node.children);
    }
    /** The part of the subtree that anybody asked for: other nodes have neither views nor edits. @internal */
    *madeSubtree() {
        yield* walk$2(this, (node) => node.made ?? NO_CHILDREN);
    }
    /** The decoded value, undefined when the attribute is not there. Raw line breaks in it read as spaces. */
    attr(name) {
        if (this.edits?.tag)
            return this.edits.tag.get(name);
        const raw = this.rawAttr(name);
        return raw === undefined ? undefined : decodeAttribute(raw);
    }
    /** The text between the quotes, undecoded: long numeric lists need no decoding. */
    rawAttr(name) {
        if (this.edits?.tag)
            return this.edits.tag.raw(name);
        const scanner = this.scan();
        while (scanner.next()) {
            if (scanner.isNamed(name))
                return this.source.slice(scanner.valueStart, scanner.valueEnd);
        }
        return undefined;
    }
    /** In the order of the source. */
    attributeNames() {
        if (this.edits?.tag)
            return this.edits.tag.names();
        const names = [];
        const scanner = this.scan();
        while (scanner.next())
            names.push(this.source.slice(scanner.nameStart, scanner.nameEnd));
        return names;
    }
    /**
     * Changes, adds (at the end, or behind the attribute `after`, at the front for `''`) or, with null, removes an
     * attribute. Setting the value that it has changes nothing.
     * @throws RangeError for names and characters that XML cannot hold.
     */
    setAttr(name, value, after) {
        if ((this.attr(name) ?? null) === value)
            return;
        checkName('setAttr', name);
        if (value !== null)
            checkWritable(`${this.name}.${name}`, value);
        const edits = this.touch(name);
        edits.tag ??= TagEdit.fromSource(this.source, this.start + 1 + this.name.length);
        edits.tag.set(name, value, after);
    }
    /** The first child of that name. */
    child(name) {
        for (const node of this.nodes)
            if (node.name === name)
                return node;
        return undefined;
    }
    childrenNamed(name) {
        return this.nodes.filter((node) => node.name === name);
    }
    /** The text directly inside, decoded: references and CDATA sections resolved, line ends as LF. */
    text() {
        let text = '';
        for (const node of this.nodes)
            text += decodeText$1(leadOf(node) ?? '');
        return text + decodeText$1(tailOf(this) ?? '');
    }
    /** The text directly inside as written, CDATA brackets and comments included. */
    rawText() {
        let raw = '';
        for (const node of this.nodes)
            raw += leadOf(node) ?? '';
        return raw + (tailOf(this) ?? '');
    }
    /**
     * Replaces the text of an element without child elements. `cdata` defaults to the form that the text has now; in
     * CDATA every line break becomes the file's own.
     * @throws RangeError for characters that XML cannot hold; Error for an element with child elements.
     */
    setText(value, options = {}) {
        if (this.nodes.length > 0)
            throw new Error(`setText: <${this.name}> holds elements, not text.`);
        const raw = this.rawText();
        const isCdata = raw.includes('<![CDATA[');
        const cdata = options.cdata ?? isCdata;
        if (cdata === isCdata && decodeText$1(raw) === value)
            return;
        checkWritable(`<${this.name}>`, value);
        const eol = this.file?.eol ?? '\n';
        this.touch().tail = cdata ? toCdata(value, eol) : escapeText$2(value);
    }
    /**
     * Puts a node before the child that stands at `index` (after the last one for `children.length`). A node that stands
     * elsewhere is taken from there first; `index` counts without it.
     * @throws RangeError for an index out of range; Error for a file's root or a node that holds this one.
     */
    insert(node, index) {
        const last = this.nodes.length - (node.parent === this ? 1 : 0);
        if (!Number.isInteger(index) || index < 0 || index > last) {
            throw new RangeError(`insert: index ${index} is not between 0 and ${last}.`);
        }
        if (node.rootOf !== null)
            throw new Error(`insert: <${node.name}> is the root of ${node.rootOf.path}.`);
        if (node.holds(this))
            throw new Error(`insert: <${node.name}> cannot stand inside itself.`);
        node.remove();
        this.touch();
        if (this.nodes === NO_CHILDREN)
            this.made = [];
        node.edits ??= {};
        settleLead(this, node, index);
        this.nodes.splice(index, 0, node);
        node.parent = this;
        reviveViews(node);
    }
    append(node) {
        this.insert(node, this.nodes.length - (node.parent === this ? 1 : 0));
    }
    /** Takes the node out of its parent, its line with it; views below it are stale until it is inserted again. */
    remove() {
        const { parent } = this;
        if (parent === null)
            return;
        parent.touch();
        this.edits ??= {};
        // Whoever removes many removes the last one first, which takes no search.
        const last = parent.nodes.length - 1;
        const index = parent.nodes[last] === this ? last : parent.nodes.indexOf(this);
        releaseLead(parent, this, index);
        parent.nodes.splice(index, 1);
        this.parent = null;
        markStale$1(this);
    }
    /** A deep copy that stands nowhere and has no views; it is written as the original is. */
    clone() {
        const copy = new XmlNode(this.name, this.places, this.index, null);
        if (this.edits !== null)
            copy.edits = cloneEdits(this.edits);
        if (this.made === null)
            return copy;
        copy.made = this.made.length === 0 ? NO_CHILDREN : this.made.map((node) => node.clone());
        for (const node of copy.made)
            node.parent = copy;
        return copy;
    }
    makeNodes() {
        const { places } = this;
        const next = places.next(this.index);
        let index = this.index + 1;
        if (index === next)
            return NO_CHILDREN;
        const nodes = [];
        for (; index < next; index = places.next(index)) {
            nodes.push(new XmlNode(nameAt(places.source, places.start(index)), places, index, this));
        }
        return nodes;
    }
    holds(node) {
        for (let above = node; above !== null; above = above.parent)
            if (above === this)
                return true;
        return false;
    }
    scan() {
        return new TagScanner(this.source, this.start + 1 + this.name.length);
    }
    /** Notes that this node, and so everything above it, is no longer a plain stretch of the source. */
    touch(attribute) {
        for (let node = this.parent; node !== null; node = node.parent)
            node.edits ??= {};
        topOf(this).rootOf?.noteChange(this, attribute);
        return (this.edits ??= {});
    }
}
function topOf(node) {
    let top = node;
    while (top.parent !== null)
        top = top.parent;
    return top;
}

const LESS = 60;
/**
 * Reads a whole XML text and returns its root. The text is checked by saxes; nodes are made when they are asked for.
 * @throws DocumentError naming `path`, line and column when the text is not well formed, has a document type
 * (whose entities could expand without bounds) or exceeds a limit.
 */
function parse$1(path, source, limits) {
    if (source.length > limits.maxTextLength) {
        throw new host_errors.DocumentError(path, `is ${source.length} characters long; the limit maxTextLength is ${limits.maxTextLength}`);
    }
    const parser = new saxes.SaxesParser();
    const recorder = new PlaceRecorder();
    function refuse(reason) {
        throw new host_errors.DocumentError(path, `line ${parser.line}, column ${parser.column + 1}: ${reason}`);
    }
    parser.on('opentagstart', ({ name }) => {
        // The parser stands behind the character that ended the name, or, where that was CR LF, behind both.
        const start = parser.position - name.length - 2;
        recorder.begin(source.charCodeAt(start) === LESS ? start : start - 1);
        if (recorder.depth > limits.maxDepth) {
            refuse(`elements are nested deeper than the limit maxDepth, ${limits.maxDepth}`);
        }
    });
    parser.on('opentag', () => {
        recorder.enter(parser.position);
    });
    parser.on('closetag', () => {
        recorder.leave(parser.position);
    });
    parser.on('doctype', () => refuse('a document type (<!DOCTYPE …>) is refused'));
    try {
        parser.write(source).close();
    }
    catch (error) {
        if (error instanceof host_errors.DocumentError)
            throw error;
        throw new host_errors.DocumentError(path, explain(error));
    }
    const places = recorder.finish(source);
    if (places === undefined)
        throw new host_errors.DocumentError(path, 'malformed XML: no root element');
    return XmlNode.read(places);
}
/** saxes says `12:7: unclosed tag: frames`, columns counted from 0. */
function explain(error) {
    const match = /^(\d+):(\d+): (.*)$/s.exec(error.message);
    if (match === null)
        return `malformed XML: ${error.message}`;
    return `malformed XML at line ${match[1]}, column ${Number(match[2]) + 1}: ${(match[3] ?? '').replace(/\.$/, '')}`;
}

/**
 * Reads the root's open tag and nothing behind it, so that a library can be listed without parsing its symbols.
 * Null when the text does not begin as expected: then the parser has to say what is wrong.
 */
function readHead(source) {
    const start = skipProlog(source);
    if (start < 0)
        return null;
    const end = nameEnd(source, start + 1);
    const scanner = new TagScanner(source, end);
    const attributes = Object.create(null);
    while (scanner.next()) {
        const name = source.slice(scanner.nameStart, scanner.nameEnd);
        attributes[name] = decodeAttribute(source.slice(scanner.valueStart, scanner.valueEnd));
    }
    return scanner.isSound ? { name: source.slice(start + 1, end), attributes } : null;
}
/** The place of the root's `<`, behind a byte order mark, an XML declaration and comments; -1 when there is none. */
function skipProlog(source) {
    let i = source.startsWith('\ufeff') ? 1 : 0;
    for (;;) {
        i = skipBlank(source, i);
        if (source.startsWith('<!--', i))
            i = skipBehind(source, '-->', i + 4);
        else if (source.startsWith('<?', i))
            i = skipBehind(source, '?>', i + 2);
        else
            break;
    }
    return source[i] === '<' && source[i + 1] !== '!' ? i : -1;
}
function skipBehind(source, end, from) {
    const found = source.indexOf(end, from);
    return found < 0 ? source.length : found + end.length;
}

/** Collects a text from stretches of source; adjoining stretches are copied as one. */
class TextWriter {
    constructor() {
        this.text = '';
        this.source = '';
        this.from = 0;
        this.to = 0;
    }
    copy(source, from, to) {
        if (source === this.source && from === this.to) {
            this.to = to;
            return;
        }
        this.flush();
        this.source = source;
        this.from = from;
        this.to = to;
    }
    write(text) {
        this.flush();
        this.text += text;
    }
    toString() {
        this.flush();
        return this.text;
    }
    flush() {
        if (this.from < this.to)
            this.text += this.source.slice(this.from, this.to);
        this.from = this.to;
    }
}

/** The text of a file whose tree was changed: untouched stretches of its source, and what was touched. */
function serialize(file) {
    return new Serializer(file).run();
}
const IN_PLACE = { line: null, isMoved: false };
class Serializer {
    constructor(file) {
        this.writer = new TextWriter();
        this.file = file;
        this.unit = indentUnit(file.root);
    }
    run() {
        const { source, root } = this.file;
        const isOwn = root.source === source;
        if (isOwn)
            this.writer.copy(source, 0, root.start);
        this.writeNode(root, IN_PLACE);
        if (isOwn)
            this.writer.copy(source, root.end, source.length);
        return this.writer.toString();
    }
    writeNode(node, layout) {
        const { writer } = this;
        if (node.edits === null && (!layout.isMoved || node.nodes.length === 0)) {
            writer.copy(node.source, node.start, node.end);
            return;
        }
        const isEmpty = node.nodes.length === 0;
        const isText = node.edits?.tail === undefined ? !closesItself(node) : node.edits.tail;
        this.writeOpenTag(node, isEmpty && !isText);
        if (isEmpty && !isText)
            return;
        const inner = isEmpty ? '' : this.innerLine(node, layout);
        for (const child of node.nodes)
            this.writeChild(child, inner, layout.isMoved);
        this.writeTail(node, inner, layout);
        if (hasCloseTag(node))
            writer.copy(node.source, closeTagStart(node), node.end);
        else
            writer.write(`</${node.name}>`);
    }
    writeChild(child, inner, isMoved) {
        const lead = leadOf(child);
        if (lead === null) {
            this.writer.write(inner);
            this.writeNode(child, { line: inner, isMoved: !this.fits(child, inner) });
        }
        else if (isMoved) {
            this.writer.write(isLineOnly(lead) ? inner : lead);
            this.writeNode(child, { line: inner, isMoved });
        }
        else {
            if (child.edits?.lead === undefined)
                this.writer.copy(child.source, child.leadStart, child.start);
            else
                this.writer.write(lead);
            this.writeNode(child, IN_PLACE);
        }
    }
    writeTail(node, inner, layout) {
        const tail = tailOf(node);
        if (tail === null || (layout.isMoved && isLineOnly(tail))) {
            if (inner !== '')
                this.writer.write(this.ownLine(node, layout));
        }
        else if (node.edits?.tail === undefined) {
            const end = closeTagStart(node);
            this.writer.copy(node.source, end - tail.length, end);
        }
        else
            this.writer.write(tail);
    }
    writeOpenTag(node, closing) {
        const { writer } = this;
        const { source, start, openEnd } = node;
        const tag = node.edits?.tag;
        const bodyEnd = start < 0 ? -1 : tagBodyEnd(node);
        const hasForm = start >= 0 && closesItself(node) === closing;
        if (tag !== undefined)
            writer.write(`<${node.name}${tag.write()}`);
        else
            writer.copy(source, start, bodyEnd);
        if (hasForm)
            writer.copy(source, bodyEnd, openEnd);
        else
            writer.write(closing ? '/>' : '>');
    }
    /** The line break and indentation before a child that is laid out here: those of its siblings, or one level deeper. */
    innerLine(node, layout) {
        if (!layout.isMoved) {
            for (const child of node.nodes) {
                const lead = leadOf(child);
                if (lead !== null)
                    return lineStart(lead) ?? '';
            }
        }
        const line = this.ownLine(node, layout);
        return line === '' || this.unit === null ? '' : line + this.unit;
    }
    ownLine(node, layout) {
        if (layout.line !== null)
            return layout.line;
        return node.parent === null ? this.file.eol : (lineStart(leadOf(node) ?? '') ?? '');
    }
    /** True for a node of this very text that stood behind the same line break and indentation. */
    fits(node, line) {
        return (node.start >= 0 &&
            node.source === this.file.source &&
            lineStart(node.source.slice(node.leadStart, node.start)) === line);
    }
}
/** Animate indents DOMDocument.xml by five spaces and all other files by two; a file with lines shows its own. */
function indentUnit(root) {
    for (const child of root.nodes) {
        const lead = leadOf(child);
        if (lead === null)
            continue;
        const line = lineStart(lead);
        return line === null ? null : line.replace(/^[\r\n]+/, '');
    }
    return root.name === 'DOMDocument' ? '     ' : '  ';
}
function isLineOnly(text) {
    return hasLineBreak(text) && isBlank(text);
}
/** `<a/>` in the source. */
function closesItself(node) {
    return node.source[node.openEnd - 2] === '/';
}
function hasCloseTag(node) {
    return node.start >= 0 && !closesItself(node);
}
/** The place behind the last attribute in the source. */
function tagBodyEnd(node) {
    let end = node.openEnd - (closesItself(node) ? 2 : 1);
    while (isBlankAt(node.source, end - 1))
        end--;
    return end;
}

/** The root's tag of almost every file ends within these bytes. */
const HEAD_LENGTH = 512;
/**
 * One XML text of a document. The text is fetched and parsed at first need and kept as it is: `serialize()` copies
 * every untouched stretch of it and writes only what was changed.
 */
class XmlFile {
    /** `source`: the text, or where it is read at first need. */
    constructor(path, source, limits = {}) {
        /** Increases at each change of any node: for caches of what was computed from them. */
        this.version = 0;
        this.text = '';
        this.parsed = null;
        this.savedVersion = 0;
        this.path = path;
        this.limits = { ...DEFAULT_LIMITS, ...limits };
        this.unread = typeof source === 'string' ? null : source;
        if (typeof source === 'string')
            this.text = source;
    }
    /** A new file around a root that stands nowhere; it counts as changed until it is saved. */
    static create(path, root, limits) {
        if (root.parent !== null || root.rootOf !== null)
            throw new Error(`XmlFile.create: <${root.name}> stands elsewhere.`);
        const file = new XmlFile(path, '', limits);
        file.parsed = root;
        root.rootOf = file;
        root.edits ??= {};
        file.noteChange();
        return file;
    }
    /** The text as it was read. */
    get source() {
        if (this.unread !== null) {
            this.text = this.unread.read();
            this.unread = null;
        }
        return this.text;
    }
    /**
     * The root element; the first access parses the text.
     * @throws DocumentError when the text is malformed or exceeds a limit.
     */
    get root() {
        if (this.parsed === null) {
            this.parsed = parse$1(this.path, this.source, this.limits);
            this.parsed.rootOf = this;
        }
        return this.parsed;
    }
    get isParsed() {
        return this.parsed !== null;
    }
    /** Name and attributes of the root. What follows its tag is not parsed, and not read where the source allows that. */
    head() {
        if (this.parsed !== null)
            return headOf(this.parsed);
        const start = this.unread?.readStart(HEAD_LENGTH);
        return (start === undefined ? null : readHead(start)) ?? readHead(this.source) ?? headOf(this.root);
    }
    /** The line end of the file: that of its first line; LF for a file without any. */
    get eol() {
        return /\r\n?|\n/.exec(this.source)?.[0] ?? '\n';
    }
    /** True when a node was changed since the file was read or saved. */
    get isChanged() {
        return this.version !== this.savedVersion;
    }
    /** Tells the file that its present state is on disk. */
    markSaved() {
        this.savedVersion = this.version;
    }
    /** Marks all views of the file stale: for a file that is closed or deleted. */
    markStale() {
        if (this.parsed !== null)
            setStale(this.parsed, true);
    }
    /** The whole text: the source itself while nothing was changed. */
    serialize() {
        return this.parsed?.edits ? serialize(this) : this.source;
    }
    /** Called by the nodes. @internal */
    noteChange(node, attribute) {
        this.version++;
        if (node)
            this.onChange?.(node, attribute);
    }
}
function headOf(root) {
    const attributes = Object.create(null);
    for (const name of root.attributeNames())
        attributes[name] = root.attr(name);
    return { name: root.name, attributes };
}

/** Attributes as texts, what is left out and what stands at its default removed. */
function attributeTexts(values, extra = {}) {
    const texts = {};
    for (const [name, value] of Object.entries({ ...values, ...extra })) {
        texts[name] = value === undefined || value === null ? null : String(value);
    }
    return texts;
}
/** The matrix that scaling, skewing, turning and moving make together. */
function matrixOf(placement) {
    if (placement.matrix)
        return { a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0, ...placement.matrix };
    const { x = 0, y = 0, scaleX = 1, scaleY = 1, rotation = 0, skewX = 0, skewY = 0 } = placement;
    const alongX = ((rotation + skewY) * Math.PI) / 180;
    const alongY = ((rotation + skewX) * Math.PI) / 180;
    return {
        a: scaleX * Math.cos(alongX),
        b: scaleX * Math.sin(alongX),
        c: -scaleY * Math.sin(alongY),
        d: scaleY * Math.cos(alongY),
        tx: x,
        ty: y,
    };
}
/** `matrix/Matrix`, with what equals the identity left out; undefined for the identity itself. */
function matrixNode$1(matrix) {
    const attributes = {};
    const identity = { a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0 };
    for (const name of ['a', 'b', 'c', 'd', 'tx', 'ty']) {
        const unit = name.startsWith('t') ? 20 : 65536;
        const value = Math.round(matrix[name] * unit) / unit;
        if (value !== identity[name])
            attributes[name] = String(value);
    }
    if (Object.keys(attributes).length === 0)
        return undefined;
    return XmlNode.create('matrix', {}, [XmlNode.create('Matrix', attributes)]);
}
/** `transformationPoint/Point`. */
function pointNode$2({ x, y }) {
    const point = XmlNode.create('Point', { x: x === 0 ? null : String(x), y: y === 0 ? null : String(y) });
    return XmlNode.create('transformationPoint', {}, [point]);
}

/**
 * A failure that the script is meant to see. The realm turns it into an error of the script's own realm,
 * so that `e instanceof Error` holds there; the text is the host's.
 */
class HostError extends Error {
    constructor(message, kind = 'Error') {
        super(message);
        this.name = kind;
        this.kind = kind;
    }
}
/** A member of the contract that has not been written yet. No switch silences it. */
class NotImplemented extends HostError {
    constructor(member) {
        super(`NotImplemented: ${member}`);
    }
}
/** The error for a member of the contract that is not written yet. The host never makes a value up. */
function notImplemented(member) {
    return new NotImplemented(member);
}
/** The host's words for a wrong argument. Source: published reports ("closeDocument: Argument number 1 is invalid."). */
function invalidArgument(method, position) {
    return new HostError(`${method}: Argument number ${position} is invalid.`);
}
/** The host's words for an object whose element was deleted or whose document was closed. */
const STALE_OBJECT = 'Invalid JavaScript object. The original object may have been deleted or the document may have been closed.';

/**
 * Reading and writing attributes as the document format has them: an attribute that holds its default is absent, so
 * that reading falls back and writing removes it again.
 */
function readText(node, name, fallback = '') {
    return node.attr(name) ?? fallback;
}
function readFlag(node, name, fallback = false) {
    const text = node.attr(name);
    return text === undefined ? fallback : text === 'true';
}
/** A finite number, or the fallback for an absent or unreadable one. */
function readNumber(node, name, fallback = 0) {
    const text = node.attr(name);
    if (text === undefined || text.trim() === '')
        return fallback;
    const value = Number(text);
    return Number.isFinite(value) ? value : fallback;
}
/** A whole number: what stands behind a point is dropped. */
function readInteger(node, name, fallback = 0) {
    return Math.trunc(readNumber(node, name, fallback));
}
function writeText(node, name, value, fallback = '') {
    node.setAttr(name, value === fallback ? null : value);
}
function writeFlag(node, name, value, fallback = false) {
    node.setAttr(name, value === fallback ? null : String(value));
}
function writeNumber(node, name, value, fallback = 0) {
    node.setAttr(name, value === fallback ? null : formatNumber(value));
}
/** A number as Animate writes it: at most 15 significant digits, small ones as `1.52587890625e-005`. */
function formatNumber(value) {
    const rounded = Number(value.toPrecision(15));
    if (rounded === 0 || Math.abs(rounded) >= 1e-4)
        return String(rounded);
    const [digits, exponent] = rounded.toExponential().split('e-');
    return `${digits}e-${exponent.padStart(3, '0')}`;
}

/** More frames than any version of the host allows in a timeline; a document that claims more is broken. */
const MAX_FRAMES = 100_000;
/**
 * The span of a keyframe: its own frame and those after it, up to the next keyframe. Read and written here only.
 */
/** The index at which the span of a `DOMFrame` starts. */
function readStart$1(frame) {
    return readInteger(frame, 'index');
}
/** The count of frames in the span of a `DOMFrame`. */
function readDuration(frame) {
    return Math.max(1, readInteger(frame, 'duration', 1));
}
/** Writes where the span of a `DOMFrame` starts and how long it is. */
function writeSpan(frame, start, duration) {
    frame.setAttr('index', String(start));
    frame.setAttr('duration', duration === 1 ? null : String(duration), 'index');
}
/** One entry per frame index: the keyframe whose span covers it. Spans are contiguous, so a gap belongs to the left. */
function keyframesByIndex(keyframes, frameCount) {
    if (frameCount > MAX_FRAMES) {
        throw new HostError(`A layer claims ${frameCount} frames; at most ${MAX_FRAMES} are possible`);
    }
    const frames = new Array(Math.max(0, frameCount));
    let place = 0;
    keyframes.forEach((keyframe, i) => {
        const end = i + 1 < keyframes.length ? keyframes[i + 1].startFrame : frameCount;
        while (place < end)
            frames[place++] = keyframe;
    });
    return frames;
}
/** The last keyframe that starts at or before an index; undefined where all start later. */
function lastStartingAt(keyframes, index, startOf) {
    let low = 0;
    let high = keyframes.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        if (startOf(keyframes[middle]) <= index)
            low = middle + 1;
        else
            high = middle;
    }
    return low === 0 ? undefined : keyframes[low - 1];
}

/** The child of that name; a new one at the end (or before the first child called one of `before`) if there is none. */
function childOrNew(parent, name, before = []) {
    const found = parent.child(name);
    if (found)
        return found;
    const made = XmlNode.create(name);
    const place = parent.children.findIndex((child) => before.includes(child.name));
    parent.insert(made, place < 0 ? parent.children.length : place);
    return made;
}
/** Removes the child of that name, if there is one. */
function removeChild(parent, name) {
    parent.child(name)?.remove();
}

/** `keyMode` repeats in bits what other attributes say. Source: measured on 22,656 frames, and flacomdoc. */
const STATIC = 0x2600;
const TWEENED = { motion: 0x4601, shape: 0x4602 };
const BITS = {
    motionTweenOrientToPath: 0x0100,
    motionTweenScale: 0x0200,
    motionTweenSync: 0x0800,
    motionTweenSnap: 0x1000,
};
const DEFAULT_KEY_MODE = String(STATIC);
/** The attributes that only a tweened frame has. They go away with the tween. */
const TWEEN_ATTRIBUTES = [
    'tweenType',
    'acceleration',
    'hasCustomEase',
    'useSingleEaseCurve',
    'motionTweenSnap',
    'motionTweenScale',
    'motionTweenSync',
    'motionTweenRotate',
    'motionTweenRotateTimes',
    'motionTweenOrientToPath',
    'shapeTweenBlend',
    'easeMethodName',
    'isMotionObject',
    'visibleAnimationKeyframes',
    'tweenInstanceName',
    'isIKPose',
    'poseLocations',
];
/** The children that only a tweened frame has. They go away with the tween. */
const TWEEN_CHILDREN = [
    'tweens',
    'motionObjectXML',
    'MorphShape',
    'morphHintsList',
    'betweenFrameMatrixList',
    'IKTree',
];
/** Starts or removes a tween: a new classic tween snaps to guides, as the host's menu command makes it. */
function setTweenType(frame, type) {
    if ((frame.attr('tweenType') ?? 'none') === type)
        return;
    if (type === 'none') {
        for (const name of TWEEN_ATTRIBUTES)
            frame.setAttr(name, null);
        for (const name of TWEEN_CHILDREN)
            removeChild(frame, name);
        frame.setAttr('keyMode', DEFAULT_KEY_MODE);
        return;
    }
    frame.setAttr('tweenType', type);
    frame.setAttr('keyMode', String(TWEENED[type]));
    if (type === 'motion')
        setTweenFlag(frame, 'motionTweenSnap', true);
}
/** Gives a keyframe the tween of another one, easing included, or none. */
function copyTween(from, to) {
    setTweenType(to, 'none');
    for (const name of ['keyMode', ...TWEEN_ATTRIBUTES])
        to.setAttr(name, from.attr(name) ?? null);
    const tweens = from.child('tweens')?.clone();
    const place = to.children.findIndex(({ name }) => name === 'elements');
    if (tweens)
        to.insert(tweens, place < 0 ? to.children.length : place);
}
function setTweenFlag(frame, flag, value) {
    writeFlag(frame, flag, Boolean(value), flag === 'motionTweenScale');
    if (frame.attr('tweenType') !== 'motion')
        return;
    const mode = Number(frame.attr('keyMode') ?? STATIC);
    frame.setAttr('keyMode', String(value ? mode | BITS[flag] : mode & ~BITS[flag]));
}
/** Documents store the opposite of the easing: 100 begins slowly, where scripts say -100. */
function readEasing(frame) {
    return 0 - readInteger(frame, 'acceleration');
}
/** Newer versions repeat the easing in `tweens/Ease`: kept in step where it is there. */
function writeEasing(frame, easing) {
    const acceleration = easing === 0 ? null : String(-easing);
    frame.setAttr('acceleration', acceleration);
    const eases = frame.child('tweens')?.childrenNamed('Ease') ?? [];
    for (const ease of eases) {
        if (ease.attr('method') === undefined)
            ease.setAttr('intensity', acceleration);
    }
}
/** True for motion objects and poses: their tween is stored as a whole, and a keyframe inside it ends it. */
function isWhole(frame) {
    return readFlag(frame, 'isMotionObject') || readFlag(frame, 'isIKPose');
}
/** True if a frame is tweened towards the next keyframe. */
function isTweened(frame) {
    return frame.attr('tweenType') !== undefined || readFlag(frame, 'isMotionObject');
}

/** Outline colours that Animate gives to new layers, in turn. Source: most frequent in real documents. */
const COLORS = ['#4FFF4F', '#9933CC', '#FF4FFF', '#FF800A', '#4F80FF'];
function layerColor(number) {
    return COLORS[number % COLORS.length];
}
/** An empty keyframe. */
function newFrame(index, duration = 1) {
    const frame = XmlNode.create('DOMFrame', {}, [XmlNode.create('elements')]);
    writeSpan(frame, index, duration);
    frame.setAttr('keyMode', DEFAULT_KEY_MODE);
    return frame;
}
/** A layer with one empty keyframe. */
function newLayer(name, number, frameCount = 1) {
    const frames = XmlNode.create('frames', {}, frameCount > 0 ? [newFrame(0, frameCount)] : []);
    return XmlNode.create('DOMLayer', { name, color: layerColor(number) }, [frames]);
}
/** A timeline as Animate makes it: one layer with one empty keyframe. */
function newTimeline(name) {
    const layer = newLayer('Layer 1', 0);
    layer.setAttr('current', 'true');
    layer.setAttr('isSelected', 'true');
    return XmlNode.create('DOMTimeline', { name }, [XmlNode.create('layers', {}, [layer])]);
}

/** The curve of a quarter of a circle, in eighths: a control point on each tangent. */
const DIAGONAL = Math.SQRT1_2;
const TANGENT = Math.tan(Math.PI / 8);
/** `DOMShape`. A raw shape stands in the coordinates of its timeline, a drawing object in its own. */
function shapeNode(literal) {
    const { width = 100, height = 100, x = 0, y = 0, drawingObject = false } = literal;
    const isLine = literal.shape === 'line';
    const fill = isLine ? null : literal.fill === undefined ? '#000000' : literal.fill;
    const stroke = literal.stroke ?? (isLine ? '#000000' : null);
    const origin = drawingObject ? { x: 0, y: 0 } : { x, y };
    const children = [];
    const matrix = drawingObject ? matrixNode$1(matrixOf(literal)) : undefined;
    if (matrix)
        children.push(matrix);
    const center = { x: origin.x + width / 2, y: origin.y + height / 2 };
    children.push(pointNode$2(literal.transformationPoint ?? center));
    if (fill !== null)
        children.push(XmlNode.create('fills', {}, [fillStyle(fill)]));
    if (stroke !== null)
        children.push(XmlNode.create('strokes', {}, [strokeStyle(stroke, literal.strokeWidth)]));
    const edge = XmlNode.create('Edge', {
        fillStyle1: fill === null ? null : '1',
        strokeStyle: stroke === null ? null : '1',
        edges: outline(literal.shape, origin.x, origin.y, width, height),
    });
    children.push(XmlNode.create('edges', {}, [edge]));
    const { selected, locked, attributes } = literal;
    const texts = attributeTexts({ selected, locked, isDrawingObject: drawingObject || undefined }, attributes);
    return XmlNode.create('DOMShape', texts, children);
}
/** `DOMRectangleObject` or `DOMOvalObject`. */
function primitiveNode(literal) {
    const { width = 100, height = 100, fill = '#000000', stroke = null, selected, locked } = literal;
    const size = { x: 0, y: 0, objectWidth: width, objectHeight: height };
    const children = [];
    const matrix = matrixNode$1(matrixOf(literal));
    if (matrix)
        children.push(matrix);
    children.push(pointNode$2(literal.transformationPoint ?? { x: width / 2, y: height / 2 }));
    if (fill !== null)
        children.push(XmlNode.create('fill', {}, [solidColor(fill)]));
    if (stroke !== null) {
        children.push(XmlNode.create('stroke', {}, [solidStroke(stroke, literal.strokeWidth)]));
    }
    const name = literal.primitive === 'rectangle' ? 'DOMRectangleObject' : 'DOMOvalObject';
    return XmlNode.create(name, attributeTexts({ ...size, selected, locked }, literal.attributes), children);
}
function fillStyle(color) {
    return XmlNode.create('FillStyle', { index: '1' }, [solidColor(color)]);
}
function strokeStyle(color, weight) {
    return XmlNode.create('StrokeStyle', { index: '1' }, [solidStroke(color, weight)]);
}
function solidStroke(color, weight = 1) {
    const fill = XmlNode.create('fill', {}, [solidColor(color)]);
    return XmlNode.create('SolidStroke', { scaleMode: 'normal', weight: String(weight) }, [fill]);
}
function solidColor(color) {
    return XmlNode.create('SolidColor', { color: color === '#000000' ? null : color });
}
/** Edges in twentieths of a pixel. */
function outline(kind, x, y, width, height) {
    const twips = (value) => String(Math.round(value * 20));
    const point = (across, down) => `${twips(x + across)} ${twips(y + down)}`;
    if (kind === 'line')
        return `!${point(0, 0)}|${point(width, height)}`;
    if (kind === 'rectangle') {
        const corners = [point(width, 0), point(width, height), point(0, height), point(0, 0)];
        return corners.reduce((path, corner) => `${path}|${corner}`, `!${point(0, 0)}`);
    }
    const onEllipse = (cosine, sine) => point((width / 2) * (1 + cosine), (height / 2) * (1 + sine));
    let path = `!${onEllipse(1, 0)}`;
    for (const [cosine, sine] of [
        [1, 0],
        [DIAGONAL, DIAGONAL],
        [0, 1],
        [-DIAGONAL, DIAGONAL],
        [-1, 0],
        [-DIAGONAL, -DIAGONAL],
        [0, -1],
        [DIAGONAL, -DIAGONAL],
    ]) {
        const control = onEllipse(cosine - sine * TANGENT, sine + cosine * TANGENT);
        const end = onEllipse(DIAGONAL * (cosine - sine), DIAGONAL * (sine + cosine));
        path += `[${control} ${end}`;
    }
    return path;
}

const INSTANCE_TAGS = {
    bitmap: 'DOMBitmapInstance',
    video: 'DOMVideoInstance',
    component: 'DOMComponentInstance',
    'compiled clip': 'DOMCompiledClipInstance',
};
const TEXT_TAGS = { static: 'DOMStaticText', dynamic: 'DOMDynamicText', input: 'DOMInputText' };
function elementNode(literal, items) {
    if ('item' in literal)
        return instanceNode(literal, items);
    if ('text' in literal)
        return textNode(literal);
    if ('shape' in literal)
        return shapeNode(literal);
    if ('primitive' in literal)
        return primitiveNode(literal);
    if ('group' in literal)
        return groupNode(literal, items);
    const known = 'item, text, shape, primitive, group';
    throw new TypeError(`createHost: an element has one of ${known}; got ${JSON.stringify(literal)}`);
}
function instanceNode(literal, items) {
    const item = items.get(literal.item);
    const type = item?.type ?? 'movie clip';
    const tag = INSTANCE_TAGS[type] ?? 'DOMSymbolInstance';
    const isSymbol = tag === 'DOMSymbolInstance';
    const symbolType = literal.symbolType ?? type;
    const { name, selected, locked, blendMode, firstFrame } = literal;
    const texts = attributeTexts({
        libraryItemName: literal.item,
        name,
        selected,
        locked,
        blendMode,
        firstFrame,
        symbolType: isSymbol && symbolType !== 'movie clip' ? symbolType : undefined,
        loop: literal.loop ?? (isSymbol && symbolType === 'graphic' ? 'loop' : undefined),
        isVisible: literal.visible === false ? false : undefined,
        ...(type === 'video'
            ? { frameRight: (item?.width ?? 0) * 20, frameBottom: (item?.height ?? 0) * 20 }
            : {}),
    }, literal.attributes);
    const children = placementNodes(literal, isSymbol ? { x: 0, y: 0 } : undefined);
    if (literal.alpha !== undefined) {
        const color = XmlNode.create('Color', { alphaMultiplier: String(literal.alpha / 100) });
        children.push(XmlNode.create('color', {}, [color]));
    }
    return XmlNode.create(tag, texts, children);
}
function textNode(literal) {
    const { textType = 'static', width = 100, height = 20, size = 12, face = 'Verdana', color } = literal;
    const { name, selected, locked } = literal;
    const attrs = attributeTexts({
        size: size === 12 ? undefined : size,
        bitmapSize: size * 20,
        face,
        fillColor: color,
    });
    const run = XmlNode.create('DOMTextRun', {}, [
        XmlNode.create('characters', {}, [], literal.text),
        XmlNode.create('textAttrs', {}, [XmlNode.create('DOMTextAttrs', attrs)]),
    ]);
    const children = [...placementNodes(literal), XmlNode.create('textRuns', {}, [run])];
    const texts = attributeTexts({ name, selected, locked, width, height }, literal.attributes);
    return XmlNode.create(TEXT_TAGS[textType], texts, children);
}
function groupNode(literal, items) {
    const { selected, locked, attributes } = literal;
    const members = literal.group.map((member) => elementNode(member, items));
    const children = literal.transformationPoint ? [pointNode$2(literal.transformationPoint)] : [];
    children.push(XmlNode.create('members', {}, members));
    return XmlNode.create('DOMGroup', attributeTexts({ selected, locked }, attributes), children);
}
/** Matrix and transformation point, as far as they need to be written. */
function placementNodes(literal, fallback) {
    const nodes = [];
    const matrix = matrixNode$1(matrixOf(literal));
    if (matrix)
        nodes.push(matrix);
    const point = literal.transformationPoint ?? fallback;
    if (point)
        nodes.push(pointNode$2(point));
    return nodes;
}

const KEY_MODES = { none: '9728', motion: '22017', shape: '17922' };
/** `DOMTimeline`. */
function timelineNode(name, literal, items) {
    const layers = literal.layers ?? [{}];
    const names = layers.map((layer, index) => layer.name ?? `Layer ${layers.length - index}`);
    const current = Math.max(0, layers.findIndex((layer) => layer.current));
    const nodes = layers.map((layer, index) => layerNode(layer, names, index, index === current, items));
    const texts = attributeTexts({ name, currentFrame: literal.currentFrame || undefined });
    return XmlNode.create('DOMTimeline', texts, [XmlNode.create('layers', {}, nodes)]);
}
function layerNode(layer, names, index, isCurrent, items) {
    const { type = 'normal', locked, outline } = layer;
    const texts = attributeTexts({
        name: names[index],
        color: layer.color ?? layerColor(names.length - 1 - index),
        current: isCurrent || undefined,
        isSelected: isCurrent || undefined,
        visible: layer.visible === false ? false : undefined,
        locked: locked || undefined,
        outline: outline || undefined,
        useOutlineView: outline || undefined,
        autoNamed: layer.name === undefined ? undefined : false,
        layerType: type === 'normal' ? undefined : type,
        parentLayerIndex: parentPlace(layer.parent, names, index),
    }, layer.attributes);
    if (type === 'folder')
        return XmlNode.create('DOMLayer', texts);
    return XmlNode.create('DOMLayer', texts, [XmlNode.create('frames', {}, frameNodes(layer, items))]);
}
/** The parent stands above its children: the nearest layer of that name is meant. */
function parentPlace(parent, names, index) {
    if (parent === undefined)
        return undefined;
    const place = names.lastIndexOf(parent, index - 1);
    if (index > 0 && place >= 0)
        return place;
    throw new TypeError(`createHost: layer "${names[index]}" belongs to "${parent}", which stands nowhere above it`);
}
function frameNodes(layer, items) {
    const { elements, duration } = layer;
    const frames = layer.frames ?? [{ elements, duration }];
    let next = 0;
    return frames.map((frame) => {
        const index = frame.index ?? next;
        if (index !== next) {
            throw new TypeError(`createHost: a keyframe at ${index} follows a span that ends at ${next}`);
        }
        next = index + (frame.duration ?? 1);
        return frameNode(frame, index, items);
    });
}
function frameNode(frame, index, items) {
    const { duration = 1, name, labelType, tweenType, tweenEasing, sound, script } = frame;
    const texts = attributeTexts({
        name,
        labelType: name === undefined ? undefined : (labelType ?? 'name'),
        tweenType,
        motionTweenSnap: tweenType === 'motion' ? true : undefined,
        keyMode: KEY_MODES[tweenType ?? 'none'],
        acceleration: tweenEasing ? -tweenEasing : undefined,
        soundName: sound,
    }, frame.attributes);
    const children = [];
    if (script !== undefined)
        children.push(scriptNode(script));
    const elements = (frame.elements ?? []).map((element) => elementNode(element, items));
    children.push(XmlNode.create('elements', {}, elements));
    const node = XmlNode.create('DOMFrame', {}, children);
    writeSpan(node, index, duration);
    for (const [attribute, text] of Object.entries(texts))
        node.setAttr(attribute, text ?? null);
    return node;
}
function scriptNode(text) {
    const script = XmlNode.create('script');
    script.setText(text, { cdata: true });
    return XmlNode.create('Actionscript', {}, [script]);
}

const ICONS$2 = { button: '0', graphic: '1', component: '3' };
const MEDIA_TAGS = {
    bitmap: 'DOMBitmapItem',
    sound: 'DOMSoundItem',
    video: 'DOMVideoItem',
    'compiled clip': 'DOMCompiledClipItem',
};
/** The items of a literal by path, with the folders that their paths name. */
function listItems(library = []) {
    const items = new Map();
    for (const item of library) {
        for (const folder of foldersAbove(item.name)) {
            if (!items.has(folder))
                items.set(folder, { name: folder, type: 'folder' });
        }
        if (items.has(item.name) && item.type !== 'folder') {
            throw new TypeError(`createHost: two items are called "${item.name}"`);
        }
        items.set(item.name, item);
    }
    return items;
}
/** The sections of DOMDocument.xml, those without items left out. */
function sectionNodes(items) {
    const entries = { folders: [], media: [], fonts: [], symbols: [] };
    let counter = 0;
    for (const item of items.values()) {
        const itemID = `4d000000-${(++counter).toString(16).padStart(8, '0')}`;
        const type = item.type ?? 'movie clip';
        const media = MEDIA_TAGS[type];
        if (type === 'folder')
            entries.folders.push(XmlNode.create('DOMFolderItem', { name: item.name, itemID }));
        else if (type === 'font')
            entries.fonts.push(fontNode(item, itemID));
        else if (media !== undefined)
            entries.media.push(mediaNode(media, item, itemID));
        else
            entries.symbols.push(includeNode(item, type, itemID));
    }
    return Object.entries(entries).flatMap(([name, nodes]) => nodes.length > 0 ? [XmlNode.create(name, {}, nodes)] : []);
}
/** The root of a symbol's file; undefined for an item that has no file. */
function symbolRoot(item, items) {
    const type = item.type ?? 'movie clip';
    if (type === 'folder' || type === 'font' || MEDIA_TAGS[type] !== undefined)
        return undefined;
    const timeline = timelineNode(leafOf(item.name), item, items);
    const texts = attributeTexts({
        'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
        xmlns: 'http://ns.adobe.com/xfl/2008/',
        name: item.name,
        symbolType: type === 'graphic' || type === 'button' ? type : undefined,
        ...linkage(item),
    }, item.attributes);
    const name = type === 'component' ? 'DOMComponentItem' : 'DOMSymbolItem';
    return XmlNode.create(name, texts, [XmlNode.create('timeline', {}, [timeline])]);
}
function linkage(item) {
    const { linkageClassName, linkageBaseClass, linkageIdentifier } = item;
    const isExported = item.linkageExportForAS ?? (linkageClassName ?? linkageIdentifier) !== undefined;
    return {
        linkageExportForAS: isExported || undefined,
        linkageExportInFirstFrame: item.linkageExportInFirstFrame === false ? false : undefined,
        linkageIdentifier,
        linkageClassName,
        linkageBaseClass,
    };
}
function includeNode(item, type, itemID) {
    return XmlNode.create('Include', { href: hrefOf(item.name), itemIcon: ICONS$2[type], itemID });
}
function fontNode(item, itemID) {
    const font = item.font ?? 'Verdana';
    const texts = attributeTexts({ name: item.name, itemID, font, size: 0, id: 1, ...linkage(item) }, item.attributes);
    return XmlNode.create('DOMFontItem', texts);
}
function mediaNode(tag, item, itemID) {
    const { name, width = 100, height = 100 } = item;
    const own = {
        DOMBitmapItem: { originalCompressionType: 'lossless', frameRight: width * 20, frameBottom: height * 20 },
        DOMVideoItem: { videoType: 'h263 media', width, height, videoDataHRef: 'M 1 0.dat' },
        DOMSoundItem: { format: '44kHz 16bit Stereo', href: name },
    };
    const texts = attributeTexts({ name, itemID, ...own[tag], ...linkage(item) }, item.attributes);
    return XmlNode.create(tag, texts);
}

/**
 * The files of an XFL document for a literal: path -> text. The document goes through the same XML as a real one.
 *
 * @throws TypeError for a literal that means no document.
 */
function buildXfl(literal) {
    const items = listItems(literal.library);
    const files = new Map([['DOMDocument.xml', documentText(literal, items)]]);
    for (const item of items.values()) {
        const root = symbolRoot(item, items);
        const path = `LIBRARY/${hrefOf(item.name)}`;
        if (root)
            files.set(path, XmlFile.create(path, root).serialize());
    }
    const { docClass, asVersion } = literal;
    if (docClass !== undefined || asVersion !== undefined) {
        files.set('PublishSettings.xml', publishSettings(docClass ?? '', asVersion ?? 3));
    }
    return files;
}
function documentText(literal, items) {
    if (literal.scenes && literal.layers)
        throw new TypeError('createHost: a document has layers or scenes, not both');
    const scenes = literal.scenes ?? [{ layers: literal.layers, currentFrame: literal.currentFrame }];
    const timelines = scenes.map((scene, index) => timelineNode(('name' in scene ? scene.name : undefined) ?? `Scene ${index + 1}`, scene, items));
    const { backgroundColor, width, height, frameRate, currentTimeline = 0 } = literal;
    const texts = attributeTexts({
        'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
        xmlns: 'http://ns.adobe.com/xfl/2008/',
        backgroundColor,
        width,
        height,
        frameRate,
        currentTimeline: currentTimeline + 1,
        xflVersion: '2.971',
        nextSceneIdentifier: scenes.length + 1,
    }, literal.attributes);
    const children = [...sectionNodes(items), XmlNode.create('timelines', {}, timelines)];
    return XmlFile.create('DOMDocument.xml', XmlNode.create('DOMDocument', texts, children)).serialize();
}
function publishSettings(docClass, asVersion) {
    const properties = XmlNode.create('PublishFlashProperties', { enabled: 'true' }, [
        XmlNode.create('ActionScriptVersion', {}, [], String(asVersion)),
        XmlNode.create('DocumentClass', {}, [], docClass),
    ]);
    const profile = XmlNode.create('flash_profile', { version: '1.0', name: 'Default', current: 'true' }, [
        properties,
    ]);
    const root = XmlNode.create('flash_profiles', {}, [profile]);
    return XmlFile.create('PublishSettings.xml', root).serialize();
}

function emptyClipboard() {
    return {
        elements: undefined,
        frames: { ranges: [], source: undefined },
        motion: undefined,
        layers: { layers: [], source: undefined },
    };
}

/** A drive letter as URIs of the host have it: `C|/` or `C:/`. */
const DRIVE = /^\/?([A-Za-z])[|:](?=\/|$)/;
/**
 * The path behind a `file:///` URI, or undefined where the text is no such URI. Escapes are decoded; text that is
 * not a sound escape stands for itself, as scripts often build URIs without escaping.
 */
function uriToPath(uri, { isWindows, paths }) {
    const match = /^file:\/\/\/?/i.exec(uri);
    if (!match)
        return undefined;
    const decoded = `/${uri.slice(match[0].length).replace(/(?:%[0-9a-f]{2})+/gi, decodeEscapes)}`;
    return paths.normalize(isWindows ? decoded.replace(DRIVE, '$1:') : decoded);
}
/** A path as the host writes URIs: `file:///C|/My%20Files/a.fla`. A folder keeps its closing slash. */
function pathToUri(file, { isWindows }) {
    const absolute = file.replace(/\\/g, isWindows ? '/' : '\\');
    const escaped = encodeURI(absolute).replace(/[?#]/g, encodeURIComponent);
    return `file:///${escaped.replace(/^\//, '').replace(/^([A-Za-z]):/, '$1|')}`;
}
function decodeEscapes(escapes) {
    try {
        return decodeURIComponent(escapes);
    }
    catch {
        return escapes;
    }
}

/**
 * Base of every object of the model. A model object is what the host knows; the script never holds it: it holds
 * the facade that its realm made for it (`Realm.wrap`), always the same one.
 *
 * Members of the contract are written as accessors and methods of the class (never as fields), under the host's own
 * names; the realm exposes those and nothing else, so helper members may stand beside them.
 */
class HostObject {
    constructor() {
        /** True once the thing was deleted or its document closed: every further use by a script throws. */
        this.stale = false;
    }
}

/** The value as a finite number; `member` and the value stand in the error otherwise. */
function checkNumber(member, value, low = -Infinity, high = Infinity) {
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    if (typeof number !== 'number' || !Number.isFinite(number) || number < low || number > high) {
        const range = low === -Infinity && high === Infinity ? '' : ` from ${low} to ${high}`;
        throw new HostError(`${member}: expected a number${range}, got ${describeValue(value)}`);
    }
    return number;
}
/** The value if it is one of those allowed; the error lists them otherwise. */
function checkChoice(member, value, allowed) {
    const found = allowed.find((choice) => choice === value);
    if (found === undefined) {
        const choices = allowed.map((choice) => `"${choice}"`).join(', ');
        throw new HostError(`${member}: expected one of ${choices}, got ${describeValue(value)}`);
    }
    return found;
}
/** The value as a text: the host turns numbers and Booleans into text and refuses objects. */
function checkText(member, value) {
    if (typeof value === 'string')
        return value;
    if (typeof value === 'number' || typeof value === 'boolean')
        return String(value);
    throw new HostError(`${member}: expected a text, got ${describeValue(value)}`);
}
/** A value as messages show it. */
function describeValue(value) {
    if (typeof value === 'string')
        return `"${value}"`;
    if (typeof value === 'object' && value !== null)
        return Array.isArray(value) ? 'an Array' : 'an object';
    if (typeof value === 'function')
        return 'a function';
    return String(value);
}

/**
 * The entry of a table under a name that stands in a document; undefined for none. Names such as `constructor` and
 * `__proto__` find nothing, as they would with `table[name]`.
 */
function lookUp$1(table, name) {
    return Object.hasOwn(table, name) ? table[name] : undefined;
}

/**
 * Persistent data of a document, an item or an element: `persistentData/PD` with the name in `n`, the value in `v`
 * and the type in `t` (absent: string; `i`: integer, measured; the other letters are assumed). Arrays are written as
 * numbers separated by commas.
 */
const LETTERS = {
    string: null,
    integer: 'i',
    double: 'd',
    integerArray: 'I',
    doubleArray: 'D',
    byteArray: 'B',
};
const TYPES$2 = {
    i: 'integer',
    d: 'double',
    I: 'integerArray',
    D: 'doubleArray',
    B: 'byteArray',
};
/** The entry of that name, or undefined. */
function dataEntry(owner, name) {
    return owner
        .child('persistentData')
        ?.childrenNamed('PD')
        .find((entry) => entry.attr('n') === name);
}
function hasData(owner, name) {
    return dataEntry(owner, name) !== undefined;
}
/** The value stored under a name, or undefined. */
function getData(owner, name) {
    const entry = dataEntry(owner, name);
    if (!entry)
        return undefined;
    const text = entry.attr('v') ?? '';
    const type = TYPES$2[entry.attr('t') ?? ''];
    if (type === undefined)
        return text;
    if (type === 'integer' || type === 'double')
        return Number(text);
    return text === '' ? [] : text.split(',').map(Number);
}
/**
 * Stores a value under a name, in place of what stood there.
 *
 * @param member The host's name of the method, for errors.
 * @throws HostError for an unknown type or a value that does not fit it.
 */
function addData(owner, member, name, type, data) {
    const key = checkText(`${member}: name`, name);
    const kind = String(type);
    if (!Object.prototype.hasOwnProperty.call(LETTERS, kind)) {
        throw new HostError(`${member}: expected one of ${Object.keys(LETTERS).join(', ')}, got ${describeValue(type)}`);
    }
    const text = formatData(member, kind, data);
    const entry = dataEntry(owner, key) ?? newEntry$1(owner, key);
    entry.setAttr('t', LETTERS[kind]);
    entry.setAttr('v', text);
}
function removeData(owner, name) {
    const entry = dataEntry(owner, name);
    const list = entry?.parent;
    entry?.remove();
    if (list && list.children.length === 0)
        list.remove();
}
function newEntry$1(owner, name) {
    const entry = XmlNode.create('PD', { n: name });
    childOrNew(owner, 'persistentData').append(entry);
    return entry;
}
function formatData(member, type, data) {
    if (type === 'string')
        return checkText(member, data);
    if (type === 'integer' || type === 'double')
        return formatEntry(member, type, data);
    if (!Array.isArray(data))
        throw new HostError(`${member}: expected an Array for ${type}, got ${describeValue(data)}`);
    return data.map((value) => formatEntry(member, type, value)).join(',');
}
function formatEntry(member, type, value) {
    if (type === 'byteArray')
        return String(Math.trunc(checkNumber(member, value, 0, 255)));
    const number = checkNumber(member, value);
    return formatNumber(type.startsWith('integer') ? Math.trunc(number) : number);
}

/** The ActionScript class that an item has when no other is named. Source: Adobe's reference, item.linkageBaseClass. */
const DEFAULT_BASE_CLASSES = {
    'movie clip': 'flash.display.MovieClip',
    button: 'flash.display.SimpleButton',
    graphic: 'flash.display.MovieClip',
    bitmap: 'flash.display.BitmapData',
    sound: 'flash.media.Sound',
    font: 'flash.text.Font',
};
function defaultBaseClass(itemType) {
    return DEFAULT_BASE_CLASSES[itemType];
}

/**
 * An item of the library. Its attributes stand on a node of DOMDocument.xml, or, for symbols, at the head of a file
 * that is not parsed for them.
 */
class Item extends HostObject {
    static { this.className = 'Item'; }
    constructor(library) {
        super();
        this.library = library;
    }
    attr(name) {
        return this.node.attr(name);
    }
    setAttr(name, value) {
        this.node.setAttr(name, value);
    }
    /** Full path, folders separated by `/`. Assigning changes the last part only. */
    get name() {
        return readText(this, 'name');
    }
    set name(value) {
        this.library.rename(this, checkText('Item.name', value));
    }
    /** For sorting by creation: `<hex time>-<hex counter>`. */
    get itemID() {
        return this.attr('itemID') ?? readText(this.entry, 'itemID');
    }
    get linkageExportForAS() {
        return readFlag(this, 'linkageExportForAS');
    }
    set linkageExportForAS(value) {
        this.setExport('linkageExportForAS', value);
    }
    get linkageExportForRS() {
        return readFlag(this, 'linkageExportForRS');
    }
    set linkageExportForRS(value) {
        this.setExport('linkageExportForRS', value);
    }
    get linkageImportForRS() {
        return readFlag(this, 'linkageImportForRS');
    }
    set linkageImportForRS(value) {
        if (value && this.isExported) {
            throw new HostError('Item.linkageImportForRS: set linkageExportForAS and linkageExportForRS to false first');
        }
        this.setAttr('linkageImportForRS', value ? 'true' : null);
    }
    /** True only for an item that is exported; the document stores nothing but `false`. */
    get linkageExportInFirstFrame() {
        return this.isExported && readFlag(this, 'linkageExportInFirstFrame', true);
    }
    set linkageExportInFirstFrame(value) {
        if (this.isExported)
            this.setAttr('linkageExportInFirstFrame', value ? null : 'false');
    }
    get linkageIdentifier() {
        return readText(this, 'linkageIdentifier');
    }
    set linkageIdentifier(value) {
        this.setAttr('linkageIdentifier', checkText('Item.linkageIdentifier', value) || null);
    }
    get linkageClassName() {
        return readText(this, 'linkageClassName');
    }
    set linkageClassName(value) {
        this.setAttr('linkageClassName', checkText('Item.linkageClassName', value) || null);
    }
    /** An empty text for the class that the kind of item has by default. */
    get linkageBaseClass() {
        const name = readText(this, 'linkageBaseClass');
        return name === defaultBaseClass(this.itemType) ? '' : name;
    }
    set linkageBaseClass(value) {
        const name = checkText('Item.linkageBaseClass', value);
        this.setAttr('linkageBaseClass', name === '' || name === defaultBaseClass(this.itemType) ? null : name);
    }
    get linkageURL() {
        return readText(this, 'linkageURL');
    }
    set linkageURL(value) {
        this.setAttr('linkageURL', checkText('Item.linkageURL', value) || null);
    }
    addData(name, type, data) {
        addData(this.node, 'Item.addData', name, type, data);
    }
    getData(name) {
        return getData(this.node, String(name));
    }
    hasData(name) {
        return hasData(this.node, String(name));
    }
    removeData(name) {
        removeData(this.node, String(name));
    }
    get isExported() {
        return this.linkageExportForAS || this.linkageExportForRS;
    }
    setExport(member, value) {
        if (value && this.linkageImportForRS) {
            throw new HostError(`Item.${member}: set linkageImportForRS to false first`);
        }
        this.setAttr(member, value ? 'true' : null);
        if (!this.isExported)
            this.setAttr('linkageExportInFirstFrame', null);
    }
}

/** An item that stands in DOMDocument.xml itself: everything but symbols. */
class ListedItem extends Item {
    constructor(node, library) {
        super(library);
        this.node = node;
    }
    get entry() {
        return this.node;
    }
}

/** The common members of bitmaps, sounds and videos: they were imported from a file. */
class MediaItem extends ListedItem {
    /** Seconds since 1970 of the last import, eight hexadecimal digits. */
    get lastModifiedDate() {
        return hexSeconds(readInteger(this.node, 'sourceLastImported'));
    }
    /** `file:///` URI of the file that was imported; relative paths are taken from the document's folder. */
    get sourceFilePath() {
        const path = this.node.attr('sourceExternalFilepath');
        return path === undefined ? '' : this.library.document.uriOf(path);
    }
}
/** A time as the host shows it: seconds since 1970 in eight hexadecimal digits. */
function hexSeconds(seconds) {
    if (seconds < 0)
        throw new HostError(`A time before 1970: ${seconds}`);
    return seconds.toString(16).padStart(8, '0');
}

const TWIPS = 20;
const COMPRESSIONS = ['photo', 'lossless'];
/** A bitmap: a view of one `DOMBitmapItem`. */
class BitmapItem extends MediaItem {
    static { this.className = 'BitmapItem'; }
    get itemType() {
        return 'bitmap';
    }
    /** Width in pixels; 0 for an image without data. */
    get hPixels() {
        return this.extent('frameLeft', 'frameRight');
    }
    /** Height in pixels. */
    get vPixels() {
        return this.extent('frameTop', 'frameBottom');
    }
    get allowSmoothing() {
        return readFlag(this.node, 'allowSmoothing');
    }
    set allowSmoothing(value) {
        writeFlag(this.node, 'allowSmoothing', Boolean(value));
    }
    get compressionType() {
        return readText(this.node, 'compressionType', 'photo');
    }
    set compressionType(value) {
        const type = checkChoice('BitmapItem.compressionType', value, COMPRESSIONS);
        this.node.setAttr('compressionType', type === 'photo' ? null : type);
    }
    get originalCompressionType() {
        return readText(this.node, 'originalCompressionType', 'photo');
    }
    /** 0 to 100, or -1 for the document's own quality. */
    get quality() {
        return readNumber(this.node, 'quality', -1);
    }
    set quality(value) {
        this.node.setAttr('quality', String(Math.trunc(checkNumber('BitmapItem.quality', value, -1, 100))));
    }
    get useImportedJPEGQuality() {
        return readFlag(this.node, 'useImportedJPEGData', true);
    }
    set useImportedJPEGQuality(value) {
        writeFlag(this.node, 'useImportedJPEGData', Boolean(value), true);
    }
    get useDeblocking() {
        return readFlag(this.node, 'useDeblocking');
    }
    set useDeblocking(value) {
        writeFlag(this.node, 'useDeblocking', Boolean(value));
    }
    extent(from, to) {
        return Math.max(0, (readNumber(this.node, to) - readNumber(this.node, from)) / TWIPS);
    }
}

/** A compiled component (SWC). The host has no class of its own for it. */
class CompiledClipItem extends ListedItem {
    get itemType() {
        return 'compiled clip';
    }
}

/** A folder: a view of one `DOMFolderItem`. */
class FolderItem extends ListedItem {
    static { this.className = 'FolderItem'; }
    get itemType() {
        return 'folder';
    }
    /** True when the Library panel shows the folder's items. */
    get isExpanded() {
        return readFlag(this.node, 'isExpanded');
    }
    set isExpanded(value) {
        writeFlag(this.node, 'isExpanded', value);
    }
}

/** A font: a view of one `DOMFontItem`. */
class FontItem extends ListedItem {
    static { this.className = 'FontItem'; }
    get itemType() {
        return 'font';
    }
    /** The PostScript name of the font. */
    get font() {
        return readText(this.node, 'font');
    }
    set font(value) {
        this.node.setAttr('font', checkText('FontItem.font', value));
    }
    /** Told by the font's PostScript name. */
    get bold() {
        return /-.*bold/i.test(this.font);
    }
    get italic() {
        return /-.*(italic|oblique)/i.test(this.font);
    }
    /** In points. */
    get size() {
        return readInteger(this.node, 'size');
    }
    set size(value) {
        this.node.setAttr('size', String(Math.trunc(checkNumber('FontItem.size', value, 0))));
    }
    /** Numbers of the ranges, separated by `|`. */
    get embedRanges() {
        return readText(this.node, 'embedRanges');
    }
    set embedRanges(value) {
        this.node.setAttr('embedRanges', checkText('FontItem.embedRanges', value) || null);
    }
    get embeddedCharacters() {
        return readText(this.node, 'embeddedCharacters');
    }
    set embeddedCharacters(value) {
        this.node.setAttr('embeddedCharacters', checkText('FontItem.embeddedCharacters', value) || null);
    }
    get isDefineFont4Symbol() {
        return readFlag(this.node, 'isDefineFont4');
    }
    set isDefineFont4Symbol(value) {
        writeFlag(this.node, 'isDefineFont4', Boolean(value));
    }
}

const NAMESPACES = {
    'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
    xmlns: 'http://ns.adobe.com/xfl/2008/',
};
/** The root of a new symbol's file. */
function newSymbol(attributes, timeline) {
    return XmlNode.create('DOMSymbolItem', { ...NAMESPACES, ...attributes }, [
        XmlNode.create('timeline', {}, [timeline]),
    ]);
}
/** An empty symbol in place of a file that is missing; it is not saved. */
function missingSymbol(label, name) {
    return XmlFile.create(label, newSymbol({ name }, XmlNode.create('DOMTimeline', { name: leafOf(name) })));
}

/** A sound: a view of one `DOMSoundItem`. */
class SoundItem extends MediaItem {
    static { this.className = 'SoundItem'; }
    get itemType() {
        return 'sound';
    }
    /** `MP3` for a sound imported from an MP3 file, else `RAW`; told by the name of the file. */
    get originalCompressionType() {
        const source = readText(this.node, 'sourceExternalFilepath') || readText(this.node, 'href');
        return /\.mp3$/i.test(source) ? 'MP3' : 'RAW';
    }
}

function emptyBox() {
    return { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
}
function isEmpty(box) {
    return box.left > box.right;
}
/** Grows `box` so that it holds the point. */
function include(box, x, y) {
    if (x < box.left)
        box.left = x;
    if (x > box.right)
        box.right = x;
    if (y < box.top)
        box.top = y;
    if (y > box.bottom)
        box.bottom = y;
}
/** Grows `box` so that it holds `other`. */
function unite(box, other) {
    if (isEmpty(other))
        return;
    include(box, other.left, other.top);
    include(box, other.right, other.bottom);
}
/** Grows `box` so that it holds the four corners of `other` after the transformation. */
function includeTransformed(box, other, { a, b, c, d, tx, ty }) {
    if (isEmpty(other))
        return;
    const { left, top, right, bottom } = other;
    include(box, a * left + c * top + tx, b * left + d * top + ty);
    include(box, a * right + c * top + tx, b * right + d * top + ty);
    include(box, a * left + c * bottom + tx, b * left + d * bottom + ty);
    include(box, a * right + c * bottom + tx, b * right + d * bottom + ty);
}
function transformBox(other, matrix) {
    const box = emptyBox();
    includeTransformed(box, other, matrix);
    return box;
}
/** True for a transformation that maps boxes onto boxes: its angles are multiples of 90 degrees. */
function keepsBoxes({ a, b, c, d }) {
    return (b === 0 && c === 0) || (a === 0 && d === 0);
}
function centerOf({ left, top, right, bottom }) {
    return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

const IDENTITY$1 = Object.freeze({ a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0 });
/** The transformation that applies `inner` first and `outer` afterwards. */
function concat(outer, inner) {
    return {
        a: outer.a * inner.a + outer.c * inner.b,
        b: outer.b * inner.a + outer.d * inner.b,
        c: outer.a * inner.c + outer.c * inner.d,
        d: outer.b * inner.c + outer.d * inner.d,
        tx: outer.a * inner.tx + outer.c * inner.ty + outer.tx,
        ty: outer.b * inner.tx + outer.d * inner.ty + outer.ty,
    };
}
function apply$1(matrix, { x, y }) {
    return { x: matrix.a * x + matrix.c * y + matrix.tx, y: matrix.b * x + matrix.d * y + matrix.ty };
}
/** The inverse, or undefined where the transformation flattens the plane. */
function invert({ a, b, c, d, tx, ty }) {
    const determinant = a * d - b * c;
    if (determinant === 0 || !Number.isFinite(determinant))
        return undefined;
    return {
        a: d / determinant,
        b: -b / determinant,
        c: -c / determinant,
        d: a / determinant,
        tx: (c * ty - d * tx) / determinant,
        ty: (b * tx - a * ty) / determinant,
    };
}
function isIdentity({ a, b, c, d, tx, ty }) {
    return a === 1 && b === 0 && c === 0 && d === 1 && tx === 0 && ty === 0;
}
/** True for a transformation that only moves. */
function isTranslation({ a, b, c, d }) {
    return a === 1 && b === 0 && c === 0 && d === 1;
}
function translation(x, y) {
    return { a: 1, b: 0, c: 0, d: 1, tx: x, ty: y };
}
/** The linear part of `matrix`, carried out so that `point` stays where it is. */
function around(matrix, { x, y }) {
    const { a, b, c, d } = matrix;
    return { a, b, c, d, tx: x - a * x - c * y, ty: y - b * x - d * y };
}

/** Numbers that one segment takes in `Segments.points`. */
const STRIDE = 6;
/** Collects segments along a pen, as the commands of an `edges` text move it. */
class SegmentPen {
    constructor() {
        this.points = [];
        this.lines = [];
        this.x = 0;
        this.y = 0;
    }
    moveTo(x, y) {
        this.x = x;
        this.y = y;
    }
    lineTo(x, y) {
        this.points.push(this.x, this.y, (this.x + x) / 2, (this.y + y) / 2, x, y);
        this.lines.push(1);
        this.moveTo(x, y);
    }
    curveTo(controlX, controlY, x, y) {
        this.points.push(this.x, this.y, controlX, controlY, x, y);
        this.lines.push(0);
        this.moveTo(x, y);
    }
    segments() {
        return {
            count: this.lines.length,
            points: Float64Array.from(this.points),
            lines: Uint8Array.from(this.lines),
        };
    }
}

/** Grows `box` so that it holds the segments after the transformation: exact, by the extrema of each curve. */
function includeSegments(box, segments, { a, b, c, d, tx, ty }) {
    const { count, points, lines } = segments;
    for (let i = 0, at = 0; i < count; i++, at += STRIDE) {
        const x0 = a * points[at] + c * points[at + 1] + tx;
        const y0 = b * points[at] + d * points[at + 1] + ty;
        const x2 = a * points[at + 4] + c * points[at + 5] + tx;
        const y2 = b * points[at + 4] + d * points[at + 5] + ty;
        include(box, x0, y0);
        include(box, x2, y2);
        if (lines[i] === 1)
            continue;
        const x1 = a * points[at + 2] + c * points[at + 3] + tx;
        const y1 = b * points[at + 2] + d * points[at + 3] + ty;
        if (x1 < box.left || x1 > box.right) {
            const x = extremum(x0, x1, x2);
            if (x < box.left)
                box.left = x;
            if (x > box.right)
                box.right = x;
        }
        if (y1 < box.top || y1 > box.bottom) {
            const y = extremum(y0, y1, y2);
            if (y < box.top)
                box.top = y;
            if (y > box.bottom)
                box.bottom = y;
        }
    }
}
/** The value at which a quadratic turns, given that its control value lies outside its end values. */
function extremum(start, control, end) {
    const leg = start - control;
    return start - (leg * leg) / (leg + end - control);
}

const TWIPS_PER_PIXEL$4 = 20;
/** The linear part of a matrix is stored in steps of 1/65536. */
const LINEAR_STEPS = 65536;
/** The next multiple of a twip (0.05 px). */
function toTwips(value) {
    return Math.round(value * TWIPS_PER_PIXEL$4) / TWIPS_PER_PIXEL$4;
}
/** The transformation in the `matrix` child of an element, a fill or a group; the identity where there is none. */
function readMatrix(owner) {
    const node = owner.child('matrix')?.child('Matrix');
    return node ? nodeMatrix(node) : { a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0 };
}
/** The transformation that a `Matrix` node holds. */
function nodeMatrix(node) {
    return {
        a: readNumber(node, 'a', 1),
        b: readNumber(node, 'b'),
        c: readNumber(node, 'c'),
        d: readNumber(node, 'd', 1),
        tx: readNumber(node, 'tx'),
        ty: readNumber(node, 'ty'),
    };
}
/** Smaller differences come from the arithmetic. */
const NOISE = 1e-9;
/**
 * A matrix as the document can hold it: the linear part in steps of 1/65536, the place in twips unless `inTwips` is
 * false. Values that do not differ from those of `before` are left as they stand there.
 */
function storable(matrix, before, inTwips) {
    const keep = (name, rounded) => Math.abs(matrix[name] - before[name]) < NOISE ? before[name] : rounded;
    return {
        a: keep('a', toStep$1(matrix.a)),
        b: keep('b', toStep$1(matrix.b)),
        c: keep('c', toStep$1(matrix.c)),
        d: keep('d', toStep$1(matrix.d)),
        tx: keep('tx', inTwips ? toTwips(matrix.tx) : matrix.tx),
        ty: keep('ty', inTwips ? toTwips(matrix.ty) : matrix.ty),
    };
}
function toStep$1(value) {
    return Math.round(value * LINEAR_STEPS) / LINEAR_STEPS;
}
/** The values of a matrix in the order in which Animate writes them, and what each is where it is left out. */
const PARTS = [['a', 1], ['b', 0], ['c', 0], ['d', 1], ['tx', 0], ['ty', 0]]; // prettier-ignore
/** Writes the values that changed; the identity is left out altogether. */
function writeMatrix(owner, matrix) {
    if (isIdentity(matrix)) {
        owner.child('matrix')?.remove();
        return;
    }
    const node = matrixNode(owner);
    let last = '';
    for (const [name, fallback] of PARTS) {
        const value = matrix[name];
        if (value === fallback)
            node.setAttr(name, null);
        else {
            node.setAttr(name, formatNumber(value), last);
            last = name;
        }
    }
}
function matrixNode(owner) {
    const holder = owner.child('matrix');
    const found = holder?.child('Matrix');
    if (found)
        return found;
    const made = XmlNode.create('Matrix');
    if (holder)
        holder.append(made);
    else
        owner.insert(XmlNode.create('matrix', {}, [made]), 0);
    return made;
}
/** The stored transformation point, or undefined where the element has the default one. */
function readTransformationPoint(owner) {
    const node = owner.child('transformationPoint')?.child('Point');
    return node && { x: readNumber(node, 'x'), y: readNumber(node, 'y') };
}
function writeTransformationPoint(owner, point) {
    const node = pointNode$1(owner);
    writeNumber(node, 'x', point.x);
    writeNumber(node, 'y', point.y);
}
function pointNode$1(owner) {
    const holder = owner.child('transformationPoint');
    const found = holder?.child('Point');
    if (found)
        return found;
    const made = XmlNode.create('Point');
    if (holder)
        holder.append(made);
    else
        owner.insert(XmlNode.create('transformationPoint', {}, [made]), owner.child('matrix') ? 1 : 0);
    return made;
}

/**
 * Numbers of an `edges` text. They count steps of 1/256 twip (a twip is 1/20 px) and are written as decimals or, where
 * that is shorter, as `#` and the two's complement in hexadecimal digits: 24 bits, a point, 8 bits, `#C9.84`. This rule
 * gives all 859,386 numbers of the reference documents back as they stand.
 */
/** Steps in one pixel. */
const STEPS_PER_PIXEL = 5120;
const STEPS_PER_TWIP$1 = 256;
/** The number at `source.slice(start, end)`, in steps; NaN where it is none. */
function parseEdgeNumber(source, start, end) {
    if (source.charCodeAt(start) !== 35)
        return Number(source.slice(start, end)) * STEPS_PER_TWIP$1;
    const point = source.indexOf('.', start);
    const hasFraction = point >= 0 && point < end;
    const whole = parseInt(source.slice(start + 1, hasFraction ? point : end), 16);
    const fraction = hasFraction
        ? parseInt(source
            .slice(point + 1, end)
            .padEnd(2, '0')
            .slice(0, 2), 16)
        : 0;
    // Shifting to the left by 8 drops what stands above the 24 bits and brings the sign into place.
    return (whole << 8) | fraction;
}
/** A number of steps as Animate writes it; what is finer than a step is rounded. */
function formatEdgeNumber(value) {
    const steps = Math.round(value);
    const decimal = String(steps / STEPS_PER_TWIP$1);
    if (steps % STEPS_PER_TWIP$1 === 0)
        return decimal;
    const bits = steps >>> 0;
    const whole = (bits >>> 8).toString(16);
    const fraction = (bits & 255).toString(16).padStart(2, '0').replace(/0$/, '');
    const hexadecimal = `#${whole}.${fraction}`.toUpperCase();
    return decimal.length <= hexadecimal.length ? decimal : hexadecimal;
}

/** A selection mark, or a number. */
const EDGE_TOKEN = /S\d|#[0-9A-Fa-f]+(?:\.[0-9A-Fa-f]+)?|-?\d+(?:\.\d+)?/g;
/** The hints beside the outline are whole twips. */
const CUBIC_NUMBER = /-?\d+(?:\.\d+)?/g;
const STEPS_PER_TWIP = 256;
/**
 * The same `edges` text with each point moved by `matrix`; commands, marks and blanks stay as they stand. A move by whole
 * twips leaves the form of every number as it is.
 */
function rewriteEdges(text, matrix) {
    const map = stepMap(matrix);
    return rewritePairs(text, EDGE_TOKEN, (x, y) => {
        const point = map(parseEdgeNumber(x, 0, x.length), parseEdgeNumber(y, 0, y.length));
        return [formatEdgeNumber(point.x), formatEdgeNumber(point.y)];
    });
}
/** The same for a `cubics` text, the editor's hints, whose numbers are whole twips. */
function rewriteCubics(text, matrix) {
    const map = stepMap(matrix);
    return rewritePairs(text, CUBIC_NUMBER, (x, y) => {
        const point = map(Number(x) * STEPS_PER_TWIP, Number(y) * STEPS_PER_TWIP);
        return [String(Math.round(point.x / STEPS_PER_TWIP)), String(Math.round(point.y / STEPS_PER_TWIP))];
    });
}
/** The transformation in steps of an `edges` text, exact for a mere move. */
function stepMap(matrix) {
    const inSteps = { ...matrix, tx: matrix.tx * STEPS_PER_PIXEL, ty: matrix.ty * STEPS_PER_PIXEL };
    if (!isTranslation(matrix))
        return (x, y) => apply$1(inSteps, { x, y });
    const dx = Math.round(inSteps.tx);
    const dy = Math.round(inSteps.ty);
    return (x, y) => ({ x: x + dx, y: y + dy });
}
/** Replaces the numbers of a text two by two, x and y. A number without a partner stays. */
function rewritePairs(text, token, rewrite) {
    const parts = [];
    let from = 0;
    let pending;
    for (const match of text.matchAll(token)) {
        const number = { text: match[0], index: match.index };
        if (number.text.startsWith('S'))
            continue;
        if (!pending) {
            pending = number;
            continue;
        }
        const [x, y] = rewrite(pending.text, number.text);
        parts.push(text.slice(from, pending.index), x, text.slice(pending.index + pending.text.length, number.index), y);
        from = number.index + number.text.length;
        pending = undefined;
    }
    parts.push(text.slice(from));
    return parts.join('');
}

/**
 * True for an element whose content stands in the coordinates of the parent, without a matrix: groups
 * (whose matrix, if any, only notes how they were turned) and raw shapes.
 */
function isBaked(node) {
    if (node.name === 'DOMGroup')
        return true;
    if (node.name !== 'DOMShape')
        return false;
    return !readFlag(node, 'isDrawingObject') && !readFlag(node, 'isFloating') && !node.child('matrix');
}
/**
 * Carries an element along by a transformation of its parent's coordinates. The matrix takes it up; of raw shapes the
 * edges and of groups the members do, at any depth.
 *
 * @param inTwips Whether places are rounded to twips.
 */
function transformNode(node, change, inTwips) {
    if (!isBaked(node)) {
        composeMatrix(node, change, inTwips);
        return;
    }
    if (node.name === 'DOMGroup') {
        for (const member of node.child('members')?.children ?? [])
            transformNode(member, change, inTwips);
        if (node.child('matrix') || !isTranslation(change)) {
            composeMatrix(node, change, inTwips);
            return;
        }
    }
    else {
        for (const edge of node.child('edges')?.children ?? [])
            transformEdge(edge, change);
        for (const paint of paintsOf(node))
            if (hasPlace(paint))
                composeMatrix(paint, change, inTwips);
    }
    movePivot(node, change, inTwips);
}
/** Without a matrix the transformation point stands in the parent's coordinates too. */
function movePivot(node, change, inTwips) {
    const point = readTransformationPoint(node);
    if (!point)
        return;
    const { x, y } = apply$1(change, point);
    writeTransformationPoint(node, inTwips ? { x: toTwips(x), y: toTwips(y) } : { x, y });
}
function composeMatrix(node, change, inTwips) {
    const before = readMatrix(node);
    writeMatrix(node, storable(concat(change, before), before, inTwips));
}
function transformEdge(edge, change) {
    const edges = edge.attr('edges');
    if (edges !== undefined)
        edge.setAttr('edges', rewriteEdges(edges, change));
    const cubics = edge.attr('cubics');
    if (cubics !== undefined)
        edge.setAttr('cubics', rewriteCubics(cubics, change));
}
/** The paints of all fills and strokes of a shape (`SolidColor`, `LinearGradient`, …). */
function paintsOf(shape) {
    const fills = shape.child('fills')?.children ?? [];
    const strokes = shape.child('strokes')?.children ?? [];
    const strokeFills = strokes.flatMap((style) => style.children.map((stroke) => stroke.child('fill')));
    return [...fills, ...strokeFills].flatMap((holder) => holder?.children ?? []);
}
/** Gradients and bitmaps are placed in the coordinates of the edges. */
function hasPlace(paint) {
    return paint.name !== 'SolidColor';
}

/** Straight pieces that a curve is measured by. */
const PIECES$2 = 100;
/**
 * The point at a share of a curve's length.
 *
 * @param curve The curve's points by a parameter from 0 to 1.
 * @param share From 0, the start, to 1, the end.
 */
function alongCurve(curve, share) {
    const points = Array.from({ length: PIECES$2 + 1 }, (_, i) => curve(i / PIECES$2));
    return alongPoints(points, share);
}
/** The point at a share of the length of a line through points. */
function alongPoints(points, share) {
    const lengths = points.map((point, i) => (i === 0 ? 0 : distance(points[i - 1], point)));
    let left = share * lengths.reduce((sum, length) => sum + length, 0);
    for (let i = 1; i < points.length; i++) {
        if (left <= lengths[i] && lengths[i] > 0)
            return between$2(points[i - 1], points[i], left / lengths[i]);
        left -= lengths[i];
    }
    return points[points.length - 1];
}
/** The direction of a line through points at a share of its length, in degrees clockwise from the right. */
function directionAt(points, share) {
    const step = 0.001;
    const [from, to] = [Math.max(0, share - step), Math.min(1, share + step)].map((at) => alongPoints(points, at));
    return (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
}
function distance(one, other) {
    return Math.hypot(other.x - one.x, other.y - one.y);
}
function between$2(from, to, share) {
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

const DEGREE = Math.PI / 180;
/** Skews that differ by less are one rotation. Matrices are stored in steps of 1/65536 (0.0009 degrees). */
const SAME_ANGLE$1 = 0.01;
function decompose({ a, b, c, d }) {
    return {
        scaleX: Math.hypot(a, b),
        scaleY: Math.hypot(c, d),
        skewX: toDegrees(Math.atan2(-c, d)),
        skewY: toDegrees(Math.atan2(b, a)),
    };
}
/** The inverse of `decompose`. */
function compose({ scaleX, scaleY, skewX, skewY }) {
    return {
        a: scaleX * cosine(skewY),
        b: scaleX * sine(skewY),
        c: -scaleY * sine(skewX),
        d: scaleY * cosine(skewX),
    };
}
/** The matrix with other scales or angles; an axis of which no part is given stays as it is. */
function turned(matrix, parts) {
    const { a, b, c, d } = compose({ ...decompose(matrix), ...parts });
    const result = { ...matrix };
    if (parts.scaleX !== undefined || parts.skewY !== undefined)
        Object.assign(result, { a, b });
    if (parts.scaleY !== undefined || parts.skewX !== undefined)
        Object.assign(result, { c, d });
    return result;
}
/** The rotation in degrees; NaN where the axes are turned by different angles. */
function rotationOf({ skewX, skewY }) {
    return Math.abs(normalizeAngle(skewX - skewY)) < SAME_ANGLE$1 ? skewY : NaN;
}
/** The same angle in degrees, greater than -180 and at most 180. */
function normalizeAngle(degrees) {
    const turned = degrees % 360;
    if (turned > 180)
        return turned - 360;
    return turned <= -180 ? turned + 360 : turned;
}
/** The linear part that turns clockwise by `degrees`. */
function rotation(degrees) {
    const cos = cosine(degrees);
    const sin = sine(degrees);
    return { a: cos, b: sin, c: -sin, d: cos };
}
/** Exact at multiples of 90 degrees, where Math.cos leaves 6e-17. */
function cosine(degrees) {
    return degrees % 90 === 0 ? [1, 0, -1, 0][quarter(degrees)] : Math.cos(degrees * DEGREE);
}
function sine(degrees) {
    return degrees % 90 === 0 ? [0, 1, 0, -1][quarter(degrees)] : Math.sin(degrees * DEGREE);
}
function quarter(degrees) {
    return (((degrees / 90) % 4) + 4) % 4;
}
function toDegrees(radians) {
    const degrees = radians / DEGREE;
    return degrees === -180 ? 180 : degrees + 0;
}

/** The value on the way from one to another; `progress` is 0 at the first and 1 at the second. */
function mix(from, to, progress) {
    return from + (to - from) * progress;
}

/**
 * The matrix that a classic tween shows on the way. The transformation point runs straight from where it is at the one
 * end to where the other end has its own; scales and angles run evenly. The place follows from the point of the first
 * end alone.
 */
function tweenedMatrix(from, to, progress, turning) {
    const [start, end] = [apply$1(from.matrix, from.pivot), apply$1(to.matrix, to.pivot)];
    return placeAt(tweenedLinear(from.matrix, to.matrix, progress, turning), from.pivot, {
        x: mix(start.x, end.x, progress.position),
        y: mix(start.y, end.y, progress.position),
    });
}
/**
 * The matrix that a classic tween shows on a motion guide. The transformation point runs evenly along the path. An
 * element that turns with it keeps its angle to the path, as far as both ends have the same one.
 */
function guidedMatrix(from, to, progress, turning, { points, isOriented }) {
    const direction = (share) => (isOriented ? directionAt(points, share) : 0);
    const against = ({ matrix }, degrees) => concat({ ...rotation(-degrees), tx: 0, ty: 0 }, matrix);
    const linear = tweenedLinear(against(from, direction(0)), against(to, direction(1)), progress, turning);
    const turned = concat({ ...rotation(direction(progress.position)), tx: 0, ty: 0 }, { ...linear, tx: 0, ty: 0 });
    return placeAt(turned, from.pivot, alongPoints(points, progress.position));
}
/** The matrix with that linear part which brings a point of the instance to a place. */
function placeAt({ a, b, c, d }, point, place) {
    return { a, b, c, d, tx: place.x - a * point.x - c * point.y, ty: place.y - b * point.x - d * point.y };
}
function tweenedLinear(from, to, progress, turning) {
    const start = decompose(from);
    const end = decompose(to);
    const turned = turn(end.skewY - start.skewY, turning);
    // Full turns carry both axes; otherwise each takes its shorter way.
    const leaned = typeof turning === 'number'
        ? turned + normalizeAngle(end.skewX - start.skewX - turned)
        : turn(end.skewX - start.skewX, turning);
    return compose({
        scaleX: mix(start.scaleX, end.scaleX, progress.scale),
        scaleY: mix(start.scaleY, end.scaleY, progress.scale),
        skewX: start.skewX + leaned * progress.rotation,
        skewY: start.skewY + turned * progress.rotation,
    });
}
/** Smaller angles come from rounding. */
const SAME_ANGLE = 0.01;
/** The angle that a tween covers on the way to one that differs by `difference` degrees. */
function turn(difference, turning) {
    const shortest = normalizeAngle(difference);
    if (turning === 'none')
        return 0;
    if (turning === 'auto')
        return shortest;
    const isSame = Math.abs(shortest) < SAME_ANGLE;
    if (isSame || shortest > 0 === turning > 0)
        return shortest + 360 * turning;
    return shortest + 360 * (turning + Math.sign(turning));
}

/**
 * The height of an ease curve at a time from 0 to 1. The curve is made of cubic Bézier pieces: an end point, two control
 * points, an end point that the next piece begins with, and so on; times ascend along it.
 */
function easeAt(points, time) {
    let first = 0;
    while (first + 4 < points.length && points[first + 3].x < time)
        first += 3;
    const [start, leave, arrive, end] = points.slice(first, first + 4);
    let low = 0;
    let high = 1;
    for (let step = 0; step < 40; step++) {
        const middle = (low + high) / 2;
        if (bezier(start.x, leave.x, arrive.x, end.x, middle) < time)
            low = middle;
        else
            high = middle;
    }
    return bezier(start.y, leave.y, arrive.y, end.y, (low + high) / 2);
}
/** A cubic Bézier curve at a parameter from 0 to 1. */
function bezier(a, b, c, d, t) {
    const u = 1 - t;
    return u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d;
}

const linear = (time) => time;
/**
 * The parabola of the Ease slider.
 *
 * @param acceleration As documents store it, from -100 (fast at the start) to 100 (slow at the start). It is the
 *   negative of the script's `tweenEasing`.
 */
function simpleEase(acceleration) {
    if (acceleration === 0)
        return linear;
    return (time) => time - (acceleration / 100) * time * (1 - time);
}
/** The curve that a user drew: Bézier pieces as `easeAt` takes them. */
function curveEase(points) {
    return (time) => easeAt(points, time);
}

/**
 * The eases that documents name, such as `cubicInOut`: Penner's equations with the constants of Adobe's CreateJS export
 * (back 1.7, elastic 1 and 0.3, in both directions 0.45).
 */
const INWARD = {
    quad: (time) => time ** 2,
    cubic: (time) => time ** 3,
    quart: (time) => time ** 4,
    quint: (time) => time ** 5,
    sine: (time) => 1 - Math.cos((time * Math.PI) / 2),
    circ: (time) => 1 - Math.sqrt(1 - time * time),
    back: (time) => back(time, 1.7),
    bounce: (time) => 1 - bounce$1(1 - time),
    elastic: (time) => elastic(time, 0.3),
};
/** The first half of the eases in both directions: back and elastic have constants of their own. */
const INWARD_OF_BOTH = {
    ...INWARD,
    back: (time) => back(time, 1.7 * 1.525),
    elastic: (time) => elastic(time, 0.3 * 1.5),
};
/** The ease with that name; undefined for a name that is unknown. */
function namedEase(name) {
    if (name === 'none' || name === 'linear')
        return linear;
    const [, family, direction] = /^(\w+?)(InOut|In|Out)$/.exec(name) ?? [];
    if (!Object.hasOwn(INWARD, family))
        return undefined;
    if (direction === 'In')
        return INWARD[family];
    return direction === 'Out' ? outward(INWARD[family]) : bothWays(INWARD_OF_BOTH[family]);
}
function outward(ease) {
    return (time) => 1 - ease(1 - time);
}
function bothWays(ease) {
    return (time) => (time < 0.5 ? ease(2 * time) / 2 : 1 - ease(2 - 2 * time) / 2);
}
function back(time, overshoot) {
    return time * time * ((overshoot + 1) * time - overshoot);
}
function bounce$1(time) {
    const arc = (from, height) => 7.5625 * (time - from) ** 2 + height;
    if (time < 1 / 2.75)
        return arc(0, 0);
    if (time < 2 / 2.75)
        return arc(1.5 / 2.75, 0.75);
    return time < 2.5 / 2.75 ? arc(2.25 / 2.75, 0.9375) : arc(2.625 / 2.75, 0.984375);
}
function elastic(time, period) {
    if (time === 0 || time === 1)
        return time;
    return -(2 ** (10 * (time - 1))) * Math.sin(((time - 1 - period / 4) * 2 * Math.PI) / period);
}

/** The properties that may have an ease of their own; `all` stands for those that have none. */
const EASE_TARGETS = ['all', 'position', 'rotation', 'scale', 'color', 'filters'];
/**
 * How the tween of a frame eases one of its properties. A drawn curve wins over a named ease, that over the slider. The
 * property's own ease counts only where the frame does not use a single one.
 */
function easeOf(frame, target) {
    const own = readFlag(frame, 'useSingleEaseCurve', true) ? 'all' : target;
    if (readFlag(frame, 'hasCustomEase')) {
        const points = easePoints(frame, own) ?? easePoints(frame, 'all');
        if (points)
            return curveEase(points);
    }
    const entry = entryOf(frame, 'Ease', own) ?? entryOf(frame, 'Ease', 'all');
    const named = namedEaseOf(frame, own);
    if (named)
        return named;
    return simpleEase(own !== 'all' && entry ? readNumber(entry, 'intensity') : readNumber(frame, 'acceleration'));
}
/** The ease that a document names for a property, such as `cubicInOut`; undefined where it names none. */
function namedEaseOf(frame, target) {
    const entry = entryOf(frame, 'Ease', target) ?? entryOf(frame, 'Ease', 'all');
    return namedEase(entry?.attr('method') ?? frame.attr('easeMethodName') ?? '');
}
/** The control points that a user gave the curve of a property; undefined where the document stores none. */
function easePoints(frame, target) {
    const points = entryOf(frame, 'CustomEase', target)?.childrenNamed('Point') ?? [];
    if (points.length === 0)
        return undefined;
    return points.map((point) => ({ x: readNumber(point, 'x'), y: readNumber(point, 'y') }));
}
/** The entry of a frame's `tweens` for a property. */
function entryOf(frame, name, target) {
    const entries = frame.child('tweens')?.childrenNamed(name) ?? [];
    return entries.find((entry) => (entry.attr('target') ?? 'all') === target);
}

/** Segments carried along by a transformation. */
function rewriteSegments(segments, matrix) {
    const points = new Float64Array(segments.points.length);
    for (let i = 0; i < points.length; i += 2) {
        const { x, y } = apply$1(matrix, { x: segments.points[i], y: segments.points[i + 1] });
        points[i] = x;
        points[i + 1] = y;
    }
    return { ...segments, points };
}

/** Straight pieces that stand for one curve. */
const PIECES$1 = 24;
/**
 * The way along a motion guide from the point nearest to `from` to the one nearest to `to`. Where lines cross it goes on
 * as straight as it can. Undefined where the guide does not lead there, or lies farther than `reach` from an end.
 */
function guidePath(guide, from, to, reach) {
    const curves = guide.flatMap(curvesOf);
    const [start, end] = [from, to].map((point) => nearestSpot(curves, point));
    if (!start || !end || start.off > reach || end.off > reach)
        return undefined;
    const ways = [false, true]
        .map((isBackward) => wayFrom(start, end, isBackward, curves))
        .filter((way) => way !== undefined);
    return ways.sort((one, other) => lengthOf(one) - lengthOf(other)).at(0);
}
function curvesOf({ count, points, lines }) {
    return Array.from({ length: count }, (_, i) => {
        const [x, y, controlX, controlY, endX, endY] = points.subarray(i * STRIDE, (i + 1) * STRIDE);
        const pieces = lines[i] === 1 ? 1 : PIECES$1;
        return Array.from({ length: pieces + 1 }, (_piece, k) => {
            const t = k / pieces;
            const bend = (a, b, c) => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c;
            return lines[i] === 1
                ? { x: x + (endX - x) * t, y: y + (endY - y) * t }
                : { x: bend(x, controlX, endX), y: bend(y, controlY, endY) };
        });
    });
}
function nearestSpot(curves, point) {
    let nearest;
    for (const curve of curves) {
        for (let i = 0; i + 1 < curve.length; i++) {
            const [a, b] = [curve[i], curve[i + 1]];
            const square = (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
            const along = ((point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y)) / square;
            const share = Math.min(1, Math.max(0, square === 0 ? 0 : along));
            const spot = { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
            const off = distance(spot, point);
            if (!nearest || off < nearest.off)
                nearest = { curve, at: i + share, point: spot, off };
        }
    }
    return nearest;
}
function wayFrom(start, end, isBackward, curves) {
    const way = [start.point];
    const left = new Set(curves);
    let next = { curve: start.curve, isTurned: isBackward };
    let begin = placeOn(next, start);
    while (next) {
        const points = pointsOf$2(next);
        const stop = next.curve === end.curve ? placeOn(next, end) : -1;
        if (stop >= begin)
            return [...way, ...points.slice(Math.floor(begin) + 1, Math.ceil(stop)), end.point];
        way.push(...points.slice(Math.floor(begin) + 1));
        left.delete(next.curve);
        next = straightest(points, [...left]);
        begin = 0;
    }
    return undefined;
}
function pointsOf$2({ curve, isTurned }) {
    return isTurned ? [...curve].reverse() : curve;
}
/** The place of a spot on its curve, counted in the direction of the way. */
function placeOn({ curve, isTurned }, { at }) {
    return isTurned ? curve.length - 1 - at : at;
}
/** The curve that goes on from the end of another one, with the least turn. */
function straightest(before, curves) {
    const [last, end] = before.slice(-2);
    let best;
    let most = -Infinity;
    for (const curve of curves) {
        for (const isTurned of [false, true]) {
            const points = pointsOf$2({ curve, isTurned });
            if (distance(points[0], end) > SAME_POINT)
                continue;
            const straight = cosineOf(last, end, points[1]);
            if (straight > most)
                [best, most] = [{ curve, isTurned }, straight];
        }
    }
    return best;
}
/** Points that are nearer belong together: half of a twip. */
const SAME_POINT = 0.025;
/** The cosine of a turn: 1 goes straight on, -1 goes back. */
function cosineOf(before, middle, after) {
    const [inX, inY] = [middle.x - before.x, middle.y - before.y];
    const [outX, outY] = [after.x - middle.x, after.y - middle.y];
    return (inX * outX + inY * outY) / (Math.hypot(inX, inY) * Math.hypot(outX, outY) || 1);
}
function lengthOf(points) {
    return points.reduce((sum, point, i) => (i === 0 ? 0 : sum + distance(points[i - 1], point)), 0);
}

const HASH = 35;
const MINUS = 45;
const POINT$1 = 46;
const SLASH = 47;
const ZERO = 48;
const NINE = 57;
const MOVE = 33;
const LINE = 124;
const CURVE$1 = 91;
const CURVE_END = 93;
const SELECTION = 83;
/**
 * The segments of an `edges` text: `!x y` moves, `|x y` and `/x y` draw lines, `[cx cy x y` and `]cx cy x y` quadratic
 * curves, `S` and a digit marks what was selected in the editor. Other characters separate. Linear time; what is cut
 * off or no number ends the decoding.
 */
function decodeEdges(text) {
    const pen = new SegmentPen();
    const cursor = new Cursor(text);
    for (let command = cursor.command(); command !== 0; command = cursor.command()) {
        const x = cursor.number();
        const y = cursor.number();
        if (command === MOVE) {
            pen.moveTo(x, y);
            continue;
        }
        if (command === LINE || command === SLASH) {
            if (Number.isNaN(x + y))
                break;
            pen.lineTo(x, y);
            continue;
        }
        const endX = cursor.number();
        const endY = cursor.number();
        if (Number.isNaN(x + y + endX + endY))
            break;
        pen.curveTo(x, y, endX, endY);
    }
    return pen.segments();
}
/** Reads commands and numbers off an `edges` text, in pixels. */
class Cursor {
    constructor(text) {
        this.index = 0;
        this.text = text;
    }
    /** Code of the next command that draws or moves; 0 at the end. */
    command() {
        const { text } = this;
        while (this.index < text.length) {
            const code = text.charCodeAt(this.index++);
            if (code === SELECTION)
                this.index++;
            else if (code === MOVE || code === LINE || code === SLASH || code === CURVE$1 || code === CURVE_END)
                return code;
        }
        return 0;
    }
    /** The next number, or NaN where another thing stands. */
    number() {
        const { text } = this;
        let i = this.index;
        while (text.charCodeAt(i) <= 32)
            i++;
        const start = i;
        const isNegative = text.charCodeAt(i) === MINUS;
        if (isNegative)
            i++;
        let whole = 0;
        const digits = i;
        for (let code = text.charCodeAt(i); code >= ZERO && code <= NINE; code = text.charCodeAt(++i)) {
            whole = whole * 10 + code - ZERO;
        }
        const next = text.charCodeAt(i);
        if (next !== POINT$1 && next !== HASH && i > digits) {
            this.index = i;
            return (isNegative ? -whole : whole) / 20;
        }
        return this.fraction(start, i);
    }
    /** A number that is not whole: `start` is its first character, all before `from` was read already. */
    fraction(start, from) {
        const { text } = this;
        let i = from;
        while (isNumberPart(text.charCodeAt(i)))
            i++;
        this.index = i;
        return i === start ? NaN : parseEdgeNumber(text, start, i) / STEPS_PER_PIXEL;
    }
}
/** Digits, decimal or hexadecimal, the point and the hash. */
function isNumberPart(code) {
    if (code >= ZERO && code <= NINE)
        return true;
    return code === POINT$1 || code === HASH || (code >= 65 && code <= 70) || (code >= 97 && code <= 102);
}

/** Angle that one quadratic curve of an arc covers at most. The host draws a full oval with eight. */
const ARC_STEP = 45;
/** Outline of a primitive rectangle, clockwise from the end of its top left corner. */
function rectangleOutline({ x, y, width, height, radii }) {
    const pen = new SegmentPen();
    const limit = Math.min(width, height) / 2;
    const [topLeft, topRight, bottomRight, bottomLeft] = radii.map((radius) => Math.max(-limit, Math.min(limit, radius)));
    const right = x + width;
    const bottom = y + height;
    pen.moveTo(x + Math.abs(topLeft), y);
    pen.lineTo(right - Math.abs(topRight), y);
    corner(pen, right, y, topRight, -90);
    pen.lineTo(right, bottom - Math.abs(bottomRight));
    corner(pen, right, bottom, bottomRight, 0);
    pen.lineTo(x + Math.abs(bottomLeft), bottom);
    corner(pen, x, bottom, bottomLeft, 90);
    pen.lineTo(x, y + Math.abs(topLeft));
    corner(pen, x, y, topLeft, 180);
    return pen.segments();
}
/** Outline of a primitive oval: the full oval, a ring, a pie, a part of a ring, or an open arc. */
function ovalOutline(oval) {
    const pen = new SegmentPen();
    const { startAngle, endAngle } = oval;
    const sweep = (((endAngle - startAngle) % 360) + 360) % 360 || 360;
    const center = { x: oval.x + oval.width / 2, y: oval.y + oval.height / 2 };
    const outer = { ...center, radiusX: oval.width / 2, radiusY: oval.height / 2 };
    const hole = oval.innerRadius / 100;
    const inner = { ...center, radiusX: outer.radiusX * hole, radiusY: outer.radiusY * hole };
    moveOnto(pen, outer, startAngle);
    arc(pen, outer, startAngle, startAngle + sweep);
    if (!oval.closePath)
        return pen.segments();
    if (sweep < 360 && hole === 0) {
        pen.lineTo(center.x, center.y);
        lineOnto(pen, outer, startAngle);
    }
    else if (hole > 0) {
        if (sweep < 360)
            lineOnto(pen, inner, startAngle + sweep);
        else
            moveOnto(pen, inner, startAngle);
        arc(pen, inner, startAngle + sweep, startAngle);
        if (sweep < 360)
            lineOnto(pen, outer, startAngle);
    }
    return pen.segments();
}
/** The corner at (x, y), from the angle `start` on by a quarter; the pen stands at its beginning. */
function corner(pen, x, y, radius, start) {
    if (radius === 0)
        return;
    if (radius < 0) {
        arc(pen, { x, y, radiusX: -radius, radiusY: -radius }, start + 270, start + 180);
        return;
    }
    const inX = -radius * Math.sign(cosine(start + 45));
    const inY = -radius * Math.sign(sine(start + 45));
    arc(pen, { x: x + inX, y: y + inY, radiusX: radius, radiusY: radius }, start, start + 90);
}
/** Curves along an ellipse; breaks fall on multiples of `ARC_STEP`, so that the extrema are ends of curves. */
function arc(pen, ellipse, from, to) {
    const direction = Math.sign(to - from);
    let angle = from;
    while (angle !== to) {
        const step = (Math.floor((angle * direction) / ARC_STEP + 1e-9) + 1) * ARC_STEP * direction;
        const next = direction > 0 ? Math.min(step, to) : Math.max(step, to);
        const reach = 1 / cosine((next - angle) / 2);
        const middle = (angle + next) / 2;
        const control = at(ellipse, middle, reach);
        const end = at(ellipse, next, 1);
        pen.curveTo(control.x, control.y, end.x, end.y);
        angle = next;
    }
}
function moveOnto(pen, ellipse, angle) {
    const { x, y } = at(ellipse, angle, 1);
    pen.moveTo(x, y);
}
function lineOnto(pen, ellipse, angle) {
    const { x, y } = at(ellipse, angle, 1);
    pen.lineTo(x, y);
}
function at({ x, y, radiusX, radiusY }, angle, reach) {
    return { x: x + radiusX * reach * cosine(angle), y: y + radiusY * reach * sine(angle) };
}

const outlines = new WeakMap();
const decoded$1 = new WeakMap();
/**
 * The outline of a `DOMShape`, `DOMRectangleObject` or `DOMOvalObject`: the same object as long as nothing of it changes.
 * Decoded once: while the shape's file does not change that is known without looking at the shape, afterwards only edges
 * whose text differs are decoded again.
 */
function outlineOf(shape) {
    const file = shape.file;
    const version = file?.version ?? -1;
    const cached = outlines.get(shape);
    if (cached && file && cached.file === file && cached.version === version)
        return cached.outline;
    const edges = shape.name === 'DOMShape' ? shapeEdges(shape) : [primitiveEdge(shape)];
    const outline = cached && areSame(cached.outline.edges, edges) ? cached.outline : { edges, box: boxOf(edges) };
    outlines.set(shape, { file, version, outline });
    return outline;
}
function areSame(some, others) {
    if (some.length !== others.length)
        return false;
    return some.every((edge, i) => {
        const other = others[i];
        return (edge.node === other.node &&
            edge.segments === other.segments &&
            edge.fillStyle0 === other.fillStyle0 &&
            edge.fillStyle1 === other.fillStyle1 &&
            edge.strokeStyle === other.strokeStyle);
    });
}
function boxOf(edges) {
    const box = emptyBox();
    for (const { segments } of edges)
        includeSegments(box, segments, IDENTITY$1);
    return box;
}
function shapeEdges(shape) {
    const edges = [];
    for (const node of shape.child('edges')?.children ?? []) {
        const source = node.rawAttr('edges');
        if (source === undefined)
            continue;
        edges.push({
            node,
            fillStyle0: readInteger(node, 'fillStyle0'),
            fillStyle1: readInteger(node, 'fillStyle1'),
            strokeStyle: readInteger(node, 'strokeStyle'),
            segments: decodeOnce$1(node, source, () => decodeEdges(source)),
        });
    }
    return edges;
}
/** `source`: all that the segments are made from. */
function decodeOnce$1(node, source, decode) {
    const known = decoded$1.get(node);
    if (known?.source === source)
        return known.segments;
    const segments = decode();
    decoded$1.set(node, { source, segments });
    return segments;
}
/** Primitives are drawn clockwise, with the fill inside. */
function primitiveEdge(node) {
    const isOval = node.name === 'DOMOvalObject';
    const isFilled = node.child('fill') !== undefined && (!isOval || readFlag(node, 'closePath', true));
    return {
        node,
        fillStyle0: 0,
        fillStyle1: isFilled ? 1 : 0,
        strokeStyle: node.child('stroke') ? 1 : 0,
        segments: decodeOnce$1(node, attributesOf$2(node), () => (isOval ? readOval(node) : readRectangle(node))),
    };
}
function attributesOf$2(node) {
    return node
        .attributeNames()
        .map((name) => `${name}=${node.rawAttr(name) ?? ''}`)
        .join(' ');
}
function readBox(node) {
    return {
        x: readNumber(node, 'x'),
        y: readNumber(node, 'y'),
        width: readNumber(node, 'objectWidth'),
        height: readNumber(node, 'objectHeight'),
    };
}
function readRectangle(node) {
    const radius = (corner) => readNumber(node, `${corner}Radius`);
    return rectangleOutline({
        ...readBox(node),
        radii: [radius('topLeft'), radius('topRight'), radius('bottomRight'), radius('bottomLeft')],
    });
}
function readOval(node) {
    return ovalOutline({
        ...readBox(node),
        startAngle: readNumber(node, 'startAngle'),
        endAngle: readNumber(node, 'endAngle'),
        innerRadius: readNumber(node, 'innerRadius'),
        closePath: readFlag(node, 'closePath', true),
    });
}

/** The `DOMTimeline` of a symbol. */
function timelineOf(item) {
    return item.child('timeline')?.child('DOMTimeline');
}
function layersOf(timeline) {
    return timeline.child('layers')?.children ?? [];
}
function framesOf$1(layer) {
    return layer.child('frames')?.children ?? [];
}
/** The layer that another one of a timeline belongs to. `parentLayerIndex` counts all layers but the camera's. */
function parentOf$1(layer, layers) {
    const index = readInteger(layer, 'parentLayerIndex', -1);
    if (index < 0)
        return undefined;
    const parent = layers.filter((other) => other.attr('layerType') !== 'camera').at(index);
    return parent === layer ? undefined : parent;
}
/** Frames of the longest layer. */
function frameCountOf(timeline) {
    let count = 0;
    for (const layer of layersOf(timeline)) {
        const last = framesOf$1(layer).at(-1);
        if (last)
            count = Math.max(count, readStart$1(last) + readDuration(last));
    }
    return count;
}
/** The `DOMFrame` whose span covers a frame index, or undefined after the end of the layer. */
function frameAt(layer, index) {
    const frame = lastStartingAt(framesOf$1(layer), index, readStart$1);
    if (!frame)
        return undefined;
    return index < readStart$1(frame) + readDuration(frame) ? frame : undefined;
}
/** The frame of its symbol that an instance shows. Movie clips, buttons and components show their first one in the editor. */
function shownFrame(instance, timeline) {
    if (instance.attr('symbolType') !== 'graphic')
        return 0;
    return frameToShow(instance, frameCountOf(timeline), 0);
}
/**
 * The frame that a graphic has come to, running with the timeline that it stands on.
 *
 * @param frameCount Frames of its symbol.
 * @param elapsed Frames since the keyframe that the graphic stands on.
 */
function frameToShow(instance, frameCount, elapsed) {
    const count = Math.max(1, frameCount);
    const stored = readInteger(instance, 'firstFrame');
    const first = clamp$3(stored, count);
    const last = clamp$3(readInteger(instance, 'lastFrame', count - 1), count);
    switch (readText(instance, 'loop', 'loop')) {
        case 'single frame':
            return first;
        case 'play once':
            return Math.min(first + elapsed, Math.max(first, last));
        case 'play once reverse':
        case 'play reverse':
            return Math.max(0, first - elapsed);
        case 'loop reverse':
            return modulo(stored - elapsed, count);
        default:
            return last > first && last < count - 1
                ? first + (elapsed % (last - first + 1))
                : modulo(stored + elapsed, count);
    }
}
/** Loops start over as often as needed: a graphic may begin at a frame that its symbol does not reach. */
function modulo(frame, count) {
    return ((frame % count) + count) % count;
}
function clamp$3(frame, count) {
    return Math.min(Math.max(0, frame), count - 1);
}

/** An element follows its motion guide where its transformation point is as near to it at both ends, in pixels. */
const REACH = 10;
/** The way that a classic tween takes along the guide of its layer; undefined for a straight one. */
function guideOf(keyframe, from, to) {
    const layer = keyframe.parent?.parent;
    const layers = layer?.parent?.children;
    const parent = layer && layers && parentOf$1(layer, layers);
    if (parent?.attr('layerType') !== 'guide')
        return undefined;
    const shapes = frameAt(parent, readInteger(keyframe, 'index'))?.child('elements')?.children ?? [];
    const place = ({ matrix, pivot }) => apply$1(matrix, pivot);
    const points = guidePath(shapes.flatMap(strokesOf), place(from), place(to), REACH);
    return points && { points, isOriented: readFlag(keyframe, 'motionTweenOrientToPath') };
}
/** The lines of a shape, or of those in a group, in the coordinates of the timeline. */
function strokesOf(element) {
    if (element.name === 'DOMGroup')
        return (element.child('members')?.children ?? []).flatMap(strokesOf);
    if (!/^DOM(Shape|RectangleObject|OvalObject)$/.test(element.name))
        return [];
    const matrix = readMatrix(element);
    return outlineOf(element)
        .edges.filter(({ strokeStyle }) => strokeStyle !== 0)
        .map(({ segments }) => rewriteSegments(segments, matrix));
}

/** Values of `colorMode`. */
const COLOR_MODES = ['none', 'brightness', 'tint', 'alpha', 'advanced'];
const CHANNELS = ['red', 'green', 'blue', 'alpha'];
/** Multipliers are stored in steps of 1/256. */
const STEPS$1 = 256;
const ADVANCED$1 = ['redMultiplier', 'greenMultiplier', 'blueMultiplier'].concat([
    'redOffset',
    'greenOffset',
    'blueOffset',
    'alphaOffset',
]);
function colorNode(element) {
    return element.child('color')?.child('Color');
}
/** The mode follows from the attributes that are there, as in Adobe's MotionXML.jsfl. */
function colorModeOf(element) {
    const node = colorNode(element);
    if (!node)
        return 'none';
    const has = (name) => node.attr(name) !== undefined;
    if (has('brightness'))
        return 'brightness';
    if (has('tintMultiplier') || has('tintColor'))
        return 'tint';
    if (ADVANCED$1.some(has))
        return 'advanced';
    return has('alphaMultiplier') ? 'alpha' : 'none';
}
/** -1 (black) to 1 (white). */
function brightnessOf(element) {
    const node = colorNode(element);
    return node ? readNumber(node, 'brightness') : 0;
}
/** The colour and how strong it is, 0 to 1. */
function tintOf(element) {
    const node = colorNode(element);
    if (!node)
        return { color: '#000000', strength: 0 };
    return {
        color: readText(node, 'tintColor', '#000000').toUpperCase(),
        strength: readNumber(node, 'tintMultiplier'),
    };
}
/** The change of each channel, in all modes of the effect. */
function colorTransformOf(element) {
    const mode = colorModeOf(element);
    if (mode === 'brightness') {
        const brightness = brightnessOf(element);
        return plainTransform({ multiplier: 1 - Math.abs(brightness), offset: Math.max(0, brightness) * 255 });
    }
    if (mode === 'tint') {
        const { color, strength } = tintOf(element);
        const channel = (at) => ({
            multiplier: 1 - strength,
            offset: strength * parseInt(color.slice(at, at + 2), 16),
        });
        return { red: channel(1), green: channel(3), blue: channel(5), alpha: { multiplier: 1, offset: 0 } };
    }
    const node = colorNode(element);
    const read = (channel) => ({
        multiplier: node ? readNumber(node, `${channel}Multiplier`, 1) : 1,
        offset: node ? readNumber(node, `${channel}Offset`) : 0,
    });
    return { red: read('red'), green: read('green'), blue: read('blue'), alpha: read('alpha') };
}
function plainTransform(color) {
    return { red: color, green: { ...color }, blue: { ...color }, alpha: { multiplier: 1, offset: 0 } };
}
/** Changes the mode; what the new one can say of the effect is kept, otherwise it starts without effect. */
function setColorMode(element, mode) {
    if (mode === colorModeOf(element))
        return;
    const transform = colorTransformOf(element);
    switch (mode) {
        case 'none':
            replaceColor(element, {});
            return;
        case 'brightness':
            replaceColor(element, { brightness: '0' });
            return;
        case 'tint':
            replaceColor(element, { tintMultiplier: '0' });
            return;
        case 'alpha':
            replaceColor(element, { alphaMultiplier: formatNumber(transform.alpha.multiplier) });
            return;
        default:
            // The mode must show in the document even while the effect does nothing.
            replaceColor(element, { redMultiplier: '1', ...transformAttributes(transform) });
    }
}
function setBrightness(element, brightness) {
    replaceColor(element, { brightness: formatNumber(brightness) });
}
/** `color`: `#RRGGBB`; `strength`: 0 to 1. */
function setTint(element, color, strength) {
    const tintColor = color === '#000000' ? null : color;
    replaceColor(element, { tintMultiplier: formatNumber(strength), tintColor });
}
/** 0 to 1. Full opacity is no effect. */
function setAlpha(element, alpha) {
    const multiplier = toStep(alpha);
    replaceColor(element, { alphaMultiplier: multiplier === 1 ? null : formatNumber(multiplier) });
}
/** Changes one channel; an effect in a mode that cannot say so becomes an advanced one. */
function setChannel(element, channel, change) {
    const mode = colorModeOf(element);
    if (mode === 'brightness' || mode === 'tint') {
        replaceColor(element, transformAttributes(colorTransformOf(element)));
    }
    const holder = childOrNew(element, 'color', ['MatteColor']);
    const node = childOrNew(holder, 'Color');
    const { multiplier, offset } = change;
    if (multiplier !== undefined)
        setUnless(node, `${channel}Multiplier`, toStep(multiplier), 1);
    if (offset !== undefined)
        setUnless(node, `${channel}Offset`, Math.round(offset), 0);
    if (node.attributeNames().length === 0)
        holder.remove();
}
function setUnless(node, name, value, neutral) {
    node.setAttr(name, value === neutral ? null : formatNumber(value));
}
function toStep(multiplier) {
    return Math.round(multiplier * STEPS$1) / STEPS$1;
}
function transformAttributes(transform) {
    const attributes = {};
    for (const channel of CHANNELS) {
        const multiplier = toStep(transform[channel].multiplier);
        if (multiplier !== 1)
            attributes[`${channel}Multiplier`] = formatNumber(multiplier);
    }
    for (const channel of CHANNELS) {
        const offset = Math.round(transform[channel].offset);
        if (offset !== 0)
            attributes[`${channel}Offset`] = formatNumber(offset);
    }
    return attributes;
}
/** Makes the effect have exactly these attributes; without any the element has no effect. */
function replaceColor(element, attributes) {
    const names = Object.keys(attributes).filter((name) => attributes[name] !== null);
    if (names.length === 0) {
        element.child('color')?.remove();
        return;
    }
    const node = childOrNew(childOrNew(element, 'color', ['MatteColor']), 'Color');
    for (const name of node.attributeNames())
        if (!names.includes(name))
            node.setAttr(name, null);
    for (const name of names)
        node.setAttr(name, attributes[name]);
}

/**
 * Gives an element, a copy of `from`, the colour effect on the way to that of `to`. An effect that both ends have in the
 * same mode keeps it; no effect counts as one of the other end's mode.
 */
function mixColorEffects(element, from, to, progress) {
    const [start, end] = [colorModeOf(from), colorModeOf(to)];
    const mode = start === 'none' ? end : start;
    if (mode === 'none')
        return;
    const isShared = end === mode || end === 'none';
    if (mode === 'brightness' && isShared) {
        setBrightness(element, mix(brightnessOf(from), brightnessOf(to), progress));
    }
    else if (mode === 'tint' && isShared) {
        mixTints(element, from, to, progress);
    }
    else {
        mixChannels(element, from, to, progress);
    }
}
function mixTints(element, from, to, progress) {
    const [start, end] = [tintOf(from), tintOf(to)];
    const startColor = colorModeOf(from) === 'none' ? end.color : start.color;
    const endColor = colorModeOf(to) === 'none' ? start.color : end.color;
    setTint(element, mixColors(startColor, endColor, progress), mix(start.strength, end.strength, progress));
}
function mixChannels(element, from, to, progress) {
    const [start, end] = [colorTransformOf(from), colorTransformOf(to)];
    for (const channel of CHANNELS) {
        setChannel(element, channel, {
            multiplier: mix(start[channel].multiplier, end[channel].multiplier, progress),
            offset: mix(start[channel].offset, end[channel].offset, progress),
        });
    }
}
/** The colour on the way from one `#RRGGBB` to another. */
function mixColors(from, to, progress) {
    const channel = (at) => {
        const [start, end] = [from, to].map((color) => parseInt(color.slice(at, at + 2), 16) || 0);
        return mix(start, end, progress);
    };
    return formatChannels([channel(1), channel(3), channel(5)]);
}
/** `#RRGGBB` of red, green and blue from 0 to 255. */
function formatChannels(channels) {
    const text = (value) => Math.round(Math.min(255, Math.max(0, value)))
        .toString(16)
        .padStart(2, '0');
    return `#${channels.map(text).join('')}`.toUpperCase();
}

const number$2 = (low, high, initial, scale = 1) => {
    return { kind: 'number', low, high, initial, scale };
};
const color = (initial, alpha) => ({ kind: 'color', initial, alpha });
const BLUR$1 = { blurX: number$2(0, 255, 5), blurY: number$2(0, 255, 5) };
const FLAG = { kind: 'flag' };
const QUALITY = { kind: 'quality' };
const STRENGTH = number$2(0, 25500, 100, 100);
const ANGLED = { angle: number$2(-360, 360, 45), distance: number$2(-255, 255, 5) };
const GRADIENT = {
    ...BLUR$1,
    strength: STRENGTH,
    quality: QUALITY,
    ...ANGLED,
    knockout: FLAG,
    type: { kind: 'type' },
};
/** Ranges and properties: Adobe's reference; defaults: verified against compiled movies (document format, 5.5). */
const FILTER_KINDS = {
    DropShadowFilter: {
        name: 'dropShadowFilter',
        properties: {
            ...BLUR$1,
            strength: STRENGTH,
            quality: QUALITY,
            ...ANGLED,
            color: color('#000000', 'alpha'),
            inner: FLAG,
            knockout: FLAG,
            hideObject: FLAG,
        },
    },
    BlurFilter: { name: 'blurFilter', properties: { ...BLUR$1, quality: QUALITY } },
    GlowFilter: {
        name: 'glowFilter',
        properties: {
            ...BLUR$1,
            strength: STRENGTH,
            quality: QUALITY,
            color: color('#FF0000', 'alpha'),
            inner: FLAG,
            knockout: FLAG,
        },
    },
    BevelFilter: {
        name: 'bevelFilter',
        properties: {
            ...GRADIENT,
            highlightColor: color('#FFFFFF', 'highlightAlpha'),
            shadowColor: color('#000000', 'shadowAlpha'),
        },
    },
    GradientGlowFilter: { name: 'gradientGlowFilter', properties: GRADIENT, hasGradient: true },
    GradientBevelFilter: { name: 'gradientBevelFilter', properties: GRADIENT, hasGradient: true },
    AdjustColorFilter: {
        name: 'adjustColorFilter',
        properties: {
            brightness: number$2(-100, 100, 0),
            contrast: number$2(-100, 100, 0),
            saturation: number$2(-100, 100, 0),
            hue: number$2(-180, 180, 0),
        },
    },
};
const QUALITIES = ['low', 'medium', 'high'];
const BEVEL_TYPES = ['inner', 'outer', 'full'];

/** Reads a colour in any of the formats of Adobe's reference (Layer.color, Document.backgroundColor, …). */
function parseColor(member, value) {
    if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 0xffffff) {
        return { rgb: `#${value.toString(16).padStart(6, '0').toUpperCase()}`, alpha: 1 };
    }
    const match = typeof value === 'string' ? /^#?([0-9a-f]{6})([0-9a-f]{2})?$/i.exec(value) : null;
    if (!match) {
        throw new HostError(`${member}: expected a colour ("#RRGGBB", "#RRGGBBAA" or a number), got ${describeValue(value)}`);
    }
    const alpha = match[2] === undefined ? 1 : parseInt(match[2], 16) / 255;
    return { rgb: `#${match[1].toUpperCase()}`, alpha };
}
/** A colour as the host shows it: `#RRGGBB`, followed by `AA` where it is not opaque. */
function formatColor({ rgb, alpha }) {
    if (alpha >= 1)
        return rgb.toUpperCase();
    const byte = Math.round(Math.max(0, alpha) * 255);
    return `${rgb}${byte.toString(16).padStart(2, '0')}`.toUpperCase();
}

/** An object with the six numbers of a matrix; the error names the member and what was wrong. */
function checkMatrix(member, value) {
    const given = checkObject(member, value, 'a Matrix object with a, b, c, d, tx, ty');
    const read = (name) => checkNumber(`${member}: ${name}`, given[name]);
    return { a: read('a'), b: read('b'), c: read('c'), d: read('d'), tx: read('tx'), ty: read('ty') };
}
/** An object with numbers `x` and `y`. */
function checkPoint(member, value) {
    const given = checkObject(member, value, 'a point with x and y');
    return { x: checkNumber(`${member}: x`, given.x), y: checkNumber(`${member}: y`, given.y) };
}
/** An object of whatever members. `expected` says in the error what it should have been. */
function checkObject(member, value, expected) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
        throw new HostError(`${member}: expected ${expected}, got ${describeValue(value)}`);
    }
    return value;
}

/** A colour as the attributes `color` and `alpha`: `#RRGGBB`, or `#RRGGBBAA` where it is not opaque. */
function readColor$1(node) {
    return formatColor({ rgb: readText(node, 'color', '#000000'), alpha: readNumber(node, 'alpha', 1) });
}
/** The attributes `color` and `alpha` for a colour, null where they are the defaults, black and opaque. */
function colorAttributes(member, value) {
    const { rgb, alpha } = parseColor(member, value);
    return { color: rgb === '#000000' ? null : rgb, alpha: alpha === 1 ? null : formatNumber(alpha) };
}
/** The colours of a gradient and their places, of 255. */
function readEntries(gradient) {
    const entries = gradient.childrenNamed('GradientEntry');
    return {
        colorArray: entries.map(readColor$1),
        posArray: entries.map((entry) => Math.round(readNumber(entry, 'ratio') * 255)),
    };
}
/**
 * The nodes for a gradient's `colorArray` and `posArray`, which must be Arrays of the same length.
 *
 * @param member The host's name of what is set, for errors.
 */
function entryNodes(member, { colorArray, posArray }) {
    if (!Array.isArray(colorArray) || !Array.isArray(posArray) || colorArray.length !== posArray.length) {
        throw new HostError(`${member}: expected colorArray and posArray to be Arrays of the same length`);
    }
    return colorArray.map((color, i) => {
        const position = checkNumber(`${member}.posArray[${i}]`, posArray[i], 0, 255);
        return XmlNode.create('GradientEntry', {
            ...colorAttributes(`${member}.colorArray[${i}]`, color),
            ratio: formatNumber(position / 255),
        });
    });
}

/** Names of all filters, as `filter.name` has them. */
const FILTER_NAMES = Object.values(FILTER_KINDS).map(({ name }) => name);
/** The filters of an element, in the order in which they are applied. Kinds that the host does not know are left out. */
function readFilters(element) {
    const nodes = element.child('filters')?.children ?? [];
    return nodes.filter((node) => Object.hasOwn(FILTER_KINDS, node.name)).map(readFilter);
}
/** A filter of that name with the host's defaults. */
function newFilter(name) {
    const tag = tagOf('newFilter', name);
    return readFilter(XmlNode.create(tag));
}
function readFilter(node) {
    const { name, properties, hasGradient } = FILTER_KINDS[node.name];
    const filter = { name, enabled: readFlag(node, 'isEnabled', true) };
    for (const [key, property] of Object.entries(properties))
        filter[key] = readProperty(node, key, property);
    if (hasGradient)
        Object.assign(filter, readEntries(node));
    return filter;
}
function readProperty(node, key, property) {
    switch (property.kind) {
        case 'number':
            return readScaled(node, key, property.initial, property.scale);
        case 'flag':
            return readFlag(node, key);
        case 'color':
            return readColor(node, key, property.initial, property.alpha);
        case 'quality':
            return QUALITIES[Math.min(3, Math.max(1, readNumber(node, key, 1))) - 1] ?? 'low';
        default:
            return readText(node, key, 'inner');
    }
}
function readScaled(node, key, initial, scale) {
    const stored = readNumber(node, key, initial / scale);
    return scale === 1 ? stored : Number((stored * scale).toPrecision(12));
}
function readColor(node, key, initial, alpha) {
    return formatColor({ rgb: readText(node, key, initial), alpha: readNumber(node, alpha, 1) });
}
/**
 * Gives an element these filters. A filter of the same kind at the same place keeps its node, and of that everything
 * that does not change.
 *
 * @param member The host's name of what is set, for errors.
 */
function writeFilters(element, member, value) {
    if (!Array.isArray(value))
        throw new HostError(`${member}: expected an Array of Filter objects, got ${describeValue(value)}`);
    const written = value.map((entry, i) => filterNode(`${member}[${i}]`, entry));
    if (written.length === 0) {
        removeChild(element, 'filters');
        return;
    }
    const list = childOrNew(element, 'filters', ['color', 'MatteColor']);
    written.forEach((node, i) => {
        const old = list.children.at(i);
        if (old?.name === node.name)
            updateFilter(old, node);
        else
            list.insert(node, i);
    });
    for (const extra of list.children.slice(written.length))
        extra.remove();
}
/** The reference has both: `filter.quality` is a word, its example of `setFilterProperty` sets a number from 1. */
function qualityNumber(member, value) {
    if (typeof value === 'number')
        return Math.trunc(checkNumber(member, value, 1, QUALITIES.length));
    return QUALITIES.indexOf(checkChoice(member, value, QUALITIES)) + 1;
}
/** Copies the attributes and entries of `fresh` to `old`. */
function updateFilter(old, fresh) {
    const known = ['isEnabled', ...Object.entries(FILTER_KINDS[old.name].properties).flatMap(attributesOf$1)];
    for (const name of known)
        old.setAttr(name, fresh.attr(name) ?? null);
    const entries = [...fresh.children];
    for (const extra of old.children.slice(entries.length))
        extra.remove();
    entries.forEach((entry, i) => {
        const there = old.children.at(i);
        if (!there)
            old.append(entry);
        else
            for (const name of ['color', 'alpha', 'ratio'])
                there.setAttr(name, entry.attr(name) ?? null);
    });
}
function attributesOf$1([key, property]) {
    return property.kind === 'color' ? [key, property.alpha] : [key];
}
function filterNode(member, value) {
    const filter = checkObject(member, value, 'a Filter object');
    const tag = tagOf(`${member}: name`, filter.name);
    const { properties, hasGradient } = FILTER_KINDS[tag];
    const node = XmlNode.create(tag, { isEnabled: filter.enabled === false ? 'false' : null });
    for (const [key, property] of Object.entries(properties)) {
        if (filter[key] !== undefined)
            writeProperty(node, `${member}.${key}`, key, property, filter[key]);
    }
    if (hasGradient)
        for (const entry of entryNodes(member, filter))
            node.append(entry);
    return node;
}
function tagOf(member, name) {
    const known = checkChoice(member, name, FILTER_NAMES);
    return known.charAt(0).toUpperCase() + known.slice(1);
}
function writeProperty(node, member, key, property, value) {
    switch (property.kind) {
        case 'number': {
            const number = checkNumber(member, value, property.low, property.high);
            node.setAttr(key, number === property.initial ? null : formatNumber(number / property.scale));
            return;
        }
        case 'flag':
            node.setAttr(key, value ? 'true' : null);
            return;
        case 'color': {
            const { rgb, alpha } = parseColor(member, value);
            node.setAttr(key, rgb === property.initial ? null : rgb);
            node.setAttr(property.alpha, alpha === 1 ? null : formatNumber(alpha));
            return;
        }
        case 'quality': {
            const quality = qualityNumber(member, value);
            node.setAttr(key, quality === 1 ? null : String(quality));
            return;
        }
        default: {
            const type = checkChoice(member, value, BEVEL_TYPES);
            node.setAttr(key, type === 'inner' ? null : type);
        }
    }
}

/**
 * Gives an element, a copy of `from`, the filters on the way to those of `to`. Filters of the same kind at the same place
 * belong together; one without a counterpart runs to or from a filter without effect.
 */
function mixFilters(element, from, to, progress) {
    const [start, end] = [readFilters(from), readFilters(to)];
    if (start.length === 0 && end.length === 0)
        return;
    const mixed = [];
    for (let i = 0; i < Math.max(start.length, end.length); i++) {
        const one = start.at(i);
        const other = end.at(i);
        if (one && other && one.name !== other.name)
            mixed.push(one);
        else if (one)
            mixed.push(mixFilter(one, other ?? withoutEffect(one), progress));
        else if (other)
            mixed.push(mixFilter(withoutEffect(other), other, progress));
    }
    writeFilters(element, 'Element.filters', mixed);
}
function propertiesOf({ name }) {
    const kind = Object.values(FILTER_KINDS).find((known) => known.name === name);
    return Object.entries(kind?.properties ?? {});
}
/** The filter with every number at zero, except its angle. */
function withoutEffect(filter) {
    const copy = { ...newFilter(filter.name), ...filter };
    for (const [key, { kind }] of propertiesOf(filter))
        if (kind === 'number' && key !== 'angle')
            copy[key] = 0;
    return copy;
}
function mixFilter(from, to, progress) {
    const mixed = { ...from };
    for (const [key, { kind }] of propertiesOf(from)) {
        if (kind === 'number')
            mixed[key] = mix(Number(from[key]), Number(to[key]), progress);
        if (kind === 'color')
            mixed[key] = mixTransparent(String(from[key]), String(to[key]), progress);
    }
    const [starts, ends] = [from, to].map(({ colorArray }) => colorArray);
    const [startsAt, endsAt] = [from, to].map(({ posArray }) => posArray);
    if (starts && ends && startsAt && endsAt && starts.length === ends.length) {
        mixed.colorArray = starts.map((color, i) => mixTransparent(color, ends[i], progress));
        mixed.posArray = startsAt.map((ratio, i) => Math.round(mix(ratio, endsAt[i], progress)));
    }
    return mixed;
}
/** The colour on the way from one `#RRGGBB` or `#RRGGBBAA` to another. */
function mixTransparent(from, to, progress) {
    const alphas = [from, to].map((color) => (color.length > 7 ? parseInt(color.slice(7), 16) : 255));
    const alpha = Math.round(mix(alphas[0], alphas[1], progress));
    const color = mixColors(from, to, progress);
    return alpha === 255 ? color : `${color}${alpha.toString(16).padStart(2, '0').toUpperCase()}`;
}

/** The two ends of a keyframe's classic tween; undefined where it moves nothing. The next keyframe may show another symbol. */
function tweenEnds(keyframe) {
    if (readText(keyframe, 'tweenType', 'none') !== 'motion')
        return undefined;
    const next = nextKeyframe(keyframe);
    const [from, to] = [keyframe, next].map((frame) => onlyElement(frame));
    return from && to ? { from, to } : undefined;
}
/** The keyframe behind another one of the same layer. */
function nextKeyframe(keyframe) {
    const keyframes = keyframe.parent?.children ?? [];
    return keyframes[keyframes.indexOf(keyframe) + 1];
}
function onlyElement(frame) {
    const elements = frame?.child('elements')?.children ?? [];
    return elements.length === 1 ? elements[0] : undefined;
}
/** A copy of the one element of a classic tween, as it stands some frames after the keyframe; undefined without a tween. */
function classicInbetween(keyframe, elapsed, surroundings) {
    const ends = tweenEnds(keyframe);
    if (!ends)
        return undefined;
    const time = elapsed / readDuration(keyframe);
    const progress = (target) => easeOf(keyframe, target)(time);
    const placement = (node) => ({
        matrix: readMatrix(node),
        pivot: surroundings.pivotOf(node),
    });
    const [from, to] = [placement(ends.from), placement(ends.to)];
    const shares = {
        position: progress('position'),
        rotation: progress('rotation'),
        scale: readFlag(keyframe, 'motionTweenScale', true) ? progress('scale') : 0,
    };
    const turning = turningOf(keyframe);
    const guide = guideOf(keyframe, from, to);
    const matrix = guide
        ? guidedMatrix(from, to, shares, turning, guide)
        : tweenedMatrix(from, to, shares, turning);
    const copy = ends.from.clone();
    place(copy, matrix);
    mixColorEffects(copy, ends.from, ends.to, progress('color'));
    mixFilters(copy, ends.from, ends.to, progress('filters'));
    return copy;
}
/** Gives an element another matrix; what stands in the coordinates of its parent is carried along. */
function place(element, matrix) {
    const before = readMatrix(element);
    if (isBaked(element))
        transformNode(element, concat(matrix, invert(before) ?? IDENTITY$1), true);
    else
        writeMatrix(element, storable(matrix, before, true));
}
function turningOf(keyframe) {
    const mode = readText(keyframe, 'motionTweenRotate', 'auto');
    const times = readInteger(keyframe, 'motionTweenRotateTimes');
    if (mode === 'clockwise')
        return times;
    if (mode === 'counter-clockwise')
        return -times;
    return mode === 'none' ? 'none' : 'auto';
}

/** The matrix of an element that a motion object carries. */
function motionMatrix({ matrix, pivot }, values) {
    const first = decompose(matrix);
    const { moveX = 0, moveY = 0, rotation = first.skewY, skewX = first.skewX - first.skewY, skewY = 0, scaleX = first.scaleX, scaleY = first.scaleY, } = values;
    const linear = compose({ scaleX, scaleY, skewX: rotation + skewX, skewY: rotation + skewY });
    const start = apply$1(matrix, pivot);
    return placeAt(linear, pivot, { x: start.x + moveX, y: start.y + moveY });
}

const ADVANCED = { red: 'R', green: 'G', blue: 'B', alpha: 'A' };
/** Gives an element the colour effect that a motion object has come to; without one it keeps its own. */
function moveColor(element, state) {
    const percent = (id) => (state.get(id) ?? 0) / 100;
    if (state.has('Alpha_Amount'))
        setAlpha(element, percent('Alpha_Amount'));
    if (state.has('Brightness_Amount'))
        setBrightness(element, percent('Brightness_Amount'));
    if (state.has('Tint_Amount') || state.has('Tint_Color.r')) {
        const color = formatChannels(['r', 'g', 'b'].map((channel) => state.get(`Tint_Color.${channel}`) ?? 0));
        setTint(element, color, percent('Tint_Amount'));
    }
    for (const [channel, letter] of Object.entries(ADVANCED)) {
        const multiplier = state.get(`AdvClr_${letter}_Pct`);
        if (multiplier !== undefined)
            setChannel(element, channel, { multiplier: multiplier / 100 });
        const offset = state.get(`AdvClr_${letter}_Offset`);
        if (offset !== undefined)
            setChannel(element, channel, { offset });
    }
}

/** The names of filters in motion objects, and the host's. */
const FILTERS$1 = {
    Blur: 'blurFilter',
    DropShadow: 'dropShadowFilter',
    Glow: 'glowFilter',
    Bevel: 'bevelFilter',
    GradientGlow: 'gradientGlowFilter',
    GradientBevel: 'gradientBevelFilter',
    AdjColor: 'adjustColorFilter',
};
/** Properties whose name differs from the host's by more than its first letter. */
const NAMES$1 = {
    InnerShadow: 'inner',
    InnerGlow: 'inner',
    HilightColor: 'highlightColor',
};
/**
 * Gives an element the filters that a motion object has come to. Each set of properties belongs to the next filter of its
 * kind; one that the element lacks is added.
 */
function moveFilters(element, states) {
    if (states.length === 0)
        return;
    const filters = readFilters(element);
    const moved = new Set();
    for (const state of states) {
        const [id] = state.keys();
        const name = FILTERS$1[id?.split('_')[0] ?? ''];
        if (name === undefined)
            continue;
        let filter = filters.find((known) => known.name === name && !moved.has(known));
        if (!filter)
            filters.push((filter = newFilter(name)));
        moved.add(filter);
        for (const [property, value] of state)
            setProperty(filter, property, value, state);
    }
    writeFilters(element, 'Element.filters', filters);
}
function setProperty(filter, id, value, state) {
    const [, name, channel] = /_(\w+?)(?:\.(\w))?$/.exec(id) ?? [];
    const key = NAMES$1[name] ?? name.charAt(0).toLowerCase() + name.slice(1);
    if (!(key in filter))
        return;
    if (channel === 'r')
        filter[key] = colorOf(state, id.slice(0, -2));
    else if (key === 'quality')
        filter[key] = QUALITIES[Math.min(3, Math.max(1, Math.round(value))) - 1];
    else if (typeof filter[key] === 'boolean')
        filter[key] = value !== 0;
    else if (channel === undefined)
        filter[key] = value;
}
function colorOf(state, id) {
    const [red, green, blue, alpha] = ['r', 'g', 'b', 'a'].map((channel) => state.get(`${id}.${channel}`) ?? 0);
    return formatColor({ rgb: formatChannels([red, green, blue]), alpha: alpha / 255 });
}

/** The value of a property at a frame; before the first key and after the last it stays. */
function valueAt(curve, frame) {
    const time = easedTime(curve, frame);
    const end = segmentEnd(curve.keys, time);
    if (end === 0)
        return curve.keys[0].y;
    const [from, to] = [curve.keys[end - 1], curve.keys[end]];
    // Handles on their keys make the curve a straight line.
    if (isSame(from, from.next) && isSame(to, to.previous)) {
        return mix(from.y, to.y, (time - from.x) / (to.x - from.x));
    }
    return easeAt([from, within(from.next, from, to), within(to.previous, from, to), to], time);
}
/**
 * The place on a motion path, whose coordinates have their keys at the same times: from key to key it moves evenly along
 * the path.
 */
function pathAt(x, y, frame) {
    const time = easedTime(x, frame);
    const end = segmentEnd(x.keys, time);
    if (end === 0)
        return { x: x.keys[0].y, y: y.keys[0].y };
    const [start, stop] = [x.keys[end - 1].x, x.keys[end].x];
    const coordinate = ({ keys }, parameter) => {
        const [from, to] = [keys[end - 1], keys[end]];
        return bezier(from.y, from.next.y, to.previous.y, to.y, parameter);
    };
    return alongCurve((parameter) => ({ x: coordinate(x, parameter), y: coordinate(y, parameter) }), (time - start) / (stop - start));
}
/** True if two properties are the coordinates of one path: they have their keys at the same times. */
function isPath(x, y) {
    return x.keys.length === y.keys.length && x.keys.every((key, i) => key.x === y.keys[i].x);
}
/** The time at which a curve is read for a frame, between its first key and its last. */
function easedTime({ keys, ease }, frame) {
    const [first, last] = [keys[0].x, keys[keys.length - 1].x];
    if (last === first)
        return first;
    const share = ease(Math.min(1, Math.max(0, (frame - first) / (last - first))));
    return first + Math.min(1, Math.max(0, share)) * (last - first);
}
/** The index of the key that ends the curve's segment at a time; 0 at the first key. */
function segmentEnd(keys, time) {
    const end = keys.findIndex(({ x }) => x >= time);
    return end < 0 ? keys.length - 1 : end;
}
function isSame(one, other) {
    return one.x === other.x && one.y === other.y;
}
/** A handle that does not reach over the other key, so that time runs forward. */
function within({ x, y }, from, to) {
    return { x: Math.min(to.x, Math.max(from.x, x)), y };
}

/**
 * The eases of a motion object. Each bends the time between the first and the last key of a property; some end elsewhere
 * than at 1. Source: positions in movies that Flash CS6 published for each kind, within a twip.
 *
 * @param strength Percent for powers, where positive values end slowly; otherwise how many bounces, swings or waves.
 * @param frames Frames between the first and the last key: bounces last whole frames.
 */
function timeMap(type, strength, frames) {
    const power = POWERS[type.replace('Dual', '')];
    if (power)
        return powerMap(power, strength, type.startsWith('Dual'));
    const count = Math.trunc(Math.abs(strength));
    if (count === 0)
        return linear;
    switch (type) {
        case 'Bounce':
            return mirrored(strength, (time) => bounce(time, count, frames).back);
        case 'BounceIn':
            return strength > 0 ? bounceIn(count, frames) : (time) => 1 - bounceIn(count, frames)(1 - time);
        case 'Spring':
            return spring(count);
        case 'SineWave':
            return (time) => (1 - Math.cos(Math.PI * count * time)) / 2;
        case 'SawtoothWave':
            return (time) => 1 - Math.abs(1 - ((time * count) % 2));
        case 'SquareWave':
            return (time) => ((time * Math.max(2, count)) % 2 <= 1 ? 0 : 1);
        case 'DampedWave':
            return (time) => 0.5 - 0.5 * (1 - time) ** 2 * Math.cos(2 * Math.PI * count * time);
        default:
            return linear;
    }
}
const POWERS = { Quadratic: 2, Cubic: 3, Quartic: 4, Quintic: 5 };
function powerMap(power, strength, isDual) {
    const share = Math.min(1, Math.abs(strength) / 100);
    const slowStart = (time) => time ** power;
    const slowEnd = (time) => 1 - (1 - time) ** power;
    const [first, second] = strength > 0 ? [slowEnd, slowStart] : [slowStart, slowEnd];
    const dual = (time) => (time < 0.5 ? first(2 * time) / 2 : (1 + second(2 * time - 1)) / 2);
    const curve = isDual ? dual : first;
    return (time) => time + share * (curve(time) - time);
}
function mirrored(strength, ease) {
    return strength > 0 ? ease : (time) => ease(1 - time);
}
/** A quick rise, then swings around 0.7 that die away. */
function spring(swings) {
    const rise = 0.4 / swings;
    return (time) => {
        if (time <= rise)
            return Math.sin((Math.PI * time) / (2 * rise));
        const swing = (2 * swings * (time - rise)) / (1 - rise);
        return 0.7 + 0.3 * Math.exp(-swing / 2) * Math.cos(Math.PI * swing);
    };
}
function bounceIn(count, frames) {
    return (time) => {
        const { index, share, back } = bounce(time, count, frames);
        return index === 0 ? share * share : 1 - back;
    };
}
/** Bounces get shorter (1, 1/2, 1/3 …) and lower: which one it is, how far through it, and how high above the ground. */
function bounce(time, count, frames) {
    let harmonic = 0;
    for (let i = 1; i <= count; i++)
        harmonic += 1 / i;
    const frame = time * frames;
    let start = 0;
    for (let index = 0; index < count; index++) {
        const width = Math.min(Math.round(frames / ((index + 1) * harmonic)), frames - start);
        if (width <= 0)
            break;
        if (frame <= start + width) {
            const share = (frame - start) / width;
            return { index, share, back: Math.exp(-index) * 4 * share * (1 - share) };
        }
        start += width;
    }
    return { index: count, share: 1, back: 0 };
}

/** Times are stored in thousandths of a frame. */
const TICKS = 1000;
/** The values of the properties of a container in an `AnimationCore` at a frame. */
function motionState(core, container, frame) {
    const curves = new Map();
    const maps = core.childrenNamed('TimeMap');
    for (const property of propertiesIn(container)) {
        if (readText(property, 'enabled', '1') === '0')
            continue;
        for (const [id, keys] of keysOf(property)) {
            if (keys.length > 0)
                curves.set(id, curveOf(property, keys, maps));
        }
    }
    const state = new Map([...curves].map(([id, curve]) => [id, valueAt(curve, frame)]));
    const [x, y] = ['Motion_X', 'Motion_Y'].map((id) => curves.get(id));
    if (x && y && isPath(x, y) && easeName(container, 'Motion_X') === easeName(container, 'Motion_Y')) {
        const place = pathAt(x, y, frame);
        state.set('Motion_X', place.x).set('Motion_Y', place.y);
    }
    return state;
}
/** A text that is equal for properties with the same ease. */
function easeName(container, id) {
    const property = propertiesIn(container).find((child) => child.attr('id') === id);
    return ['ignoreTimeMap', 'TimeMapIndex'].map((name) => property?.attr(name) ?? '0').join(' ');
}
function propertiesIn(container) {
    return container.children.flatMap((child) => {
        if (child.name === 'Property')
            return [child];
        return child.name === 'PropertyContainer' ? propertiesIn(child) : [];
    });
}
function curveOf(property, keys, maps) {
    const map = maps.at(readInteger(property, 'TimeMapIndex'));
    if (!map || readText(property, 'ignoreTimeMap', '0') === '1')
        return { keys, ease: linear };
    const frames = keys[keys.length - 1].x - keys[0].x;
    return { keys, ease: timeMap(readText(map, 'type'), readNumber(map, 'strength'), frames) };
}
/** The keys of a property by name. Without any, its own value holds throughout. */
function keysOf(property) {
    const id = readText(property, 'id');
    const found = property.childrenNamed('Keyframe');
    const nodes = found.length === 0 && property.attr('value') !== undefined ? [property] : found;
    const isColor = nodes.length > 0 && /^0x[0-9a-f]{8}$/i.test(nodes[0].attr('value') ?? '');
    if (!isColor)
        return [[id, nodes.map(numberKey)]];
    return ['r', 'g', 'b', 'a'].map((channel, i) => [
        `${id}.${channel}`,
        nodes.map((node) => plainKey(node, parseInt(readText(node, 'value').slice(2 + 2 * i, 4 + 2 * i), 16))),
    ]);
}
function plainKey(node, y) {
    const point = { x: readNumber(node, 'timevalue') / TICKS, y };
    return { ...point, previous: point, next: point };
}
function numberKey(node) {
    const value = pairOf(node, 'anchor')?.[1] ?? flagOrNumber(node);
    const key = plainKey(node, value);
    for (const side of ['previous', 'next']) {
        const handle = pairOf(node, side);
        if (handle)
            key[side] = { x: key.x + handle[0] / TICKS, y: handle[1] };
    }
    return key;
}
function flagOrNumber(node) {
    return readFlag(node, 'value') ? 1 : readNumber(node, 'value');
}
/** `time,value`: the time counts from the key. */
function pairOf(node, name) {
    const [time, value] = readText(node, name).split(',').map(Number);
    return Number.isFinite(time) && Number.isFinite(value) ? [time, value] : undefined;
}

/** A copy of the element of a motion object, as it stands some frames after the first; undefined without one. */
function motionObjectInbetween(keyframe, elapsed, surroundings) {
    const core = keyframe.child('motionObjectXML')?.child('AnimationCore');
    const head = core?.childrenNamed('PropertyContainer').at(0);
    const element = keyframe.child('elements')?.children.at(0);
    if (!core || !head || !element)
        return undefined;
    const container = (id) => head.childrenNamed('PropertyContainer').find((child) => child.attr('id') === id);
    const stateOf = (id) => {
        const found = container(id);
        return found ? motionState(core, found, elapsed) : new Map();
    };
    const copy = element.clone();
    const placement = { matrix: readMatrix(element), pivot: surroundings.pivotOf(element) };
    place(copy, motionMatrix(placement, valuesOf(new Map([...stateOf('Basic_Motion'), ...stateOf('Transformation')]))));
    moveColor(copy, stateOf('Colors'));
    const filters = container('Filters')?.childrenNamed('PropertyContainer') ?? [];
    moveFilters(copy, filters.map((filter) => motionState(core, filter, elapsed)));
    return copy;
}
function valuesOf(state) {
    const percent = (id) => {
        const value = state.get(id);
        return value === undefined ? undefined : value / 100;
    };
    return {
        moveX: state.get('Motion_X'),
        moveY: state.get('Motion_Y'),
        rotation: state.get('Rotation_Z'),
        skewX: state.get('Skew_X'),
        skewY: state.get('Skew_Y'),
        scaleX: percent('Scale_X'),
        scaleY: percent('Scale_Y'),
    };
}

/**
 * Copies of the elements of an armature, as they stand some frames after its first pose; undefined without one. The
 * document stores, element by element, the transformation that each frame has carried it by.
 */
function poseInbetween(keyframe, elapsed) {
    const carried = keyframe.child('betweenFrameMatrixList')?.childrenNamed('Matrix') ?? [];
    const elements = keyframe.child('elements')?.children ?? [];
    const frames = carried.length / elements.length;
    if (frames < 1)
        return undefined;
    return elements.map((element, i) => {
        const copy = element.clone();
        place(copy, concat(nodeMatrix(carried[i * frames + Math.min(elapsed, frames - 1)]), readMatrix(element)));
        return copy;
    });
}

/** Segments as an `edges` text, in the form that Animate writes: each one with the move to its start. */
function encodeEdges({ count, points, lines }) {
    let text = '';
    for (let i = 0, at = 0; i < count; i++, at += STRIDE) {
        text += `!${pair(points, at)}`;
        text += lines[i] === 1 ? '|' : `[${pair(points, at + 2)} `;
        text += pair(points, at + 4);
    }
    return text;
}
function pair(points, at) {
    return `${formatEdgeNumber(points[at] * STEPS_PER_PIXEL)} ${formatEdgeNumber(points[at + 1] * STEPS_PER_PIXEL)}`;
}

/** The contour on the way: each point runs straight to its counterpart. */
function mixContour({ start, curves }, progress) {
    const pen = new SegmentPen();
    const first = mixPoint(start, progress);
    pen.moveTo(first.x, first.y);
    for (const { control, anchor, isLine } of curves) {
        const bend = mixPoint(control, progress);
        const end = mixPoint(anchor, progress);
        if (isLine)
            pen.lineTo(end.x, end.y);
        else
            pen.curveTo(bend.x, bend.y, end.x, end.y);
    }
    return pen.segments();
}
/** The part of a shape tween between two stages of its progress, as a contour that runs from the one to the other. */
function cutContour({ start, curves }, from, to) {
    const cut = (point) => ({ from: mixPoint(point, from), to: mixPoint(point, to) });
    return {
        start: cut(start),
        curves: curves.map(({ control, anchor, isLine }) => ({
            control: cut(control),
            anchor: cut(anchor),
            isLine,
        })),
    };
}
function mixPoint({ from, to }, progress) {
    return { x: mix(from.x, to.x, progress), y: mix(from.y, to.y, progress) };
}

/** The paints of both ends of a shape tween in one list: those of the second end that the first has not come behind. */
function mergeStyles(from, to) {
    const merged = new Map();
    for (const style of [...from, ...to]) {
        const key = keyOf$1(style);
        if (!merged.has(key))
            merged.set(key, style);
    }
    return [...merged.values()];
}
/** The place in a merged list of a style that looks like this one; behind the list for none. */
function placeOf$2(style, merged) {
    const key = style && keyOf$1(style);
    const place = key === undefined ? -1 : merged.findIndex((other) => keyOf$1(other) === key);
    return place < 0 ? merged.length : place;
}
/** Equal for paints that look the same. */
function keyOf$1(style) {
    const text = (node) => {
        const attributes = node.attributeNames().map((name) => `${name}=${node.attr(name) ?? ''}`);
        return `${node.name} ${attributes.sort().join(' ')}(${node.children.map(text).join()})`;
    };
    return style.children.map(text).join();
}
/**
 * The `FillStyle` or `StrokeStyle` on the way from one to another: colours, places of gradients and bitmaps, and widths
 * run evenly. Styles of different kinds stay what the first one is.
 */
function mixStyles(from, to, progress) {
    const mixed = XmlNode.create(from.name);
    const [start, end] = [from.children[0], to.children[0]];
    if (progress === 0 || progress === 1) {
        mixed.append((progress === 0 ? start : end).clone());
        return mixed;
    }
    mixed.append(from.name === 'StrokeStyle' ? mixStrokes(start, end, progress) : mixPaints(start, end, progress));
    return mixed;
}
function mixStrokes(from, to, progress) {
    const mixed = from.clone();
    writeNumber(mixed, 'weight', mix(readNumber(from, 'weight', 1), readNumber(to, 'weight', 1), progress), 1);
    const [start, end] = [from, to].map((stroke) => stroke.child('fill')?.children[0]);
    const fill = mixed.child('fill');
    if (start && end && fill) {
        fill.children[0].remove();
        fill.append(mixPaints(start, end, progress));
    }
    return mixed;
}
function mixPaints(from, to, progress) {
    const mixed = from.clone();
    if (from.name !== to.name)
        return mixed;
    if (from.name === 'SolidColor') {
        mixColorOf(mixed, from, to, progress);
        return mixed;
    }
    const [start, end] = [readMatrix(from), readMatrix(to)];
    const part = (name) => mix(start[name], end[name], progress);
    writeMatrix(mixed, {
        a: part('a'),
        b: part('b'),
        c: part('c'),
        d: part('d'),
        tx: part('tx'),
        ty: part('ty'),
    });
    const [entries, others] = [mixed, to].map((paint) => paint.childrenNamed('GradientEntry'));
    if (entries.length === others.length) {
        entries.forEach((entry, i) => {
            mixColorOf(entry, entry, others[i], progress);
            writeNumber(entry, 'ratio', mix(readNumber(entry, 'ratio'), readNumber(others[i], 'ratio'), progress));
        });
    }
    return mixed;
}
function mixColorOf(mixed, from, to, progress) {
    const [start, end] = [from, to].map((paint) => readText(paint, 'color', '#000000'));
    const alpha = mix(readNumber(from, 'alpha', 1), readNumber(to, 'alpha', 1), progress);
    const color = mixColors(start, end, progress);
    mixed.setAttr('color', color === '#000000' ? null : color);
    writeNumber(mixed, 'alpha', alpha, 1);
}

/** The fills or strokes of a shape on the way, one for each pair that its contours ask for. */
class MixedStyles {
    constructor(kind, from, to, progress) {
        this.kind = kind;
        this.from = from;
        this.to = to;
        this.progress = progress;
        /** The styles asked for so far, numbered from 1. */
        this.nodes = [];
        this.indexes = new Map();
        this.merged = mergeStyles(stylesIn(from, kind), stylesIn(to, kind));
    }
    /** The index of the style on the way from one to another; 0 where there is none. */
    indexOf(pair) {
        const key = `${pair.from ?? ''} ${pair.to ?? ''}`;
        const known = this.indexes.get(key);
        if (known !== undefined)
            return known;
        const style = this.styleOf(pair);
        const index = style ? this.nodes.push(style) : 0;
        style?.setAttr('index', String(index));
        this.indexes.set(key, index);
        return index;
    }
    /** A style on the way; undefined where there is none. */
    styleOf({ from, to }) {
        const [start, end] = [from, to].map((index) => (index === undefined ? undefined : this.merged.at(index)));
        const [first, last] = [start ?? end, end ?? start];
        return first && last && mixStyles(first, last, this.progress);
    }
    /** The styles of the whole shape: at the ends of the tween those of the keyframes, used or not. */
    all(pairs) {
        if (this.progress === 0)
            return stylesIn(this.from, this.kind);
        if (this.progress === 1)
            return stylesIn(this.to, this.kind);
        for (const pair of pairs)
            this.indexOf(pair);
        return this.nodes;
    }
}
/** The places of styles in the merged list of two stages of a tween. */
function cutStyles(start, end, pairs) {
    const merged = mergeStyles(start.all(pairs), end.all(pairs));
    return pairs.map((pair) => ({
        from: pair.from === undefined ? undefined : placeOf$2(start.styleOf(pair), merged),
        to: pair.to === undefined ? undefined : placeOf$2(end.styleOf(pair), merged),
    }));
}
function stylesIn(frame, kind) {
    const list = kind === 'FillStyle' ? 'fills' : 'strokes';
    const shapes = frame.child('elements')?.childrenNamed('DOMShape') ?? [];
    return shapes.flatMap((shape) => shape.child(list)?.childrenNamed(kind) ?? []);
}

/** Points of a `MorphShape` count 256 twips. */
const POINT_SCALE = 256;
/** A `MorphShape` is replaced as a whole, so that what was read of it stays true. */
const known$2 = new WeakMap();
/** The contours of a `MorphShape`: what the host has matched, hints and kind of blend included. */
function readMorphShape(morph) {
    let parts = known$2.get(morph);
    if (!parts)
        known$2.set(morph, (parts = readParts(morph)));
    return parts;
}
function readParts(morph) {
    return (morph.child('morphSegments')?.childrenNamed('MorphSegment') ?? []).map((segment) => ({
        contour: {
            start: readPoint(segment, 'startPoint'),
            curves: segment.childrenNamed('MorphCurves').map((curve) => ({
                control: readPoint(curve, 'controlPoint'),
                anchor: readPoint(curve, 'anchorPoint'),
                isLine: readFlag(curve, 'isLine'),
            })),
        },
        fill: readStyle(segment, 'fill'),
        stroke: readStyle(segment, 'stroke'),
    }));
}
function readPoint(node, name) {
    return { from: readPair(node.attr(`${name}A`)), to: readPair(node.attr(`${name}B`)) };
}
function readPair(text = '0,0') {
    const [x, y] = text.split(',').map((part) => {
        const number = part.trim();
        return (parseEdgeNumber(number, 0, number.length) * POINT_SCALE) / STEPS_PER_PIXEL || 0;
    });
    return { x, y };
}
function readStyle(segment, kind) {
    const index = (end) => {
        const name = `${kind}Index${end}`;
        return segment.attr(name) === undefined ? undefined : readInteger(segment, name);
    };
    return { from: index(1), to: index(2) };
}
/** The `MorphShape` of contours, without hints. */
function writeMorphShape(parts) {
    const segments = parts.map(({ contour, fill, stroke }) => {
        const attributes = {
            ...pointAttributes('startPoint', contour.start),
            strokeIndex1: indexText$1(stroke.from),
            strokeIndex2: indexText$1(stroke.to),
            fillIndex1: indexText$1(fill.from),
            fillIndex2: indexText$1(fill.to),
        };
        const curves = contour.curves.map(({ control, anchor, isLine }) => XmlNode.create('MorphCurves', {
            ...pointAttributes('controlPoint', control),
            ...pointAttributes('anchorPoint', anchor),
            isLine: isLine ? 'true' : null,
        }));
        return XmlNode.create('MorphSegment', attributes, curves);
    });
    return XmlNode.create('MorphShape', {}, [
        XmlNode.create('morphSegments', {}, segments),
        XmlNode.create('morphHintsList'),
    ]);
}
function indexText$1(index) {
    return index === undefined ? null : String(index);
}
function pointAttributes(name, { from, to }) {
    return { [`${name}A`]: pairText(from), [`${name}B`]: pairText(to) };
}
function pairText({ x, y }) {
    const [left, top] = [x, y].map((value) => formatEdgeNumber((value * STEPS_PER_PIXEL) / POINT_SCALE));
    return `${left}, ${top}`;
}

/**
 * The shape that a shape tween has come to some frames after its keyframe, in the coordinates of the timeline; undefined
 * where the document has not matched the shapes of both ends.
 */
function shapeInbetween(keyframe, elapsed) {
    const morph = keyframe.child('MorphShape');
    const next = nextKeyframe(keyframe);
    if (!morph || !next)
        return undefined;
    const progress = progressAt(keyframe, elapsed);
    const fills = new MixedStyles('FillStyle', keyframe, next, progress);
    const strokes = new MixedStyles('StrokeStyle', keyframe, next, progress);
    const edges = readMorphShape(morph).map(({ contour, fill, stroke }) => XmlNode.create('Edge', {
        fillStyle1: indexText(fills.indexOf(fill)),
        strokeStyle: indexText(strokes.indexOf(stroke)),
        edges: encodeEdges(mixContour(contour, progress)),
    }));
    return XmlNode.create('DOMShape', {}, [
        XmlNode.create('fills', {}, fills.nodes),
        XmlNode.create('strokes', {}, strokes.nodes),
        XmlNode.create('edges', {}, edges),
    ]);
}
/**
 * The `MorphShape` of a part of a shape tween, from some frames after its keyframe to others; undefined without one, and
 * for a single frame, which has nothing between.
 */
function cutMorphShape(keyframe, start, end) {
    const morph = keyframe.child('MorphShape');
    const next = nextKeyframe(keyframe);
    if (!morph || !next || end - start < 2)
        return undefined;
    const [from, to] = [start, end].map((elapsed) => progressAt(keyframe, elapsed));
    const parts = readMorphShape(morph);
    const cut = (kind, pairs) => cutStyles(new MixedStyles(kind, keyframe, next, from), new MixedStyles(kind, keyframe, next, to), pairs);
    const fills = cut('FillStyle', parts.map(({ fill }) => fill));
    const strokes = cut('StrokeStyle', parts.map(({ stroke }) => stroke));
    return writeMorphShape(parts.map(({ contour }, i) => ({
        contour: cutContour(contour, from, to),
        fill: fills[i],
        stroke: strokes[i],
    })));
}
function progressAt(keyframe, elapsed) {
    return easeOf(keyframe, 'all')(elapsed / readDuration(keyframe));
}
function indexText(index) {
    return index === 0 ? null : String(index);
}

/**
 * The element some frames later: graphics, in groups too, have run on in their symbols. The element itself where that
 * changes nothing.
 */
function runOn(element, elapsed, surroundings) {
    if (!runs(element))
        return element;
    const copy = element.parent ? element.clone() : element;
    advance(copy, elapsed, surroundings);
    return copy;
}
function runs(element) {
    if (element.name === 'DOMGroup')
        return membersOf(element).some(runs);
    return element.attr('symbolType') === 'graphic' && element.attr('loop') !== 'single frame';
}
function advance(element, elapsed, surroundings) {
    if (element.name === 'DOMGroup') {
        for (const member of membersOf(element))
            advance(member, elapsed, surroundings);
    }
    else if (runs(element)) {
        const count = surroundings.frameCount(element.attr('libraryItemName') ?? '');
        const frame = frameToShow(element, count, elapsed);
        element.setAttr('firstFrame', frame === 0 ? null : String(frame));
    }
}
function membersOf(group) {
    return group.child('members')?.children ?? [];
}

/**
 * The elements that a keyframe shows some frames later, back to front: what tweens have come to, and graphics at the
 * frame that they have run to. Elements that look as on the keyframe are its own nodes; the others are copies that
 * stand in no document.
 */
function shownElements(keyframe, elapsed, surroundings) {
    const elements = keyframe.child('elements')?.children ?? [];
    if (elapsed === 0)
        return elements;
    const shown = inbetween(keyframe, elapsed, surroundings) ?? elements;
    return shown.map((element) => runOn(element, elapsed, surroundings));
}
/** The elements as the keyframe's tween shows them; undefined without a tween. */
function inbetween(keyframe, elapsed, surroundings) {
    const carried = classicInbetween(keyframe, elapsed, surroundings) ??
        motionObjectInbetween(keyframe, elapsed, surroundings) ??
        shapeInbetween(keyframe, elapsed);
    return carried ? [carried] : poseInbetween(keyframe, elapsed);
}

const TWIPS_PER_PIXEL$3 = 20;
/** Space between the stored box of a text and the frame that the host shows and measures, in pixels. */
const TEXT_GUTTER = 2;
/** Width and height of a bitmap or video item, in pixels. */
function sizeOf$1(item) {
    if (item.name === 'DOMVideoItem')
        return { width: readNumber(item, 'width'), height: readNumber(item, 'height') };
    const { left, top, right, bottom } = twipsBox(item, 'frame');
    return { width: right - left, height: bottom - top };
}
/**
 * The box of an element that has a size of its own (bitmap, video, text, compiled clip), in its own coordinates, before
 * its matrix. `item`: its item in the library, if it has one.
 */
function fixedBox(node, item) {
    switch (node.name) {
        case 'DOMBitmapInstance':
            return item ? sizedBox(sizeOf$1(item)) : emptyBox();
        case 'DOMVideoInstance':
            return node.attr('frameRight') === undefined && item ? sizedBox(sizeOf$1(item)) : twipsBox(node, 'frame');
        case 'DOMCompiledClipInstance':
            return item ? twipsBox(item, 'movieRect') : emptyBox();
        case 'DOMTLFText':
            return twipsBox(node, '');
        case 'DOMStaticText':
        case 'DOMDynamicText':
        case 'DOMInputText':
            return textBox(node);
        default:
            return emptyBox();
    }
}
/** The frame of a text, its gutter included. */
function textBox(node) {
    const left = readNumber(node, 'left') - TEXT_GUTTER;
    const top = readNumber(node, 'top') - TEXT_GUTTER;
    return {
        left,
        top,
        right: left + readNumber(node, 'width') + 2 * TEXT_GUTTER,
        bottom: top + readNumber(node, 'height') + 2 * TEXT_GUTTER,
    };
}
function sizedBox({ width, height }) {
    return { left: 0, top: 0, right: width, bottom: height };
}
/** A box whose four attributes start with the same word and count twips: `frameLeft`, `movieRectLeft`, `left`. */
function twipsBox(node, prefix) {
    const read = (side) => readNumber(node, prefix === '' ? side.toLowerCase() : prefix + side) / TWIPS_PER_PIXEL$3;
    return { left: read('Left'), top: read('Top'), right: read('Right'), bottom: read('Bottom') };
}

/** The items that a measurement looked at, and whether they still are what they were. */
class Dependencies {
    constructor(document) {
        this.snapshots = new Map();
        this.document = document;
    }
    /** Looks an item up and notes that the measurement depends on it. */
    item(path) {
        const item = this.document.itemAt(path);
        if (!this.snapshots.has(path))
            this.snapshots.set(path, snapshotOf(item));
        return item;
    }
    addAll(other) {
        for (const [path, snapshot] of other.snapshots)
            this.snapshots.set(path, snapshot);
    }
    /** True while every item is the same and unchanged. */
    hold() {
        for (const [path, snapshot] of this.snapshots) {
            const item = this.document.itemAt(path);
            if (item?.node !== snapshot.node)
                return false;
            if (item && stampOf(item.node, snapshot.file) !== snapshot.stamp)
                return false;
        }
        return true;
    }
}
function snapshotOf(item) {
    const file = item?.node.file ?? null;
    return { node: item?.node, file, stamp: item ? stampOf(item.node, file) : 0 };
}
function stampOf(node, file) {
    if (file?.root === node)
        return file.version;
    const { width, height } = sizeOf$1(node);
    return `${width} ${height}`;
}

/** Grows `box` so that it holds a shape or primitive after the transformation, half of each stroke outside its line. */
function includeStroked(box, shape, matrix) {
    const weights = strokeWeights(shape);
    for (const { segments, strokeStyle } of outlineOf(shape).edges) {
        const line = emptyBox();
        includeSegments(line, segments, matrix);
        if (isEmpty(line))
            continue;
        const half = (weights.get(strokeStyle) ?? 0) / 2;
        const x = half * Math.hypot(matrix.a, matrix.c);
        const y = half * Math.hypot(matrix.b, matrix.d);
        include(box, line.left - x, line.top - y);
        include(box, line.right + x, line.bottom + y);
    }
}
/** The width of each stroke of a shape, in pixels; hairlines have none. A primitive has one stroke at most. */
function strokeWeights(shape) {
    const weights = new Map();
    const note = (index, kind) => {
        if (kind && readText(kind, 'solidStyle') !== 'hairline')
            weights.set(index, readNumber(kind, 'weight', 1));
    };
    if (shape.name !== 'DOMShape')
        note(1, shape.child('stroke')?.children[0]);
    for (const style of shape.child('strokes')?.childrenNamed('StrokeStyle') ?? []) {
        note(readInteger(style, 'index'), style.children[0]);
    }
    return weights;
}

const instances$1 = new WeakMap();
/**
 * Bounds of elements, symbols and frames of one document: shapes by the exact extrema of their curves, everything
 * through all matrices. Hidden layers count, cameras do not; see `Extent` for the rest. What was measured is kept until
 * a symbol or bitmap that it depends on changes.
 */
class ContentBounds {
    constructor(document, extent) {
        this.document = document;
        this.extent = extent;
        this.items = new Map();
        this.elements = new WeakMap();
    }
    static of(document, extent = 'edited') {
        let bounds = instances$1.get(document);
        if (!bounds)
            instances$1.set(document, (bounds = {}));
        return (bounds[extent] ??= new ContentBounds(document, extent));
    }
    /** The box of an element in its parent's coordinates, at the first frame of its keyframe. Empty for nothing. */
    ofElement(node) {
        const file = node.file;
        const version = file?.version ?? -1;
        const known = this.elements.get(node);
        if (known && file && known.file === file && known.version === version && known.dependencies.hold())
            return known.box;
        const measurement = this.start();
        this.addElement(node, IDENTITY$1, measurement);
        const { box, dependencies } = measurement;
        this.elements.set(node, { box, dependencies, file, version });
        return box;
    }
    /** The box of an element's content in the element's own coordinates, before its matrix. */
    ofContent(node) {
        const measurement = this.start();
        this.addContent(node, IDENTITY$1, measurement);
        return measurement.box;
    }
    /** The box of all elements shown at a frame of a `DOMTimeline`, in its coordinates. */
    ofFrame(timeline, frame, includeHidden = true) {
        const measurement = this.start();
        this.addFrame(timeline, frame, IDENTITY$1, measurement, includeHidden);
        return measurement.box;
    }
    /** The elements that a keyframe shows some frames later, back to front; see `shownElements`. */
    shownElements(keyframe, elapsed) {
        return shownElements(keyframe, elapsed, this.surroundings(this.start()));
    }
    /** The transformation point of an element, in the coordinates in which it is stored: by default the centre of the content. */
    pivotOf(node) {
        return this.pivotIn(node, this.start());
    }
    pivotIn(node, measurement) {
        const stored = readTransformationPoint(node);
        if (stored)
            return stored;
        const box = emptyBox();
        ContentBounds.of(this.document).addContent(node, IDENTITY$1, { ...measurement, box });
        if (isEmpty(box))
            return { x: 0, y: 0 };
        // The content of a group does not go through its matrix, but the point does.
        const inverse = isBaked(node) ? invert(readMatrix(node)) : undefined;
        return inverse ? apply$1(inverse, centerOf(box)) : centerOf(box);
    }
    /** The surroundings that tweens ask about. Each question is noted as a dependency of the measurement. */
    surroundings(measurement) {
        const { dependencies } = measurement;
        return {
            frameCount: (path) => {
                const item = dependencies.item(path);
                const timeline = item && timelineOf(item.node);
                return timeline ? frameCountOf(timeline) : 1;
            },
            pivotOf: (node) => this.pivotIn(node, measurement),
        };
    }
    start() {
        return {
            box: emptyBox(),
            dependencies: new Dependencies(this.document),
            open: new Set(),
            cut: new Set(),
        };
    }
    addFrame(timeline, frame, matrix, measurement, includeHidden) {
        for (const layer of layersOf(timeline)) {
            const type = layer.attr('layerType');
            if (type === 'camera' || (type === 'guide' && this.extent === 'published'))
                continue;
            if (!includeHidden && layer.attr('visible') === 'false')
                continue;
            const keyframe = frameAt(layer, frame);
            if (!keyframe)
                continue;
            const elapsed = frame - readInteger(keyframe, 'index');
            for (const node of shownElements(keyframe, elapsed, this.surroundings(measurement))) {
                this.addElement(node, matrix, measurement);
            }
        }
    }
    addElement(node, matrix, measurement) {
        if (node.name === 'DOMGroup') {
            // Members already stand in the coordinates of the group's parent; its own matrix only notes how it was turned.
            for (const member of node.child('members')?.children ?? []) {
                this.addElement(member, matrix, measurement);
            }
            return;
        }
        this.addContent(node, node.child('matrix') ? concat(matrix, readMatrix(node)) : matrix, measurement);
    }
    addContent(node, matrix, measurement) {
        switch (node.name) {
            case 'DOMShape':
            case 'DOMRectangleObject':
            case 'DOMOvalObject':
                if (this.extent === 'published')
                    includeStroked(measurement.box, node, matrix);
                else
                    addOutline(node, matrix, measurement.box);
                return;
            case 'DOMGroup':
                this.addElement(node, matrix, measurement);
                return;
            case 'DOMSymbolInstance':
            case 'DOMComponentInstance':
                this.addSymbol(node, matrix, measurement);
                return;
            default: {
                const path = node.attr('libraryItemName');
                const item = path === undefined ? undefined : measurement.dependencies.item(path);
                includeTransformed(measurement.box, fixedBox(node, item?.node), matrix);
            }
        }
    }
    addSymbol(node, matrix, measurement) {
        const path = node.attr('libraryItemName') ?? '';
        const item = measurement.dependencies.item(path);
        const timeline = item && timelineOf(item.node);
        if (!timeline)
            return;
        if (measurement.open.has(path)) {
            measurement.cut.add(path);
            return;
        }
        const frame = shownFrame(node, timeline);
        if (this.extent === 'published' || keepsBoxes(matrix)) {
            includeTransformed(measurement.box, this.symbolBox(path, timeline, frame, measurement), matrix);
            return;
        }
        measurement.open.add(path);
        this.addFrame(timeline, frame, matrix, measurement, true);
        measurement.open.delete(path);
        measurement.cut.delete(path);
    }
    /** The box of a symbol's frame in the symbol's coordinates; notes what it depends on in `outer`. */
    symbolBox(path, timeline, frame, outer) {
        const key = `${frame} ${path}`;
        const known = this.items.get(key);
        if (known?.dependencies.hold()) {
            outer.dependencies.addAll(known.dependencies);
            return known.box;
        }
        const inner = { ...this.start(), open: outer.open };
        inner.dependencies.item(path);
        outer.open.add(path);
        this.addFrame(timeline, frame, IDENTITY$1, inner, true);
        outer.open.delete(path);
        inner.cut.delete(path);
        for (const above of inner.cut)
            outer.cut.add(above);
        if (inner.cut.size === 0)
            this.items.set(key, { box: inner.box, dependencies: inner.dependencies });
        outer.dependencies.addAll(inner.dependencies);
        return inner.box;
    }
}
function addOutline(node, matrix, box) {
    const outline = outlineOf(node);
    if (keepsBoxes(matrix)) {
        includeTransformed(box, outline.box, matrix);
        return;
    }
    for (const { segments } of outline.edges)
        includeSegments(box, segments, matrix);
}

/** A box as scripts see it: in steps of 0.05 px. */
function roundBox({ left, top, right, bottom }) {
    const round = (value) => toTwips(value) + 0;
    return { left: round(left), top: round(top), right: round(right), bottom: round(bottom) };
}

/**
 * `timeline.getBounds`: the box of everything on the stage at a frame, the first being 1; 0 where there is nothing, as
 * the example of Adobe's reference tests for. It measures what is published, as exporters do: strokes count, guide
 * layers do not.
 */
function boundsOf$1(timeline, frame, includeHidden) {
    const number = Math.trunc(checkNumber('getBounds: frame', frame ?? 1, 1));
    const box = ContentBounds.of(timeline.document, 'published').ofFrame(timeline.node, number - 1, includeHidden);
    return isEmpty(box) ? 0 : roundBox(box);
}

/** Attributes of the first frame of a span. A keyframe that splits the span does not get them. */
const OWN_ATTRIBUTES = [
    'name',
    'labelType',
    'bookmark',
    'soundName',
    'soundSync',
    'soundEffect',
    'soundLoop',
    'soundLoopMode',
    'inPoint44',
    'outPoint44',
];
const OWN_CHILDREN = ['Actionscript', 'Framescript', 'SoundEnvelope'];
/** The `frames` of a layer, made where they are missing. */
function frameList(layer) {
    const list = layer.node.child('frames') ?? XmlNode.create('frames');
    if (!list.parent)
        layer.write().append(list);
    return list;
}
/** Makes the layer at least that long: the last span grows, a layer without frames gets an empty one. */
function extendTo(layer, frameCount) {
    const missing = frameCount - layer.frameCount;
    if (missing <= 0)
        return;
    const last = layer.keyframes.at(-1);
    if (last)
        writeSpan(last.node, last.startFrame, last.duration + missing);
    else
        frameList(layer).append(newFrame(0, frameCount));
    layer.framesChanged();
}
/**
 * Makes a frame a keyframe, if it is none: the span that covers it is split there. The new keyframe holds a copy of
 * the elements, as far as a tween has carried them, and the tween; not the label, script and sound (as the host's Insert
 * Keyframe).
 */
function splitAt$1(layer, index) {
    splitEach(layer, index, index + 1);
    const frame = layer.frameAt(index);
    if (!frame)
        throw new Error(`A layer of ${layer.frameCount} frames has none at ${index}`);
    return frame;
}
/** Makes every frame from `start` up to `end` a keyframe. */
function splitEach(layer, start, end) {
    extendTo(layer, end);
    const list = frameList(layer);
    let made = 0;
    layer.keyframes.forEach((frame, i) => {
        const first = Math.max(frame.startFrame + 1, start);
        const last = Math.min(frame.startFrame + frame.duration, end);
        const copies = first < last ? splitSpan(frame, first, last) : [];
        const place = list.children[i + made] === frame.node ? i + made : list.children.indexOf(frame.node);
        copies.forEach((copy, k) => {
            list.insert(copy, place + 1 + k);
        });
        made += copies.length;
    });
    if (made > 0)
        layer.framesChanged();
}
/** Cuts a span short, and gives the keyframes that stand behind it then: one at each index, the last to the old end. */
function splitSpan(frame, first, wanted) {
    const { startFrame, duration } = frame;
    const isBaked = isWhole(frame.node);
    const last = isBaked ? startFrame + duration : wanted;
    const before = cutMorphShape(frame.node, 0, first - startFrame);
    const copies = [];
    for (let index = first; index < last; index++) {
        const copy = keyframeInside(frame, index - startFrame);
        const end = index + 1 < last ? index + 1 : startFrame + duration;
        if (isBaked)
            setTweenType(copy, 'none');
        replaceMorphShape(copy, cutMorphShape(frame.node, index - startFrame, end - startFrame));
        writeSpan(copy, index, end - index);
        copies.push(copy);
    }
    replaceMorphShape(frame.node, before);
    writeSpan(frame.node, startFrame, first - startFrame);
    return copies;
}
/** Gives a keyframe of a shape tween other contours, or none. */
function replaceMorphShape(keyframe, morph) {
    const old = keyframe.child('MorphShape');
    if (!old)
        return;
    if (morph)
        keyframe.insert(morph, keyframe.children.indexOf(old));
    old.remove();
}
/** Takes label, script and sound from a copy of a keyframe. */
function dropOwnParts(copy) {
    for (const name of OWN_ATTRIBUTES)
        copy.setAttr(name, null);
    for (const name of OWN_CHILDREN)
        removeChild(copy, name);
    return copy;
}
/** A copy of a keyframe that holds what is shown some frames later; without label, script and sound. */
function keyframeInside(frame, elapsed) {
    const copy = dropOwnParts(frame.node.clone());
    const list = copy.child('elements');
    const shown = frame.shownElements(elapsed);
    if (!list || shown.every((element, i) => element === frame.elementNodes[i]))
        return copy;
    for (const element of [...list.children])
        element.remove();
    for (const element of shown)
        list.append(element.parent ? element.clone() : element);
    return copy;
}
/** Makes every frame of a tweened span a keyframe without tween. False for a span without tween. */
function bakeTween(frame) {
    if (!isTweened(frame.node))
        return false;
    const { layer, startFrame, duration } = frame;
    splitEach(layer, startFrame, startFrame + duration);
    for (const made of layer.frames.slice(startFrame, startFrame + duration))
        setTweenType(made.node, 'none');
    if (!layer.keyframes.some(({ node }) => isWhole(node)))
        layer.node.setAttr('animationType', null);
    return true;
}
/** Makes frames from `start` up to `end` whole spans: a keyframe begins at both, as far as the layer reaches. */
function isolate(layer, start, end) {
    if (end < layer.frameCount)
        splitAt$1(layer, end);
    if (start < layer.frameCount)
        splitAt$1(layer, start);
    return layer.keyframes.filter((frame) => frame.startFrame >= start && frame.startFrame < end);
}
/** Takes everything out of a keyframe: elements, tween, label, script and sound. */
function emptyFrame(frame) {
    const { node } = frame;
    setTweenType(node, 'none');
    for (const name of OWN_ATTRIBUTES)
        node.setAttr(name, null);
    for (const name of OWN_CHILDREN)
        removeChild(node, name);
    removeElements(frame);
}
/** Takes the elements and the tween out of a keyframe. */
function removeElements(frame) {
    setTweenType(frame.node, 'none');
    for (const node of [...frame.elementNodes].reverse())
        node.remove();
}

/** An index of a frame given by a script. */
function checkFrame(method, index) {
    return Math.trunc(checkNumber(`${method}: frame index`, index, 0, MAX_FRAMES));
}
/**
 * The frames that a method works on. With a start they lie on the current layer; the end is not included, and without
 * one the start alone is meant (Adobe's reference). Without arguments they are the selected frames, or the frame at the
 * playhead of the current layer.
 */
function rangesFor(timeline, method, startIndex, endIndex) {
    const layer = timeline.layers[timeline.currentLayer];
    if (startIndex !== undefined) {
        const start = checkFrame(method, startIndex);
        const end = endIndex === undefined ? start : checkFrame(method, endIndex);
        return [{ layer, start, end: Math.max(end, start + 1) }];
    }
    const selected = timeline.selectedFrames.ranges(timeline.layers);
    if (selected.length > 0)
        return selected;
    const start = timeline.currentFrame;
    return [{ layer, start, end: start + 1 }];
}
/** Layers that have frames. */
function drawable(layers) {
    return layers.filter((layer) => layer.ownType !== 'folder');
}

/** Runs a change on each range of frames that a method is called for. The selection of elements is lost, as in the host. */
function forRanges(timeline, method, [start, end], change) {
    const ranges = rangesFor(timeline, method, start, end);
    const layers = new Set(drawable(ranges.map(({ layer }) => layer)));
    timeline.document.selectNone();
    for (const range of ranges)
        if (layers.has(range.layer))
            change(range);
}
/** Every frame of the range becomes a keyframe. */
function convertToKeyframes(timeline, args) {
    forRanges(timeline, 'convertToKeyframes', args, ({ layer, start, end }) => {
        splitEach(layer, start, end);
    });
}
/** Every frame of the range becomes a keyframe without content; the rest of the last one's span shows nothing either. */
function convertToBlankKeyframes(timeline, args) {
    forRanges(timeline, 'convertToBlankKeyframes', args, ({ layer, start, end }) => {
        splitEach(layer, start, end);
        for (const frame of layer.keyframes)
            if (frame.startFrame >= start && frame.startFrame < end)
                emptyFrame(frame);
    });
}
/** Empties the frames; what was shown after them stays. */
function clearFrames(timeline, args) {
    forRanges(timeline, 'clearFrames', args, clearRange);
}
function clearRange({ layer, start, end }) {
    for (const frame of isolate(layer, start, end))
        emptyFrame(frame);
}
/** Keyframes become frames of the span before; the first of a layer, which has none before it, is emptied (assumed). */
function clearKeyframes(timeline, args) {
    forRanges(timeline, 'clearKeyframes', args, ({ layer, start, end }) => {
        const { keyframes } = layer;
        keyframes.forEach((frame, i) => {
            if (frame.startFrame < start || frame.startFrame >= end)
                return;
            if (i === 0)
                emptyFrame(frame);
            else
                frame.node.remove();
        });
        closeGaps(layer.keyframes.filter((frame) => frame.node.parent), layer.frameCount);
        layer.framesChanged();
    });
}
/** Lets each span reach to the next. */
function closeGaps(keyframes, frameCount) {
    keyframes.forEach((frame, i) => {
        const end = i + 1 < keyframes.length ? keyframes[i + 1].startFrame : frameCount;
        writeSpan(frame.node, frame.startFrame, end - frame.startFrame);
    });
}

/**
 * `timeline.removeFrames`. Without arguments and selection, the frame at the playhead goes on all layers (Adobe's
 * reference). A keyframe stays as long as any frame of its span does.
 */
function removeFrames(timeline, start, end) {
    const isPlain = start === undefined && timeline.selectedFrames.isEmpty;
    const playhead = { start: timeline.currentFrame, end: timeline.currentFrame + 1 };
    const ranges = isPlain
        ? timeline.layers.map((layer) => ({ layer, ...playhead }))
        : rangesFor(timeline, 'removeFrames', start, end);
    const layers = new Set(drawable(ranges.map(({ layer }) => layer)));
    timeline.document.selectNone();
    for (const range of ranges.reverse()) {
        if (layers.has(range.layer))
            removeFrom(range.layer, range.start, range.end);
    }
}
/** Removes frames from `start` up to `end`; what follows moves to the left. */
function removeFrom(layer, start, end) {
    for (const frame of layer.keyframes) {
        const { startFrame, duration } = frame;
        const spanEnd = startFrame + duration;
        const before = overlap(0, startFrame, start, end);
        const removed = overlap(startFrame, spanEnd, start, end);
        if (removed === duration)
            frame.node.remove();
        else if (before + removed > 0)
            writeSpan(frame.node, startFrame - before, duration - removed);
    }
    layer.framesChanged();
}
/** The count of numbers that two half-open ranges share. */
function overlap(start, end, otherStart, otherEnd) {
    return Math.max(0, Math.min(end, otherEnd) - Math.max(start, otherStart));
}

/** `timeline.copyFrames`: the frames of each range, keyframes cut to the part inside it. */
function copyFrames(timeline, start, end) {
    copyRanges(timeline, rangesFor(timeline, 'copyFrames', start, end));
}
/** `timeline.cutFrames`: copies the frames and empties them. */
function cutFrames(timeline, start, end) {
    const ranges = rangesFor(timeline, 'cutFrames', start, end);
    copyRanges(timeline, ranges);
    for (const range of ranges)
        if (range.layer.ownType !== 'folder')
            clearRange(range);
}
function copyRanges(timeline, ranges) {
    const copied = ranges.filter(({ layer, start }) => start < layer.frameCount);
    if (copied.length === 0)
        return;
    timeline.document.clipboard.frames = { ranges: copied.map(copyRange), source: timeline.document };
}
function copyRange({ layer, start, end }) {
    const frames = [];
    for (const frame of layer.keyframes) {
        const from = Math.max(frame.startFrame, start);
        const to = Math.min(frame.startFrame + frame.duration, end);
        if (from >= to)
            continue;
        for (const copy of copyPart(frame, from, to, start))
            frames.push(copy);
    }
    return { frames, length: Math.min(end, layer.frameCount) - start };
}
/** Keyframes that show what a span shows from one frame up to another: a tween that is cut short ends in a keyframe. */
function copyPart(frame, from, to, origin) {
    const { startFrame, duration, node } = frame;
    const isPart = from > startFrame || to < startFrame + duration;
    const stops = isPart && isWhole(node) ? range(from, to) : [from];
    if (stops.length === 1 && to < startFrame + duration && to > from + 1 && isTweened(node))
        stops.push(to - 1);
    return stops.map((start, i) => {
        const end = stops.at(i + 1) ?? to;
        const copy = start === startFrame ? node.clone() : keyframeInside(frame, start - startFrame);
        if (isPart && (i > 0 || isWhole(node)))
            setTweenType(copy, 'none');
        else if (isPart)
            replaceMorphShape(copy, cutMorphShape(node, start - startFrame, end - startFrame));
        writeSpan(copy, start - origin, end - start);
        return copy;
    });
}
function range(start, end) {
    return Array.from({ length: end - start }, (_, i) => start + i);
}
/**
 * `timeline.pasteFrames`: what was copied goes in front of the frame, which moves to the right with all that follow
 * (assumed); with an end, it replaces the frames up to there. Several copied layers go to as many layers downwards.
 */
function pasteFrames(timeline, start, end) {
    const { ranges: copied, source } = timeline.document.clipboard.frames;
    if (copied.length === 0)
        return;
    const nodes = copied.flatMap(({ frames }) => frames);
    if (source)
        timeline.document.bringItems('pasteFrames', timeline.libraryItem, nodes, source);
    const [target] = rangesFor(timeline, 'pasteFrames', start, end);
    const replaced = start !== undefined && end !== undefined ? target.end - target.start : 0;
    const layers = drawable(timeline.layers.slice(target.layer.index));
    copied.slice(0, layers.length).forEach((part, i) => {
        pasteInto(layers[i], target.start, replaced, part);
    });
}
function pasteInto(layer, start, replaced, { frames, length }) {
    if (replaced > 0)
        removeFrom(layer, start, start + replaced);
    const list = makeRoom(layer, start, length);
    const place = layer.keyframes.filter((frame) => frame.startFrame < start).length;
    frames.forEach((frame, i) => {
        const copy = frame.clone();
        writeSpan(copy, start + readStart$1(frame), readDuration(frame));
        list.insert(copy, place + i);
    });
    layer.framesChanged();
}
/** Moves everything from a frame on to the right; the layer then lacks `length` frames there. */
function makeRoom(layer, start, length) {
    if (start < layer.frameCount)
        splitAt$1(layer, start);
    else
        extendTo(layer, start);
    for (const frame of layer.keyframes) {
        if (frame.startFrame >= start)
            writeSpan(frame.node, frame.startFrame + length, frame.duration);
    }
    return frameList(layer);
}

/** The first of `make(1)`, `make(2)`, … that is not taken. */
function freeName$1(isTaken, make) {
    for (let number = 1;; number++) {
        const name = make(number);
        if (!isTaken(name))
            return name;
    }
}

/** Elements that a classic tween moves as they are. */
const MOVABLE$1 = /^DOM(\w+Instance|\w+Text|Group)$/;
/**
 * `timeline.createMotionTween`: the keyframes of the range get a classic tween. Content that is not one instance, text
 * or group goes into a graphic called `Tween N` first (Adobe's reference).
 */
function createMotionTween(timeline, start, end) {
    const ranges = rangesFor(timeline, 'createMotionTween', start, end);
    for (const range of ranges.filter(({ layer }) => drawable([layer]).length > 0)) {
        const frames = new Set(range.layer.frames.slice(range.start, range.end));
        for (const frame of frames) {
            makeMovable(timeline, frame);
            setTweenType(frame.node, 'motion');
        }
    }
}
function makeMovable(timeline, frame) {
    const { elementNodes, backToFront } = frame;
    if (elementNodes.length === 0 || (elementNodes.length === 1 && MOVABLE$1.test(elementNodes[0].name)))
        return;
    const { document } = timeline;
    const path = freeName$1((name) => document.itemAt(name) !== undefined, (number) => `Tween ${number}`);
    document.wrapElements(backToFront, path);
}

/** The accessor of that name on the object's class or one above it; undefined for methods and unknown names. */
function memberOf(object, name) {
    // What every object has (`__proto__`) is no member of the host's.
    for (let at = object; at && at !== Object.prototype; at = Object.getPrototypeOf(at)) {
        const found = Object.getOwnPropertyDescriptor(at, name);
        if (!found)
            continue;
        const { get, set } = found;
        if (!get)
            return undefined;
        return {
            get: () => get.call(object),
            set: set && ((value) => void set.call(object, value)),
        };
    }
    return undefined;
}

function framesOf(timeline, method, start, end) {
    const frames = rangesFor(timeline, method, start, end).flatMap((range) => range.layer.frames.slice(range.start, range.end));
    return [...new Set(frames)];
}
/** The value of a property of frames; undefined where they differ. */
function frameProperty(timeline, property, start, end) {
    return commonValue(framesOf(timeline, 'getFrameProperty', start, end), property);
}
/** @throws HostError for a property that frames do not have, or that is read only. */
function setFrameProperty(timeline, property, value, start, end) {
    for (const frame of framesOf(timeline, 'setFrameProperty', start, end)) {
        const member = memberOf(frame, property);
        if (!member?.set)
            throw new HostError(`setFrameProperty: frames have no property "${property}" that can be set`);
        member.set(value);
    }
}
/** The value that all objects have of a property; undefined where they differ or do not have it. */
function commonValue(objects, property) {
    const values = new Set(objects.map((object) => memberOf(object, property)?.get()));
    return values.size === 1 ? [...values][0] : undefined;
}

/**
 * `timeline.insertFrames`. Without arguments: as many frames as are selected, at the first of them, or one frame at the
 * playhead on all layers. Otherwise: so many at the frame of the index, or the playhead, on the current or all layers.
 */
function insertFrames(timeline, count, allLayers, index) {
    if (count === undefined) {
        insertSelected(timeline);
        return;
    }
    const number = Math.trunc(checkNumber('insertFrames: numFrames', count, 0, MAX_FRAMES));
    const place = index === undefined ? timeline.currentFrame : checkFrame('insertFrames', index);
    const layers = allLayers ? timeline.layers : [timeline.layers[timeline.currentLayer]];
    for (const layer of drawable(layers))
        insertInto(layer, place, number);
}
function insertSelected(timeline) {
    const ranges = timeline.selectedFrames.ranges(timeline.layers);
    for (const { layer, start, end } of ranges) {
        if (layer.ownType !== 'folder')
            insertInto(layer, start, end - start);
    }
    if (ranges.length > 0)
        return;
    for (const layer of drawable(timeline.layers))
        insertInto(layer, timeline.currentFrame, 1);
}
/** The span that covers the frame grows; beyond the end, the last span grows until it reaches there. */
function insertInto(layer, index, count) {
    const frame = layer.frameAt(index);
    if (!frame) {
        extendTo(layer, index + count);
        return;
    }
    const { keyframes } = layer;
    const first = keyframes.indexOf(frame);
    keyframes.slice(first + 1).forEach((later) => {
        writeSpan(later.node, later.startFrame + count, later.duration);
    });
    writeSpan(frame.node, frame.startFrame, frame.duration + count);
    layer.framesChanged();
}

/**
 * `timeline.insertKeyframe` and `insertBlankKeyframe`. Adobe's reference: a frame within a span becomes a keyframe; on
 * a keyframe, the next frame becomes one; if that is one already, only the playhead moves there.
 */
function insertKeyframe(timeline, method, index, isBlank) {
    const ranges = index === undefined
        ? rangesFor(timeline, method)
        : [{ layer: timeline.layers[timeline.currentLayer], start: checkFrame(method, index) }];
    const layers = new Set(drawable(ranges.map(({ layer }) => layer)));
    timeline.document.selectNone();
    for (const { layer, start } of ranges) {
        if (layers.has(layer))
            insertAt(timeline, layer, start, isBlank);
    }
}
function insertAt(timeline, layer, start, isBlank) {
    const isKeyframe = layer.frameAt(start)?.startFrame === start;
    const place = isKeyframe ? start + 1 : start;
    if (layer.frameAt(place)?.startFrame === place) {
        timeline.currentFrame = place;
        return;
    }
    const frame = splitAt$1(layer, place);
    if (isBlank)
        emptyFrame(frame);
    if (isKeyframe)
        timeline.currentFrame = place;
}

/** Elements that keep their motion in a matrix: instances and texts. */
const MOVABLE = /^DOM(\w+Instance|\w+Text)$/;
/** Children of an element that belong to its motion, besides its place and shape. */
const LOOK = ['color', 'filters'];
/**
 * `timeline.copyMotion`: how the one element of each selected keyframe stands and looks, and how the keyframes are
 * tweened.
 */
function copyMotion(timeline) {
    const [range] = rangesFor(timeline, 'copyMotion');
    const { layer, start } = range;
    const end = Math.min(range.end, layer.frameCount);
    const poses = [...new Set(layer.frames.slice(start, end))].map((frame) => poseOf(frame, range));
    timeline.document.clipboard.motion = { poses, length: end - start };
}
function poseOf(frame, { start }) {
    if (readFlag(frame.node, 'isMotionObject'))
        throw notImplemented('Timeline.copyMotion of motion objects');
    const element = checkMovable(frame, 'copyMotion');
    const elapsed = Math.max(0, start - frame.startFrame);
    const stored = readMatrix(element.node);
    const matrix = readMatrix(frame.shownElements(elapsed)[0]);
    const point = apply$1(invert(stored) ?? IDENTITY$1, { x: element.transformX, y: element.transformY });
    return {
        offset: Math.max(0, frame.startFrame - start),
        linear: { ...matrix, tx: 0, ty: 0 },
        pivot: apply$1(matrix, point),
        frame: frame.node.clone(),
        element: element.node.clone(),
    };
}
function checkMovable(frame, method) {
    const [element, ...others] = frame.elements;
    if (!element || others.length > 0)
        throw new HostError(`${method}: a frame must hold exactly one element`);
    if (!MOVABLE.test(element.node.name))
        throw notImplemented(`Timeline.${method} of <${element.node.name}>`);
    return element;
}
/**
 * `timeline.pasteMotion`: the element of the first selected frame moves as the copied one did, from where it stands.
 * Frames that follow move to the right as far as the motion needs room (Adobe's reference).
 */
function pasteMotion(timeline) {
    const { motion } = timeline.document.clipboard;
    if (!motion)
        return;
    const [{ layer, start }] = rangesFor(timeline, 'pasteMotion');
    const covering = layer.frameAt(start);
    if (!covering)
        throw new HostError('pasteMotion: a frame must hold exactly one element');
    checkMovable(covering, 'pasteMotion');
    const frames = makeKeyframes(layer, start, motion);
    motion.poses.forEach((pose, i) => {
        moveLike(frames[i].elements[0], motion.poses[0], pose);
        copyLook(frames[i].elements[0].node, pose.element);
        copyTween(pose.frame, frames[i].node);
    });
}
/** Keyframes with the same element, where the motion has them. The last one lasts as long as the motion, or longer. */
function makeKeyframes(layer, start, { poses, length }) {
    const first = splitAt$1(layer, start);
    setTweenType(first.node, 'none');
    if (first.duration < length)
        insertInto(layer, start, length - first.duration);
    return poses.map(({ offset }) => splitAt$1(layer, start + offset));
}
/** Moves, turns and stretches an element as far as the copied one came from one pose to another. */
function moveLike(element, from, to) {
    const turn = concat(to.linear, invert(from.linear) ?? IDENTITY$1);
    element.transformBy(around(turn, { x: element.transformX, y: element.transformY }));
    element.transformBy(translation(to.pivot.x - from.pivot.x, to.pivot.y - from.pivot.y));
}
function copyLook(node, from) {
    node.setAttr('blendMode', from.attr('blendMode') ?? null);
    for (const name of LOOK) {
        node.child(name)?.remove();
        const copy = from.child(name)?.clone();
        if (copy)
            node.append(copy);
    }
}

const TURNS = { clockwise: 'counter-clockwise', 'counter-clockwise': 'clockwise' };
/** Lets the tween of a keyframe run the other way: eases and turns. */
function reverseTween(frame) {
    writeEasing(frame, 0 - readEasing(frame));
    const turn = frame.attr('motionTweenRotate');
    if (turn !== undefined)
        frame.setAttr('motionTweenRotate', TURNS[turn] ?? turn);
    reverseName(frame, 'easeMethodName');
    for (const ease of frame.child('tweens')?.children ?? []) {
        if (ease.name === 'CustomEase')
            reversePoints(ease);
        else
            reverseName(ease, 'method');
        if (ease.attr('target') !== undefined && ease.attr('target') !== 'all')
            reverseIntensity(ease);
    }
}
/** `cubicIn` becomes `cubicOut`, and back; eases in both directions stay. */
function reverseName(node, attribute) {
    const [, family, direction] = /^(\w+?)(InOut|In|Out)$/.exec(node.attr(attribute) ?? '') ?? [];
    if (direction === 'In')
        node.setAttr(attribute, `${family}Out`);
    if (direction === 'Out')
        node.setAttr(attribute, `${family}In`);
}
/** The slider of a property of its own; that of the frame is written by `writeEasing`. */
function reverseIntensity(ease) {
    const intensity = readNumber(ease, 'intensity');
    if (intensity !== 0)
        ease.setAttr('intensity', formatNumber(-intensity));
}
/** The curve from the other end: what remains of the time and of the way. */
function reversePoints(ease) {
    const points = ease.childrenNamed('Point').reverse();
    for (const point of points) {
        for (const name of ['x', 'y'])
            point.setAttr(name, formatNumber(1 - readNumber(point, name)));
        ease.append(point);
    }
}

/** `timeline.reverseFrames`: what the last frame of the range shows comes first. Tweens run the other way. */
function reverseFrames(timeline, args) {
    forRanges(timeline, 'reverseFrames', args, ({ layer, start, end }) => {
        reverseRange(layer, start, Math.min(end, layer.frameCount));
    });
}
function reverseRange(layer, start, end) {
    if (start >= end)
        return;
    for (const frame of isolate(layer, start, end))
        if (!isClassic(frame.node))
            bakeTween(frame);
    const last = splitEnd(layer, end);
    setTweenType(last, 'none');
    const nodes = isolate(layer, start, end).map(({ node }) => node);
    const list = nodes[0].parent;
    if (!list)
        return;
    const place = list.children.indexOf(nodes[0]);
    reversed(nodes, start + end).forEach((node, i) => {
        list.insert(node, place + i);
    });
    layer.framesChanged();
}
/** Shape tweens and motion objects are stored with both ends matched: they become keyframes. */
function isClassic(frame) {
    return frame.attr('tweenType') === 'motion' && !isWhole(frame);
}
/** A tween that leads out of the range ends with a keyframe at its last frame. */
function splitEnd(layer, end) {
    const last = layer.frames[end - 1];
    return isTweened(last.node) ? splitAt$1(layer, end - 1).node : last.node;
}
/**
 * The keyframes in the other order; `sum` is the first index and that behind the last. A pose that a tween starts from
 * lasts one frame: the others of its span lead to it now, with the tween, from the keyframe that it led to.
 */
function reversed(nodes, sum) {
    const spans = nodes.map((node) => {
        return {
            node,
            start: readStart$1(node),
            duration: readDuration(node),
            tween: isTweened(node) ? node.clone() : undefined,
        };
    });
    return spans.reverse().flatMap(({ node, start, duration, tween }, i) => {
        const before = spans.at(i + 1);
        const held = tween ? 1 : duration;
        const first = sum - start - held;
        setTweenType(node, 'none');
        if (!before?.tween) {
            writeSpan(node, first, held);
            return [node];
        }
        const leaving = held === 1 ? node : dropOwnParts(node.clone());
        copyTween(before.tween, leaving);
        reverseTween(leaving);
        if (leaving !== node)
            writeSpan(node, first, held - 1);
        writeSpan(leaving, sum - start - 1, before.duration);
        return leaving === node ? [node] : [node, leaving];
    });
}

/** The keyframes at the playhead, bottom layer first: what the stage shows. */
function framesShown(timeline) {
    const shown = [];
    for (const layer of timeline.layers) {
        const frame = layer.frameAt(timeline.currentFrame);
        if (frame)
            shown.push(frame);
    }
    return shown.reverse();
}
/** Selects every element of a frame that is not locked. */
function selectElements(frame) {
    for (const element of frame.backToFront)
        if (!element.locked)
            element.node.setAttr('selected', 'true');
}

/** Moves the playhead. Assumed: beyond the last frame it stops at the last; the selection of elements is lost. */
function setCurrentFrame(timeline, value) {
    const last = Math.max(0, timeline.frameCount - 1);
    const frame = Math.min(last, Math.trunc(checkNumber('Timeline.currentFrame', value, 0)));
    if (frame === timeline.currentFrame)
        return;
    if (timeline === timeline.document.getTimeline())
        timeline.document.selectNone();
    timeline.node.setAttr('currentFrame', frame === 0 ? null : String(frame));
}
/** Makes a layer the current and only selected one; selected frames are deselected (assumed). */
function setCurrentLayer(timeline, value) {
    const place = Math.trunc(checkNumber('Timeline.currentLayer', value, 0, timeline.layers.length - 1));
    if (place !== timeline.currentLayer)
        timeline.selectedFrames.clear();
    timeline.layers.forEach((layer, index) => {
        const text = index === place ? 'true' : null;
        layer.node.setAttr('current', text);
        layer.node.setAttr('isSelected', text);
    });
}

/**
 * `timeline.setSelectedFrames`: a start and an end on the current layer, or a list of layer, start and end. What the
 * last argument does with `false` is told by the switch `selectedFramesFalse`.
 */
function setSelectedFrames(timeline, args) {
    const isList = Array.isArray(args[0]);
    const ranges = isList
        ? rangesFromList(timeline, args[0])
        : [rangeOnCurrentLayer(timeline, args)];
    const replace = isList ? args[1] : args[2];
    selectRanges(timeline, ranges, replace !== false);
}
/** Changes the selected frames; selecting frames selects the elements that the stage shows of them. */
function selectRanges(timeline, ranges, replace) {
    const selection = timeline.selectedFrames;
    const { document } = timeline;
    const toggles = !replace && document.switches.selectedFramesFalse === 'toggle';
    if (replace)
        selection.clear();
    for (const range of ranges) {
        if (toggles)
            selection.toggle(range);
        else
            selection.add(range);
    }
    const [first] = ranges;
    const isShown = ranges.some(({ start, end }) => start <= timeline.currentFrame && timeline.currentFrame < end);
    if (first && !isShown && first.start < timeline.frameCount)
        setCurrentFrame(timeline, first.start);
    if (timeline === document.getTimeline())
        selectShown(timeline);
}
/** Triples of layer, start and end, the end not included. */
function getSelectedFrames(timeline) {
    const places = new Map(timeline.layers.map((layer, index) => [layer, index]));
    return timeline.selectedFrames
        .ranges(timeline.layers)
        .flatMap(({ layer, start, end }) => [places.get(layer) ?? 0, start, end]);
}
function selectAllFrames(timeline) {
    const ranges = timeline.layers.map((layer) => ({ layer, start: 0, end: layer.frameCount }));
    selectRanges(timeline, ranges.filter(({ end }) => end > 0), true);
}
function selectShown(timeline) {
    timeline.document.selectNone();
    for (const { layer, start, end } of timeline.selectedFrames.ranges(timeline.layers)) {
        if (timeline.currentFrame < start || timeline.currentFrame >= end || layer.locked || !layer.visible)
            continue;
        const frame = layer.ownType === 'camera' ? undefined : layer.frameAt(timeline.currentFrame);
        if (frame)
            selectElements(frame);
    }
}
function rangeOnCurrentLayer(timeline, [from, to]) {
    const start = checkFrame('setSelectedFrames', from);
    const end = checkFrame('setSelectedFrames', to);
    return { layer: timeline.layers[timeline.currentLayer], start, end: Math.max(end, start + 1) };
}
function rangesFromList(timeline, list) {
    if (list.length % 3 !== 0) {
        throw new HostError(`setSelectedFrames: expected triples of layer, start and end, got ${list.length} numbers`);
    }
    const ranges = [];
    for (let i = 0; i < list.length; i += 3) {
        const layer = timeline.layers[checkFrame('setSelectedFrames', list[i])];
        if (!layer)
            throw new HostError(`setSelectedFrames: there is no layer ${describeValue(list[i])}`);
        const start = checkFrame('setSelectedFrames', list[i + 1]);
        ranges.push({ layer, start, end: Math.max(checkFrame('setSelectedFrames', list[i + 2]), start + 1) });
    }
    return ranges;
}

/** `timeline.setGuidelines`: false for a text that is no `<guidelines>` element. An empty text removes them. */
function setGuidelines(timeline, xml) {
    if (xml !== '' && !isGuidelines(xml))
        return false;
    timeline.node.setAttr('guides', xml === '' ? null : xml);
    return true;
}
function isGuidelines(xml) {
    try {
        return new XmlFile('setGuidelines', xml).root.name === 'guidelines';
    }
    catch {
        return false;
    }
}

/** The layers that `parentLayerIndex` counts: all but the camera's. Source: the eight layers with parents beside a camera. */
function countedLayers(layers) {
    return layers.filter(({ ownType }) => ownType !== 'camera');
}
/** The layer that another one names as its parent, among those that count; a parent always stands above. */
function parentIn(counted, layer) {
    const isParented = layer.node.attr('parentLayerIndex') !== undefined;
    return isParented ? parentAbove(counted, layer, counted.indexOf(layer)) : null;
}
/** As `parentIn`, for a layer whose own place is known. */
function parentAbove(counted, layer, own) {
    const place = readInteger(layer.node, 'parentLayerIndex', -1);
    return place >= 0 && place < own ? counted[place] : null;
}
/** Which layer each layer belongs to, before the list is changed. */
function readParents(layers) {
    const [first] = layers;
    const counted = first ? countedLayers(first.timeline.layers) : [];
    const places = new Map(counted.map((layer, place) => [layer, place]));
    return new Map(layers.map((layer) => [layer, parentAbove(counted, layer, places.get(layer) ?? -1)]));
}
/** Writes the places of the parents, after the list was changed; see `settleParents`. */
function writeParents(layers, parents) {
    settleParents(layers, parents);
    const places = new Map(countedLayers(layers).map((layer, index) => [layer, index]));
    for (const layer of layers) {
        const parent = parents.get(layer);
        const place = parent ? places.get(parent) : undefined;
        const text = place === undefined ? null : String(place);
        if ((layer.node.attr('parentLayerIndex') ?? null) !== text)
            layer.node.setAttr('parentLayerIndex', text);
    }
}
/** True for a layer that can belong to a folder only: a mask or guide holds layers with frames of their own. */
function needsFolder(layer) {
    return layer.ownType !== 'normal';
}
/** The nearest folder around a layer; null at the top. */
function folderAround(layer, parents) {
    let parent = parents.get(layer) ?? null;
    while (parent && parent.ownType !== 'folder')
        parent = parents.get(parent) ?? null;
    return parent;
}
/** The mask or guide that a layer belongs to, else the layer itself: what stands beside it can be of any type. */
function outOfMask(layer) {
    const parent = layer.parentLayer;
    return parent && parent.ownType !== 'folder' ? outOfMask(parent) : layer;
}
/**
 * Makes the parents a tree that the host writes: folders, masks and guides belong to folders only, a camera to nothing,
 * and a layer that its parent no longer reaches belongs to what that belongs to.
 */
function settleParents(layers, parents) {
    const open = [];
    for (const layer of layers) {
        let parent = needsFolder(layer) ? folderAround(layer, parents) : (parents.get(layer) ?? null);
        if (layer.ownType === 'camera')
            parent = null;
        while (parent && (parent.ownType === 'normal' || !open.includes(parent)))
            parent = parents.get(parent) ?? null;
        parents.set(layer, parent);
        open.length = parent ? open.indexOf(parent) + 1 : 0;
        open.push(layer);
    }
}
/** True when each layer of a list belongs to the layer before it, or to one that this belongs to. */
function isOrdered(layers, parents) {
    const settled = new Map(parents);
    settleParents(layers, settled);
    return layers.every((layer) => (settled.get(layer) ?? null) === (parents.get(layer) ?? null));
}
/**
 * True when a layer can belong to another without moving. Adobe's reference: the parent must be a folder, guide or mask
 * that precedes the layer, or the parent of one beside it; anything else has no effect.
 */
function canSetParent(layer, parent) {
    if (parent && parent.timeline !== layer.timeline)
        return false;
    const { layers } = layer.timeline;
    if (parent && layers.indexOf(parent) >= layers.indexOf(layer))
        return false;
    const parents = readParents(layers);
    parents.set(layer, parent);
    return isOrdered(layers, parents);
}
function setParent(layer, parent) {
    const place = parent && countedLayers(layer.timeline.layers).indexOf(parent);
    layer.write().setAttr('parentLayerIndex', place === null ? null : String(place));
}
/** A layer and everything that belongs to it, directly or through others: always a run of the list. */
function withDescendants(layer) {
    const layers = layer.timeline.layers;
    const parents = readParents(layers);
    const branch = new Set([layer]);
    for (const candidate of layers) {
        const parent = parents.get(candidate);
        if (parent && branch.has(parent))
            branch.add(candidate);
    }
    return layers.filter((candidate) => branch.has(candidate));
}

/**
 * Changes the list of layers: the places of parents are taken down before and written afterwards, since every change
 * of the list moves them. `change` gets the list's node and the parents, to which it adds those of new layers.
 */
function editLayers(timeline, change) {
    timeline.materialize();
    const parents = readParents(timeline.layers);
    const list = timeline.node.child('layers') ?? XmlNode.create('layers');
    const result = change(list, parents);
    timeline.layersChanged();
    writeParents(timeline.layers, parents);
    return result;
}
/** Puts the node of a new layer into the list and says whom it belongs to. */
function insertLayer(timeline, list, parents, node, place) {
    node.setAttr('parentLayerIndex', null);
    list.insert(node, place.index);
    const layer = timeline.layerOf(node);
    parents.set(layer, place.parent);
    return layer;
}
/** Makes a layer the current and only selected one. */
function makeCurrent(timeline, layer) {
    for (const other of timeline.layers) {
        const text = other === layer ? 'true' : null;
        other.node.setAttr('current', text);
        other.node.setAttr('isSelected', text);
    }
}

const TYPES$1 = ['normal', 'guide', 'guided', 'mask', 'masked', 'folder'];
/** `timeline.addNewLayer`: the new layer, as long as the timeline, becomes the current one. Returns its index. */
function addNewLayer(timeline, name, layerType, above) {
    const type = checkChoice('addNewLayer', layerType ?? 'normal', TYPES$1);
    const title = name === undefined ? freeLayerName(timeline, type) : checkText('addNewLayer: name', name);
    const node = newLayer(title, timeline.layerCount, type === 'folder' ? 0 : Math.max(1, timeline.frameCount));
    if (name !== undefined)
        node.setAttr('autoNamed', 'false');
    if (type === 'folder')
        node.child('frames')?.remove();
    if (type === 'mask' || type === 'guide' || type === 'folder')
        node.setAttr('layerType', type);
    const current = timeline.layers[timeline.currentLayer];
    const place = placeBy(current, type, above !== false);
    const layer = editLayers(timeline, (list, parents) => insertLayer(timeline, list, parents, node, place));
    makeCurrent(timeline, layer);
    return layer.index;
}
/**
 * Beside the current layer, and belonging to what that belongs to. A guided or masked layer goes into the guide or mask
 * that the current layer is or belongs to; a folder, mask or guide beside the mask or guide (assumed). Nothing goes above the camera.
 */
function placeBy(current, type, above) {
    const wanted = type === 'guided' ? 'guide' : type === 'masked' ? 'mask' : undefined;
    if (wanted && current.ownType === wanted)
        return { index: current.index + 1, parent: current };
    const isPlain = wanted !== undefined || type === 'normal';
    return placeBeside(isPlain ? current : outOfMask(current), above);
}
/** The place above or below a layer and all that belongs to it; always below the camera. */
function placeBeside(layer, above) {
    const isAbove = above && layer.ownType !== 'camera';
    const index = isAbove ? layer.index : layer.index + withDescendants(layer).length;
    return { index, parent: layer.parentLayer };
}
/** `Layer 7`, `Folder 2`: one more than the highest number in use. */
function freeLayerName(timeline, type) {
    const word = type === 'folder' ? 'Folder' : 'Layer';
    let highest = 0;
    for (const { name } of timeline.layers) {
        const match = new RegExp(`^${word} (\\d+)$`).exec(name);
        if (match)
            highest = Math.max(highest, Number(match[1]));
    }
    return `${word} ${highest + 1}`;
}
/**
 * `timeline.addMotionGuide`: a guide above the current layer, which becomes guided. Returns the guide's index, -1 for a
 * current layer that is not normal.
 */
function addMotionGuide(timeline) {
    const current = timeline.layers[timeline.currentLayer];
    if (current.layerType !== 'normal')
        return -1;
    const node = newLayer(`Guide: ${current.name}`, timeline.layerCount, Math.max(1, timeline.frameCount));
    node.setAttr('layerType', 'guide');
    const place = { index: current.index, parent: current.parentLayer };
    const guide = editLayers(timeline, (list, parents) => insertLayer(timeline, list, parents, node, place));
    setParent(current, guide);
    makeCurrent(timeline, guide);
    return guide.index;
}

/** The layer of an index. @throws HostError for an index of none. */
function checkLayer(timeline, method, index) {
    const layer = Number.isInteger(Number(index)) ? timeline.layers[Number(index)] : undefined;
    if (layer)
        return layer;
    throw new HostError(`${method}: expected the index of a layer, 0 to ${timeline.layerCount - 1}, got ${describeValue(index)}`);
}
/** The layers that a method works on: those from one index to another, both included, or the selected ones. */
function layersFor(timeline, method, start, end) {
    if (start === undefined)
        return timeline.selectedLayers;
    const first = checkLayer(timeline, method, start).index;
    const last = end === undefined ? first : checkLayer(timeline, method, end).index;
    return timeline.layers.slice(first, last + 1);
}

/** `timeline.deleteLayer`: the layer of that index, or the selected ones. */
function deleteLayer(timeline, index) {
    const layers = index === undefined ? timeline.selectedLayers : [checkLayer(timeline, 'deleteLayer', index)];
    removeLayers(timeline, layers);
}
/**
 * Removes layers, folders with what is in them; what belonged to a mask or guide belongs to its parent from then on.
 * The last layer of a timeline cannot go: then nothing happens.
 */
function removeLayers(timeline, layers) {
    const doomed = new Set(layers.flatMap((layer) => (layer.ownType === 'folder' ? withDescendants(layer) : [layer])));
    if (doomed.size >= timeline.layerCount || doomed.size === 0)
        return;
    const current = timeline.currentLayer;
    editLayers(timeline, (_, parents) => {
        for (const [layer, parent] of parents) {
            let heir = parent;
            while (heir && doomed.has(heir))
                heir = parents.get(heir) ?? null;
            parents.set(layer, heir);
        }
        for (const layer of doomed)
            layer.node.remove();
    });
    const { layers: left } = timeline;
    if (!left.some((layer) => layer.node.attr('current') === 'true')) {
        makeCurrent(timeline, left[Math.min(current, left.length - 1)]);
    }
}

/** `timeline.copyLayers`: layers from one index to another, both included, or the selected ones. */
function copyLayers(timeline, start, end) {
    keep(timeline, layersFor(timeline, 'copyLayers', start, end));
}
function cutLayers(timeline, start, end) {
    const layers = layersFor(timeline, 'cutLayers', start, end);
    keep(timeline, layers);
    removeLayers(timeline, layers);
}
/** `timeline.duplicateLayers`: copies above the first of the layers. */
function duplicateLayers(timeline, start, end) {
    const layers = layersFor(timeline, 'duplicateLayers', start, end);
    if (layers.length === 0)
        return;
    const copies = copiesOf(layers);
    for (const { node } of copies)
        node.setAttr('name', `${node.attr('name') ?? ''} copy`);
    paste(timeline, copies, placeAbove(copies, layers[0]));
}
/** `timeline.pasteLayers`: above a layer, or into a folder. Returns the lowest index of the new layers, -1 for none. */
function pasteLayers(timeline, index) {
    const { layers, source } = timeline.document.clipboard.layers;
    if (layers.length === 0)
        return -1;
    const target = checkLayer(timeline, 'pasteLayers', index ?? timeline.currentLayer);
    const copies = layers.map(({ node, parent }) => ({ node: node.clone(), parent }));
    if (source) {
        const nodes = copies.map(({ node }) => node);
        timeline.document.bringItems('pasteLayers', timeline.libraryItem, nodes, source);
    }
    const isFolder = target.ownType === 'folder';
    return paste(timeline, copies, isFolder ? { index: target.index + 1, parent: target } : placeAbove(copies, target));
}
function keep(timeline, layers) {
    timeline.document.clipboard.layers = { layers: copiesOf(layers), source: timeline.document };
}
/** Copies of layers, folders with what is in them; a timeline has one camera at most, which is not copied. */
function copiesOf(layers) {
    const [first] = layers;
    if (!first)
        return [];
    const wanted = new Set(layers.flatMap(withDescendants));
    const sorted = first.timeline.layers.filter((layer) => wanted.has(layer) && layer.ownType !== 'camera');
    const parents = readParents(sorted);
    return sorted.map((layer) => {
        const parent = parents.get(layer);
        const place = parent ? sorted.indexOf(parent) : -1;
        const node = layer.node.clone();
        for (const name of ['current', 'isSelected'])
            node.setAttr(name, null);
        return { node, parent: place < 0 ? null : place };
    });
}
/** The place above a layer; for a folder, mask or guide above the mask or guide that the layer belongs to (assumed). */
function placeAbove(copies, layer) {
    const isPlain = copies.every(({ node }) => node.attr('layerType') === undefined);
    return placeBeside(isPlain ? layer : outOfMask(layer), true);
}
function paste(timeline, copies, { index, parent }) {
    if (copies.length === 0)
        return -1;
    const made = editLayers(timeline, (list, parents) => {
        const layers = [];
        copies.forEach(({ node, parent: place }, i) => {
            const above = place === null ? parent : layers[place];
            layers.push(insertLayer(timeline, list, parents, node, { index: index + i, parent: above }));
        });
        return layers;
    });
    makeCurrent(timeline, made[0]);
    return made[0].index;
}

/** `timeline.expandFolder`: opens or closes a folder of layers, with `recurse` also those inside; -1 means all. */
function expandFolder$1(timeline, expand, recurse, index) {
    const layers = Number(index) === -1
        ? timeline.layers
        : withDescendants(checkLayer(timeline, 'expandFolder', index ?? timeline.currentLayer));
    const chosen = recurse || Number(index) === -1 ? layers : layers.slice(0, 1);
    for (const layer of chosen) {
        if (layer.ownType === 'folder')
            layer.node.setAttr('open', expand ? null : 'false');
    }
}

function selectedLayers(timeline) {
    return timeline.selectedLayers;
}
/** The value of a property of the selected layers; undefined where they differ. */
function layerProperty(timeline, property) {
    return commonValue(selectedLayers(timeline), property);
}
/** @throws HostError for a property that layers do not have, or that is read only. */
function setLayerProperty(timeline, property, value, which) {
    const choice = checkChoice('setLayerProperty', which ?? 'selected', ['selected', 'all', 'others']);
    const selected = new Set(selectedLayers(timeline));
    for (const layer of timeline.layers) {
        if (choice !== 'all' && selected.has(layer) !== (choice === 'selected'))
            continue;
        const member = memberOf(layer, property);
        if (!member?.set)
            throw new HostError(`setLayerProperty: layers have no property "${property}" that can be set`);
        member.set(value);
    }
}

/**
 * `timeline.reorderLayer`: moves a layer, with what belongs to it, before or behind another; it then belongs to what
 * that one belongs to, a folder, mask or guide to the folder around it (assumed). No effect beside itself or into what
 * belongs to it; the camera stays on top.
 */
function reorderLayer(timeline, from, to, addBefore) {
    const layer = checkLayer(timeline, 'reorderLayer', from);
    const neighbour = checkLayer(timeline, 'reorderLayer', to);
    if (layer.ownType === 'camera')
        return;
    const target = needsFolder(layer) ? outOfMask(neighbour) : neighbour;
    const branch = withDescendants(layer);
    if (branch.includes(target))
        return;
    const isBefore = addBefore !== false && target.ownType !== 'camera';
    const behind = withDescendants(target).filter((other) => !branch.includes(other));
    const anchor = isBefore ? target : behind[behind.length - 1];
    editLayers(timeline, (list, parents) => {
        parents.set(layer, target.parentLayer);
        for (const { node } of branch)
            node.remove();
        const index = list.children.indexOf(anchor.node) + (isBefore ? 0 : 1);
        branch.forEach(({ node }, i) => {
            list.insert(node, index + i);
        });
    });
}

/**
 * `timeline.setSelectedLayers`: selects a layer with all its frames and makes it the current one. What `false` does
 * with a layer that is selected is told by the switch `selectedFramesFalse`.
 */
function setSelectedLayers(timeline, index, replace) {
    const layer = checkLayer(timeline, 'setSelectedLayers', index);
    const adds = replace === false;
    const wasSelected = layer.node.attr('isSelected') === 'true';
    const deselects = adds && wasSelected && timeline.document.switches.selectedFramesFalse === 'toggle';
    for (const other of timeline.layers) {
        if (!adds && other !== layer)
            other.node.setAttr('isSelected', null);
        if (!deselects)
            other.node.setAttr('current', other === layer ? 'true' : null);
    }
    layer.node.setAttr('isSelected', deselects ? null : 'true');
    if (layer.frameCount > 0)
        selectRanges(timeline, [{ layer, start: 0, end: layer.frameCount }], !adds);
}

/** `timeline.showLayerMasking`: locks a mask and what it masks. Otherwise the host complains in its Output panel. */
function showLayerMasking(timeline, index) {
    const layer = checkLayer(timeline, 'showLayerMasking', index ?? timeline.currentLayer);
    const mask = layer.layerType === 'masked' ? layer.parentLayer : layer;
    if (mask?.layerType !== 'mask') {
        timeline.document.complain(`showLayerMasking: the layer "${layer.name}" is neither a mask nor masked`);
        return;
    }
    for (const other of timeline.layers)
        if (other === mask || other.parentLayer === mask)
            other.locked = true;
}

/**
 * The frames selected in a timeline: live state that no document stores. Per layer a sorted list of the places where
 * the selection begins and ends, so that adding and toggling are operations on lists of borders.
 */
class FrameSelection {
    constructor() {
        this.borders = new Map();
    }
    get isEmpty() {
        return this.borders.size === 0;
    }
    /** In the order of the layers, for those that still belong to the timeline. */
    ranges(layers) {
        const ranges = [];
        for (const layer of layers) {
            const places = this.borders.get(layer) ?? [];
            for (let i = 0; i < places.length; i += 2)
                ranges.push({ layer, start: places[i], end: places[i + 1] });
        }
        return ranges;
    }
    clear() {
        this.borders.clear();
    }
    /** Selects frames that were not, leaves others selected. */
    add({ layer, start, end }) {
        const known = this.borders.get(layer) ?? [];
        const before = known.filter((place) => place < start);
        const after = known.filter((place) => place > end);
        const opens = before.length % 2 === 0 ? [start] : [];
        const closes = after.length % 2 === 0 ? [end] : [];
        this.set(layer, [...before, ...opens, ...closes, ...after]);
    }
    /** Selects the frames that were not selected, and deselects those that were. */
    toggle({ layer, start, end }) {
        const places = new Set(this.borders.get(layer));
        for (const place of [start, end])
            if (!places.delete(place))
                places.add(place);
        this.set(layer, [...places].sort((a, b) => a - b));
    }
    set(layer, places) {
        if (places.length > 0)
            this.borders.set(layer, places);
        else
            this.borders.delete(layer);
    }
}

/** Moves an element in its parent's coordinates. */
function moveBy(element, x, y) {
    if (x !== 0 || y !== 0)
        element.transformBy(translation(x, y));
}
/**
 * Scales an element along its parent's axes until it is as wide or as high as asked for; its left and top side stay. An
 * element without extent along an axis keeps it, as no scale would give it one.
 */
function resizeTo(element, width, height) {
    const { left, top, right, bottom } = element.box;
    const scaleX = scaleTo(right - left, width);
    const scaleY = scaleTo(bottom - top, height);
    if (scaleX === 1 && scaleY === 1)
        return;
    const change = {
        a: scaleX,
        b: 0,
        c: 0,
        d: scaleY,
        tx: left - scaleX * left,
        ty: top - scaleY * top,
    };
    element.transformBy(change);
}
function scaleTo(extent, wanted) {
    return wanted === undefined || extent === 0 ? 1 : wanted / extent;
}

/**
 * An element of a frame or group: a view of its node. Its own matrix carries its content into the coordinates of its
 * parent (the timeline that it stands on); `PlainShape` and `Group` have none and override what depends on it.
 *
 * Coordinates that scripts read and write are rounded to twips (0.05 px) unless the switch `roundToTwips` is off.
 */
class Element extends HostObject {
    static { this.className = 'Element'; }
    constructor(node, owner) {
        super();
        this.node = node;
        this.owner = owner;
    }
    get name() {
        return readText(this.node, 'name');
    }
    set name(value) {
        writeText(this.node, 'name', checkText('Element.name', value));
    }
    get layer() {
        return this.owner.layer;
    }
    /** Place in the drawing order of its frame or group; the backmost is 1. */
    get depth() {
        return (this.node.parent?.children.indexOf(this.node) ?? 0) + 1;
    }
    get selected() {
        return this.document.isSelected(this);
    }
    set selected(value) {
        this.document.setSelected(this, Boolean(value));
    }
    get locked() {
        return readFlag(this.node, 'locked');
    }
    set locked(value) {
        writeFlag(this.node, 'locked', Boolean(value));
    }
    get left() {
        return this.round(this.box.left);
    }
    get top() {
        return this.round(this.box.top);
    }
    /** Setting scales along the parent's x axis; the left side stays. Nothing happens to an element without width. */
    get width() {
        return this.round(this.box.right - this.box.left);
    }
    set width(value) {
        resizeTo(this, checkNumber('Element.width', value, 0), undefined);
    }
    get height() {
        return this.round(this.box.bottom - this.box.top);
    }
    set height(value) {
        resizeTo(this, undefined, checkNumber('Element.height', value, 0));
    }
    get x() {
        return this.round(this.reference.x);
    }
    set x(value) {
        moveBy(this, this.round(checkNumber('Element.x', value)) - this.x, 0);
    }
    get y() {
        return this.round(this.reference.y);
    }
    set y(value) {
        moveBy(this, 0, this.round(checkNumber('Element.y', value)) - this.y);
    }
    /** A copy; assign it to change the element. */
    get matrix() {
        return readMatrix(this.node);
    }
    set matrix(value) {
        this.writeMatrix(checkMatrix('Element.matrix', value));
    }
    get scaleX() {
        return decompose(this.matrix).scaleX;
    }
    set scaleX(value) {
        this.writeParts({ scaleX: checkNumber('Element.scaleX', value) });
    }
    get scaleY() {
        return decompose(this.matrix).scaleY;
    }
    set scaleY(value) {
        this.writeParts({ scaleY: checkNumber('Element.scaleY', value) });
    }
    get skewX() {
        return decompose(this.matrix).skewX;
    }
    set skewX(value) {
        this.writeParts({ skewX: checkNumber('Element.skewX', value) });
    }
    get skewY() {
        return decompose(this.matrix).skewY;
    }
    set skewY(value) {
        this.writeParts({ skewY: checkNumber('Element.skewY', value) });
    }
    /** In degrees, clockwise; NaN for an element that is skewed or mirrored. */
    get rotation() {
        return rotationOf(decompose(this.matrix));
    }
    set rotation(value) {
        const angle = normalizeAngle(checkNumber('Element.rotation', value));
        const { skewX, skewY } = decompose(this.matrix);
        this.writeParts({ skewX: normalizeAngle(skewX + angle - skewY), skewY: angle });
    }
    get transformX() {
        return this.round(this.pivot.x);
    }
    set transformX(value) {
        moveBy(this, this.round(checkNumber('Element.transformX', value)) - this.transformX, 0);
    }
    get transformY() {
        return this.round(this.pivot.y);
    }
    set transformY(value) {
        moveBy(this, 0, this.round(checkNumber('Element.transformY', value)) - this.transformY);
    }
    /** In the element's own coordinates; those of its parent for shapes, groups and primitives. */
    getTransformationPoint() {
        const { x, y } = this.localPivot;
        return { x: this.round(x), y: this.round(y) };
    }
    setTransformationPoint(transformationPoint) {
        const { x, y } = checkPoint('Element.setTransformationPoint', transformationPoint);
        this.writePivot({ x: this.round(x), y: this.round(y) });
    }
    getPersistentData(name) {
        return getData(this.node, String(name)) ?? 0;
    }
    hasPersistentData(name) {
        return hasData(this.node, String(name));
    }
    setPersistentData(name, type, value) {
        if (!this.keepsData) {
            throw new HostError('Element.setPersistentData: only instances of symbols and bitmaps hold persistent data');
        }
        addData(this.node, 'Element.setPersistentData', name, type, value);
    }
    removePersistentData(name) {
        const isThere = hasData(this.node, String(name));
        removeData(this.node, String(name));
        return isThere;
    }
    get document() {
        return this.owner.document;
    }
    /** The bounds in the parent's coordinates, unrounded; for an element without content, a point at its place. */
    get box() {
        const box = this.bounds;
        if (!isEmpty(box))
            return box;
        const { x, y } = this.reference;
        return { left: x, top: y, right: x, bottom: y };
    }
    /** The bounds in the parent's coordinates, unrounded; empty for an element without content. */
    get bounds() {
        return ContentBounds.of(this.document).ofElement(this.node);
    }
    /** The registration point, unrounded: `x` and `y` show it. */
    get reference() {
        const { tx, ty } = this.matrix;
        return { x: tx, y: ty };
    }
    /** The transformation point in the parent's coordinates, unrounded. */
    get pivot() {
        return apply$1(readMatrix(this.node), this.storedPivot);
    }
    /** Carries the element along by a transformation of its parent's coordinates. */
    transformBy(change) {
        transformNode(this.node, change, this.roundsToTwips);
    }
    /** The result of `getTransformationPoint`, unrounded. */
    get localPivot() {
        return this.storedPivot;
    }
    writePivot(point) {
        writeTransformationPoint(this.node, point);
    }
    /** The transformation point in the coordinates in which it is stored: by default the centre of the content. */
    get storedPivot() {
        return ContentBounds.of(this.document).pivotOf(this.node);
    }
    writeMatrix(matrix) {
        writeMatrix(this.node, storable(matrix, readMatrix(this.node), this.roundsToTwips));
    }
    /** Gives the matrix other scales or angles; its place stays. */
    writeParts(parts) {
        this.writeMatrix(turned(this.matrix, parts));
    }
    /** True for an element that may hold persistent data. */
    get keepsData() {
        return false;
    }
    round(value) {
        return this.roundsToTwips ? toTwips(value) + 0 : value;
    }
    get roundsToTwips() {
        return this.document.switches.roundToTwips;
    }
}

/** Node name -> `instanceType`. */
const INSTANCE_TYPES = {
    DOMSymbolInstance: 'symbol',
    DOMComponentInstance: 'symbol',
    DOMBitmapInstance: 'bitmap',
    DOMVideoInstance: 'video',
    DOMCompiledClipInstance: 'compiled clip',
};
/** Node name -> types of the items that such an instance can show. */
const ITEM_TYPES = {
    DOMSymbolInstance: ['movie clip', 'graphic', 'button'],
    DOMComponentInstance: ['component'],
    DOMBitmapInstance: ['bitmap'],
    DOMVideoInstance: ['video', 'embedded video', 'linked video'],
    DOMCompiledClipInstance: ['compiled clip'],
};
/** Shows an item of the library. The class of video instances; the base of the others. */
class Instance extends Element {
    static { this.className = 'Instance'; }
    get elementType() {
        return 'instance';
    }
    get instanceType() {
        return INSTANCE_TYPES[this.node.name];
    }
    /** Null where the item is missing. Only an item of the same kind can take its place. */
    get libraryItem() {
        return this.document.itemAt(this.itemPath) ?? null;
    }
    set libraryItem(value) {
        const allowed = ITEM_TYPES[this.node.name];
        const item = value && this.document.itemAt(String(value.name));
        if (!item || item !== value) {
            throw new HostError(`Instance.libraryItem: expected an item of this document's library, got ${describeValue(value)}`);
        }
        if (!allowed.includes(item.itemType)) {
            throw new HostError(`Instance.libraryItem: expected an item of the same kind (${allowed.join(', ')}), got the ${item.itemType} "${item.name}"`);
        }
        this.document.checkShows('Instance.libraryItem', this.layer, item);
        this.node.setAttr('libraryItemName', item.name);
    }
    /** Path of the item, which may be missing. */
    get itemPath() {
        return readText(this.node, 'libraryItemName');
    }
}

/** Shows a bitmap: a view of one `DOMBitmapInstance`. */
class BitmapInstance extends Instance {
    static { this.className = 'BitmapInstance'; }
    /** Width of the bitmap in pixels; 0 where it is missing. */
    get hPixels() {
        return this.size.width;
    }
    get vPixels() {
        return this.size.height;
    }
    get keepsData() {
        return true;
    }
    get size() {
        const item = this.libraryItem;
        return item ? sizeOf$1(item.node) : { width: 0, height: 0 };
    }
}

/** Attributes of the Accessibility panel. */
const ATTRIBUTES = ['accName', 'description', 'shortcut', 'tabIndex', 'silent', 'forceSimple'];
/** Changes one of them, null for its default, and notes whether there are any. */
function setAccessibility(node, name, value) {
    if ((node.attr(name) ?? null) === value)
        return;
    node.setAttr(name, value);
    const isAny = ATTRIBUTES.some((attribute) => node.attr(attribute) !== undefined);
    node.setAttr('hasAccessibleData', isAny ? 'true' : null);
}

/** Adobe's reference, symbolInstance.blendMode. */
const BLEND_MODES = [
    'normal',
    'layer',
    'multiply',
    'screen',
    'overlay',
    'hardlight',
    'lighten',
    'darken',
].concat(['difference', 'add', 'subtract', 'invert', 'alpha', 'erase']);
/** The common members of instances of symbols and compiled clips: colour effect, filters, blending, accessibility. */
class DisplayInstance extends Instance {
    get visible() {
        return readFlag(this.node, 'isVisible', true);
    }
    set visible(value) {
        writeFlag(this.node, 'isVisible', Boolean(value), true);
    }
    get blendMode() {
        return readText(this.node, 'blendMode', 'normal');
    }
    set blendMode(value) {
        const mode = checkChoice(`${this.className}.blendMode`, value, BLEND_MODES);
        this.node.setAttr('blendMode', mode === 'normal' ? null : mode);
    }
    get cacheAsBitmap() {
        return readFlag(this.node, 'cacheAsBitmap');
    }
    set cacheAsBitmap(value) {
        writeFlag(this.node, 'cacheAsBitmap', Boolean(value));
    }
    /** Copies: change them and assign the Array. */
    get filters() {
        return readFilters(this.node);
    }
    set filters(value) {
        writeFilters(this.node, `${this.className}.filters`, value);
    }
    /** True for 24 bits without transparency, on `backgroundColor`. */
    get useBackgroundColor() {
        return !readFlag(this.node, 'bits32', true);
    }
    set useBackgroundColor(value) {
        writeFlag(this.node, 'bits32', !value, true);
    }
    get backgroundColor() {
        const matte = this.node.child('MatteColor');
        return formatColor({ rgb: matte ? readText(matte, 'color', '#000000') : '#FFFFFF', alpha: 1 });
    }
    set backgroundColor(value) {
        const { rgb } = parseColor(`${this.className}.backgroundColor`, value);
        childOrNew(this.node, 'MatteColor').setAttr('color', rgb);
    }
    get colorMode() {
        return colorModeOf(this.node);
    }
    set colorMode(value) {
        setColorMode(this.node, checkChoice(`${this.className}.colorMode`, value, COLOR_MODES));
    }
    /** -100 to 100. Only in the mode `brightness`. */
    get brightness() {
        this.needMode('brightness', 'brightness');
        return Math.round(brightnessOf(this.node) * 100);
    }
    /** `#RRGGBB`. Only in the mode `tint`. */
    get tintColor() {
        this.needMode('tint', 'tintColor');
        return tintOf(this.node).color;
    }
    /** 0 to 100. Only in the mode `tint`. */
    get tintPercent() {
        this.needMode('tint', 'tintPercent');
        return Math.round(tintOf(this.node).strength * 100);
    }
    get colorRedPercent() {
        return this.percent('red');
    }
    set colorRedPercent(value) {
        this.setPercent('red', 'colorRedPercent', value);
    }
    get colorGreenPercent() {
        return this.percent('green');
    }
    set colorGreenPercent(value) {
        this.setPercent('green', 'colorGreenPercent', value);
    }
    get colorBluePercent() {
        return this.percent('blue');
    }
    set colorBluePercent(value) {
        this.setPercent('blue', 'colorBluePercent', value);
    }
    get colorAlphaPercent() {
        return this.percent('alpha');
    }
    set colorAlphaPercent(value) {
        this.setPercent('alpha', 'colorAlphaPercent', value);
    }
    get colorRedAmount() {
        return this.amount('red');
    }
    set colorRedAmount(value) {
        this.setAmount('red', 'colorRedAmount', value);
    }
    get colorGreenAmount() {
        return this.amount('green');
    }
    set colorGreenAmount(value) {
        this.setAmount('green', 'colorGreenAmount', value);
    }
    get colorBlueAmount() {
        return this.amount('blue');
    }
    set colorBlueAmount(value) {
        this.setAmount('blue', 'colorBlueAmount', value);
    }
    get colorAlphaAmount() {
        return this.amount('alpha');
    }
    set colorAlphaAmount(value) {
        this.setAmount('alpha', 'colorAlphaAmount', value);
    }
    get accName() {
        return readText(this.node, 'accName');
    }
    set accName(value) {
        setAccessibility(this.node, 'accName', checkText(`${this.className}.accName`, value) || null);
    }
    get description() {
        return readText(this.node, 'description');
    }
    set description(value) {
        setAccessibility(this.node, 'description', checkText(`${this.className}.description`, value) || null);
    }
    get shortcut() {
        return readText(this.node, 'shortcut');
    }
    set shortcut(value) {
        setAccessibility(this.node, 'shortcut', checkText(`${this.className}.shortcut`, value) || null);
    }
    /** 0 for none. */
    get tabIndex() {
        return readInteger(this.node, 'tabIndex');
    }
    set tabIndex(value) {
        const index = Math.trunc(checkNumber(`${this.className}.tabIndex`, value, 0, 65535));
        setAccessibility(this.node, 'tabIndex', index === 0 ? null : String(index));
    }
    get silent() {
        return readFlag(this.node, 'silent');
    }
    set silent(value) {
        setAccessibility(this.node, 'silent', value ? 'true' : null);
    }
    get forceSimple() {
        return readFlag(this.node, 'forceSimple');
    }
    set forceSimple(value) {
        setAccessibility(this.node, 'forceSimple', value ? 'true' : null);
    }
    get keepsData() {
        return true;
    }
    get className() {
        return this.constructor.className;
    }
    needMode(mode, member) {
        if (this.colorMode !== mode) {
            throw new HostError(`${this.className}.${member}: only with colorMode "${mode}", which is "${this.colorMode}" here`);
        }
    }
    percent(channel) {
        return Math.round(colorTransformOf(this.node)[channel].multiplier * 100);
    }
    setPercent(channel, member, value) {
        const percent = checkNumber(`${this.className}.${member}`, value, -100, 100);
        setChannel(this.node, channel, { multiplier: percent / 100 });
    }
    amount(channel) {
        return Math.round(colorTransformOf(this.node)[channel].offset);
    }
    setAmount(channel, member, value) {
        setChannel(this.node, channel, { offset: checkNumber(`${this.className}.${member}`, value, -255, 255) });
    }
}

/** Shows a compiled clip: a view of one `DOMCompiledClipInstance`. */
class CompiledClipInstance extends DisplayInstance {
    static { this.className = 'CompiledClipInstance'; }
}

/** A parameter of a component: a view of one `Inspectable`. */
class Parameter extends HostObject {
    static { this.className = 'Parameter'; }
    constructor(inspectable) {
        super();
        this.inspectable = inspectable;
    }
    get name() {
        return readText(this.inspectable, 'name');
    }
    get category() {
        return readText(this.inspectable, 'category');
    }
    /** `Default`, `Array`, `Object`, `List`, `String`, `Number`, `Boolean`, `Font Name`, `Color`, … */
    get valueType() {
        return readText(this.inspectable, 'type', 'Default');
    }
    /** 0: in the Component inspector only; 1: in the Property inspector too. */
    get verbose() {
        return readInteger(this.inspectable, 'verbose');
    }
    /** A number or Boolean for parameters of that type, otherwise the text as stored. */
    get value() {
        const text = readText(this.inspectable, 'defaultValue');
        if (this.valueType === 'Number')
            return Number(text);
        return this.valueType === 'Boolean' ? text === 'true' : text;
    }
    /** Of a list: the place of the value among those that can be chosen; -1 for another type. */
    get listIndex() {
        return this.valueType === 'List'
            ? readText(this.inspectable, 'enumeration').split(',').indexOf(String(this.value))
            : -1;
    }
}

const SYMBOL_TYPES$1 = ['button', 'movie clip', 'graphic'];
/** Adobe's reference has the first three; the others come with newer versions of the host. */
const LOOPS = ['loop', 'play once', 'single frame', 'loop reverse', 'play once reverse'];
/** Shows a symbol: a view of one `DOMSymbolInstance`. */
class SymbolInstance extends DisplayInstance {
    static { this.className = 'SymbolInstance'; }
    /** The behaviour of the instance; that of its item may differ. */
    get symbolType() {
        return readText(this.node, 'symbolType', 'movie clip');
    }
    set symbolType(value) {
        const type = checkChoice('SymbolInstance.symbolType', value, SYMBOL_TYPES$1);
        if (type === this.symbolType)
            return;
        this.node.setAttr('symbolType', type === 'movie clip' ? null : type);
        for (const name of ['loop', 'firstFrame', 'lastFrame'])
            this.node.setAttr(name, null);
        if (type === 'graphic')
            this.node.setAttr('loop', 'loop');
    }
    /** Of graphics, from 0; undefined for other types, whose frame cannot be set. */
    get firstFrame() {
        return this.isGraphic ? readInteger(this.node, 'firstFrame') : undefined;
    }
    set firstFrame(value) {
        this.needGraphic('firstFrame');
        const frame = Math.trunc(checkNumber('SymbolInstance.firstFrame', value, 0));
        this.node.setAttr('firstFrame', frame === 0 ? null : String(frame));
    }
    /** Of graphics; undefined for other types, whose loop cannot be set. */
    get loop() {
        return this.isGraphic ? readText(this.node, 'loop', 'loop') : undefined;
    }
    set loop(value) {
        this.needGraphic('loop');
        this.node.setAttr('loop', checkChoice('SymbolInstance.loop', value, LOOPS));
    }
    get buttonTracking() {
        return readFlag(this.node, 'trackAsMenu') ? 'menu' : 'button';
    }
    set buttonTracking(value) {
        const tracking = checkChoice('SymbolInstance.buttonTracking', value, ['button', 'menu']);
        if (this.symbolType === 'button')
            this.node.setAttr('trackAsMenu', tracking === 'menu' ? 'true' : null);
    }
    get bitmapRenderMode() {
        if (readFlag(this.node, 'exportAsBitmap'))
            return 'export';
        return this.cacheAsBitmap ? 'cache' : 'none';
    }
    set bitmapRenderMode(value) {
        const mode = checkChoice('SymbolInstance.bitmapRenderMode', value, ['none', 'cache', 'export']);
        this.node.setAttr('exportAsBitmap', mode === 'export' ? 'true' : null);
        this.node.setAttr('cacheAsBitmap', mode === 'cache' ? 'true' : null);
    }
    get is3D() {
        return this.node.attr('matrix3D') !== undefined || this.node.child('matrix3D') !== undefined;
    }
    get isGraphic() {
        return this.symbolType === 'graphic';
    }
    needGraphic(member) {
        if (!this.isGraphic) {
            throw new HostError(`SymbolInstance.${member}: only graphics have it, and this is a ${this.symbolType}`);
        }
    }
}

/** Shows a component: a view of one `DOMComponentInstance`. */
class ComponentInstance extends SymbolInstance {
    constructor() {
        super(...arguments);
        this.source = '';
        this.parameterCache = [];
    }
    static { this.className = 'ComponentInstance'; }
    /** The values of the Component inspector. */
    get parameters() {
        const source = this.node.child('parametersAsXML')?.text() ?? '';
        if (source !== this.source) {
            this.source = source;
            this.parameterCache = readParameters(source);
        }
        return this.parameterCache;
    }
}
/** The text is a list of `property` elements without a root. */
function readParameters(source) {
    const list = new XmlFile('parametersAsXML', `<properties>${source}</properties>`).root;
    return list.children
        .flatMap((property) => property.childrenNamed('Inspectable'))
        .map((node) => new Parameter(node));
}

const types = new Map();
let otherType;
/** Registers the class of each node's name; `other` is the class of all other nodes. */
function registerElements(byNode, other) {
    for (const [name, type] of Object.entries(byNode))
        types.set(name, type);
    otherType = other;
}
/**
 * The element of a node of `elements` or `members`: always the same one. An element that was moved to another frame or
 * group has that as its owner from then on.
 */
function elementOf(node, owner) {
    const known = node.view;
    if (known) {
        known.owner = owner;
        return known;
    }
    const type = types.get(node.name) ?? otherType;
    if (!type)
        throw new Error('elementOf: no kinds of elements are registered; import model/elements, not a file in it');
    const element = new type(node, owner);
    node.view = element;
    return element;
}

/** Differences below are noise of the arithmetic. */
const NO_AREA = 1e-6;
/**
 * The contours of a shape. At each vertex a walk goes on with the half edge that turns to the right most, so that it
 * goes around the area on its right. For each line the contour outside comes before the one inside.
 */
function contourLoops(edges) {
    const next = nextHalves(edges);
    const previous = new Int32Array(edges.count);
    for (let half = 0; half < edges.count; half++)
        previous[next[half]] = half;
    const isVisited = new Uint8Array(edges.count);
    const loops = [];
    for (let half = 0; half < edges.count; half += 2) {
        const found = [half, half + 1]
            .map((start) => (isVisited[start] ? undefined : walk$1(edges, next, start, isVisited)))
            .filter((loop) => loop !== undefined)
            .sort((one, other) => Math.sign(one.area) - Math.sign(other.area));
        for (const loop of found)
            loops.push(loop);
    }
    return { next, previous, loops };
}
function walk$1(edges, next, start, isVisited) {
    const halves = [];
    let area = 0;
    for (let half = start; !isVisited[half]; half = next[half]) {
        isVisited[half] = 1;
        halves.push(half);
        area += edges.area(half);
    }
    area /= 2;
    return { halves, fill: edges.fill(start), area: Math.abs(area) < NO_AREA ? 0 : area };
}
function nextHalves(edges) {
    const leaving = Array.from({ length: edges.vertices.count }, () => []);
    for (let half = 0; half < edges.count; half++)
        leaving[edges.origin(half)].push(half);
    const next = new Int32Array(edges.count);
    for (const star of leaving) {
        const sorted = star
            .map((half) => ({ half, departure: edges.departure(half), bend: edges.bend(half) }))
            .sort((one, other) => one.departure - other.departure || one.bend - other.bend);
        sorted.forEach(({ half }, i) => {
            next[half ^ 1] = sorted[(i + sorted.length - 1) % sorted.length].half;
        });
    }
    return next;
}

/** Numbers the points of a shape: equal coordinates, equal number, counted from 0 in the order of first use. */
class VertexIndex {
    constructor() {
        /** x and y in turn. */
        this.coordinates = [];
        this.ids = new Map();
    }
    get count() {
        return this.coordinates.length / 2;
    }
    at(id) {
        return { x: this.coordinates[2 * id], y: this.coordinates[2 * id + 1] };
    }
    idOf(x, y) {
        const last = this.count - 1;
        if (last >= 0 && this.coordinates[2 * last] === x && this.coordinates[2 * last + 1] === y)
            return last;
        const key = `${x},${y}`;
        let id = this.ids.get(key);
        if (id === undefined) {
            id = this.count;
            this.ids.set(key, id);
            this.coordinates.push(x, y);
        }
        return id;
    }
}

/**
 * All segments of a shape as half edges: segment `i` has the half edge `2i`, which runs along it, and `2i + 1`, which
 * runs back. The opposite of `h` is `h ^ 1`. What lies on the right of a half edge is its own side.
 */
class HalfEdges {
    constructor(styled) {
        this.vertices = new VertexIndex();
        this.styled = styled;
        const total = styled.reduce((sum, { segments }) => sum + segments.count, 0);
        this.count = 2 * total;
        this.origins = new Int32Array(this.count);
        this.groups = new Int32Array(total);
        this.places = new Int32Array(total);
        let segment = 0;
        styled.forEach(({ segments: { count, points } }, group) => {
            for (let place = 0; place < count; place++, segment++) {
                const at = place * STRIDE;
                this.groups[segment] = group;
                this.places[segment] = place;
                this.origins[2 * segment] = this.vertices.idOf(points[at], points[at + 1]);
                this.origins[2 * segment + 1] = this.vertices.idOf(points[at + 4], points[at + 5]);
            }
        });
    }
    /** The vertex that a half edge leaves. */
    origin(half) {
        return this.origins[half];
    }
    /** The vertex that a half edge leads to. */
    head(half) {
        return this.origins[half ^ 1];
    }
    /** The fill on the right of a half edge. */
    fill(half) {
        const styled = this.styled[this.groups[half >> 1]];
        return half & 1 ? styled.fillStyle0 : styled.fillStyle1;
    }
    stroke(half) {
        return this.styled[this.groups[half >> 1]].strokeStyle;
    }
    /** Index of the `StyledSegments` that a half edge comes from. */
    group(half) {
        return this.groups[half >> 1];
    }
    /** Place of the half edge's segment within its group. */
    place(half) {
        return this.places[half >> 1];
    }
    isLine(half) {
        return this.styled[this.group(half)].segments.lines[this.place(half)] === 1;
    }
    /** One coordinate: `point` 0 is the origin, 1 the control point, 2 the head; `axis` 0 is x, 1 is y. */
    coordinate(half, point, axis) {
        const along = half & 1 ? 2 - point : point;
        return this.styled[this.group(half)].segments.points[this.place(half) * STRIDE + 2 * along + axis];
    }
    point(half, which) {
        return { x: this.coordinate(half, which, 0), y: this.coordinate(half, which, 1) };
    }
    /** Direction in which a half edge leaves its origin, in radians, clockwise from the right. */
    departure(half) {
        const x = this.coordinate(half, 0, 0);
        const y = this.coordinate(half, 0, 1);
        let dx = this.coordinate(half, 1, 0) - x;
        let dy = this.coordinate(half, 1, 1) - y;
        if (dx === 0 && dy === 0) {
            dx = this.coordinate(half, 2, 0) - x;
            dy = this.coordinate(half, 2, 1) - y;
        }
        return Math.atan2(dy, dx);
    }
    /** The distance of a half edge's end to the right of its departure. It tells curves that leave alike apart. */
    bend(half) {
        const x = this.coordinate(half, 0, 0);
        const y = this.coordinate(half, 0, 1);
        const dx = this.coordinate(half, 1, 0) - x;
        const dy = this.coordinate(half, 1, 1) - y;
        const legSquared = dx * dx + dy * dy;
        if (legSquared === 0)
            return 0;
        const turn = dx * (this.coordinate(half, 2, 1) - y) - dy * (this.coordinate(half, 2, 0) - x);
        return turn / (legSquared * Math.sqrt(legSquared));
    }
    /** Twice the signed area on the right of a half edge, seen from the zero point: its share of a loop's area. */
    area(half) {
        const x0 = this.coordinate(half, 0, 0);
        const y0 = this.coordinate(half, 0, 1);
        const x1 = this.coordinate(half, 1, 0);
        const y1 = this.coordinate(half, 1, 1);
        const x2 = this.coordinate(half, 2, 0);
        const y2 = this.coordinate(half, 2, 1);
        return (2 * (x0 * y1 - x1 * y0) + 2 * (x1 * y2 - x2 * y1) + (x0 * y2 - x2 * y0)) / 3;
    }
}

const STYLES$2 = ['noFill', 'solid', 'bitmap', 'linearGradient', 'radialGradient'];
const OVERFLOWS = ['extend', 'repeat', 'reflect'];
/** The fill in a `FillStyle` or `fill` node; no fill for undefined. */
function readFill(holder) {
    const paint = holder?.children[0];
    switch (paint?.name) {
        case 'SolidColor':
            return { style: 'solid', color: readColor$1(paint) };
        case 'BitmapFill':
            return {
                style: 'bitmap',
                bitmapPath: readText(paint, 'bitmapPath'),
                bitmapIsClipped: readFlag(paint, 'bitmapIsClipped'),
                matrix: readMatrix(paint),
            };
        case 'LinearGradient':
            return readGradient(paint, 'linearGradient');
        case 'RadialGradient':
            return {
                ...readGradient(paint, 'radialGradient'),
                focalPoint: Math.round(readNumber(paint, 'focalPointRatio') * 255),
            };
        default:
            return { style: 'noFill' };
    }
}
function readGradient(paint, style) {
    return {
        style,
        ...readEntries(paint),
        matrix: readMatrix(paint),
        overflow: readText(paint, 'spreadMethod', 'extend'),
        linearRGB: paint.attr('interpolationMethod') === 'linearRGB',
    };
}
/**
 * The node that stores a Fill object (`SolidColor`, `LinearGradient`, …), or undefined for no fill.
 *
 * @param member The host's name of what is set, for errors.
 */
function paintNode(member, value) {
    const fill = checkObject(member, value, 'a Fill object');
    const style = checkChoice(`${member}: style`, fill.style, STYLES$2);
    switch (style) {
        case 'noFill':
            return undefined;
        case 'solid':
            return XmlNode.create('SolidColor', colorAttributes(`${member}: color`, fill.color));
        case 'bitmap':
            return placed(XmlNode.create('BitmapFill', {
                bitmapPath: checkText(`${member}: bitmapPath`, fill.bitmapPath),
                bitmapIsClipped: String(Boolean(fill.bitmapIsClipped)),
            }), member, fill);
        default:
            return gradientNode(style, member, fill);
    }
}
function gradientNode(style, member, fill) {
    const overflow = String(fill.overflow ?? 'extend').toLowerCase();
    const spread = checkChoice(`${member}: overflow`, overflow, OVERFLOWS);
    const focal = style === 'radialGradient' ? checkNumber(`${member}: focalPoint`, fill.focalPoint ?? 0, -255, 255) : 0;
    const node = XmlNode.create(style === 'linearGradient' ? 'LinearGradient' : 'RadialGradient', {
        spreadMethod: spread === 'extend' ? null : spread,
        interpolationMethod: fill.linearRGB ? 'linearRGB' : null,
        focalPointRatio: focal === 0 ? null : formatNumber(focal / 255),
    });
    for (const entry of entryNodes(member, fill))
        node.append(entry);
    return placed(node, member, fill);
}
function placed(node, member, fill) {
    if (fill.matrix !== undefined)
        writeMatrix(node, checkMatrix(`${member}: matrix`, fill.matrix));
    return node;
}

/** A hairline is published one twip wide. */
const HAIRLINE = 0.05;
/** Node name -> style, and the properties that only this style has; numbers, with what a new stroke has, where the reference says so. */
const KINDS$3 = {
    SolidStroke: { style: 'solid' },
    DashedStroke: { style: 'dashed', numbers: { dash1: 6, dash2: 6 } },
    DottedStroke: { style: 'dotted', numbers: { dotSpace: 3 } },
    RaggedStroke: { style: 'ragged', words: ['pattern', 'waveHeight', 'waveLength'] },
    StippleStroke: { style: 'stipple', words: ['dotSize', 'variation', 'density'] },
    HatchedStroke: {
        style: 'hatched',
        words: ['hatchThickness', 'space', 'jiggle', 'rotate', 'curve', 'length'],
    },
};
const STYLES$1 = ['noStroke', ...Object.values(KINDS$3).map(({ style }) => style)];
const CAPS$1 = ['none', 'round', 'square'];
const JOINS$1 = ['miter', 'round', 'bevel'];
const SCALES = ['normal', 'horizontal', 'vertical', 'none'];
/** The stroke in a `StrokeStyle` or `stroke` node; no stroke for undefined. */
function readStroke(holder) {
    const node = holder?.children[0];
    const kind = node && KINDS$3[node.name];
    if (!kind)
        return { style: 'noStroke' };
    const shapeFill = readFill(node.child('fill'));
    const stroke = {
        style: kind.style,
        thickness: node.attr('solidStyle') === 'hairline' ? HAIRLINE : readNumber(node, 'weight', 1),
        color: shapeFill.style === 'solid' ? shapeFill.color : '#000000',
        capType: readText(node, 'caps', 'round'),
        joinType: readText(node, 'joints', 'round'),
        miterLimit: readNumber(node, 'miterLimit', 3),
        scaleType: readText(node, 'scaleMode', 'none'),
        strokeHinting: readFlag(node, 'pixelHinting'),
        breakAtCorners: readFlag(node, 'sharpCorners'),
        shapeFill,
    };
    for (const [name, initial] of Object.entries(kind.numbers ?? {}))
        stroke[name] = readNumber(node, name, initial);
    for (const name of kind.words ?? [])
        stroke[name] = node.attr(name);
    return stroke;
}
/**
 * The node that stores a Stroke object (`SolidStroke`, `DashedStroke`, …), or undefined for no stroke. A gradient or
 * bitmap in `shapeFill` counts more than `color`, which counts more than a plain one.
 *
 * @param member The host's name of what is set, for errors.
 */
function strokeNode(member, value) {
    const stroke = checkObject(member, value, 'a Stroke object');
    const style = checkChoice(`${member}: style`, stroke.style, STYLES$1);
    const kind = Object.entries(KINDS$3).find(([, { style: known }]) => known === style);
    if (!kind)
        return undefined;
    const [name, { numbers = {}, words = [] }] = kind;
    const thickness = checkNumber(`${member}: thickness`, stroke.thickness ?? 1, 0, 200);
    const caps = checkChoice(`${member}: capType`, stroke.capType ?? 'round', CAPS$1);
    const joints = checkChoice(`${member}: joinType`, stroke.joinType ?? 'round', JOINS$1);
    const scaleMode = checkChoice(`${member}: scaleType`, stroke.scaleType ?? 'normal', SCALES);
    const miterLimit = checkNumber(`${member}: miterLimit`, stroke.miterLimit ?? 3, 1, 60);
    const node = XmlNode.create(name, {
        scaleMode: scaleMode === 'none' ? null : scaleMode,
        solidStyle: thickness <= HAIRLINE && style === 'solid' ? 'hairline' : null,
        weight: thickness === 1 || thickness <= HAIRLINE ? null : formatNumber(thickness),
        caps: caps === 'round' ? null : caps,
        joints: joints === 'round' ? null : joints,
        miterLimit: miterLimit === 3 ? null : formatNumber(miterLimit),
        pixelHinting: stroke.strokeHinting ? 'true' : null,
        sharpCorners: stroke.breakAtCorners ? 'true' : null,
    });
    for (const [extra, initial] of Object.entries(numbers)) {
        const length = checkNumber(`${member}: ${extra}`, stroke[extra] ?? initial, 0);
        node.setAttr(extra, formatNumber(length));
    }
    for (const extra of words)
        if (stroke[extra] !== undefined)
            node.setAttr(extra, String(stroke[extra]));
    const paint = paintNode(`${member}: shapeFill`, paintOf(stroke));
    node.append(XmlNode.create('fill', {}, paint ? [paint] : []));
    return node;
}
function paintOf({ shapeFill, color }) {
    const isPlain = shapeFill === undefined || shapeFill?.style === 'solid';
    return isPlain && color !== undefined
        ? { style: 'solid', color }
        : (shapeFill ?? { style: 'solid', color: 0 });
}

/**
 * The number under which a shape keeps a fill: that of an equal one if it has one, otherwise of a new one at the end. 0
 * for no fill.
 */
function fillStyleOf(shape, member, fill) {
    return styleOf(shape, 'fills', 'FillStyle', paintNode(member, fill));
}
/** The same for a stroke. */
function strokeStyleOf(shape, member, stroke) {
    return styleOf(shape, 'strokes', 'StrokeStyle', strokeNode(member, stroke));
}
function styleOf(shape, listName, styleName, content) {
    if (!content)
        return 0;
    const list = childOrNew(shape, listName, listName === 'fills' ? ['strokes', 'edges'] : ['edges']);
    const wanted = print(content);
    let last = 0;
    for (const style of list.children) {
        const index = Number(style.attr('index'));
        if (style.children[0] && print(style.children[0]) === wanted)
            return index;
        last = Math.max(last, index);
    }
    list.append(XmlNode.create(styleName, { index: String(last + 1) }, [content]));
    return last + 1;
}
/** A text that two nodes share if they have the same names, attributes and children. */
function print(node) {
    const attributes = node.attributeNames().sort();
    const parts = attributes.map((name) => `${name}=${node.attr(name) ?? ''}`);
    return `${node.name}(${parts.join(',')})[${node.children.map(print).join(',')}]`;
}

/** A closed walk along one side of the edges of a shape. */
class Contour extends HostObject {
    static { this.className = 'Contour'; }
    constructor(graph, index) {
        super();
        this.graph = graph;
        this.index = index;
    }
    /** The fill on the side that the contour walks on. */
    get fill() {
        const style = this.graph.fillStyle(this.halves[0]);
        const { shape } = this.graph;
        if (shape.name !== 'DOMShape')
            return readFill(style === 0 ? undefined : shape.child('fill'));
        const fills = shape.child('fills')?.children ?? [];
        return readFill(fills.find((node) => node.attr('index') === String(style)));
    }
    set fill(value) {
        const { segments } = this.graph.edit('Contour.fill');
        const style = fillStyleOf(this.graph.shape, 'Contour.fill', value);
        for (const half of this.halves)
            segments[half >> 1][half & 1 ? 'fillStyle0' : 'fillStyle1'] = style;
    }
    /** True for a contour that encloses an area; false for the one around a shape, and for the one around a hole. */
    get interior() {
        return this.orientation === 1;
    }
    /** 1 clockwise, -1 counterclockwise, 0 without area. */
    get orientation() {
        return Math.sign(this.graph.walks.loops[this.index].area);
    }
    getHalfEdge() {
        return this.graph.halfEdge(this.halves[0]);
    }
    get halves() {
        return this.graph.walks.loops[this.index].halves;
    }
}

const TWIPS_PER_PIXEL$2 = 20;
/** `!x y`, then in brackets what stood before, `;`, three points, and the points of the outline: see `decodeCubics`. */
const CURVE = /!([^(!]*)\([^;!]*;([^)!]*)\)/g;
const NUMBER = /-?\d+(?:\.\d+)?/g;
const OUTLINE_POINT = /([qQpP])([^qQpP]*)/g;
/**
 * The curves of a `cubics` text, `!x y(;x,y x,y x,yq x y Q x y q x y);`: start, two control points and end, then the points
 * of the outline, `q` and `p` on it, `Q` and `P` control points of its quadratic curves.
 */
function decodeCubics(text) {
    const segments = [];
    for (const [, start, body] of text.matchAll(CURVE)) {
        const mark = body.search(/[qp]/i);
        const curve = pointsOf$1(start + ' ' + (mark < 0 ? body : body.slice(0, mark)));
        if (curve.length < 4)
            continue;
        const ends = [];
        for (const [, kind, numbers] of body.matchAll(OUTLINE_POINT)) {
            if (kind === 'q' || kind === 'p')
                for (const point of pointsOf$1(numbers))
                    ends.push(point);
        }
        const [one, two, three, four] = curve;
        segments.push({ points: [one, two, three, four], ends });
    }
    return segments;
}
function pointsOf$1(text) {
    const numbers = (text.match(NUMBER) ?? []).map((number) => Number(number) / TWIPS_PER_PIXEL$2);
    const points = [];
    for (let i = 0; i + 1 < numbers.length; i += 2)
        points.push({ x: numbers[i], y: numbers[i + 1] });
    return points;
}

/**
 * The cubic curves of a shape, and for each edge the one that it is a part of. They stand in the `cubics` of the document,
 * in whole twips; an edge that none of them claims is a curve of its own.
 */
class CubicSegments {
    constructor(shape, edges) {
        this.segments = [];
        /** For each edge the index of its curve. */
        this.indices = [];
        const claims = this.readHints(shape);
        for (let half = 0; half < edges.count; half += 2) {
            const [start, control, end] = [edges.point(half, 0), edges.point(half, 1), edges.point(half, 2)];
            const index = claims.get(keyOf(start, end)) ?? claims.get(keyOf(end, start));
            this.indices.push(index ?? this.segments.push(elevate(start, control, end)) - 1);
        }
    }
    /** The index of a curve by the rounded ends of each edge in it. */
    readHints(shape) {
        const claims = new Map();
        for (const node of shape.child('edges')?.children ?? []) {
            for (const { points, ends } of decodeCubics(node.attr('cubics') ?? '')) {
                const index = this.segments.push(points) - 1;
                for (let i = 1; i < ends.length; i++)
                    claims.set(keyOf(ends[i - 1], ends[i]), index);
            }
        }
        return claims;
    }
}
function keyOf(start, end) {
    return [start.x, start.y, end.x, end.y].map((value) => Math.round(value * 20)).join(' ');
}
/** The quadratic curve as a cubic one. */
function elevate(start, control, end) {
    const towards = (from) => ({
        x: from.x + ((control.x - from.x) * 2) / 3,
        y: from.y + ((control.y - from.y) * 2) / 3,
    });
    return [start, towards(start), towards(end), end];
}

function draftOf(edges) {
    const vertices = Array.from({ length: edges.vertices.count }, (_, id) => edges.vertices.at(id));
    const segments = [];
    for (let half = 0; half < edges.count; half += 2) {
        segments.push({
            start: vertices[edges.origin(half)],
            control: edges.point(half, 1),
            end: vertices[edges.head(half)],
            isLine: edges.isLine(half),
            fillStyle0: edges.fill(half + 1),
            fillStyle1: edges.fill(half),
            strokeStyle: edges.stroke(half),
            isDeleted: false,
        });
    }
    return { vertices, segments };
}
/** The middle of a straight segment, or the control point of a curve. */
function controlOf({ start, control, end, isLine }) {
    return isLine ? between$1(start, end, 0.5) : control;
}
/** Cuts a segment at parameter `t` (0 to 1): it keeps the first piece, the second is returned. */
function splitSegment(segment, t) {
    const { start, control, end, isLine } = segment;
    const before = between$1(start, control, t);
    const after = between$1(control, end, t);
    const middle = isLine ? between$1(start, end, t) : between$1(before, after, t);
    segment.control = before;
    segment.end = middle;
    return { ...segment, start: middle, control: after, end };
}
function between$1(one, other, t) {
    return { x: one.x + (other.x - one.x) * t, y: one.y + (other.y - one.y) * t };
}
/**
 * Writes changed segments into the `edges` of a `DOMShape`: one `Edge` for each run of segments with the same styles. The
 * editor's hints (`cubics`) described the old outline and are dropped.
 */
function writeDraft(shape, segments) {
    const list = shape.child('edges');
    if (!list)
        return;
    for (const node of [...list.children])
        node.remove();
    let run = [];
    const finish = () => {
        if (run.length > 0)
            list.append(edgeNode(run));
        run = [];
    };
    for (const segment of segments) {
        if (segment.isDeleted)
            continue;
        if (run.length > 0 && !isStyledAlike(run[0], segment))
            finish();
        run.push(segment);
    }
    finish();
}
function isStyledAlike(one, other) {
    return (one.fillStyle0 === other.fillStyle0 &&
        one.fillStyle1 === other.fillStyle1 &&
        one.strokeStyle === other.strokeStyle);
}
function edgeNode(run) {
    const style = (index) => (index === 0 ? null : String(index));
    const { fillStyle0, fillStyle1, strokeStyle } = run[0];
    return XmlNode.create('Edge', {
        fillStyle0: style(fillStyle0),
        fillStyle1: style(fillStyle1),
        strokeStyle: style(strokeStyle),
        edges: encodeEdges(segmentsOf(run)),
    });
}
function segmentsOf(run) {
    const pen = new SegmentPen();
    for (const { start, control, end, isLine } of run) {
        pen.moveTo(start.x, start.y);
        if (isLine)
            pen.lineTo(end.x, end.y);
        else
            pen.curveTo(control.x, control.y, end.x, end.y);
    }
    return pen.segments();
}

const CONTROLS = [0, 1, 2];
/** A straight or curved piece of the outline of a shape. */
class Edge extends HostObject {
    static { this.className = 'Edge'; }
    constructor(graph, index) {
        super();
        this.graph = graph;
        this.index = index;
    }
    /** Unique within the shape: the place in `shape.edges`. */
    get id() {
        return this.index;
    }
    /** 1 for a straight edge, otherwise 0. */
    get isLine() {
        return this.graph.isLine(this.index) ? 1 : 0;
    }
    /** Of the curve that the edge is a part of; for `shape.getCubicSegmentPoints`. */
    get cubicSegmentIndex() {
        return this.graph.cubics.indices[this.index];
    }
    get stroke() {
        const style = this.graph.strokeStyle(this.index);
        const { shape } = this.graph;
        if (shape.name !== 'DOMShape')
            return readStroke(style === 0 ? undefined : shape.child('stroke'));
        const strokes = shape.child('strokes')?.children ?? [];
        return readStroke(strokes.find((node) => node.attr('index') === String(style)));
    }
    set stroke(value) {
        const { segments } = this.graph.edit('Edge.stroke');
        segments[this.index].strokeStyle = strokeStyleOf(this.graph.shape, 'Edge.stroke', value);
    }
    /** 0 the beginning, 1 the control point (the middle of a straight edge), 2 the end. */
    getControl(i) {
        return this.graph.point(this.index, controlIndex('Edge.getControl', i));
    }
    setControl(index, x, y) {
        const which = controlIndex('Edge.setControl', index);
        const point = { x: checkNumber('Edge.setControl: x', x), y: checkNumber('Edge.setControl: y', y) };
        const segment = this.graph.edit('Edge.setControl').segments[this.index];
        if (which === 1)
            Object.assign(segment, { control: point, isLine: false });
        else
            Object.assign(which === 0 ? segment.start : segment.end, point);
    }
    /** 0 the half edge that runs along the edge, 1 the one that runs back. */
    getHalfEdge(index) {
        return this.graph.halfEdge(2 * this.index + checkNumber('Edge.getHalfEdge', index, 0, 1));
    }
    /** Cuts the edge in two at a parameter between 0 and 1. It keeps the first piece; the second comes last in `shape.edges`. */
    splitEdge(t) {
        const at = checkNumber('Edge.splitEdge', t, 0, 1);
        const { segments } = this.graph.edit('Edge.splitEdge');
        segments.push(splitSegment(segments[this.index], at));
    }
}
function controlIndex(member, value) {
    return Number(checkChoice(member, String(value), CONTROLS.map(String)));
}

/** One side of an edge, with a direction. */
class HalfEdge extends HostObject {
    static { this.className = 'HalfEdge'; }
    constructor(graph, index) {
        super();
        this.graph = graph;
        this.index = index;
    }
    /** Unique within the shape. */
    get id() {
        return this.index;
    }
    getEdge() {
        return this.graph.edge(this.index >> 1);
    }
    /** The next half edge on the same contour. */
    getNext() {
        return this.graph.halfEdge(this.graph.walks.next[this.index]);
    }
    getPrev() {
        return this.graph.halfEdge(this.graph.walks.previous[this.index]);
    }
    getOppositeHalfEdge() {
        return this.graph.halfEdge(this.index ^ 1);
    }
    /** The vertex in which the half edge starts (assumed; the reference says "at the head"). */
    getVertex() {
        return this.graph.vertex(this.graph.halfEdges.origin(this.index));
    }
}

/** A point in which edges of a shape meet. */
class Vertex extends HostObject {
    static { this.className = 'Vertex'; }
    constructor(graph, index) {
        super();
        this.graph = graph;
        this.index = index;
    }
    get x() {
        return this.graph.vertexAt(this.index).x;
    }
    get y() {
        return this.graph.vertexAt(this.index).y;
    }
    /** A half edge that starts here. */
    getHalfEdge() {
        return this.graph.halfEdgeFrom(this.index);
    }
    /** Moves the vertex and the ends of the edges that meet in it, in pixels. */
    setLocation(x, y) {
        const point = { x: checkNumber('Vertex.setLocation: x', x), y: checkNumber('Vertex.setLocation: y', y) };
        Object.assign(this.graph.edit('Vertex.setLocation').vertices[this.index], point);
    }
}

/**
 * The contours, half edges, edges and vertices of one shape, and the script's objects for them: one for each thing as
 * long as the shape's outline stays what it is. Points are in the shape's own coordinates. Between `beginEdit` and
 * `endEdit` everything reads from a draft.
 */
class ShapeGraph {
    constructor(shape, outline) {
        this.contourObjects = [];
        this.edgeObjects = [];
        this.halfEdgeObjects = [];
        this.vertexObjects = [];
        this.isDraftChanged = false;
        this.shape = shape;
        this.outline = outline;
        this.halfEdges = new HalfEdges(outline.edges);
    }
    get contours() {
        return this.walks.loops.map((_, index) => (this.contourObjects[index] ??= new Contour(this, index)));
    }
    get edges() {
        const count = this.draft?.segments.length ?? this.halfEdges.count / 2;
        const all = Array.from({ length: count }, (_, index) => this.edge(index));
        return all.filter((_, index) => !this.draft?.segments[index].isDeleted);
    }
    get vertices() {
        return Array.from({ length: this.halfEdges.vertices.count }, (_, index) => this.vertex(index));
    }
    edge(index) {
        return (this.edgeObjects[index] ??= new Edge(this, index));
    }
    halfEdge(index) {
        if (index >= this.halfEdges.count) {
            throw new HostError('Edge.getHalfEdge: a piece of a split edge has half edges after shape.endEdit() only');
        }
        return (this.halfEdgeObjects[index] ??= new HalfEdge(this, index));
    }
    vertex(index) {
        return (this.vertexObjects[index] ??= new Vertex(this, index));
    }
    /** The next half edge of each. */
    get walks() {
        this.contourWalks ??= contourLoops(this.halfEdges);
        return this.contourWalks;
    }
    get cubics() {
        this.cubicSegments ??= new CubicSegments(this.shape, this.halfEdges);
        return this.cubicSegments;
    }
    /** The first half edge that starts in a vertex. */
    halfEdgeFrom(vertex) {
        this.starts ??= firstHalves(this.halfEdges);
        return this.halfEdge(this.starts[vertex]);
    }
    vertexAt(vertex) {
        return this.draft?.vertices[vertex] ?? this.halfEdges.vertices.at(vertex);
    }
    /** One of the three points of an edge: start, control, end. */
    point(edge, which) {
        const segment = this.draft?.segments[edge];
        if (!segment)
            return this.halfEdges.point(2 * edge, which);
        return { ...(which === 1 ? controlOf(segment) : which === 0 ? segment.start : segment.end) };
    }
    isLine(edge) {
        return this.draft?.segments[edge].isLine ?? this.halfEdges.isLine(2 * edge);
    }
    strokeStyle(edge) {
        return this.draft?.segments[edge].strokeStyle ?? this.halfEdges.stroke(2 * edge);
    }
    /** The fill on the right of a half edge. */
    fillStyle(half) {
        const segment = this.draft?.segments[half >> 1];
        if (!segment)
            return this.halfEdges.fill(half);
        return half & 1 ? segment.fillStyle0 : segment.fillStyle1;
    }
    beginEdit() {
        this.draft ??= draftOf(this.halfEdges);
    }
    /** The draft that takes changes. `member` is the name of the calling member, for the error. */
    edit(member) {
        if (!this.draft)
            throw new HostError(`${member}: call shape.beginEdit() first`);
        if (this.shape.name !== 'DOMShape')
            throw new HostError(`${member}: the outline of a primitive cannot be edited`);
        this.isDraftChanged = true;
        return this.draft;
    }
    /** Writes what was changed since `beginEdit`. */
    endEdit() {
        if (this.draft && this.isDraftChanged)
            writeDraft(this.shape, this.draft.segments);
        this.draft = undefined;
        this.isDraftChanged = false;
    }
}
function firstHalves(edges) {
    const first = new Int32Array(edges.vertices.count);
    for (let half = edges.count - 1; half >= 0; half--)
        first[edges.origin(half)] = half;
    return first;
}

/**
 * A raw shape, a drawing object, a primitive or a group. Raw shapes and groups stand in the coordinates of their parent:
 * their matrix is made of their centre (and, for a group, of how it was turned), and changing it changes their edges or
 * members.
 */
class Shape extends Element {
    static { this.className = 'Shape'; }
    get elementType() {
        return 'shape';
    }
    /** Shapes have no name: it reads as an empty text, assigning is ignored. */
    get name() {
        return '';
    }
    set name(_value) {
        // The host ignores it.
    }
    /** Ignored for shapes. */
    get locked() {
        return false;
    }
    set locked(_value) {
        // The host ignores it.
    }
    /** Drawing objects are groups too, as Adobe's own scripts expect. */
    get isGroup() {
        return this.node.name === 'DOMGroup' || this.isDrawingObject;
    }
    get isDrawingObject() {
        return readFlag(this.node, 'isDrawingObject');
    }
    get isFloating() {
        return readFlag(this.node, 'isFloating');
    }
    get isOvalObject() {
        return this.node.name === 'DOMOvalObject';
    }
    get isRectangleObject() {
        return this.node.name === 'DOMRectangleObject';
    }
    /** The elements of a group but its raw shapes, back to front. */
    get members() {
        return this.everyMember.filter((member) => !(member instanceof Shape && member.isRaw));
    }
    /** All elements of a group, its raw shapes too, back to front. */
    get everyMember() {
        return this.node.child('members')?.children.map((node) => elementOf(node, this)) ?? [];
    }
    get contours() {
        return this.graph.contours;
    }
    get edges() {
        return this.graph.edges;
    }
    get vertices() {
        return this.graph.vertices;
    }
    get numCubicSegments() {
        return this.graph.cubics.segments.length;
    }
    /** Start, two control points and end of a cubic curve of the outline. */
    getCubicSegmentPoints(cubicSegmentIndex) {
        const { segments } = this.graph.cubics;
        const index = checkNumber('Shape.getCubicSegmentPoints', cubicSegmentIndex, 0, segments.length - 1);
        return [...segments[Math.trunc(index)]];
    }
    beginEdit() {
        this.graph.beginEdit();
    }
    endEdit() {
        this.graph.endEdit();
    }
    /** `index` counts in `edges`. */
    deleteEdge(index) {
        const edge = this.edges.at(checkNumber('Shape.deleteEdge', index, 0));
        if (!edge)
            throw new HostError(`Shape.deleteEdge: the shape has ${this.edges.length} edges, there is none at ${index}`);
        this.graph.edit('Shape.deleteEdge').segments[edge.id].isDeleted = true;
    }
    get matrix() {
        if (!this.isBaked)
            return super.matrix;
        return { ...readMatrix(this.node), tx: this.x, ty: this.y };
    }
    set matrix(value) {
        super.matrix = value;
    }
    /** The centre of the bounds. */
    get reference() {
        const { bounds } = this;
        if (!isEmpty(bounds))
            return centerOf(bounds);
        const { tx, ty } = readMatrix(this.node);
        return { x: tx, y: ty };
    }
    /** The stored point goes through the matrix of a group too, although its members do not. */
    get pivot() {
        return readTransformationPoint(this.node) || !this.isBaked ? super.pivot : this.reference;
    }
    /** True for a shape whose edges stand in the frame or group itself, without being an object of their own. */
    get isRaw() {
        return this.node.name === 'DOMShape' && this.isBaked;
    }
    get localPivot() {
        return this.pivot;
    }
    writePivot(point) {
        const inverse = invert(readMatrix(this.node));
        super.writePivot(inverse ? apply$1(inverse, point) : point);
    }
    writeMatrix(matrix) {
        if (!this.isBaked) {
            super.writeMatrix(matrix);
            return;
        }
        const before = this.matrix;
        const inverse = invert(before);
        this.transformBy(inverse ? concat(matrix, inverse) : translation(matrix.tx - before.tx, matrix.ty - before.ty));
    }
    /** Turns about the centre. */
    writeParts(parts) {
        const { x, y } = this;
        super.writeParts(parts);
        this.x = x;
        this.y = y;
    }
    get isBaked() {
        return isBaked(this.node);
    }
    get graph() {
        const outline = outlineOf(this.node);
        if (this.graphCache?.outline !== outline)
            this.graphCache = new ShapeGraph(this.node, outline);
        return this.graphCache;
    }
}

/** A primitive oval: a view of one `DOMOvalObject`. */
class Oval extends Shape {
    static { this.className = 'Oval'; }
    get closePath() {
        return readFlag(this.node, 'closePath', true);
    }
    /** In degrees, clockwise from the right. */
    get startAngle() {
        return readNumber(this.node, 'startAngle');
    }
    get endAngle() {
        return readNumber(this.node, 'endAngle');
    }
    /** In per cent of the oval, 0 to 99. */
    get innerRadius() {
        return readNumber(this.node, 'innerRadius');
    }
}

/** A primitive rectangle: a view of one `DOMRectangleObject`. Radii are in pixels. */
class Rectangle extends Shape {
    static { this.className = 'Rectangle'; }
    /** True when all corners have the radius of the top left one. */
    get lockFlag() {
        return readFlag(this.node, 'lockFlag');
    }
    get topLeftRadius() {
        return readNumber(this.node, 'topLeftRadius');
    }
    get topRightRadius() {
        return readNumber(this.node, 'topRightRadius');
    }
    get bottomLeftRadius() {
        return readNumber(this.node, 'bottomLeftRadius');
    }
    get bottomRightRadius() {
        return readNumber(this.node, 'bottomRightRadius');
    }
}

/** The `DOMTextRun` nodes of a text. */
function runsOf(text) {
    return text.child('textRuns')?.children ?? [];
}
/** The characters of a run; lines are separated by `\r`. */
function charactersOf$1(run) {
    return run.child('characters')?.text() ?? '';
}
/** All characters of these runs. */
function textOf$1(runs) {
    return runs.map(charactersOf$1).join('');
}
/** Whatever ends the lines of `characters`, the document has `\r` there. */
function setCharacters(run, characters) {
    childOrNew(run, 'characters', ['textAttrs']).setText(characters.replace(/\r\n|\n/g, '\r'));
}
const unwritten = new WeakMap();
/** The `DOMTextAttrs` of a run; for a run without one, always the same empty one that stands nowhere yet. */
function attributesNodeOf(run) {
    const found = run.child('textAttrs')?.child('DOMTextAttrs') ?? unwritten.get(run);
    if (found)
        return found;
    const made = XmlNode.create('DOMTextAttrs');
    unwritten.set(run, made);
    return made;
}
/** The same, in the run even if it was without one. */
function writableAttributesOf(run) {
    const node = attributesNodeOf(run);
    if (!node.parent)
        childOrNew(run, 'textAttrs').append(node);
    return node;
}
/**
 * Replaces the characters from `start` up to, not including, `end`. The new ones look like the first one replaced, or,
 * where nothing is replaced, like the one before. Runs that become empty go, but for the last one left.
 */
function replaceText(text, characters, start, end) {
    const target = runForInsertion(text, start, end);
    let offset = 0;
    for (const run of [...runsOf(text)]) {
        const old = charactersOf$1(run);
        const from = clamp$2(start - offset, old.length);
        const to = clamp$2(end - offset, old.length);
        offset += old.length;
        const kept = run === target ? old.slice(0, from) + characters + old.slice(to) : old.slice(0, from) + old.slice(to);
        if (kept !== old)
            setCharacters(run, kept);
        if (kept === '' && runsOf(text).length > 1 && (run !== target || characters === ''))
            run.remove();
    }
}
function runForInsertion(text, start, end) {
    const runs = runsOf(text);
    if (runs.length === 0)
        return appendRun(text);
    let offset = 0;
    for (const run of runs) {
        const length = charactersOf$1(run).length;
        if (start < offset + length || (start === end && start === offset + length))
            return run;
        offset += length;
    }
    return runs[runs.length - 1];
}
function appendRun(text) {
    const run = XmlNode.create('DOMTextRun', {}, [
        XmlNode.create('characters', {}, [], ''),
        XmlNode.create('textAttrs', {}, [XmlNode.create('DOMTextAttrs', { face: 'TimesNewRomanPSMT' })]),
    ]);
    childOrNew(text, 'textRuns', ['filters']).append(run);
    return run;
}
/** Those of the runs of a text that hold the characters from `start` up to `end`, whole or in part. */
function runsBetween(runs, start, end) {
    let offset = 0;
    return runs.filter((run) => {
        const from = offset;
        offset += charactersOf$1(run).length;
        return from < end && offset > start;
    });
}
/** Makes runs begin or end at `start` and `end` and returns those between. */
function isolateRuns(text, start, end) {
    splitAt(text, start);
    splitAt(text, end);
    return runsBetween(runsOf(text), start, end);
}
function splitAt(text, index) {
    let offset = 0;
    const runs = runsOf(text);
    for (let i = 0; i < runs.length; i++) {
        const characters = charactersOf$1(runs[i]);
        const at = index - offset;
        if (at > 0 && at < characters.length) {
            const rest = runs[i].clone();
            setCharacters(runs[i], characters.slice(0, at));
            setCharacters(rest, characters.slice(at));
            runs[i].parent?.insert(rest, i + 1);
            return;
        }
        offset += characters.length;
    }
}
/** Joins neighbouring runs that look alike. */
function joinRuns$1(text) {
    const runs = [...runsOf(text)];
    for (let i = runs.length - 1; i > 0; i--) {
        if (look(runs[i]) !== look(runs[i - 1]))
            continue;
        setCharacters(runs[i - 1], charactersOf$1(runs[i - 1]) + charactersOf$1(runs[i]));
        runs[i].remove();
    }
}
/** A text that two runs share if they look alike. */
function look(run) {
    const node = attributesNodeOf(run);
    return node
        .attributeNames()
        .sort()
        .map((name) => `${name}=${node.attr(name) ?? ''}`)
        .join('\n');
}
/** The range extended to whole paragraphs. */
function paragraphsAround(characters, start, end) {
    const from = characters.lastIndexOf('\r', start - 1) + 1;
    const mark = characters.indexOf('\r', Math.max(start, end - 1));
    return [start === 0 ? 0 : from, mark < 0 ? characters.length : mark + 1];
}
function clamp$2(value, length) {
    return Math.min(Math.max(0, value), length);
}

const STYLED = /^(.*?)-(Bold|Italic|Oblique|BoldItalic|BoldOblique)(MT)?$/;
function parseFace(face) {
    const [, family, style, foundry] = STYLED.exec(face) ?? [];
    if (family !== undefined) {
        return {
            family,
            isBold: style.includes('Bold'),
            isItalic: /Italic|Oblique/.test(style),
            foundry: foundry ?? '',
        };
    }
    const [, plain, mark] = /^(.*?)(MT)?$/.exec(face) ?? [];
    return { family: plain, isBold: false, isItalic: false, foundry: mark ?? '' };
}
function isBold$1(face) {
    return parseFace(face).isBold;
}
function isItalic(face) {
    return parseFace(face).isItalic;
}
/** The name of the same font in another style. */
function restyled(face, change) {
    const before = parseFace(face);
    const after = { ...before, ...change };
    if (after.isBold === before.isBold && after.isItalic === before.isItalic)
        return face;
    const style = (after.isBold ? 'Bold' : '') + (after.isItalic ? 'Italic' : '');
    return after.family + (style === '' ? '' : `-${style}`) + after.foundry;
}

const flag = (name, fallback) => ({
    read: (node) => readFlag(node, name, fallback),
    write: (node, value) => {
        writeFlag(node, name, Boolean(value), fallback);
    },
});
const number$1 = (name, low, high, fallback = 0, isOfParagraph = false) => ({
    read: (node) => readNumber(node, name, fallback),
    write: (node, value, member) => {
        const checked = checkNumber(member, value, low, high);
        node.setAttr(name, checked === fallback ? null : formatNumber(checked));
    },
    isOfParagraph,
});
const choice = (name, choices, isOfParagraph = false) => ({
    read: (node) => readText(node, name, choices[0]),
    write: (node, value, member) => {
        const checked = checkChoice(member, value, choices);
        node.setAttr(name, checked === choices[0] ? null : checked);
    },
    isOfParagraph,
});
const text = (name) => ({
    read: (node) => readText(node, name),
    write: (node, value, member) => {
        node.setAttr(name, checkText(member, value) || null);
    },
});
const style = (has, part) => ({
    read: (node) => has(readText(node, 'face')),
    write: (node, value) => {
        node.setAttr('face', restyled(readText(node, 'face'), { [part]: Boolean(value) }));
    },
});
const size = {
    read: (node) => readNumber(node, 'size', 12),
    write: (node, value, member) => {
        const points = checkNumber(member, value, 1, 2500);
        node.setAttr('size', points === 12 ? null : formatNumber(points));
        // The document repeats the size in twips.
        node.setAttr('bitmapSize', formatNumber(points * 20));
    },
};
const fillColor = {
    read: (node) => formatColor({
        rgb: readText(node, 'fillColor', '#000000').toUpperCase(),
        alpha: readNumber(node, 'alpha', 1),
    }),
    write: (node, value, member) => {
        const { rgb, alpha } = parseColor(member, value);
        node.setAttr('fillColor', rgb === '#000000' ? null : rgb);
        node.setAttr('alpha', alpha === 1 ? null : formatNumber(alpha));
    },
};
const face = {
    read: (node) => readText(node, 'face'),
    write: (node, value, member) => {
        node.setAttr('face', checkText(member, value));
    },
};
const letterSpacing = number$1('letterSpacing', -60, 60);
/** Ranges: Adobe's reference; defaults: verified against compiled movies (document format, 5.6). */
const TEXT_ATTRIBUTES = {
    aliasText: flag('aliasText', true),
    alignment: choice('alignment', ['left', 'center', 'right', 'justify'], true),
    autoKern: flag('autoKern', true),
    bold: style(isBold$1, 'isBold'),
    characterPosition: choice('characterPosition', ['normal', 'subscript', 'superscript']),
    characterSpacing: letterSpacing,
    face,
    fillColor,
    indent: number$1('indent', -720, 720, 0, true),
    italic: style(isItalic, 'isItalic'),
    leftMargin: number$1('leftMargin', 0, 720, 0, true),
    letterSpacing,
    lineSpacing: number$1('lineSpacing', -360, 720, 2, true),
    rightMargin: number$1('rightMargin', 0, 720, 0, true),
    rotation: flag('rotation', false),
    size,
    target: text('target'),
    url: text('url'),
};
/** The property of that name; the error lists all of them. */
function textAttribute(member, name) {
    const known = Object.prototype.hasOwnProperty.call(TEXT_ATTRIBUTES, String(name));
    if (!known) {
        const names = Object.keys(TEXT_ATTRIBUTES).join(', ');
        throw new HostError(`${member}: expected the name of a text attribute (${names}), got ${describeValue(name)}`);
    }
    return TEXT_ATTRIBUTES[String(name)];
}

/** The looks of a run of text: a view of one `DOMTextAttrs`. Sizes in points, distances in pixels. */
class TextAttrs extends HostObject {
    static { this.className = 'TextAttrs'; }
    constructor(node, isTLF, 
    /** Puts the node into its run, before it is written. */
    attach) {
        super();
        this.node = node;
        this.isTLF = isTLF;
        this.attach = attach;
    }
    get aliasText() {
        return this.read('aliasText');
    }
    set aliasText(value) {
        this.write('aliasText', value);
    }
    get alignment() {
        return this.read('alignment');
    }
    set alignment(value) {
        this.write('alignment', value);
    }
    get autoKern() {
        return this.read('autoKern');
    }
    set autoKern(value) {
        this.write('autoKern', value);
    }
    get bold() {
        return this.read('bold');
    }
    set bold(value) {
        this.write('bold', value);
    }
    get characterPosition() {
        return this.read('characterPosition');
    }
    set characterPosition(value) {
        this.write('characterPosition', value);
    }
    /** The same as `letterSpacing`. */
    get characterSpacing() {
        return this.read('characterSpacing');
    }
    set characterSpacing(value) {
        this.write('characterSpacing', value);
    }
    /** The font's PostScript name, as the document has it. */
    get face() {
        return this.read('face');
    }
    set face(value) {
        this.write('face', value);
    }
    get fillColor() {
        return this.read('fillColor');
    }
    set fillColor(value) {
        this.write('fillColor', value);
    }
    get indent() {
        return this.read('indent');
    }
    set indent(value) {
        this.write('indent', value);
    }
    get italic() {
        return this.read('italic');
    }
    set italic(value) {
        this.write('italic', value);
    }
    get leftMargin() {
        return this.read('leftMargin');
    }
    set leftMargin(value) {
        this.write('leftMargin', value);
    }
    get letterSpacing() {
        return this.read('letterSpacing');
    }
    set letterSpacing(value) {
        this.write('letterSpacing', value);
    }
    get lineSpacing() {
        if (this.isTLF)
            throw notImplemented('TextAttrs.lineSpacing of TLF text');
        return this.read('lineSpacing');
    }
    set lineSpacing(value) {
        this.write('lineSpacing', value);
    }
    get rightMargin() {
        return this.read('rightMargin');
    }
    set rightMargin(value) {
        this.write('rightMargin', value);
    }
    get rotation() {
        return this.read('rotation');
    }
    set rotation(value) {
        this.write('rotation', value);
    }
    get size() {
        return this.read('size');
    }
    set size(value) {
        this.write('size', value);
    }
    get target() {
        return this.read('target');
    }
    set target(value) {
        this.write('target', value);
    }
    get url() {
        return this.read('url');
    }
    set url(value) {
        this.write('url', value);
    }
    read(name) {
        return TEXT_ATTRIBUTES[name].read(this.node);
    }
    write(name, value) {
        if (this.isTLF)
            throw notImplemented(`TextAttrs.${name} of TLF text (assignment)`);
        this.attach();
        TEXT_ATTRIBUTES[name].write(this.node, value, `TextAttrs.${name}`);
    }
}

/**
 * A stretch of text that looks alike: a view of one `DOMTextRun`. One of TLF text stands in no document, and can
 * only be read.
 */
class TextRun extends HostObject {
    static { this.className = 'TextRun'; }
    constructor(node, isTLF = false) {
        super();
        this.node = node;
        this.isTLF = isTLF;
    }
    /** Lines are separated by `\r`. */
    get characters() {
        return charactersOf$1(this.node);
    }
    set characters(value) {
        if (this.isTLF)
            throw notImplemented('TextRun.characters of TLF text (assignment)');
        setCharacters(this.node, checkText('TextRun.characters', value));
    }
    get textAttrs() {
        const node = attributesNodeOf(this.node);
        node.view ??= new TextAttrs(node, this.isTLF, () => writableAttributesOf(this.node));
        return node.view;
    }
    /** Takes over the properties that the value has. */
    set textAttrs(value) {
        if (this.isTLF)
            throw notImplemented('TextRun.textAttrs of TLF text (assignment)');
        const given = checkObject('TextRun.textAttrs', value, 'a TextAttrs object');
        const node = writableAttributesOf(this.node);
        for (const [name, attribute] of Object.entries(TEXT_ATTRIBUTES)) {
            if (given[name] !== undefined)
                attribute.write(node, given[name], `TextRun.textAttrs: ${name}`);
        }
    }
}

/** Values of `textType`. */
const TEXT_TYPES = ['static', 'dynamic', 'input'];
/** The type of a text is the name of its node. */
const NODE_NAMES = {
    static: 'DOMStaticText',
    dynamic: 'DOMDynamicText',
    input: 'DOMInputText',
};
/** Attributes that only some types of text have. They go when the type changes. */
const BELONGS = {
    orientation: ['static'],
    lineType: ['dynamic', 'input'],
    scrollable: ['dynamic', 'input'],
    renderAsHTML: ['dynamic', 'input'],
    variableName: ['dynamic', 'input'],
    embedRanges: ['dynamic', 'input'],
    embeddedCharacters: ['dynamic', 'input'],
    embedVariantGlyphs: ['dynamic', 'input'],
    maxCharacters: ['input'],
};
/** TLF text counts as static. */
function textTypeOf(node) {
    return TEXT_TYPES.find((type) => NODE_NAMES[type] === node.name) ?? 'static';
}
/** Puts a text of another type in the place of `node`, with the same content and view, and returns it. */
function withTextType(node, type) {
    const fresh = XmlNode.create(NODE_NAMES[type]);
    for (const name of node.attributeNames()) {
        const isKept = BELONGS[name]?.includes(type) ?? true;
        if (isKept)
            fresh.setAttr(name, node.attr(name) ?? null);
    }
    const { parent } = node;
    parent?.insert(fresh, parent.children.indexOf(node));
    for (const child of [...node.children])
        fresh.append(child);
    fresh.view = node.view;
    node.view = undefined;
    node.remove();
    return fresh;
}

const ALIGNMENTS$1 = {
    start: 'left',
    end: 'right',
    center: 'center',
    right: 'right',
    justify: 'justify',
};
/**
 * The runs of a `DOMTLFText`, one for each span; paragraphs are separated by `\r`. What a span does not say itself it
 * has from the link, the paragraph and the flow around it, as in the Text Layout Framework.
 */
function tlfRuns(text) {
    const flow = text.child('markup')?.child('tlfTextObject')?.child('TextFlow');
    if (!flow)
        return [];
    const paragraphs = flow.children;
    return paragraphs.flatMap((paragraph, i) => {
        const isLast = i === paragraphs.length - 1;
        const spans = spansOf(paragraph);
        return spans.map((span, at) => ({
            span,
            run: runOf(text, flow, span, at < spans.length - 1 || isLast ? '' : '\r'),
        }));
    });
}
function spansOf(node) {
    if (node.name === 'span' || node.children.length === 0)
        return [node];
    return node.children.flatMap(spansOf);
}
function charactersOf(span) {
    if (span.name === 'br')
        return '\n';
    return span.children.length === 0 ? span.text() : span.children.map(charactersOf).join('');
}
function runOf(text, flow, span, end) {
    return XmlNode.create('DOMTextRun', {}, [
        XmlNode.create('characters', {}, [], charactersOf(span) + end),
        XmlNode.create('textAttrs', {}, [
            XmlNode.create('DOMTextAttrs', attributesOf(text, inherited(flow, span))),
        ]),
    ]);
}
function inherited(flow, span) {
    return (name) => {
        for (let at = span; at; at = at === flow ? null : at.parent) {
            const value = at.attr(name);
            if (value !== undefined && value !== null)
                return value;
        }
        return '';
    };
}
function attributesOf(text, read) {
    const size = Number(read('fontSize') || 12);
    return {
        alignment: ALIGNMENTS$1[read('textAlign')] ?? null,
        alpha: read('textAlpha') || null,
        autoKern: read('kerning') === 'off' ? 'false' : null,
        characterPosition: /^(sub|super)script$/.test(read('baselineShift')) ? read('baselineShift') : null,
        face: faceOf$1(text, read),
        fillColor: read('color') || null,
        indent: read('textIndent') || null,
        leftMargin: read('paragraphStartIndent') || null,
        letterSpacing: trackingOf(read('trackingRight'), size),
        rightMargin: read('paragraphEndIndent') || null,
        size: formatNumber(size),
        target: read('target') || null,
        url: read('href') || null,
    };
}
/** The PostScript name that the document lists for the family, in the style of the span. */
function faceOf$1(text, read) {
    const family = read('fontFamily');
    const fonts = text.child('tlfFonts')?.children ?? [];
    const font = fonts.find((one) => one.attr('platformName') === family);
    const style = { isBold: read('fontWeight') === 'bold', isItalic: read('fontStyle') === 'italic' };
    return restyled(font ? readText(font, 'psName', family) : family, style);
}
/** Per cent of the size, or pixels. */
function trackingOf(value, size) {
    const tracking = parseFloat(value) * (value.endsWith('%') ? size / 100 : 1);
    return tracking ? formatNumber(tracking) : null;
}

const LINE_TYPES = ['single line', 'multiline', 'multiline no wrap', 'password'];
const ORIENTATIONS = ['horizontal', 'vertical left to right', 'vertical right to left'];
const RENDERING_MODES = ['device', 'bitmap', 'standard', 'advanced', 'customThicknessSharpness'];
/**
 * The settings of a text field. Those that the reference restricts to some types of text can be read of all; of others
 * the host ignores what is assigned, with a warning.
 */
class TextField extends Element {
    get selectable() {
        return this.isInput || readFlag(this.node, 'isSelectable', true);
    }
    set selectable(value) {
        if (!this.isInput)
            writeFlag(this.node, 'isSelectable', Boolean(value), true);
    }
    get border() {
        return readFlag(this.node, 'border');
    }
    set border(value) {
        writeFlag(this.node, 'border', Boolean(value));
    }
    get autoExpand() {
        return readFlag(this.node, 'autoExpand');
    }
    set autoExpand(value) {
        writeFlag(this.node, 'autoExpand', Boolean(value));
    }
    get scrollable() {
        return readFlag(this.node, 'scrollable');
    }
    set scrollable(value) {
        if (!this.isStatic)
            writeFlag(this.node, 'scrollable', Boolean(value));
    }
    get renderAsHTML() {
        return readFlag(this.node, 'renderAsHTML');
    }
    set renderAsHTML(value) {
        if (!this.isStatic)
            writeFlag(this.node, 'renderAsHTML', Boolean(value));
    }
    get lineType() {
        return readText(this.node, 'lineType', 'single line');
    }
    set lineType(value) {
        const type = checkChoice('Text.lineType', value, LINE_TYPES);
        if (this.isStatic || (type === 'password' && !this.isInput))
            return;
        this.node.setAttr('lineType', type === 'single line' ? null : type);
    }
    /** Of input text; 0 for any number. */
    get maxCharacters() {
        return readInteger(this.node, 'maxCharacters');
    }
    set maxCharacters(value) {
        const count = Math.trunc(checkNumber('Text.maxCharacters', value, 0));
        if (this.isInput)
            this.node.setAttr('maxCharacters', count === 0 ? null : String(count));
    }
    get orientation() {
        return readText(this.node, 'orientation', 'horizontal');
    }
    set orientation(value) {
        const orientation = checkChoice('Text.orientation', value, ORIENTATIONS);
        if (this.isStatic)
            this.node.setAttr('orientation', orientation === 'horizontal' ? null : orientation);
    }
    get variableName() {
        return readText(this.node, 'variableName');
    }
    set variableName(value) {
        if (!this.isStatic)
            this.node.setAttr('variableName', checkText('Text.variableName', value) || null);
    }
    get fontRenderingMode() {
        return readText(this.node, 'fontRenderingMode', 'advanced');
    }
    set fontRenderingMode(value) {
        const mode = checkChoice('Text.fontRenderingMode', value, RENDERING_MODES);
        this.node.setAttr('fontRenderingMode', mode === 'advanced' ? null : mode);
    }
    get useDeviceFonts() {
        return this.fontRenderingMode === 'device';
    }
    set useDeviceFonts(value) {
        if (Boolean(value) !== this.useDeviceFonts)
            this.fontRenderingMode = value ? 'device' : 'advanced';
    }
    get antiAliasSharpness() {
        return readNumber(this.node, 'antiAliasSharpness');
    }
    set antiAliasSharpness(value) {
        const sharpness = checkNumber('Text.antiAliasSharpness', value);
        this.node.setAttr('antiAliasSharpness', sharpness === 0 ? null : String(sharpness));
    }
    get antiAliasThickness() {
        return readNumber(this.node, 'antiAliasThickness');
    }
    set antiAliasThickness(value) {
        const thickness = checkNumber('Text.antiAliasThickness', value);
        this.node.setAttr('antiAliasThickness', thickness === 0 ? null : String(thickness));
    }
    get embeddedCharacters() {
        return readText(this.node, 'embeddedCharacters');
    }
    set embeddedCharacters(value) {
        if (!this.isStatic)
            this.node.setAttr('embeddedCharacters', checkText('Text.embeddedCharacters', value) || null);
    }
    /** Numbers separated by `|`. */
    get embedRanges() {
        return readText(this.node, 'embedRanges');
    }
    set embedRanges(value) {
        if (!this.isStatic)
            this.node.setAttr('embedRanges', checkText('Text.embedRanges', value) || null);
    }
    get embedVariantGlyphs() {
        return readFlag(this.node, 'embedVariantGlyphs');
    }
    set embedVariantGlyphs(value) {
        if (!this.isStatic)
            writeFlag(this.node, 'embedVariantGlyphs', Boolean(value));
    }
    /** Copies: change them and assign the Array. */
    get filters() {
        return readFilters(this.node);
    }
    set filters(value) {
        writeFilters(this.node, 'Text.filters', value);
    }
    get accName() {
        return readText(this.node, 'accName');
    }
    set accName(value) {
        setAccessibility(this.node, 'accName', checkText('Text.accName', value) || null);
    }
    get description() {
        return readText(this.node, 'description');
    }
    set description(value) {
        setAccessibility(this.node, 'description', checkText('Text.description', value) || null);
    }
    get shortcut() {
        return readText(this.node, 'shortcut');
    }
    set shortcut(value) {
        setAccessibility(this.node, 'shortcut', checkText('Text.shortcut', value) || null);
    }
    get silent() {
        return readFlag(this.node, 'silent');
    }
    set silent(value) {
        setAccessibility(this.node, 'silent', value ? 'true' : null);
    }
    /** 0 for none. */
    get tabIndex() {
        return readInteger(this.node, 'tabIndex');
    }
    set tabIndex(value) {
        const index = Math.trunc(checkNumber('Text.tabIndex', value, 0, 65535));
        setAccessibility(this.node, 'tabIndex', index === 0 ? null : String(index));
    }
    get isStatic() {
        return textTypeOf(this.node) === 'static';
    }
    get isInput() {
        return textTypeOf(this.node) === 'input';
    }
}

/**
 * A text: a view of one `DOMStaticText`, `DOMDynamicText`, `DOMInputText` or `DOMTLFText`. Changing what it says or how
 * it looks does not change its frame, since this host has no fonts to measure with.
 */
class Text extends TextField {
    constructor() {
        super(...arguments);
        this.start = 0;
        this.end = 0;
    }
    static { this.className = 'Text'; }
    get elementType() {
        return this.isTLF ? 'tlfText' : 'text';
    }
    get textType() {
        return textTypeOf(this.node);
    }
    set textType(value) {
        const type = checkChoice('Text.textType', value, TEXT_TYPES);
        if (this.isTLF)
            throw notImplemented('Text.textType of TLF text');
        if (type !== this.textType)
            this.node = withTextType(this.node, type);
    }
    /** Number of characters. */
    get length() {
        return this.characters.length;
    }
    get textRuns() {
        if (this.isTLF) {
            return tlfRuns(this.node).map(({ span, run }) => (span.view ??= new TextRun(run, true)));
        }
        return runsOf(this.node).map((node) => (node.view ??= new TextRun(node)));
    }
    getTextString(startIndex = 0, endIndex) {
        const { characters } = this;
        return characters.slice(index('Text.getTextString', startIndex), endIndex ?? characters.length);
    }
    /** Without indices all text is replaced; with one the text is inserted there; with two it replaces what is between. */
    setTextString(text, startIndex, endIndex) {
        this.refuseTLF('setTextString');
        const characters = checkText('Text.setTextString', text);
        const start = Math.min(index('Text.setTextString', startIndex ?? 0), this.length);
        const end = startIndex === undefined ? this.length : index('Text.setTextString', endIndex ?? start);
        replaceText(this.node, characters, start, Math.max(start, end));
    }
    /** Undefined where the range does not look the same everywhere. One index is that character alone. */
    getTextAttr(attrName, startIndex, endIndex) {
        const attribute = textAttribute('Text.getTextAttr', attrName);
        if (attrName === 'lineSpacing')
            this.refuseTLF('getTextAttr("lineSpacing")');
        const [start, end] = this.range('Text.getTextAttr', startIndex, endIndex);
        const runs = this.isTLF ? tlfRuns(this.node).map(({ run }) => run) : runsOf(this.node);
        const between = runsBetween(runs, start, end);
        const nodes = (between.length > 0 ? between : runs.slice(0, 1)).map(attributesNodeOf);
        const values = new Set(nodes.map((node) => attribute.read(node)));
        return values.size === 1 ? [...values][0] : undefined;
    }
    setTextAttr(attrName, attrValue, startIndex, endIndex) {
        this.refuseTLF('setTextAttr');
        const attribute = textAttribute('Text.setTextAttr', attrName);
        const member = `Text.setTextAttr: ${attrName}`;
        attribute.write(XmlNode.create('DOMTextAttrs'), attrValue, member);
        let [start, end] = this.range('Text.setTextAttr', startIndex, endIndex);
        if (attribute.isOfParagraph)
            [start, end] = paragraphsAround(this.characters, start, end);
        const runs = this.length === 0 ? runsOf(this.node) : isolateRuns(this.node, start, end);
        for (const run of runs)
            attribute.write(writableAttributesOf(run), attrValue, member);
        joinRuns$1(this.node);
    }
    get selectionStart() {
        return this.start;
    }
    set selectionStart(value) {
        this.start = index('Text.selectionStart', value);
        this.end = Math.max(this.start, this.end);
    }
    get selectionEnd() {
        return this.end;
    }
    set selectionEnd(value) {
        this.end = index('Text.selectionEnd', value);
        this.start = Math.min(this.start, this.end);
    }
    /** The upper left corner of the frame that the host shows, with its gutter. */
    get reference() {
        const x = readNumber(this.node, 'left') - TEXT_GUTTER;
        const y = readNumber(this.node, 'top') - TEXT_GUTTER;
        return apply$1(readMatrix(this.node), this.isTLF ? { x: 0, y: 0 } : { x, y });
    }
    get isTLF() {
        return this.node.name === 'DOMTLFText';
    }
    get characters() {
        return textOf$1(this.isTLF ? tlfRuns(this.node).map(({ run }) => run) : runsOf(this.node));
    }
    /** TLF text is kept as markup, which this host reads only. */
    refuseTLF(member) {
        if (this.isTLF)
            throw notImplemented(`Text.${member} of TLF text`);
    }
    range(member, startIndex, endIndex) {
        if (startIndex === undefined)
            return [0, this.length];
        const start = index(member, startIndex);
        return [start, endIndex === undefined ? start + 1 : index(member, endIndex)];
    }
}
function index(member, value) {
    return Math.trunc(checkNumber(`${member}: index`, value, 0));
}

/** An element of a kind that this host does not know: it can be moved, and says nothing of what it is. */
class UnknownElement extends Element {
    get elementType() {
        throw notImplemented(`Element.elementType of ${this.node.name}`);
    }
}

/**
 * Transforms elements for the methods of a document. Distances in pixels, angles in degrees, in the coordinates of the
 * timeline.
 */
/** The box around all of them, unrounded and without strokes; empty for no elements. */
function boundsOf(elements) {
    const box = emptyBox();
    for (const element of elements)
        unite(box, element.box);
    return box;
}
function moveElements(elements, x, y) {
    transformElements(elements, translation(x, y));
}
function scaleElements(elements, scaleX, scaleY, about) {
    transformElements(elements, around({ a: scaleX, b: 0, c: 0, d: scaleY}, about));
}
/** Positive angles turn clockwise. */
function rotateElements(elements, degrees, about) {
    transformElements(elements, around({ ...rotation(degrees)}, about));
}
/** `skewX` leans the y axis to the left, `skewY` turns the x axis clockwise; lengths along the other axis stay. */
function skewElements(elements, skewX, skewY, about) {
    const matrix = {
        a: 1,
        b: Math.tan((skewY * Math.PI) / 180),
        c: -Math.tan((skewX * Math.PI) / 180),
        d: 1};
    transformElements(elements, around(matrix, about));
}
/** Carries elements along by a transformation of the timeline's coordinates; groups take their members with them. */
function transformElements(elements, change) {
    for (const element of elements)
        element.transformBy(change);
}

registerElements({
    DOMSymbolInstance: SymbolInstance,
    DOMComponentInstance: ComponentInstance,
    DOMCompiledClipInstance: CompiledClipInstance,
    DOMBitmapInstance: BitmapInstance,
    DOMVideoInstance: Instance,
    DOMStaticText: Text,
    DOMDynamicText: Text,
    DOMInputText: Text,
    DOMTLFText: Text,
    DOMShape: Shape,
    DOMGroup: Shape,
    DOMRectangleObject: Rectangle,
    DOMOvalObject: Oval,
}, UnknownElement);
/** The classes of elements and of what belongs to them. */
const elementClasses = [
    ...[Element, Instance, SymbolInstance, BitmapInstance, CompiledClipInstance, ComponentInstance, Parameter],
    ...[Text, TextRun, TextAttrs],
    ...[Shape, Oval, Rectangle, Contour, HalfEdge, Edge, Vertex],
];

/** The curve where the document stores none: a straight line. */
const STRAIGHT = [
    { x: 0, y: 0 },
    { x: 1 / 3, y: 1 / 3 },
    { x: 2 / 3, y: 2 / 3 },
    { x: 1, y: 1 },
];
/** Pieces of the curve that stands for a named ease. */
const PIECES = 12;
/** Cubic pieces that run through an ease: each through four of its points. */
function pointsOf(ease) {
    const points = [{ x: 0, y: 0 }];
    for (let piece = 0; piece < PIECES; piece++) {
        const [a, b, c, d] = [0, 1, 2, 3].map((third) => ease((piece + third / 3) / PIECES));
        points.push({ x: (piece + 1 / 3) / PIECES, y: (-5 * a + 18 * b - 9 * c + 2 * d) / 6 }, { x: (piece + 2 / 3) / PIECES, y: (2 * a - 9 * b + 18 * c - 5 * d) / 6 }, { x: (piece + 1) / PIECES, y: d });
    }
    return points;
}
/** Control points of the ease curve of a property, from (0, 0) to (1, 1); those of a named ease are worked out (assumed). */
function readEase(frame, property = 'all') {
    const target = checkChoice('Frame.getCustomEase', property, EASE_TARGETS);
    const own = easePoints(frame, target);
    if (own)
        return own;
    const named = namedEaseOf(frame, target);
    return named && named !== linear ? pointsOf(named) : STRAIGHT.map((point) => ({ ...point }));
}
/** Stores the curve of a property and makes the frame use custom curves. */
function writeEase(frame, property, points) {
    const target = checkChoice('Frame.setCustomEase', property, EASE_TARGETS);
    if (!Array.isArray(points) || points.length < 4 || points.length % 3 !== 1) {
        throw new HostError(`Frame.setCustomEase: expected an Array of 4, 7, 10 … points {x, y}, got ${describeValue(points)}` +
            (Array.isArray(points) ? ` of ${points.length}` : ''));
    }
    const nodes = points.map((point) => pointNode(point));
    const tweens = childOrNew(frame, 'tweens', ['elements']);
    entryOf(frame, 'CustomEase', target)?.remove();
    tweens.append(XmlNode.create('CustomEase', { target }, nodes));
    frame.setAttr('hasCustomEase', 'true');
    if (target !== 'all')
        frame.setAttr('useSingleEaseCurve', 'false');
}
function pointNode(point) {
    const x = checkNumber('Frame.setCustomEase: x', point?.x, 0, 1);
    const y = checkNumber('Frame.setCustomEase: y', point?.y);
    return XmlNode.create('Point', {
        x: x === 0 ? null : formatNumber(x),
        y: y === 0 ? null : formatNumber(y),
    });
}

const LABEL_TYPES = ['none', 'name', 'comment', 'anchor'];
/** The attributes of a frame's label. An anchor is marked twice. */
const LABEL_ATTRIBUTES = ['name', 'labelType', 'bookmark'];
/** `name` and `labelType` of a frame always stand together: a first name makes a label of type `name`. */
function writeName(frame, name) {
    if (name === '') {
        for (const attribute of LABEL_ATTRIBUTES)
            frame.setAttr(attribute, null);
        return;
    }
    frame.setAttr('name', name, frame.attr('duration') === undefined ? 'index' : 'duration');
    if (frame.attr('labelType') === undefined)
        frame.setAttr('labelType', 'name', 'name');
}
/** Adobe's reference: setting a label to `none` clears the name. */
function writeLabelType(frame, type) {
    if (type === 'none') {
        writeName(frame, '');
        return;
    }
    frame.setAttr('labelType', type, 'name');
    frame.setAttr('bookmark', type === 'anchor' ? 'true' : null, 'labelType');
}

/**
 * The script of a frame: `Actionscript/script`, or `Framescript/script` in documents for HTML5. The reference gives
 * `\n` as the line break of scripts, the document keeps its own.
 */
function scriptOf(frame) {
    return (frame.child('Actionscript') ?? frame.child('Framescript'))?.child('script');
}
function readScript(frame) {
    return scriptOf(frame)?.text() ?? '';
}
function writeScript(frame, text) {
    const found = scriptOf(frame);
    if (text === '')
        found?.parent?.remove();
    else if (found)
        found.setText(text, { cdata: true });
    else {
        const script = XmlNode.create('script');
        frame.insert(XmlNode.create('Actionscript', {}, [script]), 0);
        script.setText(text, { cdata: true });
    }
}

const SOUND_EFFECTS = [
    'none',
    'left channel',
    'right channel',
    'fade left to right',
    'fade right to left',
    'fade in',
    'fade out',
    'custom',
];
const FULL_LEVEL = 32768;
const SOUND_ATTRIBUTES = [
    'soundName',
    'soundSync',
    'soundEffect',
    'soundLoop',
    'soundLoopMode',
    'inPoint44',
    'outPoint44',
];
/** The item of the frame's sound; null where there is none, or where the library has none of that name. */
function soundItemOf(frame, document) {
    const item = document.itemAt(readText(frame, 'soundName'));
    return item?.itemType === 'sound' ? item : null;
}
/** Attaches the sound of that path, or with an empty text takes the sound away. */
function attachSound(frame, path, document) {
    if (path === '') {
        for (const name of SOUND_ATTRIBUTES)
            frame.setAttr(name, null);
        removeChild(frame, 'SoundEnvelope');
        return;
    }
    if (document.itemAt(path)?.itemType !== 'sound') {
        throw new HostError(`Frame.soundName: the library has no sound called ${describeValue(path)}`);
    }
    if (frame.attr('soundName') === path)
        return;
    frame.setAttr('soundName', path);
    if (!frame.child('SoundEnvelope'))
        writeEnvelope(frame, [{ mark: 0, leftChannel: FULL_LEVEL, rightChannel: FULL_LEVEL }]);
}
function readEnvelope(frame) {
    const points = frame.child('SoundEnvelope')?.childrenNamed('SoundEnvelopePoint') ?? [];
    return points.map((point) => ({
        mark: readNumber(point, 'mark44'),
        leftChannel: readNumber(point, 'level0'),
        rightChannel: readNumber(point, 'level1'),
    }));
}
function writeEnvelope(frame, points) {
    if (!Array.isArray(points)) {
        throw new HostError(`Frame.setSoundEnvelope: expected an Array of points, got ${describeValue(points)}`);
    }
    const nodes = points.map((point) => {
        const mark = Math.trunc(checkNumber('Frame.setSoundEnvelope: mark', point?.mark, 0));
        const left = checkNumber('Frame.setSoundEnvelope: leftChannel', point?.leftChannel, 0, FULL_LEVEL);
        const right = checkNumber('Frame.setSoundEnvelope: rightChannel', point?.rightChannel, 0, FULL_LEVEL);
        return XmlNode.create('SoundEnvelopePoint', {
            mark44: mark === 0 ? null : String(mark),
            level0: String(Math.trunc(left)),
            level1: String(Math.trunc(right)),
        });
    });
    removeChild(frame, 'SoundEnvelope');
    const before = frame.children.findIndex((child) => child.name === 'tweens' || child.name === 'elements');
    const envelope = XmlNode.create('SoundEnvelope', {}, nodes);
    frame.insert(envelope, before < 0 ? frame.children.length : before);
}

/** The tween of a frame. Its members throw for a frame without a tween, as Adobe's types say. */
class Tween extends HostObject {
    static { this.className = 'Tween'; }
    constructor(frame) {
        super();
        this.frame = frame;
    }
    /** In frames. */
    get duration() {
        return this.tweened.duration;
    }
    get startFrame() {
        return this.tweened.startFrame;
    }
    /** `motion`, `shape` or `motion object`. */
    get tweenType() {
        return this.tweened.tweenType;
    }
    /** The matrix of the element, so many frames after the keyframe. */
    getGeometricTransform(frameIndex) {
        return readMatrix(this.elementAt('getGeometricTransform', frameIndex));
    }
    /** Percents and amounts of the four channels, so many frames after the keyframe. */
    getColorTransform(frameIndex) {
        const color = colorTransformOf(this.elementAt('getColorTransform', frameIndex));
        const values = {};
        for (const channel of CHANNELS) {
            const name = `color${channel[0].toUpperCase()}${channel.slice(1)}`;
            values[`${name}Amount`] = Math.round(color[channel].offset);
            values[`${name}Percent`] = Math.round(color[channel].multiplier * 100);
        }
        return values;
    }
    /** Copies of the element's filters, so many frames after the keyframe. */
    getFilters(frameIndex) {
        return readFilters(this.elementAt('getFilters', frameIndex));
    }
    elementAt(member, frameIndex) {
        const { duration, tweenType } = this.tweened;
        const elapsed = checkNumber('Tween: frame index', frameIndex, 0, duration);
        const [element, ...others] = this.frame.shownElements(elapsed);
        if (element && others.length === 0 && tweenType !== 'shape')
            return element;
        throw notImplemented(`Tween.${member} of a ${tweenType} tween of anything but one element`);
    }
    get tweened() {
        if (this.frame.tweenType === 'none')
            throw new HostError('Tween: the frame is not tweened');
        return this.frame;
    }
}

/** A keyframe and the span that it holds for: a view of one `DOMFrame`. */
class Frame extends HostObject {
    static { this.className = 'Frame'; }
    constructor(node, layer) {
        super();
        this.node = node;
        this.layer = layer;
    }
    get startFrame() {
        return readStart$1(this.node);
    }
    get duration() {
        return readDuration(this.node);
    }
    /** In file order, back to front, unless the switch `elementsOrder` says otherwise. */
    get elements() {
        const elements = this.backToFront;
        const order = this.document.switches.elementsOrder;
        return order === 'frontToBack' ? elements.reverse() : elements;
    }
    /** The elements in drawing order, whatever the switch says. */
    get backToFront() {
        return this.elementNodes.map((node) => elementOf(node, this));
    }
    get elementNodes() {
        return this.node.child('elements')?.children ?? [];
    }
    /** The elements shown some frames after the keyframe, back to front; see `shownElements`. */
    shownElements(elapsed) {
        return ContentBounds.of(this.document).shownElements(this.node, elapsed);
    }
    isEmpty() {
        return this.elementNodes.length === 0;
    }
    get document() {
        return this.layer.timeline.document;
    }
    get name() {
        return readText(this.node, 'name');
    }
    set name(value) {
        writeName(this.node, checkText('Frame.name', value));
    }
    get labelType() {
        return readText(this.node, 'labelType', this.name === '' ? 'none' : 'name');
    }
    set labelType(value) {
        writeLabelType(this.node, checkChoice('Frame.labelType', value, LABEL_TYPES));
    }
    get actionScript() {
        return readScript(this.node);
    }
    set actionScript(value) {
        writeScript(this.node, checkText('Frame.actionScript', value));
    }
    get tweenType() {
        return readText(this.node, 'tweenType', 'none');
    }
    set tweenType(value) {
        setTweenType(this.node, checkChoice('Frame.tweenType', value, ['none', 'motion', 'shape']));
    }
    get tweenObj() {
        this.tween ??= new Tween(this);
        return this.tween;
    }
    /** From -100 (begins slowly) to 100 (ends slowly). */
    get tweenEasing() {
        return readEasing(this.node);
    }
    set tweenEasing(value) {
        writeEasing(this.node, Math.trunc(checkNumber('Frame.tweenEasing', value, -100, 100)));
    }
    get tweenInstanceName() {
        return readText(this.node, 'tweenInstanceName');
    }
    set tweenInstanceName(value) {
        this.node.setAttr('tweenInstanceName', checkText('Frame.tweenInstanceName', value) || null);
    }
    get hasCustomEase() {
        return readFlag(this.node, 'hasCustomEase');
    }
    set hasCustomEase(value) {
        writeFlag(this.node, 'hasCustomEase', Boolean(value));
    }
    get useSingleEaseCurve() {
        return readFlag(this.node, 'useSingleEaseCurve', true);
    }
    set useSingleEaseCurve(value) {
        writeFlag(this.node, 'useSingleEaseCurve', Boolean(value), true);
    }
    getCustomEase(property) {
        return readEase(this.node, property);
    }
    setCustomEase(property, easeCurve) {
        writeEase(this.node, property, easeCurve);
    }
    get motionTweenSnap() {
        return readFlag(this.node, 'motionTweenSnap');
    }
    set motionTweenSnap(value) {
        setTweenFlag(this.node, 'motionTweenSnap', value);
    }
    get motionTweenScale() {
        return readFlag(this.node, 'motionTweenScale', true);
    }
    set motionTweenScale(value) {
        setTweenFlag(this.node, 'motionTweenScale', value);
    }
    get motionTweenSync() {
        return readFlag(this.node, 'motionTweenSync');
    }
    set motionTweenSync(value) {
        setTweenFlag(this.node, 'motionTweenSync', value);
    }
    get motionTweenOrientToPath() {
        return readFlag(this.node, 'motionTweenOrientToPath');
    }
    set motionTweenOrientToPath(value) {
        setTweenFlag(this.node, 'motionTweenOrientToPath', value);
    }
    get motionTweenRotate() {
        return readText(this.node, 'motionTweenRotate', 'auto');
    }
    set motionTweenRotate(value) {
        const ways = ['none', 'auto', 'clockwise', 'counter-clockwise'];
        const way = checkChoice('Frame.motionTweenRotate', value, ways);
        this.node.setAttr('motionTweenRotate', way === 'auto' ? null : way);
    }
    get motionTweenRotateTimes() {
        return readInteger(this.node, 'motionTweenRotateTimes');
    }
    set motionTweenRotateTimes(value) {
        const times = Math.trunc(checkNumber('Frame.motionTweenRotateTimes', value, 0, 65535));
        this.node.setAttr('motionTweenRotateTimes', times === 0 ? null : String(times));
    }
    get shapeTweenBlend() {
        return readText(this.node, 'shapeTweenBlend', 'distributive');
    }
    set shapeTweenBlend(value) {
        const blend = checkChoice('Frame.shapeTweenBlend', value, ['distributive', 'angular']);
        this.node.setAttr('shapeTweenBlend', blend === 'angular' ? blend : null);
    }
    /** True if the frame was tweened. */
    convertToFrameByFrameAnimation() {
        return bakeTween(this);
    }
    isMotionObject() {
        return readFlag(this.node, 'isMotionObject');
    }
    getMotionObjectXML() {
        const content = this.node.child('motionObjectXML')?.children[0];
        return content ? XmlFile.create('motion object', content.clone()).serialize() : '';
    }
    is3DMotionObject() {
        return (this.isMotionObject() && /<PropertyContainer id="(3D|Basic_Motion_3D)/.test(this.getMotionObjectXML()));
    }
    hasMotionPath() {
        return this.isMotionObject() && this.getMotionObjectXML().includes('id="Motion_X"');
    }
    /** Path of the sound's item in the library, or an empty text. */
    get soundName() {
        return readText(this.node, 'soundName');
    }
    set soundName(value) {
        attachSound(this.node, checkText('Frame.soundName', value), this.document);
    }
    get soundLibraryItem() {
        return soundItemOf(this.node, this.document);
    }
    set soundLibraryItem(value) {
        attachSound(this.node, value?.name ?? '', this.document);
    }
    get soundSync() {
        return readText(this.node, 'soundSync', 'event');
    }
    set soundSync(value) {
        const sync = checkChoice('Frame.soundSync', value, ['event', 'stop', 'start', 'stream']);
        this.node.setAttr('soundSync', sync === 'event' ? null : sync);
    }
    get soundEffect() {
        return readText(this.node, 'soundEffect', 'none');
    }
    set soundEffect(value) {
        const effect = checkChoice('Frame.soundEffect', value, SOUND_EFFECTS);
        this.node.setAttr('soundEffect', effect === 'none' ? null : effect);
    }
    get soundLoopMode() {
        return readText(this.node, 'soundLoopMode', 'repeat');
    }
    set soundLoopMode(value) {
        const mode = checkChoice('Frame.soundLoopMode', value, ['repeat', 'loop']);
        this.node.setAttr('soundLoopMode', mode === 'repeat' ? null : mode);
    }
    get soundLoop() {
        return readNumber(this.node, 'soundLoop', 1);
    }
    set soundLoop(value) {
        const times = Math.trunc(checkNumber('Frame.soundLoop', value, 0, 65535));
        this.node.setAttr('soundLoop', times === 1 ? null : String(times));
    }
    getSoundEnvelope() {
        return readEnvelope(this.node);
    }
    setSoundEnvelope(soundEnv) {
        writeEnvelope(this.node, soundEnv);
    }
    /** In samples of 44.1 kHz. */
    getSoundEnvelopeLimits() {
        return { start: readNumber(this.node, 'inPoint44'), end: readNumber(this.node, 'outPoint44') };
    }
    setSoundEnvelopeLimits(limits) {
        const start = Math.trunc(checkNumber('Frame.setSoundEnvelopeLimits: start', limits.start, 0));
        const end = Math.trunc(checkNumber('Frame.setSoundEnvelopeLimits: end', limits.end, 0));
        this.node.setAttr('inPoint44', start === 0 ? null : String(start));
        this.node.setAttr('outPoint44', end === 0 ? null : String(end));
    }
}

const SETTABLE = ['normal', 'guide', 'guided', 'mask', 'masked', 'folder'];
/**
 * Assigns `layer.layerType`. `guided` and `masked` attach the layer to the guide or mask right above it (assumed: no
 * effect where there is none); `folder` drops the frames, as the host does after asking; a layer that stops being a
 * mask, guide or folder lets its children go to where it belongs itself.
 */
function changeLayerType(layer, value) {
    const type = checkChoice('Layer.layerType', value, SETTABLE);
    if (type === layer.layerType || layer.ownType === 'camera')
        return;
    if (type === 'guided' || type === 'masked')
        attach(layer, type === 'guided' ? 'guide' : 'mask');
    else
        changeTree(layer, type, (parents) => detach$1(layer, parents));
}
function attach(layer, parentType) {
    const above = layer.timeline.layers[layer.index - 1];
    for (let parent = above ?? null; parent; parent = parent.parentLayer) {
        if (parent.ownType !== parentType)
            continue;
        const holder = parent;
        changeTree(layer, 'normal', (parents) => parents.set(layer, holder));
        return;
    }
}
/** Gives a layer another type and place in the tree, in which every other layer stays as near to its own as it can. */
function changeTree(layer, type, move) {
    const { timeline } = layer;
    const node = layer.write();
    const parents = readParents(timeline.layers);
    if (type === 'normal')
        releaseChildren(layer, parents);
    if (layer.ownType === 'folder')
        extendTo(layer, Math.max(1, timeline.frameCount));
    node.setAttr('layerType', type === 'normal' ? null : type);
    if (type === 'folder') {
        node.child('frames')?.remove();
        layer.framesChanged();
    }
    move(parents);
    writeParents(timeline.layers, parents);
}
/** Takes a masked or guided layer out of its mask or guide, but leaves it in the folder around that. */
function detach$1(layer, parents) {
    parents.set(layer, folderAround(layer, parents));
}
function releaseChildren(layer, parents) {
    const heir = parents.get(layer) ?? null;
    for (const [child, parent] of parents)
        if (parent === layer)
            parents.set(child, heir);
}

/** A layer: a view of one `DOMLayer`. */
class Layer extends HostObject {
    static { this.className = 'Layer'; }
    constructor(node, timeline) {
        super();
        this.node = node;
        this.timeline = timeline;
    }
    get name() {
        return readText(this.node, 'name');
    }
    set name(value) {
        this.write().setAttr('name', checkText('Layer.name', value));
        this.node.setAttr('autoNamed', 'false');
    }
    get layerType() {
        const own = this.ownType;
        if (own !== 'normal')
            return own;
        const parent = this.parentLayer?.ownType;
        if (parent === 'mask')
            return 'masked';
        return parent === 'guide' ? 'guided' : 'normal';
    }
    set layerType(value) {
        changeLayerType(this, value);
    }
    /** The type that the document stores: `guided` and `masked` follow from the parent. */
    get ownType() {
        return readText(this.node, 'layerType', 'normal');
    }
    /** The folder, mask or guide layer that this layer belongs to, or null. */
    get parentLayer() {
        return parentIn(countedLayers(this.timeline.layers), this);
    }
    set parentLayer(value) {
        if (value !== null && !(value instanceof Layer)) {
            throw new HostError(`Layer.parentLayer: expected a Layer or null, got ${describeValue(value)}`);
        }
        if (canSetParent(this, value))
            setParent(this, value);
    }
    get visible() {
        return readFlag(this.node, 'visible', true);
    }
    set visible(value) {
        writeFlag(this.write(), 'visible', Boolean(value), true);
    }
    get locked() {
        return readFlag(this.node, 'locked');
    }
    set locked(value) {
        writeFlag(this.write(), 'locked', Boolean(value));
    }
    get outline() {
        return readFlag(this.node, 'outline');
    }
    set outline(value) {
        writeFlag(this.write(), 'outline', Boolean(value));
        writeFlag(this.node, 'useOutlineView', Boolean(value));
    }
    /** `#RRGGBB`. */
    get color() {
        return formatColor({ rgb: readText(this.node, 'color', '#000000'), alpha: 1 });
    }
    set color(value) {
        this.write().setAttr('color', parseColor('Layer.color', value).rgb);
    }
    /** 100, 200 or 300 per cent. */
    get height() {
        return readNumber(this.node, 'heightMultiplier', 1) * 100;
    }
    set height(value) {
        if (value !== 100 && value !== 200 && value !== 300) {
            throw new HostError(`Layer.height: expected 100, 200 or 300, got ${describeValue(value)}`);
        }
        writeNumber(this.write(), 'heightMultiplier', value / 100, 1);
    }
    get animationType() {
        return readText(this.node, 'animationType', 'none');
    }
    get frameCount() {
        const last = this.keyframes.at(-1);
        return last ? last.startFrame + last.duration : 0;
    }
    /** One entry per frame index: the frames of a span are its keyframe. Folders have none. */
    get frames() {
        this.frameCache ??= keyframesByIndex(this.keyframes, this.frameCount);
        return this.frameCache;
    }
    /** The keyframes, each once, in order. */
    get keyframes() {
        this.keyframeCache ??= this.frameNodes.map((node) => this.frameOf(node));
        return this.keyframeCache;
    }
    /** The keyframe shown at a frame index, or undefined after the end of the layer. */
    frameAt(index) {
        if (index >= this.frameCount)
            return undefined;
        return lastStartingAt(this.keyframes, index, (frame) => frame.startFrame) ?? this.keyframes[0];
    }
    /** Position in `timeline.layers`, 0 at the top. */
    get index() {
        return this.timeline.layers.indexOf(this);
    }
    /** Must be called by whoever adds, removes, moves or resizes keyframes. */
    framesChanged() {
        this.keyframeCache = undefined;
        this.frameCache = undefined;
    }
    /** The node for writing: a layer that the document leaves out is put into it first. */
    write() {
        this.timeline.materialize();
        return this.node;
    }
    get frameNodes() {
        return this.node.child('frames')?.childrenNamed('DOMFrame') ?? [];
    }
    frameOf(node) {
        node.view ??= new Frame(node, this);
        return node.view;
    }
}

/** The state of a timeline. `Timeline` adds the methods that change it. */
class TimelineCore extends HostObject {
    /** `item`: the symbol, or null for a scene. */
    constructor(
    /** `DOMTimeline`. */
    node, document, item) {
        super();
        this.node = node;
        this.document = document;
        this.item = item;
        this.selectedFrames = new FrameSelection();
    }
    /** Setting it renames the scene or the symbol. */
    get name() {
        return readText(this.node, 'name');
    }
    set name(value) {
        const name = checkText('Timeline.name', value);
        if (this.item)
            this.item.name = name;
        else
            this.node.setAttr('name', name);
    }
    /** The symbol that the timeline belongs to; null for a scene. */
    get libraryItem() {
        return this.item;
    }
    /** Top first. A timeline whose document lists none has one empty layer, as in the host. */
    get layers() {
        this.layerCache ??= this.layerNodes.map((node) => this.layerOf(node));
        return this.layerCache;
    }
    get layerCount() {
        return this.layers.length;
    }
    /** Frames of the longest layer. */
    get frameCount() {
        return this.layers.reduce((count, layer) => Math.max(count, layer.frameCount), 0);
    }
    get currentFrame() {
        return readInteger(this.node, 'currentFrame');
    }
    set currentFrame(value) {
        setCurrentFrame(this, value);
    }
    get currentLayer() {
        const place = this.layers.findIndex((layer) => layer.node.attr('current') === 'true');
        return Math.max(0, place);
    }
    set currentLayer(value) {
        setCurrentLayer(this, value);
    }
    /** The selected layers, from the top. */
    get selectedLayers() {
        return this.layers.filter(({ node }) => node.attr('isSelected') === 'true');
    }
    /** Their indices, the lowest layer first: the example of Adobe's reference gives `1,0`. */
    getSelectedLayers() {
        const indices = this.layers.flatMap(({ node }, index) => node.attr('isSelected') === 'true' ? [index] : []);
        return indices.reverse();
    }
    get advancedLayersEnabled() {
        return readFlag(this.node, 'layerDepthEnabled');
    }
    set advancedLayersEnabled(value) {
        writeFlag(this.node, 'layerDepthEnabled', Boolean(value));
    }
    /** Must be called by whoever adds, removes or moves layers. */
    layersChanged() {
        this.layerCache = undefined;
    }
    /** Puts the layer that the document leaves out into it, before something is written there. */
    materialize() {
        for (const layer of this.layers) {
            if (layer.node.parent)
                continue;
            const list = this.node.child('layers') ?? XmlNode.create('layers');
            if (!list.parent)
                this.node.insert(list, 0);
            list.append(layer.node);
        }
    }
    /** The layer of a node: always the same one. */
    layerOf(node) {
        node.view ??= new Layer(node, this);
        return node.view;
    }
    get layerNodes() {
        const nodes = this.node.child('layers')?.childrenNamed('DOMLayer') ?? [];
        if (nodes.length > 0)
            return nodes;
        const layer = newLayer('Layer 1', 0);
        for (const name of ['current', 'isSelected'])
            layer.setAttr(name, 'true');
        return [layer];
    }
}

/**
 * A scene, or the timeline of a symbol: a view of one `DOMTimeline`. Indices of layers and frames start at 0, the top
 * layer being 0; of frames, an end is not included, and without one the start alone is meant; of layers, it is.
 */
class Timeline extends TimelineCore {
    static { this.className = 'Timeline'; }
    /** Places of all layers of that name; undefined when there is none. */
    findLayerIndex(name) {
        const places = this.layers.flatMap((layer, index) => (layer.name === name ? [index] : []));
        return places.length > 0 ? places : undefined;
    }
    addNewLayer(name, layerType, bAddAbove) {
        return addNewLayer(this, name, layerType, bAddAbove);
    }
    addMotionGuide() {
        return addMotionGuide(this);
    }
    deleteLayer(index) {
        deleteLayer(this, index);
    }
    duplicateLayers(startLayerIndex, endLayerIndex) {
        duplicateLayers(this, startLayerIndex, endLayerIndex);
    }
    copyLayers(startLayerIndex, endLayerIndex) {
        copyLayers(this, startLayerIndex, endLayerIndex);
    }
    cutLayers(startLayerIndex, endLayerIndex) {
        cutLayers(this, startLayerIndex, endLayerIndex);
    }
    pasteLayers(layerIndex) {
        return pasteLayers(this, layerIndex);
    }
    reorderLayer(layerToMove, layerToPutItBy, bAddBefore) {
        reorderLayer(this, layerToMove, layerToPutItBy, bAddBefore);
    }
    expandFolder(bExpand, bRecurseNestedParents, index) {
        expandFolder$1(this, bExpand, bRecurseNestedParents, index);
    }
    showLayerMasking(layer) {
        showLayerMasking(this, layer);
    }
    setSelectedLayers(index, bReplaceCurrentSelection) {
        setSelectedLayers(this, index, bReplaceCurrentSelection);
    }
    getLayerProperty(property) {
        return layerProperty(this, String(property));
    }
    setLayerProperty(property, value, layersToChange) {
        setLayerProperty(this, String(property), value, layersToChange);
    }
    insertFrames(numFrames, bAllLayers, frameNumIndex) {
        insertFrames(this, numFrames, bAllLayers, frameNumIndex);
    }
    removeFrames(startFrameIndex, endFrameIndex) {
        removeFrames(this, startFrameIndex, endFrameIndex);
    }
    insertKeyframe(frameNumIndex) {
        insertKeyframe(this, 'insertKeyframe', frameNumIndex, false);
    }
    insertBlankKeyframe(frameNumIndex) {
        insertKeyframe(this, 'insertBlankKeyframe', frameNumIndex, true);
    }
    convertToKeyframes(startFrameIndex, endFrameIndex) {
        convertToKeyframes(this, [startFrameIndex, endFrameIndex]);
    }
    convertToBlankKeyframes(startFrameIndex, endFrameIndex) {
        convertToBlankKeyframes(this, [startFrameIndex, endFrameIndex]);
    }
    clearFrames(startFrameIndex, endFrameIndex) {
        clearFrames(this, [startFrameIndex, endFrameIndex]);
    }
    clearKeyframes(startFrameIndex, endFrameIndex) {
        clearKeyframes(this, [startFrameIndex, endFrameIndex]);
    }
    reverseFrames(startFrameIndex, endFrameIndex) {
        reverseFrames(this, [startFrameIndex, endFrameIndex]);
    }
    copyFrames(startFrameIndex, endFrameIndex) {
        copyFrames(this, startFrameIndex, endFrameIndex);
    }
    cutFrames(startFrameIndex, endFrameIndex) {
        cutFrames(this, startFrameIndex, endFrameIndex);
    }
    pasteFrames(startFrameIndex, endFrameIndex) {
        pasteFrames(this, startFrameIndex, endFrameIndex);
    }
    copyMotion() {
        copyMotion(this);
    }
    pasteMotion() {
        pasteMotion(this);
    }
    createMotionTween(startFrameIndex, endFrameIndex) {
        createMotionTween(this, startFrameIndex, endFrameIndex);
    }
    getFrameProperty(property, startFrameIndex, endFrameIndex) {
        return frameProperty(this, String(property), startFrameIndex, endFrameIndex);
    }
    setFrameProperty(property, value, startFrameIndex, endFrameIndex) {
        setFrameProperty(this, String(property), value, startFrameIndex, endFrameIndex);
    }
    getSelectedFrames() {
        return getSelectedFrames(this);
    }
    setSelectedFrames(startOrList, endOrReplace, bReplaceCurrentSelection) {
        setSelectedFrames(this, [startOrList, endOrReplace, bReplaceCurrentSelection]);
    }
    selectAllFrames() {
        selectAllFrames(this);
    }
    getGuidelines() {
        return readText(this.node, 'guides');
    }
    setGuidelines(xmlString) {
        return setGuidelines(this, String(xmlString));
    }
    /** The first frame is 1. Hidden layers count by default as the publish settings include them. */
    getBounds(frame, includeHiddenLayers) {
        return boundsOf$1(this, frame, includeHiddenLayers ?? this.document.publishing.includesHiddenLayers);
    }
    /** There is no stage to play on. */
    startPlayback() {
        return;
    }
    stopPlayback() {
        return;
    }
}

/** Attributes by which the program remembers what it shows: they are no edit. Names of items are renamed with them. */
const VIEW_STATE = new Set(['selected', 'isSelected', 'current', 'currentFrame', 'open']);
/** When the timeline of a symbol was edited last, from the changes of its file. */
class EditTime {
    constructor(file, now) {
        this.now = now;
        this.isPaused = false;
        file.onChange = (node, attribute) => {
            const isOfTimeline = node.parent !== null && !(node.name === 'DOMTimeline' && attribute === 'name');
            if (!isOfTimeline || this.isPaused)
                return;
            if (attribute === undefined || !VIEW_STATE.has(attribute))
                this.editedAt = this.now();
        };
    }
    /** Changes a file in a way that is no edit of its timeline. */
    pause(change) {
        const before = this.isPaused;
        this.isPaused = true;
        change();
        this.isPaused = before;
    }
    /**
     * Seconds since 1970 of the last edit; undefined without any. They increase with each edit between two readings, also
     * of the same second, so that whoever compares them sees it.
     */
    read(stored) {
        if (this.editedAt) {
            const seconds = Math.floor(this.editedAt.getTime() / 1000);
            this.seconds = Math.max(seconds, (this.seconds ?? stored) + 1);
            this.editedAt = undefined;
        }
        return this.seconds;
    }
}

const SIDES = ['left', 'top', 'right', 'bottom'];
const NAMES = {
    left: 'scaleGridLeft',
    top: 'scaleGridTop',
    right: 'scaleGridRight',
    bottom: 'scaleGridBottom',
};
function hasGrid(symbol) {
    return SIDES.some((side) => symbol.attr(NAMES[side]) !== undefined);
}
function readGrid(symbol) {
    return {
        left: readNumber(symbol, NAMES.left),
        top: readNumber(symbol, NAMES.top),
        right: readNumber(symbol, NAMES.right),
        bottom: readNumber(symbol, NAMES.bottom),
    };
}
function removeGrid(symbol) {
    for (const side of SIDES)
        symbol.setAttr(NAMES[side], null);
}
function writeGrid(symbol, value) {
    if (typeof value !== 'object' || value === null) {
        throw new HostError(`SymbolItem.scalingGridRect: expected an object {left, top, right, bottom}, got ${describeValue(value)}`);
    }
    const grid = value;
    const sides = SIDES.map((side) => checkNumber(`SymbolItem.scalingGridRect.${side}`, grid[side]));
    SIDES.forEach((side, i) => {
        symbol.setAttr(NAMES[side], formatNumber(sides[i]));
    });
}

const SYMBOL_TYPES = ['movie clip', 'button', 'graphic'];
/** `Include.itemIcon` repeats the type for the Library panel; a movie clip has none. */
const ICONS$1 = { button: '0', graphic: '1' };
/**
 * A symbol: an `Include` of DOMDocument.xml and the file that it names. Listing reads the head of the file only; the
 * timeline is parsed at first need. A symbol whose file is missing is there, empty.
 */
class SymbolItem extends Item {
    static { this.className = 'SymbolItem'; }
    constructor(
    /** The `Include`. */
    entry, file, 
    /** False when the document includes a file that is not there. */
    hasContent, library) {
        super(library);
        this.entry = entry;
        this.file = file;
        this.hasContent = hasContent;
        this.editTime = new EditTime(file, () => library.document.now());
    }
    get node() {
        return this.file.root;
    }
    attr(name) {
        return this.file.isParsed ? this.file.root.attr(name) : this.unparsedHead.attributes[name];
    }
    /** The head of a file that is not parsed, so that it cannot have changed. */
    get unparsedHead() {
        this.head ??= this.file.head();
        return this.head;
    }
    get itemType() {
        return this.isComponent ? 'component' : this.symbolType;
    }
    get isComponent() {
        return (this.file.isParsed ? this.node : this.unparsedHead).name === 'DOMComponentItem';
    }
    get symbolType() {
        return readText(this, 'symbolType', 'movie clip');
    }
    set symbolType(value) {
        const type = checkChoice('SymbolItem.symbolType', value, SYMBOL_TYPES);
        this.node.setAttr('symbolType', type === 'movie clip' ? null : type);
        this.entry.setAttr('itemIcon', ICONS$1[type] ?? null);
    }
    get timeline() {
        const list = this.node.child('timeline');
        const node = list?.child('DOMTimeline') ?? XmlNode.create('DOMTimeline', { name: leafOf(this.name) });
        if (!node.parent) {
            this.editTime.pause(() => {
                if (list)
                    list.append(node);
                else
                    this.node.append(XmlNode.create('timeline', {}, [node]));
            });
        }
        node.view ??= new Timeline(node, this.library.document, this);
        return node.view;
    }
    /** Seconds since 1970 in eight hexadecimal digits. */
    get lastModifiedDate() {
        const stored = readInteger(this, 'lastModified');
        return hexSeconds(this.editTime.read(stored) ?? stored);
    }
    /** Writes when the timeline was edited last, before the document is saved. */
    writeEditTime() {
        const seconds = this.editTime.read(readInteger(this, 'lastModified'));
        if (seconds === undefined)
            return;
        for (const node of [this.node, this.entry])
            node.setAttr('lastModified', String(seconds));
    }
    get scalingGrid() {
        return hasGrid(this);
    }
    set scalingGrid(value) {
        if (!value)
            removeGrid(this);
        else if (!hasGrid(this))
            writeGrid(this, { left: 0, top: 0, right: 0, bottom: 0 });
    }
    /** In pixels from the registration point. */
    get scalingGridRect() {
        return readGrid(this);
    }
    set scalingGridRect(value) {
        writeGrid(this, value);
    }
    get sourceAutoUpdate() {
        return readFlag(this, 'sourceAutoUpdate');
    }
    set sourceAutoUpdate(value) {
        writeFlag(this, 'sourceAutoUpdate', Boolean(value));
    }
    /** `file:///` URI of the document that the symbol comes from. */
    get sourceFilePath() {
        const path = readText(this, 'sourceFlashFilepath');
        return path === '' ? '' : this.library.document.uriOf(path);
    }
    set sourceFilePath(value) {
        this.setAttr('sourceFlashFilepath', checkText('SymbolItem.sourceFilePath', value) || null);
    }
    get sourceLibraryName() {
        return readText(this, 'sourceLibraryItemHRef');
    }
    set sourceLibraryName(value) {
        this.setAttr('sourceLibraryItemHRef', checkText('SymbolItem.sourceLibraryName', value) || null);
    }
}

/** A video: a view of one `DOMVideoItem`. */
class VideoItem extends MediaItem {
    static { this.className = 'VideoItem'; }
    get itemType() {
        return 'video';
    }
    /** `embedded video` for one whose data lie in the document, else `video` (a component plays it from a file). */
    get videoType() {
        return this.node.attr('videoDataHRef') === undefined ? 'video' : 'embedded video';
    }
    /** Width in pixels. */
    get width() {
        return readNumber(this.node, 'width');
    }
    /** Height in pixels. */
    get height() {
        return readNumber(this.node, 'height');
    }
}

/** The sections of DOMDocument.xml that hold items, in the order in which the library lists them. */
const SECTIONS = ['folders', 'media', 'fonts', 'symbols'];
const CLASSES = {
    DOMFolderItem: FolderItem,
    DOMBitmapItem: BitmapItem,
    DOMSoundItem: SoundItem,
    DOMVideoItem: VideoItem,
    DOMCompiledClipItem: CompiledClipItem,
    DOMFontItem: FontItem,
};
/** All items of a document, section by section, in file order. Entries of unknown kinds are kept but not listed. */
function readLibrary(library) {
    const items = [];
    for (const section of SECTIONS) {
        for (const entry of library.document.node.child(section)?.children ?? []) {
            const item = itemOf(entry, library);
            if (item)
                items.push(item);
        }
    }
    return items;
}
/** The item of an entry: always the same one. */
function itemOf(entry, library) {
    if (entry.view)
        return entry.view;
    const item = entry.name === 'Include' ? symbolOf(entry, library) : listedItemOf(entry, library);
    entry.view = item;
    return item;
}
function listedItemOf(entry, library) {
    const type = lookUp$1(CLASSES, entry.name);
    return type && new type(entry, library);
}
function symbolOf(entry, library) {
    const { document } = library;
    const href = entry.attr('href') ?? '';
    const path = `LIBRARY/${href}`;
    const file = document.files.xml(path);
    if (file)
        return new SymbolItem(entry, file, true, library);
    const name = pathOfHref(href);
    document.warn(`${document.name}: ${path} is missing; the item "${name}" is there without content`);
    return new SymbolItem(entry, missingSymbol(document.files.container.label(path), name), false, library);
}

/** Adds an entry to a section of DOMDocument.xml, which is made where it belongs if it is missing. */
function addEntry(library, section, entry) {
    const root = library.document.node;
    let list = root.child(section);
    if (!list) {
        list = XmlNode.create(section);
        root.insert(list, placeOf$1(root, section));
    }
    list.append(entry);
    library.itemsChanged();
    const item = itemOf(entry, library);
    if (!item)
        throw new Error(`<${entry.name}> is no entry of an item`);
    return item;
}
/** Animate writes folders, media, fonts and symbols, in this order, before everything else but font mappings. */
function placeOf$1(root, section) {
    const before = SECTIONS.slice(0, SECTIONS.indexOf(section));
    let place = 0;
    root.children.forEach((child, index) => {
        if (before.includes(child.name))
            place = index + 1;
    });
    return place;
}
let counter = 0;
/** A new `itemID`: `<hex seconds>-<hex counter>`, as Animate writes it. */
function newItemID(document) {
    const hex = (value) => value.toString(16).padStart(8, '0');
    return `${hex(secondsNow(document))}-${hex(++counter)}`;
}
/** Seconds since 1970. */
function secondsNow(document) {
    return Math.floor(document.now().getTime() / 1000);
}

const TYPES = [
    'video',
    'movie clip',
    'button',
    'graphic',
    'bitmap',
    'screen',
    'folder',
    'font',
    'sound',
];
const ICONS = { button: '0', graphic: '1' };
/** `library.addNewItem`: the new item becomes the selected one. False when the path is taken, and for a sound, which is imported. */
function addNewItem(library, type, namePath) {
    const kind = checkChoice('addNewItem', type, TYPES);
    const path = namePath === undefined ? undefined : checkText('addNewItem: namePath', namePath);
    if (kind === 'folder')
        return addFolder(library, path);
    if (kind === 'screen' || kind === 'sound')
        return false;
    if (path !== undefined && !isFree(library, path))
        return false;
    const place = path ??
        library.firstFree((number) => joinPath(targetFolder(library), `${DEFAULT_NAMES[kind]} ${number}`));
    addFolders(library, folderOf(place));
    library.select([makeItem(library, kind, place)]);
    return true;
}
const DEFAULT_NAMES = {
    video: 'Video',
    bitmap: 'Bitmap',
    font: 'Font',
    'movie clip': 'Symbol',
    button: 'Symbol',
    graphic: 'Symbol',
};
/** `library.newFolder`: makes the folders above too. Without a path, a new one in the selected folder. */
function addFolder(library, folderPath) {
    const named = folderPath === undefined ? undefined : checkText('newFolder', folderPath);
    const path = named ?? library.firstFree((number) => joinPath(targetFolder(library), `untitled folder ${number}`));
    if (!isFree(library, path))
        return false;
    library.select([addFolders(library, path)].flatMap((folder) => folder ?? []));
    return true;
}
/** The folder of that path, made with all folders above it where they are missing; null for the top level. */
function addFolders(library, path) {
    if (path === '')
        return null;
    let folder;
    for (const name of [...foldersAbove(path), path]) {
        folder = library.find(name);
        folder ??= addEntry(library, 'folders', XmlNode.create('DOMFolderItem', { name, itemID: newItemID(library.document) }));
    }
    return folder instanceof FolderItem ? folder : null;
}
/** Adds a symbol with a timeline of its own. */
function addSymbol(library, symbolType, path, timeline) {
    const itemID = newItemID(library.document);
    const lastModified = String(secondsNow(library.document));
    const type = symbolType === 'movie clip' ? null : symbolType;
    const root = newSymbol({ name: path, itemID, symbolType: type, lastModified }, timeline);
    const href = hrefOf(path);
    library.document.files.create(`LIBRARY/${href}`, root);
    const itemIcon = ICONS[symbolType];
    return addEntry(library, 'symbols', XmlNode.create('Include', { href, itemIcon, loadImmediate: 'false', itemID, lastModified }));
}
/** True for a path that no item has, below folders only. */
function isFree(library, path) {
    if (leafOf(path) === '' || path.startsWith('/') || path.includes('//') || library.find(path))
        return false;
    return foldersAbove(path).every((name) => (library.find(name)?.itemType ?? 'folder') === 'folder');
}
/** The folder that is selected, or that of the selected item. */
function targetFolder(library) {
    const item = library.target();
    if (!item)
        return '';
    return item instanceof FolderItem ? item.name : folderOf(item.name);
}
function makeItem(library, kind, path) {
    const itemID = newItemID(library.document);
    if (kind === 'video') {
        return addEntry(library, 'media', XmlNode.create('DOMVideoItem', { name: path, itemID }));
    }
    if (kind === 'bitmap') {
        return addEntry(library, 'media', XmlNode.create('DOMBitmapItem', { name: path, itemID }));
    }
    if (kind === 'font') {
        return addEntry(library, 'fonts', XmlNode.create('DOMFontItem', { name: path, itemID, font: '', size: '0' }));
    }
    return addSymbol(library, kind, path, newTimeline(leafOf(path)));
}

/** Deletes items, folders with what is inside, and every use of them on any timeline. False for nothing to delete. */
function deleteItems(library, items) {
    if (items.length === 0)
        return false;
    const doomed = withContents(library, items);
    library.document.leaveItems(doomed);
    for (const item of doomed)
        library.references.remove(item.name);
    for (const item of doomed)
        removeEntry(library, item);
    library.deselect(doomed);
    library.itemsChanged();
    return true;
}
function withContents(library, items) {
    const chosen = new Set(items);
    const folders = items.filter((item) => item instanceof FolderItem).map(({ name }) => name);
    if (folders.length === 0)
        return [...items];
    return library.items.filter((item) => chosen.has(item) || folders.some((folder) => isInside$1(item.name, folder)));
}
function removeEntry(library, item) {
    const list = item.entry.parent;
    item.entry.remove();
    item.stale = true;
    if (list && list.children.length === 0)
        list.remove();
    if (!(item instanceof SymbolItem))
        return;
    item.file.markStale();
    library.document.files.remove(`LIBRARY/${item.entry.attr('href') ?? ''}`);
}

/** `library.duplicateItem`: the copy, called `… copy`, becomes the selected item. Folders are not duplicated. */
function duplicateItem(library, item) {
    if (!item || item.itemType === 'folder')
        return false;
    const { name } = item;
    const path = library.firstFree((number) => (number === 1 ? `${name} copy` : `${name} copy ${number}`));
    library.select([copyItem(library, item, path)]);
    return true;
}
/**
 * Copies an item, also one of another document, to a free path. Within a document exports for ActionScript are not
 * copied: two items cannot be exported under one name.
 */
function copyItem(library, item, path, { keepsLinkage = false } = {}) {
    const itemID = newItemID(library.document);
    const entry = item.entry.clone();
    entry.setAttr('itemID', itemID);
    if (!(item instanceof SymbolItem)) {
        entry.setAttr('name', path);
        if (!keepsLinkage)
            clearLinkage(entry);
        copyMedia(library, item, entry);
        return addEntry(library, (item.entry.parent?.name ?? 'media'), entry);
    }
    const root = item.node.clone();
    root.setAttr('name', path);
    root.setAttr('itemID', itemID);
    root.child('timeline')?.child('DOMTimeline')?.setAttr('name', leafOf(path));
    if (!keepsLinkage)
        clearLinkage(root);
    const href = hrefOf(path);
    library.document.files.create(`LIBRARY/${href}`, root);
    entry.setAttr('href', href);
    const lastModified = String(secondsNow(library.document));
    for (const node of [root, entry])
        node.setAttr('lastModified', lastModified);
    return addEntry(library, 'symbols', entry);
}
/** The data of a bitmap, sound or video of another document come along, under a free name. */
function copyMedia(library, item, entry) {
    const { files } = library.document;
    const source = item.library.document.files;
    if (source === files)
        return;
    for (const attribute of ['bitmapDataHRef', 'soundDataHRef', 'videoDataHRef']) {
        const href = entry.attr(attribute);
        if (href === undefined || !source.has(`bin/${href}`))
            continue;
        const dot = href.lastIndexOf('.');
        const [stem, ending] = dot < 0 ? [href, ''] : [href.slice(0, dot), href.slice(dot)];
        let free = href;
        for (let number = 1; files.has(`bin/${free}`); number++)
            free = `${stem} ${number}${ending}`;
        files.write(`bin/${free}`, source.bytes(`bin/${href}`));
        entry.setAttr(attribute, free);
    }
}
function clearLinkage(node) {
    for (const name of node.attributeNames())
        if (name.startsWith('linkage'))
            node.setAttr(name, null);
}

/**
 * `library.expandFolder` of Flash CS6: opens or closes a folder, or the selected ones, in the Library panel, with
 * `recurse` also the folders inside. False when there is no folder.
 */
function expandFolder(library, expand, recurse, namePath) {
    const chosen = namePath === undefined ? library.getSelectedItems() : [library.find(String(namePath))];
    const folders = chosen.filter((item) => item instanceof FolderItem);
    for (const folder of folders) {
        folder.isExpanded = expand;
        if (!recurse)
            continue;
        for (const item of library.items) {
            if (item instanceof FolderItem && isInside$1(item.name, folder.name))
                item.isExpanded = expand;
        }
    }
    return folders.length > 0;
}

/** The value of a property of the selected item, as text; undefined unless exactly one item has it. */
function itemProperty(library, property) {
    const item = library.target();
    const value = item && memberOf(item, String(property))?.get();
    return value === undefined ? undefined : String(value);
}
/** Sets a property of all selected items that have it; folders are left alone. */
function setItemProperty(library, property, value) {
    const name = String(property);
    const items = library.getSelectedItems().filter((item) => item.itemType !== 'folder');
    const setters = items.flatMap((item) => memberOf(item, name)?.set ?? []);
    if (items.length > 0 && setters.length === 0) {
        throw new HostError(`setItemProperty: no selected item has a property "${name}" that can be set`);
    }
    for (const set of setters)
        set(value);
}

/** The attribute by which a node names an item: instances, sounds of frames, bitmap fills. */
function namingAttribute(node) {
    if (node.name.endsWith('Instance'))
        return 'libraryItemName';
    if (node.name === 'DOMFrame')
        return 'soundName';
    return node.name === 'BitmapFill' ? 'bitmapPath' : undefined;
}
const IN_TEXT = /\b(?:libraryItemName|soundName|bitmapPath)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
/**
 * Who names which item. A file is scanned once, and again only after somebody else changed it, so that renaming a
 * whole library takes time in proportion to its references.
 */
class References {
    constructor(library) {
        this.library = library;
        this.scans = new Map();
        /** Which files name a path. */
        this.users = new Map();
    }
    /** All paths that are named anywhere in the document. */
    usedPaths() {
        this.refresh();
        return new Set(this.users.keys());
    }
    /** True when anything in the document names a path. */
    isNamed(path) {
        this.refresh();
        return this.users.has(path);
    }
    /** True when an item shows another one, directly or through others. */
    contains(item, path) {
        this.listFiles();
        const seen = new Set();
        const waiting = [item];
        while (waiting.length > 0) {
            const symbol = waiting.pop();
            if (!(symbol instanceof SymbolItem) || seen.has(symbol))
                continue;
            seen.add(symbol);
            for (const name of this.namesIn(symbol.file)) {
                if (name === path)
                    return true;
                waiting.push(this.library.find(name));
            }
        }
        return false;
    }
    /** Puts one path for another in every place that names it. */
    rename(before, after) {
        for (const scan of this.usersOf(before)) {
            const places = placesOf$1(scan);
            const moved = places.get(before) ?? [];
            keepingEditTime(scan.file, () => {
                for (const { node, attribute } of moved)
                    node.setAttr(attribute, after);
            });
            places.delete(before);
            places.set(after, [...(places.get(after) ?? []), ...moved]);
            this.forget(scan, before);
            this.note(scan, after);
            scan.version = scan.file.version;
        }
    }
    /** Removes the instances of an item, and its name from frames and fills. */
    remove(path) {
        for (const scan of this.usersOf(path)) {
            const places = placesOf$1(scan);
            for (const { node, attribute } of (places.get(path) ?? []).reverse()) {
                if (attribute === 'libraryItemName')
                    node.remove();
                else
                    node.setAttr(attribute, null);
            }
            places.delete(path);
            this.forget(scan, path);
            scan.version = scan.file.version;
        }
    }
    /** Runs a change of files that touches no name in them, so that they need not be scanned again. */
    keeping(files, change) {
        this.refresh();
        change();
        for (const file of files) {
            const scan = file && this.scans.get(file);
            if (scan)
                scan.version = file.version;
        }
    }
    usersOf(path) {
        this.refresh();
        return [...(this.users.get(path) ?? [])];
    }
    /** Scans what was added or changed since the last time. */
    refresh() {
        this.listFiles();
        for (const scan of this.scans.values())
            if (scan.version !== scan.file.version)
                this.rescan(scan);
    }
    /** The names in one file: whoever asks for few files need not wait for the others to be scanned. */
    namesIn(file) {
        const scan = this.scans.get(file);
        if (!scan)
            return [];
        if (scan.version !== file.version)
            this.rescan(scan);
        return scan.names;
    }
    listFiles() {
        const { entries } = this.library;
        if (this.scanned === entries)
            return;
        this.list();
        this.scanned = entries;
    }
    list() {
        const known = this.scans;
        this.scans = new Map();
        for (const file of this.files()) {
            const scan = known.get(file) ?? { file, version: -1, names: new Set(), places: undefined };
            this.scans.set(file, scan);
        }
        for (const scan of known.values()) {
            if (!this.scans.has(scan.file))
                for (const name of scan.names)
                    this.forget(scan, name);
        }
    }
    files() {
        const main = this.library.document.node.file;
        const files = main ? [main] : [];
        for (const item of this.library.entries) {
            if (item instanceof SymbolItem && item.hasContent)
                files.push(item.file);
        }
        return files;
    }
    rescan(scan) {
        const { file } = scan;
        for (const name of scan.names)
            this.forget(scan, name);
        scan.places = undefined;
        const names = file.isParsed ? placesOf$1(scan).keys() : namesInText(file);
        for (const name of names)
            this.note(scan, name);
        scan.version = file.version;
    }
    note(scan, name) {
        scan.names.add(name);
        const users = this.users.get(name);
        if (users)
            users.add(scan);
        else
            this.users.set(name, new Set([scan]));
    }
    forget(scan, name) {
        scan.names.delete(name);
        const users = this.users.get(name);
        users?.delete(scan);
        if (users?.size === 0)
            this.users.delete(name);
    }
}
/** The name of an item is none of the timelines that show it. */
function keepingEditTime(file, change) {
    const { onChange } = file;
    file.onChange = undefined;
    change();
    file.onChange = onChange;
}
function placesOf$1(scan) {
    scan.places ??= findPlaces(scan.file.root);
    return scan.places;
}
function namesInText(file) {
    const names = new Set();
    for (const match of file.source.matchAll(IN_TEXT)) {
        const raw = match[1] ?? match[2];
        if (raw.includes('&'))
            return new Set(findPlaces(file.root).keys());
        names.add(raw);
    }
    return names;
}
/** All paths of items that a node and what is below it name. */
function namedPaths(node) {
    return findPlaces(node).keys();
}
function findPlaces(root) {
    const places = new Map();
    for (const node of root.subtree()) {
        const attribute = namingAttribute(node);
        const path = attribute && node.attr(attribute);
        if (attribute && path !== undefined) {
            const known = places.get(path);
            if (known)
                known.push({ node, attribute });
            else
                places.set(path, [{ node, attribute }]);
        }
    }
    return places;
}

/** Items in the order of the switch `libraryOrder`; a new Array. */
function sortItems(items, order) {
    if (order === 'created')
        return sortBy(items, (item) => item.itemID);
    if (order === 'name')
        return sortBy(items, (item) => item.name.toLowerCase());
    return [...items];
}
function sortBy(items, keyOf) {
    const keyed = items.map((item) => ({ item, key: keyOf(item) }));
    keyed.sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)));
    return keyed.map(({ item }) => item);
}

/** The items of a library, and which are selected. `Library` adds the methods that change them. */
class LibraryCore extends HostObject {
    constructor(document) {
        super();
        this.document = document;
        /** Which items are named where. */
        this.references = new References(this);
        this.selected = new Set();
    }
    /** All items, folders included, in one list; see the switch `libraryOrder`. */
    get items() {
        this.listed ??= sortItems(this.entries, this.document.switches.libraryOrder);
        return this.listed;
    }
    /** All items in the order of the file; another Array after items were added, removed or moved. */
    get entries() {
        this.fileOrder ??= readLibrary(this);
        return this.fileOrder;
    }
    /** The item of that path, or undefined. */
    find(path) {
        return this.paths.get(path);
    }
    /** All items by path. */
    get paths() {
        this.byPath ??= indexByPath(this.entries);
        return this.byPath;
    }
    /** The path itself if no item has it, else the path with a number behind it. */
    freePath(path) {
        return this.find(path) ? this.firstFree((number) => `${path} ${number}`) : path;
    }
    /** The first of `make(1)`, `make(2)`, … that no item is called. */
    firstFree(make) {
        return freeName$1((path) => this.find(path) !== undefined, make);
    }
    getSelectedItems() {
        return this.items.filter((item) => this.selected.has(item));
    }
    /** Makes these the selected items. */
    select(items) {
        this.selected.clear();
        for (const item of items)
            this.selected.add(item);
    }
    addToSelection(item) {
        this.selected.add(item);
    }
    deselect(items) {
        for (const item of items)
            this.selected.delete(item);
    }
    /** The item of a path; without one, the selected item if there is exactly one. */
    target(namePath) {
        if (namePath !== undefined)
            return this.find(String(namePath));
        return this.selected.size === 1 ? [...this.selected][0] : undefined;
    }
    /** The items that were read so far: all or none. */
    get knownItems() {
        return this.fileOrder ?? [];
    }
    /** Must be called by whoever adds, removes or moves entries of items. */
    itemsChanged() {
        this.fileOrder = undefined;
        this.listed = undefined;
        this.byPath = undefined;
    }
    /** Must be called after the path of an item changed. */
    pathChanged(item, before) {
        if (this.document.switches.libraryOrder === 'name')
            this.listed = undefined;
        if (this.byPath?.get(before) === item)
            this.byPath.delete(before);
        this.byPath?.set(item.name, item);
    }
}
/** A path that a folder shares with another item means the other item. */
function indexByPath(items) {
    const byPath = new Map();
    for (const item of items) {
        const path = item.name;
        const known = byPath.get(path);
        if (!known || known.itemType === 'folder')
            byPath.set(path, item);
    }
    return byPath;
}

/** Gives one item another path: its own attributes, its file, and every place that names it. */
function setPath(library, item, path) {
    const before = item.name;
    library.references.rename(before, path);
    library.references.keeping([item.entry.file, item.node.file], () => {
        item.setAttr('name', path);
        if (item instanceof SymbolItem)
            renameSymbol(item, path);
    });
    library.pathChanged(item, before);
}
function renameSymbol(item, path) {
    const { files } = item.library.document;
    item.timeline.node.setAttr('name', leafOf(path));
    const from = item.entry.attr('href') ?? '';
    const to = hrefOf(path);
    item.entry.setAttr('href', to);
    files.move(`LIBRARY/${from}`, `LIBRARY/${to}`);
}

/** `library.renameItem`: false for a name that the item cannot have. */
function tryRename(library, item, leaf) {
    if (faultOf(library, item, leaf) !== undefined)
        return false;
    renameItem(library, item, leaf);
    return true;
}
/**
 * Gives an item another leaf name. Renaming a folder renames the paths below it (assumed).
 *
 * @throws HostError for an empty name, one with a `/` (assumed), or one that another item of the folder has.
 */
function renameItem(library, item, leaf) {
    const fault = faultOf(library, item, leaf);
    if (fault !== undefined)
        throw new HostError(`Item.name: ${fault}`);
    const path = joinPath(folderOf(item.name), leaf);
    if (path !== item.name)
        movePath(library, item, path);
}
/** What keeps an item from having a name; undefined for nothing. */
function faultOf(library, item, leaf) {
    if (leaf === '')
        return 'a name cannot be empty';
    if (leaf.includes('/'))
        return `"${leaf}" holds a "/": use library.moveToFolder to change the folder`;
    const path = joinPath(folderOf(item.name), leaf);
    if (path === item.name)
        return undefined;
    if (library.find(path))
        return `there is already an item called "${path}"`;
    if (library.references.isNamed(path) && library.references.contains(item, path)) {
        return `"${item.name}" shows a missing item called "${path}", so that it would contain itself`;
    }
    return undefined;
}
/** Puts an item, and what is inside if it is a folder, at another path. */
function movePath(library, item, path) {
    const before = item.name;
    const moved = [[item, path]];
    if (item instanceof FolderItem) {
        for (const [name, child] of library.paths) {
            if (isInside$1(name, before))
                moved.push([child, path + name.slice(before.length)]);
        }
    }
    for (const [child, target] of moved)
        setPath(library, child, target);
}

/**
 * `library.moveToFolder`: an empty path means the top level. An item of the same name gives way with `replace`;
 * otherwise the moved item gets a number behind its name. A folder that is missing is made (assumed).
 */
function moveToFolder(library, folderPath, items, replace) {
    const chosen = topmost(items);
    const target = library.find(folderPath);
    if (chosen.length === 0 || (target && !(target instanceof FolderItem)))
        return false;
    if (chosen.some((item) => item.name === folderPath || isInside$1(folderPath, item.name)))
        return false;
    if (replace && chosen.some((item) => wouldHoldItself(library, item, folderPath)))
        return false;
    addFolders(library, folderPath);
    for (const item of chosen)
        moveItem(library, item, folderPath, replace);
    return true;
}
/** True when an item shows the one that it would replace: then it would show itself. */
function wouldHoldItself(library, item, folder) {
    const path = joinPath(folder, leafOf(item.name));
    return path !== item.name && library.references.contains(item, path);
}
function moveItem(library, item, folder, replace) {
    if (folderOf(item.name) === folder)
        return;
    const path = joinPath(folder, leafOf(item.name));
    const there = library.find(path);
    if (there && replace && !(there instanceof FolderItem))
        replaceItem(library, there, item);
    movePath(library, item, replace ? path : library.freePath(path));
}
/** Replaces an item: every place that named it names the other one. */
function replaceItem(library, there, item) {
    library.references.rename(there.name, item.name);
    deleteItems(library, [there]);
}
/** Without what lies inside a folder that is itself among the items. */
function topmost(items) {
    const folders = items.filter((item) => item instanceof FolderItem).map(({ name }) => name);
    return items.filter((item) => !folders.some((folder) => isInside$1(item.name, folder)));
}

/** Types that the menu command lists; fonts are used by names of faces, folders are never used. */
const COUNTED = new Set([
    'movie clip',
    'graphic',
    'button',
    'component',
    'compiled clip',
    'bitmap',
    'sound',
    'video',
]);
/**
 * Items that no timeline uses, not even that of an unused symbol (assumed), and that are not exported.
 */
function unusedItems(library) {
    const used = library.references.usedPaths();
    return library.items.filter((item) => COUNTED.has(item.itemType) &&
        !used.has(item.name) &&
        !item.linkageExportForAS &&
        !item.linkageExportForRS);
}

/** The library of a document. Paths separate folders by `/`; a path that is left out means the selected items. */
class Library extends LibraryCore {
    static { this.className = 'Library'; }
    get unusedItems() {
        return unusedItems(this);
    }
    itemExists(namePath) {
        return this.find(String(namePath)) !== undefined;
    }
    /** The place in `items`; see the switches `findItemIndex` and `findItemIndexMiss`. */
    findItemIndex(namePath) {
        const item = this.find(String(namePath));
        const { findItemIndex, findItemIndexMiss } = this.document.switches;
        if (!item)
            return findItemIndexMiss;
        const index = this.items.indexOf(item);
        return findItemIndex === 'string' ? String(index) : index;
    }
    getItemType(namePath) {
        return this.target(namePath)?.itemType;
    }
    getItemProperty(property) {
        return itemProperty(this, property);
    }
    setItemProperty(property, value) {
        setItemProperty(this, property, value);
    }
    selectAll(bSelectAll = true) {
        this.select(bSelectAll ? this.items : []);
    }
    selectNone() {
        this.select([]);
    }
    /** Deselecting (`bSelect` false) leaves the other items selected. Returns whether the item exists. */
    selectItem(namePath, bReplaceCurrentSelection = true, bSelect = true) {
        const item = this.find(String(namePath));
        if (!item)
            return false;
        if (!bSelect)
            this.deselect([item]);
        else if (bReplaceCurrentSelection)
            this.select([item]);
        else
            this.addToSelection(item);
        return true;
    }
    expandFolder(bExpand, bRecurseNestedParents = false, namePath) {
        return expandFolder(this, Boolean(bExpand), Boolean(bRecurseNestedParents), namePath);
    }
    addNewItem(type, namePath) {
        return addNewItem(this, type, namePath);
    }
    newFolder(folderPath) {
        return addFolder(this, folderPath);
    }
    deleteItem(namePath) {
        return deleteItems(this, this.targets(namePath));
    }
    duplicateItem(namePath) {
        return duplicateItem(this, this.target(namePath));
    }
    moveToFolder(folderPath, itemToMove, bReplace = false) {
        return moveToFolder(this, String(folderPath), this.targets(itemToMove), Boolean(bReplace));
    }
    renameItem(name) {
        const item = this.target();
        return item !== undefined && tryRename(this, item, String(name));
    }
    /** Puts the item's centre at a position; the library loses its selection, as in the host. */
    addItemToDocument(position, namePath) {
        const item = this.target(namePath);
        if (!item || !this.document.placeItem(item, position))
            return false;
        this.selectNone();
        return true;
    }
    editItem(namePath) {
        return this.document.editItem(this.target(namePath), namePath !== undefined);
    }
    /** Nothing can be imported again here, so an item is never updated. */
    updateItem(namePath) {
        void this.target(namePath);
        return false;
    }
    rename(item, leaf) {
        renameItem(this, item, leaf);
    }
    /** The item of a path; without one, all selected items. */
    targets(namePath) {
        if (namePath === undefined)
            return this.getSelectedItems();
        const item = this.find(String(namePath));
        return item ? [item] : [];
    }
}

/** Which symbol is open for editing, and in which it was entered: live state that no document stores. */
class EditContext {
    constructor(document) {
        this.document = document;
        this.levels = [];
    }
    /** The timeline of the symbol being edited; undefined on a scene. */
    get timeline() {
        return this.levels.at(-1)?.item.timeline;
    }
    /** From the coordinates of what is being edited to those of the stage: more than the identity in place only. */
    get viewMatrix() {
        return { ...(this.levels.at(-1)?.view ?? IDENTITY$1) };
    }
    /** `library.editItem`: without exactly one selected item the first scene appears (Adobe's reference). */
    editItem(item, isNamed) {
        if (item instanceof SymbolItem) {
            this.leaveAll();
            this.levels.push({ item, view: IDENTITY$1 });
            return true;
        }
        if (!item && !isNamed)
            this.document.currentTimeline = 0;
        return false;
    }
    /** `document.enterEditMode`: goes into the symbol of the one selected instance. */
    enter(mode) {
        if (mode !== undefined)
            checkChoice('enterEditMode', mode, ['inPlace', 'newWindow']);
        const selection = this.document.selectedElements;
        const [element] = selection;
        const item = selection.length === 1 && 'libraryItem' in element ? element.libraryItem : undefined;
        if (selection.length === 1 && element.node.name === 'DOMGroup') {
            throw notImplemented('Document.enterEditMode of a group');
        }
        if (!(item instanceof SymbolItem)) {
            throw new HostError('enterEditMode: exactly one instance of a symbol must be selected');
        }
        const view = mode === 'inPlace' ? concat(this.viewMatrix, element.matrix) : IDENTITY$1;
        this.document.selectNone();
        this.levels.push({ item, view, instance: element });
    }
    /** One level up; the instance that was entered is selected again. No effect on a scene. */
    exit() {
        if (this.levels.length === 0)
            return;
        this.document.selectNone();
        const instance = this.levels.pop()?.instance;
        if (instance && !instance.stale)
            this.document.setSelected(instance, true);
    }
    leaveAll() {
        this.document.selectNone();
        this.levels.length = 0;
    }
    /** Closes the timelines of items that are being deleted. */
    leave(items) {
        const first = this.levels.findIndex(({ item }) => items.includes(item));
        if (first >= 0)
            this.levels.length = first;
    }
}

const PATH = 'PublishSettings.xml';
/** What the members of a document read where nothing is stored, as the properties of a profile. */
const DEFAULTS = {
    InvisibleLayer: '1',
    Quality: '80',
    ActionScriptVersion: '3',
    AS3PackagePaths: '.',
    AS3Strict: '2',
    AS3Coach: '4',
    AS3AutoDeclare: '4096',
    AS3Dialect: 'AS3',
    AS3ExportFrame: '1',
    DocumentClass: '',
    EnableTelemetry: '0',
};
/** The profile of a document that stores none. */
function defaultProfile() {
    const properties = Object.entries(DEFAULTS).map(([name, value]) => XmlNode.create(name, {}, [], value));
    return XmlNode.create('flash_profile', { version: '1.0', name: 'Default', current: 'true' }, [
        XmlNode.create('PublishFlashProperties', {}, properties),
    ]);
}
/**
 * The publish profiles of a document, in a file of their own that is read at first need: a list of profiles, each with
 * properties for every format. What is missing has the defaults of a new document.
 */
class PublishSettings {
    constructor(files) {
        this.files = files;
    }
    /** Nodes of all profiles: `flash_profile`, or `profile` in documents for other platforms. */
    get profiles() {
        return this.file?.root.children.filter(({ name }) => /^(flash_)?profile$/.test(name)) ?? [];
    }
    get names() {
        const names = this.profiles.map((profile) => profile.attr('name') ?? '');
        return names.length > 0 ? names : ['Default'];
    }
    /** The profile in use: that marked as current, else the first. */
    get current() {
        const { profiles } = this;
        return profiles.find((profile) => profile.attr('current') === 'true') ?? profiles[0];
    }
    /** Makes the profile of that name the one in use; false when there is none. */
    use(name) {
        const { profiles } = this;
        const chosen = profiles.find((profile) => profile.attr('name') === name);
        if (!chosen)
            return profiles.length === 0 && name === 'Default';
        for (const profile of profiles)
            profile.setAttr('current', profile === chosen ? 'true' : 'false');
        return true;
    }
    /** A property for SWF files of the current profile, as text. */
    read(name, fallback) {
        return this.current?.child('PublishFlashProperties')?.child(name)?.text() ?? fallback;
    }
    write(name, value) {
        childOrNew(this.flashProperties(), name).setText(value);
    }
    get includesHiddenLayers() {
        return this.read('InvisibleLayer', '1') !== '0';
    }
    /** The properties for SWF files of the current profile, made where they are missing. */
    flashProperties() {
        const file = this.file ?? this.files.create(PATH, XmlNode.create('flash_profiles'));
        let profile = this.current;
        if (!profile) {
            profile = defaultProfile();
            file.root.append(profile);
        }
        return childOrNew(profile, 'PublishFlashProperties');
    }
    get file() {
        return this.files.xml(PATH);
    }
}

/** Fill and stroke of the Tools panel: what is drawn next gets them. The colours are those of a fresh host (assumed). */
class ToolStyle {
    constructor() {
        this.fill = { style: 'solid', color: '#0066CC' };
        this.stroke = {
            style: 'solid',
            thickness: 1,
            color: '#000000',
            capType: 'round',
            joinType: 'round',
            miterLimit: 3,
            scaleType: 'normal',
            strokeHinting: false,
            breakAtCorners: false,
            shapeFill: { style: 'solid', color: '#000000' },
        };
    }
    /** `document.swapStrokeAndFill`: of colours only. */
    swap() {
        const { fill, stroke } = this;
        const color = stroke.color ?? '#000000';
        this.stroke = { ...stroke, ...(fill.style === 'solid' ? { color: fill.color, shapeFill: fill } : {}) };
        this.fill = { style: 'solid', color };
    }
}

/**
 * The base of all parts of a document: its files, its root node, library, scenes, and what is being edited. The
 * abstract members are those that the model needs from parts; see `Document`.
 */
class DocumentCore extends HostObject {
    constructor(files, host, 
    /** The file of the document: the FLA, or the `.xfl` file. Undefined before it was first saved. */
    location, untitledName) {
        super();
        this.host = host;
        this.location = location;
        this.untitledName = untitledName;
        this.tools = new ToolStyle();
        this.session = { alignsToStage: false, livePreview: true, zoomFactor: 1 };
        this.content = this.read(files);
        this.itsId = host.nextId();
    }
    /** Takes the content of other files: everything that was handed out before belongs to the old ones. */
    load(files) {
        this.content = this.read(files);
    }
    get files() {
        return this.content.files;
    }
    get node() {
        return this.content.node;
    }
    get publishing() {
        return this.content.publishing;
    }
    get editing() {
        return this.content.editing;
    }
    get library() {
        return this.content.library;
    }
    get id() {
        return this.itsId;
    }
    get name() {
        return this.location === undefined ? this.untitledName : this.host.platform.paths.basename(this.location);
    }
    get path() {
        return this.location;
    }
    get pathURI() {
        return this.location === undefined ? undefined : pathToUri(this.location, this.host.platform);
    }
    itemAt(itemPath) {
        return this.library.find(itemPath);
    }
    /** The scenes, not the timelines of symbols. A document that lists none has one empty scene, as in the host. */
    get timelines() {
        const list = this.node.child('timelines');
        const nodes = list?.childrenNamed('DOMTimeline') ?? [];
        if (nodes.length === 0)
            nodes.push(this.firstScene(list));
        return nodes.map((node) => this.sceneOf(node));
    }
    /** Index of the current scene, from 0. */
    get currentTimeline() {
        const last = this.timelines.length - 1;
        return Math.min(Math.max(0, readInteger(this.node, 'currentTimeline', 1) - 1), last);
    }
    set currentTimeline(index) {
        const place = Number(index);
        if (!Number.isInteger(place) || place < 0 || place >= this.timelines.length)
            return;
        this.editing.leaveAll();
        this.node.setAttr('currentTimeline', String(place + 1));
    }
    /** The timeline on the stage: the current scene, or the symbol that is being edited. */
    getTimeline() {
        return this.editing.timeline ?? this.timelines[this.currentTimeline];
    }
    get switches() {
        return this.host.switches;
    }
    get clipboard() {
        return this.host.clipboard;
    }
    now() {
        return this.host.platform.clock.now();
    }
    warn(message) {
        this.host.warn(message);
    }
    complain(message) {
        this.host.trace(message);
    }
    /** Opens a symbol for editing; see `library.editItem`. */
    editItem(item, isNamed) {
        return this.editing.editItem(item, isNamed);
    }
    leaveItems(items) {
        this.editing.leave(items);
    }
    /** A path out of the document as a `file:///` URI; relative ones start at the document's folder. */
    uriOf(file) {
        const slashed = file.replace(/\\/g, '/');
        if (slashed.startsWith('file:'))
            return slashed;
        const isAbsolute = slashed.startsWith('/') || /^[A-Za-z]:/.test(slashed);
        const folder = this.location === undefined ? '' : this.host.platform.paths.dirname(this.location);
        const absolute = isAbsolute || folder === '' ? slashed : this.host.platform.paths.join(folder, slashed);
        return pathToUri(absolute, this.host.platform);
    }
    read(files) {
        const { container } = files;
        const main = files.xml('DOMDocument.xml');
        if (!main)
            throw new host_errors.DocumentError(container.path || container.documentName, 'there is no DOMDocument.xml');
        const node = main.root;
        if (node.name !== 'DOMDocument') {
            throw new host_errors.DocumentError(main.path, `the root is <${node.name}>, not <DOMDocument>`);
        }
        return {
            files,
            node,
            library: new Library(this),
            publishing: new PublishSettings(files),
            editing: new EditContext(this),
        };
    }
    sceneOf(node) {
        node.view ??= new Timeline(node, this, null);
        return node.view;
    }
    firstScene(list) {
        const timelines = list ?? XmlNode.create('timelines');
        if (!timelines.parent)
            this.node.append(timelines);
        const scene = XmlNode.create('DOMTimeline', { name: 'Scene 1' });
        timelines.append(scene);
        return scene;
    }
}

/** Width and height of a new document, in pixels. */
const DEFAULT_STAGE = { width: 550, height: 400 };
/** Width and height of the stage, in pixels. */
function stageSize(document) {
    return {
        width: readNumber(document, 'width', DEFAULT_STAGE.width),
        height: readNumber(document, 'height', DEFAULT_STAGE.height),
    };
}

/** The selected elements, back to front. @throws HostError where the host aborts the script: nothing is selected. */
function needSelection(document, method) {
    const elements = document.selectedElements;
    if (elements.length === 0)
        throw new HostError(`${method}: nothing is selected`);
    return elements;
}
/** Makes elements the selection. */
function select(document, elements) {
    for (const element of document.selectedElements)
        element.node.setAttr('selected', null);
    for (const element of elements)
        element.node.setAttr('selected', 'true');
}

const ALIGNMENTS = {
    left: { axis: 'x', share: 0 },
    'horizontal center': { axis: 'x', share: 0.5 },
    right: { axis: 'x', share: 1 },
    top: { axis: 'y', share: 0 },
    'vertical center': { axis: 'y', share: 0.5 },
    bottom: { axis: 'y', share: 1 },
};
const DISTRIBUTIONS = {
    'left edge': ALIGNMENTS.left,
    'horizontal center': ALIGNMENTS['horizontal center'],
    'right edge': ALIGNMENTS.right,
    'top edge': ALIGNMENTS.top,
    'vertical center': ALIGNMENTS['vertical center'],
    'bottom edge': ALIGNMENTS.bottom,
};
function spanOf({ left, top, right, bottom }, axis) {
    return axis === 'x' ? { start: left, size: right - left } : { start: top, size: bottom - top };
}
function placeOf({ start, size }, share) {
    return start + size * share;
}
function shift(element, axis, distance) {
    moveElements([element], axis === 'x' ? distance : 0, axis === 'y' ? distance : 0);
}
/** True when the stage counts: by the argument, else by `setAlignToDocument`. */
function usesStage(document, useDocument) {
    return useDocument === undefined ? document.session.alignsToStage : Boolean(useDocument);
}
function stageOf({ node }) {
    const { width, height } = stageSize(node);
    return { left: 0, top: 0, right: width, bottom: height };
}
/** The box of the stage, or of the selection. */
function frameOf(document, elements, useDocument) {
    return usesStage(document, useDocument) ? stageOf(document) : boundsOf(elements);
}
/** `document.align`: edges or centres meet those of the selection's box, or of the stage. */
function alignSelection(document, mode, useDocument) {
    const { axis, share } = ALIGNMENTS[checkChoice('align', mode, Object.keys(ALIGNMENTS))];
    const elements = needSelection(document, 'align');
    const target = placeOf(spanOf(frameOf(document, elements, useDocument), axis), share);
    for (const element of elements)
        shift(element, axis, target - placeOf(spanOf(element.box, axis), share));
}
/**
 * `document.distribute`: edges or centres stand at equal distances; the outermost elements stay where they are, or go to
 * the borders of the stage.
 */
function distributeSelection(document, mode, useDocument) {
    const { axis, share } = DISTRIBUTIONS[checkChoice('distribute', mode, Object.keys(DISTRIBUTIONS))];
    const sorted = sortAlong(needSelection(document, 'distribute'), axis, share);
    if (sorted.length < 2)
        return;
    let first = placeOf(sorted[0].span, share);
    let last = placeOf(sorted[sorted.length - 1].span, share);
    if (usesStage(document, useDocument)) {
        const stage = spanOf(stageOf(document), axis);
        first = sorted[0].span.size * share;
        last = stage.size - sorted[sorted.length - 1].span.size * (1 - share);
    }
    sorted.forEach(({ element, span }, i) => {
        const target = first + ((last - first) * i) / (sorted.length - 1);
        shift(element, axis, target - placeOf(span, share));
    });
}
/** `document.space`: the gaps between neighbours become equal. */
function spaceSelection(document, direction, useDocument) {
    const way = checkChoice('space', direction, ['horizontal', 'vertical']);
    const axis = way === 'horizontal' ? 'x' : 'y';
    const elements = needSelection(document, 'space');
    const sorted = sortAlong(elements, axis, 0);
    if (sorted.length < 2)
        return;
    const frame = spanOf(frameOf(document, elements, useDocument), axis);
    const taken = sorted.reduce((sum, { span }) => sum + span.size, 0);
    const gap = (frame.size - taken) / (sorted.length - 1);
    let place = frame.start;
    for (const { element, span } of sorted) {
        shift(element, axis, place - span.start);
        place += span.size + gap;
    }
}
/** `document.match`: all become as wide or high as the largest, or as the stage. */
function matchSelection(document, width, height, useDocument) {
    const elements = needSelection(document, 'match');
    const boxes = usesStage(document, useDocument) ? [stageOf(document)] : elements.map(({ box }) => box);
    const widest = largestOf(boxes, 'x');
    const highest = largestOf(boxes, 'y');
    for (const element of elements)
        resizeTo(element, width ? widest : undefined, height ? highest : undefined);
}
function largestOf(boxes, axis) {
    return boxes.reduce((largest, box) => Math.max(largest, spanOf(box, axis).size), 0);
}
function sortAlong(elements, axis, share) {
    const placed = elements.map((element) => ({ element, span: spanOf(element.box, axis) }));
    return placed.sort((a, b) => placeOf(a.span, share) - placeOf(b.span, share));
}

/**
 * `document.arrange`: changes the drawing order inside each frame. Raw shapes always lie behind everything else and
 * are not arranged (Adobe's reference).
 */
function arrangeSelection(document, arrangeMode) {
    const mode = checkChoice('arrange', arrangeMode, ['back', 'backward', 'forward', 'front']);
    const elements = needSelection(document, 'arrange');
    const chosen = new Set(elements.filter((element) => !(element instanceof Shape && element.isRaw)).map(({ node }) => node));
    const lists = new Set([...chosen].flatMap(({ parent }) => parent ?? []));
    for (const list of lists)
        reorder(list, chosen, mode);
}
function reorder(list, chosen, mode) {
    const nodes = list.children.filter((node) => !isRaw(node));
    const moved = nodes.filter((node) => chosen.has(node));
    const rest = nodes.filter((node) => !chosen.has(node));
    if (mode === 'back')
        apply(list, [...moved, ...rest]);
    else if (mode === 'front')
        apply(list, [...rest, ...moved]);
    else
        apply(list, mode === 'forward' ? stepUp(nodes, chosen) : stepUp(nodes.reverse(), chosen).reverse());
}
/** Each chosen node changes places with the next one that is not chosen. */
function stepUp(nodes, chosen) {
    const order = [...nodes];
    for (let i = order.length - 2; i >= 0; i--) {
        if (chosen.has(order[i]) && !chosen.has(order[i + 1])) {
            [order[i], order[i + 1]] = [order[i + 1], order[i]];
        }
    }
    return order;
}
/** Puts the nodes that are no raw shapes into an order, moving as few as need it. */
function apply(list, order) {
    const raw = list.children.length - order.length;
    order.forEach((node, i) => {
        if (list.children[raw + i] !== node)
            list.insert(node, raw + i);
    });
}
function isRaw(node) {
    return node.name === 'DOMShape' && node.attr('isDrawingObject') !== 'true';
}

/** Names of points on the edge of a box: across and down, 0 to 1. Source: Adobe's reference, document.scaleSelection(). */
const POINTS = {
    'top left': [0, 0],
    'top center': [0.5, 0],
    'top right': [1, 0],
    'left center': [0, 0.5],
    'right center': [1, 0.5],
    'bottom left': [0, 1],
    'bottom center': [0.5, 1],
    'bottom right': [1, 1],
};
/**
 * The point that a transformation of a selection leaves where it is: one named on the edge of its box, else the
 * transformation point of a single element, else the middle of the box.
 */
function pivotOf(method, elements, name) {
    const box = boundsOf(elements);
    if (name !== undefined)
        return pointOn(box, POINTS[checkChoice(method, name, Object.keys(POINTS))]);
    return elements.length === 1 ? elements[0].pivot : centerOf(box);
}
function pointOn({ left, top, right, bottom }, [across, down]) {
    return { x: left + (right - left) * across, y: top + (bottom - top) * down };
}

function moveSelection(document, distance) {
    const { x, y } = checkPoint('moveSelectionBy', distance);
    moveElements(needSelection(document, 'moveSelectionBy'), x, y);
}
function scaleSelection(document, x, y, corner) {
    const scaleX = checkNumber('scaleSelection: xScale', x);
    const scaleY = checkNumber('scaleSelection: yScale', y);
    const elements = needSelection(document, 'scaleSelection');
    scaleElements(elements, scaleX, scaleY, pivotOf('scaleSelection', elements, corner));
}
function rotateSelection(document, angle, point) {
    const degrees = checkNumber('rotateSelection: angle', angle);
    const elements = needSelection(document, 'rotateSelection');
    rotateElements(elements, degrees, pivotOf('rotateSelection', elements, point));
}
function skewSelection(document, x, y, edge) {
    const skewX = checkNumber('skewSelection: xSkew', x, -89.99, 89.99);
    const skewY = checkNumber('skewSelection: ySkew', y, -89.99, 89.99);
    const elements = needSelection(document, 'skewSelection');
    skewElements(elements, skewX, skewY, pivotOf('skewSelection', elements, edge));
}
/** `document.transformSelection`: about the transformation point. */
function applyMatrix(document, values) {
    const names = ['a', 'b', 'c', 'd'];
    const [a, b, c, d] = names.map((name, i) => checkNumber(`transformSelection: ${name}`, values[i]));
    const elements = needSelection(document, 'transformSelection');
    const matrix = { a, b, c, d};
    transformElements(elements, around(matrix, pivotOf('transformSelection', elements)));
}
/** `document.resetTransformation`: scale, angles and mirroring go; the transformation point stays where it is. */
function resetSelection(document) {
    for (const element of needSelection(document, 'resetTransformation')) {
        const { x, y } = element.pivot;
        const { tx, ty } = element.matrix;
        element.matrix = { a: 1, b: 0, c: 0, d: 1, tx, ty };
        moveElements([element], x - element.pivot.x, y - element.pivot.y);
    }
}
/** The transformation point of the one selected element, in the coordinates that its kind has. */
function readSelectionPivot(document) {
    const elements = needSelection(document, 'getTransformationPoint');
    if (elements.length > 1)
        throw notImplemented('Document.getTransformationPoint of several elements');
    return elements[0].getTransformationPoint();
}
function writeSelectionPivot(document, point) {
    const elements = needSelection(document, 'setTransformationPoint');
    if (elements.length > 1)
        throw notImplemented('Document.setTransformationPoint of several elements');
    elements[0].setTransformationPoint(checkPoint('setTransformationPoint', point));
}

/** Moving, turning, aligning and ordering the selection. Distances in pixels, angles in degrees, clockwise. */
class DocumentArranging extends DocumentCore {
    moveSelectionBy(distanceToMove) {
        moveSelection(this, distanceToMove);
    }
    scaleSelection(xScale, yScale, whichCorner) {
        scaleSelection(this, xScale, yScale, whichCorner);
    }
    rotateSelection(angle, rotationPoint) {
        rotateSelection(this, angle, rotationPoint);
    }
    skewSelection(xSkew, ySkew, whichEdge) {
        skewSelection(this, xSkew, ySkew, whichEdge);
    }
    transformSelection(a, b, c, d) {
        applyMatrix(this, [a, b, c, d]);
    }
    resetTransformation() {
        resetSelection(this);
    }
    getTransformationPoint() {
        return readSelectionPivot(this);
    }
    setTransformationPoint(transformationPoint) {
        writeSelectionPivot(this, transformationPoint);
    }
    /** The default of align, distribute, match and space. */
    getAlignToDocument() {
        return this.session.alignsToStage;
    }
    setAlignToDocument(bToStage) {
        this.session.alignsToStage = Boolean(bToStage);
    }
    align(alignmode, bUseDocumentBounds) {
        alignSelection(this, alignmode, bUseDocumentBounds);
    }
    distribute(distributemode, bUseDocumentBounds) {
        distributeSelection(this, distributemode, bUseDocumentBounds);
    }
    match(bWidth, bHeight, bUseDocumentBounds) {
        matchSelection(this, bWidth, bHeight, bUseDocumentBounds);
    }
    space(direction, bUseDocumentBounds) {
        spaceSelection(this, direction, bUseDocumentBounds);
    }
    arrange(arrangeMode) {
        arrangeSelection(this, arrangeMode);
    }
}

/**
 * Brings the items that nodes name from another document, before the nodes go into a symbol, or a scene for null.
 *
 * @throws HostError when the symbol would contain itself; then nothing is brought.
 */
function bringItems(document, method, target, nodes, source) {
    if (target && nodes.some((node) => leadsTo(document, namedPaths(node), target.name, source))) {
        throw containsItself(method, target.name);
    }
    if (source !== document)
        importItems(document, source, nodes);
}
/** @throws HostError when a symbol would contain itself by showing an item; null stands for a scene. */
function checkShows(document, method, target, item) {
    if (target && leadsTo(document, [item.name], target.name))
        throw containsItself(method, target.name);
}
function containsItself(method, path) {
    return new HostError(`${method}: the symbol "${path}" would contain itself; use another symbol or a scene`);
}
/** True when one of these items is the item of a path, or shows it directly or through others. */
function leadsTo(document, paths, target, source = document) {
    const waiting = [...paths];
    const seen = new Set();
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
        if (path === target)
            return true;
        if (seen.has(path))
            continue;
        seen.add(path);
        const known = document.itemAt(path);
        if (known && document.library.references.contains(known, target))
            return true;
        const item = known ? undefined : source.itemAt(path);
        if (!(item instanceof SymbolItem))
            continue;
        for (const named of namedPaths(item.node))
            waiting.push(named);
    }
    return false;
}
/** Brings the items that nodes name from another document; items of the same path that are there already stay. */
function importItems(document, source, nodes) {
    const waiting = nodes.map((node) => namedPaths(node)).reverse();
    for (let paths = waiting.pop(); paths; paths = waiting.pop()) {
        for (const path of paths) {
            const item = source.itemAt(path);
            if (!item || document.itemAt(path))
                continue;
            copyInto(document, item);
            if (item instanceof SymbolItem)
                waiting.push(namedPaths(item.node));
        }
    }
}
/** The item of the same path in this document: copied with all that it uses if there is none. */
function importItem(document, item) {
    const known = document.itemAt(item.name);
    if (known)
        return known;
    const copy = copyInto(document, item);
    if (item instanceof SymbolItem)
        importItems(document, item.library.document, [item.node]);
    return copy;
}
function copyInto(document, item) {
    addFolders(document.library, folderOf(item.name));
    return copyItem(document.library, item, item.name, { keepsLinkage: true });
}

/**
 * The frame that new things are drawn into: that of the current layer at the playhead.
 *
 * @throws HostError where the layer has none, and on a frame between the keyframes of a tween.
 */
function currentFrame(document) {
    const timeline = document.getTimeline();
    timeline.materialize();
    const frame = timeline.layers[timeline.currentLayer].frameAt(timeline.currentFrame);
    const isInterpolated = frame && frame.startFrame !== timeline.currentFrame && isTweened(frame.node);
    if (frame && !isInterpolated)
        return frame;
    throw new HostError('There is no current frame to draw into. Also check that the current frame is not an interpolated frame.');
}
/** The node that lists a frame's elements, made where it is missing. */
function elementList(frame) {
    const list = frame.node.child('elements') ?? XmlNode.create('elements');
    if (!list.parent)
        frame.node.append(list);
    return list;
}

/** Distance of a duplicate from its original, to the right and down, in pixels (assumed). */
const OFFSET = 10;
/** `document.deleteSelection`. */
function deleteSelection(document) {
    for (const { node } of needSelection(document, 'deleteSelection').reverse())
        node.remove();
}
/** `document.duplicateSelection`: copies on top of the same layers, which become the selection. */
function duplicateSelection(document) {
    const copies = needSelection(document, 'duplicateSelection').map((element) => {
        const copy = element.node.clone();
        element.node.parent?.append(copy);
        return elementOf(copy, element.owner);
    });
    moveElements(copies, OFFSET, OFFSET);
    select(document, copies);
}
function copySelection(document) {
    const nodes = needSelection(document, 'clipCopy').map((element) => element.node.clone());
    for (const node of nodes)
        node.setAttr('selected', null);
    document.host.clipboard.elements = { nodes, source: document };
}
function cutSelection(document) {
    copySelection(document);
    deleteSelection(document);
}
/** `document.clipPaste`: into the current layer, in the middle of the stage or where it was copied. */
function pasteClipboard(document, inPlace) {
    const { elements } = document.host.clipboard;
    if (!elements)
        return;
    const nodes = elements.nodes.map((node) => node.clone());
    currentFrame(document);
    bringItems(document, 'clipPaste', document.getTimeline().libraryItem, nodes, elements.source);
    const pasted = addToFrame(document, nodes);
    if (!inPlace)
        moveToMiddle(document, pasted);
}
/** Puts nodes on top of the current frame; they become the selection. */
function addToFrame(document, nodes) {
    const frame = currentFrame(document);
    const list = elementList(frame);
    const added = nodes.map((node) => {
        list.append(node);
        return elementOf(node, frame);
    });
    select(document, added);
    return added;
}
function moveToMiddle(document, elements) {
    const box = boundsOf(elements);
    if (isEmpty(box))
        return;
    const center = centerOf(box);
    const stage = stageSize(document.node);
    moveElements(elements, stage.width / 2 - center.x, stage.height / 2 - center.y);
}

/** The tag of an item's instances; undefined for an item that cannot be placed on a stage. */
function instanceTag(item) {
    if (item instanceof SymbolItem)
        return item.isComponent ? 'DOMComponentInstance' : 'DOMSymbolInstance';
    if (item instanceof BitmapItem)
        return 'DOMBitmapInstance';
    if (item instanceof VideoItem)
        return 'DOMVideoInstance';
    return item instanceof CompiledClipItem ? 'DOMCompiledClipInstance' : undefined;
}
/** A new instance of an item, at the origin; undefined for an item that cannot be placed on a stage. */
function newInstance(item) {
    const tag = instanceTag(item);
    if (tag === undefined)
        return undefined;
    const attributes = { libraryItemName: item.name };
    if (item instanceof SymbolItem && item.symbolType !== 'movie clip') {
        attributes.symbolType = item.symbolType;
        if (item.symbolType === 'graphic')
            attributes.loop = 'loop';
    }
    if (item instanceof VideoItem) {
        attributes.frameRight = String(item.width * 20);
        attributes.frameBottom = String(item.height * 20);
    }
    const point = XmlNode.create('transformationPoint', {}, [XmlNode.create('Point')]);
    return XmlNode.create(tag, attributes, [point]);
}
/** Puts a new instance on the stage; undefined for an item that cannot be placed there. */
function placeInstance(document, item) {
    const node = newInstance(item);
    return node && addToFrame(document, [node])[0];
}
/** True when the symbol that is open would contain itself with the item of any document in it. */
function isInside(document, item) {
    const open = document.getTimeline().libraryItem;
    return open !== null && leadsTo(document, [item.name], open.name, item.library.document);
}
/** Puts the centre of a new instance at a position; false for an item that cannot be placed there. */
function placeByCenter(document, method, item, position) {
    const { x, y } = checkPoint(method, position);
    if (isInside(document, item))
        return false;
    const element = placeInstance(document, item);
    if (!element)
        return false;
    const { left, top, right, bottom } = element.box;
    element.x += x - (left + right) / 2;
    element.y += y - (top + bottom) / 2;
    return true;
}
/**
 * `document.addItem`: of any open document. The position is that of a symbol's centre, of a bitmap's or video's upper
 * left corner.
 */
function addItem(document, position, item) {
    checkPoint('addItem', position);
    if (isInside(document, item))
        return false;
    if (item instanceof BitmapItem || item instanceof VideoItem) {
        const { x, y } = checkPoint('addItem', position);
        const element = placeInstance(document, importItem(document, item));
        if (!element)
            return false;
        element.x = x;
        element.y = y;
        return true;
    }
    return placeByCenter(document, 'addItem', importItem(document, item), position);
}

const TWIPS_PER_PIXEL$1 = 20;
/**
 * `document.convertSelectionToBitmap`: a picture of the selected elements becomes an item of the library, and an
 * instance of it stands in the place of the topmost one and is the selection. The picture covers their bounds, widened
 * to whole pixels.
 */
function convertSelectionToBitmap(document) {
    const elements = needSelection(document, 'convertSelectionToBitmap');
    const box = boundsOf(elements);
    const x = Math.floor(box.left);
    const y = Math.floor(box.top);
    const width = Math.max(1, Math.ceil(box.right) - x);
    const height = Math.max(1, Math.ceil(box.bottom) - y);
    const data = document.host.bitmapOf(document, elements, { x, y, width, height });
    const { library, files } = document;
    const name = library.firstFree((number) => `Bitmap ${number}`);
    let number = 1;
    while (files.has(`bin/M ${number}.dat`))
        number++;
    const bitmapDataHRef = `M ${number}.dat`;
    files.write(`bin/${bitmapDataHRef}`, data);
    const item = addEntry(library, 'media', XmlNode.create('DOMBitmapItem', {
        name,
        itemID: newItemID(library.document),
        useImportedJPEGData: 'false',
        compressionType: 'lossless',
        sourceLastImported: String(secondsNow(document)),
        originalCompressionType: 'lossless',
        quality: '50',
        href: name,
        bitmapDataHRef,
        frameRight: String(width * TWIPS_PER_PIXEL$1),
        frameBottom: String(height * TWIPS_PER_PIXEL$1),
    }));
    const top = elements[elements.length - 1];
    const list = top.node.parent;
    const instance = newInstance(item);
    if (!list || !instance)
        return false;
    list.insert(instance, list.children.indexOf(top.node) + 1);
    writeMatrix(instance, { a: 1, b: 0, c: 0, d: 1, tx: x, ty: y });
    for (const element of elements)
        element.node.remove();
    select(document, [elementOf(instance, top.owner)]);
    return true;
}

/** The place of the registration point in the box: across and down, 0 to 1. */
const REGISTRATION = {
    'top left': [0, 0],
    'top center': [0.5, 0],
    'top right': [1, 0],
    'center left': [0, 0.5],
    center: [0.5, 0.5],
    'center right': [1, 0.5],
    'bottom left': [0, 1],
    'bottom center': [0.5, 1],
    'bottom right': [1, 1],
};
/**
 * `document.convertToSymbol`: the selected elements go into a new symbol, an instance of which stands in the place of
 * the topmost one and is the selection. Null for a name that is taken, or that the elements use for a missing item; an
 * empty name means a free one.
 */
function convertToSymbol(document, symbolType, name, registration) {
    const elements = needSelection(document, 'convertToSymbol');
    const type = checkChoice('convertToSymbol: type', symbolType, ['movie clip', 'button', 'graphic']);
    const corner = checkChoice('convertToSymbol: registration point', registration, Object.keys(REGISTRATION));
    const { library } = document;
    const path = checkText('convertToSymbol: name', name) || library.firstFree((number) => `Symbol ${number}`);
    if (library.find(path))
        return null;
    if (elements.some(({ node }) => leadsTo(document, namedPaths(node), path)))
        return null;
    if (leafOf(path) === '')
        throw new HostError(`convertToSymbol: "${path}" is no name for a symbol`);
    const { item, instance } = wrapElements(document, elements, { type, path, corner });
    select(document, [instance]);
    return item;
}
/** Puts elements into a new symbol, and an instance of it into the place of the topmost one. */
function wrapElements(document, elements, { type, path, corner }) {
    const { library } = document;
    const box = boundsOf(elements);
    const origin = inTwips(pointIn(box, REGISTRATION[corner]));
    const top = elements[elements.length - 1];
    const list = top.node.parent ?? XmlNode.create('elements');
    const place = list.children.indexOf(top.node) + 1;
    moveElements(elements, -origin.x, -origin.y);
    addFolders(library, folderOf(path));
    const item = addSymbol(library, type, path, newTimeline(leafOf(path)));
    const node = newInstance(item) ?? XmlNode.create('DOMSymbolInstance');
    list.insert(node, place);
    writeMatrix(node, { a: 1, b: 0, c: 0, d: 1, tx: origin.x, ty: origin.y });
    const center = pointIn(box, [0.5, 0.5]);
    writeTransformationPoint(node, inTwips({ x: center.x - origin.x, y: center.y - origin.y }));
    const frame = item.timeline.layers[0].keyframes[0];
    for (const element of elements) {
        element.node.setAttr('selected', null);
        elementList(frame).append(element.node);
        elementOf(element.node, frame);
    }
    return { item, instance: elementOf(node, top.owner) };
}
function pointIn({ left, top, right, bottom }, [across, down]) {
    return { x: left + (right - left) * across, y: top + (bottom - top) * down };
}
/** Coordinates are stored in twips. */
function inTwips({ x, y }) {
    return { x: toTwips(x), y: toTwips(y) };
}

/**
 * `document.distributeToLayers`: each selected element goes to a layer of its own below the current one, called like
 * the element, its item, or with a free name. The selection stays.
 */
function distributeToLayers(document) {
    const elements = needSelection(document, 'distributeToLayers');
    const timeline = document.getTimeline();
    const current = timeline.layers[timeline.currentLayer];
    const shown = timeline.currentFrame;
    const made = elements.map((element, i) => {
        const name = titleOf(element) || freeLayerName(timeline, 'normal');
        const node = newLayer(name, timeline.layerCount, Math.max(1, timeline.frameCount));
        const { index, parent } = placeBeside(current, false);
        const place = { index: index + i, parent };
        return editLayers(timeline, (list, parents) => insertLayer(timeline, list, parents, node, place));
    });
    elements.forEach((element, i) => {
        moveTo(element, made[i], element.layer.frameAt(shown)?.startFrame ?? 0);
    });
    select(document, elements);
}
/** Each keyframe of the new layer begins where that of the element did. */
function moveTo(element, layer, start) {
    const frame = splitAt$1(layer, start);
    elementList(frame).append(element.node);
    elementOf(element.node, frame);
}
/**
 * `document.distributeToKeyframes`: each selected element gets a keyframe, one after the other behind the current frame;
 * what followed moves to the right.
 */
function distributeToKeyframes(document) {
    const elements = needSelection(document, 'distributeToKeyframes');
    const timeline = document.getTimeline();
    const layer = timeline.layers[timeline.currentLayer];
    const first = timeline.currentFrame + 1;
    select(document, []);
    for (const { node } of elements)
        node.remove();
    if (first < layer.frameCount)
        splitAt$1(layer, first);
    elements.forEach((element, i) => {
        insertInto(layer, first + i - 1, 1);
        const frame = splitAt$1(layer, first + i);
        emptyFrame(frame);
        elementList(frame).append(element.node);
        elementOf(element.node, frame);
    });
}
function titleOf(element) {
    if (element.name !== '')
        return element.name;
    const path = element.node.attr('libraryItemName') ?? '';
    return path.slice(path.lastIndexOf('/') + 1);
}

/** The box of an element as its timeline shows it at the playhead: between keyframes a tween has carried it on. */
function shownBox(element) {
    const frame = element.owner;
    if (!(frame instanceof Frame))
        return element.box;
    const elapsed = frame.layer.timeline.currentFrame - frame.startFrame;
    if (elapsed <= 0 || elapsed >= frame.duration)
        return element.box;
    const shown = frame.shownElements(elapsed);
    const node = shown.at(frame.elementNodes.indexOf(element.node)) ?? element.node;
    return node === element.node ? element.box : ContentBounds.of(frame.document).ofElement(node);
}

/** True for a layer whose elements can be selected: neither locked nor hidden, and no camera. */
function isOpen(layer) {
    return layer.visible && !layer.locked && layer.ownType !== 'camera';
}
/** The frames whose elements can be selected. */
function selectableFrames(document) {
    return framesShown(document.getTimeline()).filter(({ layer }) => isOpen(layer));
}
function isSelectable(document, element) {
    const timeline = document.getTimeline();
    const layer = element.layer;
    if (layer.timeline !== timeline || !isOpen(layer) || element.locked)
        return false;
    return layer.frameAt(timeline.currentFrame)?.node.child('elements') === element.node.parent;
}
/** The selected elements of the stage, back to front. */
function selectedElements(document) {
    const found = [];
    for (const frame of selectableFrames(document)) {
        for (const node of frame.elementNodes) {
            if (node.attr('selected') === 'true')
                found.push(elementOf(node, frame));
        }
    }
    return found;
}
function isSelected(document, element) {
    return element.node.attr('selected') === 'true' && isSelectable(document, element);
}
/** Adds an element to the selection or takes it out; one that cannot be selected is left alone. */
function setSelected(document, element, selected) {
    document.editedText = undefined;
    if (!selected)
        element.node.setAttr('selected', null);
    else if (isSelectable(document, element))
        element.node.setAttr('selected', 'true');
}
/** `document.selection`, in the order of the switch `selectionOrder`. */
function readSelection(document) {
    const elements = document.selectedElements;
    return document.switches.selectionOrder === 'reversed' ? elements.reverse() : elements;
}
/** Assigns `document.selection`: adds, as the host does, unless the switch `selectionSet` says otherwise. */
function assignSelection(document, value) {
    const elements = checkElements(value);
    if (document.switches.selectionSet === 'replace')
        selectNone(document);
    for (const element of elements)
        setSelected(document, element, true);
}
function checkElements(value) {
    if (value === null)
        return [];
    if (!Array.isArray(value)) {
        throw new HostError(`Document.selection: expected an Array of elements, got ${describeValue(value)}`);
    }
    return value.map((entry) => {
        if (entry instanceof Element)
            return entry;
        throw new HostError(`Document.selection: expected an Array of elements, got one with ${describeValue(entry)}`);
    });
}
/** Everything on the stage that can be selected, back to front. */
function selectableElements(document) {
    const frames = selectableFrames(document);
    return frames.flatMap((frame) => frame.backToFront.filter((element) => !element.locked));
}
function selectAll(document) {
    for (const element of selectableElements(document))
        element.node.setAttr('selected', 'true');
}
/** Clears the selection of the timeline on the stage. */
function selectNone(document) {
    document.editedText = undefined;
    for (const frame of framesShown(document.getTimeline())) {
        for (const node of frame.elementNodes)
            node.setAttr('selected', null);
    }
}

/** A rectangle that a script gave: `{left, top, right, bottom}`. */
function checkRect(method, value) {
    if (typeof value !== 'object' || value === null) {
        throw new HostError(`${method}: expected a rectangle {left, top, right, bottom}, got ${describeValue(value)}`);
    }
    const rect = value;
    const side = (name) => checkNumber(`${method}: ${name}`, rect[name]);
    const [left, right] = [side('left'), side('right')].sort((a, b) => a - b);
    const [top, bottom] = [side('top'), side('bottom')].sort((a, b) => a - b);
    return { left, top, right, bottom };
}
/** `document.getSelectionRect`: 0 where nothing is selected. */
function selectionRect(document) {
    const box = emptyBox();
    for (const element of document.selectedElements)
        unite(box, shownBox(element));
    return isEmpty(box) ? 0 : roundBox(box);
}
/**
 * `document.setSelectionRect`: selects what lies wholly inside a rectangle of the stage, or what touches it. The
 * rectangle counts from the stage, also while a symbol is edited in place.
 */
function selectInRect(document, rect, replace, contact) {
    const frame = checkRect('setSelectionRect', rect);
    if (replace !== false)
        selectNone(document);
    const view = document.editing.viewMatrix;
    const reaches = contact ? touches : encloses;
    for (const element of selectableElements(document)) {
        if (reaches(frame, transformBox(shownBox(element), view)))
            setSelected(document, element, true);
    }
}
/** `document.setSelectionBounds`: moves and scales the selection into a rectangle. */
function fitSelection(document, rect) {
    const target = checkRect('setSelectionBounds', rect);
    const elements = needSelection(document, 'setSelectionBounds');
    const from = boundsOf(elements);
    const a = scaleOf$1(from.right - from.left, target.right - target.left);
    const d = scaleOf$1(from.bottom - from.top, target.bottom - target.top);
    const matrix = { a, b: 0, c: 0, d, tx: target.left - a * from.left, ty: target.top - d * from.top };
    transformElements(elements, matrix);
}
function scaleOf$1(extent, wanted) {
    return extent === 0 || wanted === 0 ? 1 : wanted / extent;
}
function encloses(frame, box) {
    return (frame.left <= box.left && frame.top <= box.top && frame.right >= box.right && frame.bottom >= box.bottom);
}
function touches(frame, box) {
    return (frame.left <= box.right && frame.right >= box.left && frame.top <= box.bottom && frame.bottom >= box.top);
}

/** Raw shapes are merged with the others of their frame. */
function isRawShape(node) {
    return node.name === 'DOMShape' && node.attr('isDrawingObject') !== 'true';
}
/**
 * The raw shape that a drawing object, a primitive or a bitmap becomes when it is broken apart, in the element's own
 * coordinates. Undefined for other elements.
 */
function rawShapeOf(element) {
    const { node } = element;
    if (element instanceof BitmapInstance)
        return bitmapShape(element);
    if (node.name === 'DOMShape')
        return shapeOfDrawing(node);
    if (node.name === 'DOMRectangleObject' || node.name === 'DOMOvalObject')
        return primitiveShape(node);
    return undefined;
}
function shapeOfDrawing(drawing) {
    const shape = drawing.clone();
    for (const name of ['isDrawingObject', 'selected', 'locked'])
        shape.setAttr(name, null);
    shape.child('matrix')?.remove();
    return shape;
}
function primitiveShape(primitive) {
    const [{ fillStyle1, strokeStyle, segments }] = outlineOf(primitive).edges;
    const fill = fillStyle1 === 0 ? undefined : primitive.child('fill')?.children[0].clone();
    const stroke = strokeStyle === 0 ? undefined : primitive.child('stroke')?.children[0].clone();
    return shapeOf(primitive, segments, fill, stroke);
}
/** The bitmap fills its own rectangle. The document counts fills of bitmaps in twips. */
function bitmapShape(bitmap) {
    const size = { width: bitmap.hPixels, height: bitmap.vPixels };
    const bitmapPath = bitmap.node.attr('libraryItemName') ?? '';
    const fill = XmlNode.create('BitmapFill', { bitmapPath, bitmapIsClipped: 'true' });
    writeMatrix(fill, { a: 20, b: 0, c: 0, d: 20, tx: 0, ty: 0 });
    const outline = rectangleOutline({ x: 0, y: 0, ...size, radii: [0, 0, 0, 0] });
    return shapeOf(bitmap.node, outline, fill, undefined);
}
function shapeOf(from, outline, fill, stroke) {
    const shape = XmlNode.create('DOMShape');
    if (fill)
        shape.append(XmlNode.create('fills', {}, [XmlNode.create('FillStyle', { index: '1' }, [fill])]));
    if (stroke)
        shape.append(XmlNode.create('strokes', {}, [XmlNode.create('StrokeStyle', { index: '1' }, [stroke])]));
    const edge = XmlNode.create('Edge', {
        fillStyle1: fill ? '1' : null,
        strokeStyle: stroke ? '1' : null,
        edges: encodeEdges(outline),
    });
    shape.append(XmlNode.create('edges', {}, [edge]));
    const point = readTransformationPoint(from);
    if (point)
        writeTransformationPoint(shape, point);
    return shape;
}

/** `document.addNewRectangle`: a raw shape in the current frame. */
function drawRectangle(document, rect, roundness, without) {
    const box = checkRect('addNewRectangle', rect);
    const radius = checkNumber('addNewRectangle: roundness', roundness ?? 0, 0, 999);
    const size = { x: box.left, y: box.top, width: box.right - box.left, height: box.bottom - box.top };
    const outline = rectangleOutline({ ...size, radii: [radius, radius, radius, radius] });
    drawShape$1(document, outline, box, without);
}
/** `document.addNewOval`. */
function drawOval(document, rect, without) {
    const box = checkRect('addNewOval', rect);
    const size = { x: box.left, y: box.top, width: box.right - box.left, height: box.bottom - box.top };
    const outline = ovalOutline({ ...size, startAngle: 0, endAngle: 0, innerRadius: 0, closePath: true });
    drawShape$1(document, outline, box, without);
}
/** `document.addNewLine`. */
function drawLine$1(document, startPoint, endPoint) {
    const start = checkPoint('addNewLine: startPoint', startPoint);
    const end = checkPoint('addNewLine: endPoint', endPoint);
    const pen = new SegmentPen();
    pen.moveTo(start.x, start.y);
    pen.lineTo(end.x, end.y);
    const box = {
        left: Math.min(start.x, end.x),
        top: Math.min(start.y, end.y),
        right: Math.max(start.x, end.x),
        bottom: Math.max(start.y, end.y),
    };
    drawShape$1(document, pen.segments(), box, { fill: true, stroke: false });
}
/** `document.addNewPrimitiveRectangle`: the primitive is the selection. */
function drawPrimitiveRectangle(document, rect, roundness, without) {
    const box = checkRect('addNewPrimitiveRectangle', rect);
    const radius = checkNumber('addNewPrimitiveRectangle: roundness', roundness ?? 0, 0, 999);
    const attributes = { lockFlag: 'true' };
    if (radius !== 0) {
        for (const corner of ['topLeft', 'topRight', 'bottomLeft', 'bottomRight']) {
            attributes[`${corner}Radius`] = String(radius);
        }
    }
    drawPrimitive(document, 'DOMRectangleObject', box, attributes, without);
}
/** `document.addNewPrimitiveOval`. */
function drawPrimitiveOval(document, rect, without) {
    drawPrimitive(document, 'DOMOvalObject', checkRect('addNewPrimitiveOval', rect), {}, without);
}
/**
 * All raw shapes of a frame are one element in the host, which cuts them into each other. Here a shape drawn beside or
 * over another one floats until the host merges them. In the object drawing mode it is an object of its own, on top of
 * the frame and selected.
 */
function drawShape$1(document, outline, box, without) {
    const { fill, stroke } = document.tools;
    if (without.fill && without.stroke)
        return;
    const list = elementList(currentFrame(document));
    const isObject = document.host.drawsObjects;
    const hasRaw = list.children.some(isRawShape);
    const shape = XmlNode.create('DOMShape', {
        isDrawingObject: isObject ? 'true' : null,
        isFloating: hasRaw && !isObject ? 'true' : null,
    });
    const fillStyle = without.fill ? 0 : fillStyleOf(shape, 'setCustomFill', fill);
    const strokeStyle = without.stroke ? 0 : strokeStyleOf(shape, 'setCustomStroke', stroke);
    const edge = XmlNode.create('Edge', {
        fillStyle1: fillStyle === 0 ? null : String(fillStyle),
        strokeStyle: strokeStyle === 0 ? null : String(strokeStyle),
        edges: encodeEdges(outline),
    });
    shape.append(XmlNode.create('edges', {}, [edge]));
    writeTransformationPoint(shape, { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 });
    if (isObject)
        addToFrame(document, [shape]);
    else
        list.insert(shape, list.children.filter(isRawShape).length);
}
function drawPrimitive(document, tag, box, attributes, without) {
    const { fill, stroke } = document.tools;
    if (without.fill && without.stroke)
        return;
    const size = {
        x: String(box.left),
        y: String(box.top),
        objectWidth: String(box.right - box.left),
        objectHeight: String(box.bottom - box.top),
    };
    const node = XmlNode.create(tag, { ...size, ...attributes });
    writeTransformationPoint(node, { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 });
    const paint = without.fill ? undefined : paintNode('setCustomFill', fill);
    const line = without.stroke ? undefined : strokeNode('setCustomStroke', stroke);
    if (paint)
        node.append(XmlNode.create('fill', {}, [paint]));
    if (line)
        node.append(XmlNode.create('stroke', {}, [line]));
    addToFrame(document, [node]);
}

/** `document.addNewText`: a static text with the host's default face and size, which is the selection. */
function drawText$1(document, rect, text) {
    const { left, top, right, bottom } = checkRect('addNewText', rect);
    const characters = text === undefined ? '' : checkText('addNewText', text);
    const attrs = XmlNode.create('DOMTextAttrs', { bitmapSize: '240', face: 'TimesNewRomanPSMT' });
    const run = XmlNode.create('DOMTextRun', {}, [
        XmlNode.create('characters', {}, [], characters),
        XmlNode.create('textAttrs', {}, [attrs]),
    ]);
    const matrix = { tx: formatNumber(left + TEXT_GUTTER), ty: formatNumber(top + TEXT_GUTTER) };
    const size = {
        width: formatNumber(Math.max(0, right - left - 2 * TEXT_GUTTER)),
        height: formatNumber(Math.max(0, bottom - top - 2 * TEXT_GUTTER)),
    };
    const node = XmlNode.create('DOMStaticText', size, [
        XmlNode.create('matrix', {}, [XmlNode.create('Matrix', matrix)]),
        XmlNode.create('textRuns', {}, [run]),
    ]);
    addToFrame(document, [node]);
}

/** `document.group`: the group stands in the place of the topmost element, on its layer, and is the selection. */
function groupSelection(document) {
    const elements = needSelection(document, 'group');
    const top = elements[elements.length - 1];
    const list = top.node.parent;
    if (!list)
        return;
    const members = XmlNode.create('members');
    const group = XmlNode.create('DOMGroup', {}, [members]);
    list.insert(group, list.children.indexOf(top.node) + 1);
    for (const element of elements) {
        element.node.setAttr('selected', null);
        members.append(element.node);
    }
    const made = elementOf(group, top.owner);
    void made.everyMember;
    select(document, [made]);
}
/** `document.unGroup`: the members of the selected groups stand in their place and are the selection. */
function ungroupSelection(document) {
    const elements = needSelection(document, 'unGroup');
    const kept = elements.flatMap((element) => (isGroup(element) ? ungroup(element) : [element]));
    select(document, kept);
}
/**
 * `document.breakApart`: groups and instances of symbols give way to what they show; drawing objects, primitives and
 * bitmaps become raw shapes, which stay as they are. Texts are not broken apart here: where each letter stands only
 * the font tells.
 */
function breakApartSelection(document) {
    const elements = needSelection(document, 'breakApart');
    const kept = elements.flatMap((element) => {
        if (isGroup(element))
            return ungroup(element);
        if (element instanceof SymbolInstance)
            return breakInstance(element);
        if (isRawShape(element.node))
            return [element];
        const raw = rawShapeOf(element);
        if (raw)
            return transformAll(replaceBy(element, [raw]), readMatrix(element.node));
        throw notImplemented(`Document.breakApart of <${element.node.name}>`);
    });
    select(document, kept);
}
function isGroup(element) {
    return element.node.name === 'DOMGroup';
}
function ungroup(group) {
    return replaceBy(group, group.everyMember.map(({ node }) => node));
}
function breakInstance(instance) {
    const { matrix } = instance;
    const item = instance.libraryItem;
    if (!(item instanceof SymbolItem))
        return [instance];
    const index = instance.symbolType === 'graphic' ? (instance.firstFrame ?? 0) : 0;
    const shown = [...item.timeline.layers].reverse().map((layer) => layer.frameAt(index)?.elementNodes ?? []);
    const nodes = shown.flat().map((node) => node.clone());
    return transformAll(replaceBy(instance, nodes), matrix);
}
function transformAll(elements, matrix) {
    for (const element of elements)
        element.transformBy(matrix);
    return elements;
}
/** Puts nodes in the place of an element. Raw shapes beside another one float until the host merges them. */
function replaceBy(element, nodes) {
    const list = element.node.parent;
    if (!list)
        return [];
    const place = list.children.indexOf(element.node);
    element.node.remove();
    const hasRaw = list.children.some(isRawShape);
    return nodes.map((node, i) => {
        if (isRawShape(node) && hasRaw && list.name === 'elements')
            node.setAttr('isFloating', 'true');
        list.insert(node, place + i);
        return elementOf(node, element.owner);
    });
}

/** `document.swapElement`: the selected instances show another item, in the same place and with the same effects. */
function swapSelection(document, path) {
    const elements = needSelection(document, 'swapElement');
    const item = document.itemAt(path);
    if (!item)
        throw new HostError(`swapElement: the library has no item called "${path}"`);
    checkShows(document, 'swapElement', document.getTimeline().libraryItem, item);
    select(document, elements.map((element) => (element instanceof Instance ? swap(element, item) : element)));
}
function swap(element, item) {
    const made = newInstance(item);
    if (!made)
        throw new HostError(`swapElement: a ${item.itemType} cannot be placed on the stage`);
    const { node, owner } = element;
    if (made.name === node.name) {
        node.setAttr('libraryItemName', item.name);
        return element;
    }
    for (const name of ['name', 'selected', 'locked'])
        made.setAttr(name, node.attr(name) ?? null);
    const matrix = node.child('matrix')?.clone();
    if (matrix)
        made.insert(matrix, 0);
    const list = node.parent;
    if (!list)
        return element;
    list.insert(made, list.children.indexOf(node));
    node.remove();
    return elementOf(made, owner);
}

/** Making elements, and making others of them. */
class DocumentDrawing extends DocumentCore {
    addItem(position, item) {
        if (!(item instanceof Item))
            throw new HostError(`addItem: expected an item, got ${describeValue(item)}`);
        return addItem(this, position, item);
    }
    placeItem(item, position) {
        return placeByCenter(this, 'addItemToDocument', item, position);
    }
    wrapElements(elements, path) {
        wrapElements(this, elements, { type: 'graphic', path, corner: 'center' });
    }
    checkShows(method, layer, item) {
        checkShows(this, method, layer.timeline.libraryItem, item);
    }
    bringItems(method, target, nodes, source) {
        bringItems(this, method, target, nodes, source);
    }
    addNewRectangle(boundingRectangle, roundness, bSuppressFill, bSuppressStroke) {
        drawRectangle(this, boundingRectangle, roundness, { fill: bSuppressFill, stroke: bSuppressStroke });
    }
    addNewOval(boundingRectangle, bSuppressFill, bSuppressStroke) {
        drawOval(this, boundingRectangle, { fill: bSuppressFill, stroke: bSuppressStroke });
    }
    addNewPrimitiveRectangle(boundingRectangle, roundness, bSuppressFill, bSuppressStroke) {
        const without = { fill: bSuppressFill, stroke: bSuppressStroke };
        drawPrimitiveRectangle(this, boundingRectangle, roundness, without);
    }
    addNewPrimitiveOval(boundingRectangle, bSuppressFill, bSuppressStroke) {
        drawPrimitiveOval(this, boundingRectangle, { fill: bSuppressFill, stroke: bSuppressStroke });
    }
    addNewLine(startPoint, endpoint) {
        drawLine$1(this, startPoint, endpoint);
    }
    addNewText(boundingRectangle, text) {
        drawText$1(this, boundingRectangle, text);
    }
    group() {
        groupSelection(this);
    }
    unGroup() {
        ungroupSelection(this);
    }
    breakApart() {
        breakApartSelection(this);
    }
    convertSelectionToBitmap() {
        return convertSelectionToBitmap(this);
    }
    convertToSymbol(type, name, registrationPoint) {
        return convertToSymbol(this, type, name, registrationPoint);
    }
    swapElement(name) {
        swapSelection(this, String(name));
    }
    distributeToLayers() {
        distributeToLayers(this);
    }
    canDistributeToKeyframes() {
        return this.selectedElements.length > 0;
    }
    distributeToKeyframes() {
        distributeToKeyframes(this);
    }
}

/** Going into symbols and out again. */
class DocumentEditing extends DocumentCore {
    enterEditMode(editMode) {
        this.editing.enter(editMode);
    }
    exitEditMode() {
        this.editing.exit();
    }
    /** Always true: the Edit Symbols command is there while a document is open. */
    canEditSymbol() {
        return true;
    }
    /** From the coordinates of what is being edited to those of the stage. */
    get viewMatrix() {
        return this.editing.viewMatrix;
    }
}

const LONGEST = 60;
/** A text in quotes as messages show it; of a long one the beginning, and its length. */
function quoteShort(text, longest = LONGEST) {
    if (text.length <= longest)
        return JSON.stringify(text);
    return `${JSON.stringify(`${text.slice(0, longest)}…`)} (${text.length} characters)`;
}

const RECORD_SIZE = 46;
const END_SIZE = 22;
const MAX_SIZE = 0xffffffff;
const MAX_ENTRIES = 0xffff;
const MAX_NAME = 0xffff;
const UTF8_NAME = 0x800;
/** Animate marks deflated entries so: "maximum compression". */
const DEFLATED = 0x2;
const FOLDER_ATTRIBUTE = 0x10;
/** Animate stores what is packed already; the mimetype must be readable as it stands. */
const STORED = /\.(dat|cache|xfl)$|^mimetype$/i;
/** Writes a zip as Animate does, apart from the directory's size, which here is right. */
class ZipBuilder {
    /** `path` is for messages. */
    constructor(platform, path, limits) {
        this.platform = platform;
        this.path = path;
        this.limits = limits;
        this.chunks = [];
        this.directory = [];
        this.offset = 0;
        this.time = dosTime(platform.clock.now());
    }
    /** Takes an entry over from another zip: its packed bytes, its times and its place in the order. */
    copy(label, zip, record) {
        const start = dataStart(label, zip, record);
        const central = record.bytes.slice();
        const view = viewOf(central);
        // The sizes are in the header now, so that nothing has to follow the data.
        view.setUint16(8, record.flags & -9, true);
        const rest = zip.subarray(record.offset + 26, start);
        this.push(central, rest, zip.subarray(start, start + record.packedSize));
    }
    /** Adds an entry; `replaced` is the one whose name as written it keeps. A name with a `/` at its end is a folder. */
    add(name, content, replaced) {
        const oldName = replaced?.bytes.subarray(RECORD_SIZE, RECORD_SIZE + viewOf(replaced.bytes).getUint16(28, true));
        const nameBytes = oldName ?? new TextEncoder().encode(name);
        this.checkName(name, nameBytes);
        const packed = STORED.test(name) ? content : this.platform.compression.deflateRaw(content);
        // What packs so well that it would be refused as a bomb is stored: what is saved can be opened.
        const isSmaller = packed.length < content.length && !isBomb(content.length, packed.length, this.limits);
        const central = new Uint8Array(RECORD_SIZE + nameBytes.length);
        const view = viewOf(central);
        view.setUint32(0, 0x02014b50, true);
        view.setUint16(4, 20, true);
        view.setUint16(6, 20, true);
        view.setUint16(8, UTF8_NAME | (isSmaller ? DEFLATED : 0), true);
        view.setUint16(10, isSmaller ? 8 : 0, true);
        view.setUint32(12, this.time, true);
        view.setUint32(16, this.platform.compression.crc32(content), true);
        view.setUint32(20, isSmaller ? packed.length : content.length, true);
        view.setUint32(24, content.length, true);
        view.setUint16(28, nameBytes.length, true);
        view.setUint32(38, name.endsWith('/') ? FOLDER_ATTRIBUTE : 0, true);
        central.set(nameBytes, RECORD_SIZE);
        const rest = new Uint8Array(4 + nameBytes.length);
        viewOf(rest).setUint16(0, nameBytes.length, true);
        rest.set(nameBytes, 4);
        this.push(central, rest, isSmaller ? packed : content);
    }
    checkName(name, bytes) {
        if (bytes.length <= MAX_NAME)
            return;
        throw new host_errors.DocumentError(this.path, `cannot be saved: the name ${quoteShort(name)} takes ${bytes.length} bytes; a zip holds names up to ${MAX_NAME}`);
    }
    /** The whole file, in pieces. @throws DocumentError for what a zip without extensions cannot hold. */
    finish() {
        const end = new Uint8Array(END_SIZE);
        const view = viewOf(end);
        const size = this.directory.reduce((sum, record) => sum + record.length, 0);
        if (this.directory.length >= MAX_ENTRIES || this.offset + size >= MAX_SIZE) {
            throw new host_errors.DocumentError(this.path, 'an FLA cannot hold more than 65,534 entries or 4 GiB');
        }
        view.setUint32(0, 0x06054b50, true);
        view.setUint16(8, this.directory.length, true);
        view.setUint16(10, this.directory.length, true);
        view.setUint32(12, size, true);
        view.setUint32(16, this.offset, true);
        return [...this.chunks, ...this.directory, end];
    }
    /** `rest`: the local header from the length of the name on; all before it is the same as in the directory. */
    push(central, rest, data) {
        const header = new Uint8Array(LOCAL_SIZE - 4 + rest.length);
        viewOf(header).setUint32(0, 0x04034b50, true);
        header.set(central.subarray(6, 28), 4);
        header.set(rest, 26);
        viewOf(central).setUint32(42, this.offset % (MAX_SIZE + 1), true);
        this.directory.push(central);
        this.chunks.push(header, data);
        this.offset += header.length + data.length;
    }
}
function viewOf(bytes) {
    return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
/** Time (low word) and date as zips note them: local time, in steps of two seconds. */
function dosTime(date) {
    const day = ((date.getFullYear() - 1980) << 9) | ((date.getMonth() + 1) << 5) | date.getDate();
    const time = (date.getHours() << 11) | (date.getMinutes() << 5) | (date.getSeconds() >> 1);
    return ((day << 16) | time) >>> 0;
}

/** The FLA of a document with its changes, in pieces. */
function buildZip(platform, container, contents, place, limits) {
    const zip = new ZipBuilder(platform, place.path, limits);
    if (container instanceof ZipContainer)
        rebuild(zip, container, contents);
    else
        build(zip, container, contents, place.documentName);
    return zip.finish();
}
/** Entries without a change are copied packed, in their order; new ones follow, and the mimetype is the last. */
function rebuild(zip, container, contents) {
    const folders = new Set();
    for (const record of container.records) {
        if (record.isFolder)
            folders.add(record.name);
        if (record.name !== MIMETYPE)
            rewrite(zip, container, record, contents.get(record.name));
    }
    for (const [name, content] of contents) {
        if (content !== null && !container.has(name))
            addWithFolders(zip, name, content, folders);
    }
    const mimetype = container.records.find(({ name }) => name === MIMETYPE);
    if (mimetype === undefined)
        return;
    if (mimetype.method === 0)
        zip.copy(container.label(MIMETYPE), container.zip, mimetype);
    else
        zip.add(MIMETYPE, container.bytes(MIMETYPE), mimetype);
}
function rewrite(zip, container, record, content) {
    const { name } = record;
    const isKept = content === undefined || (content !== null && isSameContent(container, name, content));
    if (isKept)
        zip.copy(container.label(name), container.zip, record);
    else if (content !== null)
        zip.add(name, content, record);
}
/** A new archive, in the order in which Animate writes one. */
function build(zip, container, contents, documentName) {
    const folders = new Set();
    const names = new Set([...container.names(), ...contents.keys()].filter((name) => !isMarker(name)));
    for (const name of [...names].sort((a, b) => rank$1(a) - rank$1(b))) {
        const content = contents.has(name) ? contents.get(name) : container.bytes(name);
        if (content)
            addWithFolders(zip, name, content, folders);
    }
    zip.add(documentName.replace(/\.fla$/i, '') + '.xfl', PROXY_CONTENT);
    zip.add(MIMETYPE, MIMETYPE_CONTENT);
}
function rank$1(name) {
    return name === 'DOMDocument.xml' ? 0 : name.includes('/') ? 2 : 1;
}
/** Adds an entry behind those of its folders that the archive does not list yet. */
function addWithFolders(zip, name, content, folders) {
    for (let slash = name.indexOf('/'); slash >= 0; slash = name.indexOf('/', slash + 1)) {
        const folder = name.slice(0, slash + 1);
        if (!folders.has(folder))
            zip.add(folder, new Uint8Array(0));
        folders.add(folder);
    }
    zip.add(name, content);
}

/** The files to write for a document saved as XFL: at its origin what changed, elsewhere everything. */
function folderChanges(container, contents, place) {
    const changes = new Map();
    if (!place.isOrigin) {
        for (const name of container.names())
            if (!isMarker(name))
                changes.set(name, () => container.bytes(name));
        changes.set(place.documentName, () => PROXY_CONTENT);
    }
    for (const [name, content] of contents) {
        if (content === null)
            changes.set(name, null);
        else if (!place.isOrigin || !isSameContent(container, name, content))
            changes.set(name, () => content);
    }
    return changes;
}

/** Links that may lead to one another; systems follow no more either. */
const MOST_LINKS = 40;
/**
 * The absolute path without links; the part of it that does not exist yet stays as it is. A link to something that does
 * not exist counts as what it leads to: writing there would make that file.
 *
 * @throws Error for links that lead in a circle.
 */
function resolveLinks(platform, file, followed = 0) {
    const { disk, paths } = platform;
    const absolute = paths.resolve(file);
    try {
        return disk.realPath(absolute);
    }
    catch {
        const parent = paths.dirname(absolute);
        if (parent === absolute)
            return absolute;
        const place = paths.join(resolveLinks(platform, parent, followed), paths.basename(absolute));
        if (!isLink(platform, place))
            return place;
        if (followed === MOST_LINKS)
            throw new Error(`${file}: too many symbolic links`);
        return resolveLinks(platform, paths.resolve(paths.dirname(place), disk.readLink(place)), followed + 1);
    }
}
/** What cannot be looked at is taken for no link: it can be opened neither. */
function isLink({ disk }, place) {
    try {
        return disk.linkStat(place)?.isLink === true;
    }
    catch {
        return false;
    }
}

/**
 * Reads a target by its name: `star.fla` is an FLA; `star.xfl` stands for its folder when it exists or the folder
 * is called `star`, otherwise, as Animate does it, for a new folder `star` beside; anything else is a folder.
 */
function resolveTarget(platform, container, target) {
    const { disk, paths } = platform;
    const realPath = (file) => resolveLinks(platform, file);
    const absolute = paths.resolve(target);
    const origin = container.path === '' ? null : realPath(container.path);
    const extension = paths.extname(absolute).toLowerCase();
    const base = paths.basename(absolute, paths.extname(absolute));
    const stat = disk.stat(absolute);
    const isFolder = stat?.isFolder === true;
    if (!isFolder && (extension === '.fla' || (container.kind === 'fla' && realPath(absolute) === origin))) {
        const file = realPath(absolute);
        return { kind: 'fla', path: file, documentName: paths.basename(absolute), isOrigin: file === origin };
    }
    if (!isFolder && extension === '.xfl') {
        const parent = paths.dirname(absolute);
        const isInside = stat !== undefined || paths.basename(parent) === base;
        const folder = realPath(isInside ? parent : paths.join(parent, base));
        return { kind: 'xfl', path: folder, documentName: `${base}.xfl`, isOrigin: folder === origin };
    }
    if (stat !== undefined && !isFolder) {
        throw new host_errors.DocumentError(absolute, 'cannot be saved: the name ends neither in .fla nor in .xfl, and it is no folder');
    }
    const folder = realPath(absolute);
    const isOrigin = folder === origin;
    const documentName = isOrigin ? container.documentName : `${paths.basename(absolute)}.xfl`;
    return { kind: 'xfl', path: folder, documentName, isOrigin };
}

/**
 * Opens an archive that is to take the place of a document, and compares it with what was meant: every entry is there,
 * and reads as it was or as it was changed.
 *
 * @throws DocumentError for one that could not be opened later, or holds something else.
 */
function verifyZip(platform, written, container, contents, place, limits) {
    const zip = openWritten(platform, written, place, limits);
    const expected = expectedNames(container, contents);
    for (const name of expected) {
        if (!zip.has(name))
            throw notReadBack(place, name);
        const content = contents.get(name);
        if (content)
            checkEntry(zip, name, content, place, limits);
        else if (container instanceof ZipContainer)
            checkCopy(zip, container, name, place);
        else if (!hasSameBytes(zip.bytes(name), container.bytes(name)))
            throw notReadBack(place, name);
    }
    for (const name of zip.names())
        if (!expected.has(name) && !isMarker(name))
            throw notReadBack(place, name);
    return zip;
}
function openWritten(platform, written, { path }, limits) {
    try {
        return new ZipContainer(platform, path, written, limits);
    }
    catch (error) {
        const reason = error instanceof host_errors.DocumentError ? error.reason : String(error);
        throw new host_errors.DocumentError(path, `cannot be saved: it could not be opened again: ${reason}`);
    }
}
function expectedNames(container, contents) {
    const isKept = container instanceof ZipContainer ? () => true : (name) => !isMarker(name);
    const names = new Set(container.names().filter(isKept));
    for (const [name, content] of contents) {
        if (content === null)
            names.delete(name);
        else if (isKept(name))
            names.add(name);
    }
    return names;
}
function checkEntry(zip, name, content, place, limits) {
    if (!hasSameBytes(zip.bytes(name), content))
        throw notReadBack(place, name);
    if (/\.xml$/i.test(name) && content.length > limits.maxTextLength)
        zip.text(name);
}
/** An entry that is packed as it was need not be unpacked. */
function checkCopy(zip, source, name, place) {
    const [now, before] = [zip, source].map((one) => one.record(name));
    const isSame = now.method === before.method
        ? now.crc === before.crc &&
            now.size === before.size &&
            hasSameBytes(packedData(name, zip.zip, now), packedData(name, source.zip, before))
        : hasSameBytes(zip.bytes(name), source.bytes(name));
    if (!isSame)
        throw notReadBack(place, name);
}
function notReadBack({ path }, name) {
    return new host_errors.DocumentError(path, `cannot be saved: the entry ${JSON.stringify(name)} would not read as it was written`);
}

const MAIN = 'DOMDocument.xml';
/**
 * Changes files of a folder together: everything is written beside first, then a journal promises the new state, then
 * each file is replaced in one step, DOMDocument.xml, which names all others, as the last but the removed ones. When a
 * step fails, those before it are taken back. When the process dies, the next one that opens the document goes on.
 */
function writeFolder(platform, folder, changes, options) {
    if (changes.size === 0)
        return;
    const { disk, paths } = platform;
    const firstNew = firstMissing(platform, folder);
    try {
        disk.makeFolder(folder);
        const lock = SaveLock.take(platform, paths.join(folder, LOCK), folder);
        try {
            recoverSaves(platform, folder);
            options.check();
            perform(platform, folder, changes, options.force, lock);
        }
        finally {
            lock.release();
        }
    }
    catch (error) {
        if (firstNew !== null)
            discard(disk, firstNew);
        throw explainFault(folder, 'cannot be saved', error);
    }
}
function perform(platform, folder, changes, force, lock) {
    const { disk, paths } = platform;
    const root = disk.realPath(folder);
    const save = new FolderSave(platform, root, disk.makeTemporaryFolder(paths.join(root, SAVE_PREFIX)));
    // Waiting for the disk at each file is slow; where there is no document yet, nothing can get lost.
    const hasDocument = disk.exists(paths.join(root, MAIN));
    let steps = [];
    try {
        steps = stage(platform, save, changes, { isSynced: hasDocument, force });
        lock.check();
        if (hasDocument)
            save.promise(steps);
        save.complete(steps);
    }
    catch (error) {
        takeBack(save, steps);
        throw error;
    }
    save.end();
}
/** Where taking back fails too, the journal stays, for the next process that opens the document. */
function takeBack(save, steps) {
    try {
        save.takeBack(steps);
    }
    catch {
        return;
    }
    save.end();
}
function stage({ disk }, save, changes, { isSynced, force }) {
    const steps = [];
    for (const [name, content] of [...changes].sort((a, b) => rank(a) - rank(b))) {
        const number = steps.length;
        const target = save.targetOf(name);
        const staged = content === null ? null : `new-${number}`;
        const old = disk.stat(target);
        if (staged === null && old === undefined)
            continue;
        if (old !== undefined && !force && !disk.isWritable(target))
            throw new host_errors.DocumentError(target, 'is write-protected; it is not replaced without force');
        if (content !== null && staged !== null)
            disk.create(save.at(staged), [content()], { isSynced, like: old });
        const backup = old === undefined ? null : `old-${number}`;
        if (backup !== null)
            disk.copy(target, save.at(backup));
        steps.push({ name, staged, backup });
    }
    return steps;
}
function rank([name, content]) {
    if (content === null)
        return 2;
    return name === MAIN ? 1 : 0;
}
/** The outermost folder of a path that does not exist yet. */
function firstMissing({ disk, paths }, folder) {
    let missing = null;
    for (let at = folder; !disk.exists(at); at = paths.dirname(at))
        missing = at;
    return missing;
}

/**
 * Saves a document with its changes as FLA or XFL, by the name of the target (see `resolveTarget`), and opens the
 * result. Entries without a change keep their bytes, packed ones included, and their order. Saving is atomic: when it
 * fails, what was there before is whole; when the process dies, the next that opens the document finds it wholly old or
 * wholly new. Where nothing is to be changed, nothing is written, and the result is `container` itself.
 * @throws DocumentError when the document changed on disk or is write-protected (without `force`), when another process
 * is saving it, and when it cannot be written, or could not be read back.
 */
function saveContainer(platform, container, changes, target, options = {}) {
    const place = findPlace(platform, container, target);
    const contents = encode(place.path, changes);
    if (place.isOrigin && platform.disk.exists(place.path)) {
        if (!changesSomething(container, contents))
            return container;
    }
    const force = options.force === true;
    const check = () => {
        if (place.isOrigin && !force)
            refuseChanged(container);
    };
    const limits = { ...DEFAULT_LIMITS, ...options.limits };
    if (place.kind === 'fla') {
        const build = () => {
            check();
            return buildZip(platform, container, contents, place, limits);
        };
        return replaceFile(platform, place.path, {
            force,
            build,
            verify: (written) => verifyZip(platform, written, container, contents, place, limits),
        });
    }
    writeFolder(platform, place.path, folderChanges(container, contents, place), { force, check });
    return openContainer(platform, openingPath(platform, place), options.limits);
}
function findPlace(platform, container, target) {
    try {
        return resolveTarget(platform, container, target);
    }
    catch (error) {
        throw explainFault(target, 'cannot be saved', error);
    }
}
function changesSomething(container, contents) {
    for (const [name, content] of contents) {
        if (content === null ? container.has(name) : !isSameContent(container, name, content))
            return true;
    }
    return false;
}
function refuseChanged(container) {
    if (!container.isChangedOnDisk())
        return;
    throw new host_errors.DocumentError(container.path, 'changed on disk since it was opened; it is not overwritten without force');
}
/** A folder is opened by its `.xfl` file, so that the document has the name that it was saved under. */
function openingPath({ disk, paths }, { kind, path: saved, documentName }) {
    const proxy = paths.join(saved, documentName);
    return kind === 'xfl' && disk.exists(proxy) ? proxy : saved;
}
function encode(target, changes) {
    const encoder = new TextEncoder();
    const contents = new Map();
    for (const [name, content] of changes) {
        const fault = normalizeName(name) === name && !name.endsWith('/')
            ? nameFault(name)
            : `${quoteShort(name)} is no entry name`;
        if (fault !== null)
            throw new host_errors.DocumentError(target, `cannot be saved: ${fault}`);
        contents.set(name, typeof content === 'string' ? encoder.encode(content) : content);
    }
    return contents;
}

/** Attributes that name the data of a media item, in the folder `bin`. */
const DATA = ['bitmapDataHRef', 'soundDataHRef', 'videoDataHRef'];
/**
 * The entries of a document that holds only what is selected on the stage: one scene of one frame, the layers that the
 * selection stands on with the folders around them, and the items that it uses. Everything else is as in the document.
 */
function changesOfSelection(document) {
    const elements = document.selectedElements;
    if (elements.length === 0)
        throw new HostError('Document.saveAsCopy: nothing is selected');
    const used = usedItems(document, elements.map(({ node }) => node));
    const root = document.node.clone();
    const timelines = root.child('timelines');
    for (const scene of [...(timelines?.children ?? [])])
        scene.remove();
    timelines?.append(sceneOf(document));
    root.setAttr('currentTimeline', null);
    const changes = document.files.changes();
    const items = new Map(document.library.entries.map((item) => [item.entry, item.name]));
    for (const section of SECTIONS) {
        const list = root.child(section);
        const entries = document.node.child(section)?.children ?? [];
        const copies = [...(list?.children ?? [])];
        entries.forEach((entry, i) => {
            const path = items.get(entry);
            if (path === undefined || used.has(path))
                return;
            copies[i].remove();
            for (const file of filesOf(entry)) {
                if (document.files.container.has(file))
                    changes.set(file, null);
                else
                    changes.delete(file);
            }
        });
        if (list?.children.length === 0)
            list.remove();
    }
    changes.set('DOMDocument.xml', XmlFile.create('DOMDocument.xml', root).serialize());
    return changes;
}
/** The paths of all items that nodes use, directly or through others, and of the folders around them. */
function usedItems(document, nodes) {
    const used = new Set();
    const waiting = nodes.flatMap((node) => [...namedPaths(node)]);
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
        if (used.has(path))
            continue;
        used.add(path);
        const item = document.itemAt(path);
        if (!(item instanceof SymbolItem))
            continue;
        for (const named of namedPaths(item.node))
            waiting.push(named);
    }
    for (const path of [...used])
        for (const folder of foldersAbove(path))
            used.add(folder);
    return used;
}
function filesOf(entry) {
    if (entry.name === 'Include')
        return [`LIBRARY/${entry.attr('href') ?? ''}`];
    return DATA.flatMap((name) => (entry.attr(name) === undefined ? [] : [`bin/${entry.attr(name)}`]));
}
function sceneOf(document) {
    const timeline = document.getTimeline();
    const selected = document.selectedElements;
    const parents = readParents(timeline.layers);
    const kept = new Set();
    for (const element of selected) {
        let layer = element.layer;
        while (layer) {
            kept.add(layer);
            layer = parents.get(layer) ?? null;
        }
    }
    const layers = timeline.layers.filter((layer) => kept.has(layer));
    const nodes = layers.map((layer) => {
        const elements = selected.filter((element) => element.layer === layer);
        return layerOf(layer, elements.map(({ node }) => node));
    });
    layers.forEach((layer, i) => {
        const parent = parents.get(layer);
        nodes[i].setAttr('parentLayerIndex', parent ? String(layers.indexOf(parent)) : null);
    });
    return XmlNode.create('DOMTimeline', { name: 'Scene 1' }, [XmlNode.create('layers', {}, nodes)]);
}
/** A copy of a layer whose only keyframe holds copies of these elements. */
function layerOf(layer, elements) {
    const copy = layer.node.clone();
    copy.child('frames')?.remove();
    if (layer.ownType === 'folder')
        return copy;
    const frame = newFrame(0);
    const list = frame.child('elements');
    for (const element of elements)
        list?.append(element.clone());
    copy.append(XmlNode.create('frames', {}, [frame]));
    return copy;
}

/** The file that the host calls the document: the FLA, or the `.xfl` file of a folder; undefined before it was saved. */
function locationOf(container, paths) {
    if (container.path === '')
        return undefined;
    return container.kind === 'fla' ? container.path : paths.join(container.path, container.documentName);
}

/**
 * Saves a document at a path (undefined: where it lies), as FLA or XFL by the name; it lies there from then on.
 *
 * @throws DocumentError when the document changed on disk (without `force`), or cannot be written; HostError for one
 * that lies nowhere.
 */
function saveAt(document, file, options) {
    const target = file ?? document.location;
    if (target === undefined)
        throw new HostError(`${document.name} was never saved: name a file to save it in`);
    const { files } = document;
    writeEditTimes(document);
    const { platform, limits } = document.host;
    files.rebase(saveContainer(platform, files.container, files.changes(), target, { ...options, limits }));
    document.location = locationOf(files.container, platform.paths);
    return true;
}
/** Symbols say when they were edited last, in their own file and in the list of the library. */
function writeEditTimes(document) {
    for (const item of document.library.knownItems)
        if (item instanceof SymbolItem)
            item.writeEditTime();
}
/** `document.save`: false for a document that is as it was saved last (Adobe's reference), and where saving is off. */
function save(document, okToSaveAs) {
    const { location, files, host } = document;
    if (location === undefined)
        return okToSaveAs && host.saveAs(document);
    if (!files.isChanged || !host.allowsSaving(document, 'Document.save'))
        return false;
    host.checkPath(location, 'Document.save');
    return saveAt(document, undefined, {});
}
/**
 * `document.saveAsCopy`: writes the document, or only what is selected on the stage, somewhere else; the document stays
 * where it is.
 */
function saveCopy(document, uri, selectionOnly) {
    const file = document.host.resolveUri(uri, 'Document.saveAsCopy');
    const { paths } = document.host.platform;
    if (document.location !== undefined && paths.resolve(file) === paths.resolve(document.location)) {
        throw new HostError('Document.saveAsCopy: expected another file than that of the document');
    }
    if (!document.host.allowsSaving(document, 'Document.saveAsCopy'))
        return false;
    const { platform, limits } = document.host;
    writeEditTimes(document);
    const changes = selectionOnly ? changesOfSelection(document) : document.files.changes();
    saveContainer(platform, document.files.container, changes, file, { limits });
    return true;
}

/** `document.close`: asks about changes unless told not to; everything of the document is stale afterwards. */
function close(document, prompts) {
    if (prompts && document.files.isChanged && document.host.askToSave(document)) {
        if (document.location === undefined)
            document.host.saveAs(document);
        else
            save(document, true);
    }
    document.host.forget(document);
    markStale(document);
}
/** Marks the document and whatever was handed out of it: every further use by a script throws. */
function markStale(document) {
    document.stale = true;
    document.library.stale = true;
    for (const item of document.library.knownItems)
        item.stale = true;
    for (const file of document.files.openFiles)
        file.markStale();
}

/**
 * The entries of a document: XML files are parsed at first need and kept, everything else is bytes. Changes are noted
 * here until the document is saved.
 */
class DocumentFiles {
    constructor(container) {
        this.container = container;
        this.parsed = new Map();
        this.written = new Map();
        this.removed = new Set();
    }
    /** The XML file of that path; undefined when the document has none. Always the same object. */
    xml(path) {
        const known = this.parsed.get(path);
        if (known || !this.has(path))
            return known;
        const file = new XmlFile(this.container.label(path), {
            read: () => this.text(path),
            readStart: (length) => this.textStart(path, length),
        });
        this.parsed.set(path, file);
        return file;
    }
    has(path) {
        if (this.written.has(path) || this.parsed.has(path))
            return true;
        return !this.removed.has(path) && this.container.has(path);
    }
    /** The text of an entry as it is stored, without changes made to its nodes. */
    text(path) {
        const written = this.written.get(path);
        if (written === undefined)
            return this.container.text(path);
        return typeof written === 'string' ? written : new TextDecoder().decode(written);
    }
    /** The beginning of an entry's text: `length` bytes of it or more. Undefined where it is no UTF-8. */
    textStart(path, length) {
        if (this.written.has(path))
            return this.text(path);
        const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
        try {
            return decoder.decode(this.container.bytesStart(path, length), { stream: true });
        }
        catch {
            return undefined;
        }
    }
    bytes(path) {
        const written = this.written.get(path);
        if (written === undefined)
            return this.container.bytes(path);
        return typeof written === 'string' ? new TextEncoder().encode(written) : written;
    }
    /** Writes an entry that is not one of the parsed XML files. */
    write(path, content) {
        this.parsed.delete(path);
        this.written.set(path, content);
    }
    /** A new XML file around a root; replaces what stood there. */
    create(path, root) {
        const file = XmlFile.create(this.container.label(path), root);
        this.written.delete(path);
        this.parsed.set(path, file);
        return file;
    }
    /** Gives an XML file another path. */
    move(from, to) {
        const file = this.xml(from);
        if (from === to || !file)
            return;
        void file.source;
        this.remove(from);
        file.path = this.container.label(to);
        this.parsed.set(to, file);
    }
    remove(path) {
        this.parsed.delete(path);
        this.written.delete(path);
        if (this.container.has(path))
            this.removed.add(path);
    }
    /** The XML files that were opened so far. */
    get openFiles() {
        return this.parsed.values();
    }
    /** True when there is something to save. */
    get isChanged() {
        return this.changes().size > 0;
    }
    /** Goes on with a container that holds everything as it is now. */
    rebase(container) {
        this.container = container;
        this.written.clear();
        this.removed.clear();
        for (const file of this.parsed.values())
            file.markSaved();
    }
    /** The entries to write: path -> new content, or null for an entry that is gone. */
    changes() {
        const changes = new Map();
        for (const path of this.removed)
            changes.set(path, null);
        for (const [path, content] of this.written)
            changes.set(path, content);
        for (const [path, file] of this.parsed) {
            if (file.isChanged || !this.container.has(path))
                changes.set(path, file.serialize());
        }
        return changes;
    }
}

/** True when there is a saved state to go back to. */
function canRevert(document) {
    return document.location !== undefined && document.files.isChanged;
}
/** `document.revert`: the document is as it was saved last; what was handed out of it before is stale. */
function revert(document) {
    if (!canRevert(document) || document.location === undefined)
        return false;
    const files = new DocumentFiles(openContainer(document.host.platform, document.location, document.host.limits));
    markStale(document);
    document.stale = false;
    document.load(files);
    return true;
}

/** Saving, closing, and going back to what was saved last. */
class DocumentSaving extends DocumentCore {
    /** False for a document that is as it was saved last; one that was never saved needs a file named in a dialogue. */
    save(bOkToSaveAs = true) {
        return save(this, Boolean(bOkToSaveAs));
    }
    saveAsCopy(URI, selectionOnly = false) {
        return saveCopy(this, URI, selectionOnly);
    }
    close(bPromptToSaveChanges = true) {
        close(this, Boolean(bPromptToSaveChanges));
    }
    canRevert() {
        return canRevert(this);
    }
    revert() {
        return revert(this);
    }
    /** Saves at a path, as FLA or XFL by the name; without one where the document lies. For programs, not for scripts. */
    saveAt(file, options = {}) {
        return saveAt(this, file, options);
    }
}

/**
 * A class with the members of all parts, so that each part stands in the folder of its topic and in no order. Parts
 * hold accessors and methods only: their constructors never run, so fields belong into the core.
 *
 * @throws Error when two parts have a member of the same name.
 */
function mixParts(core, parts) {
    class Mixed extends core {
    }
    for (const { prototype } of parts) {
        for (const name of Object.getOwnPropertyNames(prototype)) {
            if (name === 'constructor')
                continue;
            if (Object.hasOwn(Mixed.prototype, name))
                throw new Error(`two parts have a member "${name}"`);
            const member = Object.getOwnPropertyDescriptor(prototype, name);
            Object.defineProperty(Mixed.prototype, name, member);
        }
    }
    return Mixed;
}

function entriesOf(settings, linkage) {
    const list = settings.current?.child('PublishFlashProperties')?.child('LibraryPath');
    const entries = list?.childrenNamed('library-path-entry') ?? [];
    return entries.filter((entry) => (entry.child('linkage')?.text() === 'external') === (linkage === 'external'));
}
/** Paths separated by semicolons. */
function readLibraryPath(settings, linkage) {
    return entriesOf(settings, linkage)
        .map((entry) => entry.child('swc-path')?.text() ?? '')
        .join(';');
}
/** Entries whose path stays keep what else stands in them. */
function writeLibraryPath(settings, linkage, value) {
    const wanted = value.split(';').filter((path) => path !== '');
    const known = new Map(entriesOf(settings, linkage).map((entry) => [entry.child('swc-path')?.text(), entry]));
    const list = childOrNew(settings.flashProperties(), 'LibraryPath');
    for (const entry of known.values())
        entry.remove();
    for (const path of wanted)
        list.append(known.get(path) ?? newEntry(path, linkage));
}
function newEntry(path, linkage) {
    return XmlNode.create('library-path-entry', {}, [
        XmlNode.create('swc-path', {}, [], path),
        XmlNode.create('linkage', {}, [], linkage),
    ]);
}

/** Version of the SWF format by version of the player; from 12 on it is the player's plus 11. */
const SWF_VERSIONS = {
    '10': 10,
    '10.2': 11,
    '10.3': 12,
    '11': 13,
    '11.1': 14,
    '11.2': 15,
    '11.3': 16,
    '11.4': 17,
    '11.5': 18,
    '11.6': 19,
    '11.7': 20,
    '11.8': 21,
    '11.9': 22,
};
/** `FlashPlayer32.0`, `AdobeAIR3_6`, or the number of a version before 10. */
function readPlayerVersion(settings) {
    return settings.read('ExternalPlayer', 'FlashPlayer32.0') || settings.read('Version', '43');
}
/** False for a text that names no player. */
function writePlayerVersion(settings, version) {
    if (/^[1-9]$/.test(version)) {
        settings.write('ExternalPlayer', '');
        settings.write('Version', version);
        return true;
    }
    const match = /^FlashPlayer(\d+(?:\.\d+)?)$/.exec(version);
    if (!match && !/^(FlashLite\d*|AdobeAIR\d+_\d+|android\d+_\d+|PF\d+_\d+)$/.test(version))
        return false;
    settings.write('ExternalPlayer', version);
    if (match)
        settings.write('Version', String(swfVersion(match[1])));
    return true;
}
function swfVersion(player) {
    return SWF_VERSIONS[player.replace(/\.0$/, '')] ?? Math.floor(Number(player)) + 11;
}

/** The first free of `Profile 1`, `Profile 2`, … */
function freeName(settings) {
    const taken = new Set(settings.names);
    for (let number = 1;; number++)
        if (!taken.has(`Profile ${number}`))
            return `Profile ${number}`;
}
/** Adds a copy of the current profile and uses it. Returns its index, -1 when the name is taken. */
function addProfile(settings, name) {
    const title = name ?? freeName(settings);
    if (settings.names.includes(title))
        return -1;
    settings.flashProperties();
    const { current } = settings;
    if (!current?.parent)
        return -1;
    const copy = current.clone();
    copy.setAttr('name', title);
    current.parent.append(copy);
    settings.use(title);
    return settings.names.indexOf(title);
}
/** Deletes the current profile, unless it is the last. Returns the index of the one then in use. */
function deleteProfile(settings) {
    const { current, profiles } = settings;
    if (current && profiles.length > 1) {
        const index = profiles.indexOf(current);
        current.remove();
        const next = settings.profiles[Math.min(index, profiles.length - 2)];
        settings.use(next.attr('name') ?? '');
    }
    const used = settings.current;
    return used ? settings.profiles.indexOf(used) : 0;
}
/** False when the name is taken. */
function renameProfile(settings, name) {
    const title = name ?? freeName(settings);
    if (settings.names.includes(title))
        return false;
    settings.flashProperties();
    settings.current?.setAttr('name', title);
    return true;
}
/** The XML of a profile, by default of the current one. */
function exportProfile(settings, name) {
    const { current, profiles } = settings;
    const known = profiles.length > 0 ? profiles : [defaultProfile()];
    const profile = name === undefined ? (current ?? known[0]) : known.find((other) => other.attr('name') === name);
    if (!profile)
        throw new HostError(`exportPublishProfileString: there is no profile "${name ?? 'Default'}"`);
    const root = XmlNode.create('flash_profiles', {}, [profile.clone()]);
    return XmlFile.create('profile', root).serialize();
}
/** Puts a profile's XML in the place of the current profile. False for a text that is none. */
function importProfile(settings, xml) {
    const profile = readProfile(xml);
    if (!profile)
        return false;
    settings.flashProperties();
    const { current } = settings;
    if (!current?.parent)
        return false;
    const list = current.parent;
    const index = list.children.indexOf(current);
    const copy = profile.clone();
    copy.setAttr('name', current.attr('name') ?? 'Default');
    copy.setAttr('current', 'true');
    current.remove();
    list.insert(copy, index);
    return true;
}
/** Adds a profile from its XML under its own name, or a free one. Returns its index, -1 for a text that is none. */
function addImportedProfile(settings, xml) {
    const profile = readProfile(xml);
    if (!profile)
        return -1;
    settings.flashProperties();
    const copy = profile.clone();
    const name = copy.attr('name') ?? '';
    const title = name === '' || settings.names.includes(name) ? freeName(settings) : name;
    copy.setAttr('name', title);
    settings.current?.parent?.append(copy);
    settings.use(title);
    return settings.names.indexOf(title);
}
function readProfile(xml) {
    try {
        const { root } = new XmlFile('importPublishProfileString', xml);
        return /profile$/.test(root.name) ? root : root.children.find(({ name }) => /profile$/.test(name));
    }
    catch {
        return undefined;
    }
}

/** Codes that stand for true in PublishSettings.xml; false is 0. */
const ON = { AS3Strict: '2', AS3Coach: '4', AS3AutoDeclare: '4096' };
/** Members of the document that stand in its publish settings. */
class DocumentPublishing extends DocumentCore {
    get docClass() {
        return this.publishing.read('DocumentClass', '');
    }
    set docClass(value) {
        this.publishing.write('DocumentClass', checkText('Document.docClass', value));
    }
    /** 1, 2 or 3. */
    get asVersion() {
        return Number(this.publishing.read('ActionScriptVersion', '3'));
    }
    set asVersion(value) {
        this.publishing.write('ActionScriptVersion', String(Math.trunc(checkNumber('Document.asVersion', value, 1, 3))));
    }
    get as3StrictMode() {
        return this.readSwitch('AS3Strict');
    }
    set as3StrictMode(value) {
        this.writeSwitch('AS3Strict', value);
    }
    get as3WarningsMode() {
        return this.readSwitch('AS3Coach');
    }
    set as3WarningsMode(value) {
        this.writeSwitch('AS3Coach', value);
    }
    get as3AutoDeclare() {
        return this.readSwitch('AS3AutoDeclare');
    }
    set as3AutoDeclare(value) {
        this.writeSwitch('AS3AutoDeclare', value);
    }
    get as3Dialect() {
        return this.publishing.read('AS3Dialect', 'AS3');
    }
    set as3Dialect(value) {
        if (value !== 'AS3' && value !== 'ES') {
            throw new HostError(`Document.as3Dialect: expected "AS3" or "ES", got ${describeValue(value)}`);
        }
        this.publishing.write('AS3Dialect', value);
    }
    get as3ExportFrame() {
        return Number(this.publishing.read('AS3ExportFrame', '1'));
    }
    set as3ExportFrame(value) {
        this.publishing.write('AS3ExportFrame', String(Math.trunc(checkNumber('Document.as3ExportFrame', value, 1))));
    }
    /** Folders, separated by semicolons. */
    get sourcePath() {
        return this.publishing.read('AS3PackagePaths', '.');
    }
    set sourcePath(value) {
        this.publishing.write('AS3PackagePaths', checkText('Document.sourcePath', value));
    }
    get libraryPath() {
        return readLibraryPath(this.publishing, 'merge');
    }
    set libraryPath(value) {
        writeLibraryPath(this.publishing, 'merge', checkText('Document.libraryPath', value));
    }
    get externalLibraryPath() {
        return readLibraryPath(this.publishing, 'external');
    }
    set externalLibraryPath(value) {
        writeLibraryPath(this.publishing, 'external', checkText('Document.externalLibraryPath', value));
    }
    get swfJPEGQuality() {
        return Number(this.publishing.read('Quality', '80'));
    }
    set swfJPEGQuality(value) {
        this.publishing.write('Quality', String(Math.trunc(checkNumber('Document.swfJPEGQuality', value, 0, 100))));
    }
    getPlayerVersion() {
        return readPlayerVersion(this.publishing);
    }
    setPlayerVersion(version) {
        return writePlayerVersion(this.publishing, String(version));
    }
    getTelemetryForSwf() {
        return this.publishing.read('EnableTelemetry', '0') !== '0';
    }
    get publishProfiles() {
        return this.publishing.names;
    }
    get currentPublishProfile() {
        return this.publishing.current?.attr('name') ?? 'Default';
    }
    set currentPublishProfile(value) {
        const name = checkText('Document.currentPublishProfile', value);
        if (!this.publishing.use(name))
            throw new HostError(`Document.currentPublishProfile: there is no "${name}"`);
    }
    addNewPublishProfile(profileName) {
        return addProfile(this.publishing, profileName);
    }
    duplicatePublishProfile(profileName) {
        return addProfile(this.publishing, profileName);
    }
    deletePublishProfile() {
        return deleteProfile(this.publishing);
    }
    renamePublishProfile(profileNewName) {
        return renameProfile(this.publishing, profileNewName);
    }
    exportPublishProfileString(profileName) {
        return exportProfile(this.publishing, profileName);
    }
    importPublishProfileString(xmlString) {
        return importProfile(this.publishing, String(xmlString));
    }
    /** To a file in a folder that scripts may touch. */
    exportPublishProfile(fileURI) {
        const file = this.host.resolveUri(fileURI, 'Document.exportPublishProfile');
        this.host.platform.disk.write(file, exportProfile(this.publishing));
    }
    /** The index of the profile, which is in use from then on; -1 for a file that is not there or holds none. */
    importPublishProfile(fileURI) {
        const file = this.host.resolveUri(fileURI, 'Document.importPublishProfile');
        const { disk } = this.host.platform;
        if (!disk.exists(file))
            return -1;
        return addImportedProfile(this.publishing, new TextDecoder('utf-8', { ignoreBOM: true }).decode(disk.read(file)));
    }
    readSwitch(name) {
        return this.publishing.read(name, ON[name]) !== '0';
    }
    writeSwitch(name, value) {
        this.publishing.write(name, value ? ON[name] : '0');
    }
}

function sceneList(document) {
    void document.timelines;
    return document.node.child('timelines') ?? XmlNode.create('timelines');
}
function names(document) {
    return document.timelines.map(({ name }) => name);
}
/** Puts a new scene behind the current one and makes it the current one. */
function addScene(document, node) {
    const index = document.currentTimeline + 1;
    sceneList(document).insert(node, index);
    document.currentTimeline = index;
}
/** `Scene N`, by the number that the document keeps for it. */
function nextName(document) {
    const taken = new Set(names(document));
    let number = readInteger(document.node, 'nextSceneIdentifier', taken.size + 1);
    while (taken.has(`Scene ${number}`))
        number++;
    document.node.setAttr('nextSceneIdentifier', String(number + 1));
    return `Scene ${number}`;
}
/** `document.addNewScene`: false for a name that another scene has. */
function addNewScene(document, name) {
    const title = name === undefined ? nextName(document) : checkText('addNewScene', name);
    if (names(document).includes(title))
        return false;
    addScene(document, newTimeline(title));
    return true;
}
/** `document.duplicateScene`: the copy, under a name of its own, becomes the current scene. */
function duplicateScene(document) {
    const scene = document.timelines[document.currentTimeline];
    const copy = scene.node.clone();
    const taken = names(document);
    let name = `${scene.name} copy`;
    for (let number = 2; taken.includes(name); number++)
        name = `${scene.name} copy ${number}`;
    copy.setAttr('name', name);
    addScene(document, copy);
    return true;
}
/** `document.deleteScene`: the next scene, or after the last the first, becomes the current one. */
function deleteScene(document) {
    const { timelines, currentTimeline } = document;
    if (timelines.length === 1)
        return false;
    const isLast = currentTimeline === timelines.length - 1;
    document.editing.leaveAll();
    timelines[currentTimeline].node.remove();
    document.currentTimeline = isLast ? 0 : currentTimeline;
    return true;
}
/** `document.renameScene`: false for a name that another scene has. */
function renameScene(document, name) {
    const title = checkText('renameScene', name);
    const scene = document.timelines[document.currentTimeline];
    if (title === '' || (title !== scene.name && names(document).includes(title)))
        return false;
    scene.node.setAttr('name', title);
    return true;
}
/** `document.editScene`. @throws HostError for the index of no scene. */
function editScene(document, index) {
    document.currentTimeline = checkScene(document, 'editScene', index);
}
/** `document.reorderScene`: moves a scene before another, -1 to the end. The current scene stays current. */
function reorderScene(document, from, before) {
    const scene = document.timelines[checkScene(document, 'reorderScene', from)];
    const current = document.timelines[document.currentTimeline];
    const target = Number(before) === -1 ? undefined : document.timelines[checkScene(document, 'reorderScene', before)];
    if (target === scene)
        return;
    const list = sceneList(document);
    const rest = list.children.filter((node) => node !== scene.node);
    list.insert(scene.node, target ? rest.indexOf(target.node) : rest.length);
    document.node.setAttr('currentTimeline', String(document.timelines.indexOf(current) + 1));
}
function checkScene(document, method, index) {
    const last = document.timelines.length - 1;
    const place = checkNumber(`${method}: index of a scene`, index, 0, last);
    if (!Number.isInteger(place))
        throw new HostError(`${method}: expected a whole number, got ${place}`);
    return place;
}

/** Adding, removing, naming and ordering scenes. */
class DocumentScenes extends DocumentCore {
    addNewScene(name) {
        return addNewScene(this, name);
    }
    deleteScene() {
        return deleteScene(this);
    }
    duplicateScene() {
        return duplicateScene(this);
    }
    renameScene(name) {
        return renameScene(this, name);
    }
    editScene(index) {
        editScene(this, index);
    }
    reorderScene(sceneToMove, sceneToPutItBefore) {
        reorderScene(this, sceneToMove, sceneToPutItBefore);
    }
}

/** `document.getElementProperty`: null where the selected elements differ, undefined where one has no such property. */
function elementProperty(document, property) {
    const members = document.selectedElements.map((element) => memberOf(element, property));
    if (members.length === 0 || members.some((member) => !member))
        return undefined;
    const values = new Set(members.map((member) => member?.get()));
    return values.size === 1 ? [...values][0] : null;
}
/** `document.setElementProperty`: on all selected elements that have the property; nothing without a selection. */
function setElementProperty(document, property, value) {
    const elements = document.selectedElements;
    const setters = elements.flatMap((element) => memberOf(element, property)?.set ?? []);
    if (elements.length > 0 && setters.length === 0) {
        throw new HostError(`setElementProperty: no selected element has a property "${property}" that can be set`);
    }
    for (const set of setters)
        set(value);
}

/** The selection on the stage, and the methods that take it as a whole. */
class DocumentSelection extends DocumentCore {
    /** The selected elements, back to front. */
    get selectedElements() {
        return selectedElements(this);
    }
    isSelected(element) {
        return isSelected(this, element);
    }
    setSelected(element, selected) {
        setSelected(this, element, selected);
    }
    /** A new Array at each reading. Assigning adds to what is selected; see the switch `selectionSet`. */
    get selection() {
        return readSelection(this);
    }
    set selection(value) {
        assignSelection(this, value);
    }
    selectAll() {
        selectAll(this);
    }
    selectNone() {
        selectNone(this);
    }
    /** Relative to what is being edited; 0 where nothing is selected. */
    getSelectionRect() {
        return selectionRect(this);
    }
    /** Relative to the stage. */
    setSelectionRect(rect, bReplaceCurrentSelection, bContactSensitiveSelection) {
        selectInRect(this, rect, bReplaceCurrentSelection, bContactSensitiveSelection);
    }
    setSelectionBounds(boundingRectangle) {
        fitSelection(this, boundingRectangle);
    }
    getElementProperty(propertyName) {
        return elementProperty(this, String(propertyName));
    }
    setElementProperty(property, value) {
        setElementProperty(this, String(property), value);
    }
    deleteSelection() {
        deleteSelection(this);
    }
    duplicateSelection() {
        duplicateSelection(this);
    }
    clipCopy() {
        copySelection(this);
    }
    clipCut() {
        cutSelection(this);
    }
    clipPaste(bInPlace) {
        pasteClipboard(this, bInPlace);
    }
    addDataToSelection(name, type, data) {
        for (const { node } of needSelection(this, 'addDataToSelection')) {
            addData(node, 'Document.addDataToSelection', name, type, data);
        }
    }
    removeDataFromSelection(name) {
        for (const { node } of needSelection(this, 'removeDataFromSelection'))
            removeData(node, String(name));
    }
    /** Of all elements on the stage. */
    unlockAllElements() {
        for (const frame of framesShown(this.getTimeline())) {
            for (const node of frame.elementNodes)
                node.setAttr('locked', null);
        }
    }
}

const WHITE$1 = '#FFFFFF';
/** `filetypeGUID` of ActionScript documents, which older versions leave out. */
const ACTIONSCRIPT = 'DD0DDBBF-5BEF-45B2-9F24-A3048D2A676F';
/** Sides of the stage, in pixels. */
const MAX_SIDE = 8192;
/** Properties of the document that stand in DOMDocument.xml, and those that no document stores. */
class DocumentSettings extends DocumentCore {
    get width() {
        return stageSize(this.node).width;
    }
    set width(value) {
        const width = Math.trunc(checkNumber('Document.width', value, 1, MAX_SIDE));
        writeNumber(this.node, 'width', width, DEFAULT_STAGE.width);
    }
    get height() {
        return stageSize(this.node).height;
    }
    set height(value) {
        const height = Math.trunc(checkNumber('Document.height', value, 1, MAX_SIDE));
        writeNumber(this.node, 'height', height, DEFAULT_STAGE.height);
    }
    /** Frames per second. */
    get frameRate() {
        return readNumber(this.node, 'frameRate', 24);
    }
    set frameRate(value) {
        writeNumber(this.node, 'frameRate', checkNumber('Document.frameRate', value, 0.01, 120), 24);
    }
    /** `#RRGGBB`. */
    get backgroundColor() {
        return formatColor({ rgb: readText(this.node, 'backgroundColor', WHITE$1), alpha: 1 });
    }
    set backgroundColor(value) {
        writeText(this.node, 'backgroundColor', parseColor('Document.backgroundColor', value).rgb, WHITE$1);
    }
    get accName() {
        return readText(this.node, 'accName');
    }
    set accName(value) {
        this.writeAccessible('accName', checkText('Document.accName', value) || null);
    }
    get description() {
        return readText(this.node, 'description');
    }
    set description(value) {
        this.writeAccessible('description', checkText('Document.description', value) || null);
    }
    get silent() {
        return readFlag(this.node, 'silent');
    }
    set silent(value) {
        this.writeAccessible('silent', value ? 'true' : null);
    }
    get forceSimple() {
        return readFlag(this.node, 'forceSimple');
    }
    set forceSimple(value) {
        this.writeAccessible('forceSimple', value ? 'true' : null);
    }
    get autoLabel() {
        return readFlag(this.node, 'autoLabeling', true);
    }
    set autoLabel(value) {
        writeFlag(this.node, 'autoLabeling', Boolean(value), true);
    }
    /** `Flash` for ActionScript documents; custom platforms by their own name. */
    get type() {
        const name = this.node.attr('filetypeName');
        if (name !== undefined)
            return name;
        if (readText(this.node, 'filetypeGUID', ACTIONSCRIPT) === ACTIONSCRIPT)
            return 'Flash';
        throw notImplemented('Document.type of a platform without a name');
    }
    get fileGUID() {
        return readText(this.node, 'fileGUID');
    }
    /** Setting it redraws the stage in the host; here there is none. */
    get livePreview() {
        return this.session.livePreview;
    }
    set livePreview(value) {
        this.session.livePreview = Boolean(value);
    }
    /** 1 is 100 per cent. */
    get zoomFactor() {
        return this.session.zoomFactor;
    }
    set zoomFactor(value) {
        this.session.zoomFactor = checkNumber('Document.zoomFactor', value, 0.08, 20);
    }
    addDataToDocument(name, type, data) {
        addData(this.node, 'Document.addDataToDocument', name, type, data);
    }
    getDataFromDocument(name) {
        return getData(this.node, String(name));
    }
    removeDataFromDocument(name) {
        removeData(this.node, String(name));
    }
    documentHasData(name) {
        return hasData(this.node, String(name));
    }
    /** The XMP of the document, an empty text where there is none. */
    getMetadata() {
        return this.textOf('META-INF/metadata.xml');
    }
    /** False for a text that is not well-formed XML; an empty one removes what is there. */
    setMetadata(strMetadata) {
        return this.writeXml('META-INF/metadata.xml', checkText('Document.setMetadata', strMetadata));
    }
    getMobileSettings() {
        return this.textOf('MobileSettings.xml');
    }
    setMobileSettings(xmlString) {
        return this.writeXml('MobileSettings.xml', checkText('Document.setMobileSettings', xmlString));
    }
    textOf(path) {
        return this.files.has(path) ? this.files.text(path) : '';
    }
    writeXml(path, text) {
        if (text !== '' && !isWellFormed(text))
            return false;
        this.files.write(path, text);
        return true;
    }
    writeAccessible(name, value) {
        this.node.setAttr(name, value);
        this.node.setAttr('hasAccessibleData', 'true');
    }
}
function isWellFormed(text) {
    try {
        return new XmlFile('text', text).root.name !== '';
    }
    catch {
        return false;
    }
}

/** The selected instances of symbols and compiled clips. @throws HostError where there are none. */
function instances(document, method) {
    const found = needSelection(document, method).filter((element) => element instanceof DisplayInstance);
    if (found.length === 0)
        throw new HostError(`${method}: no instance of a symbol is selected`);
    return found;
}
function setInstanceAlpha(document, opacity) {
    const percent = checkNumber('setInstanceAlpha', opacity, 0, 100);
    for (const { node } of instances(document, 'setInstanceAlpha'))
        setAlpha(node, percent / 100);
}
function setInstanceBrightness(document, brightness) {
    const percent = checkNumber('setInstanceBrightness', brightness, -100, 100);
    for (const { node } of instances(document, 'setInstanceBrightness'))
        setBrightness(node, percent / 100);
}
function setInstanceTint(document, color, strength) {
    const { rgb } = parseColor('setInstanceTint', color);
    const percent = checkNumber('setInstanceTint: strength', strength, 0, 100);
    for (const { node } of instances(document, 'setInstanceTint'))
        setTint(node, rgb, percent / 100);
}
/** Of the topmost instance, as Adobe's reference says. */
function selectedBlendMode(document) {
    return instances(document, 'getBlendMode').at(-1)?.blendMode ?? 'normal';
}
function setSelectedBlendMode(document, mode) {
    for (const instance of instances(document, 'setBlendMode'))
        instance.blendMode = String(mode);
}
/** Elements that can have filters: instances and texts. */
function filterable(document, method) {
    const found = needSelection(document, method).filter((element) => element instanceof DisplayInstance || element instanceof Text);
    if (found.length === 0)
        throw new HostError(`${method}: nothing that can have filters is selected`);
    return found;
}
/** Of the first selected element. */
function selectedFilters(document) {
    const [element] = filterable(document, 'getFilters');
    return readFilters(element.node);
}
function setSelectedFilters(document, filters) {
    for (const { node } of filterable(document, 'setFilters'))
        writeFilters(node, 'setFilters', filters);
}
function addFilter(document, name) {
    const filter = newFilter(String(name));
    changeFilters(document, 'addFilter', (filters) => [...filters, filter]);
}
/** Changes the list of filters of each selected element. */
function changeFilters(document, method, change) {
    for (const { node } of filterable(document, method))
        writeFilters(node, method, change(readFilters(node)));
}
/** Changes the filter of an index. @throws HostError where an element has none there. */
function changeFilter(document, method, index, change) {
    changeFilters(document, method, (filters) => {
        const place = checkIndex(method, index, filters);
        const changed = change(filters[place]);
        return filters.flatMap((filter, i) => (i === place ? (changed ?? []) : filter));
    });
}
function moveFilter(document, from, to) {
    changeFilters(document, 'changeFilterOrder', (filters) => {
        const start = checkIndex('changeFilterOrder', from, filters);
        const end = checkIndex('changeFilterOrder', to, filters);
        const [moved] = filters.splice(start, 1);
        filters.splice(end, 0, moved);
        return filters;
    });
}
function checkIndex(method, index, filters) {
    const place = checkNumber(`${method}: index of a filter`, index, 0);
    if (Number.isInteger(place) && place < filters.length)
        return place;
    throw new HostError(`${method}: there is no filter ${place}, the element has ${filters.length}`);
}

const STROKE_STYLES = ['hairline', 'solid', 'dashed', 'dotted', 'ragged', 'stipple', 'hatched'];
/** Shapes, drawing objects and primitives of the selection, those inside groups too. */
function shapes(document) {
    const nodes = (element) => {
        if (!(element instanceof Shape))
            return [];
        return element.node.name === 'DOMGroup' ? element.everyMember.flatMap(nodes) : [element.node];
    };
    return document.selectedElements.flatMap(nodes);
}
/** The nodes that hold the fills or strokes of a shape: one for each style, or the one of a primitive. */
function holders(shape, kind) {
    if (shape.name === 'DOMShape')
        return [...(shape.child(`${kind}s`)?.children ?? [])];
    return shape.childrenNamed(kind);
}
/** `document.getCustomFill`: of the first selected shape, or of the Tools panel. Undefined without a selection. */
function customFill(document, where) {
    const place = checkChoice('getCustomFill', where ?? 'selection', ['selection', 'toolbar']);
    if (place === 'toolbar')
        return structuredClone(document.tools.fill);
    const [shape] = shapes(document);
    return shape && readFill(holders(shape, 'fill')[0]);
}
function customStroke(document, where) {
    const place = checkChoice('getCustomStroke', where ?? 'selection', ['selection', 'toolbar']);
    if (place === 'toolbar')
        return structuredClone(document.tools.stroke);
    const [shape] = shapes(document);
    return shape && readStroke(holders(shape, 'stroke')[0]);
}
/** `document.setCustomFill`: for the Tools panel and the fills of all selected shapes. */
function setCustomFill(document, fill) {
    const made = paintNode('setCustomFill', fill);
    document.tools.fill = readFill(XmlNode.create('fill', {}, made ? [made] : []));
    for (const shape of shapes(document))
        paint$1(shape, 'fill', () => paintNode('setCustomFill', fill));
}
/** `document.setFillColor`; null means no fill. */
function setFillColor(document, color) {
    if (color === null)
        setCustomFill(document, { style: 'noFill' });
    else
        setCustomFill(document, { style: 'solid', color: formatColor(parseColor('setFillColor', color)) });
}
function setCustomStroke(document, stroke) {
    const made = strokeNode('setCustomStroke', stroke);
    document.tools.stroke = readStroke(XmlNode.create('stroke', {}, made ? [made] : []));
    for (const shape of shapes(document))
        paint$1(shape, 'stroke', () => strokeNode('setCustomStroke', stroke));
}
/** Changes some properties of the Tools panel's stroke and of the strokes of all selected shapes. */
function changeStroke(document, member, change) {
    const changed = (stroke) => strokeNode(member, { ...stroke, ...change });
    const made = changed(document.tools.stroke);
    document.tools.stroke = readStroke(XmlNode.create('stroke', {}, made ? [made] : []));
    for (const shape of shapes(document))
        paint$1(shape, 'stroke', (holder) => changed(readStroke(holder)));
}
function setStroke(document, color, size, style) {
    const change = { ...colorChange('setStroke', color), ...sizeChange('setStroke', size) };
    changeStroke(document, 'setStroke', { ...change, ...styleChange('setStroke', style) });
}
function setStrokeColor(document, color) {
    changeStroke(document, 'setStrokeColor', colorChange('setStrokeColor', color));
}
function setStrokeSize(document, size) {
    changeStroke(document, 'setStrokeSize', sizeChange('setStrokeSize', size));
}
function setStrokeStyle(document, style) {
    changeStroke(document, 'setStrokeStyle', styleChange('setStrokeStyle', style));
}
function colorChange(member, value) {
    const color = formatColor(parseColor(member, value));
    return { color, shapeFill: { style: 'solid', color } };
}
/** The reference: 0.25 to 250, two places behind the point. */
function sizeChange(member, value) {
    const size = checkNumber(member, value, 0.25, 250);
    return { thickness: Math.round(size * 100) / 100 };
}
function styleChange(member, value) {
    const style = checkChoice(member, value, STROKE_STYLES);
    return style === 'hairline' ? { style: 'solid', thickness: 0.05 } : { style };
}
/** Puts new paint into every style of a shape; without any, the styles go, and the edges name none. */
function paint$1(shape, kind, make) {
    for (const holder of holders(shape, kind)) {
        const made = make(holder);
        holder.children[0]?.remove();
        if (made)
            holder.append(made);
        else
            removeStyle(shape, kind, holder);
    }
}
function removeStyle(shape, kind, holder) {
    const index = holder.attr('index');
    holder.remove();
    if (shape.name !== 'DOMShape')
        return;
    const list = shape.child(`${kind}s`);
    if (list?.children.length === 0)
        list.remove();
    const names = kind === 'fill' ? ['fillStyle0', 'fillStyle1'] : ['strokeStyle'];
    for (const edge of shape.child('edges')?.children ?? []) {
        for (const name of names)
            if (edge.attr(name) === index)
                edge.setAttr(name, null);
    }
}

/** The selected texts; other selected elements are ignored. */
function texts(document) {
    return document.selectedElements.filter((element) => element instanceof Text);
}
/** Without indices, in the text that is being edited, the characters selected in it are meant (Adobe's reference). */
function rangeIn(document, text, start, end) {
    const isSelection = start === undefined && document.editedText === text;
    return isSelection ? [text.selectionStart, text.selectionEnd] : [start, end];
}
/** The same for the look of characters; where none are selected the whole text is meant. */
function styledRange(document, text, start, end) {
    const [from, to] = rangeIn(document, text, start, end);
    return start === undefined && from === to ? [] : [from, to];
}
/** `document.getTextString`: of several texts, one behind the other. */
function selectedText(document, start, end) {
    return texts(document)
        .map((text) => text.getTextString(...rangeIn(document, text, start, end)))
        .join('');
}
/** `document.setTextString`: false where no text is selected. */
function setSelectedText(document, characters, start, end) {
    const found = texts(document);
    for (const text of found) {
        const [from, to] = rangeIn(document, text, start, end);
        text.setTextString(characters, from, to);
        if (start === undefined && from !== undefined)
            putCaret(text, from + characters.length);
    }
    return found.length > 0;
}
function putCaret(text, index) {
    text.selectionStart = index;
    text.selectionEnd = index;
}
/** `document.getElementTextAttr`: undefined where texts or their characters differ. */
function selectedTextAttr(document, name, start, end) {
    const values = new Set(texts(document).map((text) => text.getTextAttr(name, ...styledRange(document, text, start, end))));
    return values.size === 1 ? [...values][0] : undefined;
}
/** `document.setElementTextAttr`: false where no text is selected. */
function setSelectedTextAttr(document, name, value, start, end) {
    const found = texts(document);
    for (const text of found)
        text.setTextAttr(name, value, ...styledRange(document, text, start, end));
    return found.length > 0;
}
/** `document.setTextSelection`: of the one selected text, which is then being edited as long as it is selected. */
function selectCharacters(document, start, end) {
    const found = texts(document);
    if (found.length !== 1)
        return false;
    found[0].selectionEnd = Math.trunc(checkNumber('setTextSelection: endIndex', end, 0));
    found[0].selectionStart = Math.trunc(checkNumber('setTextSelection: startIndex', start, 0));
    [document.editedText] = found;
    return true;
}
/**
 * `document.setTextRectangle`: the frame of the selected texts gets another size; what is written keeps its size. The
 * host computes the height of static texts from their lines, which this host cannot measure: it keeps it.
 */
function setTextFrame(document, rect) {
    const { left, top, right, bottom } = checkRect('setTextRectangle', rect);
    const found = texts(document);
    const inner = (extent) => formatNumber(Math.max(0, extent - 2 * TEXT_GUTTER));
    for (const { node, textType } of found) {
        node.setAttr('width', inner(right - left));
        if (textType !== 'static')
            node.setAttr('height', inner(bottom - top));
    }
    return found.length > 0;
}

/** Colours, effects, filters and texts of the selection. Colours are `#RRGGBB`, `#RRGGBBAA` or numbers. */
class DocumentStyling extends DocumentCore {
    getCustomFill(objectToFill) {
        return customFill(this, objectToFill);
    }
    setCustomFill(fill) {
        setCustomFill(this, fill);
    }
    setFillColor(color) {
        setFillColor(this, color);
    }
    getCustomStroke(locationOfStroke) {
        return customStroke(this, locationOfStroke);
    }
    setCustomStroke(stroke) {
        setCustomStroke(this, stroke);
    }
    setStroke(color, size, strokeType) {
        setStroke(this, color, size, strokeType);
    }
    setStrokeColor(color) {
        setStrokeColor(this, color);
    }
    setStrokeSize(size) {
        setStrokeSize(this, size);
    }
    setStrokeStyle(strokeType) {
        setStrokeStyle(this, strokeType);
    }
    swapStrokeAndFill() {
        this.tools.swap();
    }
    /** 0 (transparent) to 100. */
    setInstanceAlpha(opacity) {
        setInstanceAlpha(this, opacity);
    }
    /** -100 (black) to 100 (white). */
    setInstanceBrightness(brightness) {
        setInstanceBrightness(this, brightness);
    }
    setInstanceTint(color, strength) {
        setInstanceTint(this, color, strength);
    }
    getBlendMode() {
        return selectedBlendMode(this);
    }
    setBlendMode(mode) {
        setSelectedBlendMode(this, mode);
    }
    getFilters() {
        return selectedFilters(this);
    }
    setFilters(filterArray) {
        setSelectedFilters(this, filterArray);
    }
    addFilter(filterName) {
        addFilter(this, filterName);
    }
    removeFilter(filterIndex) {
        changeFilter(this, 'removeFilter', filterIndex, () => undefined);
    }
    removeAllFilters() {
        changeFilters(this, 'removeAllFilters', () => []);
    }
    changeFilterOrder(oldIndex, newIndex) {
        moveFilter(this, oldIndex, newIndex);
    }
    setFilterProperty(property, filterIndex, value) {
        const name = property === 'bevelType' ? 'type' : String(property);
        changeFilter(this, 'setFilterProperty', filterIndex, (filter) => ({ ...filter, [name]: value }));
    }
    enableFilter(filterIndex) {
        changeFilter(this, 'enableFilter', filterIndex, (filter) => ({ ...filter, enabled: true }));
    }
    disableFilter(filterIndex) {
        changeFilter(this, 'disableFilter', filterIndex, (filter) => ({ ...filter, enabled: false }));
    }
    enableAllFilters() {
        changeFilters(this, 'enableAllFilters', (filters) => enable(filters, true));
    }
    disableAllFilters() {
        changeFilters(this, 'disableAllFilters', (filters) => enable(filters, false));
    }
    disableOtherFilters(enabledFilterIndex) {
        changeFilter(this, 'disableOtherFilters', enabledFilterIndex, (filter) => filter);
        changeFilters(this, 'disableOtherFilters', (filters) => filters.map((filter, i) => (i === Number(enabledFilterIndex) ? filter : { ...filter, enabled: false })));
    }
    getTextString(startIndex, endIndex) {
        return selectedText(this, startIndex, endIndex);
    }
    setTextString(text, startIndex, endIndex) {
        return setSelectedText(this, checkText('setTextString', text), startIndex, endIndex);
    }
    getElementTextAttr(attrName, startIndex, endIndex) {
        return selectedTextAttr(this, String(attrName), startIndex, endIndex);
    }
    setElementTextAttr(attrName, attrValue, startIndex, endIndex) {
        return setSelectedTextAttr(this, String(attrName), attrValue, startIndex, endIndex);
    }
    setTextSelection(startIndex, endIndex) {
        return selectCharacters(this, startIndex, endIndex);
    }
    setTextRectangle(boundingRectangle) {
        return setTextFrame(this, boundingRectangle);
    }
}
function enable(filters, enabled) {
    return filters.map((filter) => ({ ...filter, enabled }));
}

/** A document: what `fl.getDocumentDOM()` returns. Its members stand in the folders of their topics. */
class Document extends mixParts(DocumentCore, [
    DocumentArranging,
    DocumentDrawing,
    DocumentEditing,
    DocumentPublishing,
    DocumentSaving,
    DocumentScenes,
    DocumentSelection,
    DocumentSettings,
    DocumentStyling,
]) {
    static { this.className = 'Document'; }
    /** See `fl.xmlPanel`. */
    xmlPanel(fileURI) {
        return this.host.xmlPanel(fileURI);
    }
}

/**
 * The document in a container. Parses DOMDocument.xml; symbols are read when they are asked for.
 *
 * @throws DocumentError when there is no DOMDocument.xml, or it cannot be read.
 */
function openDocument(container, host) {
    return new Document(new DocumentFiles(container), host, locationOf(container, host.platform.paths), container.documentName);
}

/**
 * The path as the disk spells it: the host runs only where upper and lower case are the same. A part that is there
 * exactly as written comes first; a part that is not there in any spelling stays as it is.
 */
function matchCase(platform, file) {
    const { disk, paths } = platform;
    const parent = paths.dirname(file);
    if (parent === file || disk.exists(file))
        return file;
    const folder = matchCase(platform, parent);
    const name = paths.basename(file);
    return paths.join(folder, spelling(platform, folder, name) ?? name);
}
function spelling({ disk }, folder, name) {
    if (!disk.stat(folder)?.isFolder)
        return undefined;
    const sought = name.toLowerCase();
    try {
        const names = disk.list(folder).map((entry) => entry.name);
        return names.includes(name) ? name : names.find((each) => each.toLowerCase() === sought);
    }
    catch {
        // A folder that cannot be listed shows no names.
        return undefined;
    }
}

/** The part of the disk that scripts may touch: some folders and what is below them, links followed. */
class FileAccess {
    constructor(platform, roots) {
        this.platform = platform;
        this.roots = roots.map((root) => resolveLinks(platform, root));
    }
    /**
     * The path behind a URI that a script gave.
     *
     * @throws HostError where the text is no `file:///` URI, or leads outside the folders.
     */
    resolve(uri, method) {
        const file = this.toPath(uri, method);
        this.check(file, method);
        return file;
    }
    /** The path that a script may read at a URI; undefined where the text is no such URI, or leads outside the folders. */
    find(uri) {
        const file = this.path(uri);
        return file !== undefined && this.contains(file) ? file : undefined;
    }
    /**
     * The path that a script may write at a URI; undefined where the text is no such URI.
     *
     * @throws HostError where it leads outside the folders.
     */
    findToWrite(uri, method) {
        const file = this.path(uri);
        if (file !== undefined)
            this.check(file, method);
        return file;
    }
    /** The path behind a URI, wherever it leads. */
    toPath(uri, method) {
        const file = this.path(uri);
        if (file === undefined)
            throw new HostError(`${method}: expected a file:/// URI, got ${String(uri)}`);
        return file;
    }
    path(uri) {
        const file = typeof uri === 'string' ? uriToPath(uri, this.platform) : undefined;
        return file === undefined ? undefined : matchCase(this.platform, file);
    }
    /** A path as the host writes URIs; a relative one starts at the current folder. */
    toUri(file) {
        return pathToUri(this.platform.paths.resolve(file), this.platform);
    }
    /** @throws HostError where the path leads outside the folders. */
    check(file, method) {
        if (this.contains(file))
            return;
        throw new HostError(`${method}: ${file} lies outside the folders that scripts may touch (option roots, --root)`);
    }
    contains(file) {
        const { sep } = this.platform.paths;
        const real = resolveLinks(this.platform, file);
        return this.roots.some((root) => real === root || real.startsWith(root.endsWith(sep) ? root : root + sep));
    }
    /** True for a folder that is itself one of those given: it may be filled, not removed. */
    isRoot(file) {
        return this.roots.includes(resolveLinks(this.platform, file));
    }
}

/** Controls whose value is an attribute, and its name. */
const VALUE_OF = {
    textbox: 'value',
    popupslider: 'value',
    colorchip: 'color',
    property: 'value',
    choosefile: 'value',
};
/** Controls whose value is that of one of their entries. */
const LISTS = new Set(['menulist', 'listbox', 'radiogroup', 'targetlist']);
const ENTRIES = new Set(['menuitem', 'listitem', 'radio']);
/**
 * `fl.xmlPanel`: reads the controls of a dialogue in XML, asks, and gives their values, all of them texts.
 *
 * @param ask - answers `true` (accept as it is), a text `id=value&id=value` or an object of values (accept with these),
 * or `null` (cancel)
 * @throws HostError for XML that cannot be read, or an answer to a control that is not there.
 */
function xmlPanel(xml, method, ask) {
    const { title, controls } = readPanel(xml, method);
    const values = Object.fromEntries(controls.map(({ id, value }) => [id, value]));
    const answer = ask({ kind: 'xmlPanel', text: title, controls: values });
    if (answer === null || answer === false)
        return { ...values, dismiss: 'cancel' };
    const given = answer === true ? {} : typeof answer === 'string' ? fromQuery(answer) : answer;
    for (const id of Object.keys(given)) {
        if (id in values)
            continue;
        throw new HostError(`${method}: no control "${id}" in the dialogue; there are ${Object.keys(values).join(', ')}`);
    }
    return { ...values, ...given, dismiss: 'accept' };
}
function fromQuery(text) {
    return Object.fromEntries(new URLSearchParams(text));
}
function readPanel(xml, method) {
    const controls = [];
    const open = [];
    let title = '';
    const parser = new saxes.SaxesParser();
    parser.on('error', (error) => {
        throw new HostError(`${method}: the dialogue is no well-formed XML: ${error.message}`);
    });
    parser.on('opentag', ({ name, attributes }) => {
        if (name === 'dialog')
            title = attributes.title ?? '';
        if (ENTRIES.has(name))
            choose(innermost(open), attributes);
        const control = readControl(name, attributes);
        if (control)
            controls.push(control);
        open.push(LISTS.has(name) ? control : undefined);
    });
    parser.on('closetag', () => open.pop());
    parser.write(xml).close();
    return { title, controls };
}
function readControl(name, attributes) {
    const { id, checked } = attributes;
    if (id === undefined)
        return undefined;
    if (name === 'checkbox')
        return { id, value: String(checked === 'true'), isChosen: true };
    if (LISTS.has(name))
        return { id, value: '', isChosen: false };
    return name in VALUE_OF ? { id, value: attributes[VALUE_OF[name]] ?? '', isChosen: true } : undefined;
}
/** The marked entry of a list is its value, otherwise the first. */
function choose(list, { selected, value, label }) {
    if (!list)
        return;
    const isFirst = list.value === '' && !list.isChosen;
    if (selected !== 'true' && !isFirst)
        return;
    list.value = value ?? label ?? '';
    list.isChosen = selected === 'true';
}
function innermost(open) {
    return open.filter((control) => control !== undefined).at(-1);
}

/** `fl.Math`. Matrices map a point to `(a x + c y + tx, b x + d y + ty)`. */
class HostMath extends HostObject {
    static { this.className = '_Math'; }
    /** The matrix that maps first by `mat1`, then by `mat2`. */
    concatMatrix(mat1, mat2) {
        checkFields('concatMatrix', 1, mat1, MATRIX);
        checkFields('concatMatrix', 2, mat2, MATRIX);
        return concat(mat2, mat1);
    }
    /** @throws HostError for a matrix without an inverse. */
    invertMatrix(mat) {
        checkFields('invertMatrix', 1, mat, MATRIX);
        const inverse = invert(mat);
        if (!inverse)
            throw invalidArgument('invertMatrix', 1);
        return inverse;
    }
    pointDistance(pt1, pt2) {
        checkFields('pointDistance', 1, pt1, POINT);
        checkFields('pointDistance', 2, pt2, POINT);
        return Math.hypot(pt2.x - pt1.x, pt2.y - pt1.y);
    }
    transformPoint(matrix, point) {
        checkFields('transformPoint', 1, matrix, MATRIX);
        checkFields('transformPoint', 2, point, POINT);
        return apply$1(matrix, point);
    }
}
const MATRIX = ['a', 'b', 'c', 'd', 'tx', 'ty'];
const POINT = ['x', 'y'];
function checkFields(method, position, value, fields) {
    const held = (value ?? {});
    if (fields.some((field) => !Number.isFinite(held[field])))
        throw invalidArgument(method, position);
}

/** `fl.outputPanel`: the text that scripts have traced since it was cleared last. */
class OutputPanel extends HostObject {
    static { this.className = 'OutputPanel'; }
    static { this.takesScriptValues = ['trace']; }
    constructor(host) {
        super();
        this.host = host;
        this.shown = [];
    }
    /** Adds a line. Any value is shown by its string form, the script's own `toString` included. */
    trace(message) {
        const text = String(message);
        this.shown.push(text);
        this.host.onTrace(text);
    }
    clear() {
        this.shown = [];
    }
    /** Writes the panel's text in UTF-8 with a byte order mark; the system's encoding is UTF-8 without one here. */
    save(fileURI, bAppendToFile = false, bUseSystemEncoding = false) {
        const { disk } = this.host.files.platform;
        const file = this.host.files.resolve(fileURI, 'outputPanel.save');
        const text = this.shown.map((line) => `${line}\n`).join('');
        if (bAppendToFile && disk.exists(file))
            disk.append(file, text);
        else
            disk.write(file, bUseSystemEncoding ? text : `\uFEFF${text}`);
    }
}

/**
 * Elements of a document that pass a test: those of the scenes and, where symbol instances lead, those of symbols.
 * Each symbol is searched once, by the first instance that leads to it.
 */
function findObjects(document, test) {
    const found = [];
    const seen = new Set();
    const search = (timeline, parent) => {
        if (seen.has(timeline))
            return;
        seen.add(timeline);
        for (const place of elementsOf(timeline)) {
            const object = { ...place, timeline, parent };
            if (test(place.obj))
                found.push(object);
            const inner = place.obj.libraryItem?.timeline;
            if (inner)
                search(inner, object);
        }
    };
    for (const scene of document.timelines)
        search(scene, undefined);
    return found;
}
/** Every element of every keyframe, and what groups hold. */
function* elementsOf(timeline) {
    for (const layer of timeline.layers) {
        for (const keyframe of new Set(layer.frames)) {
            for (const element of keyframe.elements) {
                for (const obj of withMembers(element))
                    yield { obj, keyframe, layer };
            }
        }
    }
}
function* withMembers(element) {
    yield element;
    for (const member of element.members ?? [])
        yield* withMembers(member);
}

/** `fl.as3PackagePaths` as it is before anybody changes it (Adobe's reference, in its example). */
const PACKAGE_PATHS = '.;$(AppConfig)/ActionScript 3.0/Classes';
/** The user's preferences, as `fl` remembers them. They have no effect on documents. */
class Preferences extends HostObject {
    constructor() {
        super(...arguments);
        this.packagePaths = PACKAGE_PATHS;
        this.isContactSensitive = false;
        this.drawsObjects = false;
        this.warnsOfLongScripts = true;
    }
    get as3PackagePaths() {
        return this.packagePaths;
    }
    set as3PackagePaths(value) {
        this.packagePaths = String(value);
    }
    resetAS3PackagePaths() {
        this.packagePaths = PACKAGE_PATHS;
    }
    get contactSensitiveSelection() {
        return this.isContactSensitive;
    }
    set contactSensitiveSelection(value) {
        this.isContactSensitive = Boolean(value);
    }
    get objectDrawingMode() {
        return this.drawsObjects;
    }
    set objectDrawingMode(value) {
        this.drawsObjects = Boolean(value);
    }
    /** Remembered; a warning about long scripts does not exist here. */
    showIdleMessage(show) {
        this.warnsOfLongScripts = show;
    }
}

/** `fl`, also called `flash` and, in Animate, `an`: the program itself. */
class Flash extends Preferences {
    static { this.className = 'Flash'; }
    static { this.takesScriptValues = ['trace', 'addEventListener', 'runScript']; }
    constructor(host) {
        super();
        this.host = host;
        this.math = new HostMath();
        this.panel = new OutputPanel(host);
    }
    get documents() {
        return [...this.host.documents];
    }
    get outputPanel() {
        return this.panel;
    }
    get Math() {
        return this.math;
    }
    /** The platform as scripts tell it (`WIN` or `MAC`: that paths begin with `/` is what matters), then the release. */
    get version() {
        const release = this.host.options.era === 'cs6' ? '12,0,0,0' : '22,0,0,0';
        return `${this.host.files.platform.isWindows ? 'WIN' : 'MAC'} ${release}`;
    }
    get languageCode() {
        return 'en_US';
    }
    /** With a closing separator, so that the URI of this path is `configURI`, as Adobe's reference has it. */
    get configDirectory() {
        const { configDirectory, roots } = this.host.options;
        const { paths } = this.host.files.platform;
        const folder = configDirectory ?? (roots.length > 0 ? paths.join(roots[0], 'Configuration') : undefined);
        if (folder !== undefined)
            return paths.join(paths.resolve(folder), paths.sep);
        throw new HostError('fl.configDirectory: the host was given no folder for it (options configDirectory, roots)');
    }
    get configURI() {
        return pathToUri(this.configDirectory, this.host.files.platform);
    }
    /** The running script; in a script that `runScript` started, the one that called it. Empty outside scripts. */
    get scriptURI() {
        const file = this.host.callingScript;
        return file === undefined ? '' : this.host.files.toUri(file);
    }
    /** Files opened by this host, the latest first. */
    get mruRecentFileList() {
        return [...this.host.opened].reverse();
    }
    get mruRecentFileListType() {
        const { paths } = this.host.files.platform;
        return this.mruRecentFileList.map((file) => paths.extname(file).slice(1).toLowerCase());
    }
    /** No panel was ever opened. */
    get swfPanels() {
        return [];
    }
    getDocumentDOM() {
        return this.host.active;
    }
    findDocumentDOM(id) {
        return this.host.documents.find((document) => document.id === id) ?? null;
    }
    /** Positions of the open documents of that name. */
    findDocumentIndex(name) {
        return this.host.documents.flatMap((document, index) => (document.name === name ? [index] : []));
    }
    setActiveWindow(document) {
        this.host.activate(checkDocument('setActiveWindow', document));
    }
    /** A new empty document, in front. Only ActionScript documents exist here. */
    createDocument(docType = 'timeline') {
        if (docType !== 'timeline')
            throw notImplemented(`Flash.createDocument("${docType}")`);
        return this.host.create();
    }
    /** The document in that file, opened unless it is open; it comes to the front. */
    openDocument(fileURI) {
        return this.host.open(this.host.files.resolve(fileURI, 'fl.openDocument'));
    }
    closeDocument(document, bPromptToSaveChanges = true) {
        checkDocument('closeDocument', document).close(bPromptToSaveChanges);
    }
    closeAll(bPromptToSave = true) {
        for (const document of this.documents)
            document.close(bPromptToSave);
    }
    /** No movie was ever tested. */
    closeAllPlayerDocuments() {
        return false;
    }
    saveDocument(document, fileURI) {
        const saved = this.documentOrActive('saveDocument', document);
        if (fileURI == null)
            return this.host.saveInPlace(saved);
        const file = this.host.files.resolve(fileURI, 'fl.saveDocument');
        return this.host.allowsSaving(saved, 'fl.saveDocument') && saved.saveAt(file);
    }
    /** Asks where to. */
    saveDocumentAs(document) {
        return this.host.saveAs(this.documentOrActive('saveDocumentAs', document));
    }
    saveAll() {
        for (const document of this.documents)
            document.save(true);
    }
    revertDocument(document) {
        return checkDocument('revertDocument', document).revert();
    }
    findObjectInDocByName(instanceName, document) {
        return findObjects(checkDocument('findObjectInDocByName', document, 2), ({ name }) => name === instanceName);
    }
    findObjectInDocByType(elementType, document) {
        const searched = checkDocument('findObjectInDocByType', document, 2);
        return findObjects(searched, (element) => element.elementType === elementType);
    }
    /** The function's result as a text, if a function is named; it gets the caller's own objects. */
    runScript(fileURI, funcName, ...args) {
        const file = this.host.files.resolve(String(fileURI), 'fl.runScript');
        if (!this.host.files.platform.disk.exists(file))
            throw new HostError(`fl.runScript: there is no file ${file}`);
        const name = funcName == null ? undefined : String(funcName);
        const result = this.host.runApart(file, name, args);
        return name === undefined ? undefined : String(result);
    }
    trace(message) {
        this.panel.trace(message);
    }
    fileExists(fileURI) {
        const file = this.host.files.find(fileURI);
        return file !== undefined && this.host.files.platform.disk.exists(file);
    }
    browseForFileURL(browseType, title = 'Select file') {
        if (!/^(open|select|save)$/.test(browseType))
            throw invalidArgument('browseForFileURL', 1);
        return this.uriFrom(this.host.ask({ kind: 'browseForFileURL', text: String(title) }));
    }
    browseForFolderURL(description = 'Select Folder.') {
        return this.uriFrom(this.host.ask({ kind: 'browseForFolderURL', text: String(description) }));
    }
    xmlPanel(xmlURI) {
        return this.host.xmlPanel(xmlURI);
    }
    xmlPanelFromString(xmlString) {
        return xmlPanel(String(xmlString), 'xmlPanelFromString', (dialog) => this.host.ask(dialog));
    }
    clipCopyString(string) {
        this.host.clipboardText = String(string);
    }
    /** Tools have no effect on documents. */
    selectTool(toolName) {
        if (typeof toolName !== 'string')
            throw invalidArgument('selectTool', 1);
    }
    addEventListener(eventType, callbackFunction) {
        return this.host.events.add(eventType, callbackFunction);
    }
    removeEventListener(eventType, id) {
        return this.host.events.remove(eventType, id);
    }
    /** The answer to a file dialogue as a URI; a path will do. */
    uriFrom(answer) {
        if (typeof answer !== 'string')
            return null;
        return /^file:/i.test(answer) ? answer : this.host.files.toUri(answer);
    }
    documentOrActive(method, document) {
        return checkDocument(method, document ?? this.host.active);
    }
}
function checkDocument(method, value, position = 1) {
    if (value instanceof Document)
        return value;
    throw invalidArgument(method, position);
}

/** Characters per call: engines limit the number of arguments. */
const CHUNK$2 = 8192;
/** One character for each byte. (`latin1` of TextDecoder is Windows-1252.) */
function decodeLatin1(bytes) {
    let text = '';
    for (let at = 0; at < bytes.length; at += CHUNK$2) {
        text += String.fromCharCode(...bytes.subarray(at, at + CHUNK$2));
    }
    return text;
}

/**
 * The text of a file: UTF-16 where its byte order mark says so, else UTF-8, else (not sound UTF-8) Latin-1, which is
 * how the host's older releases wrote. The mark itself is left out.
 */
function decodeText(bytes) {
    if (bytes[0] === 0xff && bytes[1] === 0xfe)
        return new TextDecoder('utf-16le').decode(bytes);
    if (bytes[0] === 0xfe && bytes[1] === 0xff)
        return new TextDecoder('utf-16be').decode(bytes);
    try {
        return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    }
    catch {
        return decodeLatin1(bytes);
    }
}

/** A file mask as a RegExp for whole names: `*` stands for one or more characters, `?` for one, as `FLfile` has it, in any case. */
function maskToRegExp(mask) {
    const source = mask
        .replace(/[.+^${}()|[\]\\]/g, '\\$&')
        .replace(/\*+/g, '.+')
        .replace(/\?/g, '.');
    return new RegExp(`^${source}$`, 'i');
}

const WRITABLE = 0o200;
/** Midnight GMT on December 31, 1969: what Adobe's reference gives for the dates of a file that does not exist. */
const NO_DATE = Date.UTC(1969, 11, 31);
/**
 * The global `FLfile`: files on disk, inside the folders that the host was given. What is no `file:///` URI is a file
 * that is not there: scripts rely on `false` and `null`. Outside the folders nothing is there; writing there throws.
 */
class FLfile extends HostObject {
    static { this.className = 'FLfileClass'; }
    constructor(files) {
        super();
        this.files = files;
    }
    copy(fileURI, copyURI) {
        const from = this.files.find(fileURI);
        const to = this.files.findToWrite(copyURI, 'FLfile.copy');
        if (from === undefined || to === undefined)
            return false;
        return succeeds(() => this.disk.copy(from, to));
    }
    /** Creates the folder and those above it; false where it exists already. */
    createFolder(folderURI) {
        const folder = this.files.findToWrite(folderURI, 'FLfile.createFolder');
        return folder !== undefined && !this.disk.exists(folder) && succeeds(() => this.disk.makeFolder(folder));
    }
    exists(fileURI) {
        const file = this.files.find(fileURI);
        return file !== undefined && this.disk.exists(file);
    }
    /** `R` read-only, `D` folder; the letters that only Windows has are never given. */
    getAttributes(fileOrFolderURI) {
        const stat = this.stat(fileOrFolderURI);
        if (!stat)
            return '';
        return (stat.mode & WRITABLE ? '' : 'R') + (stat.isFolder ? 'D' : '');
    }
    /** Seconds since 1970 as eight hexadecimal digits. */
    getCreationDate(fileOrFolderURI) {
        return toHexSeconds(this.stat(fileOrFolderURI)?.createdMs);
    }
    getCreationDateObj(fileOrFolderURI) {
        return new Date(this.stat(fileOrFolderURI)?.createdMs ?? NO_DATE);
    }
    getModificationDate(fileOrFolderURI) {
        return toHexSeconds(this.stat(fileOrFolderURI)?.modifiedMs);
    }
    getModificationDateObj(fileOrFolderURI) {
        return new Date(this.stat(fileOrFolderURI)?.modifiedMs ?? NO_DATE);
    }
    /** Bytes; 0 where no file is. */
    getSize(fileURI) {
        const stat = this.stat(fileURI);
        return stat?.isFile ? stat.size : 0;
    }
    /** Names in a folder, sorted; the last part of the URI may be a mask with `*` and `?`. */
    listFolder(folderURI, filesOrDirectories) {
        const target = this.files.find(folderURI);
        if (target === undefined)
            return [];
        const { platform } = this.files;
        const { paths } = platform;
        const isMask = /[*?]/.test(paths.basename(target)) && !this.disk.exists(target);
        const mask = isMask ? maskToRegExp(paths.basename(target)) : /^/;
        const folder = isMask ? paths.dirname(target) : target;
        return this.namesIn(folder).filter((name) => mask.test(name) && isWanted(this.disk.stat(paths.join(folder, name)), filesOrDirectories));
    }
    platformPathToURI(fileName) {
        return pathToUri(fileName, this.files.platform);
    }
    /** The file's text (UTF-8, or UTF-16 with a byte order mark), or null where it cannot be read. */
    read(fileURI) {
        const file = this.files.find(fileURI);
        if (file === undefined)
            return null;
        try {
            return decodeText(this.disk.read(file));
        }
        catch {
            return null;
        }
    }
    /** Deletes a file, or a folder and what is in it; false, and nothing is deleted, where something is read-only. */
    remove(fileOrFolderURI) {
        const target = this.files.findToWrite(fileOrFolderURI, 'FLfile.remove');
        if (target === undefined || this.files.isRoot(target) || !this.isRemovable(target))
            return false;
        return succeeds(() => this.disk.removeAll(target));
    }
    /** `N`, `R`, `W`; `A`, `H` and `V` have a meaning on Windows only and are accepted without effect. */
    setAttributes(fileURI, strAttrs) {
        const file = this.files.findToWrite(fileURI, 'FLfile.setAttributes');
        if (file === undefined)
            return false;
        const letters = String(strAttrs).toUpperCase();
        if (!/^[NARWHV]+$/.test(letters))
            return false;
        const stat = this.disk.stat(file);
        if (!stat)
            return false;
        if (/[NW]/.test(letters))
            return succeeds(() => this.disk.setMode(file, stat.mode | WRITABLE));
        return !letters.includes('R') || succeeds(() => this.disk.setMode(file, stat.mode & ~0o222));
    }
    uriToPlatformPath(fileURI) {
        return this.files.toPath(fileURI, 'FLfile.uriToPlatformPath');
    }
    /** Writes UTF-8; the folder must exist. */
    write(fileURI, textToWrite, strAppendMode) {
        const file = this.files.findToWrite(fileURI, 'FLfile.write');
        if (file === undefined)
            return false;
        if (strAppendMode !== undefined && strAppendMode !== 'append') {
            throw new HostError(`FLfile.write: expected "append" or nothing, got ${JSON.stringify(strAppendMode)}`);
        }
        const text = String(textToWrite);
        return succeeds(() => (strAppendMode ? this.disk.append(file, text) : this.disk.write(file, text)));
    }
    get disk() {
        return this.files.platform.disk;
    }
    stat(uri) {
        const file = this.files.find(uri);
        return file === undefined ? undefined : this.disk.stat(file);
    }
    namesIn(folder) {
        if (!this.disk.stat(folder)?.isFolder)
            return [];
        return this.disk.list(folder).map(({ name }) => name);
    }
    isRemovable(target) {
        const stat = this.disk.linkStat(target);
        if (!stat)
            return false;
        if (!stat.isFolder)
            return stat.isLink || (stat.mode & WRITABLE) !== 0;
        const { paths } = this.files.platform;
        return this.namesIn(target).every((name) => this.isRemovable(paths.join(target, name)));
    }
}
function succeeds(action) {
    try {
        action();
        return true;
    }
    catch {
        return false;
    }
}
function toHexSeconds(milliseconds = 0) {
    return Math.floor(milliseconds / 1000)
        .toString(16)
        .toUpperCase()
        .padStart(8, '0');
}
function isWanted(stat, kind) {
    if (!stat)
        return false;
    if (kind === 'files')
        return stat.isFile;
    return kind !== 'directories' || stat.isFolder;
}

/** The events that scripts may listen to (Adobe's reference, fl.addEventListener). */
const EVENTS = [
    ...['documentNew', 'documentOpened', 'documentClosed', 'documentChanged', 'mouseMove', 'layerChanged'],
    ...['timelineChanged', 'frameChanged', 'prePublish', 'postPublish', 'selectionChanged', 'dpiChanged'],
];
/** The listeners that scripts added to `fl`. */
class Events {
    constructor() {
        this.listeners = [];
        this.lastId = 0;
    }
    /** Returns the number by which the listener is removed. */
    add(type, listener) {
        if (typeof listener !== 'function') {
            throw new HostError('addEventListener: Argument number 2 is invalid.');
        }
        this.listeners.push({
            id: ++this.lastId,
            type: checkType('addEventListener', type),
            listener: listener,
        });
        return this.lastId;
    }
    remove(type, id) {
        checkType('removeEventListener', type);
        const index = this.listeners.findIndex((entry) => entry.type === type && entry.id === id);
        if (index >= 0)
            this.listeners.splice(index, 1);
        return index >= 0;
    }
    dispatch(type) {
        for (const entry of [...this.listeners]) {
            // Called alone: as a method it would get the entry, an object of the host's realm, as `this`.
            const { listener } = entry;
            if (entry.type === type)
                listener();
        }
    }
}
function checkType(method, type) {
    const known = EVENTS.find((event) => event === type);
    if (known)
        return known;
    throw new HostError(`${method}: Argument number 1 is invalid.`);
}

/** The functions that scripts find on the global object: dialogues, answered from the host's options. */
class TopLevel extends HostObject {
    static { this.className = 'TopLevel'; }
    static { this.takesScriptValues = ['alert', 'confirm', 'prompt']; }
    constructor(host) {
        super();
        this.host = host;
    }
    alert(alertText) {
        this.host.onAlert(String(alertText));
    }
    /** @throws HostError without an open document, as Adobe's reference says. */
    confirm(strAlert) {
        if (this.host.documents.length === 0)
            throw new HostError('confirm: no document is open');
        return this.host.ask({ kind: 'confirm', text: String(strAlert) }) === true;
    }
    /** The text given, or null where the answer is Cancel; `true` takes the initial text. */
    prompt(promptMsg, text = '') {
        const initial = String(text);
        const answer = this.host.ask({ kind: 'prompt', text: String(promptMsg), initial });
        if (answer === true)
            return initial;
        return typeof answer === 'string' ? answer : null;
    }
}

const program = [Flash, FLfile, HostMath, OutputPanel, TopLevel];
const documents = [Document, Timeline, Layer, Frame, Tween];
const library = [
    ...[Library, Item, BitmapItem, FolderItem, FontItem, SoundItem, SymbolItem, VideoItem],
];
/** Every class of the model by its name in the contract. */
const models = Object.fromEntries([...program, ...documents, ...library, ...elementClasses].map((model) => [model.className, model]));

const defaults = {
    selectionSet: 'add',
    selectionOrder: 'reversed',
    elementsOrder: 'backToFront',
    selectedFramesFalse: 'toggle',
    findItemIndex: 'number',
    findItemIndexMiss: '',
    libraryOrder: 'file',
    strictNativeErrors: 'throw',
    roundToTwips: true,
    staleObjects: 'throw',
    readOnlyMembers: 'throw',
    era: 'animate',
    realm: 'here',
    modern: false,
    answers: [],
    roots: [],
    canSave: true,
    configDirectory: undefined,
    fonts: [],
    limits: {},
    onTrace: undefined,
    onAlert: undefined,
    onWarning: undefined,
};

/** A constructor that returns its argument: a class that extends it adds its private members to that object. */
const ReturnsArgument = function (object) {
    return object;
};
/**
 * The link from a facade to its model object, as a private member of the facade. No script can see it. Unlike an entry of
 * a WeakMap, it costs nothing when garbage is collected.
 */
class FacadeLink extends ReturnsArgument {
    #object;
    #realm;
    /** Links a facade of that realm to its model object. */
    constructor(facade, object, realm) {
        super(facade);
        this.#object = object;
        this.#realm = realm;
    }
    /** The model object behind a facade of that realm; undefined for any other object. */
    static of(facade, realm) {
        return #object in facade && facade.#realm === realm ? facade.#object : undefined;
    }
}

/**
 * Source of the part that must belong to the script's realm: it is evaluated there, so that functions, Arrays,
 * objects and errors made by it are the script's own (`instanceof` holds, and no function leads out of the realm).
 * Everything it uses is taken at once, because the language of the realm is cut down afterwards.
 */
const BUILDERS = `(function () {
  var errors = { Error: Error, TypeError: TypeError, RangeError: RangeError, SyntaxError: SyntaxError };
  var RealmArray = Array, RealmDate = Date, RealmError = Error, RealmTypeError = TypeError;
  return {
    method: function (handler) { return function () { return handler(this, arguments); }; },
    constructorOf: function (name) {
      return function () { throw new RealmTypeError(name + ' is not a constructor'); };
    },
    stringForm: function (name) { return function () { return '[object ' + name + ']'; }; },
    nativeForm: function () { return 'function ' + this.name + '() {\\n    [native code]\\n}'; },
    array: function (length) { return new RealmArray(length); },
    object: function () { return {}; },
    date: function (milliseconds) { return new RealmDate(milliseconds); },
    error: function (kind, message) { return new (errors[kind] || RealmError)(message); },
    isError: function (value) { return value instanceof RealmError; },
    objectPrototype: Object.prototype
  };
})()`;

/** No value of the host's own (matrices, filters, fills with their arrays) is nested deeper. */
const DEEPEST = 16;
/** The text of objects around a primitive, whatever realm made them. */
const BOXED_PRIMITIVE = /^\[object (String|Number|Boolean|Symbol|BigInt)\]$/;
const XML_OBJECT = /^\[object XML(List)?\]$/;
/**
 * Script value -> model value: facades become their model objects; Arrays and plain objects are copied, whatever
 * realm they are of; boxed primitives are unboxed; functions and other objects pass.
 *
 * @throws HostError for an object nested deeper than any value of the host (one that contains itself, for example).
 */
function fromScript(value, realm, depth = 0) {
    if (typeof value !== 'object' || value === null)
        return value;
    const inner = realm.unwrap(value);
    if (inner)
        return inner;
    const isArray = Array.isArray(value);
    const form = Object.prototype.toString.call(value);
    if (BOXED_PRIMITIVE.test(form))
        return value.valueOf();
    // The host reads XML objects as texts: `importPublishProfileString(xml)`.
    if (XML_OBJECT.test(form))
        return String(value);
    if (!isArray && form !== '[object Object]')
        return value;
    if (depth === DEEPEST)
        throw new HostError('the object is nested too deeply for the host', 'TypeError');
    if (isArray)
        return Array.from(value, (entry) => fromScript(entry, realm, depth + 1));
    const copy = {};
    for (const key in value)
        copy[key] = fromScript(value[key], realm, depth + 1);
    return copy;
}

/**
 * Model value -> script value: model objects become their facades; Arrays, plain objects and dates are made anew in
 * the script's realm; everything else (primitives, functions and objects that came from the script) passes.
 */
function toScript(value, realm, build) {
    if (typeof value !== 'object' || value === null)
        return value;
    if (value instanceof HostObject)
        return realm.wrap(value);
    if (Array.isArray(value)) {
        const copy = build.array(value.length);
        let before = null;
        for (let i = 0; i < value.length; i++) {
            const entry = value[i];
            // A list of frames holds a keyframe once for each frame of its span.
            if (before !== null && entry === before)
                copy[i] = copy[i - 1];
            else {
                copy[i] = toScript(entry, realm, build);
                before = entry instanceof HostObject ? entry : null;
            }
        }
        return copy;
    }
    if (value instanceof Date)
        return build.date(value.getTime());
    const prototype = Object.getPrototypeOf(value);
    if (prototype !== Object.prototype && prototype !== null)
        return value;
    const copy = build.object();
    for (const key of Object.keys(value))
        copy[key] = toScript(value[key], realm, build);
    return copy;
}

/** Gives every facade an own key that is never equal, so that a deep comparison of two facades is one of identity. */
const IDENTITY = Symbol('host object');
/** Facades made so far, in all realms. */
let made = 0;
/**
 * The border between the model and one script realm. Values that go out become the script's: model objects become
 * their facades, Arrays and plain objects fresh copies, errors the realm's own. Values that come in are unwrapped.
 */
class Realm {
    constructor(world, contract, models, border) {
        this.world = world;
        this.contract = contract;
        this.models = models;
        this.border = border;
        /** Facade constructors by class name of the contract. */
        this.classes = {};
        this.singletons = {};
        this.setters = new Map();
        this.build = world.run(BUILDERS);
        for (const name of Object.keys(contract))
            this.defineClass(name);
    }
    /** The script's own object for a model object: always the same one. */
    wrap(object) {
        if (!object.facade) {
            const type = this.classes[object.constructor.className];
            const facade = Object.create(type.prototype);
            facade[IDENTITY] = ++made;
            new FacadeLink(facade, object, this);
            object.facade = facade;
        }
        return object.facade;
    }
    /**
     * The facade of an object that is the only one of its class. Its methods work without their object, as the host's
     * do (`var trace = fl.trace; trace('hello')` stands in many scripts).
     */
    wrapSingleton(object) {
        this.singletons[object.constructor.className] = object;
        return this.wrap(object);
    }
    /** The model object behind a facade, or undefined for any other value. */
    unwrap(value) {
        return typeof value === 'object' && value !== null ? FacadeLink.of(value, this) : undefined;
    }
    /** Model value -> script value. Arrays and plain objects are copied at each call, as the host does. */
    toScript(value) {
        return toScript(value, this, this.build);
    }
    /** Script value -> model value. */
    fromScript(value) {
        return fromScript(value, this);
    }
    /** An error of the script's realm for whatever the model threw. Errors that came from the script pass unchanged. */
    toScriptError(error) {
        if (error instanceof HostError)
            return this.build.error(error.kind, error.message);
        if (this.build.isError(error) || !(error instanceof Error))
            return error;
        const copy = this.build.error(error.name, error.message);
        copy.stack = error.stack;
        return copy;
    }
    /** A function of the script's realm that does what `handler` does. */
    makeFunction(name, handler) {
        const made = this.build.method(handler);
        this.present(made, name);
        return made;
    }
    /** Gives a function its name, and the text that functions of the host have. */
    present(made, name) {
        Object.defineProperties(made, {
            name: { value: name, configurable: true },
            toString: { value: this.build.nativeForm, writable: true, configurable: true },
        });
    }
    defineClass(name) {
        if (this.classes[name])
            return;
        const { base, scriptName, properties, methods } = this.contract[name];
        if (base)
            this.defineClass(base);
        const type = this.build.constructorOf(scriptName);
        const parent = base ? this.classes[base].prototype : this.build.objectPrototype;
        type.prototype = Object.create(parent, {
            constructor: { value: type, writable: true, configurable: true },
            toString: { value: this.build.stringForm(scriptName), writable: true, configurable: true },
            [Symbol.toStringTag]: { value: scriptName, configurable: true },
        });
        this.present(type, scriptName);
        this.classes[name] = type;
        for (const property of Object.keys(properties))
            this.defineProperty(name, property, properties[property]);
        for (const method of methods)
            this.defineMethod(name, method);
    }
    defineProperty(className, name, access) {
        const path = `${className}.${name}`;
        Object.defineProperty(this.classes[className].prototype, name, {
            get: this.makeFunction(name, (self) => this.guard(self, className, path, (target) => {
                const value = target[name];
                if (value === undefined && !(name in target))
                    throw notImplemented(path);
                return value;
            })),
            set: this.makeFunction(name, (self, args) => this.guard(self, className, path, (target) => {
                if (access === 'r')
                    this.refuseAssignment(path);
                else if (!this.canSet(target, name))
                    throw notImplemented(`${path} (assignment)`);
                else
                    target[name] = this.fromScript(args[0]);
            })),
            enumerable: true,
            configurable: true,
        });
    }
    defineMethod(className, name) {
        const path = `${className}.${name}`;
        const isRaw = this.models[className]?.takesScriptValues?.includes(name) ?? false;
        Object.defineProperty(this.classes[className].prototype, name, {
            value: this.makeFunction(name, (self, args) => this.guard(self, className, path, (target) => {
                const method = target[name];
                if (typeof method !== 'function')
                    throw notImplemented(path);
                const values = Array.from(args, (value) => (isRaw ? value : this.fromScript(value)));
                return method.apply(target, values);
            })),
            writable: true,
            configurable: true,
            enumerable: false,
        });
    }
    /** Runs one access on the model object behind `self` and hands its result, or its error, to the script. */
    guard(self, className, path, access) {
        const object = this.unwrap(self) ?? this.singletons[className];
        if (!object)
            throw this.build.error('TypeError', `${path} called on an incompatible object`);
        try {
            if (object.stale) {
                if (this.border.staleObjects === 'ignore')
                    return undefined;
                throw new HostError(STALE_OBJECT);
            }
            return this.toScript(access(object));
        }
        catch (error) {
            if (this.isSilenced(error))
                return undefined;
            throw this.toScriptError(error);
        }
    }
    isSilenced(error) {
        return (this.border.strictNativeErrors === 'silent' &&
            error instanceof HostError &&
            !(error instanceof NotImplemented) &&
            error.message !== STALE_OBJECT);
    }
    refuseAssignment(path) {
        if (this.border.readOnlyMembers === 'throw')
            throw new HostError(`${path} is read-only.`);
    }
    canSet(target, name) {
        const type = Object.getPrototypeOf(target);
        const known = this.setters.get(type) ?? Object.create(null);
        this.setters.set(type, known);
        known[name] ??= memberOf(type, name)?.set !== undefined;
        return known[name];
    }
}

/** An SVG element as text; self-closing without content. */
function element(name, attributes, ...content) {
    let text = `<${name}`;
    for (const key of Object.keys(attributes)) {
        const value = attributes[key];
        if (value === undefined)
            continue;
        text += ` ${key}="${typeof value === 'number' ? number(value) : escapeText$1(value)}"`;
    }
    const inner = content.join('');
    return inner === '' ? `${text}/>` : `${text}>${inner}</${name}>`;
}
/** A group, or the content alone where the group would say nothing. */
function group(attributes, content) {
    if (content === '')
        return '';
    return Object.values(attributes).some((value) => value !== undefined)
        ? element('g', attributes, content)
        : content;
}
/** A coordinate: at most three decimals, never an exponent. */
function number(value) {
    const rounded = Math.round(value * 1000) / 1000;
    return Object.is(rounded, -0) ? '0' : String(rounded);
}
/** A factor: six significant digits, so that small scales survive. */
function factor(value) {
    return Math.abs(value) < 1e-9 ? '0' : String(Number(value.toPrecision(6)));
}
/** The `transform` of a matrix; undefined for the identity. */
function transform({ a, b, c, d, tx, ty }) {
    if (a === 1 && b === 0 && c === 0 && d === 1)
        return tx === 0 && ty === 0 ? undefined : `translate(${number(tx)} ${number(ty)})`;
    return `matrix(${factor(a)} ${factor(b)} ${factor(c)} ${factor(d)} ${number(tx)} ${number(ty)})`;
}
const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
// What XML 1.0 cannot hold at all is left out.
const UNPRINTABLE = new RegExp('[\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\ufffe\\uffff]', 'g');
function escapeText$1(text) {
    return text.replace(UNPRINTABLE, '').replace(/[&<>"]/g, (character) => ESCAPES[character]);
}

/** The parts of one picture share definitions, their names, and the list of what could not be drawn. */
class Drawing {
    constructor(document, view, 
    /** Draws what a `DOMTimeline` shows at a frame; here, so that symbols need not know layers. */
    drawFrame, 
    /** Elements to stand out: the others on the stage are drawn pale. Undefined draws all alike. */
    highlighted) {
        this.document = document;
        this.view = view;
        this.drawFrame = drawFrame;
        this.highlighted = highlighted;
        this.definitions = [];
        this.ids = new Map();
        this.missing = new Map();
        this.usedFaces = new Set();
        this.numbers = new Map();
        this.nextId = 1;
        /** What symbols draw, by symbol, frame, and what else it depends on; see `symbols.ts`. */
        this.symbols = new Map();
        /** Counts how often a part asked for its scale on the stage; see `symbols.ts`. */
        this.scaleUses = 0;
    }
    /** Id of a definition; made by `build` at the first call with that key. */
    define(key, build) {
        const known = this.ids.get(key);
        if (known !== undefined)
            return known;
        const id = this.newId();
        this.ids.set(key, id);
        this.definitions.push(build(id));
        return id;
    }
    /** Adds a definition that nothing else will share and returns its id. */
    add(name, attributes, content) {
        const id = this.newId();
        this.definitions.push(element(name, { id, ...attributes }, content));
        return id;
    }
    /** Adds a definition, or finds the one that is the same. */
    shared(name, attributes, content) {
        const said = Object.values(attributes).map((value) => typeof value === 'number' ? number(value) : value);
        const key = `${name} ${said.join(' ')} ${content}`;
        return this.define(key, (id) => element(name, { id, ...attributes }, content));
    }
    /** A number that is found out once for a node of the document. */
    once(node, findOut) {
        let known = this.numbers.get(node);
        if (known === undefined)
            this.numbers.set(node, (known = findOut()));
        return known;
    }
    /** Notes something that the picture does not show. */
    notDrawn(what) {
        this.missing.set(what, (this.missing.get(what) ?? 0) + 1);
    }
    /** Notes a face that a text asks for. */
    useFace(face) {
        this.usedFaces.add(face);
    }
    get faces() {
        return [...this.usedFaces].sort();
    }
    /** `what` with how often it occurred, for each thing left out. */
    get left() {
        return [...this.missing];
    }
    get defs() {
        return this.definitions.length === 0 ? '' : element('defs', {}, ...this.definitions);
    }
    newId() {
        return `d${this.nextId++}`;
    }
}

/**
 * Advances of the characters from blank to tilde, in thousandths, as the free families Liberation Sans, Serif and Mono
 * and the faces that they stand for (Arial and Helvetica, Times, Courier) share them.
 */
const SANS = '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 ' +
    '1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 ' +
    '333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584';
const SANS_BOLD = '278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 ' +
    '975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 ' +
    '333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584';
const SERIF = '250 333 408 500 500 833 778 180 333 333 500 564 250 333 250 278 500 500 500 500 500 500 500 500 500 500 278 278 564 564 564 444 ' +
    '921 722 667 667 722 611 556 722 722 333 389 722 611 889 722 722 556 722 667 556 611 722 722 944 722 722 611 333 278 333 469 500 ' +
    '333 444 500 444 500 444 333 500 500 278 278 500 278 778 500 500 500 500 333 389 278 500 500 722 500 500 444 480 200 480 541';
const FIRST = ' '.charCodeAt(0);
const sans = measured(SANS, 0.905, 0.212);
const sansBold = measured(SANS_BOLD, 0.905, 0.212);
const serif = measured(SERIF, 0.891, 0.216);
const mono = { ascent: 0.833, descent: 0.3, advance: () => 0.6 };
/** The nearest of the common faces. */
function commonFace(face, isBold) {
    if (/mono|courier|typewriter|console|consolas|menlo|monaco/i.test(face))
        return mono;
    if (/times|(?<!sans[- ]?)serif|georgia|garamond|palatino|minion|roman|song|mincho/i.test(face))
        return serif;
    return isBold ? sansBold : sans;
}
function measured(widths, ascent, descent) {
    const advances = widths.split(' ').map((width) => Number(width) / 1000);
    const advance = (character) => {
        const code = character.codePointAt(0) ?? 0;
        // Letters with accents are as wide as without; ideographs fill a square.
        const base = character.normalize('NFD').charCodeAt(0);
        return advances.at(base - FIRST >= 0 ? base - FIRST : advances.length) ?? (code >= 0x2e80 ? 1 : 0.556);
    };
    return { ascent, descent, advance };
}

/** Numbers of the names that matter in a `name` table: the full name, the PostScript name. */
const FULL_NAME = 4;
const POSTSCRIPT_NAME = 6;
/**
 * The metrics of a TrueType or OpenType font; undefined for other files and damaged ones. Source: the OpenType
 * specification.
 */
function readFont(bytes) {
    try {
        return readTables(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    }
    catch (error) {
        if (error instanceof RangeError)
            return undefined;
        throw error;
    }
}
const KINDS$2 = new Set([0x00010000, 0x4f54544f, 0x74727565]);
function readTables(view) {
    if (!KINDS$2.has(view.getUint32(0)))
        return undefined;
    const tables = new Map();
    for (let i = 0; i < view.getUint16(4); i++) {
        const at = 12 + 16 * i;
        const tag = [0, 1, 2, 3].map((k) => String.fromCharCode(view.getUint8(at + k))).join('');
        tables.set(tag, view.getUint32(at + 8));
    }
    const [head, hhea, hmtx, cmap, name] = ['head', 'hhea', 'hmtx', 'cmap', 'name'].map((tag) => tables.get(tag));
    if (!head || !hhea || !hmtx || !cmap || !name)
        return undefined;
    const unit = view.getUint16(head + 18);
    const measured = view.getUint16(hhea + 34);
    const glyphOf = readCharacters(view, cmap);
    if (unit === 0 || measured === 0 || !glyphOf)
        return undefined;
    return {
        names: readNames(view, name),
        ascent: view.getInt16(hhea + 4) / unit,
        descent: -view.getInt16(hhea + 6) / unit,
        advance: (character) => {
            const glyph = Math.min(glyphOf(character.codePointAt(0) ?? 0), measured - 1);
            return view.getUint16(hmtx + 4 * glyph) / unit;
        },
    };
}
function readNames(view, table) {
    const names = new Set();
    const texts = table + view.getUint16(table + 4);
    for (let i = 0; i < view.getUint16(table + 2); i++) {
        const at = table + 6 + 12 * i;
        const number = view.getUint16(at + 6);
        if (number !== FULL_NAME && number !== POSTSCRIPT_NAME)
            continue;
        const bytesPerUnit = view.getUint16(at) === 1 ? 1 : 2;
        const start = texts + view.getUint16(at + 10);
        let text = '';
        for (let k = 0; k < view.getUint16(at + 8); k += bytesPerUnit) {
            text += String.fromCharCode(bytesPerUnit === 1 ? view.getUint8(start + k) : view.getUint16(start + k));
        }
        names.add(text);
    }
    return [...names];
}
/** The glyph of a code point, 0 for none; undefined without a table of Unicode that this reads. */
function readCharacters(view, cmap) {
    const formats = new Map();
    for (let i = 0; i < view.getUint16(cmap + 2); i++) {
        const at = cmap + 4 + 8 * i;
        const platform = view.getUint16(at);
        const start = cmap + view.getUint32(at + 4);
        const isUnicode = platform === 0 || (platform === 3 && view.getUint16(at + 2) !== 0);
        if (isUnicode)
            formats.set(view.getUint16(start), start);
    }
    const [groups, ranges] = [formats.get(12), formats.get(4)];
    if (groups !== undefined)
        return (code) => glyphInGroups(view, groups, code);
    return ranges === undefined ? undefined : (code) => glyphInRanges(view, ranges, code);
}
/** Format 12. */
function glyphInGroups(view, table, code) {
    for (let i = 0; i < view.getUint32(table + 12); i++) {
        const at = table + 16 + 12 * i;
        const [first, last] = [view.getUint32(at), view.getUint32(at + 4)];
        if (code >= first && code <= last)
            return view.getUint32(at + 8) + code - first;
    }
    return 0;
}
/** Format 4. */
function glyphInRanges(view, table, code) {
    const size = view.getUint16(table + 6);
    for (let at = table + 14; at < table + 14 + size; at += 2) {
        if (code > view.getUint16(at))
            continue;
        const start = at + size + 2;
        if (code < view.getUint16(start))
            return 0;
        const delta = view.getUint16(start + size);
        const offsetAt = start + 2 * size;
        const offset = view.getUint16(offsetAt);
        if (offset === 0)
            return (code + delta) & 0xffff;
        const glyph = view.getUint16(offsetAt + offset + 2 * (code - view.getUint16(start)));
        return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
}

/** The faces of a folder of fonts; for others, the nearest of the common ones stand in. */
class Faces {
    /**
     * @param folders Folders with TTF and OTF files.
     * @throws Error for a folder that is not there.
     */
    constructor(platform, folders = []) {
        this.files = new Map();
        const { disk, paths } = platform;
        for (const folder of folders) {
            if (disk.stat(folder)?.isFolder !== true)
                throw new Error(`fonts: there is no folder "${folder}"`);
            for (const { name } of disk.list(folder)) {
                if (!/\.(ttf|otf)$/i.test(name))
                    continue;
                const font = readFont(disk.read(paths.join(folder, name)));
                for (const called of font?.names ?? [])
                    if (font)
                        this.files.set(plain(called), font);
            }
        }
    }
    /** True for a face whose font is at hand. */
    has(face) {
        return this.files.has(plain(face));
    }
    metricsOf(face, isBold) {
        return this.files.get(plain(face)) ?? commonFace(face, isBold);
    }
}
/** `Arial-BoldMT`, `Arial Bold MT`: names are compared without marks and case. */
function plain(name) {
    return name.toLowerCase().replace(/[^a-z0-9]/g, '');
}

function drawnDocument(document) {
    return {
        itemAt: (path) => document.itemAt(path)?.node,
        publishesHiddenLayers: document.publishing.includesHiddenLayers,
        compression: document.host.platform.compression,
        faces: facesOf(document.host),
        images: imagesOf(document),
        stage: stageSize(document.node),
        maxPixels: document.host.limits.maxPixels ?? DEFAULT_LIMITS.maxPixels,
        has: (entry) => document.files.has(entry),
        bytes: (entry) => document.files.bytes(entry),
        shownElements: (keyframe, elapsed) => ContentBounds.of(document).shownElements(keyframe, elapsed),
        boundsOf: (element) => ContentBounds.of(document, 'published').ofElement(element),
    };
}
const known$1 = new WeakMap();
/** The faces of a host, read at the first picture. */
function facesOf(host) {
    let faces = known$1.get(host);
    if (!faces)
        known$1.set(host, (faces = new Faces(host.platform, host.fonts)));
    return faces;
}
const decoded = new WeakMap();
function imagesOf(document) {
    let images = decoded.get(document);
    if (!images)
        decoded.set(document, (images = new Map()));
    return images;
}

const NO_COLOR_TRANSFORM = { factors: [1, 1, 1, 1], offsets: [0, 0, 0, 0] };
/** The transform that applies `inner` first and `outer` afterwards. */
function concatColors(outer, inner) {
    if (inner === NO_COLOR_TRANSFORM)
        return outer;
    if (outer === NO_COLOR_TRANSFORM)
        return inner;
    const { factors: o, offsets: p } = outer;
    const { factors: i, offsets: q } = inner;
    return {
        factors: [o[0] * i[0], o[1] * i[1], o[2] * i[2], o[3] * i[3]],
        offsets: [o[0] * q[0] + p[0], o[1] * q[1] + p[1], o[2] * q[2] + p[2], o[3] * q[3] + p[3]],
    };
}
/** A text that is equal for equal transforms. */
function colorKey({ factors, offsets }) {
    return [...factors, ...offsets].map((value) => value.toFixed(3)).join(' ');
}
/** The colour effect of an instance. */
function readColorTransform(instance) {
    if (!instance.child('color'))
        return NO_COLOR_TRANSFORM;
    const { red, green, blue, alpha } = colorTransformOf(instance);
    return {
        factors: [red.multiplier, green.multiplier, blue.multiplier, alpha.multiplier],
        offsets: [red.offset, green.offset, blue.offset, alpha.offset],
    };
}
/** Red, green and blue of `#RRGGBB`, 0 to 255. */
function channels(color) {
    const value = parseInt(color.slice(1, 7), 16) || 0;
    return [value >> 16, (value >> 8) & 255, value & 255];
}
/** A colour after the transform. `alpha` runs from 0 to 1. */
function transformColor(color, alpha, transform) {
    if (transform === NO_COLOR_TRANSFORM)
        return { color: color.slice(0, 7), alpha };
    const { factors, offsets } = transform;
    const mixed = channels(color).map((channel, index) => clamp$1(channel * factors[index] + offsets[index]));
    const text = mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('');
    return { color: `#${text}`, alpha: Math.min(1, Math.max(0, alpha * factors[3] + offsets[3] / 255)) };
}
function clamp$1(channel) {
    return Math.min(255, Math.max(0, Math.round(channel)));
}
/** Values of an `feColorMatrix` that does what the transform does. */
function colorMatrix({ factors, offsets }) {
    return factors
        .map((factor, row) => {
        const values = [0, 0, 0, 0, offsets[row] / 255];
        values[row] = factor;
        return values.map((value) => Number(value.toFixed(5))).join(' ');
    })
        .join(' ');
}

function joinBytes(parts) {
    const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const part of parts) {
        joined.set(part, at);
        at += part.length;
    }
    return joined;
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const BITS_PER_CHANNEL = 8;
const RGBA = 6;
const BYTES_PER_PIXEL = 4;
/** The number of filters in the PNG specification. */
const FILTERS = 5;
/** A PNG file, lossless. */
function encodePng({ width, height, rgba }, compression) {
    const header = new Uint8Array(13);
    const view = new DataView(header.buffer);
    view.setUint32(0, width);
    view.setUint32(4, height);
    header.set([BITS_PER_CHANNEL, RGBA], 8);
    return joinBytes([
        Uint8Array.from(SIGNATURE),
        chunk('IHDR', header, compression),
        chunk('IDAT', compression.deflate(filtered$1(rgba, width * BYTES_PER_PIXEL, height)), compression),
        chunk('IEND', new Uint8Array(0), compression),
    ]);
}
function chunk(type, data, compression) {
    const bytes = new Uint8Array(data.length + 12);
    const view = new DataView(bytes.buffer);
    view.setUint32(0, data.length);
    for (let i = 0; i < 4; i++)
        bytes[4 + i] = type.charCodeAt(i);
    bytes.set(data, 8);
    view.setUint32(8 + data.length, compression.crc32(bytes.subarray(4, 8 + data.length)));
    return bytes;
}
/** Each row behind the number of its filter: the one that leaves the smallest differences packs best. */
function filtered$1(rgba, rowSize, height) {
    const result = new Uint8Array((rowSize + 1) * height);
    const row = new Uint8Array(rowSize);
    for (let y = 0; y < height; y++) {
        let least = Infinity;
        for (let filter = 0; filter < FILTERS; filter++) {
            const sum = filterRow(rgba, y * rowSize, rowSize, filter, row);
            if (sum >= least)
                continue;
            least = sum;
            result[y * (rowSize + 1)] = filter;
            result.set(row, y * (rowSize + 1) + 1);
        }
    }
    return result;
}
/** Writes the differences of a row into `target` and returns the sum of their sizes. */
function filterRow(rgba, start, size, filter, target) {
    let sum = 0;
    for (let i = 0; i < size; i++) {
        const at = start + i;
        const left = i < BYTES_PER_PIXEL ? 0 : rgba[at - BYTES_PER_PIXEL];
        const up = start === 0 ? 0 : rgba[at - size];
        const corner = start === 0 || i < BYTES_PER_PIXEL ? 0 : rgba[at - size - BYTES_PER_PIXEL];
        const difference = (rgba[at] - predict(filter, left, up, corner)) & 255;
        target[i] = difference;
        sum += difference < 128 ? difference : 256 - difference;
    }
    return sum;
}
/** The value that a filter expects of a byte, from its neighbours on the left, above, and above left. */
function predict(filter, left, up, corner) {
    if (filter === 0)
        return 0;
    if (filter === 1)
        return left;
    if (filter === 2)
        return up;
    return filter === 3 ? (left + up) >> 1 : paeth(left, up, corner);
}
function paeth(left, up, corner) {
    const toLeft = Math.abs(up - corner);
    const toUp = Math.abs(left - corner);
    const toCorner = Math.abs(left + up - 2 * corner);
    if (toLeft <= toUp && toLeft <= toCorner)
        return left;
    return toUp <= toCorner ? up : corner;
}

const HEADER = 26;
/** Bytes that may follow the last row. */
const SLACK$1 = 65536;
/**
 * The bitmap in a `bin/*.dat` file. JPEG, PNG and GIF files pass through; the lossless form (`03 05`, bytes per row,
 * width, height, 16 bits each, four 32-bit numbers of the frame in twips, a flag for transparency, a flag for
 * compression; then zlib data in chunks with 16-bit lengths; rows of premultiplied ARGB) becomes a PNG. Undefined for
 * anything else. Source of the lossless form: read off the documents, checked against their rendered pictures.
 */
function decodeBitmap(bytes, { compression, maxPixels }) {
    if (bytes.length < HEADER)
        return undefined;
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    if (bytes[0] === 0xff && bytes[1] === 0xd8)
        return jpeg(bytes, view);
    if (view.getUint32(0) === 0x89504e47) {
        return { type: 'image/png', bytes, width: view.getUint32(16), height: view.getUint32(20) };
    }
    if (decodeLatin1(bytes.subarray(0, 3)) === 'GIF') {
        return { type: 'image/gif', bytes, width: view.getUint16(6, true), height: view.getUint16(8, true) };
    }
    if (bytes[0] === 3 && bytes[1] === 5)
        return lossless(bytes, view, compression, maxPixels);
    return undefined;
}
function jpeg(bytes, view) {
    for (let at = 2; at + 9 < bytes.length; at += 2 + view.getUint16(at + 2)) {
        if (bytes[at] !== 0xff)
            return undefined;
        const marker = bytes[at + 1];
        const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
        if (isFrame) {
            return { type: 'image/jpeg', bytes, width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
        }
    }
    return undefined;
}
function lossless(bytes, view, compression, maxPixels) {
    const rowBytes = view.getUint16(2, true);
    const width = view.getUint16(4, true);
    const height = view.getUint16(6, true);
    if (width === 0 || height === 0 || rowBytes < width * 4 || width * height > maxPixels)
        return undefined;
    const isPacked = bytes[25] === 1;
    const rows = isPacked
        ? compression.inflate(chunksIn(bytes, view), rowBytes * height + SLACK$1)
        : bytes.subarray(HEADER);
    if (rows.length < rowBytes * height)
        return undefined;
    const rgba = new Uint8Array(width * height * 4);
    for (let y = 0; y < height; y++)
        unmultiplyRow(rows, y * rowBytes, rgba, y * width * 4, width);
    return { type: 'image/png', bytes: encodePng({ width, height, rgba }, compression), width, height };
}
function chunksIn(bytes, view) {
    const chunks = [];
    for (let at = HEADER; at + 2 <= bytes.length;) {
        const length = view.getUint16(at, true);
        if (length === 0)
            break;
        chunks.push(bytes.subarray(at + 2, at + 2 + length));
        at += 2 + length;
    }
    return joinBytes(chunks);
}
/** Premultiplied ARGB -> RGBA. */
function unmultiplyRow(source, from, target, to, width) {
    for (let x = 0; x < width; x++) {
        const at = from + x * 4;
        const out = to + x * 4;
        const alpha = source[at];
        target[out + 3] = alpha;
        for (let channel = 0; channel < 3; channel++) {
            const value = source[at + 1 + channel];
            target[out + channel] = alpha === 0 ? 0 : Math.min(255, Math.round((value * 255) / alpha));
        }
    }
}

/** A `DOMBitmapInstance`. */
function drawBitmap(node, state, drawing) {
    const place = transform(readMatrix(node));
    const image = bitmapImage(node.attr('libraryItemName') ?? '', state.color, drawing);
    if (!image)
        return '';
    if (state.isMask) {
        return element('rect', { width: image.width, height: image.height, transform: place, fill: '#fff' });
    }
    return element('g', { transform: place }, image.markup);
}
/** The bitmap of a library item with a colour effect; undefined, and noted, when it is missing or unreadable. */
function bitmapImage(path, color, drawing) {
    const file = imageOf(path, drawing.document);
    if (!file) {
        drawing.notDrawn(`bitmap "${path}", which is missing, unreadable or larger than ${drawing.document.maxPixels} pixels`);
        return undefined;
    }
    const { width, height } = file.image;
    const id = drawing.define(`bitmap ${path}`, (name) => element('image', { id: name, width, height, preserveAspectRatio: 'none', href: file.uri }));
    return { width, height, markup: element('use', { href: `#${id}`, filter: colorFilter(color, drawing) }) };
}
/** Reference to a filter that carries a colour effect out on pixels; undefined for none. */
function colorFilter(color, drawing) {
    if (color === NO_COLOR_TRANSFORM)
        return undefined;
    const id = drawing.define(`color ${colorKey(color)}`, (name) => element('filter', { id: name, x: 0, y: 0, width: 1, height: 1, 'color-interpolation-filters': 'sRGB' }, element('feColorMatrix', { type: 'matrix', values: colorMatrix(color) })));
    return `url(#${id})`;
}
function imageOf(path, document) {
    const item = document.itemAt(path);
    if (item?.name !== 'DOMBitmapItem')
        return undefined;
    for (const entry of [`bin/${item.attr('bitmapDataHRef') ?? ''}`, `LIBRARY/${item.attr('href') ?? ''}`]) {
        const found = document.has(entry) ? decodeOnce(entry, document) : undefined;
        if (found && found.image.width * found.image.height <= document.maxPixels)
            return found;
    }
    return undefined;
}
/** Decoding takes far longer than looking whether the bytes are those of the picture before. */
function decodeOnce(entry, document) {
    const bytes = document.bytes(entry);
    const known = document.images.get(entry);
    if (known && areEqual(known.bytes, bytes))
        return known;
    const image = decodeBitmap(bytes, document);
    if (!image)
        return undefined;
    const found = { bytes, image, uri: dataUri(image) };
    document.images.set(entry, found);
    return found;
}
function areEqual(some, others) {
    if (some === others)
        return true;
    if (some.length !== others.length)
        return false;
    for (let i = 0; i < some.length; i++)
        if (some[i] !== others[i])
            return false;
    return true;
}
function dataUri({ type, bytes }) {
    return `data:${type};base64,${btoa(decodeLatin1(bytes))}`;
}

/** `markup` over `below`, their light added up (the blend mode `add`). */
function addLight(below, markup, region, drawing) {
    if (below === '')
        return markup;
    const sum = element('feComposite', {
        operator: 'arithmetic',
        in: 'SourceGraphic',
        in2: 'light',
        k2: 1,
        k3: 1,
    });
    return withLight(below, markup, sum, region, drawing);
}
/** `below` with the light of `markup` taken away (the blend mode `subtract`). */
function subtractLight(below, markup, region, drawing) {
    if (below === '')
        return markup;
    // b - min(b, l) is the difference of b and the darker of b and l.
    const darker = element('feColorMatrix', { in: 'light', values: OPAQUE, result: 'opaque' }) +
        element('feBlend', { mode: 'darken', in: 'opaque', in2: 'SourceGraphic', result: 'darker' }) +
        element('feComposite', { operator: 'in', in: 'darker', in2: 'light', result: 'common' }) +
        element('feBlend', { mode: 'difference', in: 'common', in2: 'SourceGraphic' });
    return withLight(below, markup, darker, region, drawing);
}
/** `below` where `markup` is opaque (the blend mode `alpha`). */
function keepWhere(below, markup, region, drawing) {
    if (below === '')
        return '';
    return masked(below, painted(markup, WHITE, region, drawing), region, drawing);
}
/** `below` where `markup` is not opaque (the blend mode `erase`). */
function eraseBy(below, markup, region, drawing) {
    if (below === '')
        return '';
    const ground = element('rect', { ...region, fill: '#fff' });
    return masked(below, ground + painted(markup, BLACK, region, drawing), region, drawing);
}
/** `markup` in white, so that the blend mode `difference` inverts what lies below it. */
function whitened(markup, region, drawing) {
    return painted(markup, WHITE, region, drawing);
}
/** Rows of an `feColorMatrix`: one colour with the opacity as it is; the colours as they are, opaque. */
const WHITE = '0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 1 0';
const BLACK = '0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0';
const OPAQUE = '1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 0 0 0 255 0';
/**
 * `below` through a filter that knows `markup` as `light`. Filters on what lies below do what SVG viewers other than
 * browsers do not know as blend modes.
 */
function withLight(below, markup, steps, region, drawing) {
    // Viewers disagree where an feImage lies unless the region starts at the zero point.
    const { x, y, width, height } = region;
    const toRegion = transform(translation(-x, -y));
    const added = drawing.add('g', { transform: toRegion }, markup);
    const content = element('feImage', { href: `#${added}`, result: 'light' }) + steps;
    const moved = group({ transform: toRegion }, below);
    const lit = filtered(moved, content, { x: 0, y: 0, width, height }, drawing);
    return group({ transform: transform(translation(x, y)) }, lit);
}
function painted(markup, rows, region, drawing) {
    return filtered(markup, element('feColorMatrix', { values: rows }), region, drawing);
}
function filtered(markup, content, region, drawing) {
    const attributes = { filterUnits: 'userSpaceOnUse', ...region, 'color-interpolation-filters': 'sRGB' };
    const filter = drawing.shared('filter', attributes, content);
    return element('g', { filter: `url(#${filter})` }, markup);
}
function masked(below, shape, region, drawing) {
    const mask = drawing.shared('mask', { maskUnits: 'userSpaceOnUse', ...region }, shape);
    return element('g', { mask: `url(#${mask})` }, below);
}

const CARRIED_OUT = {
    add: addLight,
    subtract: subtractLight,
    alpha: keepWhere,
    erase: eraseBy,
};
/** Runs in the order of painting; neighbours that are painted over each other become one. */
function joinRuns(runs) {
    const joined = [];
    for (const { markup, mode } of runs) {
        if (markup === '')
            continue;
        const last = joined.at(-1);
        if (last && !last.mode && !mode)
            last.markup += markup;
        else
            joined.push({ markup, mode });
    }
    return joined;
}
/** Each run within something: a transformation, a mask. */
function wrapRuns(runs, wrap) {
    return runs.map(({ markup, mode }) => ({ markup: wrap(markup), mode }));
}
/** Runs as one piece, over `ground`. `region` holds all of it, in the coordinates of the runs. */
function paintRuns(runs, ground, region, drawing) {
    let below = ground;
    for (const { markup, mode } of runs) {
        below = mode ? CARRIED_OUT[mode](below, markup, region(), drawing) : below + markup;
    }
    return below;
}

/**
 * Assembles the areas of a shape: the half edges that have a fill on their right are chained by their ends into closed
 * outlines. Edges with the same fill on both sides lie inside it and are left out. Fills come in ascending order.
 */
function assembleFills(styled) {
    const edges = new HalfEdges(styled);
    const sides = new Map();
    for (let half = 0; half < edges.count; half++) {
        const fill = edges.fill(half);
        if (fill === 0 || fill === edges.fill(half ^ 1))
            continue;
        addTo(sides, fill, half);
    }
    const styles = [...sides.keys()].sort((one, other) => one - other);
    return styles.map((style) => ({
        style,
        loops: chain(edges, sides.get(style) ?? []).map((run) => draw(edges, run)),
    }));
}
/** Joins the strokes of a shape into runs, each in the order in which it was drawn. Strokes come in ascending order. */
function assembleStrokes(styled) {
    const edges = new HalfEdges(styled);
    const paths = [];
    let run = [];
    const finish = () => {
        if (run.length === 0)
            return;
        const isClosed = edges.origin(run[0]) === edges.head(run[run.length - 1]);
        paths.push({ style: edges.stroke(run[0]), path: draw(edges, run), isClosed });
        run = [];
    };
    for (let half = 0; half < edges.count; half += 2) {
        const last = run.at(-1);
        const goesOn = last !== undefined && edges.head(last) === edges.origin(half);
        if (!goesOn || edges.stroke(last) !== edges.stroke(half))
            finish();
        if (edges.stroke(half) !== 0)
            run.push(half);
    }
    finish();
    return paths.sort((one, other) => one.style - other.style);
}
/** Chains half edges, head to origin, until each run comes back to its start or finds nothing to go on with. */
function chain(edges, halves) {
    const leaving = new Map();
    for (const half of halves)
        addTo(leaving, edges.origin(half), half);
    const used = new Set();
    const runs = [];
    for (const first of halves) {
        if (used.has(first))
            continue;
        const run = [];
        for (let half = first; half !== undefined; half = follow(edges, half, leaving, used)) {
            used.add(half);
            run.push(half);
            if (edges.head(half) === edges.origin(first))
                break;
        }
        runs.push(run);
    }
    return runs;
}
/** The unused half edge that turns to the right most where `half` ends. */
function follow(edges, half, leaving, used) {
    const candidates = (leaving.get(edges.head(half)) ?? []).filter((candidate) => !used.has(candidate));
    if (candidates.length < 2)
        return candidates[0];
    const back = edges.departure(half ^ 1);
    const turn = (candidate) => {
        const angle = (back - edges.departure(candidate)) % (2 * Math.PI);
        return angle > 0 ? angle : angle + 2 * Math.PI;
    };
    return candidates.reduce((best, candidate) => (turn(candidate) < turn(best) ? candidate : best));
}
function draw(edges, run) {
    const pen = new SegmentPen();
    pen.moveTo(edges.coordinate(run[0], 0, 0), edges.coordinate(run[0], 0, 1));
    for (const half of run) {
        const x = edges.coordinate(half, 2, 0);
        const y = edges.coordinate(half, 2, 1);
        if (edges.isLine(half))
            pen.lineTo(x, y);
        else
            pen.curveTo(edges.coordinate(half, 1, 0), edges.coordinate(half, 1, 1), x, y);
    }
    return pen.segments();
}
function addTo(lists, key, value) {
    const list = lists.get(key);
    if (list)
        list.push(value);
    else
        lists.set(key, [value]);
}

/** Stops put between two, so that what viewers mix by value looks mixed by light. */
const STEPS = 8;
/**
 * The stops of a gradient whose colours are mixed by the amount of light (`linearRGB`), for viewers that mix them by
 * value: few know the `color-interpolation` of gradients.
 */
function mixedInLight(stops) {
    const mixed = [];
    stops.forEach((stop, index) => {
        mixed.push(stop);
        const next = stops.at(index + 1);
        if (!next)
            return;
        for (let step = 1; step < STEPS; step++)
            mixed.push(between(stop, next, step / STEPS));
    });
    return mixed;
}
function between(one, other, share) {
    const from = channels(one.color);
    const to = channels(other.color);
    const color = from.map((channel, index) => {
        const light = toLight(channel) * (1 - share) + toLight(to[index]) * share;
        return Math.round(fromLight(light)).toString(16).padStart(2, '0');
    });
    return {
        ratio: one.ratio + (other.ratio - one.ratio) * share,
        color: `#${color.join('')}`,
        alpha: one.alpha + (other.alpha - one.alpha) * share,
    };
}
function toLight(channel) {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
function fromLight(light) {
    return 255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);
}

/** Half the side of the square that a gradient fills before its matrix: 16384 twips. */
const GRADIENT_RADIUS = 819.2;
const SPREADS = { reflect: 'reflect', repeat: 'repeat' };
/**
 * The presentation attributes of a paint, `fill` or `stroke` and its opacity: `node` is the child of a `FillStyle`
 * or of a stroke's `fill`. Empty for a paint that nothing can be said of.
 */
function paint(node, target, state, drawing) {
    if (state.isMask)
        return { [target]: '#fff' };
    switch (node.name) {
        case 'SolidColor':
            return solid(node, target, state.color);
        case 'LinearGradient':
            return { [target]: `url(#${linearGradient(node, state.color, drawing)})` };
        case 'RadialGradient':
            return { [target]: `url(#${radialGradient(node, state.color, drawing)})` };
        case 'BitmapFill':
            return bitmapFill(node, target, state, drawing);
        default:
            drawing.notDrawn(`fill ${node.name}`);
            return {};
    }
}
function solid(node, target, transformOfColor) {
    const { color, alpha } = transformColor(node.attr('color') ?? '#000000', readNumber(node, 'alpha', 1), transformOfColor);
    return { [target]: color, [`${target}-opacity`]: alpha === 1 ? undefined : alpha };
}
function linearGradient(node, color, drawing) {
    const ends = { x1: -GRADIENT_RADIUS, x2: GRADIENT_RADIUS, y1: 0, y2: 0 };
    return drawing.add('linearGradient', { ...ends, ...commonGradient(node) }, stops(node, color));
}
function radialGradient(node, color, drawing) {
    const focal = Math.max(-0.98, Math.min(0.98, readNumber(node, 'focalPointRatio')));
    const circle = { cx: 0, cy: 0, r: GRADIENT_RADIUS, fx: focal === 0 ? undefined : focal * GRADIENT_RADIUS };
    return drawing.add('radialGradient', { ...circle, ...commonGradient(node) }, stops(node, color));
}
function commonGradient(node) {
    return {
        gradientUnits: 'userSpaceOnUse',
        gradientTransform: transform(readMatrix(node)),
        spreadMethod: lookUp$1(SPREADS, node.attr('spreadMethod') ?? ''),
    };
}
function stops(node, transformOfColor) {
    const entries = node.childrenNamed('GradientEntry').map((entry) => ({
        ratio: readNumber(entry, 'ratio'),
        ...transformColor(entry.attr('color') ?? '#000000', readNumber(entry, 'alpha', 1), transformOfColor),
    }));
    const shown = node.attr('interpolationMethod') === 'linearRGB' ? mixedInLight(entries) : entries;
    return shown
        .map(({ ratio, color, alpha }) => element('stop', {
        offset: ratio,
        'stop-color': color,
        'stop-opacity': alpha === 1 ? undefined : alpha,
    }))
        .join('');
}
/** Bitmap fills count the bitmap's pixels in twips: their matrix is twenty times too large for pixels. */
function bitmapFill(node, target, state, drawing) {
    const image = bitmapImage(node.attr('bitmapPath') ?? '', state.color, drawing);
    if (!image)
        return {};
    const { a, b, c, d, tx, ty } = readMatrix(node);
    const matrix = { a: a / 20, b: b / 20, c: c / 20, d: d / 20, tx, ty };
    // Beyond its edge a clipped bitmap goes on with the colours of that edge; shapes seldom reach there.
    if (readFlag(node, 'bitmapIsClipped'))
        drawing.notDrawn('colours beyond the edge of a clipped bitmap fill');
    const { width, height } = image;
    const attributes = { patternUnits: 'userSpaceOnUse', width, height, patternTransform: transform(matrix) };
    return { [target]: `url(#${drawing.add('pattern', attributes, image.markup)})` };
}

/** Path data of segments, with a new subpath wherever one does not start at the end of the one before. */
function pathData({ count, points, lines }, isClosed = false) {
    let data = '';
    let lastX = NaN;
    let lastY = NaN;
    for (let segment = 0; segment < count; segment++) {
        const at = segment * STRIDE;
        if (points[at] !== lastX || points[at + 1] !== lastY) {
            if (isClosed && data !== '')
                data += 'Z';
            data += `M${number(points[at])} ${number(points[at + 1])}`;
        }
        lastX = points[at + 4];
        lastY = points[at + 5];
        const end = `${number(lastX)} ${number(lastY)}`;
        data += lines[segment] === 1 ? `L${end}` : `Q${number(points[at + 2])} ${number(points[at + 3])} ${end}`;
    }
    return isClosed && data !== '' ? `${data}Z` : data;
}

const FIRST_STATE = {
    matrix: IDENTITY$1,
    color: NO_COLOR_TRANSFORM,
    isMask: false,
    isInLayer: false,
    open: [],
};
/** The state of what stands inside an element with that matrix and colour effect. */
function inside(state, matrix, color = NO_COLOR_TRANSFORM) {
    return { ...state, matrix: concat(state.matrix, matrix), color: concatColors(state.color, color) };
}
/** The factor from an element's own coordinates to those of the stage: the square root of the area's growth. */
function scaleOf({ a, b, c, d }) {
    return Math.sqrt(Math.abs(a * d - b * c));
}

const CAPS = { none: 'butt', square: 'square' };
const JOINS = { miter: 'miter', bevel: 'bevel' };
/**
 * The presentation attributes of a stroke; `node` is the child of its `StrokeStyle`. Lines are one pixel wide on the
 * stage at least, hairlines always. Undefined for a stroke without a paint.
 */
function strokeAttributes(node, state, drawing) {
    const fill = node.child('fill')?.children[0];
    if (!fill)
        return undefined;
    const cap = CAPS[readText(node, 'caps')] ?? 'round';
    const join = JOINS[readText(node, 'joints')] ?? 'round';
    return {
        ...paint(fill, 'stroke', state, drawing),
        'stroke-width': widthOf$1(node, state, drawing),
        'stroke-linecap': cap === 'butt' ? undefined : cap,
        'stroke-linejoin': join,
        'stroke-miterlimit': join === 'miter' ? readNumber(node, 'miterLimit', 3) : undefined,
        'stroke-dasharray': dashes(node, drawing),
    };
}
/**
 * In the coordinates of the shape. Lines grow with their shape, whatever their `scaleMode` says: so the reference
 * player draws them.
 */
function widthOf$1(node, state, drawing) {
    const weight = readNumber(node, 'weight', 1);
    drawing.scaleUses++;
    const pixel = 1 / (scaleOf(state.matrix) || 1);
    return readText(node, 'solidStyle') === 'hairline' ? pixel : Math.max(weight, pixel);
}
/** Dash lengths are in pixels; dots and other ornaments are drawn as dashes of about their size. */
function dashes(node, drawing) {
    const weight = readNumber(node, 'weight', 1);
    switch (node.name) {
        case 'SolidStroke':
            return undefined;
        case 'DashedStroke':
            return `${readNumber(node, 'dash1', 6)} ${readNumber(node, 'dash2', 6)}`;
        case 'DottedStroke':
            return `0 ${Math.max(weight, 1) + readNumber(node, 'dotSpace', 3)}`;
        default:
            drawing.notDrawn(`ornament of a ${node.name} (drawn as a plain line)`);
            return undefined;
    }
}

/** A `DOMShape`, `DOMRectangleObject` or `DOMOvalObject`: fills first, strokes over them. */
function drawShape(node, state, drawing) {
    const matrix = readMatrix(node);
    const within = inside(state, matrix);
    const { edges } = outlineOf(node);
    const fills = stylesOf(node, 'fills', 'FillStyle', 'fill');
    const strokes = stylesOf(node, 'strokes', 'StrokeStyle', 'stroke');
    let content = '';
    for (const { style, loops } of assembleFills(edges)) {
        const fill = fills.get(style);
        if (!fill)
            continue;
        const d = loops.map((loop) => pathData(loop, true)).join('');
        content += element('path', { d, 'fill-rule': 'evenodd', ...paint(fill, 'fill', within, drawing) });
    }
    // A mask shows where its fills are; lines do not count.
    if (!state.isMask)
        content += drawStrokes(assembleStrokes(edges), strokes, within, drawing);
    return group({ transform: transform(matrix) }, content);
}
function drawStrokes(paths, strokes, state, drawing) {
    const byStyle = new Map();
    for (const { style, path, isClosed } of paths) {
        byStyle.set(style, (byStyle.get(style) ?? '') + strokeData(path, isClosed));
    }
    let content = '';
    for (const [style, d] of byStyle) {
        const stroke = strokes.get(style);
        const attributes = stroke && strokeAttributes(stroke, state, drawing);
        if (attributes)
            content += element('path', { d, fill: 'none', ...attributes });
    }
    return content;
}
/** A run that comes back to its start is closed, so that its ends are joined instead of capped. */
function strokeData(path, isClosed) {
    const isPoint = path.count === 1 &&
        path.points[0] === path.points[STRIDE - 2] &&
        path.points[1] === path.points[STRIDE - 1];
    return pathData(path, isClosed && !isPoint);
}
/** The paints of a shape by index; a primitive has one of each at most, in a child of its own. */
function stylesOf(node, list, entry, single) {
    const styles = new Map();
    if (node.name !== 'DOMShape') {
        const style = node.child(single)?.children[0];
        if (style)
            styles.set(1, style);
        return styles;
    }
    for (const style of node.child(list)?.childrenNamed(entry) ?? []) {
        const kind = style.children[0];
        if (kind)
            styles.set(Number(style.attr('index')), kind);
    }
    return styles;
}

/** Blend modes of the host and the CSS value that does the same. */
const STYLES = {
    multiply: 'mix-blend-mode:multiply',
    screen: 'mix-blend-mode:screen',
    lighten: 'mix-blend-mode:lighten',
    darken: 'mix-blend-mode:darken',
    difference: 'mix-blend-mode:difference',
    // The difference to white; what is drawn is drawn in white.
    invert: 'mix-blend-mode:difference',
    overlay: 'mix-blend-mode:overlay',
    hardlight: 'mix-blend-mode:hard-light',
    layer: 'isolation:isolate',
};
const BACKDROP_MODES = ['add', 'subtract', 'alpha', 'erase'];
/** The `style` for a blend mode; undefined for `normal`, and for those that need what lies below. */
function blendStyle(mode) {
    return Object.hasOwn(STYLES, mode) ? STYLES[mode] : undefined;
}
/** The mode, if it needs what lies below. */
function backdropMode(mode) {
    return BACKDROP_MODES.includes(mode) ? mode : undefined;
}
/** True for modes that change how opaque the layer around them is, and nothing where there is none. */
function changesLayer(mode) {
    return mode === 'alpha' || mode === 'erase';
}

const LUMINANCE = [0.3086, 0.6094, 0.082];
/**
 * Brightness, contrast, saturation (-100 to 100) and hue (-180 to 180) as one colour matrix, carried out in this order.
 * Assumed: the one published picture at hand (one colour, one setting of each slider) is met exactly, but by other orders
 * with brightness before contrast too; it bears out the contrast of 25 and no other value of the curve below.
 */
function adjustColor(filter, { input, name }) {
    const rows = [
        brightness(readNumber(filter, 'brightness')),
        contrast(readNumber(filter, 'contrast')),
        saturation(readNumber(filter, 'saturation')),
        hue(readNumber(filter, 'hue')),
    ].reduce((matrix, next) => multiply(next, matrix));
    const values = rows.flat().map((value, index) => (index % 5 === 4 ? value / 255 : value));
    const text = [...values, 0, 0, 0, 1, 0].map((value) => Number(value.toFixed(5))).join(' ');
    return element('feColorMatrix', { in: input, type: 'matrix', values: text, result: name });
}
function brightness(value) {
    return diagonal(1, value);
}
/** The factor of a contrast of 0, 5, 10, … 100, less one: as commonly published for the host's slider. */
const CONTRASTS = [
    0, 0.06, 0.12, 0.18, 0.25, 0.34, 0.44, 0.56, 0.71, 0.86, 1, 1.3, 1.6, 1.9, 2.37, 3, 4, 5.5, 7.3, 8.7, 10,
];
function contrast(value) {
    const factor = 1 + (value <= 0 ? value / 100 : interpolate(CONTRASTS, value / 5));
    return diagonal(factor, 63.5 * (1 - factor));
}
function saturation(value) {
    const factor = 1 + (value > 0 ? (3 * value) / 100 : value / 100);
    return [0, 1, 2].map((row) => [
        ...LUMINANCE.map((share, column) => share * (1 - factor) + (row === column ? factor : 0)),
        0,
        0,
    ]);
}
function hue(degrees) {
    const cos = Math.cos((degrees * Math.PI) / 180);
    const sin = Math.sin((degrees * Math.PI) / 180);
    const [r, g, b] = [0.213, 0.715, 0.072];
    return [
        [r + cos * (1 - r) - sin * r, g - cos * g - sin * g, b - cos * b + sin * (1 - b), 0, 0],
        [r - cos * r + sin * 0.143, g + cos * (1 - g) + sin * 0.14, b - cos * b - sin * 0.283, 0, 0],
        [r - cos * r - sin * (1 - r), g - cos * g + sin * g, b + cos * (1 - b) + sin * b, 0, 0],
    ];
}
function diagonal(factor, offset) {
    return [0, 1, 2].map((row) => [0, 1, 2, 3, 4].map((column) => (column === row ? factor : column === 4 ? offset : 0)));
}
/** The matrix that applies `inner` first. */
function multiply(outer, inner) {
    return outer.map((row) => [0, 1, 2, 3, 4].map((column) => {
        const sum = [0, 1, 2].reduce((total, at) => total + row[at] * inner[at][column], 0);
        return column === 4 ? sum + row[4] : sum;
    }));
}
function interpolate(table, place) {
    const index = Math.min(table.length - 2, Math.floor(place));
    return table[index] + (table[index + 1] - table[index]) * (place - index);
}

/** Where the host's defaults come from: document-format.md, 5.5. */
const BLUR = 5;
/** Bounds in pixels and passes: a damaged filter must not take all memory. Assumed: the host's dialogues stop there. */
const LARGEST_BLUR = 255;
const LARGEST_DISTANCE = 32_767;
const BEST_QUALITY = 15;
/** Rows of an `feColorMatrix` that leaves black with the opacity as it is. */
const ALPHA_TO_GREY = '0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0';
/** The effect together with what it is an effect of: behind it, or inside it. */
function merge(effect, input, name, isInner, isKnockout, isHidden) {
    if (isInner) {
        const operator = isKnockout || isHidden ? 'in' : 'atop';
        return element('feComposite', { operator, in: effect, in2: input, result: name });
    }
    if (isKnockout)
        return element('feComposite', { operator: 'out', in: effect, in2: input, result: name });
    if (isHidden)
        return renamed(effect, name);
    return element('feMerge', { result: name }, mergeNode(effect), mergeNode(input));
}
function mergeNode(input) {
    return element('feMergeNode', { in: input });
}
function renamed(input, result) {
    return element('feOffset', { in: input, dx: 0, dy: 0, result });
}
const INVERTED_ALPHA = '0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -1 1';
function invertAlpha(input, result) {
    return element('feColorMatrix', { in: input, type: 'matrix', values: INVERTED_ALPHA, result });
}
/** Multiplies the opacity by the filter's strength (1 = 100 per cent). */
function strengthen(filter, input, result) {
    const strength = readNumber(filter, 'strength', 1);
    const values = `0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ${number(strength)} 0`;
    return element('feColorMatrix', { in: input, type: 'matrix', values, result });
}
/** A colour wherever the input is opaque. */
function tint(color, alpha, input, result) {
    const flood = element('feFlood', {
        'flood-color': color.slice(0, 7),
        'flood-opacity': alpha,
        result: `${result}f`,
    });
    return flood + element('feComposite', { operator: 'in', in: `${result}f`, in2: input, result });
}
/** The host blurs by averaging over a box, `quality` times; a normal distribution of the same variance does that. */
function gaussian(filter, step, input, result) {
    const passes = clamp(readNumber(filter, 'quality', 1), 1, BEST_QUALITY);
    const deviation = (size) => Math.sqrt((Math.max(0, size * size - 1) * passes) / 12) / step.scale;
    const x = deviation(readBlur(filter, 'blurX'));
    const y = deviation(readBlur(filter, 'blurY'));
    return element('feGaussianBlur', { in: input, stdDeviation: `${number(x)} ${number(y)}`, result });
}
function offsetOf$1(filter, step) {
    const angle = (readNumber(filter, 'angle', 45) * Math.PI) / 180;
    const distance = readDistance(filter);
    return apply$1(step.toLocal, { x: Math.cos(angle) * distance, y: Math.sin(angle) * distance });
}
/** The size of a blur in pixels, within the bounds. */
function readBlur(filter, name) {
    return clamp(readNumber(filter, name, BLUR), 0, LARGEST_BLUR);
}
/** The distance of a shadow in pixels, within the bounds. */
function readDistance(filter) {
    return clamp(readNumber(filter, 'distance', 5), -LARGEST_DISTANCE, LARGEST_DISTANCE);
}
function clamp(value, low, high) {
    return Math.min(high, Math.max(low, value));
}

function blur(filter, step) {
    return gaussian(filter, step, step.input, step.name);
}
function dropShadow(filter, step) {
    return shade(filter, step, offsetOf$1(filter, step), '#000000');
}
function glow(filter, step) {
    return shade(filter, step, { x: 0, y: 0 }, '#FF0000');
}
/** A shadow of one colour: what drop shadow and glow have in common. */
function shade(filter, step, offset, fallbackColor) {
    const { input, name } = step;
    const isInner = readFlag(filter, 'inner');
    const isKnockout = readFlag(filter, 'knockout');
    const source = isInner ? `${name}i` : input;
    const inverted = isInner ? invertAlpha(input, source) : '';
    const shadow = inverted +
        gaussian(filter, step, source, `${name}b`) +
        element('feOffset', { in: `${name}b`, dx: offset.x, dy: offset.y, result: `${name}o` }) +
        strengthen(filter, `${name}o`, `${name}s`) +
        tint(readText(filter, 'color', fallbackColor), readNumber(filter, 'alpha', 1), `${name}s`, `${name}c`);
    return shadow + merge(`${name}c`, input, name, isInner, isKnockout, readFlag(filter, 'hideObject'));
}
/** Light on one side and shade on the other: two shadows, shifted apart, each without what they share. */
function bevel(filter, step) {
    const { input, name } = step;
    const offset = offsetOf$1(filter, step);
    const moved = (x, y, result) => element('feOffset', { in: `${name}b`, dx: x, dy: y, result });
    const without = (one, other, result) => element('feComposite', { operator: 'arithmetic', k2: 1, k3: -1, in: one, in2: other, result });
    const side = (from, color, alpha, result) => strengthen(filter, from, `${result}s`) + tint(color, alpha, `${result}s`, result);
    const content = element('feColorMatrix', { in: input, type: 'matrix', values: ALPHA_TO_GREY, result: `${name}a` }) +
        gaussian(filter, step, `${name}a`, `${name}b`) +
        moved(offset.x, offset.y, `${name}p`) +
        moved(-offset.x, -offset.y, `${name}m`) +
        without(`${name}m`, `${name}p`, `${name}h`) +
        without(`${name}p`, `${name}m`, `${name}d`) +
        side(`${name}h`, readText(filter, 'highlightColor', '#FFFFFF'), readNumber(filter, 'highlightAlpha', 1), `${name}H`) +
        side(`${name}d`, readText(filter, 'shadowColor', '#000000'), readNumber(filter, 'shadowAlpha', 1), `${name}D`) +
        element('feMerge', { result: `${name}e` }, mergeNode(`${name}H`), mergeNode(`${name}D`));
    const type = readText(filter, 'type', 'inner');
    const isKnockout = readFlag(filter, 'knockout');
    if (type === 'full') {
        if (isKnockout)
            return content + renamed(`${name}e`, name);
        return content + element('feMerge', { result: name }, mergeNode(input), mergeNode(`${name}e`));
    }
    return content + merge(`${name}e`, input, name, type === 'inner', isKnockout, false);
}

/** A glow whose colour and opacity are read off a gradient: its start where the glow ends, its end where it is full. */
function gradientGlow(filter, step) {
    const { input, name } = step;
    const { x, y } = offsetOf$1(filter, step);
    const isInner = readText(filter, 'type', 'inner') === 'inner';
    const source = isInner ? `${name}i` : input;
    const content = (isInner ? invertAlpha(input, source) : '') +
        gaussian(filter, step, source, `${name}b`) +
        element('feOffset', { in: `${name}b`, dx: x, dy: y, result: `${name}o` }) +
        inGrey(`${name}o`, [0, 0, 0, readNumber(filter, 'strength', 1), 0], `${name}g`) +
        coloredBy(filter, `${name}g`, `${name}e`, name);
    return content + combine(filter, `${name}e`, step);
}
/** A bevel whose colours are read off a gradient: the light at its start, the shade at its end, nothing in the middle. */
function gradientBevel(filter, step) {
    const { input, name } = step;
    const { x, y } = offsetOf$1(filter, step);
    const half = readNumber(filter, 'strength', 1) / 2;
    const moved = (dx, dy, rows, result) => element('feOffset', { in: `${name}b`, dx, dy, result: `${result}o` }) +
        element('feColorMatrix', { in: `${result}o`, type: 'matrix', values: rows, result });
    const [p, m] = [`${name}p`, `${name}m`];
    const content = gaussian(filter, step, input, `${name}b`) +
        moved(x, y, ALPHA_TO_RED, p) +
        moved(-x, -y, ALPHA_TO_GREEN, m) +
        element('feComposite', { operator: 'arithmetic', in: p, in2: m, k2: 1, k3: 1, result: `${name}d` }) +
        inGrey(`${name}d`, [half, -half, 0, 0, 0.5], `${name}g`) +
        coloredBy(filter, `${name}g`, `${name}e`, name);
    return content + combine(filter, `${name}e`, step);
}
/** Rows of an `feColorMatrix`: the opacity in one channel, opaque. */
const ALPHA_TO_RED = '0 0 0 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1';
const ALPHA_TO_GREEN = '0 0 0 0 0 0 0 0 1 0 0 0 0 0 0 0 0 0 0 1';
/** Opaque grey by a row of factors. */
function inGrey(input, row, result) {
    const grey = row.map(number).join(' ');
    const values = `${grey} ${grey} ${grey} 0 0 0 0 1`;
    return element('feColorMatrix', { in: input, type: 'matrix', values, result });
}
/** Samples of a gradient, one behind the other. */
const SAMPLES = 52;
/** The colours of a filter's gradient at the places that the grey input says. */
function coloredBy(filter, input, result, name) {
    const table = sampleGradient(filter);
    const tableOf = (channel) => table.map((sample) => number(sample[channel])).join(' ');
    const transfer = (kind, channel) => element(kind, { type: 'table', tableValues: tableOf(channel) });
    const toAlpha = '0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0';
    return (element('feComponentTransfer', { in: input, result: `${name}c` }, transfer('feFuncR', 0), transfer('feFuncG', 1), transfer('feFuncB', 2)) +
        element('feComponentTransfer', { in: input, result: `${name}t` }, transfer('feFuncR', 3)) +
        element('feColorMatrix', { in: `${name}t`, type: 'matrix', values: toAlpha, result: `${name}a` }) +
        element('feComposite', { operator: 'in', in: `${name}c`, in2: `${name}a`, result }));
}
/** Red, green, blue and opacity, 0 to 1, at equal distances along the gradient. */
function sampleGradient(filter) {
    const stops = filter.childrenNamed('GradientEntry').map((entry) => ({
        ratio: readNumber(entry, 'ratio'),
        values: [
            ...channels(readText(entry, 'color', '#000000')).map((channel) => channel / 255),
            readNumber(entry, 'alpha', 1),
        ],
    }));
    if (stops.length === 0)
        return [0, 1].map((share) => [0, 0, 0, share]);
    return Array.from({ length: SAMPLES }, (_, i) => {
        const ratio = i / (SAMPLES - 1);
        const next = stops.findIndex((stop) => stop.ratio >= ratio);
        if (next === 0)
            return stops[0].values;
        const to = stops[next < 0 ? stops.length - 1 : next];
        const from = stops[(next < 0 ? stops.length : next) - 1];
        const share = to === from ? 0 : (ratio - from.ratio) / (to.ratio - from.ratio);
        return from.values.map((value, channel) => value + (to.values[channel] - value) * share);
    });
}
/** The effect inside what it is an effect of, outside of it, or over both. */
function combine(filter, effect, { input, name }) {
    const type = readText(filter, 'type', 'inner');
    const isKnockout = readFlag(filter, 'knockout');
    if (type !== 'full')
        return merge(effect, input, name, type === 'inner', isKnockout, false);
    if (isKnockout)
        return renamed(effect, name);
    return element('feMerge', { result: name }, mergeNode(input), mergeNode(effect));
}

/** Hairlines and smoothed edges reach so far beyond the box of what is painted, in pixels of the stage. */
const EDGE = 2;
/** The region that an element paints in, its filters and those inside it included, in its parent's coordinates. */
function paintedRegion(node, state, drawing) {
    drawing.scaleUses++;
    const box = drawing.document.boundsOf(node);
    if (isEmpty(box))
        return { x: 0, y: 0, width: 0, height: 0 };
    const margin = (EDGE + reachOf(node, drawing, [])) / (scaleOf(state.matrix) || 1);
    const x = Math.floor(box.left - margin);
    const y = Math.floor(box.top - margin);
    return { x, y, width: Math.ceil(box.right + margin) - x, height: Math.ceil(box.bottom + margin) - y };
}
/** The distance that an element's filters, and those inside it, paint beyond its box, in pixels of the stage. */
function reachOf(node, drawing, open) {
    const path = node.attr('libraryItemName');
    let within = 0;
    if (path !== undefined && !open.includes(path)) {
        const item = drawing.document.itemAt(path);
        within = item ? drawing.once(item, () => reachWithin(item, drawing, [...open, path])) : 0;
    }
    for (const member of node.child('members')?.children ?? []) {
        within = Math.max(within, reachOf(member, drawing, open));
    }
    let own = 0;
    for (const filter of node.child('filters')?.children ?? [])
        own += reachOfFilter(filter);
    return own + within;
}
/** The longest reach of the elements on any frame of a symbol. */
function reachWithin(item, drawing, open) {
    const timeline = timelineOf(item);
    let longest = 0;
    for (const layer of timeline ? layersOf(timeline) : []) {
        for (const frame of layer.child('frames')?.children ?? []) {
            for (const element of frame.child('elements')?.children ?? []) {
                longest = Math.max(longest, reachOf(element, drawing, open));
            }
        }
    }
    return longest;
}
/** Three passes of a blur over a box reach one and a half times its size at most. */
function reachOfFilter(filter) {
    return Math.max(readBlur(filter, 'blurX'), readBlur(filter, 'blurY')) * 2 + Math.abs(readDistance(filter));
}

const KINDS$1 = {
    BlurFilter: blur,
    DropShadowFilter: dropShadow,
    GlowFilter: glow,
    BevelFilter: bevel,
    GradientGlowFilter: gradientGlow,
    GradientBevelFilter: gradientBevel,
    AdjustColorFilter: adjustColor,
};
/**
 * Reference to the SVG filter that does what the enabled filters of an instance do, one after the other, and then the
 * colour effect of the state; undefined for none. Lengths count in pixels of the stage whatever the scale of what
 * surrounds the instance.
 */
function filterReference(node, state, drawing) {
    const filters = (node.child('filters')?.children ?? []).filter((filter) => readFlag(filter, 'isEnabled', true));
    const drawn = filters.filter(({ name }) => Object.hasOwn(KINDS$1, name));
    for (const { name } of filters)
        if (!Object.hasOwn(KINDS$1, name))
            drawing.notDrawn(name);
    if (drawn.length === 0)
        return undefined;
    drawing.scaleUses++;
    const step = {
        input: 'SourceGraphic',
        name: '',
        toLocal: linearInverse(state.matrix),
        scale: scaleOf(state.matrix) || 1,
    };
    let content = '';
    drawn.forEach((filter, index) => {
        const name = `f${index}`;
        content += KINDS$1[filter.name](filter, { ...step, name });
        step.input = name;
    });
    if (state.color !== NO_COLOR_TRANSFORM) {
        content += element('feColorMatrix', { in: step.input, type: 'matrix', values: colorMatrix(state.color) });
    }
    const region = { filterUnits: 'userSpaceOnUse', ...paintedRegion(node, state, drawing) };
    return `url(#${drawing.shared('filter', { ...region, 'color-interpolation-filters': 'sRGB' }, content)})`;
}
function linearInverse(matrix) {
    return invert({ ...matrix, tx: 0, ty: 0 }) ?? { a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0 };
}

/**
 * A symbol instance: the frame of its symbol that its loop mode shows, with its colour effect, filters and blend mode.
 * Colour effects are carried out on every paint inside, as the player does; with filters, on the filtered picture.
 */
function drawSymbol(node, state, drawing) {
    if (!readFlag(node, 'isVisible', true))
        return [];
    const path = readText(node, 'libraryItemName');
    const item = drawing.document.itemAt(path);
    const timeline = item && timelineOf(item);
    if (!timeline) {
        drawing.notDrawn(`symbol "${path}"`);
        return [];
    }
    if (state.open.includes(path))
        return [];
    const matrix = readMatrix(node);
    if (!invert(matrix))
        return [];
    const blend = state.isMask ? 'normal' : readText(node, 'blendMode', 'normal');
    const mode = backdropMode(blend);
    // Without a layer around it there is nothing to make less opaque.
    if (changesLayer(mode) && !state.isInLayer)
        return [];
    const frame = shownFrame(node, timeline);
    const colored = inside(state, IDENTITY$1, readColorTransform(node));
    const filter = state.isMask ? undefined : filterReference(node, colored, drawing);
    const around = {
        ...colored,
        color: filter ? NO_COLOR_TRANSFORM : colored.color,
        isInLayer: state.isInLayer || blend === 'layer',
        open: [...state.open, path],
    };
    const within = inside(around, matrix);
    const place = placeAttribute(transform(matrix));
    const runs = wrapRuns(uses(`${frame} ${path}`, within, drawing, () => drawing.drawFrame(timeline, frame, within, drawing)), (markup) => markup.replace('<use ', `<use ${place}`));
    const style = blendStyle(blend);
    if (runs.length === 0 || !(mode ?? style ?? filter))
        return runs;
    const region = () => paintedRegion(node, state, drawing);
    const painted = group({ filter }, paintRuns(runs, '', region, drawing));
    const shown = blend === 'invert' ? whitened(painted, region(), drawing) : painted;
    return joinRuns([{ markup: group({ style }, shown), mode }]);
}
function placeAttribute(place) {
    return place === undefined ? '' : `transform="${place}" `;
}
/**
 * References to what a symbol's frame draws. It is drawn once for each colour effect, and once for each scale only when
 * something in it (a hairline, a filter) depends on the scale.
 */
function uses(key, state, drawing, draw) {
    const { a, b, c, d } = state.matrix;
    const kind = state.isMask ? 'mask' : `${state.isInLayer ? 'layer ' : ''}${colorKey(state.color)}`;
    const base = `${key} ${kind}`;
    const scaled = `${base} ${[a, b, c, d].map((value) => value.toFixed(4)).join(' ')}`;
    const known = drawing.symbols.get(base) ?? drawing.symbols.get(scaled);
    if (known)
        return known;
    const before = drawing.scaleUses;
    const runs = wrapRuns(draw(), (markup) => element('use', { href: `#${drawing.add('g', {}, markup)}` }));
    drawing.symbols.set(drawing.scaleUses === before ? base : scaled, runs);
    return runs;
}

/** The face that stands in for every face that the machine does not have. */
const FALLBACK_FACE = 'DejaVu Sans';
/** The host's device faces. */
const DEVICE_FACES = {
    _sans: 'sans-serif',
    _serif: 'serif',
    _typewriter: 'monospace',
};
/** A PostScript face name (`Verdana-Bold`, `TimesNewRomanPS-BoldMT`) as a list of families, the fallback last. */
function fontFamily(face) {
    if (Object.hasOwn(DEVICE_FACES, face))
        return `${DEVICE_FACES[face]}, '${FALLBACK_FACE}'`;
    const family = face
        .replace(/-.*$/, '')
        .replace(/(PS)?MT$|PS$/, '')
        .replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
    const names = [...new Set([face, family])].map((name) => `'${name.replace(/['\\]/g, '')}'`);
    return `${names.join(', ')}, '${FALLBACK_FACE}', sans-serif`;
}
function isBold(face, attributes) {
    return /bold|black|heavy/i.test(face) || (attributes !== undefined && readFlag(attributes, 'bold'));
}
function fontStyle(face, attributes) {
    const isItalic = /italic|oblique/i.test(face) || (attributes !== undefined && readFlag(attributes, 'italic'));
    return isItalic ? 'italic' : undefined;
}

/**
 * A static, dynamic or input text: its runs in lines, wrapped and placed by the advances of their faces, each line as
 * high as its highest face. Source of the rules: places of lines and glyphs in compiled movies.
 */
function drawText(node, state, drawing) {
    const left = readNumber(node, 'left');
    const top = readNumber(node, 'top');
    const width = readNumber(node, 'width');
    const height = readNumber(node, 'height');
    const filter = state.isMask ? undefined : filterReference(node, state, drawing);
    const within = filter ? { ...state, color: NO_COLOR_TRANSFORM } : state;
    let content = readFlag(node, 'border') ? drawBorder(left - 2, top - 2, width + 4, height + 4) : '';
    if (readText(node, 'orientation', 'horizontal') !== 'horizontal')
        drawing.notDrawn('vertical text (drawn horizontally)');
    let y = top;
    const lines = linesOf(node, drawing.document.faces);
    for (const line of isWrapped(node) ? fit(lines, node, drawing.document.faces) : lines) {
        const first = line.find((run) => run.attributes)?.attributes;
        const highest = (measure) => Math.max(0, ...line.map(measure));
        const ascent = highest(({ metrics, attributes }) => metrics.ascent * sizeOf(attributes));
        const x = left + offsetOf(first, width - widthOf(line));
        content += drawLine(line, x, y + Math.round(ascent), within, drawing);
        y += heightOf(line);
    }
    return group({ filter }, group({ transform: transform(readMatrix(node)) }, content));
}
function drawBorder(x, y, width, height) {
    return element('rect', { x, y, width, height, fill: '#fff', stroke: '#000' });
}
/** Static text breaks where its author did; fields wrap when they have several lines. */
function isWrapped(node) {
    if (node.name === 'DOMStaticText')
        return readFlag(node, 'autoExpand') === false && readText(node, 'lineType') === 'multiline';
    return readText(node, 'lineType') === 'multiline';
}
function linesOf(node, faces) {
    const isPassword = readText(node, 'lineType') === 'password';
    const lines = [[]];
    for (const run of node.child('textRuns')?.childrenNamed('DOMTextRun') ?? []) {
        const attributes = run.child('textAttrs')?.child('DOMTextAttrs');
        const characters = run.child('characters')?.text() ?? '';
        const text = isPassword ? characters.replace(/./g, '*') : characters;
        const face = faceOf(attributes);
        const size = sizeOf(attributes) * (positionOf(attributes) === 'normal' ? 1 : RAISED_SIZE);
        const metrics = faces.metricsOf(face, isBold(face, attributes));
        text.split(/\r\n|\r|\n/).forEach((part, index) => {
            if (index > 0)
                lines.push([]);
            lines[lines.length - 1].push({ text: part, attributes, size, metrics });
        });
    }
    return lines;
}
/** From the top of a line to the top of the next. */
function heightOf(line) {
    const heights = line.map(({ metrics, attributes }) => (metrics.ascent + metrics.descent) * sizeOf(attributes));
    const first = line.find((run) => run.attributes)?.attributes;
    return Math.max(0, ...heights) + (first ? readNumber(first, 'lineSpacing', 2) : 2);
}
/** How much wider than their box lines may become where the faces are not at hand. */
const SLACK = [1, 1.05, 1.1, 1.15, 1.2, 1.3];
/**
 * The lines of a text in its box. Where a stand-in for its face is too wide, lines may become somewhat wider than the box
 * so that their number fits its height.
 */
function fit(lines, node, faces) {
    const width = readNumber(node, 'width');
    const isExact = lines.flat().every(({ attributes }) => faces.has(faceOf(attributes)));
    const broken = wrap$1(lines, width);
    if (isExact)
        return broken;
    const room = readNumber(node, 'height') + TOLERATED;
    const heightOfAll = (all) => all.reduce((sum, line) => sum + heightOf(line), 0);
    for (const slack of SLACK) {
        const wider = wrap$1(lines, width * slack);
        if (heightOfAll(wider) <= room)
            return wider;
    }
    return broken;
}
/** The space below the last line that stored heights leave out, in pixels. */
const TOLERATED = 4;
/** Breaks lines at blanks so that each is at most `width` wide; a single longer word stays whole. */
function wrap$1(lines, width) {
    if (width === Infinity)
        return [...lines];
    const wrapped = [];
    for (const line of lines) {
        let current = [];
        let used = 0;
        for (const run of line) {
            for (const word of run.text.split(/(?<= )/)) {
                const piece = { ...run, text: word };
                const needed = runWidth({ ...piece, text: word.trimEnd() });
                if (used > 0 && used + needed > width) {
                    wrapped.push(current);
                    current = [];
                    used = 0;
                }
                current.push(piece);
                used += runWidth(piece);
            }
        }
        wrapped.push(current);
    }
    return wrapped;
}
function sizeOf(attributes) {
    return attributes ? readNumber(attributes, 'size', 12) : 12;
}
function faceOf(attributes) {
    return attributes ? readText(attributes, 'face', FALLBACK_FACE) : FALLBACK_FACE;
}
function positionOf(attributes) {
    return attributes ? readText(attributes, 'characterPosition', 'normal') : 'normal';
}
/** Raised and lowered characters: their size and how far they stand from the base line, in sizes. Source: a compiled movie. */
const RAISED_SIZE = 0.65;
const RAISED_BY = { superscript: -0.271, subscript: 0.079 };
/** Where each character of a run begins, and where the last one ends, from the run's start. Players count whole twips. */
function placesOf({ text, size, metrics, attributes }) {
    const spacing = attributes ? readNumber(attributes, 'letterSpacing') : 0;
    const places = [0];
    let place = 0;
    for (const character of text) {
        place += Math.floor(metrics.advance(character) * size * 20 + 1e-6) / 20 + spacing;
        places.push(place);
    }
    return places;
}
function runWidth(run) {
    return placesOf(run).at(-1) ?? 0;
}
function widthOf(line) {
    return line.reduce((sum, run) => sum + runWidth(run), 0);
}
function offsetOf(attributes, room) {
    if (!attributes)
        return 0;
    const indent = readNumber(attributes, 'leftMargin') + readNumber(attributes, 'indent');
    switch (readText(attributes, 'alignment', 'left')) {
        case 'center':
            return room / 2;
        case 'right':
            return room - readNumber(attributes, 'rightMargin');
        default:
            return indent;
    }
}
/** Each run stands where the one before it ends. Where the face is at hand every glyph has its place. */
function drawLine(line, left, y, state, drawing) {
    let content = '';
    let x = left;
    for (const run of line) {
        const { text, attributes } = run;
        const places = placesOf(run);
        const width = places.pop() ?? 0;
        if (text.trim() !== '') {
            const placed = drawing.document.faces.has(faceOf(attributes))
                ? { x: places.map((place) => number(x + place)).join(' ') }
                : { x, textLength: width, lengthAdjust: 'spacingAndGlyphs' };
            const raised = (RAISED_BY[positionOf(attributes)] ?? 0) * sizeOf(attributes);
            const where = { ...placed, y: y + raised, 'xml:space': 'preserve' };
            content += element('text', { ...where, ...runAttributes(run, state, drawing) }, escapeText$1(text));
        }
        x += width;
    }
    return content;
}
function runAttributes({ attributes, size }, state, drawing) {
    const face = faceOf(attributes);
    drawing.useFace(face);
    const own = attributes ? readText(attributes, 'fillColor', '#000000') : '#000000';
    const opacity = attributes ? readNumber(attributes, 'alpha', 1) : 1;
    const { color, alpha } = transformColor(own, opacity, state.color);
    return {
        'font-family': fontFamily(face),
        'font-size': size,
        'font-weight': isBold(face, attributes) ? 'bold' : undefined,
        'font-style': fontStyle(face, attributes),
        fill: state.isMask ? '#fff' : color,
        'fill-opacity': state.isMask || alpha === 1 ? undefined : alpha,
    };
}

/** The function that draws each kind of element. */
const KINDS = {
    DOMShape: drawShape,
    DOMRectangleObject: drawShape,
    DOMOvalObject: drawShape,
    DOMGroup: drawGroup,
    DOMSymbolInstance: drawSymbol,
    DOMComponentInstance: drawSymbol,
    DOMBitmapInstance: drawBitmap,
    DOMStaticText: drawText,
    DOMDynamicText: drawText,
    DOMInputText: drawText,
};
/** What one element paints, in its parent's coordinates; nothing, and noted, for a kind that is not drawn. */
function drawElement(node, state, drawing) {
    const draw = Object.hasOwn(KINDS, node.name) ? KINDS[node.name] : undefined;
    if (draw) {
        const drawn = draw(node, state, drawing);
        return typeof drawn === 'string' ? joinRuns([{ markup: drawn }]) : drawn;
    }
    drawing.notDrawn(`element ${node.name}`);
    return [];
}
/** Members of a group already stand in the coordinates of the group's parent. */
function drawGroup(node, state, drawing) {
    const members = node.child('members')?.children ?? [];
    return joinRuns(members.flatMap((member) => drawElement(member, state, drawing)));
}

const CHUNK$1 = 2048;
const TWIPS_PER_PIXEL = 20;
/** The lossless form of `bin/*.dat` files; see `decodeBitmap`. */
function encodeBitmap({ width, height, rgba }, compression) {
    const header = new Uint8Array(26);
    const view = new DataView(header.buffer);
    header.set([3, 5]);
    view.setUint16(2, width * 4, true);
    view.setUint16(4, width, true);
    view.setUint16(6, height, true);
    view.setInt32(12, width * TWIPS_PER_PIXEL, true);
    view.setInt32(20, height * TWIPS_PER_PIXEL, true);
    header.set([1, 1], 24);
    const packed = compression.deflate(premultiplied(rgba));
    const parts = [header];
    for (let at = 0; at < packed.length; at += CHUNK$1) {
        const chunk = packed.subarray(at, at + CHUNK$1);
        parts.push(Uint8Array.of(chunk.length & 255, chunk.length >> 8), chunk);
    }
    return joinBytes([...parts, new Uint8Array(2)]);
}
/** RGBA -> premultiplied ARGB. */
function premultiplied(rgba) {
    const argb = new Uint8Array(rgba.length);
    for (let at = 0; at < rgba.length; at += 4) {
        const alpha = rgba[at + 3];
        argb[at] = alpha;
        for (let channel = 0; channel < 3; channel++) {
            argb[at + 1 + channel] = Math.round((rgba[at + channel] * alpha) / 255);
        }
    }
    return argb;
}

const NO_CAMERA = { matrix: IDENTITY$1, color: NO_COLOR_TRANSFORM };
/**
 * The camera of a scene at a frame. What it stands on moves to the middle of the stage, turned and scaled against it;
 * its colour effect is that of the stage. Source: the script that Adobe publishes with scenes for WebGL.
 */
function cameraAt(timeline, frame, drawing) {
    const layer = readFlag(timeline, 'cameraLayerEnabled') ? layersOf(timeline).find(isCamera) : undefined;
    const keyframe = layer && frameAt(layer, frame);
    if (!keyframe)
        return NO_CAMERA;
    const elapsed = frame - readInteger(keyframe, 'index');
    const camera = drawing.document.shownElements(keyframe, elapsed).at(0);
    const against = camera && invert(readMatrix(camera));
    if (!against)
        return NO_CAMERA;
    const { width, height } = drawing.document.stage;
    return {
        matrix: concat(translation(width / 2, height / 2), against),
        color: readColorTransform(camera),
    };
}
/** The camera as a layer sees it: layers attached to it stay where they are. */
function cameraOf(layer, camera) {
    return readFlag(layer, 'attachedToCamera') ? NO_CAMERA : camera;
}
function isCamera(layer) {
    return readText(layer, 'layerType') === 'camera';
}

/**
 * Everything that a timeline shows at a frame, as published: lower layers first; guide layers and folders show
 * nothing; hidden layers count as the document's publish settings say; what a mask layer holds clips its layers. Inside
 * a mask, mask layers are layers like others: players know no mask of a mask.
 *
 * @param isStage True for the timeline that is shown, false for those of symbols on it.
 */
function drawFrame(timeline, frame, state, drawing, isStage = false) {
    const layers = layersOf(timeline);
    const runs = [];
    const camera = isStage ? cameraAt(timeline, frame, drawing) : undefined;
    for (let index = layers.length - 1; index >= 0; index--) {
        const layer = layers[index];
        const keyframe = isPublished(layer, layers, state, drawing) ? frameAt(layer, frame) : undefined;
        if (!keyframe)
            continue;
        const seen = camera && cameraOf(layer, camera);
        const around = seen ? inside(state, seen.matrix, seen.color) : state;
        const mask = state.isMask ? undefined : maskOf(layer, layers, frame, around, drawing);
        const place = seen && transform(seen.matrix);
        const drawn = drawKeyframe(keyframe, frame, around, drawing, isStage);
        for (const { markup, mode } of drawn) {
            runs.push({ markup: group({ transform: place }, group({ mask }, markup)), mode });
        }
    }
    return joinRuns(runs);
}
/** Opacity of what does not match the query that a picture shows. */
const PALE = 0.2;
function isPale(node, { highlighted }) {
    return highlighted !== undefined && !holds(node, highlighted);
}
/** True when an element, or a member of a group at any depth, is one of those. */
function holds(node, wanted) {
    if (wanted.has(node))
        return true;
    return node.child('members')?.children.some((member) => holds(member, wanted)) ?? false;
}
/** The elements of a keyframe, back to front. */
function drawKeyframe(keyframe, frame, state, drawing, isStage) {
    const elapsed = frame - readInteger(keyframe, 'index');
    if (elapsed > 0 && keyframe.attr('tweenType') === 'shape' && !keyframe.child('MorphShape')) {
        drawing.notDrawn('shape tween without matched shapes (drawn as its first frame)');
    }
    const originals = keyframe.child('elements')?.children ?? [];
    const pale = (markup) => group({ opacity: PALE }, markup);
    const runs = drawing.document.shownElements(keyframe, elapsed).map((node, i) => {
        const drawn = drawElement(node, state, drawing);
        return isStage && isPale(originals.at(i) ?? node, drawing) ? wrapRuns(drawn, pale) : drawn;
    });
    return joinRuns(runs.flat());
}
function isPublished(layer, layers, state, drawing) {
    const type = readText(layer, 'layerType', 'normal');
    if (type === 'guide' || type === 'folder' || type === 'camera')
        return false;
    if (type === 'mask' && !state.isMask)
        return false;
    return !isLeftOut(layer, layers, drawing);
}
function isLeftOut(layer, layers, drawing) {
    if (drawing.document.publishesHiddenLayers)
        return false;
    for (let at = layer; at; at = parentOf$1(at, layers)) {
        if (at.attr('visible') === 'false')
            return true;
    }
    return false;
}
/** Layers below a mask layer, in folders too, are clipped by it. */
function maskOf(layer, layers, frame, state, drawing) {
    let parent = parentOf$1(layer, layers);
    while (parent && readText(parent, 'layerType') === 'folder')
        parent = parentOf$1(parent, layers);
    if (!parent || readText(parent, 'layerType') !== 'mask')
        return undefined;
    const keyframe = frameAt(parent, frame);
    // A mask layer without anything on it masks nothing.
    if (!keyframe || drawing.document.shownElements(keyframe, 0).length === 0)
        return undefined;
    const within = { ...state, isMask: true, color: NO_COLOR_TRANSFORM };
    const shape = drawKeyframe(keyframe, frame, within, drawing, false).map(({ markup }) => markup);
    return `url(#${drawing.shared('mask', ALL, shape.join(''))})`;
}
/** A mask applies everywhere: what lies outside the box of the layer counts too. */
const ALL = { maskUnits: 'userSpaceOnUse', x: -1e5, y: -1e5, width: 2e5, height: 2e5 };

/** A PNG of an SVG picture. @throws RangeError for more pixels than the limit, before any is allocated. */
function rasterize$1(rasterizer, svg, { maxPixels, ...options } = {}) {
    checkPixels(svg, options.scale ?? 1, maxPixels);
    return rasterizer.rasterize(svg, { ...options, fallbackFace: FALLBACK_FACE }).toPng();
}
/** The pixels of an SVG picture. */
function pixelsOf(rasterizer, svg, maxPixels) {
    checkPixels(svg, 1, maxPixels);
    const { width, height, pixels } = rasterizer.rasterize(svg, { fallbackFace: FALLBACK_FACE });
    return { width, height, rgba: unmultiplied(pixels) };
}
function unmultiplied(pixels) {
    const rgba = Uint8Array.from(pixels);
    for (let at = 0; at < rgba.length; at += 4) {
        const alpha = rgba[at + 3];
        for (let channel = 0; channel < 3 && alpha > 0; channel++) {
            rgba[at + channel] = Math.min(255, Math.round((rgba[at + channel] * 255) / alpha));
        }
    }
    return rgba;
}
const SIZE$1 = /^<svg [^>]*?width="([^"]*)" height="([^"]*)"/;
function checkPixels(svg, scale, maxPixels = DEFAULT_LIMITS.maxPixels) {
    const [width, height] = (SIZE$1.exec(svg) ?? []).slice(1).map((size) => Math.ceil(Number(size) * scale));
    if (width * height <= maxPixels)
        return;
    throw new RangeError(`a picture of ${width} x ${height} pixels is more than the limit maxPixels, ${maxPixels}; draw it smaller (scale), or raise the limit (--max-pixels)`);
}

/** Elements of one timeline as the data of a bitmap item: what lies in the view, in the order given, back to front. */
function bitmapOf(document, elements, view) {
    const { limits, platform } = document.host;
    const { rasterizer, compression } = platform;
    const drawing = new Drawing(drawnDocument(document), view, drawFrame);
    const runs = joinRuns(elements.flatMap(({ node }) => drawElement(node, FIRST_STATE, drawing)));
    const content = paintRuns(runs, '', () => view, drawing);
    const { x, y, width, height } = view;
    const attributes = {
        xmlns: 'http://www.w3.org/2000/svg',
        width,
        height,
        viewBox: [x, y, width, height].join(' '),
    };
    return encodeBitmap(pixelsOf(rasterizer, element('svg', attributes, drawing.defs, content), limits.maxPixels), compression);
}

/** Globals that stand on an object for a while: taking them away restores what stood there before. */
class Installation {
    constructor(target, globals) {
        this.target = target;
        this.before = new Map();
        for (const name of Object.keys(globals)) {
            this.before.set(name, Object.getOwnPropertyDescriptor(target, name));
            Object.defineProperty(target, name, globals[name]);
        }
    }
    remove() {
        for (const [name, descriptor] of this.before) {
            if (descriptor)
                Object.defineProperty(this.target, name, descriptor);
            else
                delete this.target[name];
        }
        this.before.clear();
    }
}

/** The members of a script's global object: name -> descriptor. */
function scriptGlobals({ realm, flash, topLevel, fileLibrary, isOwnWorld, active, }) {
    const found = {};
    const define = (name, value) => {
        found[name] = { value, writable: true, configurable: true, enumerable: false };
    };
    for (const name of ['fl', 'flash', 'an'])
        define(name, realm.wrapSingleton(flash));
    realm.wrapSingleton(flash.outputPanel);
    realm.wrapSingleton(flash.Math);
    const functions = realm.wrapSingleton(topLevel);
    for (const name of contract.TopLevel.methods)
        define(name, functions[name]);
    define('FLfile', realm.wrapSingleton(fileLibrary));
    for (const name of globalClasses)
        define(scriptNames[name] ?? name, realm.classes[name]);
    for (const name of madeByScripts) {
        const refuse = () => {
            throw realm.toScriptError(notImplemented(name));
        };
        define(name, realm.makeFunction(name, refuse));
    }
    if (isOwnWorld)
        define('window', realm.world.global);
    found.document = documentDescriptor(realm, active);
    return found;
}
/** `document` is the active document at each time, until a script assigns a value of its own. */
function documentDescriptor(realm, active) {
    const shadow = (self, args) => {
        const target = typeof self === 'object' && self !== null ? self : realm.world.global;
        Object.defineProperty(target, 'document', {
            value: args[0],
            writable: true,
            configurable: true,
            enumerable: true,
        });
    };
    return {
        get: realm.makeFunction('document', () => realm.toScript(active())),
        set: realm.makeFunction('document', shadow),
        configurable: true,
        enumerable: false,
    };
}

/**
 * The end of the XML literal that begins at a place of a script, or what is wrong with it.
 *
 * @param readExpression - called with the place of each `{`; gives the place behind its `}`
 */
function scanXml(input, start, readExpression) {
    let depth = 0;
    for (let at = start; at < input.length;) {
        if (input[at] === '{')
            at = readExpression(at);
        else if (input[at] !== '<')
            at++;
        else {
            const special = endOfSpecial(input, at);
            if (special !== undefined)
                at = special;
            else {
                const tag = scanTag(input, at, readExpression);
                at = tag.end;
                depth += tag.step;
            }
            if (depth === 0)
                return at;
        }
    }
    return 'E4X: the XML literal has no end';
}
const SPECIALS = [
    ['<!--', '-->'],
    ['<![CDATA[', ']]>'],
    ['<?', '?>'],
];
/** The end of a comment, a CDATA section or an instruction; undefined for a tag. */
function endOfSpecial(input, at) {
    const found = SPECIALS.find(([begin]) => input.startsWith(begin, at));
    if (!found)
        return undefined;
    const end = input.indexOf(found[1], at);
    return end < 0 ? input.length : end + found[1].length;
}
function scanTag(input, at, readExpression) {
    const isClosing = input[at + 1] === '/';
    let quote = '';
    for (let place = at + 1; place < input.length;) {
        const character = input[place];
        if (quote === '' && character === '{') {
            place = readExpression(place);
            continue;
        }
        if (quote === '' && character === '>') {
            const isEmpty = input[place - 1] === '/' && !isClosing;
            return { end: place + 1, step: isClosing ? -1 : isEmpty ? 0 : 1 };
        }
        if (quote !== '')
            quote = character === quote ? '' : quote;
        else if (character === '"' || character === "'")
            quote = character;
        place++;
    }
    return { end: input.length, step: 0 };
}

const Base = acorn.Parser;
const OPTIONS = {
    ecmaVersion: 'latest',
    sourceType: 'script',
    allowHashBang: true,
    preserveParens: true,
    allowReserved: true,
};
/** What acorn adds to a function that needs no name. */
const NULLABLE_ID = 4;
const STATEMENT = 1;
const COMPREHENSION = 'array comprehensions are not supported';
/**
 * Parses the language of Animate's engine (SpiderMonkey 1.8) and, so that they can be named, everything newer.
 * Extensions of that engine: `for each (… in …)` and function bodies of one expression. Its strict mode does not exist.
 */
class HostParser extends Base {
    constructor(options, input, start) {
        super(options, input, start);
        this.isAfterFor = false;
        // The engine takes these words as names.
        this.keywords = new RegExp(this.keywords.source.replace(/\|(?:class|extends|super)\b/g, ''));
    }
    strictDirective() {
        return false;
    }
    parseForStatement(node) {
        this.isAfterFor = true;
        const outer = this.each;
        this.each = undefined;
        const loop = super.parseForStatement(node);
        this.each = outer;
        return loop;
    }
    next(ignoreEscape) {
        super.next(ignoreEscape);
        if (!this.isAfterFor)
            return;
        this.isAfterFor = false;
        if (this.type !== acorn.tokTypes.name || this.value !== 'each')
            return;
        this.each = { start: this.start, end: this.end };
        super.next();
    }
    parseForIn(node, init) {
        const { each, start } = this;
        this.each = undefined;
        if (each)
            Object.assign(node, { each, inStart: start });
        return super.parseForIn(node, init);
    }
    parseFunctionBody(node, isArrow, isMethod, forInit) {
        const isClosure = !isArrow && this.type !== acorn.tokTypes.braceL;
        if (isClosure)
            Object.assign(node, { isClosure });
        super.parseFunctionBody(node, isArrow || isClosure, isMethod, forInit);
    }
    /** `function () {}` as a statement has no effect in the engine. */
    parseFunction(node, statement, ...rest) {
        const isUnnamed = (statement & STATEMENT) !== 0 && this.type === acorn.tokTypes.parenL;
        return super.parseFunction(node, isUnnamed ? statement | NULLABLE_ID : statement, ...rest);
    }
    raiseRecoverable(position, message) {
        if (!/^(getter should have no|setter should have exactly one) param/.test(message))
            super.raiseRecoverable(position, message);
    }
    readWord() {
        const { pos, input } = this;
        const word = /^(?:class|extends)\b/.exec(input.slice(pos, pos + 8))?.[0];
        if (word === undefined || !isClassWord(word, input, pos))
            return super.readWord();
        this.pos += word.length;
        return this.finishToken(word === 'class' ? acorn.tokTypes._class : acorn.tokTypes._extends, word);
    }
    parseTryStatement(node) {
        this.next();
        const made = node;
        made.block = this.parseBlock();
        const handlers = [];
        while (this.type === acorn.tokTypes._catch)
            handlers.push(this.parseHandler());
        made.handler = handlers[0] ?? null;
        made.finalizer = this.eat(acorn.tokTypes._finally) ? this.parseBlock() : null;
        if (!made.handler && !made.finalizer)
            this.raise(node.start, 'Missing catch or finally clause');
        // Either list is walked, never both.
        if (handlers.length > 1 || handlers[0]?.guard) {
            made.handler = null;
            Object.assign(node, { guarded: handlers });
        }
        return this.finishNode(node, 'TryStatement');
    }
    parseHandler() {
        const handler = this.startNode();
        this.next();
        handler.param = null;
        if (this.eat(acorn.tokTypes.parenL)) {
            this.awaitsGuard = handler;
            handler.param = this.parseCatchClauseParam();
        }
        else
            this.enterScope(0);
        handler.body = this.parseBlock(false);
        this.exitScope();
        return this.finishNode(handler, 'CatchClause');
    }
    expect(type) {
        const handler = this.awaitsGuard;
        if (handler && type === acorn.tokTypes.parenR) {
            this.awaitsGuard = undefined;
            if (this.eat(acorn.tokTypes._if))
                handler.guard = this.parseExpression();
        }
        super.expect(type);
    }
    parseExprAtom(...args) {
        if (this.type === acorn.tokTypes.relational && this.value === '<')
            return this.parseXml();
        if (this.isAt)
            return this.parseXmlName(null, this.start, '');
        // `function::name` inside a filter is the method of that name.
        if (this.type === acorn.tokTypes._function &&
            /^function\s*::/.test(this.input.slice(this.start, this.start + 20)))
            return this.parseXmlName(null, this.start, '');
        return super.parseExprAtom(...args);
    }
    parseSubscript(base, startPos, ...rest) {
        const operator = /^(?:\.\s*\(|\.\.\s*@?|\.\s*@|\.\s*\*|\.\s*[\w$]+\s*::|::)/.exec(this.input.slice(this.start, this.start + 80))?.[0];
        const isDot = this.type === acorn.tokTypes.dot || this.type === acorn.tokTypes.ellipsis || this.input[this.start] === '.';
        if (operator === undefined || !isDot || /^\.\.\./.test(operator))
            return super.parseSubscript(base, startPos, ...rest);
        const at = this.start;
        if (operator.endsWith('('))
            return this.parseFilter(base, at, operator.length);
        return this.parseXmlName(base, at, operator.startsWith('..') ? '..' : '.');
    }
    parseFilter(object, at, length) {
        this.moveTo(at + length, true);
        const test = this.parseExpression();
        this.expect(acorn.tokTypes.parenR);
        const node = this.startNodeAt(object.start);
        return this.finishNode(Object.assign(node, { object, test, at }), 'XmlFilter');
    }
    /** Reads `@name`, `*`, `space::name` and `[expression]` from the text behind an operator. */
    parseXmlName(object, at, dots) {
        const NAME = /\s*(@?)\s*(?:([\w$]+)\s*::\s*)?([\w$]+|\*|(?=\[))/y;
        NAME.lastIndex = at + dots.length;
        const found = NAME.exec(this.input);
        if (!found)
            this.raise(at, 'E4X: expected a name');
        const [, attribute, space, name] = found;
        const node = this.startNodeAt(object ? object.start : at);
        // The parser asks what kind of property this is.
        const own = this.finishNode(this.startNodeAt(at), 'XmlName');
        let property = own;
        if (name === '') {
            this.moveTo(NAME.lastIndex + 1, true);
            property = this.parseExpression();
            this.expect(acorn.tokTypes.bracketR);
        }
        else {
            this.moveTo(NAME.lastIndex, false);
        }
        const xml = { operator: (dots === '..' ? '..' : '') + attribute, name, space };
        return this.finishNode(Object.assign(node, { object, property, at, xml }), 'MemberExpression');
    }
    /** Goes on reading at another place of the text. */
    moveTo(position, isBeforeExpression) {
        this.pos = this.end = position;
        this.exprAllowed = isBeforeExpression;
        this.next();
    }
    parseXml() {
        const { start, input } = this;
        const parts = [];
        const found = scanXml(input, start, (open) => {
            const inner = new HostParser(OPTIONS, input, open + 1);
            inner.nextToken();
            const value = inner.parseExpression();
            if (inner.type !== acorn.tokTypes.braceR)
                inner.unexpected();
            parts.push({ open, close: inner.end, value });
            return inner.end;
        });
        if (typeof found === 'string')
            this.raise(start, found);
        this.moveTo(found, false);
        const node = this.startNodeAt(start);
        const isList = input.startsWith('<>', start);
        return this.finishNode(Object.assign(node, { parts, isList, values: parts.map(({ value }) => value) }), 'XmlLiteral');
    }
    get isAt() {
        return this.type === acorn.tokTypes.name && this.value === '@';
    }
    getTokenFromCode(code) {
        if (code !== 0x40)
            return super.getTokenFromCode(code);
        this.pos++;
        return this.finishToken(acorn.tokTypes.name, '@');
    }
    unexpected(position = this.start) {
        const rest = this.input.slice(position, position + 3);
        if (/^::/.test(rest))
            this.raise(position, 'E4X: namespaces of names are not supported here');
        if (this.type === acorn.tokTypes._for)
            this.raise(position, COMPREHENSION);
        return super.unexpected(position);
    }
}
/** Whether `class`, `extends` or `super` at that place means a class, which the engine lacks, or is a name. */
function isClassWord(word, input, position) {
    if (word === 'class')
        return /^\s+(?!in\b|instanceof\b)[\w$]+\s*(?:\{|extends\b)|^\s*\{/.test(input.slice(position + 5, position + 85));
    return (word === 'extends' && /\bclass(?:\s+[\w$]+)?\s*$/.test(input.slice(Math.max(0, position - 80), position)));
}
/** @throws SyntaxError of acorn, with `pos` and `loc`. */
function parseScript(source) {
    return new HostParser(OPTIONS, source).parse();
}

/**
 * Calls back for a node and all nodes below it, outer ones first. A callback that returns false passes over what its
 * node holds.
 */
function walk(root, visit) {
    // Without recursion: generated scripts nest deeper than the stack.
    const waiting = [root];
    for (let node = waiting.pop(); node; node = waiting.pop()) {
        if (visit(node) === false)
            continue;
        for (const part of Object.values(node).flat())
            if (isNode(part))
                waiting.push(part);
    }
}
function isNode(value) {
    return (typeof value === 'object' && value !== null && typeof value.type === 'string');
}

/** Reads what a script in Node's language, or in the one of Animate's engine, declares. */
function declarationsOf(source) {
    const program = parseScript(source);
    return { names: namesIn(program), source: withVar(source, program) };
}
/** The names of variables and functions, without those inside functions and classes. */
function namesIn(program) {
    const names = new Set();
    walk(program, (node) => {
        if (node.type === 'FunctionDeclaration' && node.id)
            names.add(node.id.name);
        if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier')
            names.add(node.id.name);
        return !/Function|^Class/.test(node.type);
    });
    return [...names];
}
function withVar(source, program) {
    const text = new MagicString(source);
    for (const node of program.body) {
        if (node.type !== 'VariableDeclaration' || node.kind === 'var')
            continue;
        text.update(node.start, node.start + node.kind.length, 'var'.padEnd(node.kind.length));
    }
    return text.toString();
}

/** For each type of node: what it has that SpiderMonkey 1.8 lacks, or false. Types not listed are as old as the engine. */
const NEWER = {
    ArrowFunctionExpression: () => 'arrow functions',
    AwaitExpression: () => 'async functions',
    AssignmentPattern: () => 'default values',
    ChainExpression: () => 'optional chaining (?.)',
    ClassDeclaration: () => 'classes',
    ClassExpression: () => 'classes',
    ForOfStatement: () => 'for … of',
    ImportExpression: () => 'modules',
    MetaProperty: () => 'new.target',
    RestElement: () => 'rest parameters',
    SpreadElement: () => 'the spread operator',
    TaggedTemplateExpression: () => 'template strings',
    TemplateLiteral: () => 'template strings',
    YieldExpression: () => 'generators',
    VariableDeclaration: (node) => /^(var|const)$/.test(node.kind) === false && `declarations with ${node.kind}`,
    FunctionDeclaration: (node) => newerFunction(node),
    FunctionExpression: (node) => newerFunction(node),
    AssignmentExpression: (node) => isNewOperator(node.operator) && `the operator ${node.operator}`,
    BinaryExpression: (node) => isNewOperator(node.operator) && `the operator ${node.operator}`,
    LogicalExpression: (node) => isNewOperator(node.operator) && `the operator ${node.operator}`,
    CatchClause: (node) => !node.param && 'catch without a variable',
    Property: (node) => newerProperty(node),
    Literal: (node) => newerLiteral(node.raw ?? '', node.regex),
};
/** The first construct of a script (in its own order) that SpiderMonkey 1.8 lacks. */
function findNewer(program) {
    let first;
    // The engine reads `{ a }` as a pattern, and refuses it as a literal.
    const ofPatterns = new Set();
    walk(program, (node) => {
        if (node.type === 'ObjectPattern')
            for (const property of node.properties)
                ofPatterns.add(property);
        if (node.type === 'Property' && node.shorthand && ofPatterns.has(node))
            return;
        const what = NEWER[node.type]?.(node);
        if (what && (!first || node.start < first.start))
            first = { what, start: node.start };
    });
    return first;
}
function newerFunction(node) {
    if (node.async)
        return 'async functions';
    return node.generator && 'generators';
}
function isNewOperator(operator) {
    return /^(\*\*|&&|\|\||\?\?)=$|^(\*\*|\?\?)$/.test(operator);
}
function newerProperty(node) {
    if (node.method)
        return 'methods in object literals';
    if (node.computed)
        return 'computed property names';
    return node.shorthand && 'shorthand properties';
}
function newerLiteral(raw, regex) {
    if (regex) {
        if (/[^gimy]/.test(regex.flags))
            return `the RegExp flags ${regex.flags}`;
        return /\(\?<|\\[pP]\{|\\k</.test(regex.pattern) && 'lookbehind, named groups and \\p in a RegExp';
    }
    if (/^0[bo]/i.test(raw))
        return 'binary and octal literals';
    if (/^\d[\d_]*n$/.test(raw))
        return 'BigInt';
    if (/^['"]/.test(raw))
        return /(^|[^\\])(\\\\)*\\u\{/.test(raw) && 'code point escapes';
    return /^[\d.][^xX]*_/.test(raw) && 'separators in numbers';
}

/** Words that are names in Animate's engine and not in Node's. */
const RESERVED = /^(?:class|enum|extends|super)$/;
/** The name that a variable of a script has in Node's engine. */
function nodeName(name) {
    return RESERVED.test(name) ? `__${name}__` : name;
}

/** Gives names that Node's engine reserves another form; `members` are the names of members, which stay. */
function translateName(node, members, text) {
    if (node.type === 'MemberExpression' && !node.computed && node.property)
        members.add(node.property);
    else if (node.type === 'Property' && !node.computed && !node.shorthand)
        members.add(node.key);
    else if (node.type === 'Property' && node.shorthand)
        translateShorthand(node, members, text);
    else if (node.type === 'Identifier' && nodeName(node.name) !== node.name && !members.has(node))
        text.update(node.start, node.end, nodeName(node.name));
}
/** `{class} = x` -> `{class: __class__} = x`. Key and value are one place. */
function translateShorthand(node, members, text) {
    members.add(node.key).add(node.value);
    if (node.key.type !== 'Identifier' || nodeName(node.key.name) === node.key.name)
        return;
    text.appendLeft(node.key.end, `: ${nodeName(node.key.name)}`);
}
/** `{ get a(x) {…} }`, `{ set a() {…} }`: the parameters that Node's engine refuses become variables. */
function translateAccessor(node, text) {
    if (node.type !== 'Property' || (node.kind !== 'get' && node.kind !== 'set'))
        return;
    const { params, body } = node.value;
    const kept = node.kind === 'get' ? 0 : 1;
    if (params.length < kept) {
        text.appendLeft(text.original.indexOf('(', node.key.end) + 1, '__value__');
        return;
    }
    if (params.length === kept)
        return;
    const names = params.slice(kept).map(({ start, end }) => text.original.slice(start, end));
    text.remove(kept === 0 ? params[0].start : params[0].end, params[params.length - 1].end);
    if (body.type === 'BlockStatement')
        text.appendRight(body.start + 1, `var ${names.join(', ')};`);
}
/** An unnamed function as a statement has no effect. */
function translateUnnamed(node, text) {
    if (node.type !== 'FunctionDeclaration' || node.id)
        return;
    text.appendRight(node.start, 'void ').appendLeft(node.end, ';');
}
/** `/a/(text)` -> `/a/.exec(text)`. */
function translateCallOfRegExp(node, text) {
    if (node.type !== 'CallExpression')
        return;
    const callee = node.callee.type === 'ParenthesizedExpression' ? node.callee.expression : node.callee;
    if (callee.type === 'Literal' && 'regex' in callee && callee.regex)
        text.appendLeft(node.callee.end, '.exec');
}
/**
 * `catch (e if a) {…} catch (f) {…}` -> `catch (e) {if (a) {…} else try {throw e} catch (f) {…}}`, every part in its
 * place.
 */
function translateHandlers({ guarded }, text) {
    let ends = '';
    guarded.forEach((handler, index) => {
        const { param, guard, body, start } = handler;
        if (index > 0)
            text.appendRight(start, ` else try {throw ${nameOf(guarded[index - 1], text)}} `);
        if (!guard)
            return;
        text.update(param.end, guard.start, ') {if (');
        ends += '}';
        if (index === guarded.length - 1)
            text.appendLeft(body.end, ` else throw ${nameOf(handler, text)};`);
    });
    text.appendLeft(guarded[guarded.length - 1].body.end, ends);
}
function nameOf({ param }, text) {
    return text.original.slice(param.start, param.end);
}

/** A new node without a parent. */
function makeXml(kind, name, text = '', uri = '', prefix = '') {
    return { kind, name, uri, prefix, text, attributes: [], declared: {}, children: [], parent: null };
}
/** A copy of a node and everything in it, without a parent. */
function copyXml(node) {
    const copy = { ...node, declared: { ...node.declared }, parent: null };
    copy.attributes = node.attributes.map((entry) => ({ ...copyXml(entry), parent: copy }));
    copy.children = node.children.map((entry) => {
        const child = copyXml(entry);
        child.parent = copy;
        return child;
    });
    return copy;
}
/** True where a node shows no elements: its text is its value. */
function isSimple(node) {
    if (node.kind === 'comment' || node.kind === 'processing-instruction')
        return false;
    return node.children.every(({ kind }) => kind !== 'element');
}

/** Reads a name as the translation writes it into brackets. */
function readName(key) {
    const isDeep = key.startsWith('..');
    const rest = isDeep ? key.slice(2) : key;
    const isAttribute = rest.startsWith('@');
    const [, uri, name] = /^(?:\{([^}]*)\})?([^]*)$/.exec(isAttribute ? rest.slice(1) : rest) ?? [];
    return { isDeep, isAttribute, name, uri: uri ?? (name === '*' ? '*' : '') };
}
/** The nodes at or below these that a name finds, in the order of the document. */
function selectXml(nodes, key) {
    const found = [];
    for (const node of nodes) {
        if (!key.isDeep)
            found.push(...candidates(node, key).filter((each) => fits(each, key)));
        else
            collectDeep(node, key, found);
    }
    return found;
}
/** Whether the name is a node's own. */
function fits(node, { name, uri, isAttribute }) {
    if (name === '*' && !isAttribute)
        return true;
    const isNamed = node.kind === 'element' || node.kind === 'attribute';
    return isNamed && (name === '*' || node.name === name) && (uri === '*' || node.uri === uri);
}
function candidates(node, { isAttribute }) {
    return isAttribute ? node.attributes : node.children;
}
/** Without recursion: documents nest deeper than the stack. */
function collectDeep(root, key, found) {
    const waiting = [root];
    for (let node = waiting.pop(); node; node = waiting.pop()) {
        if (key.isAttribute)
            found.push(...node.attributes.filter((each) => fits(each, key)));
        else if (node !== root && fits(node, key))
            found.push(node);
        for (let i = node.children.length - 1; i >= 0; i--)
            waiting.push(node.children[i]);
    }
}

const ATTRIBUTE = {
    '&': '&amp;',
    '<': '&lt;',
    '"': '&quot;',
    '\n': '&#xA;',
    '\r': '&#xD;',
    '\t': '&#x9;',
};
const TEXT = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** A node as `toXMLString` gives it (ECMA-357, 10.2). */
function writeXml(node, settings, depth = 0) {
    const lead = settings.prettyPrinting ? ' '.repeat(depth * settings.prettyIndent) : '';
    if (node.kind === 'comment')
        return `${lead}<!--${node.text}-->`;
    if (node.kind === 'processing-instruction')
        return `${lead}<?${node.name} ${node.text}?>`;
    if (node.kind === 'attribute')
        return escapeAttribute(node.text);
    if (node.kind === 'text')
        return lead + escapeText(settings.prettyPrinting ? node.text.trim() : node.text);
    return lead + writeElement(node, settings, depth);
}
function writeElement(node, settings, depth) {
    const name = qualified(node);
    const declared = Object.entries(node.declared).map(([prefix, uri]) => ` xmlns${prefix && ':'}${prefix}="${escapeAttribute(uri)}"`);
    const attributes = node.attributes.map((entry) => ` ${qualified(entry)}="${escapeAttribute(entry.text)}"`);
    const head = `<${name}${[...declared, ...attributes].join('')}`;
    const { children } = node;
    if (children.length === 0)
        return `${head}/>`;
    const isIndented = settings.prettyPrinting && (children.length > 1 || children[0].kind !== 'text');
    const inner = children.map((child) => writeXml(child, isIndented ? settings : { ...settings, prettyPrinting: false }, depth + 1));
    if (!isIndented)
        return `${head}>${inner.join('')}</${name}>`;
    return `${head}>\n${inner.join('\n')}\n${' '.repeat(depth * settings.prettyIndent)}</${name}>`;
}
function qualified({ prefix, name }) {
    return prefix === '' ? name : `${prefix}:${name}`;
}
function escapeAttribute(text) {
    return text.replace(/[&<"\n\r\t]/g, (character) => ATTRIBUTE[character]);
}
function escapeText(text) {
    return text.replace(/[&<>]/g, (character) => TEXT[character]);
}

/** The nodes that a name finds, as the list that scripts get. */
function lookUp(base, name) {
    return { nodes: selectXml(base.nodes, name), isList: true, of: { base, name } };
}
function hasSimpleContent({ nodes }) {
    if (nodes.length === 1)
        return isSimple(nodes[0]);
    return nodes.every(({ kind }) => kind !== 'element');
}
/** The content where it is simple, else the source. */
function textOf(value, settings) {
    if (!hasSimpleContent(value))
        return sourceOf(value, settings);
    return value.nodes.map(plainText).join('');
}
function sourceOf({ nodes }, settings) {
    return nodes.map((node) => writeXml(node, settings)).join('\n');
}
function plainText(node) {
    if (node.kind === 'element')
        return node.children.map(({ kind, text }) => (kind === 'text' ? text : '')).join('');
    return node.kind === 'text' || node.kind === 'attribute' ? node.text : '';
}
/** The only node of a value; one that was looked up and is not there yet is made. */
function nodeToChange(value) {
    if (value.nodes.length === 1)
        return value.nodes[0];
    if (value.nodes.length > 1 || !value.of || value.of.name.name === '*' || value.of.name.isDeep) {
        throw new HostError(`an XMLList of ${value.nodes.length} cannot be changed: choose one of it`, 'TypeError');
    }
    const parent = nodeToChange(value.of.base);
    const { name, uri, isAttribute } = value.of.name;
    const made = makeXml(isAttribute ? 'attribute' : 'element', name, '', uri);
    append(parent, made);
    value.nodes.push(made);
    return made;
}
/** Adds a node at the end of its parent's children or attributes. */
function append(parent, node) {
    insert(parent, parent.children.length, [node]);
}
/** Puts nodes at a place among the children of a parent; attributes have no place. */
function insert(parent, at, nodes) {
    for (const node of nodes)
        node.parent = parent;
    const [first] = nodes;
    if (first?.kind === 'attribute')
        parent.attributes.push(first);
    else
        parent.children.splice(at, 0, ...nodes);
}
/** Takes a node out of its parent. */
function detach(node) {
    const { parent } = node;
    if (!parent)
        return;
    const list = node.kind === 'attribute' ? parent.attributes : parent.children;
    const index = list.indexOf(node);
    if (index >= 0)
        list.splice(index, 1);
    node.parent = null;
}
/** Gives an element one text as its content, or an attribute its value. */
function setText(node, text) {
    if (node.kind !== 'element')
        node.text = text;
    else {
        node.children = [];
        if (text !== '')
            append(node, makeXml('text', '', text));
    }
}

/** `base.key = content`, for names and for places in a list. */
function assignXml(base, key, content) {
    if (/^\d+$/.test(key))
        assignAt(base, Number(key), content);
    else
        assignName(nodeToChange(base), key, content);
}
/** `delete base.key`. */
function deleteXml(base, key) {
    if (!/^\d+$/.test(key)) {
        for (const node of selectXml(base.nodes, readName(key)))
            detach(node);
        return;
    }
    const [node] = base.nodes.splice(Number(key), 1);
    if (node)
        detach(node);
}
/** The nodes of some content, copied, so that no node has two parents. */
function contentNodes(content) {
    if (typeof content === 'string')
        return [makeXml('text', '', content)];
    return content.nodes.map((node) => node.kind === 'attribute' ? makeXml('text', '', node.text) : copyXml(node));
}
function assignName(node, key, content) {
    const name = readName(key);
    if (name.isDeep)
        throw new HostError('the descendants of an XML object cannot be assigned', 'TypeError');
    if (node.kind !== 'element')
        throw new HostError(`an XML ${node.kind} has no ${key}`, 'TypeError');
    const found = selectXml([node], name);
    if (name.name === '*')
        return replaceAll(node, found, contentNodes(content));
    const isText = typeof content === 'string' || name.isAttribute || content.nodes.every(({ kind }) => kind !== 'element');
    if (!isText)
        return replaceAll(node, found, contentNodes(content));
    const text = typeof content === 'string' ? content : content.nodes.map(({ text: part }) => part).join(' ');
    const [first, ...others] = found;
    for (const other of others)
        detach(other);
    const target = first ?? makeXml(name.isAttribute ? 'attribute' : 'element', name.name, '', name.uri);
    if (!first)
        append(node, target);
    setText(target, text);
}
function replaceAll(parent, found, nodes) {
    const at = found.length > 0 ? parent.children.indexOf(found[0]) : parent.children.length;
    for (const old of found)
        detach(old);
    insert(parent, at, nodes);
}
function assignAt(base, index, content) {
    const old = base.nodes[index];
    const isText = typeof content === 'string' || content.nodes.every(({ kind }) => kind !== 'element');
    if (old && isText)
        return setText(old, contentNodes(content)
            .map(({ text }) => text)
            .join(''));
    const nodes = contentNodes(content);
    const last = base.nodes.at(-1);
    const parent = old?.parent ?? last?.parent ?? (base.of && nodeToChange(base.of.base));
    if (parent) {
        const before = old ?? last;
        const at = before ? parent.children.indexOf(before) + (old ? 0 : 1) : parent.children.length;
        if (old)
            detach(old);
        insert(parent, at, isText && base.of ? [wrapped(base.of.name.name, nodes)] : nodes);
    }
    base.nodes.splice(index, 1, ...nodes);
}
function wrapped(name, nodes) {
    const element = makeXml('element', name);
    insert(element, 0, nodes);
    return element;
}

/** Stand for what a template string cannot hold as it is: backslash, grave accent. */
const ESCAPED = { '\\': '\ue05c', '`': '\ue060' };
const UNESCAPED = new Map(Object.entries(ESCAPED).map(([character, mark]) => [mark, character]));
/**
 * The source of an XML literal with its expressions filled in.
 *
 * @param strings - what stands between the expressions
 * @param asText - the source (the content, in a tag) of an XML object; undefined for other values
 */
function readLiteral(strings, values, asText) {
    let source = '';
    strings.forEach((part, index) => {
        source += part.replace(/[\ue05c\ue060]/g, (mark) => UNESCAPED.get(mark) ?? mark);
        if (index < values.length)
            source += fill(source, values[index], asText);
    });
    if (!source.startsWith('<>'))
        return { source, isList: false };
    return { source: source.slice(2, source.lastIndexOf('</')), isList: true };
}
function fill(before, value, asText) {
    const isInTag = before.lastIndexOf('<') > before.lastIndexOf('>');
    const xml = asText(value, isInTag);
    if (!isInTag)
        return xml ?? escape(String(value));
    const text = xml ?? String(value);
    return /=\s*$/.test(before) ? `"${escape(text)}"` : text;
}
function escape(text) {
    return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

/**
 * The nodes of an XML text as E4X reads it.
 *
 * @throws HostError (`SyntaxError`) for what is not well-formed, or has an XML declaration: the engine refuses both.
 */
function parseXml(source, settings) {
    if (/^\s*<\?xml\b/.test(source))
        throw new HostError('xml is a reserved identifier', 'SyntaxError');
    const top = makeXml('element', '');
    let open = top;
    const parser = new saxes.SaxesParser({ fragment: true, xmlns: true });
    const add = (node) => {
        node.parent = open;
        open.children.push(node);
    };
    parser.on('error', ({ message }) => {
        throw new HostError(`XML: ${message.replace(/^(\d+):\d+: /, 'line $1: ')}`, 'SyntaxError');
    });
    parser.on('opentag', (tag) => {
        const element = makeXml('element', tag.local, '', tag.uri, tag.prefix);
        for (const { local, prefix, uri, value } of Object.values(tag.attributes)) {
            if (prefix === 'xmlns' || (prefix === '' && local === 'xmlns')) {
                element.declared[prefix === '' ? '' : local] = value;
                continue;
            }
            const attribute = makeXml('attribute', local, value, uri, prefix);
            attribute.parent = element;
            element.attributes.push(attribute);
        }
        add(element);
        open = element;
    });
    parser.on('closetag', () => (open = open.parent ?? top));
    const addText = (text) => {
        const kept = settings.ignoreWhitespace ? text.trim() : text;
        if (kept !== '')
            add(makeXml('text', '', kept));
    };
    parser.on('text', addText);
    parser.on('cdata', (text) => add(makeXml('text', '', text)));
    parser.on('comment', (text) => {
        if (!settings.ignoreComments)
            add(makeXml('comment', '', text));
    });
    parser.on('processinginstruction', ({ target, body }) => {
        if (!settings.ignoreProcessingInstructions)
            add(makeXml('processing-instruction', target, body));
    });
    parser.write(source).close();
    for (const node of top.children)
        node.parent = null;
    return top.children;
}

/** Methods that work on one node, and on a list of one. */
const ofNode = {
    appendChild: (node, [child], self) => (insert(node, node.children.length, contentNodes(child)), self),
    prependChild: (node, [child], self) => (insert(node, 0, contentNodes(child)), self),
    setChildren: (node, [children], self) => {
        node.children = [];
        insert(node, 0, contentNodes(children));
        return self;
    },
    insertChildAfter: (node, [after, child], self) => insertBeside(node, after, child, 1) && self,
    insertChildBefore: (node, [before, child], self) => insertBeside(node, before, child, 0) && self,
    replace: (node, [key, child], self) => {
        const name = readName(textArgument(key));
        const old = /^\d+$/.test(name.name) ? [node.children[Number(name.name)]] : selectXml([node], name);
        if (old.length === 0)
            return self;
        const at = node.children.indexOf(old[0]);
        for (const each of old)
            detach(each);
        insert(node, at, contentNodes(child));
        return self;
    },
    childIndex: (node) => node.kind === 'attribute' || !node.parent ? -1 : node.parent.children.indexOf(node),
    nodeKind: (node) => node.kind,
    localName: (node) => (node.name === '' ? null : node.name),
    name: (node) => (node.name === '' ? null : node.uri === '' ? node.name : `${node.uri}::${node.name}`),
    namespace: (node) => node.uri,
    setName: (node, [name]) => void (node.name = textArgument(name)),
    setLocalName: (node, [name]) => void (node.name = textArgument(name)),
};
/** The methods of XML objects (ECMA-357, 13.4 and 13.5) by their names. */
const xmlMethods = new Map([
    ...Object.entries(ofNode).map(([name, method]) => [
        name,
        (value, args) => method(oneOf(value, name), args, value),
    ]),
    ['attribute', (value, [name]) => lookUp(value, readName(`@${textArgument(name)}`))],
    ['attributes', (value) => lookUp(value, readName('@*'))],
    ['child', (value, [name]) => childOf(value, textArgument(name))],
    ['children', (value) => lookUp(value, readName('*'))],
    [
        'elements',
        (value, [name]) => kindOf(lookUp(value, readName(name ? textArgument(name) : '*')), 'element'),
    ],
    ['text', (value) => kindOf(lookUp(value, readName('*')), 'text')],
    ['comments', (value) => kindOf(lookUp(value, readName('*')), 'comment')],
    ['processingInstructions', (value) => kindOf(lookUp(value, readName('*')), 'processing-instruction')],
    ['descendants', (value, [name]) => lookUp(value, readName(`..${name ? textArgument(name) : '*'}`))],
    ['copy', ({ nodes, isList }) => ({ nodes: nodes.map(copyXml), isList })],
    ['length', ({ nodes }) => nodes.length],
    ['parent', ({ nodes }) => parentOf(nodes)],
    [
        'contains',
        (value, [other], settings) => typeof other !== 'string' &&
            value.nodes.some((node) => sourceOf({ nodes: [node]}, settings) === sourceOf(other, settings)),
    ],
    ['hasSimpleContent', (value) => hasSimpleContent(value)],
    ['hasComplexContent', (value) => !hasSimpleContent(value)],
    ['hasOwnProperty', (value, [name]) => isThere(value, textArgument(name))],
    [
        'propertyIsEnumerable',
        (value, [name]) => /^\d+$/.test(textArgument(name)) && isThere(value, textArgument(name)),
    ],
    ['normalize', (value) => value],
    ['valueOf', (value) => value],
    ['toString', (value, _args, settings) => textOf(value, settings)],
    ['toXMLString', (value, _args, settings) => sourceOf(value, settings)],
    ...['addNamespace', 'inScopeNamespaces', 'namespaceDeclarations', 'removeNamespace', 'setNamespace'].map((name) => [
        name,
        () => {
            throw notImplemented(`XML.${name}`);
        },
    ]),
]);
function oneOf(value, method) {
    if (value.nodes.length === 1)
        return value.nodes[0];
    if (/^(append|prepend|set|insert)/.test(method))
        return nodeToChange(value);
    throw new HostError(`cannot call the ${method} method on an XML list with ${value.nodes.length} elements`, 'TypeError');
}
function textArgument(value) {
    if (typeof value === 'string')
        return value;
    return value?.nodes.map(({ text, name }) => text || name).join('') ?? 'undefined';
}
function childOf(value, name) {
    if (!/^\d+$/.test(name))
        return lookUp(value, readName(name));
    const nodes = value.nodes.flatMap(({ children }) => children.slice(Number(name), Number(name) + 1));
    return { nodes, isList: true };
}
function kindOf(value, kind) {
    return { nodes: value.nodes.filter((node) => node.kind === kind), isList: true };
}
/** Undefined for nodes of several parents. */
function parentOf(nodes) {
    const parent = nodes[0]?.parent;
    if (nodes.length === 0 || nodes.some((node) => node.parent !== parent))
        return undefined;
    return parent ? { nodes: [parent], isList: false } : null;
}
function insertBeside(node, beside, child, step) {
    const index = typeof beside === 'string' ? -1 : node.children.indexOf(beside.nodes[0]);
    if (index < 0) {
        if (beside !== 'null')
            return true;
        insert(node, step === 1 ? 0 : node.children.length, contentNodes(child));
    }
    else
        insert(node, index + step, contentNodes(child));
    return true;
}
function isThere(value, name) {
    return /^\d+$/.test(name)
        ? Number(name) < value.nodes.length
        : selectXml(value.nodes, readName(name)).length > 0;
}

/** Names of the globals that the translation of E4X calls. */
const XML_GLOBALS = {
    literal: '__xml__',
    same: '__same__',
    plus: '__plus__',
    typeOf: '__typeof__',
    name: '__name__',
};
/** The member that the translation of `object.(test)` calls. */
const FILTER = 'filter()';
/** Source of what must belong to the script's realm: constructors, functions and errors. */
const MAKERS = `(function () {
  var global = Function('return this')(), text = String.prototype;
  var errors = { Error: Error, TypeError: TypeError, SyntaxError: SyntaxError };
  return {
    func: function (handler) { return function () { return handler(this, arguments, !!new.target); }; },
    equal: function (left, right) { return left == right; },
    error: function (kind, message) { return new (errors[kind] || Error)(message); },
    callText: function (name, content, args) { return text[name].apply(content, args); },
    isTextMethod: function (name) { return typeof text[name] === 'function'; },
    define: function (name, value) {
      Object.defineProperty(global, name, { value: value, writable: true, configurable: true, enumerable: false });
    },
    namespace: function Namespace(prefix, uri) {
      if (!(this instanceof Namespace)) return new Namespace(prefix, uri);
      this.prefix = arguments.length > 1 ? String(prefix) : undefined;
      this.uri = String(arguments.length > 1 ? uri : prefix === undefined ? '' : prefix);
      this.toString = function () { return this.uri; };
    }
  };
})()`;
/** Gives a realm `XML`, `XMLList` and what the translation of E4X calls. */
function installXml(world) {
    const make = world.run(MAKERS, 'prelude');
    const behind = new WeakMap();
    const shown = new WeakMap();
    const guarded = (action) => (...args) => {
        try {
            return action(...args);
        }
        catch (error) {
            throw error instanceof HostError ? make.error(error.kind, error.message) : error;
        }
    };
    const valueOf = (value) => (typeof value === 'object' || typeof value === 'function') && value !== null
        ? behind.get(value)
        : undefined;
    const contentOf = (value) => valueOf(value) ?? String(value);
    const func = (action) => make.func(guarded((_self, args, isNew) => show(action(Array.from(args), isNew))));
    /** The script's side of a value: a node always has the same one. */
    function show(value) {
        if (typeof value !== 'object' || value === null || !('nodes' in value))
            return value;
        const xml = value;
        if (xml.isList)
            return present(xml, {});
        const node = xml.nodes[0];
        const known = shown.get(node) ?? present(xml, {});
        shown.set(node, known);
        return known;
    }
    function present(value, target) {
        const proxy = new Proxy(target, handlerOf(value));
        behind.set(proxy, value);
        return proxy;
    }
    const settings = {
        prettyPrinting: true,
        prettyIndent: 2,
        ignoreWhitespace: true,
        ignoreComments: true,
        ignoreProcessingInstructions: true,
    };
    /** The list of that name, which is also the method of that name. */
    function member(value, name) {
        const found = lookUp(value, readName(name));
        const method = xmlMethods.get(name);
        if (!method && !make.isTextMethod(name))
            return show(found);
        // A target without a prototype: lists show no members but their places.
        return present(found, (...args) => {
            if (!method)
                return make.callText(name, textOf(value, settings), args);
            return show(method(value, args.map(contentOf), settings));
        });
    }
    function read(value, key) {
        if (key === Symbol.toPrimitive)
            return () => textOf(value, settings);
        if (key === Symbol.toStringTag)
            return value.isList ? 'XMLList' : 'XML';
        if (typeof key === 'symbol')
            return undefined;
        if (key === FILTER)
            return func(([test]) => filter(value, test));
        if (!/^\d+$/.test(key))
            return member(value, key);
        const node = value.nodes[Number(key)];
        return node && show({ nodes: [node], isList: false });
    }
    function filter(value, test) {
        const nodes = value.nodes.filter((node) => {
            const result = test(show({ nodes: [node], isList: false }));
            return valueOf(result) ? valueOf(result)?.nodes.length !== 0 : Boolean(result);
        });
        return { nodes, isList: true };
    }
    function handlerOf(value) {
        const isPlace = (key) => typeof key === 'string' && /^\d+$/.test(key) && Number(key) < value.nodes.length;
        return {
            get: guarded((_target, key) => read(value, key)),
            set: guarded((_target, key, content) => {
                if (typeof key === 'string')
                    assignXml(value, key, contentOf(content));
                return true;
            }),
            deleteProperty: guarded((_target, key) => {
                if (typeof key === 'string')
                    deleteXml(value, key);
                return true;
            }),
            has: (_target, key) => typeof key === 'string' && (isPlace(key) || selectXml(value.nodes, readName(key)).length > 0),
            ownKeys: () => value.nodes.map((_node, index) => String(index)),
            getOwnPropertyDescriptor: (_target, key) => isPlace(key)
                ? { value: read(value, key), writable: true, enumerable: true, configurable: true }
                : undefined,
            getPrototypeOf: () => (value.isList ? XMLList : XML).prototype,
            apply: guarded((target, _self, args) => target(...args)),
        };
    }
    function parsed(source) {
        const known = valueOf(source);
        if (known)
            return known.nodes;
        if (source === null || source === undefined)
            throw new HostError(`can't convert ${String(source)} to XML`, 'TypeError');
        return parseXml(String(source), settings);
    }
    const XML = func((args, isNew) => {
        const nodes = args.length === 0 ? [] : parsed(args[0]);
        if (nodes.length > 1)
            throw new HostError("can't convert an XMLList or several nodes to XML", 'SyntaxError');
        const node = nodes[0] ?? makeXml('text', '');
        return { nodes: [isNew ? copyXml(node) : node], isList: false };
    });
    const XMLList = func((args) => ({ nodes: args.length === 0 ? [] : [...parsed(args[0])], isList: true }));
    for (const name of Object.keys(settings)) {
        Object.defineProperty(XML, name, {
            get: make.func(() => settings[name]),
            set: make.func((_self, args) => void (settings[name] = args[0])),
            enumerable: true,
        });
    }
    make.define('XML', XML);
    make.define('XMLList', XMLList);
    make.define('Namespace', make.namespace);
    const asText = (value, isInTag) => {
        const xml = valueOf(value);
        if (!xml)
            return undefined;
        return isInTag ? textOf(xml, settings) : sourceOf(xml, { ...settings, prettyPrinting: false });
    };
    make.define(XML_GLOBALS.literal, func(([strings, ...values]) => {
        const { source, isList } = readLiteral(strings.raw, values, asText);
        const nodes = parseXml(source, settings);
        return isList ? { nodes, isList } : { nodes: nodes.slice(0, 1), isList };
    }));
    make.define(XML_GLOBALS.same, func(([left, right]) => {
        const [a, b] = [valueOf(left), valueOf(right)];
        if (a && b)
            return textOf(a, settings) === textOf(b, settings);
        if ((a ?? b)?.nodes.length === 0 && (left === undefined || right === undefined))
            return true;
        return make.equal(left, right);
    }));
    make.define(XML_GLOBALS.plus, func(([left, right]) => {
        const [a, b] = [valueOf(left), valueOf(right)];
        if (a && b)
            return { nodes: [...a.nodes, ...b.nodes], isList: true };
        return left + right;
    }));
    make.define(XML_GLOBALS.typeOf, func(([value]) => (valueOf(value) ? 'xml' : typeof value)));
    make.define(XML_GLOBALS.name, func(([operator, space, name]) => {
        const uri = typeof space === 'object' && space !== null && 'uri' in space ? space.uri : space;
        return `${String(operator)}{${String(uri)}}${String(name)}`;
    }));
}

/** The object whose names a filter sees. */
const ITEM = '__item__';
/** Whether a script has to do with XML: only there are operators translated. */
function usesXml(program) {
    let isFound = false;
    walk(program, (node) => {
        const isName = node.type === 'Identifier' && /^XML(List)?$/.test(node.name);
        isFound ||= isName || 'xml' in node || /^Xml/.test(node.type);
        return !isFound;
    });
    return isFound;
}
/** Translates the E4X at a node into calls and members of the objects that the realm has for XML. */
function translateXml(node, text) {
    if ('xml' in node)
        translateAccess(node, text);
    else if (isType(node, 'XmlLiteral'))
        translateLiteral(node, text);
    else if (isType(node, 'XmlFilter'))
        translateFilter(node, text);
    else if (node.type === 'UnaryExpression' && node.operator === 'typeof')
        translateTypeof(node, text);
    else if (node.type === 'BinaryExpression')
        translateBinary(node, text);
    else if (node.type === 'AssignmentExpression' && node.operator === '+=')
        translateSum(node, text);
}
function isType(node, type) {
    return node.type === type;
}
/** `<a b={c}>` -> `__xml__`, a template with the same lines. */
function translateLiteral({ start, end, parts }, text) {
    const { original } = text;
    let at = start;
    const copy = (to) => {
        for (; at < to; at++) {
            const mark = ESCAPED[original[at]];
            if (mark !== undefined)
                text.update(at, at + 1, mark);
        }
    };
    text.appendRight(start, `${XML_GLOBALS.literal}\``);
    for (const { open, close } of parts) {
        copy(open);
        text.update(open, open + 1, '${');
        at = close;
    }
    copy(end);
    text.prependLeft(end, '`');
}
/** `.@name` -> `["@name"]`. */
function translateAccess({ at, end, object, property, xml }, text) {
    const { operator, name, space } = xml;
    const before = object ? '' : ITEM;
    if (property.type !== 'XmlName') {
        text.update(at, property.start, `${before}[${JSON.stringify(operator)} + (`);
        text.update(property.end, end, ')]');
        return;
    }
    const parts = `${JSON.stringify(operator)}, ${String(space)}, ${JSON.stringify(name)}`;
    const key = space === undefined || space === 'function'
        ? JSON.stringify(operator + name)
        : `${XML_GLOBALS.name}(${parts})`;
    text.update(at, end, `${before}[${key}]`);
}
/** `object.(test)` -> `object["filter()"]((__item__) => { with (__item__) return (test); })`. */
function translateFilter({ at, end, test }, text) {
    text.update(at, test.start, `["${FILTER}"]((${ITEM}) => { with (${ITEM}) return (`);
    text.update(test.end, end, '); })');
    walk(test, (node) => {
        if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier')
            return;
        if (xmlMethods.has(node.callee.name))
            text.appendRight(node.callee.start, `${ITEM}.`);
    });
}
function translateTypeof({ argument, start, end }, text) {
    const call = `${XML_GLOBALS.typeOf}(`;
    const isName = argument.type === 'Identifier';
    text.update(start, argument.start, isName ? `(typeof ${nodeName(argument.name)} == "undefined" ? "undefined" : ${call}` : call);
    text.prependLeft(end, isName ? '))' : ')');
}
function translateBinary(node, text) {
    const { left, right, operator } = node;
    if (!/^([!=]=|\+)$/.test(operator) || isText(left) || isText(right))
        return;
    const name = operator === '+' ? XML_GLOBALS.plus : XML_GLOBALS.same;
    text.appendRight(node.start, `${operator === '!=' ? '!' : ''}${name}(`);
    separate(left, right, text);
    text.prependLeft(node.end, ')');
}
/** `list += node` -> `list = __plus__(list, node)`, where reading the left side twice does no harm. */
function translateSum({ left, right, end }, text) {
    const target = text.original.slice(left.start, left.end);
    if (isText(right) || !/^[\w$.]+$/.test(target))
        return;
    text.update(left.end, right.start, ` = ${XML_GLOBALS.plus}(${target}, `);
    text.prependLeft(end, ')');
}
/** A comma in place of the operator, on the same line. */
function separate(left, right, text) {
    const lines = text.original.slice(left.end, right.start).replace(/[^\n]/g, '');
    text.update(left.end, right.start, `, ${lines}`);
}
/** True for what is no XML object for certain. */
function isText(node) {
    // A long sum leans to the left.
    for (let at = node;; at = at.left) {
        if (at.type === 'Literal')
            return true;
        if (at.type !== 'BinaryExpression' || at.operator !== '+')
            return false;
        if (at.right.type === 'Literal')
            return true;
    }
}

/** Name of the global that `for each` is translated to a call of; defined by the prelude. */
const VALUES_OF = '__valuesOf__';
/** Scripts translated before, by source. A suite of tests loads the library into each of its hosts. */
const known = new Map();
const MOST_KNOWN = 16;
/**
 * Turns a script in the language of Animate's engine into one that Node's engine runs, every line kept in its place.
 *
 * @throws ScriptSyntaxError where it is wrong, or uses what that engine does not have.
 */
function translate(source, file) {
    const before = known.get(source);
    if (before !== undefined)
        return before;
    const translated = translateNew(source, file);
    const [oldest] = known.keys();
    if (known.size === MOST_KNOWN && oldest !== undefined)
        known.delete(oldest);
    known.set(source, translated);
    return translated;
}
function translateNew(source, file) {
    const program = parse(source, file);
    const newer = findNewer(program);
    if (newer) {
        const reason = `Animate's engine does not have ${newer.what}; --modern lifts the limit`;
        throw new host_errors.ScriptSyntaxError(reason, file, lineAt(source, newer.start));
    }
    const text = new MagicString(source);
    const members = new Set();
    const hasXml = usesXml(program);
    walk(program, (node) => {
        if (hasXml)
            translateXml(node, text);
        translateName(node, members, text);
        translateAccessor(node, text);
        translateUnnamed(node, text);
        translateCallOfRegExp(node, text);
        if ('guarded' in node)
            translateHandlers(node, text);
        if ('each' in node)
            translateForEach(node, text);
        if ('isClosure' in node)
            translateClosure(node, text);
        if (node.type === 'ExpressionStatement' && node.directive === 'use strict') {
            text.update(node.start + 1, node.start + 1 + 'use strict'.length, 'not strict');
        }
    });
    return text.toString();
}
function parse(source, file) {
    try {
        return parseScript(source);
    }
    catch (error) {
        const { message, pos } = error;
        if (pos === undefined)
            throw error;
        throw new host_errors.ScriptSyntaxError(message.replace(/ \(\d+:\d+\)$/, ''), file, lineAt(source, pos));
    }
}
/** `for each (left in right)` -> `for (left of __valuesOf__(right))`. */
function translateForEach({ each, inStart, right }, text) {
    text.remove(each.start, each.end);
    text.update(inStart, inStart + 2, 'of');
    wrap(right, `${VALUES_OF}((`, '))', text);
}
/** `function (x) x * 2` -> `function (x) {return (x * 2)}`. */
function translateClosure({ body }, text) {
    wrap(body, '{return (', ')}', text);
}
/** Outer nodes come first: what is written around an inner one at the same place stands inside. */
function wrap({ start, end }, before, after, text) {
    text.appendRight(start, before).prependLeft(end, after);
}
function lineAt(source, position) {
    return source.slice(0, position).split(/\r\n|[\n\r\u2028\u2029]/).length;
}

/** Runs scripts in a world, in the language that it has, and knows which is running. */
class Scripts {
    constructor(world, disk, 
    /** True for scripts in the language of Animate's engine, false for Node's. */
    isLimited) {
        this.world = world;
        this.disk = disk;
        this.isLimited = isLimited;
        /** Every script that ran so far. */
        this.files = new Set();
        this.running = [];
        /** Global variables that are there until the outermost script ends. */
        this.lent = new Set();
        /** Of those, functions of scripts that ended: they cannot be deleted. */
        this.emptied = new Set();
    }
    /** The file of the running script; undefined where none is running. */
    get current() {
        return this.running.at(-1);
    }
    /** The file whose script called the one that is running, or the running one where nothing called it. */
    get parent() {
        return this.running.at(-2) ?? this.current;
    }
    /**
     * Runs a script at global level, as the Commands menu does: what it declares stays. Returns its last value.
     *
     * @throws ScriptSyntaxError, or whatever the script throws.
     */
    run(source, file) {
        return this.during(file, () => this.world.run(this.prepare(source, file), file));
    }
    /** Runs a script that is known to be plain ES3, such as the built library: it is not looked through. */
    runPlain(file) {
        return this.during(file, () => this.world.run(this.read(file), file));
    }
    runFile(file) {
        return this.run(this.read(file), file);
    }
    /**
     * Runs a script as `fl.runScript` does: what it declares is there for the script that called it, and is gone when
     * the outermost one has ended. Then calls one of its functions, if one is named.
     *
     * @throws as `run`; ReferenceError where there is no such function.
     */
    runApart(file, functionName, args = []) {
        const { names, source } = this.declarations(file);
        return this.during(file, () => {
            this.lend(names);
            this.world.run(source, file);
            if (functionName === undefined)
                return undefined;
            const found = this.world.run(`(${functionName})`, file);
            return found(...args);
        });
    }
    declarations(file) {
        const source = this.prepare(this.read(file), file);
        try {
            return declarationsOf(source);
        }
        catch {
            // Running it says what is wrong.
            return { names: [], source };
        }
    }
    /** Makes room for variables that can be taken away again. */
    lend(names) {
        const { global } = this.world;
        for (const name of names) {
            const isNew = !(name in global);
            if (!isNew && !this.emptied.has(name))
                continue;
            this.lent.add(name);
            if (isNew)
                Object.defineProperty(global, name, { writable: true, enumerable: true, configurable: true });
        }
    }
    takeBack() {
        const { global } = this.world;
        for (const name of this.lent) {
            if (Reflect.deleteProperty(global, name))
                continue;
            global[name] = undefined;
            this.emptied.add(name);
        }
        this.lent.clear();
    }
    read(file) {
        return decodeText(this.disk.read(file));
    }
    prepare(source, file) {
        // The program writes a closing NUL into scripts that it saves.
        const text = source.replace(/^#!/, '//').replace(/\0+$/, '');
        return this.isLimited ? translate(text, file) : text;
    }
    during(file, action) {
        this.files.add(file);
        this.running.push(file);
        try {
            return action();
        }
        finally {
            this.running.pop();
            if (this.running.length === 0)
                this.takeBack();
        }
    }
}

/**
 * Source of `uneval` and `toSource`, which Animate's engine has and Node's lacks: a function that, given `define`, adds
 * them. The forms are those of SpiderMonkey: `({a:1, b:[2, "x"]})`, `(new String("x"))`; a value inside itself is `{}`.
 */
const SOURCE_FORMS = `(function (define) {
  var isName = /^[A-Za-z_$][\\w$]*$/, toText = Object.prototype.toString;
  var ownKeys = Object.keys;
  function quote(text) {
    var escapes = { '\\n': '\\\\n', '\\r': '\\\\r', '\\t': '\\\\t', '"': '\\\\"', '\\\\': '\\\\\\\\' };
    return '"' + text.replace(/["\\\\\\n\\r\\t]|[^ -~]/g, function (char) {
      if (escapes[char]) return escapes[char];
      var code = char.charCodeAt(0).toString(16).toUpperCase();
      return code.length > 2 ? '\\\\u' + ('0000' + code).slice(-4) : '\\\\x' + ('00' + code).slice(-2);
    }) + '"';
  }
  function boxed(value) {
    var type = toText.call(value).slice(8, -1);
    if (type === 'String') return '(new String(' + quote(String(value)) + '))';
    if (type === 'Number' || type === 'Boolean') return '(new ' + type + '(' + value + '))';
    return type === 'Date' ? '(new Date(' + value.getTime() + '))' : '';
  }
  function list(value, outer) {
    var parts = [];
    for (var i = 0; i < value.length; i++) parts.push(i in value ? source(value[i], outer, false) : '');
    return '[' + parts.join(', ') + ']';
  }
  function plain(value, outer, isAlone) {
    var parts = ownKeys(value).map(function (key) {
      return (isName.test(key) ? key : quote(key)) + ':' + source(value[key], outer, false);
    });
    return isAlone ? '({' + parts.join(', ') + '})' : '{' + parts.join(', ') + '}';
  }
  function source(value, outer, isAlone) {
    if (value === undefined) return '(void 0)';
    if (value === 0 && 1 / value < 0) return '-0';
    if (typeof value === 'string') return quote(value);
    if (typeof value === 'function') return '(' + value + ')';
    if (typeof value !== 'object' || value === null || value instanceof RegExp) return String(value);
    if (outer.indexOf(value) >= 0) return '{}';
    var type = toText.call(value), inner = outer.concat([value]);
    if (value instanceof Error) return '(new ' + value.name + '(' + quote(value.message) + '))';
    return boxed(value) || (type === '[object Array]' ? list(value, inner) : plain(value, inner, isAlone));
  }
  define('uneval', function uneval(value) { return source(value, [], true); });
  define('toSource', function toSource() { return source(Object(this), [], true); });
})`;

/**
 * Source that gives a realm the members which Animate's engine has and Node's lacks. Run with the names of the
 * generics; `native` is what it wraps.
 */
const PRELUDE = `(function (generics, valuesOf, addSourceForms, describeFile) {
  var global = Function('return this')();
  var nativeParseInt = parseInt, defineProperty = Object.defineProperty, slice = Array.prototype.slice;
  var prototypes = { Array: Array.prototype, String: String.prototype };
  function hidden(object, name, value) {
    defineProperty(object, name, { value: value, writable: true, configurable: true, enumerable: false });
  }
  function generic(method) {
    return function (target) {
      return method.apply(target, slice.call(arguments, 1));
    };
  }
  var textReplace = String.prototype.replace, NativeRegExp = RegExp;
  function escaped(text) { return textReplace.call(String(text), /[\\\\^$.*+?()[\\]{}|\\/]/g, '\\\\$&'); }
  function withFlags(name, isLiteral) {
    var native = String.prototype[name];
    hidden(String.prototype, name, { method: function () {
      var flags = arguments[isLiteral ? 2 : 1], isPattern = arguments[0] instanceof NativeRegExp;
      if (flags === undefined || isPattern) return native.apply(this, arguments);
      var pattern = new NativeRegExp(isLiteral ? escaped(arguments[0]) : String(arguments[0]), String(flags));
      return native.call(this, pattern, arguments[1]);
    } }.method);
    defineProperty(String.prototype[name], 'name', { value: name });
    defineProperty(String.prototype[name], 'length', { value: native.length });
  }
  withFlags('replace', true);
  withFlags('match', false);
  withFlags('search', false);
  for (var type in generics) {
    for (var i = 0; i < generics[type].length; i++) {
      var name = generics[type][i];
      hidden(global[type], name, generic(prototypes[type][name]));
    }
  }
  hidden(global, valuesOf, function* (object) {
    for (var key in object) yield object[key];
  });
  hidden(global, 'parseInt', function parseInt(text, radix) {
    var isOctal = !(radix >> 0) && /^\\s*[+-]?0[0-9]/.test(text);
    return nativeParseInt(text, isOctal ? 8 : radix);
  });
  var NativeDate = Date, construct = Reflect.construct, isIso = /^\\s*[+-]?\\d{4,6}-\\d/;
  hidden(global, 'Date', function Date(year, month, day, hours, minutes, seconds, milliseconds) {
    if (!new.target) return NativeDate();
    var isText = arguments.length === 1 && typeof year === 'string' && isIso.test(year);
    return construct(NativeDate, isText ? [NaN] : arguments, new.target);
  });
  global.Date.prototype = NativeDate.prototype;
  hidden(NativeDate.prototype, 'constructor', global.Date);
  hidden(global.Date, 'UTC', NativeDate.UTC);
  hidden(global.Date, 'now', NativeDate.now);
  hidden(global.Date, 'parse', function parse(text) {
    return isIso.test(text) ? NaN : NativeDate.parse(text);
  });
  hidden(String.prototype, 'localeCompare', function localeCompare(that) {
    var left = String(this), right = String(that);
    return left < right ? -1 : left > right ? 1 : 0;
  });
  function place(group) {
    return {
      get: function () {
        var found = /(?:^|\\))@([^@\\n]+):(\\d+)$/m.exec(this.stack || '');
        return found ? (group === 2 ? Number(found[2]) : found[1]) : group === 2 ? 0 : '';
      },
      set: function (value) { hidden(this, group === 2 ? 'lineNumber' : 'fileName', value); },
      configurable: true
    };
  }
  defineProperty(Error.prototype, 'fileName', place(1));
  defineProperty(Error.prototype, 'lineNumber', place(2));
  hidden(Object.prototype, 'watch', { watch: function (name, handler) {
    var object = this, value = object[name];
    defineProperty(object, name, {
      get: function () { return value; },
      set: function (next) { value = handler.call(object, name, value, next); },
      enumerable: true,
      configurable: true
    });
  } }.watch);
  hidden(Object.prototype, 'unwatch', { unwatch: function (name) {
    var value = this[name];
    if (delete this[name]) this[name] = value;
  } }.unwatch);
  defineProperty(Error, 'prepareStackTrace', { value: function (error, sites) {
    var message = error.message === '' ? '' : '"' + error.message + '"';
    var lines = error.name === 'Error' ? ['Error(' + message + ')@:0'] : [];
    for (var i = 0; i < sites.length; i++) {
      var file = describeFile(sites[i].getFileName());
      if (file === undefined) continue;
      var name = sites[i].getFunctionName();
      lines.push((name === null || name === 'eval' ? '' : name + '()') + '@' + file + ':' + sites[i].getLineNumber());
    }
    return lines.join('\\n') + '\\n';
  }, writable: true, configurable: true, enumerable: false });
  addSourceForms(function (name, form) {
    hidden(name === 'uneval' ? global : Object.prototype, name, form);
  });
})`;
/** Adds what only the extensions above bring. */
const ADDED = {
    '': [VALUES_OF, 'XML', 'XMLList', 'Namespace', ...Object.values(XML_GLOBALS), 'uneval'],
    'Object.prototype': ['toSource', 'watch', 'unwatch'],
    Error: ['prepareStackTrace'],
    Array: host_errors.generics.Array,
    String: host_errors.generics.String,
    'Error.prototype': ['fileName', 'lineNumber'],
};
/** Gives a fresh realm the members that the language has in Animate's engine, and takes the others away. */
function limitLanguage(world, describeFile = ownFile) {
    const prelude = world.run(PRELUDE, 'prelude');
    prelude(host_errors.generics, VALUES_OF, world.run(SOURCE_FORMS, 'prelude'), describeFile);
    installXml(world);
    const roots = Object.entries(host_errors.members).map(([path, names]) => {
        const object = path === '' ? world.global : world.run(path);
        return { object, keep: new Set([...names, ...(ADDED[path] ?? [])]) };
    });
    for (const { object, keep } of roots) {
        for (const name of Object.getOwnPropertyNames(object)) {
            if (!keep.has(name))
                Reflect.deleteProperty(object, name);
        }
    }
}
function ownFile(file) {
    return file === 'prelude' ? undefined : file;
}

/** The realm of the caller itself (in a test, Jest's own). */
function worldHere() {
    const evaluate = eval;
    return {
        global: globalThis,
        run: (source, file) => evaluate(file ? `${source}\n//# sourceURL=${file}` : source),
    };
}

/** A running host: its open documents, what it was told to be, its realm, and what it said. */
class Host {
    constructor(platform, options = {}) {
        this.platform = platform;
        /** Open documents, in the order in which they were opened. */
        this.documents = [];
        /** The document in front. */
        this.active = null;
        /** Everything traced since the host was made, one text per call; clearing the panel leaves it. */
        this.output = [];
        this.alerts = [];
        /** Faults of documents that did not keep them from opening. */
        this.warnings = [];
        this.clipboard = emptyClipboard();
        /** The text that `fl.clipCopyString` copied last. */
        this.clipboardText = '';
        this.events = new Events();
        /** Files of documents opened so far, the latest last. */
        this.opened = [];
        this.answered = 0;
        this.lastId = 0;
        this.untitled = 0;
        this.options = { ...defaults, ...options };
        this.world = this.options.realm === 'separate' ? platform.createWorld() : worldHere();
        this.realm = new Realm(this.world, contract, models, this.options);
        const isLimited = this.options.realm === 'separate' && !this.options.modern;
        if (isLimited)
            limitLanguage(this.world, (file) => this.scriptUri(file));
        this.scripts = new Scripts(this.world, platform.disk, isLimited);
        const { roots, configDirectory } = this.options;
        this.files = new FileAccess(platform, configDirectory === undefined ? roots : [...roots, configDirectory]);
        this.flash = new Flash(this);
        this.globals = scriptGlobals({
            realm: this.realm,
            flash: this.flash,
            topLevel: new TopLevel(this),
            fileLibrary: new FLfile(this.files),
            isOwnWorld: this.options.realm === 'separate',
            active: () => this.active,
        });
        if (this.options.realm === 'separate')
            new Installation(this.world.global, this.globals);
    }
    get limits() {
        return this.options.limits;
    }
    get fonts() {
        return this.options.fonts;
    }
    get switches() {
        return this.options;
    }
    /** Opens an FLA, an XFL folder or an `.xfl` file and puts it in front. */
    open(path) {
        const document = openDocument(openContainer(this.platform, path, this.options.limits), this);
        const open = this.documents.find((other) => other.path === document.path);
        if (open) {
            this.activate(open);
            return open;
        }
        if (document.path !== undefined)
            this.opened.push(document.path);
        return this.add(document, 'documentOpened');
    }
    /** Opens a document described by a literal; it lies nowhere on disk. */
    openLiteral(literal) {
        const files = Object.fromEntries(buildXfl(literal));
        const container = new MemoryContainer(literal.name ?? this.untitledName(), files);
        return this.add(openDocument(container, this), 'documentNew');
    }
    create() {
        return this.openLiteral({});
    }
    /** The URI of a script that runs here, for stacks; undefined for the host's own files. */
    scriptUri(file) {
        return file !== undefined && this.scripts.files.has(file) ? this.files.toUri(file) : undefined;
    }
    get callingScript() {
        return this.scripts.parent;
    }
    runApart(file, functionName, args) {
        try {
            return this.scripts.runApart(file, functionName, args);
        }
        catch (error) {
            throw error instanceof host_errors.ScriptSyntaxError ? new HostError(error.message, 'SyntaxError') : error;
        }
    }
    /** Brings an open document to the front. */
    activate(document) {
        if (this.active === document)
            return;
        this.active = document;
        this.events.dispatch('documentChanged');
    }
    add(document, event) {
        this.documents.push(document);
        this.events.dispatch(event);
        this.activate(document);
        return document;
    }
    /** Takes a document that closes itself out of the list; the one opened before it comes to the front. */
    forget(document) {
        const index = this.documents.findIndex((open) => open === document);
        if (index < 0)
            return;
        this.documents.splice(index, 1);
        this.events.dispatch('documentClosed');
        if (this.active === document)
            this.activate(this.documents.at(-1) ?? null);
    }
    /** Closes every document without saving; their objects throw from then on. */
    closeAll() {
        for (const document of [...this.documents])
            document.close(false);
    }
    untitledName() {
        return `Untitled-${++this.untitled}`;
    }
    /** The next free number for `document.id`. */
    nextId() {
        return ++this.lastId;
    }
    resolveUri(uri, method) {
        return this.files.resolve(uri, method);
    }
    checkPath(file, method) {
        this.files.check(file, method);
    }
    allowsSaving(document, method) {
        const { canSave } = this.options;
        if (!canSave)
            this.warn(`${method}: ${document.name} is not saved without --save (option canSave)`);
        return canSave;
    }
    /** Asks where to save a document, and saves it there. False when the dialogue is cancelled. */
    saveAs(document) {
        if (!this.allowsSaving(document, 'fl.saveDocumentAs'))
            return false;
        const uri = this.flash.browseForFileURL('save', `Save ${document.name} as`);
        return uri !== null && saveAt(document, this.files.resolve(uri, 'save'), {});
    }
    /** Saves a document where it lies, changed or not; one that lies nowhere is asked about. */
    saveInPlace(document) {
        if (document.location === undefined)
            return this.saveAs(document);
        if (!this.allowsSaving(document, 'fl.saveDocument'))
            return false;
        this.files.check(document.location, 'fl.saveDocument');
        return saveAt(document, undefined, {});
    }
    /** Asks whether the changes of a document that is being closed shall be saved. */
    askToSave(document) {
        return this.ask({ kind: 'confirm', text: `Save changes to ${document.name}?` }) === true;
    }
    trace(text) {
        this.flash.trace(text);
    }
    get drawsObjects() {
        return this.flash.objectDrawingMode;
    }
    warn(message) {
        this.warnings.push(message);
        this.options.onWarning?.(message);
    }
    onTrace(text) {
        this.output.push(text);
        this.options.onTrace?.(text);
    }
    onAlert(text) {
        this.alerts.push(text);
        this.options.onAlert?.(text);
    }
    /**
     * The answer to a dialogue.
     *
     * @throws HostError naming the dialogue where no answer was prepared: nobody sits in front of this host.
     */
    ask(dialog) {
        const { answers } = this.options;
        const answer = typeof answers === 'function' ? answers(dialog) : answers[this.answered++];
        if (answer !== undefined)
            return answer;
        throw new HostError(`${dialog.kind}: no answer was prepared for the dialogue ${JSON.stringify(dialog.text)}`);
    }
    /** Shows the dialogue that an XML file describes. */
    bitmapOf(document, elements, view) {
        return bitmapOf(document, elements, view);
    }
    xmlPanel(uri) {
        const file = this.files.resolve(uri, 'xmlPanel');
        if (!this.platform.disk.exists(file))
            throw invalidArgument('xmlPanel', 1);
        return xmlPanel(decodeText(this.platform.disk.read(file)), 'xmlPanel', (dialog) => this.ask(dialog));
    }
}

/**
 * A document as an indented text, for people and for snapshots in tests:
 *
 *     star.fla, 550 x 400, 24 fps
 *       Scene 1: 2 layers, 20 frames
 *         labels
 *           0-9 "start"
 *         stars (locked)
 *           0
 *             a: instance of ui/star at 10, 20
 *       library: 2 items
 *         ui/
 *           star (movie clip, class Star)
 *
 * Layers stand top first, elements back to front. One line per thing, without a line break at the end.
 */
function toTree(document, options = {}) {
    return new TreeWriter({ symbols: true, elements: true, ...options }).write(document);
}
class TreeWriter {
    constructor(options) {
        this.options = options;
        this.lines = [];
    }
    write(document) {
        const { name, width, height, frameRate } = document;
        this.line(0, `${name}, ${width} x ${height}, ${frameRate} fps`);
        for (const scene of document.timelines) {
            this.line(1, `${scene.name}: ${summaryOf(scene)}`);
            this.layers(2, scene);
        }
        const { items } = document.library;
        if (items.length > 0)
            this.line(1, `library: ${amount(items.length, 'item')}`);
        this.folder(2, '', groupByFolder(items));
        return this.lines.join('\n');
    }
    folder(depth, folder, groups) {
        for (const item of groups.get(folder) ?? []) {
            const leaf = leafOf(item.name);
            if (item.itemType === 'folder' && item.name !== folder) {
                this.line(depth, `${leaf}/`);
                this.folder(depth + 1, item.name, groups);
            }
            else {
                this.line(depth, `${leaf}${notes([item.itemType, classOf(item), missing(item)])}`);
                if (this.options.symbols && item instanceof SymbolItem)
                    this.layers(depth + 1, item.timeline);
            }
        }
    }
    layers(depth, timeline) {
        for (const layer of timeline.layers) {
            this.line(depth + depthOf(layer), `${layer.name}${notes(notesOf(layer))}`);
            for (const frame of layer.keyframes)
                this.frame(depth + depthOf(layer) + 1, frame);
        }
    }
    frame(depth, frame) {
        const { startFrame, duration, name, labelType, tweenType, actionScript, soundName } = frame;
        const span = duration === 1 ? String(startFrame) : `${startFrame}-${startFrame + duration - 1}`;
        const label = name === '' ? '' : ` ${JSON.stringify(name)}`;
        const kind = labelType === 'comment' || labelType === 'anchor' ? labelType : '';
        const tween = tweenType === 'none' ? '' : `${tweenType} tween`;
        const script = actionScript === '' ? '' : 'script';
        const sound = soundName === '' ? '' : `sound ${soundName}`;
        this.line(depth, `${span}${label}${notes([kind, tween, script, sound])}`);
        if (this.options.elements)
            for (const element of frame.backToFront)
                this.element(depth + 1, element);
    }
    element(depth, element) {
        const name = element.name === '' ? '' : `${element.name}: `;
        this.line(depth, `${name}${describeElement(element)} at ${element.x}, ${element.y}`);
        const { members } = element;
        for (const member of members ?? [])
            this.element(depth + 1, member);
    }
    line(depth, text) {
        this.lines.push('  '.repeat(depth) + text);
    }
}
function describeElement(element) {
    if (element.elementType === 'instance') {
        return `instance of ${element.libraryItem?.name ?? element.node.attr('libraryItemName') ?? 'nothing'}`;
    }
    if (element.elementType !== 'shape' && element.elementType !== 'shapeObj') {
        return `${element.textType ?? 'TLF'} text ${JSON.stringify(element.getTextString?.() ?? '')}`;
    }
    if (element.isRectangleObject)
        return 'rectangle';
    if (element.isOvalObject)
        return 'oval';
    if (element.isDrawingObject)
        return 'drawing object';
    return element.isGroup ? 'group' : 'shape';
}
function groupByFolder(items) {
    const groups = new Map();
    for (const item of items) {
        const folder = folderOf(item.name);
        const group = groups.get(folder);
        if (group)
            group.push(item);
        else
            groups.set(folder, [item]);
    }
    return groups;
}
function notesOf(layer) {
    const { layerType, locked, visible } = layer;
    return [layerType === 'normal' ? '' : layerType, locked ? 'locked' : '', visible ? '' : 'hidden'];
}
function depthOf(layer) {
    let depth = 0;
    for (let parent = layer.parentLayer; parent; parent = parent.parentLayer)
        depth++;
    return depth;
}
function classOf(item) {
    return item.linkageClassName === '' ? '' : `class ${item.linkageClassName}`;
}
function missing(item) {
    return item instanceof SymbolItem && !item.hasContent ? 'file missing' : '';
}
function summaryOf(timeline) {
    return `${amount(timeline.layerCount, 'layer')}, ${amount(timeline.frameCount, 'frame')}`;
}
function amount(count, noun) {
    return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
function notes(texts) {
    const written = texts.filter((text) => text !== '');
    return written.length === 0 ? '' : ` (${written.join(', ')})`;
}

const COLOR = '#E6007E';
const SIZE = 11;
/** About the width of a character of the label, in sizes. */
const CHARACTER = 0.62;
/** Outlines with labels above them, kept inside the view. */
function drawMarks(marks, view) {
    return element('g', { class: 'matches' }, ...marks.map((mark) => drawMark(mark, view)));
}
function drawMark({ box, label }, view) {
    const { left, top, right, bottom } = box;
    const outline = { x: left, y: top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
    const width = label.length * SIZE * CHARACTER + 6;
    const height = SIZE + 4;
    const x = Math.max(view.x, Math.min(left, view.x + view.width - width));
    const y = Math.max(view.y, Math.min(top - height, view.y + view.height - height));
    const text = {
        x: x + 3,
        y: y + SIZE,
        'font-family': "'DejaVu Sans', sans-serif",
        'font-size': SIZE,
        fill: '#fff',
    };
    return (element('rect', { ...outline, fill: 'none', stroke: COLOR, 'stroke-width': 1.5 }) +
        element('rect', { x, y, width, height, fill: COLOR }) +
        element('text', text, escapeText$1(label)));
}

/** Draws what a `DOMTimeline` shows at a frame. */
function renderTimeline(timeline, document, options) {
    const drawing = new Drawing(document, options.view, drawFrame, options.highlighted);
    const { x, y, width, height } = options.view;
    const ground = options.background ? element('rect', { x, y, width, height, fill: options.background }) : '';
    const runs = drawFrame(timeline, options.frame ?? 0, FIRST_STATE, drawing, true);
    const content = paintRuns(runs, ground, () => options.view, drawing);
    const svg = element('svg', { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: [x, y, width, height].join(' ') }, remarks(drawing), drawing.defs, content, options.overlay ?? '');
    return { svg: `${svg}\n`, notDrawn: drawing.left, faces: drawing.faces };
}
/** A comment in the picture that names what it does not show. */
function remarks(drawing) {
    const lines = drawing.left.map(([what, count]) => `not drawn: ${what}${count > 1 ? ` (${count} times)` : ''}`);
    if (drawing.faces.length > 0) {
        lines.push(`text set in ${drawing.faces.join(', ')}, or in ${FALLBACK_FACE} where the face is missing`);
    }
    if (lines.length === 0)
        return '';
    return `<!--\n${lines.map((line) => `  ${escapeText$1(line).replace(/-(?=-)/g, '- ')}`).join('\n')}\n-->`;
}

/** Space around the content of a symbol, which has no stage, in pixels. */
const MARGIN = 20;
/**
 * Draws a timeline of a document: a scene with its stage, a symbol with the box of its content.
 *
 * @throws RangeError for a frame that the timeline does not have.
 */
function pictureOf(document, options = {}) {
    const timeline = options.timeline ?? document.getTimeline();
    const frame = options.frame ?? timeline.currentFrame;
    const last = Math.max(0, timeline.frameCount - 1);
    if (!Number.isInteger(frame) || frame < 0 || frame > last) {
        throw new RangeError(`frame must be a whole number from 0 to ${last}, got ${frame}`);
    }
    const view = timeline.libraryItem ? symbolView(document, timeline, frame) : stageView(document);
    const marks = options.matches && marksOf(options.matches, timeline);
    return renderTimeline(timeline.node, drawnDocument(document), {
        frame,
        view,
        background: document.backgroundColor,
        highlighted: options.matches && new Set(options.matches.map(({ node }) => node)),
        overlay: marks && drawMarks(marks, view),
    });
}
function stageView(document) {
    return { x: 0, y: 0, width: document.width, height: document.height };
}
function symbolView(document, timeline, frame) {
    const { left, top, right, bottom } = ContentBounds.of(document).ofFrame(timeline.node, frame);
    if (left > right || top > bottom)
        return { x: 0, y: 0, width: 2 * MARGIN, height: 2 * MARGIN };
    const x = Math.floor(left) - MARGIN;
    const y = Math.floor(top) - MARGIN;
    return { x, y, width: Math.ceil(right) + MARGIN - x, height: Math.ceil(bottom) + MARGIN - y };
}
/** The index of an element among the matches is kept where others stand on other timelines. */
function marksOf(matches, timeline) {
    const marks = [];
    matches.forEach((element, index) => {
        if (!(element.layer instanceof Layer) || element.layer.timeline !== timeline)
            return;
        const { left, top, width, height } = element;
        const box = { left, top, right: left + width, bottom: top + height };
        marks.push({ box, label: [String(index), element.name].filter((part) => part !== '').join(' ') });
    });
    return marks;
}

/** A running host: its objects as scripts see them, and access from outside. */
class HostHandle {
    /** @internal Hosts are made by `createHost` and `openHost`. */
    constructor(host) {
        this.host = host;
    }
    /** The program object, as scripts see it. */
    get fl() {
        return this.host.realm.wrap(this.host.flash);
    }
    /** The document in front, as scripts see it. */
    get document() {
        return this.wrap(this.activeModel('document'));
    }
    /** Everything that was traced, one text per call. */
    get output() {
        return this.host.output;
    }
    /** Everything that `alert` showed, one text per call. */
    get alerts() {
        return this.host.alerts;
    }
    /** Faults of documents that did not keep them from opening, such as missing library files. */
    get warnings() {
        return this.host.warnings;
    }
    /** The global object of the realm that scripts run in. */
    get global() {
        return this.host.world.global;
    }
    /**
     * Opens one more document and puts it in front.
     *
     * @param path an FLA, an XFL folder or an `.xfl` file
     * @returns the document, as scripts see it
     * @throws DocumentError that names the file and the cause
     * @example openHost('logo.fla').open('ui.fla').name; // 'ui.fla'
     */
    open(path) {
        return this.wrap(this.host.open(path));
    }
    /**
     * Runs a script. In the caller's own realm the host's globals are there while it runs.
     *
     * @param source the script
     * @param file the name of the script in errors
     * @returns the value of the last statement
     * @throws ScriptSyntaxError for what the host's engine does not know; whatever the script throws
     * @example createHost().run('fl.documents.length'); // 0
     */
    run(source, file = 'script.jsfl') {
        return this.withGlobals(() => this.host.scripts.run(source, file));
    }
    /**
     * Runs a script from a file.
     *
     * @param path the file
     * @returns the value of the last statement
     * @throws ScriptSyntaxError for what the host's engine does not know; whatever the script throws
     * @example openHost('logo.fla').runFile('tidy.jsfl');
     */
    runFile(path) {
        return this.withGlobals(() => this.host.scripts.runFile(path));
    }
    /**
     * Puts `fl`, `document`, `FLfile`, the classes and the dialogues on a global object, until `uninstall`.
     *
     * @param target the global object; default: that of the realm that scripts run in
     * @example
     * const host = createHost({}).install();
     * fl.documents.length; // 1
     * host.uninstall();
     */
    install(target = this.global) {
        this.uninstall();
        this.installation = new Installation(target, this.host.globals);
        return this;
    }
    /**
     * Puts back what was on the global object before `install`.
     *
     * @example createHost({}).install().uninstall().dispose();
     */
    uninstall() {
        this.installation?.remove();
        this.installation = undefined;
        return this;
    }
    /**
     * Writes the document in front as an indented text, for snapshots.
     *
     * @param options what to leave out; default: nothing
     * @returns the text
     * @throws Error when no document is open
     * @example createHost({ name: 'a.fla', layers: [] }).toTree().split('\n')[0]; // 'a.fla, 550 x 400, 24 fps'
     */
    toTree(options) {
        return toTree(this.activeModel('toTree'), options);
    }
    /**
     * Draws the document in front as SVG: what is on the stage at one frame.
     *
     * @param options `frame`: counted from 0, default: where the playhead is; `matches`: elements, or a collection of them, to outline and label, the rest is drawn pale
     * @returns the picture, a text
     * @throws RangeError for a frame that the timeline does not have; TypeError for matches that are no elements; Error when no document is open
     * @example
     * const host = openHost('logo.fla');
     * host.render({ matches: host.document.getTimeline().layers[3].frames[0].elements }).includes('<svg');
     */
    render({ frame, matches } = {}) {
        const model = this.activeModel('render');
        return pictureOf(model, { frame, matches: matches === undefined ? undefined : this.elementsOf(matches) })
            .svg;
    }
    /**
     * Takes the globals away and closes the documents; their objects throw from then on.
     *
     * @example createHost({}).dispose();
     */
    dispose() {
        this.uninstall();
        this.host.closeAll();
    }
    elementsOf(matches) {
        const facades = 'elements' in matches ? matches.elements : matches;
        return Array.from(facades, (facade, index) => {
            const element = this.host.realm.unwrap(facade);
            if (element instanceof Element)
                return element;
            throw new TypeError(`HostHandle.render: matches[${index}] is no element of a document`);
        });
    }
    withGlobals(action) {
        const isBare = this.host.options.realm === 'here' && !this.installation;
        if (!isBare)
            return action();
        this.install();
        try {
            return action();
        }
        finally {
            this.uninstall();
        }
    }
    activeModel(member) {
        const { active } = this.host;
        if (!active)
            throw new Error(`HostHandle.${member}: no document is open`);
        return active;
    }
    wrap(object) {
        return this.host.realm.wrap(object);
    }
}

const TABLE = Int32Array.from({ length: 256 }, (_, index) => {
    let value = index;
    for (let bit = 0; bit < 8; bit++)
        value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
    return value;
});
/** The checksum of zip entries, for platforms that have none of their own. */
function crc32(bytes) {
    let crc = -1;
    let at = 0;
    // An iterator over the bytes takes five times as long.
    while (at < bytes.length)
        crc = (TABLE[(crc ^ (bytes[at++] ?? 0)) & 255] ?? 0) ^ (crc >>> 8);
    return ~crc >>> 0;
}

/** The least that zlib takes for a chunk. */
const SMALLEST_CHUNK = 64;
/** Node's module `zlib`. */
const compression = {
    // Node has a checksum of its own since 20.15.
    crc32: zlib.crc32 ?? crc32,
    deflateRaw: (bytes) => zlib.deflateRawSync(bytes),
    inflateRaw: (packed, limit) => limited(() => {
        const most = Math.max(limit, SMALLEST_CHUNK);
        return zlib.inflateRawSync(packed, { maxOutputLength: most, chunkSize: most });
    }),
    inflateRawStart,
    deflate: (bytes) => zlib.deflateSync(bytes),
    inflate: (packed, limit) => limited(() => zlib.inflateSync(packed, { finishFlush: zlib.constants.Z_SYNC_FLUSH, maxOutputLength: limit })),
};
function limited(inflate) {
    try {
        return inflate();
    }
    catch (error) {
        if (error.code === 'ERR_BUFFER_TOO_LARGE')
            throw new OutputTooLarge('the data unpack to more than the limit');
        throw error;
    }
}
/** Packed bytes that are tried first, and the size of the pieces in which zlib hands out its result. */
const FIRST_TRY = 512;
const CHUNK = 4096;
function inflateRawStart(packed, length) {
    // With this flush zlib hands out what the beginning of its data holds, instead of missing the end.
    const options = { finishFlush: zlib.constants.Z_SYNC_FLUSH, chunkSize: CHUNK };
    for (let taken = FIRST_TRY;; taken *= 2) {
        const bytes = zlib.inflateRawSync(packed.subarray(0, taken), options);
        if (bytes.length >= length || taken >= packed.length)
            return bytes;
    }
}

/** A context of `vm`. */
function createWorld() {
    const context = vm.createContext(vm.constants.DONT_CONTEXTIFY ?? {});
    vm.runInContext('delete this.console; delete this.WebAssembly; Error.stackTraceLimit = 100', context);
    return {
        global: vm.runInContext('this', context),
        run: (source, file) => vm.runInContext(source, context, { filename: file ?? 'script' }),
    };
}

const PERMISSIONS = 0o7777;
const ANY_WRITE = 0o222;
const NO_THROW = { throwIfNoEntry: false };
/** The disk of the machine, by Node's module `fs`. */
const disk = {
    exists: (path) => fs.existsSync(path),
    isWritable,
    stat: (path) => described(fs.statSync(path, NO_THROW)),
    linkStat: (path) => described(fs.lstatSync(path, NO_THROW)),
    list: (folder) => fs
        .readdirSync(folder, { withFileTypes: true })
        .map((entry) => ({ name: entry.name, isLink: entry.isSymbolicLink() }))
        .sort((a, b) => (a.name < b.name ? -1 : 1)),
    realPath: (path) => fs.realpathSync.native(path),
    readLink: (link) => fs.readlinkSync(link),
    read: (file) => fs.readFileSync(file),
    readStart,
    write: (file, content) => fs.writeFileSync(file, content),
    append: (file, text) => fs.appendFileSync(file, text),
    create,
    sync,
    makeFolder: (folder) => void fs.mkdirSync(folder, { recursive: true }),
    makeTemporaryFolder: (prefix) => fs.mkdtempSync(prefix),
    rename: (from, to) => fs.renameSync(from, to),
    copy: (from, to) => fs.copyFileSync(from, to, fs.constants.COPYFILE_EXCL),
    setMode: (path, mode) => fs.chmodSync(path, mode),
    removeFile: (file) => fs.unlinkSync(file),
    removeAll: (path) => fs.rmSync(path, { recursive: true }),
};
function described(stat) {
    return (stat && {
        isFile: stat.isFile(),
        isFolder: stat.isDirectory(),
        isLink: stat.isSymbolicLink(),
        size: stat.size,
        mode: stat.mode,
        user: stat.uid,
        group: stat.gid,
        createdMs: stat.birthtimeMs,
        modifiedMs: stat.mtimeMs,
    });
}
function readStart(file, length) {
    return withHandle(file, 'r', 0, (handle) => {
        const bytes = new Uint8Array(length);
        return bytes.subarray(0, fs.readSync(handle, bytes, 0, length, 0));
    });
}
function create(file, chunks, { isSynced, like }) {
    let isMade = false;
    try {
        withHandle(file, 'wx', like === undefined ? 0o666 : 0o600, (handle) => {
            isMade = true;
            for (const chunk of chunks) {
                for (let at = 0; at < chunk.length;)
                    at += fs.writeSync(handle, chunk, at);
            }
            if (like !== undefined)
                takeRights(handle, like);
            if (isSynced)
                fs.fsyncSync(handle);
        });
    }
    catch (error) {
        if (isMade)
            removeInVain(file);
        throw error;
    }
}
/** That removing fails too must not hide the first error. */
function removeInVain(file) {
    try {
        fs.unlinkSync(file);
    }
    catch {
        return;
    }
}
/** Only the system's administrator may give files away; the permissions come last, as a new owner takes some back. */
function takeRights(handle, { mode, user, group }) {
    const { uid, gid } = fs.fstatSync(handle);
    try {
        if (uid !== user || gid !== group)
            fs.fchownSync(handle, user, group);
    }
    catch {
        // The file belongs to who wrote it.
    }
    fs.fchmodSync(handle, mode & PERMISSIONS);
}
/** The bits alone tell for an administrator, who may write anything. */
function isWritable(path) {
    if ((fs.statSync(path).mode & ANY_WRITE) === 0)
        return false;
    try {
        fs.accessSync(path, fs.constants.W_OK);
        return true;
    }
    catch {
        return false;
    }
}
/** Some systems cannot open folders; the files are whole without it. */
function sync(folder) {
    try {
        withHandle(folder, 'r', 0, (handle) => fs.fsyncSync(handle));
    }
    catch {
        return;
    }
}
function withHandle(file, flags, mode, action) {
    const handle = fs.openSync(file, flags, mode);
    try {
        return action(handle);
    }
    finally {
        fs.closeSync(handle);
    }
}

/** The processes of the machine, by Node's `process`. */
const processes = {
    id: process.pid,
    machine: os.hostname(),
    isRunning,
    pause: (milliseconds) => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds),
};
/** Signal 0 is sent to nobody: it only asks. A process of somebody else may not be asked, but it is there. */
function isRunning(id) {
    try {
        return process.kill(id, 0);
    }
    catch (error) {
        return error.code !== 'ESRCH';
    }
}

const PACKAGE = '@resvg/resvg-js';
const GEOMETRIC_PRECISION = 2;
const CRISP_EDGES = 1;
/** The package `@resvg/resvg-js`, loaded when the first picture is asked for: it is optional, and large. */
const rasterizer = { rasterize };
function rasterize(svg, { scale = 1, isSmooth = true, fallbackFace, fontFolders = [] }) {
    const { Resvg: Picture } = load();
    const picture = new Picture(svg, {
        fitTo: { mode: 'zoom', value: scale },
        shapeRendering: isSmooth ? GEOMETRIC_PRECISION : CRISP_EDGES,
        font: { loadSystemFonts: true, defaultFontFamily: fallbackFace, fontDirs: [...fontFolders] },
    });
    const image = picture.render();
    return { width: image.width, height: image.height, pixels: image.pixels, toPng: () => image.asPng() };
}
function load() {
    try {
        return node_module.createRequire(__filename)(PACKAGE);
    }
    catch (error) {
        if (error.code !== 'MODULE_NOT_FOUND')
            throw error;
        throw new Error(`a picture in pixels needs the package ${PACKAGE}, which is not installed: npm install ${PACKAGE}`, {
            cause: error,
        });
    }
}

/** The machine as Node has it. */
const nodePlatform = {
    isWindows: process.platform === 'win32',
    disk,
    paths: path,
    compression,
    clock: { now: () => new Date() },
    processes,
    rasterizer,
    createWorld,
};

exports.DEFAULT_LIMITS = DEFAULT_LIMITS;
exports.Element = Element;
exports.Host = Host;
exports.HostError = HostError;
exports.HostHandle = HostHandle;
exports.SymbolItem = SymbolItem;
exports.defaults = defaults;
exports.nodePlatform = nodePlatform;
exports.pictureOf = pictureOf;
exports.rasterize = rasterize$1;
exports.toTree = toTree;
