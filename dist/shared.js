// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const fs = require('node:fs');
const path = require('node:path');
const node_crypto = require('node:crypto');
const fflate = require('fflate');
const saxes = require('saxes');
const node_util = require('node:util');
const acorn = require('acorn');
const vm = require('node:vm');

const reference$1 = (page) => `Adobe's reference, ${page}`;
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
        },
    },
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
        const target = (built[className] ?? (built[className] = {
            base,
            properties: {},
            methods: [],
            scriptName: scriptNames[className] ?? className,
        }));
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
        built[name].properties = reorder(built[name].properties, order);
    }
    return built;
}
function reorder(properties, order) {
    const sorted = {};
    for (const name of [...order, ...Object.keys(properties)]) {
        if (name in properties)
            sorted[name] = properties[name];
    }
    return sorted;
}

/**
 * A document that cannot be opened, read or saved. The message names the file (and the entry in it) and the cause:
 * `logo.fla, LIBRARY/star.xml: malformed XML at line 3, column 7: unexpected close tag`.
 */
class DocumentError extends Error {
    constructor(path, reason) {
        super(`${path}: ${reason}`);
        this.name = 'DocumentError';
        this.path = path;
        this.reason = reason;
    }
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
        throw new DocumentError(label, `is a text of ${size} bytes; the limit maxTextLength is ${limits.maxTextLength}`);
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
        throw new DocumentError(label, isUtf16 ? 'is UTF-16; the texts of a document are UTF-8' : 'is not valid UTF-8');
    }
}

const DEFAULT_LIMITS = {
    maxEntries: 65535,
    maxTotalSize: 2 ** 31,
    maxRatio: 250,
    maxTextLength: 256e6,
    maxDepth: 512,
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
            throw new DocumentError(this.label(name), 'no such entry');
        return bytes;
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
    if (error instanceof DocumentError)
        return error;
    const { code = '', message } = error;
    return new DocumentError(path, `${what}: ${CAUSES[code] ?? message}`);
}

/** The folders of an XFL document; what else lies beside DOMDocument.xml (exports, sources) is not part of it. */
const FOLDERS = new Set(['LIBRARY', 'META-INF', 'bin', 'publishtemplates']);
const TOP_FILES = /\.(xml|xfl)$|^mimetype$/i;
/**
 * The files of an XFL folder by name, sorted. Symbolic links are followed as long as they stay inside the folder;
 * sockets, pipes and the like are passed over.
 * @throws DocumentError for a link that leads outside, and when a limit is exceeded.
 */
function listFolder(folder, limits) {
    const root = fs.realpathSync(folder);
    const files = new Map();
    const visited = new Set();
    let total = 0;
    function visit(directory, prefix) {
        const real = fs.realpathSync(directory);
        if (visited.has(real))
            return;
        visited.add(real);
        for (const name of fs.readdirSync(directory).sort()) {
            if (prefix === '' && !FOLDERS.has(name) && !TOP_FILES.test(name))
                continue;
            const file = path.join(directory, name);
            if (!isInside$1(root, file))
                throw new DocumentError(folder, `the link ${prefix}${name} leads outside the document`);
            const stat = fs.statSync(file, { throwIfNoEntry: false });
            if (stat?.isDirectory() && (prefix !== '' || FOLDERS.has(name)))
                visit(file, `${prefix}${name}/`);
            else if (stat?.isFile())
                add(prefix + name, stat);
        }
    }
    function add(name, { size, mtimeMs }) {
        files.set(name, { size, mtimeMs });
        total += size;
        if (files.size > limits.maxEntries) {
            throw new DocumentError(folder, `holds more files than the limit maxEntries, ${limits.maxEntries}`);
        }
        if (total > limits.maxTotalSize) {
            throw new DocumentError(folder, `holds more bytes than the limit maxTotalSize, ${limits.maxTotalSize}`);
        }
    }
    visit(folder, '');
    return files;
}
/** A link that leads nowhere counts as inside: there is nothing to read. */
function isInside$1(root, file) {
    if (!fs.lstatSync(file).isSymbolicLink())
        return true;
    try {
        const real = fs.realpathSync(file);
        return real === root || real.startsWith(root + path.sep);
    }
    catch {
        return true;
    }
}

/** An XFL folder; its list of files is that of the moment of opening. */
class FolderContainer {
    /** @throws DocumentError when the folder cannot be listed, holds a link that leads outside or exceeds a limit. */
    constructor(folder, limits, documentName) {
        this.kind = 'xfl';
        this.path = folder;
        this.limits = limits;
        try {
            this.files = listFolder(folder, limits);
        }
        catch (error) {
            throw explainFault(folder, 'cannot be read', error);
        }
        this.documentName = documentName ?? this.onlyXfl() ?? `${path.basename(folder)}.xfl`;
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
        try {
            const { size, mtimeMs } = fs.statSync(file);
            const bytes = fs.readFileSync(file);
            Object.assign(stamp, { size, mtimeMs, hash: hashOf(bytes) });
            return bytes;
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
        return path.join(this.path, name);
    }
    isChangedOnDisk() {
        return this.names().some((name) => this.isFileChanged(name));
    }
    isFileChanged(name) {
        const file = this.fileOf(name);
        const stat = fs.statSync(file, { throwIfNoEntry: false });
        if (stat === undefined)
            return false;
        const { size, mtimeMs, hash } = this.stamp(name);
        if (stat.size !== size)
            return true;
        // Times alone are no proof either way: they are coarse, and tools that copy files touch them.
        return hash === undefined ? stat.mtimeMs !== mtimeMs : hashOf(fs.readFileSync(file)) !== hash;
    }
    stamp(name) {
        const stamp = this.files.get(name);
        if (stamp === undefined)
            throw new DocumentError(this.label(name), 'no such file in the document');
        return stamp;
    }
    fileOf(name) {
        return path.join(this.path, ...name.split('/'));
    }
    onlyXfl() {
        const found = this.names().filter((name) => /^[^/]+\.xfl$/i.test(name));
        return found.length === 1 ? found[0] : undefined;
    }
}
function hashOf(bytes) {
    return node_crypto.createHash('sha1').update(bytes).digest('base64');
}

/** The form in which entries are known: `/` between folders (CS5 also writes `\`), no `.` and no empty parts. */
function normalizeName(name) {
    if (!/\\|^\.|\/[./]/.test(name))
        return name;
    const slashed = name.replaceAll('\\', '/');
    const parts = slashed.split('/').filter((part, index) => part !== '.' && (part !== '' || index === 0));
    return parts.join('/') + (slashed.endsWith('/') ? '/' : '');
}
/** Why a normalised name cannot be a file of the document; null when it can. */
function nameFault(name) {
    if (name === '')
        return 'an entry has no name';
    if (name.includes('\0'))
        return `the name of the entry ${JSON.stringify(name)} holds a zero byte`;
    if (name.startsWith('/') || /^[A-Za-z]:/.test(name) || name.split('/').includes('..')) {
        return `the entry ${JSON.stringify(name)} leads outside the document`;
    }
    return null;
}

const END_SIGNATURE = 0x06054b50;
const END_SIZE = 22;
const RECORD_SIGNATURE = 0x02014b50;
const RECORD_SIZE = 46;
const MAX_COMMENT = 65535;
const UTF8_NAME = 0x800;
const RATIO_FREE_SIZE = 2 ** 20;
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
        throw new DocumentError(path, 'is a ZIP64 archive, which no FLA is');
    if (view.getUint16(end + 4, true) !== 0 || view.getUint16(end + 8, true) !== count) {
        throw new DocumentError(path, 'is one part of a zip archive in several parts');
    }
    if (count > limits.maxEntries)
        throw tooMuch(path, `holds ${count} entries`, 'maxEntries', limits.maxEntries);
    const records = [];
    let at = start;
    for (let index = 0; index < count; index++) {
        if (at + RECORD_SIZE > end || view.getUint32(at, true) !== RECORD_SIGNATURE) {
            throw new DocumentError(path, `damaged zip: entry ${index + 1} of ${count} is not in the directory`);
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
    const lowest = Math.max(0, view.byteLength - END_SIZE - MAX_COMMENT);
    for (let at = view.byteLength - END_SIZE; at >= lowest; at--) {
        if (view.getUint32(at, true) === END_SIGNATURE &&
            at + END_SIZE + view.getUint16(at + 20, true) <= view.byteLength) {
            return at;
        }
    }
    throw new DocumentError(path, 'truncated zip: the directory at its end is missing');
}
function readRecord(path, zip, view, at) {
    const nameLength = view.getUint16(at + 28, true);
    const length = RECORD_SIZE + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    if (at + length > zip.length)
        throw new DocumentError(path, 'damaged zip: the directory goes beyond the file');
    const flags = view.getUint16(at + 8, true);
    const name = decodeName(zip.subarray(at + RECORD_SIZE, at + RECORD_SIZE + nameLength), flags);
    const normal = normalizeName(name);
    const fault = nameFault(normal);
    if (fault !== null)
        throw new DocumentError(path, fault);
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
        return flags & UTF8_NAME ? new TextDecoder().decode(bytes) : latin1.decode(bytes);
    }
}
function checkRecords(path, records, fileSize, limits) {
    const seen = new Set();
    let packed = 0;
    let unpacked = 0;
    for (const { name, packedSize, size } of records) {
        if (seen.has(name))
            throw new DocumentError(path, `the entry ${JSON.stringify(name)} occurs twice`);
        seen.add(name);
        packed += packedSize;
        unpacked += size;
        if (size > RATIO_FREE_SIZE && size > limits.maxRatio * packedSize) {
            const what = `the entry ${JSON.stringify(name)} claims to unpack from ${packedSize} to ${size} bytes`;
            throw tooMuch(path, what, 'maxRatio', limits.maxRatio);
        }
    }
    if (unpacked > limits.maxTotalSize) {
        throw tooMuch(path, `unpacks to ${unpacked} bytes`, 'maxTotalSize', limits.maxTotalSize);
    }
    // Entries that share their data unpack to more than their sizes tell.
    if (packed > fileSize)
        throw new DocumentError(path, 'damaged zip: its entries are larger than the file');
}
function tooMuch(path, what, limit, value) {
    return new DocumentError(path, `${what}; the limit ${limit} is ${value}`);
}

const TABLE = Int32Array.from({ length: 256 }, (_, index) => {
    let value = index;
    for (let bit = 0; bit < 8; bit++)
        value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
    return value;
});
/** The checksum of zip entries. */
function crc32(bytes) {
    let crc = -1;
    for (const byte of bytes)
        crc = (TABLE[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8);
    return ~crc >>> 0;
}

const LOCAL_SIGNATURE = 0x04034b50;
const LOCAL_SIZE = 30;
const ENCRYPTED = 0x1;
/** Where an entry's local header ends and its data begin. @throws DocumentError when it is not there. */
function dataStart(label, zip, record) {
    const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
    const { offset, packedSize } = record;
    if (offset + LOCAL_SIZE > zip.length || view.getUint32(offset, true) !== LOCAL_SIGNATURE) {
        throw new DocumentError(label, 'damaged zip: the entry is not where the directory says');
    }
    const start = offset + LOCAL_SIZE + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
    if (start + packedSize > zip.length)
        throw new DocumentError(label, 'truncated zip: the entry goes beyond the file');
    return start;
}
/** The unpacked bytes of an entry. @throws DocumentError for damaged data and methods that are not supported. */
function unpack(label, zip, record) {
    if (record.flags & ENCRYPTED)
        throw new DocumentError(label, 'is encrypted');
    const start = dataStart(label, zip, record);
    const packed = zip.subarray(start, start + record.packedSize);
    const bytes = inflate(label, packed, record);
    if (bytes.length !== record.size || crc32(bytes) !== record.crc) {
        throw new DocumentError(label, 'damaged zip: the checksum of the entry does not match its content');
    }
    return bytes;
}
function inflate(label, packed, { method, size }) {
    if (method === 0)
        return packed;
    if (method !== 8)
        throw new DocumentError(label, `is packed by method ${method}; only stored and deflated are known`);
    try {
        // The directory's size bounds what is unpacked, whatever the data would expand to.
        return fflate.inflateSync(packed, { out: new Uint8Array(size) });
    }
    catch (error) {
        throw new DocumentError(label, `damaged zip: ${error.message}`);
    }
}

/** An FLA: the bytes of the zip, from which entries are unpacked one by one at each request. */
class ZipContainer {
    /** @throws DocumentError when the directory is damaged or exceeds a limit. */
    constructor(file, zip, limits) {
        this.kind = 'fla';
        this.files = new Map();
        this.path = file;
        this.documentName = path.basename(file);
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
        return unpack(this.label(name), this.zip, this.record(name));
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
        try {
            if (fs.statSync(this.path).size !== this.zip.length)
                return true;
            return !fs.readFileSync(this.path).equals(this.zip);
        }
        catch (error) {
            if (error.code === 'ENOENT')
                return false;
            throw explainFault(this.path, 'cannot be read', error);
        }
    }
    record(name) {
        const record = this.files.get(name);
        if (record === undefined)
            throw new DocumentError(this.label(name), 'no such entry');
        return record;
    }
}

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const EMPTY_ZIP = [0x50, 0x4b, 0x05, 0x06];
const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const PROXY = [...Buffer.from('PROXY-CS5')];
/** The file that every document has. */
const MAIN = 'DOMDocument.xml';
/**
 * Opens a document: an FLA file, an XFL folder, or the `.xfl` or DOMDocument.xml file inside one. The content decides,
 * not the name. Nothing is written; entries are not unpacked yet.
 * @throws DocumentError naming the file and the cause.
 */
function openContainer(file, limits = {}) {
    const bounds = { ...DEFAULT_LIMITS, ...limits };
    const absolute = path.resolve(file);
    const container = isFolder(absolute) ? new FolderContainer(absolute, bounds) : openFile(absolute, bounds);
    if (!container.has(MAIN)) {
        throw new DocumentError(container.path, `holds no ${MAIN}: it is not a document of Animate`);
    }
    return container;
}
function isFolder(file) {
    try {
        const stat = fs.statSync(file);
        if (stat.isDirectory() || stat.isFile())
            return stat.isDirectory();
    }
    catch (error) {
        throw explainFault(file, 'cannot be opened', error);
    }
    throw new DocumentError(file, 'is neither a file nor a folder');
}
function openFile(file, limits) {
    try {
        const magic = readMagic(file);
        if (startsWith(magic, ZIP) || startsWith(magic, EMPTY_ZIP)) {
            return new ZipContainer(file, readWhole(file, limits), limits);
        }
        if (startsWith(magic, PROXY) || /\.xfl$/i.test(file)) {
            return new FolderContainer(path.dirname(file), limits, path.basename(file));
        }
        if (path.basename(file) === MAIN)
            return new FolderContainer(path.dirname(file), limits);
        throw new DocumentError(file, explainMagic(magic));
    }
    catch (error) {
        throw explainFault(file, 'cannot be read', error);
    }
}
function readMagic(file) {
    const magic = Buffer.alloc(PROXY.length);
    const handle = fs.openSync(file, 'r');
    try {
        return magic.subarray(0, fs.readSync(handle, magic));
    }
    finally {
        fs.closeSync(handle);
    }
}
function readWhole(file, limits) {
    const { size } = fs.statSync(file);
    if (size > limits.maxTotalSize) {
        throw new DocumentError(file, `is ${size} bytes long; the limit maxTotalSize is ${limits.maxTotalSize}`);
    }
    return fs.readFileSync(file);
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
/** Whether a path lies in a folder, directly or deeper. */
function isInside(path, folder) {
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

const NAMED = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };
const REFERENCE = /&(?:#x([0-9a-fA-F]+)|#([0-9]+)|([a-z]+));/g;
/** Text with its references replaced; the parser has already refused those that XML does not know. */
function decodeReferences(raw) {
    if (!raw.includes('&'))
        return raw;
    return raw.replace(REFERENCE, (whole, hex, decimal, name) => {
        if (hex !== undefined)
            return String.fromCodePoint(parseInt(hex, 16));
        if (decimal !== undefined)
            return String.fromCodePoint(parseInt(decimal, 10));
        return NAMED[name ?? ''] ?? whole;
    });
}
/** The value of an attribute as a conforming parser reports it: line breaks and tabs in it read as spaces. */
function decodeAttribute(raw) {
    return decodeReferences(raw.replace(/\r\n|[\t\n\r]/g, ' '));
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

/** What XML 1.0 cannot hold, not even as a reference; `\p{Cs}` are halves of surrogate pairs. */
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
function escapeText(text) {
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
/** What stays of a lead when its node goes: all of a text, a comment without the line that follows it. */
function keptOf(lead) {
    if (isBlank(lead))
        return '';
    const line = lineStart(lead);
    return line === null || !isBlank(decodeText$1(lead)) ? lead : lead.slice(0, -line.length);
}
function editsOf(node) {
    return (node.edits ?? (node.edits = {}));
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
    /** What stands between the quotes; undefined for an attribute that is not there. */
    raw(name) {
        const text = this.find(name)?.text ?? undefined;
        return text?.slice(text.search(/["']/) + 1, -1);
    }
    /** A new attribute goes to the end, or behind the attribute `after` if there is one. */
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
        this.attributes.splice(index < 0 ? this.attributes.length : index + 1, 0, attribute);
    }
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
        above.edits ?? (above.edits = {});
        above.edits.mayHoldStale = true;
    }
}
function setStale(node, stale) {
    if (node.view !== undefined)
        node.view.stale = stale;
    if (node.edits !== null)
        node.edits.mayHoldStale = stale;
    for (const child of node.nodes)
        setStale(child, stale);
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
    /** For the parser; everybody else uses `XmlNode.create`. @internal */
    constructor(name, source, leadStart, start) {
        this.parent = null;
        /** The file whose root this node is. @internal */
        this.rootOf = null;
        /** The place behind the open tag. @internal */
        this.openEnd = -1;
        /** The place behind the close tag. @internal */
        this.end = -1;
        /** @internal */
        this.nodes = NO_CHILDREN;
        /** @internal */
        this.edits = null;
        this.name = name;
        this.source = source;
        this.leadStart = leadStart;
        this.start = start;
    }
    /**
     * A new element that stands nowhere yet. Attributes with the value undefined or null are left out.
     * @throws RangeError for names and characters that XML cannot hold.
     */
    static create(name, attributes = {}, children = [], text) {
        checkName('XmlNode.create', name);
        const node = new XmlNode(name, '', -1, -1);
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
    /** Child elements in document order. The live list: copy it before changing it while walking. */
    get children() {
        return this.nodes;
    }
    /** The decoded value, undefined when the attribute is not there. Raw line breaks in it read as spaces. */
    attr(name) {
        if (this.edits?.tag)
            return this.edits.tag.get(name);
        const raw = this.rawAttr(name);
        return raw === undefined ? undefined : decodeAttribute(raw);
    }
    /** What stands between the quotes, undecoded: long numeric lists need no decoding. */
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
     * Changes, adds (at the end, or behind the attribute `after`) or, with null, removes an attribute. Setting the value
     * that it has changes nothing.
     * @throws RangeError for names and characters that XML cannot hold.
     */
    setAttr(name, value, after) {
        if ((this.attr(name) ?? null) === value)
            return;
        checkName('setAttr', name);
        if (value !== null)
            checkWritable(`${this.name}.${name}`, value);
        const edits = this.touch();
        edits.tag ?? (edits.tag = TagEdit.fromSource(this.source, this.start + 1 + this.name.length));
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
        this.touch().tail = cdata ? toCdata(value, eol) : escapeText(value);
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
            this.nodes = [];
        node.edits ?? (node.edits = {});
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
        this.edits ?? (this.edits = {});
        const index = parent.nodes.indexOf(this);
        releaseLead(parent, this, index);
        parent.nodes.splice(index, 1);
        this.parent = null;
        markStale$1(this);
    }
    /** A deep copy that stands nowhere and has no views; it is written as the original is. */
    clone() {
        const copy = new XmlNode(this.name, this.source, this.leadStart, this.start);
        copy.openEnd = this.openEnd;
        copy.end = this.end;
        if (this.edits !== null)
            copy.edits = cloneEdits(this.edits);
        if (this.nodes.length > 0)
            copy.nodes = this.nodes.map((node) => node.clone());
        for (const node of copy.nodes)
            node.parent = copy;
        return copy;
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
    touch() {
        for (let node = this.parent; node !== null; node = node.parent)
            node.edits ?? (node.edits = {});
        topOf(this).rootOf?.noteChange();
        return (this.edits ?? (this.edits = {}));
    }
}
function topOf(node) {
    let top = node;
    while (top.parent !== null)
        top = top.parent;
    return top;
}

/** Every name once: the nodes of all files share it. Documents know some hundred names; hostile ones may try more. */
const names = new Map();
const MAX_NAMES = 4096;
function shared(name) {
    const known = names.get(name);
    if (known !== undefined)
        return known;
    if (names.size < MAX_NAMES)
        names.set(name, name);
    return name;
}
/**
 * Reads a whole XML text into nodes and returns its root. The text is checked by saxes; the nodes keep places only.
 * @throws DocumentError naming `path`, line and column when the text is not well formed, has a document type
 * (whose entities could expand without bounds) or exceeds a limit.
 */
function parse$1(path, source, limits) {
    if (source.length > limits.maxTextLength) {
        throw new DocumentError(path, `is ${source.length} characters long; the limit maxTextLength is ${limits.maxTextLength}`);
    }
    const parser = new saxes.SaxesParser();
    const nodes = [];
    const marks = [];
    let open = null;
    let lastEnd = 0;
    function refuse(reason) {
        throw new DocumentError(path, `line ${parser.line}, column ${parser.column + 1}: ${reason}`);
    }
    parser.on('opentagstart', (tag) => {
        const node = new XmlNode(shared(tag.name), source, lastEnd, source.lastIndexOf('<', parser.position - 2));
        node.parent = open;
        nodes.push(node);
        marks.push(nodes.length);
        if (marks.length > limits.maxDepth) {
            refuse(`elements are nested deeper than the limit maxDepth, ${limits.maxDepth}`);
        }
        open = node;
    });
    parser.on('opentag', () => {
        lastEnd = parser.position;
        if (open !== null)
            open.openEnd = lastEnd;
    });
    parser.on('closetag', () => {
        const node = open;
        if (node === null)
            return;
        lastEnd = parser.position;
        node.end = lastEnd;
        const mark = marks.pop() ?? 0;
        if (mark < nodes.length) {
            node.nodes = nodes.slice(mark);
            nodes.length = mark;
        }
        open = node.parent;
    });
    parser.on('doctype', () => refuse('a document type (<!DOCTYPE …>) is refused'));
    try {
        parser.write(source).close();
    }
    catch (error) {
        if (error instanceof DocumentError)
            throw error;
        throw new DocumentError(path, explain(error));
    }
    const root = nodes[0];
    if (root === undefined)
        throw new DocumentError(path, 'malformed XML: no root element');
    return root;
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
    let end = start + 1;
    while (end < source.length && !isBlankAt(source, end) && source[end] !== '/' && source[end] !== '>')
        end++;
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
        const isEmpty = node.nodes.length === 0;
        if (node.edits === null && (isEmpty || !layout.isMoved)) {
            writer.copy(node.source, node.start, node.end);
            return;
        }
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
    /** What a child that is laid out here stands behind: as its brothers from the source do, or one level deeper. */
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
    /** Whether a node that is laid out behind `line` stood behind the same in this very text. */
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

/**
 * One XML text of a document. The text is fetched and parsed at first need and kept as it is: `serialize()` copies
 * every untouched stretch of it and writes only what was changed.
 */
class XmlFile {
    /** `source`: the text, or what fetches it at first need. */
    constructor(path, source, limits = {}) {
        /** Increases at each change of any node: for caches of what was computed from them. */
        this.version = 0;
        this.text = '';
        this.parsed = null;
        this.savedVersion = 0;
        this.path = path;
        this.limits = { ...DEFAULT_LIMITS, ...limits };
        this.readText = typeof source === 'string' ? () => source : source;
    }
    /** A new file around a root that stands nowhere; it counts as changed until it is saved. */
    static create(path, root, limits) {
        if (root.parent !== null || root.rootOf !== null)
            throw new Error(`XmlFile.create: <${root.name}> stands elsewhere.`);
        const file = new XmlFile(path, '', limits);
        file.parsed = root;
        root.rootOf = file;
        root.edits ?? (root.edits = {});
        file.noteChange();
        return file;
    }
    /** The text as it was read. */
    get source() {
        if (this.readText !== null) {
            this.text = this.readText();
            this.readText = null;
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
    /** Name and attributes of the root, read without parsing what follows its tag. */
    head() {
        return (this.parsed === null ? readHead(this.source) : null) ?? headOf(this.root);
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
    /** The whole text: the source itself while nothing was changed. */
    serialize() {
        return this.parsed?.edits ? serialize(this) : this.source;
    }
    /** Called by the nodes. @internal */
    noteChange() {
        this.version++;
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
const COLORS$1 = ['#4FFF4F', '#9933CC', '#FF4FFF', '#FF800A', '#4F80FF'];
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
        color: layer.color ?? COLORS$1[(names.length - 1 - index) % COLORS$1.length],
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
        index,
        duration: duration === 1 ? undefined : duration,
        name,
        labelType: name === undefined ? undefined : (labelType ?? 'name'),
        tweenType,
        motionTweenSnap: tweenType === 'motion' ? true : undefined,
        keyMode: KEY_MODES[tweenType ?? 'none'],
        acceleration: tweenEasing || undefined,
        soundName: sound,
    }, frame.attributes);
    const children = [];
    if (script !== undefined)
        children.push(scriptNode(script));
    const elements = (frame.elements ?? []).map((element) => elementNode(element, items));
    children.push(XmlNode.create('elements', {}, elements));
    return XmlNode.create('DOMFrame', texts, children);
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
    return { elements: [], frames: [], layers: [] };
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
/** What to throw where a member of the contract has not been written yet: the host never makes a value up. */
function notImplemented(member) {
    return new NotImplemented(member);
}
/** The host's words for a wrong argument. Source: published reports ("closeDocument: Argument number 1 is invalid."). */
function invalidArgument(method, position) {
    return new HostError(`${method}: Argument number ${position} is invalid.`);
}
/** The host's words for an object whose element was deleted or whose document was closed. */
const STALE_OBJECT = 'Invalid JavaScript object. The original object may have been deleted or the document may have been closed.';

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
/** The value as a finite number; `member` and the value stand in the error otherwise. */
function checkNumber(member, value, low = -Infinity, high = Infinity) {
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    if (typeof number !== 'number' || !Number.isFinite(number) || number < low || number > high) {
        const range = low === -Infinity && high === Infinity ? '' : ` from ${low} to ${high}`;
        throw new HostError(`${member}: expected a number${range}, got ${describe(value)}`);
    }
    return number;
}
/** The value if it is one of those allowed; the error lists them otherwise. */
function checkChoice(member, value, allowed) {
    const found = allowed.find((choice) => choice === value);
    if (found === undefined) {
        const choices = allowed.map((choice) => `"${choice}"`).join(', ');
        throw new HostError(`${member}: expected one of ${choices}, got ${describe(value)}`);
    }
    return found;
}
/** The value as a text: the host turns numbers and Booleans into text and refuses objects. */
function checkText(member, value) {
    if (typeof value === 'string')
        return value;
    if (typeof value === 'number' || typeof value === 'boolean')
        return String(value);
    throw new HostError(`${member}: expected a text, got ${describe(value)}`);
}
/** A value as messages show it. */
function describe(value) {
    if (typeof value === 'string')
        return `"${value}"`;
    if (typeof value === 'object' && value !== null)
        return Array.isArray(value) ? 'an Array' : 'an object';
    if (typeof value === 'function')
        return 'a function';
    return String(value);
}

/** Reads a colour in any of the formats of Adobe's reference (Layer.color, Document.backgroundColor, …). */
function parseColor(member, value) {
    if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 0xffffff) {
        return { rgb: `#${value.toString(16).padStart(6, '0').toUpperCase()}`, alpha: 1 };
    }
    const match = typeof value === 'string' ? /^#?([0-9a-f]{6})([0-9a-f]{2})?$/i.exec(value) : null;
    if (!match) {
        throw new HostError(`${member}: expected a colour ("#RRGGBB", "#RRGGBBAA" or a number), got ${describe(value)}`);
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
const TYPES$1 = {
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
    const type = TYPES$1[entry.attr('t') ?? ''];
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
        throw new HostError(`${member}: expected one of ${Object.keys(LETTERS).join(', ')}, got ${describe(type)}`);
    }
    const text = formatData(member, kind, data);
    const entry = dataEntry(owner, key) ?? newEntry(owner, key);
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
function newEntry(owner, name) {
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
        throw new HostError(`${member}: expected an Array for ${type}, got ${describe(data)}`);
    return data.map((value) => formatEntry(member, type, value)).join(',');
}
function formatEntry(member, type, value) {
    if (type === 'byteArray')
        return String(Math.trunc(checkNumber(member, value, 0, 255)));
    const number = checkNumber(member, value);
    return formatNumber(type.startsWith('integer') ? Math.trunc(number) : number);
}

/** A drive letter as URIs of the host have it: `C|/` or `C:/`. */
const DRIVE = /^\/?([A-Za-z])[|:](?=\/|$)/;
/**
 * The path behind a `file:///` URI, or undefined where the text is no such URI. Escapes are decoded; text that is
 * not a sound escape stands for itself, as scripts often build URIs without escaping.
 */
function uriToPath(uri) {
    const match = /^file:\/\/\/?/i.exec(uri);
    if (!match)
        return undefined;
    const decoded = `/${uri.slice(match[0].length).replace(/(?:%[0-9a-f]{2})+/gi, decodeEscapes)}`;
    return process.platform === 'win32'
        ? path.win32.normalize(decoded.replace(DRIVE, '$1:'))
        : path.normalize(decoded);
}
/** A path as the host writes URIs: `file:///C|/My%20Files/a.fla`. A folder keeps its closing slash. */
function pathToUri(file) {
    const absolute = file.replace(/\\/g, process.platform === 'win32' ? '/' : '\\');
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
/** Whether the transformation maps boxes onto boxes: no angle but multiples of 90 degrees. */
function keepsBoxes({ a, b, c, d }) {
    return (b === 0 && c === 0) || (a === 0 && d === 0);
}
function centerOf({ left, top, right, bottom }) {
    return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

const TWIPS_PER_PIXEL$1 = 20;
/** Space between the stored box of a text and the frame that the host shows and measures, in pixels. */
const TEXT_GUTTER = 2;
/** Width and height of a bitmap or video item, in pixels. */
function sizeOf(item) {
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
            return item ? sizedBox(sizeOf(item)) : emptyBox();
        case 'DOMVideoInstance':
            return node.attr('frameRight') === undefined && item ? sizedBox(sizeOf(item)) : twipsBox(node, 'frame');
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
    const read = (side) => readNumber(node, prefix === '' ? side.toLowerCase() : prefix + side) / TWIPS_PER_PIXEL$1;
    return { left: read('Left'), top: read('Top'), right: read('Right'), bottom: read('Bottom') };
}

const DEGREE = Math.PI / 180;
/** Skews that differ by less are one rotation. Matrices are stored in steps of 1/65536 (0.0009 degrees). */
const SAME_ANGLE = 0.01;
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
    return Math.abs(normalizeAngle(skewX - skewY)) < SAME_ANGLE ? skewY : NaN;
}
/** The same angle in degrees, greater than -180 and at most 180. */
function normalizeAngle(degrees) {
    const turned = degrees % 360;
    if (turned > 180)
        return turned - 360;
    return turned <= -180 ? turned + 360 : turned;
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
function apply(matrix, { x, y }) {
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
/** Whether the transformation only moves. */
function isTranslation({ a, b, c, d }) {
    return a === 1 && b === 0 && c === 0 && d === 1;
}
function translation(x, y) {
    return { a: 1, b: 0, c: 0, d: 1, tx: x, ty: y };
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
        throw new HostError(`${member}: expected ${expected}, got ${describe(value)}`);
    }
    return value;
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

const TWIPS_PER_PIXEL = 20;
/** The linear part of a matrix is stored in steps of 1/65536. */
const LINEAR_STEPS = 65536;
/** The next multiple of a twip (0.05 px). */
function toTwips(value) {
    return Math.round(value * TWIPS_PER_PIXEL) / TWIPS_PER_PIXEL;
}
/** The transformation in the `matrix` child of an element, a fill or a group; the identity where there is none. */
function readMatrix(owner) {
    const node = owner.child('matrix')?.child('Matrix');
    if (!node)
        return { a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0 };
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
/** Writes the values that changed; the identity is left out altogether. */
function writeMatrix(owner, matrix) {
    if (isIdentity(matrix)) {
        owner.child('matrix')?.remove();
        return;
    }
    const node = matrixNode(owner);
    writeNumber(node, 'a', matrix.a, 1);
    writeNumber(node, 'b', matrix.b);
    writeNumber(node, 'c', matrix.c);
    writeNumber(node, 'd', matrix.d, 1);
    writeNumber(node, 'tx', matrix.tx);
    writeNumber(node, 'ty', matrix.ty);
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
    /** Whether every item is still the same, unchanged. */
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
    const { width, height } = sizeOf(node);
    return `${width} ${height}`;
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

const HASH = 35;
const MINUS = 45;
const POINT$1 = 46;
const SLASH = 47;
const ZERO = 48;
const NINE = 57;
const MOVE = 33;
const LINE = 124;
const CURVE = 91;
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
            else if (code === MOVE || code === LINE || code === SLASH || code === CURVE || code === CURVE_END)
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
const decoded = new WeakMap();
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
            segments: decodeOnce(node, source, () => decodeEdges(source)),
        });
    }
    return edges;
}
/** `source`: all that the segments are made from. */
function decodeOnce(node, source, decode) {
    const known = decoded.get(node);
    if (known?.source === source)
        return known.segments;
    const segments = decode();
    decoded.set(node, { source, segments });
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
        segments: decodeOnce(node, attributesOf$1(node), () => (isOval ? readOval(node) : readRectangle(node))),
    };
}
function attributesOf$1(node) {
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
function framesOf(layer) {
    return layer.child('frames')?.children ?? [];
}
/** Frames of the longest layer. */
function frameCountOf(timeline) {
    let count = 0;
    for (const layer of layersOf(timeline)) {
        const last = framesOf(layer).at(-1);
        if (last)
            count = Math.max(count, readInteger(last, 'index') + readInteger(last, 'duration', 1));
    }
    return count;
}
/** The `DOMFrame` whose span covers a frame index, or undefined after the end of the layer. */
function frameAt(layer, index) {
    const frames = framesOf(layer);
    let low = 0;
    let high = frames.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        if (readInteger(frames[middle], 'index') <= index)
            low = middle + 1;
        else
            high = middle;
    }
    const frame = frames.at(low - 1);
    if (low === 0 || !frame)
        return undefined;
    return index < readInteger(frame, 'index') + readInteger(frame, 'duration', 1) ? frame : undefined;
}
/**
 * The frame of its symbol that an instance shows. Movie clips, buttons and components show their first one in the
 * editor; a graphic runs with the timeline that it stands on.
 *
 * @param elapsed Frames since the keyframe that the instance stands on.
 */
function shownFrame(instance, timeline, elapsed) {
    if (instance.attr('symbolType') !== 'graphic')
        return 0;
    const count = Math.max(1, frameCountOf(timeline));
    const first = clamp$1(readInteger(instance, 'firstFrame'), count);
    const last = clamp$1(readInteger(instance, 'lastFrame', count - 1), count);
    switch (readText(instance, 'loop', 'loop')) {
        case 'single frame':
            return first;
        case 'play once':
            return Math.min(first + elapsed, Math.max(first, last));
        case 'play once reverse':
        case 'play reverse':
            return Math.max(0, first - elapsed);
        case 'loop reverse':
            return (((first - elapsed) % count) + count) % count;
        default:
            return last > first && last < count - 1
                ? first + (elapsed % (last - first + 1))
                : (first + elapsed) % count;
    }
}
function clamp$1(frame, count) {
    return Math.min(Math.max(0, frame), count - 1);
}

const instances = new WeakMap();
/**
 * Bounds of elements, symbols and frames of one document, without strokes: shapes by the exact extrema of their curves,
 * everything through all matrices. Guide layers and hidden layers count, cameras do not. What was measured is kept
 * until a symbol or bitmap that it depends on changes.
 */
class ContentBounds {
    constructor(document) {
        this.items = new Map();
        this.elements = new WeakMap();
        this.document = document;
    }
    static of(document) {
        let bounds = instances.get(document);
        if (!bounds)
            instances.set(document, (bounds = new ContentBounds(document)));
        return bounds;
    }
    /** The box of an element in its parent's coordinates, at the first frame of its keyframe. Empty for nothing. */
    ofElement(node) {
        const file = node.file;
        const version = file?.version ?? -1;
        const known = this.elements.get(node);
        if (known && file && known.file === file && known.version === version && known.dependencies.hold())
            return known.box;
        const measurement = this.start();
        this.addElement(node, IDENTITY$1, 0, measurement);
        const { box, dependencies } = measurement;
        this.elements.set(node, { box, dependencies, file, version });
        return box;
    }
    /** The box of an element's content in the element's own coordinates, before its matrix. */
    ofContent(node) {
        const measurement = this.start();
        this.addContent(node, IDENTITY$1, 0, measurement);
        return measurement.box;
    }
    /** The box of all elements shown at a frame of a `DOMTimeline`, in its coordinates. */
    ofFrame(timeline, frame, includeHidden = true) {
        const measurement = this.start();
        this.addFrame(timeline, frame, IDENTITY$1, measurement, includeHidden);
        return measurement.box;
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
            if (layer.attr('layerType') === 'camera')
                continue;
            if (!includeHidden && layer.attr('visible') === 'false')
                continue;
            const keyframe = frameAt(layer, frame);
            if (!keyframe)
                continue;
            const elapsed = frame - readInteger(keyframe, 'index');
            for (const node of keyframe.child('elements')?.children ?? []) {
                this.addElement(node, matrix, elapsed, measurement);
            }
        }
    }
    addElement(node, matrix, elapsed, measurement) {
        if (node.name === 'DOMGroup') {
            // Members already stand in the coordinates of the group's parent; its own matrix only notes how it was turned.
            for (const member of node.child('members')?.children ?? []) {
                this.addElement(member, matrix, elapsed, measurement);
            }
            return;
        }
        this.addContent(node, node.child('matrix') ? concat(matrix, readMatrix(node)) : matrix, elapsed, measurement);
    }
    addContent(node, matrix, elapsed, measurement) {
        switch (node.name) {
            case 'DOMShape':
            case 'DOMRectangleObject':
            case 'DOMOvalObject':
                addOutline(node, matrix, measurement.box);
                return;
            case 'DOMGroup':
                this.addElement(node, matrix, elapsed, measurement);
                return;
            case 'DOMSymbolInstance':
            case 'DOMComponentInstance':
                this.addSymbol(node, matrix, elapsed, measurement);
                return;
            default: {
                const path = node.attr('libraryItemName');
                const item = path === undefined ? undefined : measurement.dependencies.item(path);
                includeTransformed(measurement.box, fixedBox(node, item?.node), matrix);
            }
        }
    }
    addSymbol(node, matrix, elapsed, measurement) {
        const path = node.attr('libraryItemName') ?? '';
        const item = measurement.dependencies.item(path);
        const timeline = item && timelineOf(item.node);
        if (!timeline)
            return;
        if (measurement.open.has(path)) {
            measurement.cut.add(path);
            return;
        }
        const frame = shownFrame(node, timeline, elapsed);
        if (keepsBoxes(matrix)) {
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
        return (x, y) => apply(inSteps, { x, y });
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
 * Whether the content of an element stands in the coordinates of the parent and has no matrix to carry it there: groups
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
    const { x, y } = apply(change, point);
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

/**
 * An element of a frame or group: a view of its node. Its own matrix carries its content into the coordinates of its
 * parent (the timeline that it stands on); `PlainShape` and `Group` have none and override what depends on it.
 *
 * Coordinates that scripts read and write are rounded to twips (0.05 px) unless the switch `roundToTwips` is off.
 */
class Element extends HostObject {
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
        this.turn({ scaleX: checkNumber('Element.scaleX', value) });
    }
    get scaleY() {
        return decompose(this.matrix).scaleY;
    }
    set scaleY(value) {
        this.turn({ scaleY: checkNumber('Element.scaleY', value) });
    }
    get skewX() {
        return decompose(this.matrix).skewX;
    }
    set skewX(value) {
        this.turn({ skewX: checkNumber('Element.skewX', value) });
    }
    get skewY() {
        return decompose(this.matrix).skewY;
    }
    set skewY(value) {
        this.turn({ skewY: checkNumber('Element.skewY', value) });
    }
    /** In degrees, clockwise; NaN for an element that is skewed or mirrored. */
    get rotation() {
        return rotationOf(decompose(this.matrix));
    }
    set rotation(value) {
        const angle = normalizeAngle(checkNumber('Element.rotation', value));
        const { skewX, skewY } = decompose(this.matrix);
        this.turn({ skewX: normalizeAngle(skewX + angle - skewY), skewY: angle });
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
    /** The bounds in the parent's coordinates, unrounded; where there is nothing to see, a point at the element's place. */
    get box() {
        const box = this.bounds;
        if (!isEmpty(box))
            return box;
        const { x, y } = this.reference;
        return { left: x, top: y, right: x, bottom: y };
    }
    /** The bounds in the parent's coordinates, unrounded; empty where there is nothing to see. */
    get bounds() {
        return ContentBounds.of(this.document).ofElement(this.node);
    }
    /** What `x` and `y` show, unrounded: the registration point. */
    get reference() {
        const { tx, ty } = this.matrix;
        return { x: tx, y: ty };
    }
    /** The transformation point in the parent's coordinates, unrounded. */
    get pivot() {
        return apply(readMatrix(this.node), this.storedPivot);
    }
    /** Carries the element along by a transformation of its parent's coordinates. */
    transformBy(change) {
        transformNode(this.node, change, this.roundsToTwips);
    }
    /** What `getTransformationPoint` returns, unrounded. */
    get localPivot() {
        return this.storedPivot;
    }
    writePivot(point) {
        writeTransformationPoint(this.node, point);
    }
    /** The transformation point in the coordinates in which it is stored: by default the centre of the content. */
    get storedPivot() {
        const stored = readTransformationPoint(this.node);
        if (stored)
            return stored;
        const box = ContentBounds.of(this.document).ofContent(this.node);
        return isEmpty(box) ? { x: 0, y: 0 } : centerOf(box);
    }
    writeMatrix(matrix) {
        writeMatrix(this.node, storable(matrix, readMatrix(this.node), this.roundsToTwips));
    }
    /** Gives the matrix other scales or angles; its place stays. */
    turn(parts) {
        this.writeMatrix(turned(this.matrix, parts));
    }
    /** Whether the element may hold persistent data. */
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
Element.className = 'Element';

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
            throw new HostError(`Instance.libraryItem: expected an item of this document's library, got ${describe(value)}`);
        }
        if (!allowed.includes(item.itemType)) {
            throw new HostError(`Instance.libraryItem: expected an item of the same kind (${allowed.join(', ')}), got the ${item.itemType} "${item.name}"`);
        }
        this.node.setAttr('libraryItemName', item.name);
    }
    /** Path of the item, which may be missing. */
    get itemPath() {
        return readText(this.node, 'libraryItemName');
    }
}
Instance.className = 'Instance';

/** Shows a bitmap: a view of one `DOMBitmapInstance`. */
class BitmapInstance extends Instance {
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
        return item ? sizeOf(item.node) : { width: 0, height: 0 };
    }
}
BitmapInstance.className = 'BitmapInstance';

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

/** Values of `colorMode`. */
const COLOR_MODES = ['none', 'brightness', 'tint', 'alpha', 'advanced'];
const CHANNELS = ['red', 'green', 'blue', 'alpha'];
/** Multipliers are stored in steps of 1/256. */
const STEPS = 256;
const ADVANCED = ['redMultiplier', 'greenMultiplier', 'blueMultiplier'].concat([
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
    if (ADVANCED.some(has))
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
/** What the effect, whatever its mode, does to each channel. */
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
    return Math.round(multiplier * STEPS) / STEPS;
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

const number$1 = (low, high, initial, scale = 1) => {
    return { kind: 'number', low, high, initial, scale };
};
const color = (initial, alpha) => ({ kind: 'color', initial, alpha });
const BLUR = { blurX: number$1(0, 255, 5), blurY: number$1(0, 255, 5) };
const FLAG = { kind: 'flag' };
const QUALITY = { kind: 'quality' };
const STRENGTH = number$1(0, 25500, 100, 100);
const ANGLED = { angle: number$1(-360, 360, 45), distance: number$1(-255, 255, 5) };
const GRADIENT = {
    ...BLUR,
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
            ...BLUR,
            strength: STRENGTH,
            quality: QUALITY,
            ...ANGLED,
            color: color('#000000', 'alpha'),
            inner: FLAG,
            knockout: FLAG,
            hideObject: FLAG,
        },
    },
    BlurFilter: { name: 'blurFilter', properties: { ...BLUR, quality: QUALITY } },
    GlowFilter: {
        name: 'glowFilter',
        properties: {
            ...BLUR,
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
            brightness: number$1(-100, 100, 0),
            contrast: number$1(-100, 100, 0),
            saturation: number$1(-100, 100, 0),
            hue: number$1(-180, 180, 0),
        },
    },
};
const QUALITIES = ['low', 'medium', 'high'];
const BEVEL_TYPES = ['inner', 'outer', 'full'];

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
    return nodes.filter((node) => node.name in FILTER_KINDS).map(readFilter);
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
        throw new HostError(`${member}: expected an Array of Filter objects, got ${describe(value)}`);
    const written = value.map((entry, i) => filterNode(`${member}[${i}]`, entry));
    if (written.length === 0) {
        removeChild(element, 'filters');
        return;
    }
    const list = childOrNew(element, 'filters', ['color', 'MatteColor']);
    written.forEach((node, i) => {
        const old = list.children.at(i);
        if (old?.name === node.name)
            adopt(old, node);
        else
            list.insert(node, i);
    });
    for (const extra of list.children.slice(written.length))
        extra.remove();
}
/** Makes `old` have the attributes and entries of `fresh`. */
function adopt(old, fresh) {
    const known = ['isEnabled', ...Object.entries(FILTER_KINDS[old.name].properties).flatMap(attributesOf)];
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
function attributesOf([key, property]) {
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
            const quality = QUALITIES.indexOf(checkChoice(member, value, QUALITIES)) + 1;
            node.setAttr(key, quality === 1 ? null : String(quality));
            return;
        }
        default: {
            const type = checkChoice(member, value, BEVEL_TYPES);
            node.setAttr(key, type === 'inner' ? null : type);
        }
    }
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
/** What instances of symbols and compiled clips share: colour effect, filters, blending, accessibility. */
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
}
CompiledClipInstance.className = 'CompiledClipInstance';

/** A parameter of a component: a view of one `Inspectable`. */
class Parameter extends HostObject {
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
Parameter.className = 'Parameter';

const SYMBOL_TYPES$1 = ['button', 'movie clip', 'graphic'];
/** Adobe's reference has the first three; the others come with newer versions of the host. */
const LOOPS = ['loop', 'play once', 'single frame', 'loop reverse', 'play once reverse'];
/** Shows a symbol: a view of one `DOMSymbolInstance`. */
class SymbolInstance extends DisplayInstance {
    /** How the instance behaves, whatever the type of its item. */
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
SymbolInstance.className = 'SymbolInstance';

/** Shows a component: a view of one `DOMComponentInstance`. */
class ComponentInstance extends SymbolInstance {
    constructor() {
        super(...arguments);
        this.source = '';
        this.parameterCache = [];
    }
    /** What the Component inspector shows. */
    get parameters() {
        const source = this.node.child('parametersAsXML')?.text() ?? '';
        if (source !== this.source) {
            this.source = source;
            this.parameterCache = readParameters(source);
        }
        return this.parameterCache;
    }
}
ComponentInstance.className = 'ComponentInstance';
/** The text is a list of `property` elements without a root. */
function readParameters(source) {
    const list = new XmlFile('parametersAsXML', `<properties>${source}</properties>`).root;
    return list.children
        .flatMap((property) => property.childrenNamed('Inspectable'))
        .map((node) => new Parameter(node));
}

const types = new Map();
let otherType;
/** Says which classes stand for which nodes; `other` for those that the list does not have. */
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
            .map((start) => (isVisited[start] ? undefined : walk(edges, next, start, isVisited)))
            .filter((loop) => loop !== undefined);
        loops.push(...found.sort((one, other) => Math.sign(one.area) - Math.sign(other.area)));
    }
    return { next, previous, loops };
}
function walk(edges, next, start, isVisited) {
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
    /** How far the end of a half edge lies to the right of its departure: tells curves that leave alike apart. */
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

const STYLES$1 = ['noFill', 'solid', 'bitmap', 'linearGradient', 'radialGradient'];
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
    const style = checkChoice(`${member}: style`, fill.style, STYLES$1);
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
/** Node name -> style, and the properties that only this style has; numbers where the reference says so. */
const KINDS = {
    SolidStroke: { style: 'solid' },
    DashedStroke: { style: 'dashed', numbers: ['dash1', 'dash2'] },
    DottedStroke: { style: 'dotted', numbers: ['dotSpace'] },
    RaggedStroke: { style: 'ragged', words: ['pattern', 'waveHeight', 'waveLength'] },
    StippleStroke: { style: 'stipple', words: ['dotSize', 'variation', 'density'] },
    HatchedStroke: {
        style: 'hatched',
        words: ['hatchThickness', 'space', 'jiggle', 'rotate', 'curve', 'length'],
    },
};
const STYLES = ['noStroke', ...Object.values(KINDS).map(({ style }) => style)];
const CAPS = ['none', 'round', 'square'];
const JOINS = ['miter', 'round', 'bevel'];
const SCALES = ['normal', 'horizontal', 'vertical', 'none'];
/** The stroke in a `StrokeStyle` or `stroke` node; no stroke for undefined. */
function readStroke(holder) {
    const node = holder?.children[0];
    const kind = node && KINDS[node.name];
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
    for (const name of kind.numbers ?? [])
        stroke[name] = readNumber(node, name);
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
    const style = checkChoice(`${member}: style`, stroke.style, STYLES);
    const kind = Object.entries(KINDS).find(([, { style: known }]) => known === style);
    if (!kind)
        return undefined;
    const [name, { numbers = [], words = [] }] = kind;
    const thickness = checkNumber(`${member}: thickness`, stroke.thickness ?? 1, 0, 200);
    const caps = checkChoice(`${member}: capType`, stroke.capType ?? 'round', CAPS);
    const joints = checkChoice(`${member}: joinType`, stroke.joinType ?? 'round', JOINS);
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
    for (const extra of numbers)
        node.setAttr(extra, formatNumber(checkNumber(`${member}: ${extra}`, stroke[extra], 0)));
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
    /** Whether the contour encloses an area; false for the one around a shape, and for the one around a hole. */
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
Contour.className = 'Contour';

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
    return isLine ? between(start, end, 0.5) : control;
}
/** Cuts a segment at parameter `t` (0 to 1): it keeps the first piece, the second is returned. */
function splitSegment(segment, t) {
    const { start, control, end, isLine } = segment;
    const before = between(start, control, t);
    const after = between(control, end, t);
    const middle = isLine ? between(start, end, t) : between(before, after, t);
    segment.control = before;
    segment.end = middle;
    return { ...segment, start: middle, control: after, end };
}
function between(one, other, t) {
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
Edge.className = 'Edge';
function controlIndex(member, value) {
    return Number(checkChoice(member, String(value), CONTROLS.map(String)));
}

/** One side of an edge, with a direction. */
class HalfEdge extends HostObject {
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
HalfEdge.className = 'HalfEdge';

/** A point in which edges of a shape meet. */
class Vertex extends HostObject {
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
Vertex.className = 'Vertex';

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
        return this.walks.loops.map((_, index) => { var _a; return ((_a = this.contourObjects)[index] ?? (_a[index] = new Contour(this, index))); });
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
        var _a;
        return ((_a = this.edgeObjects)[index] ?? (_a[index] = new Edge(this, index)));
    }
    halfEdge(index) {
        var _a;
        if (index >= this.halfEdges.count) {
            throw new HostError('Edge.getHalfEdge: a piece of a split edge has half edges after shape.endEdit() only');
        }
        return ((_a = this.halfEdgeObjects)[index] ?? (_a[index] = new HalfEdge(this, index)));
    }
    vertex(index) {
        var _a;
        return ((_a = this.vertexObjects)[index] ?? (_a[index] = new Vertex(this, index)));
    }
    /** How the half edges follow each other. */
    get walks() {
        this.contourWalks ?? (this.contourWalks = contourLoops(this.halfEdges));
        return this.contourWalks;
    }
    /** The first half edge that starts in a vertex. */
    halfEdgeFrom(vertex) {
        this.starts ?? (this.starts = firstHalves(this.halfEdges));
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
        this.draft ?? (this.draft = draftOf(this.halfEdges));
    }
    /** What may be changed. `member` is the host's name of what wants to, for the error. */
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
        super.writePivot(inverse ? apply(inverse, point) : point);
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
    turn(parts) {
        const { x, y } = this;
        super.turn(parts);
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
Shape.className = 'Shape';

/** A primitive oval: a view of one `DOMOvalObject`. */
class Oval extends Shape {
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
Oval.className = 'Oval';

/** A primitive rectangle: a view of one `DOMRectangleObject`. Radii are in pixels. */
class Rectangle extends Shape {
    /** Whether all corners have the radius of the top left one. */
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
Rectangle.className = 'Rectangle';

/** The `DOMTextRun` nodes of a text. */
function runsOf(text) {
    return text.child('textRuns')?.children ?? [];
}
/** The characters of a run; lines are separated by `\r`. */
function charactersOf(run) {
    return run.child('characters')?.text() ?? '';
}
/** All characters of a text. */
function textOf(text) {
    return runsOf(text).map(charactersOf).join('');
}
/** Whatever ends the lines of `characters`, the document has `\r` there. */
function setCharacters(run, characters) {
    childOrNew(run, 'characters', ['textAttrs']).setText(characters.replace(/\r\n|\n/g, '\r'));
}
/** The `DOMTextAttrs` of a run. */
function attributesNodeOf(run) {
    return childOrNew(childOrNew(run, 'textAttrs'), 'DOMTextAttrs');
}
/**
 * Replaces the characters from `start` up to, not including, `end`. The new ones look like the first one replaced, or,
 * where nothing is replaced, like the one before. Runs that become empty go, but for the last one left.
 */
function replaceText(text, characters, start, end) {
    const target = runForInsertion(text, start, end);
    let offset = 0;
    for (const run of [...runsOf(text)]) {
        const old = charactersOf(run);
        const from = clamp(start - offset, old.length);
        const to = clamp(end - offset, old.length);
        offset += old.length;
        const kept = run === target ? old.slice(0, from) + characters + old.slice(to) : old.slice(0, from) + old.slice(to);
        if (kept !== old)
            setCharacters(run, kept);
        if (kept === '' && run !== target)
            run.remove();
    }
}
function runForInsertion(text, start, end) {
    const runs = runsOf(text);
    if (runs.length === 0)
        return appendRun(text);
    let offset = 0;
    for (const run of runs) {
        const length = charactersOf(run).length;
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
/** The runs that hold the characters from `start` up to `end`, whole or in part. */
function runsBetween(text, start, end) {
    let offset = 0;
    return runsOf(text).filter((run) => {
        const from = offset;
        offset += charactersOf(run).length;
        return from < end && offset > start;
    });
}
/** Makes runs begin or end at `start` and `end` and returns those between. */
function isolateRuns(text, start, end) {
    splitAt(text, start);
    splitAt(text, end);
    return runsBetween(text, start, end);
}
function splitAt(text, index) {
    let offset = 0;
    const runs = runsOf(text);
    for (let i = 0; i < runs.length; i++) {
        const characters = charactersOf(runs[i]);
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
function joinRuns(text) {
    const runs = [...runsOf(text)];
    for (let i = runs.length - 1; i > 0; i--) {
        if (look(runs[i]) !== look(runs[i - 1]))
            continue;
        setCharacters(runs[i - 1], charactersOf(runs[i - 1]) + charactersOf(runs[i]));
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
function clamp(value, length) {
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
function isBold(face) {
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
const number = (name, low, high, fallback = 0, isOfParagraph = false) => ({
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
const letterSpacing = number('letterSpacing', -60, 60);
/** Ranges: Adobe's reference; defaults: verified against compiled movies (document format, 5.6). */
const TEXT_ATTRIBUTES = {
    aliasText: flag('aliasText', true),
    alignment: choice('alignment', ['left', 'center', 'right', 'justify'], true),
    autoKern: flag('autoKern', true),
    bold: style(isBold, 'isBold'),
    characterPosition: choice('characterPosition', ['normal', 'subscript', 'superscript']),
    characterSpacing: letterSpacing,
    face,
    fillColor,
    indent: number('indent', -720, 720, 0, true),
    italic: style(isItalic, 'isItalic'),
    leftMargin: number('leftMargin', 0, 720, 0, true),
    letterSpacing,
    lineSpacing: number('lineSpacing', -360, 720, 2, true),
    rightMargin: number('rightMargin', 0, 720, 0, true),
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
        throw new HostError(`${member}: expected the name of a text attribute (${names}), got ${describe(name)}`);
    }
    return TEXT_ATTRIBUTES[String(name)];
}

/** How a run of text looks: a view of one `DOMTextAttrs`. Sizes in points, distances in pixels. */
class TextAttrs extends HostObject {
    constructor(node) {
        super();
        this.node = node;
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
        TEXT_ATTRIBUTES[name].write(this.node, value, `TextAttrs.${name}`);
    }
}
TextAttrs.className = 'TextAttrs';

/** A stretch of text that looks alike: a view of one `DOMTextRun`. */
class TextRun extends HostObject {
    constructor(node) {
        super();
        this.node = node;
    }
    /** Lines are separated by `\r`. */
    get characters() {
        return charactersOf(this.node);
    }
    set characters(value) {
        setCharacters(this.node, checkText('TextRun.characters', value));
    }
    get textAttrs() {
        const node = attributesNodeOf(this.node);
        node.view ?? (node.view = new TextAttrs(node));
        return node.view;
    }
    /** Takes over the properties that the value has. */
    set textAttrs(value) {
        const given = checkObject('TextRun.textAttrs', value, 'a TextAttrs object');
        const node = attributesNodeOf(this.node);
        for (const [name, attribute] of Object.entries(TEXT_ATTRIBUTES)) {
            if (given[name] !== undefined)
                attribute.write(node, given[name], `TextRun.textAttrs: ${name}`);
        }
    }
}
TextRun.className = 'TextRun';

/** Values of `textType`. */
const TEXT_TYPES = ['static', 'dynamic', 'input'];
/** The type of a text is the name of its node. */
const NODE_NAMES = {
    static: 'DOMStaticText',
    dynamic: 'DOMDynamicText',
    input: 'DOMInputText',
};
/** What only some types of text have, and goes when the type changes to another. */
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

/** The characters of a `DOMTLFText`; paragraphs are separated by `\r`. */
function tlfText(node) {
    const flow = node.child('markup')?.child('tlfTextObject')?.child('TextFlow');
    return flow?.children.map(paragraphText).join('\r') ?? '';
}
function paragraphText(node) {
    if (node.name === 'br')
        return '\n';
    return node.children.length === 0 ? node.text() : node.children.map(paragraphText).join('');
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
        this.needRuns('textRuns');
        return runsOf(this.node).map((node) => (node.view ?? (node.view = new TextRun(node))));
    }
    getTextString(startIndex = 0, endIndex) {
        const { characters } = this;
        return characters.slice(index('Text.getTextString', startIndex), endIndex ?? characters.length);
    }
    /** Without indices all text is replaced; with one the text is inserted there; with two it replaces what is between. */
    setTextString(text, startIndex, endIndex) {
        this.needRuns('setTextString');
        const characters = checkText('Text.setTextString', text);
        const start = Math.min(index('Text.setTextString', startIndex ?? 0), this.length);
        const end = startIndex === undefined ? this.length : index('Text.setTextString', endIndex ?? start);
        replaceText(this.node, characters, start, Math.max(start, end));
    }
    /** Undefined where the range does not look the same everywhere. One index is that character alone. */
    getTextAttr(attrName, startIndex, endIndex) {
        this.needRuns('getTextAttr');
        const attribute = textAttribute('Text.getTextAttr', attrName);
        const [start, end] = this.range('Text.getTextAttr', startIndex, endIndex);
        const between = runsBetween(this.node, start, end);
        const nodes = (between.length > 0 ? between : runsOf(this.node).slice(0, 1)).map(attributesNodeOf);
        const values = new Set(nodes.map((node) => attribute.read(node)));
        return values.size === 1 ? [...values][0] : undefined;
    }
    setTextAttr(attrName, attrValue, startIndex, endIndex) {
        this.needRuns('setTextAttr');
        const attribute = textAttribute('Text.setTextAttr', attrName);
        const member = `Text.setTextAttr: ${attrName}`;
        attribute.write(XmlNode.create('DOMTextAttrs'), attrValue, member);
        let [start, end] = this.range('Text.setTextAttr', startIndex, endIndex);
        if (attribute.isOfParagraph)
            [start, end] = paragraphsAround(this.characters, start, end);
        const runs = this.length === 0 ? runsOf(this.node) : isolateRuns(this.node, start, end);
        for (const run of runs)
            attribute.write(attributesNodeOf(run), attrValue, member);
        joinRuns(this.node);
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
        return apply(readMatrix(this.node), this.isTLF ? { x: 0, y: 0 } : { x, y });
    }
    get isTLF() {
        return this.node.name === 'DOMTLFText';
    }
    get characters() {
        return this.isTLF ? tlfText(this.node) : textOf(this.node);
    }
    /** TLF text is kept as markup, which this host reads as plain text only. */
    needRuns(member) {
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
Text.className = 'Text';
function index(member, value) {
    return Math.trunc(checkNumber(`${member}: index`, value, 0));
}

/** An element of a kind that this host does not know: it can be moved, and says nothing of what it is. */
class UnknownElement extends Element {
    get elementType() {
        throw notImplemented(`Element.elementType of ${this.node.name}`);
    }
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
        return readText(this, 'itemID');
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
Item.className = 'Item';

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

/** What bitmaps, sounds and videos share: the file that they were imported from. */
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
BitmapItem.className = 'BitmapItem';

/** A compiled component (SWC). The host has no class of its own for it. */
class CompiledClipItem extends ListedItem {
    get itemType() {
        return 'compiled clip';
    }
}

const TARGETS = ['all', 'position', 'rotation', 'scale', 'color', 'filters'];
/** What the curve is where the document stores none: a straight line. */
const STRAIGHT = [
    { x: 0, y: 0 },
    { x: 1 / 3, y: 1 / 3 },
    { x: 2 / 3, y: 2 / 3 },
    { x: 1, y: 1 },
];
function curveOf(frame, target) {
    const curves = frame.child('tweens')?.childrenNamed('CustomEase') ?? [];
    return curves.find((curve) => (curve.attr('target') ?? 'all') === target);
}
/** Control points of the ease curve of a property, from (0, 0) to (1, 1). */
function readEase(frame, property = 'all') {
    const target = checkChoice('Frame.getCustomEase', property, TARGETS);
    const points = curveOf(frame, target)?.childrenNamed('Point') ?? [];
    if (points.length === 0)
        return STRAIGHT.map((point) => ({ ...point }));
    return points.map((point) => ({ x: readNumber(point, 'x'), y: readNumber(point, 'y') }));
}
/** Stores the curve of a property and makes the frame use custom curves. */
function writeEase(frame, property, points) {
    const target = checkChoice('Frame.setCustomEase', property, TARGETS);
    if (!Array.isArray(points) || points.length < 4 || points.length % 3 !== 1) {
        throw new HostError(`Frame.setCustomEase: expected an Array of 4, 7, 10 … points {x, y}, got ${describe(points)}` +
            (Array.isArray(points) ? ` of ${points.length}` : ''));
    }
    const nodes = points.map((point) => pointNode(point));
    const tweens = childOrNew(frame, 'tweens', ['elements']);
    curveOf(frame, target)?.remove();
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
/** `name` and `labelType` of a frame always stand together: a first name makes a label of type `name`. */
function writeName(frame, name) {
    frame.setAttr('name', name === '' ? null : name, 'duration');
    if (name === '')
        frame.setAttr('labelType', null);
    else if (frame.attr('labelType') === undefined)
        frame.setAttr('labelType', 'name', 'name');
}
/** Adobe's reference: setting a label to `none` clears the name. */
function writeLabelType(frame, type) {
    if (type === 'none')
        writeName(frame, '');
    else
        frame.setAttr('labelType', type, 'name');
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

/** A sound: a view of one `DOMSoundItem`. */
class SoundItem extends MediaItem {
    get itemType() {
        return 'sound';
    }
    /** `MP3` for a sound imported from an MP3 file, else `RAW`; told by the name of the file. */
    get originalCompressionType() {
        const source = readText(this.node, 'sourceExternalFilepath') || readText(this.node, 'href');
        return /\.mp3$/i.test(source) ? 'MP3' : 'RAW';
    }
}
SoundItem.className = 'SoundItem';

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
function soundItemOf(frame) {
    const item = frame.document.library.find(frame.soundName);
    return item instanceof SoundItem ? item : null;
}
/** Attaches the sound of that path, or with an empty text takes the sound away. */
function attachSound(frame, path) {
    const { node } = frame;
    if (path === '') {
        for (const name of SOUND_ATTRIBUTES)
            node.setAttr(name, null);
        removeChild(node, 'SoundEnvelope');
        return;
    }
    if (!(frame.document.library.find(path) instanceof SoundItem)) {
        throw new HostError(`Frame.soundName: the library has no sound called ${describe(path)}`);
    }
    if (node.attr('soundName') === path)
        return;
    node.setAttr('soundName', path);
    if (!node.child('SoundEnvelope'))
        writeEnvelope(node, [{ mark: 0, leftChannel: FULL_LEVEL, rightChannel: FULL_LEVEL }]);
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
        throw new HostError(`Frame.setSoundEnvelope: expected an Array of points, got ${describe(points)}`);
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
    get tweened() {
        if (this.frame.tweenType === 'none')
            throw new HostError('Tween: the frame is not tweened');
        return this.frame;
    }
}
Tween.className = 'Tween';

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
/** What only a tweened frame has: taken away with the tween. */
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
];
/** Starts or removes a tween: a new classic tween snaps to guides, as the host's menu command makes it. */
function setTweenType(frame, type) {
    if ((frame.attr('tweenType') ?? 'none') === type)
        return;
    if (type === 'none') {
        for (const name of TWEEN_ATTRIBUTES)
            frame.setAttr(name, null);
        for (const name of ['tweens', 'motionObjectXML', 'MorphShape', 'morphHintsList'])
            removeChild(frame, name);
        frame.setAttr('keyMode', DEFAULT_KEY_MODE);
        return;
    }
    frame.setAttr('tweenType', type);
    frame.setAttr('keyMode', String(TWEENED[type]));
    if (type === 'motion')
        setTweenFlag(frame, 'motionTweenSnap', true);
}
function setTweenFlag(frame, flag, value) {
    writeFlag(frame, flag, Boolean(value), flag === 'motionTweenScale');
    if (frame.attr('tweenType') !== 'motion')
        return;
    const mode = Number(frame.attr('keyMode') ?? STATIC);
    frame.setAttr('keyMode', String(value ? mode | BITS[flag] : mode & ~BITS[flag]));
}
/** Newer versions repeat the easing in `tweens/Ease`: kept in step where it is there. */
function writeEasing(frame, easing) {
    frame.setAttr('acceleration', easing === 0 ? null : String(easing));
    const eases = frame.child('tweens')?.childrenNamed('Ease') ?? [];
    for (const ease of eases) {
        if (ease.attr('method') === undefined)
            ease.setAttr('intensity', easing === 0 ? null : String(easing));
    }
}

/** A keyframe and the span that it holds for: a view of one `DOMFrame`. */
class Frame extends HostObject {
    constructor(node, layer) {
        super();
        this.node = node;
        this.layer = layer;
    }
    get startFrame() {
        return readInteger(this.node, 'index');
    }
    get duration() {
        return Math.max(1, readInteger(this.node, 'duration', 1));
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
        this.tween ?? (this.tween = new Tween(this));
        return this.tween;
    }
    /** -100 (eases in) to 100 (eases out). */
    get tweenEasing() {
        return readInteger(this.node, 'acceleration');
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
        attachSound(this, checkText('Frame.soundName', value));
    }
    get soundLibraryItem() {
        return soundItemOf(this);
    }
    set soundLibraryItem(value) {
        attachSound(this, value?.name ?? '');
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
Frame.className = 'Frame';

/** Which layer each layer belongs to, before the list is changed. */
function readParents(layers) {
    return new Map(layers.map((layer) => [layer, layer.parentLayer]));
}
/** Whether a list is its tree in order: each layer belongs to the layer before it or to one that this belongs to. */
function isOrdered(layers, parents) {
    return layers.every((layer, index) => {
        const parent = parents.get(layer) ?? null;
        if (parent === null)
            return true;
        for (let open = layers[index - 1] ?? null; open; open = parents.get(open) ?? null) {
            if (open === parent)
                return true;
        }
        return false;
    });
}
/**
 * Whether a layer can belong to another without moving. Adobe's reference: the parent must be a folder, guide or mask
 * that precedes the layer, or the parent of one beside it; anything else has no effect.
 */
function canSetParent(layer, parent) {
    if (parent && (parent.timeline !== layer.timeline || parent.ownType === 'normal'))
        return false;
    const layers = layer.timeline.layers;
    const parents = readParents(layers);
    parents.set(layer, parent);
    return isOrdered(layers, parents);
}
function setParent(layer, parent) {
    layer.write().setAttr('parentLayerIndex', parent ? String(parent.index) : null);
}

const SETTABLE = ['normal', 'guide', 'guided', 'mask', 'masked', 'folder'];
/**
 * Assigns `layer.layerType`. `guided` and `masked` attach the layer to the guide or mask right above it (assumed: no
 * effect where there is none); `folder` drops the frames, as the host does after asking; a layer that stops being a
 * mask or guide lets its children go to where it belongs itself.
 */
function changeLayerType(layer, value) {
    const type = checkChoice('Layer.layerType', value, SETTABLE);
    if (type === layer.layerType)
        return;
    if (type === 'guided' || type === 'masked')
        attach(layer, type === 'guided' ? 'guide' : 'mask');
    else if (type === 'folder')
        makeFolder(layer);
    else
        makePlain(layer, type);
}
function attach(layer, parentType) {
    const above = layer.timeline.layers[layer.index - 1];
    for (let parent = above ?? null; parent; parent = parent.parentLayer) {
        if (parent.ownType === parentType && canSetParent(layer, parent)) {
            releaseChildren(layer);
            layer.node.setAttr('layerType', null);
            setParent(layer, parent);
            return;
        }
    }
}
function makeFolder(layer) {
    detach(layer);
    layer.write().setAttr('layerType', 'folder');
    layer.node.child('frames')?.remove();
    layer.framesChanged();
}
function makePlain(layer, type) {
    if (type === 'normal')
        releaseChildren(layer);
    detach(layer);
    layer.write().setAttr('layerType', type === 'normal' ? null : type);
}
/** Takes a masked or guided layer out of its mask or guide, but leaves it in the folder around that. */
function detach(layer) {
    const parent = layer.parentLayer;
    if (parent && parent.ownType !== 'folder')
        setParent(layer, parent.parentLayer);
}
function releaseChildren(layer) {
    const parent = layer.parentLayer;
    for (const child of layer.timeline.layers)
        if (child.parentLayer === layer)
            setParent(child, parent);
}

/** More frames than any version of the host allows in a timeline; a document that claims more is broken. */
const MAX_FRAMES = 100000;
/** One entry per frame index: the keyframe whose span covers it. Spans are contiguous, so a gap belongs to the left. */
function spansOf(keyframes, frameCount) {
    if (frameCount > MAX_FRAMES) {
        throw new HostError(`A layer claims ${frameCount} frames; at most ${MAX_FRAMES} are possible`);
    }
    const frames = [];
    keyframes.forEach((keyframe, i) => {
        const end = i + 1 < keyframes.length ? keyframes[i + 1].startFrame : frameCount;
        while (frames.length < end)
            frames.push(keyframe);
    });
    return frames;
}
/** The last keyframe that starts at or before an index. */
function keyframeAt(keyframes, index) {
    let low = 0;
    let high = keyframes.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        if (keyframes[middle].startFrame <= index)
            low = middle + 1;
        else
            high = middle;
    }
    return keyframes[Math.max(0, low - 1)];
}

/** A layer: a view of one `DOMLayer`. */
class Layer extends HostObject {
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
        const index = readNumber(this.node, 'parentLayerIndex', -1);
        return this.timeline.layers[index] ?? null;
    }
    set parentLayer(value) {
        if (value !== null && !(value instanceof Layer)) {
            throw new HostError(`Layer.parentLayer: expected a Layer or null, got ${describe(value)}`);
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
            throw new HostError(`Layer.height: expected 100, 200 or 300, got ${describe(value)}`);
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
        this.frameCache ?? (this.frameCache = spansOf(this.keyframes, this.frameCount));
        return this.frameCache;
    }
    /** The keyframes, each once, in order. */
    get keyframes() {
        this.keyframeCache ?? (this.keyframeCache = this.frameNodes.map((node) => this.frameOf(node)));
        return this.keyframeCache;
    }
    /** The keyframe shown at a frame index, or undefined after the end of the layer. */
    frameAt(index) {
        return index < this.frameCount ? keyframeAt(this.keyframes, index) : undefined;
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
        node.view ?? (node.view = new Frame(node, this));
        return node.view;
    }
}
Layer.className = 'Layer';

/** The keyframes at the playhead, bottom layer first: what the stage shows. */
function framesShown(timeline) {
    const shown = [];
    for (const layer of timeline.layers) {
        const frame = layer.frameAt(timeline.currentFrame);
        if (frame)
            shown.unshift(frame);
    }
    return shown;
}
/** The frames whose elements can be selected: those of layers that are neither locked nor hidden. */
function selectableFrames(document) {
    return framesShown(document.getTimeline()).filter(({ layer }) => layer.visible && !layer.locked);
}
function isSelectable(document, element) {
    const timeline = document.getTimeline();
    const layer = element.layer;
    if (layer.timeline !== timeline || layer.locked || !layer.visible || element.locked)
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
        throw new HostError(`Document.selection: expected an Array of elements, got ${describe(value)}`);
    }
    return value.map((entry) => {
        if (entry instanceof Element)
            return entry;
        throw new HostError(`Document.selection: expected an Array of elements, got one with ${describe(entry)}`);
    });
}
function selectAll(document) {
    for (const frame of selectableFrames(document))
        selectElements(frame);
}
/** Selects every element of a frame that is not locked. */
function selectElements(frame) {
    for (const element of frame.backToFront)
        if (!element.locked)
            element.node.setAttr('selected', 'true');
}
/** Clears the selection of the timeline on the stage. */
function selectNone(document) {
    for (const frame of framesShown(document.getTimeline())) {
        for (const node of frame.elementNodes)
            node.setAttr('selected', null);
    }
}

/** Moves the playhead. Assumed: beyond the last frame it stops at the last; the selection of elements is lost. */
function setCurrentFrame(timeline, value) {
    const last = Math.max(0, timeline.frameCount - 1);
    const frame = Math.min(last, Math.trunc(checkNumber('Timeline.currentFrame', value, 0)));
    if (frame === timeline.currentFrame)
        return;
    if (timeline === timeline.document.getTimeline())
        selectNone(timeline.document);
    timeline.node.setAttr('currentFrame', frame === 0 ? null : String(frame));
}
/** Makes a layer the current and only selected one. */
function setCurrentLayer(timeline, value) {
    const place = Math.trunc(checkNumber('Timeline.currentLayer', value, 0, timeline.layers.length - 1));
    timeline.layers.forEach((layer, index) => {
        const text = index === place ? 'true' : null;
        layer.node.setAttr('current', text);
        layer.node.setAttr('isSelected', text);
    });
}

/** A scene, or the timeline of a symbol: a view of one `DOMTimeline`. */
class Timeline extends HostObject {
    /** `item`: the symbol, or null for a scene. */
    constructor(node, document, item) {
        super();
        this.node = node;
        this.document = document;
        this.item = item;
    }
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
        this.layerCache ?? (this.layerCache = this.layerNodes.map((node) => this.layerOf(node)));
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
        return Math.max(0, this.layers.findIndex((layer) => layer.node.attr('current') === 'true'));
    }
    set currentLayer(value) {
        setCurrentLayer(this, value);
    }
    /** Places of all layers of that name; undefined when there is none. */
    findLayerIndex(name) {
        const places = [];
        this.layers.forEach((layer, index) => {
            if (layer.name === name)
                places.push(index);
        });
        return places.length > 0 ? places : undefined;
    }
    getGuidelines() {
        return readText(this.node, 'guides');
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
    get layerNodes() {
        const nodes = this.node.child('layers')?.childrenNamed('DOMLayer') ?? [];
        if (nodes.length > 0)
            return nodes;
        const frame = XmlNode.create('DOMFrame', { index: '0', keyMode: '9728' }, [XmlNode.create('elements')]);
        const attributes = { name: 'Layer 1', color: '#4FFF4F', current: 'true', isSelected: 'true' };
        return [XmlNode.create('DOMLayer', attributes, [XmlNode.create('frames', {}, [frame])])];
    }
    layerOf(node) {
        node.view ?? (node.view = new Layer(node, this));
        return node.view;
    }
}
Timeline.className = 'Timeline';

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
        throw new HostError(`SymbolItem.scalingGridRect: expected an object {left, top, right, bottom}, got ${describe(value)}`);
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
    constructor(
    /** The `Include`. */
    entry, file, 
    /** False when the document includes a file that is not there. */
    hasContent, library) {
        super(library);
        this.entry = entry;
        this.file = file;
        this.hasContent = hasContent;
    }
    get node() {
        return this.file.root;
    }
    attr(name) {
        return this.file.isParsed ? this.file.root.attr(name) : this.file.head().attributes[name];
    }
    get itemType() {
        return this.isComponent ? 'component' : this.symbolType;
    }
    get isComponent() {
        return this.file.head().name === 'DOMComponentItem';
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
            if (list)
                list.append(node);
            else
                this.node.append(XmlNode.create('timeline', {}, [node]));
        }
        node.view ?? (node.view = new Timeline(node, this.library.document, this));
        return node.view;
    }
    /** Seconds since 1970 in eight hexadecimal digits. */
    get lastModifiedDate() {
        return hexSeconds(readInteger(this, 'lastModified'));
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
SymbolItem.className = 'SymbolItem';

/** A video: a view of one `DOMVideoItem`. */
class VideoItem extends MediaItem {
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
VideoItem.className = 'VideoItem';

/** The frame that new things are drawn into: that of the current layer at the playhead. */
function currentFrame(document) {
    const timeline = document.getTimeline();
    const frame = timeline.layers[timeline.currentLayer].frameAt(timeline.currentFrame);
    if (frame)
        return frame;
    throw new HostError('There is no current frame to draw into. Also check that the current frame is not an interpolated frame.');
}
/** The tag of an item's instances; undefined for an item that cannot stand on a stage. */
function instanceTag(item) {
    if (item instanceof SymbolItem)
        return item.isComponent ? 'DOMComponentInstance' : 'DOMSymbolInstance';
    if (item instanceof BitmapItem)
        return 'DOMBitmapInstance';
    if (item instanceof VideoItem)
        return 'DOMVideoInstance';
    return item instanceof CompiledClipItem ? 'DOMCompiledClipInstance' : undefined;
}
/** A new instance of an item, at the origin; undefined for an item that cannot stand on a stage. */
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
/** Puts a new element on top of a frame and makes it the selection. */
function addElement(document, frame, node) {
    let elements = frame.node.child('elements');
    if (!elements) {
        elements = XmlNode.create('elements');
        frame.node.append(elements);
    }
    elements.append(node);
    const element = elementOf(node, frame);
    selectNone(document);
    element.selected = true;
    return element;
}
/**
 * Puts an instance of an item with its centre at a position. False for an item that cannot stand on a stage, or one
 * that would contain itself.
 */
function placeItem(document, item, position, method) {
    const x = checkNumber(`${method}: position.x`, position?.x);
    const y = checkNumber(`${method}: position.y`, position?.y);
    const node = newInstance(item);
    if (!node || document.editing.isInside(item))
        return false;
    const element = addElement(document, currentFrame(document), node);
    element.x += x - (element.left + element.width / 2);
    element.y += y - (element.top + element.height / 2);
    return true;
}

/** `library.addItemToDocument`: puts the item's centre at a position; the library loses its selection, as in the host. */
function addItemToDocument(library, position, item) {
    if (!item || !placeItem(library.document, item, position, 'addItemToDocument'))
        return false;
    library.selectNone();
    return true;
}

const NAMESPACES = {
    'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
    xmlns: 'http://ns.adobe.com/xfl/2008/',
};
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
        const file = new XmlFile(this.container.label(path), () => this.text(path));
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
    /** An empty symbol in place of a file that is missing; it is not saved. */
    placeholder(path, name) {
        const timeline = XmlNode.create('DOMTimeline', { name: leafOf(name) });
        const root = XmlNode.create('DOMSymbolItem', { ...NAMESPACES, name }, [
            XmlNode.create('timeline', {}, [timeline]),
        ]);
        return XmlFile.create(this.container.label(path), root);
    }
    /** The XML files that were opened so far. */
    get openFiles() {
        return this.parsed.values();
    }
    /** True when there is something to save. */
    get isChanged() {
        return this.changes().size > 0;
    }
    /** What has to be written: path -> new content, or null for an entry that is gone. */
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
/** The root of a new symbol's file. */
function newSymbolRoot(attributes, timeline) {
    return XmlNode.create('DOMSymbolItem', { ...NAMESPACES, ...attributes }, [
        XmlNode.create('timeline', {}, [timeline]),
    ]);
}

/** Outline colours that Animate gives to new layers, in turn. Source: most frequent in real documents. */
const COLORS = ['#4FFF4F', '#9933CC', '#FF4FFF', '#FF800A', '#4F80FF'];
function layerColor(number) {
    return COLORS[number % COLORS.length];
}
/** An empty keyframe. */
function newFrame(index, duration = 1) {
    const attributes = {
        index: String(index),
        duration: duration === 1 ? null : String(duration),
        keyMode: DEFAULT_KEY_MODE,
    };
    return XmlNode.create('DOMFrame', attributes, [XmlNode.create('elements')]);
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

/** A folder: a view of one `DOMFolderItem`. */
class FolderItem extends ListedItem {
    get itemType() {
        return 'folder';
    }
    /** Whether the Library panel shows what is inside. */
    get isExpanded() {
        return readFlag(this.node, 'isExpanded');
    }
    set isExpanded(value) {
        writeFlag(this.node, 'isExpanded', value);
    }
}
FolderItem.className = 'FolderItem';

/** A font: a view of one `DOMFontItem`. */
class FontItem extends ListedItem {
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
FontItem.className = 'FontItem';

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
    const type = CLASSES[entry.name];
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
    document.host.warn(`${document.name}: ${path} is missing; the item "${name}" is there without content`);
    return new SymbolItem(entry, document.files.placeholder(path, name), false, library);
}

/** Adds an entry to a section of DOMDocument.xml, which is made where it belongs if it is missing. */
function addEntry(library, section, entry) {
    const root = library.document.node;
    let list = root.child(section);
    if (!list) {
        list = XmlNode.create(section);
        root.insert(list, placeOf(root, section));
    }
    list.append(entry);
    library.itemsChanged();
    const item = itemOf(entry, library);
    if (!item)
        throw new Error(`<${entry.name}> is no entry of an item`);
    return item;
}
/** Animate writes folders, media, fonts and symbols, in this order, before everything else but font mappings. */
function placeOf(root, section) {
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
function newItemID() {
    const hex = (value) => value.toString(16).padStart(8, '0');
    return `${hex(Math.floor(Date.now() / 1000))}-${hex(++counter)}`;
}

/** The first of `make(1)`, `make(2)`, … that no item is called. */
function firstFree(library, make) {
    for (let number = 1;; number++) {
        const name = make(number);
        if (!library.find(name))
            return name;
    }
}
/** The path itself if it is free, else the path with a number behind it. */
function freePath(library, path) {
    return library.find(path) ? firstFree(library, (number) => `${path} ${number}`) : path;
}

const TYPES = ['video', 'movie clip', 'button', 'graphic', 'bitmap', 'screen', 'folder', 'font'];
const ICONS = { button: '0', graphic: '1' };
/** `library.addNewItem`: the new item becomes the selected one. False when the path is taken. */
function addNewItem(library, type, namePath) {
    const kind = checkChoice('addNewItem', type, TYPES);
    const path = namePath === undefined ? undefined : checkText('addNewItem: namePath', namePath);
    if (kind === 'folder')
        return addFolder(library, path);
    if (kind === 'screen')
        return false;
    if (path !== undefined && !isFree(library, path))
        return false;
    const place = path ??
        firstFree(library, (number) => joinPath(targetFolder(library), `${DEFAULT_NAMES[kind]} ${number}`));
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
    const path = named ?? firstFree(library, (number) => joinPath(targetFolder(library), `untitled folder ${number}`));
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
        folder ?? (folder = addEntry(library, 'folders', XmlNode.create('DOMFolderItem', { name, itemID: newItemID() })));
    }
    return folder instanceof FolderItem ? folder : null;
}
/** Adds a symbol with a timeline of its own. */
function addSymbol(library, symbolType, path, timeline) {
    const itemID = newItemID();
    const lastModified = String(Math.floor(Date.now() / 1000));
    const type = symbolType === 'movie clip' ? null : symbolType;
    const root = newSymbolRoot({ name: path, itemID, symbolType: type, lastModified }, timeline);
    const href = hrefOf(path);
    library.document.files.create(`LIBRARY/${href}`, root);
    const itemIcon = ICONS[symbolType];
    return addEntry(library, 'symbols', XmlNode.create('Include', { href, itemIcon, loadImmediate: 'false', itemID, lastModified }));
}
/** Whether an item can be put at a path: nothing stands there, and nothing but folders above. */
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
    const itemID = newItemID();
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
    library.document.editing.leave(doomed);
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
    return library.items.filter((item) => chosen.has(item) || folders.some((folder) => isInside(item.name, folder)));
}
function removeEntry(library, item) {
    const list = item.entry.parent;
    item.entry.remove();
    item.stale = true;
    if (list && list.children.length === 0)
        list.remove();
    if (!(item instanceof SymbolItem))
        return;
    markStale(item);
    library.document.files.remove(`LIBRARY/${item.entry.attr('href') ?? ''}`);
}
/** The file of a symbol goes as a whole: whatever a script holds of it is stale. */
function markStale(item) {
    if (item.file.isParsed)
        for (const node of item.file.root.children.slice())
            node.remove();
}

/** `library.duplicateItem`: the copy, called `… copy`, becomes the selected item. Folders are not duplicated. */
function duplicateItem(library, item) {
    if (!item || item.itemType === 'folder')
        return false;
    const { name } = item;
    const path = firstFree(library, (number) => (number === 1 ? `${name} copy` : `${name} copy ${number}`));
    library.select([copyItem(library, item, path)]);
    return true;
}
/** Copies an item, also one of another document, to a free path. Exports for ActionScript are not copied. */
function copyItem(library, item, path) {
    const itemID = newItemID();
    const entry = item.entry.clone();
    entry.setAttr('itemID', itemID);
    if (!(item instanceof SymbolItem)) {
        entry.setAttr('name', path);
        clearLinkage(entry);
        return addEntry(library, (item.entry.parent?.name ?? 'media'), entry);
    }
    const root = item.node.clone();
    root.setAttr('name', path);
    root.setAttr('itemID', itemID);
    root.child('timeline')?.child('DOMTimeline')?.setAttr('name', leafOf(path));
    clearLinkage(root);
    const href = hrefOf(path);
    library.document.files.create(`LIBRARY/${href}`, root);
    entry.setAttr('href', href);
    return addEntry(library, 'symbols', entry);
}
/** Two items cannot be exported under one name. */
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
            if (item instanceof FolderItem && isInside(item.name, folder.name))
                item.isExpanded = expand;
        }
    }
    return folders.length > 0;
}

/** The descriptor of a member of the contract: an accessor of the item's class or of one above it. */
function accessor(item, property) {
    for (let at = item; at; at = Object.getPrototypeOf(at)) {
        const found = Object.getOwnPropertyDescriptor(at, property);
        if (found)
            return found.get && found;
    }
    return undefined;
}
/** The value of a property of the selected item, as text; undefined unless exactly one item has it. */
function itemProperty(library, property) {
    const item = library.target();
    const name = String(property);
    if (!item || !accessor(item, name))
        return undefined;
    const value = item[name];
    return value === undefined ? undefined : String(value);
}
/** Sets a property of all selected items that have it; folders are left alone. */
function setItemProperty(library, property, value) {
    const name = String(property);
    const items = library.getSelectedItems().filter((item) => item.itemType !== 'folder');
    const able = items.filter((item) => accessor(item, name)?.set);
    if (items.length > 0 && able.length === 0) {
        throw new HostError(`setItemProperty: no selected item has a property "${name}" that can be set`);
    }
    for (const item of able)
        item[name] = value;
}

/** Gives one item another path: its own attributes, its file, and every place that names it. */
function setPath(item, path) {
    const before = item.name;
    const { library } = item;
    library.references.rename(before, path);
    item.setAttr('name', path);
    if (item instanceof SymbolItem)
        renameSymbol(item, path);
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

/**
 * Gives an item another leaf name. Renaming a folder renames the paths below it (assumed).
 *
 * @throws HostError for an empty name, one with a `/` (assumed), or one that another item of the folder has.
 */
function renameItem(item, leaf) {
    if (leaf === '')
        throw new HostError('Item.name: a name cannot be empty');
    if (leaf.includes('/')) {
        throw new HostError(`Item.name: "${leaf}" holds a "/": use library.moveToFolder to change the folder`);
    }
    const path = joinPath(folderOf(item.name), leaf);
    if (path === item.name)
        return;
    if (item.library.find(path))
        throw new HostError(`Item.name: there is already an item called "${path}"`);
    movePath(item.library, item, path);
}
/** Puts an item, and what is inside if it is a folder, at another path. */
function movePath(library, item, path) {
    const before = item.name;
    const inside = item instanceof FolderItem ? library.items.filter(({ name }) => isInside(name, before)) : [];
    const paths = inside.map(({ name }) => path + name.slice(before.length));
    setPath(item, path);
    inside.forEach((child, i) => {
        setPath(child, paths[i]);
    });
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
    if (chosen.some((item) => item.name === folderPath || isInside(folderPath, item.name)))
        return false;
    addFolders(library, folderPath);
    for (const item of chosen)
        moveItem(library, item, folderPath, replace);
    return true;
}
function moveItem(library, item, folder, replace) {
    if (folderOf(item.name) === folder)
        return;
    const path = joinPath(folder, leafOf(item.name));
    const there = library.find(path);
    if (there && replace && !(there instanceof FolderItem))
        replaceItem(library, there, item);
    movePath(library, item, replace ? path : freePath(library, path));
}
/** What used the item that gives way uses the other one from now on. */
function replaceItem(library, there, item) {
    library.references.rename(there.name, item.name);
    deleteItems(library, [there]);
}
/** Without what lies inside a folder that is itself among the items. */
function topmost(items) {
    const folders = items.filter((item) => item instanceof FolderItem).map(({ name }) => name);
    return items.filter((item) => !folders.some((folder) => isInside(item.name, folder)));
}

/** Attributes that name an item by its path: instances, sounds of frames, bitmap fills. */
const NAMING = ['libraryItemName', 'soundName', 'bitmapPath'];
const IN_TEXT = /\b(?:libraryItemName|soundName|bitmapPath)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
/**
 * Who names which item. A file is scanned once, and again only after somebody else changed it, so that renaming a
 * whole library takes time in proportion to its references.
 */
class References {
    constructor(library) {
        this.library = library;
        this.scans = new Map();
    }
    /** All paths that are named anywhere in the document. */
    usedPaths() {
        const used = new Set();
        for (const file of this.files())
            for (const name of this.scan(file).names)
                used.add(name);
        return used;
    }
    /** Puts one path for another in every place that names it. */
    rename(before, after) {
        for (const file of this.files()) {
            const scan = this.scan(file);
            if (!scan.names.has(before))
                continue;
            const places = this.placesOf(file, scan);
            const moved = places.get(before) ?? [];
            for (const { node, attribute } of moved)
                node.setAttr(attribute, after);
            places.delete(before);
            places.set(after, [...(places.get(after) ?? []), ...moved]);
            scan.names.delete(before);
            scan.names.add(after);
            scan.version = file.version;
        }
    }
    /** Removes the instances of an item, and its name from frames and fills. */
    remove(path) {
        for (const file of this.files()) {
            const scan = this.scan(file);
            if (!scan.names.has(path))
                continue;
            const places = this.placesOf(file, scan);
            for (const { node, attribute } of places.get(path) ?? []) {
                if (attribute === 'libraryItemName')
                    node.remove();
                else
                    node.setAttr(attribute, null);
            }
            places.delete(path);
            scan.names.delete(path);
            scan.version = file.version;
        }
    }
    files() {
        const main = this.library.document.node.file;
        const files = main ? [main] : [];
        for (const item of this.library.items) {
            if (item instanceof SymbolItem && item.hasContent)
                files.push(item.file);
        }
        return files;
    }
    scan(file) {
        const known = this.scans.get(file);
        if (known?.version === file.version)
            return known;
        const scan = file.isParsed
            ? { version: file.version, names: new Set(), places: undefined }
            : { version: file.version, names: namesInText(file) };
        if (file.isParsed)
            for (const name of this.placesOf(file, scan).keys())
                scan.names.add(name);
        this.scans.set(file, scan);
        return scan;
    }
    placesOf(file, scan) {
        scan.places ?? (scan.places = findPlaces(file.root));
        return scan.places;
    }
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
function findPlaces(root) {
    const places = new Map();
    const waiting = [root];
    for (let node = waiting.pop(); node; node = waiting.pop()) {
        for (const attribute of NAMING) {
            const path = node.attr(attribute);
            if (path === undefined)
                continue;
            const known = places.get(path);
            if (known)
                known.push({ node, attribute });
            else
                places.set(path, [{ node, attribute }]);
        }
        waiting.push(...node.children);
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
class Library extends HostObject {
    constructor(document) {
        super();
        this.document = document;
        /** Who uses what, by path. */
        this.references = new References(this);
        this.selected = new Set();
    }
    /** All items, folders included, in one list; see the switch `libraryOrder`. */
    get items() {
        this.fileOrder ?? (this.fileOrder = readLibrary(this));
        this.listed ?? (this.listed = sortItems(this.fileOrder, this.document.host.switches.libraryOrder));
        return this.listed;
    }
    get unusedItems() {
        return unusedItems(this);
    }
    /** The item of that path, or undefined. */
    find(path) {
        this.byPath ?? (this.byPath = indexByPath(this.items));
        return this.byPath.get(path);
    }
    itemExists(namePath) {
        return this.find(String(namePath)) !== undefined;
    }
    /** The place in `items`; see the switches `findItemIndex` and `findItemIndexMiss`. */
    findItemIndex(namePath) {
        const item = this.find(String(namePath));
        const { findItemIndex, findItemIndexMiss } = this.document.host.switches;
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
    getSelectedItems() {
        return this.items.filter((item) => this.selected.has(item));
    }
    selectAll(bSelectAll = true) {
        this.selected.clear();
        if (bSelectAll)
            for (const item of this.items)
                this.selected.add(item);
    }
    selectNone() {
        this.selected.clear();
    }
    /** Deselecting (`bSelect` false) leaves the other items selected. Returns whether the item exists. */
    selectItem(namePath, bReplaceCurrentSelection = true, bSelect = true) {
        const item = this.find(String(namePath));
        if (!item)
            return false;
        if (!bSelect)
            this.selected.delete(item);
        else if (bReplaceCurrentSelection)
            this.select([item]);
        else
            this.selected.add(item);
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
        if (!item)
            return false;
        this.rename(item, String(name));
        return true;
    }
    addItemToDocument(position, namePath) {
        return addItemToDocument(this, position, this.target(namePath));
    }
    editItem(namePath) {
        return this.document.editItem(this.target(namePath), namePath !== undefined);
    }
    /** Nothing can be imported again here, so an item is never updated. */
    updateItem(namePath) {
        void this.target(namePath);
        return false;
    }
    /** Changes the last part of an item's path. */
    rename(item, leaf) {
        renameItem(item, leaf);
    }
    /** Makes these the selected items. */
    select(items) {
        this.selected.clear();
        for (const item of items)
            this.selected.add(item);
    }
    /** Must be called by whoever adds, removes or moves entries of items. */
    itemsChanged() {
        this.fileOrder = undefined;
        this.listed = undefined;
        this.byPath = undefined;
    }
    /** Must be called after the path of an item changed. */
    pathChanged(item, before) {
        if (this.document.host.switches.libraryOrder === 'name')
            this.listed = undefined;
        if (this.byPath?.get(before) === item)
            this.byPath.delete(before);
        this.byPath?.set(item.name, item);
    }
    /** Forgets items that are deleted. */
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
    /** The item of a path; without one, all selected items. */
    targets(namePath) {
        if (namePath === undefined)
            return this.getSelectedItems();
        const item = this.find(String(namePath));
        return item ? [item] : [];
    }
}
Library.className = 'Library';
/** Where a folder and another item share a path, the path means the other item. */
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

/** Which symbol is open for editing, and in which it was entered: live state that no document stores. */
class EditContext {
    constructor(document) {
        this.document = document;
        this.path = [];
    }
    /** The timeline of the symbol being edited; undefined on a scene. */
    get timeline() {
        return this.path.at(-1)?.timeline;
    }
    /** `library.editItem`: without exactly one selected item the first scene appears (Adobe's reference). */
    editItem(item, isNamed) {
        if (item instanceof SymbolItem) {
            this.leaveAll();
            this.path.push(item);
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
        const selection = selectedElements(this.document);
        const [element] = selection;
        const item = selection.length === 1 && 'libraryItem' in element ? element.libraryItem : undefined;
        if (!(item instanceof SymbolItem)) {
            throw new HostError('enterEditMode: exactly one instance of a symbol must be selected');
        }
        selectNone(this.document);
        this.path.push(item);
    }
    /** One level up; no effect on a scene. */
    exit() {
        if (this.path.length === 0)
            return;
        selectNone(this.document);
        this.path.pop();
    }
    leaveAll() {
        selectNone(this.document);
        this.path.length = 0;
    }
    /** Whether an item is being edited itself: it cannot be placed there. */
    isInside(item) {
        return this.path.some((open) => open === item);
    }
    /** Closes the timelines of items that are being deleted. */
    leave(items) {
        const first = this.path.findIndex((item) => items.includes(item));
        if (first >= 0)
            this.path.length = first;
    }
}

/**
 * What everything in a document leans on: its files, its root node, library, scenes, and what is being edited. The
 * members of the contract stand in the classes that extend this one.
 */
class DocumentCore extends HostObject {
    constructor(files, 
    /** `DOMDocument`. */
    node, host, 
    /** Where the document lies on disk: the FLA, or the `.xfl` file; undefined before it was first saved. */
    location, untitledName) {
        super();
        this.files = files;
        this.node = node;
        this.host = host;
        this.location = location;
        this.untitledName = untitledName;
        this.editing = new EditContext(this);
        this.itsLibrary = new Library(this);
        this.itsId = host.nextId();
    }
    get id() {
        return this.itsId;
    }
    get name() {
        return this.location === undefined ? this.untitledName : path.basename(this.location);
    }
    get path() {
        return this.location;
    }
    get pathURI() {
        return this.location === undefined ? undefined : pathToUri(this.location);
    }
    get library() {
        return this.itsLibrary;
    }
    itemAt(itemPath) {
        return this.itsLibrary.find(itemPath);
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
    /** Opens a symbol for editing; see `library.editItem`. */
    editItem(item, isNamed) {
        return this.editing.editItem(item, isNamed);
    }
    isSelected(element) {
        return isSelected(this, element);
    }
    setSelected(element, selected) {
        setSelected(this, element, selected);
    }
    /** The selected elements, back to front. */
    get selectedElements() {
        return selectedElements(this);
    }
    /** A path out of the document as a `file:///` URI; relative ones start at the document's folder. */
    uriOf(file) {
        const slashed = file.replace(/\\/g, '/');
        if (slashed.startsWith('file:'))
            return slashed;
        const isAbsolute = slashed.startsWith('/') || /^[A-Za-z]:/.test(slashed);
        const folder = this.location === undefined ? '' : path.dirname(this.location);
        return pathToUri(isAbsolute || folder === '' ? slashed : path.posix.join(folder, slashed));
    }
    sceneOf(node) {
        node.view ?? (node.view = new Timeline(node, this, null));
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

const WHITE = '#FFFFFF';
/** Sides of the stage, in pixels. */
const MAX_SIDE = 8192;
/** Properties of the document that stand in DOMDocument.xml, and those that no document stores. */
class DocumentSettings extends DocumentCore {
    constructor() {
        super(...arguments);
        this.previews = true;
        this.zoom = 1;
    }
    get width() {
        return readNumber(this.node, 'width', 550);
    }
    set width(value) {
        writeNumber(this.node, 'width', Math.trunc(checkNumber('Document.width', value, 1, MAX_SIDE)), 550);
    }
    get height() {
        return readNumber(this.node, 'height', 400);
    }
    set height(value) {
        writeNumber(this.node, 'height', Math.trunc(checkNumber('Document.height', value, 1, MAX_SIDE)), 400);
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
        return formatColor({ rgb: readText(this.node, 'backgroundColor', WHITE), alpha: 1 });
    }
    set backgroundColor(value) {
        writeText(this.node, 'backgroundColor', parseColor('Document.backgroundColor', value).rgb, WHITE);
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
    get fileGUID() {
        return readText(this.node, 'fileGUID');
    }
    /** Setting it redraws the stage in the host; here there is none. */
    get livePreview() {
        return this.previews;
    }
    set livePreview(value) {
        this.previews = Boolean(value);
    }
    /** 1 is 100 per cent. */
    get zoomFactor() {
        return this.zoom;
    }
    set zoomFactor(value) {
        this.zoom = checkNumber('Document.zoomFactor', value, 0.08, 20);
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
    getMobileSettings() {
        return this.textOf('MobileSettings.xml');
    }
    textOf(path) {
        return this.files.has(path) ? this.files.text(path) : '';
    }
    writeAccessible(name, value) {
        this.node.setAttr(name, value);
        this.node.setAttr('hasAccessibleData', 'true');
    }
}

/** A document: what `fl.getDocumentDOM()` returns. */
class Document extends DocumentSettings {
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
    enterEditMode(editMode) {
        this.editing.enter(editMode);
    }
    exitEditMode() {
        this.editing.exit();
    }
}
Document.className = 'Document';

/**
 * The document in a container. Parses DOMDocument.xml; symbols are read when they are asked for.
 *
 * @throws DocumentError when there is no DOMDocument.xml, or it cannot be read.
 */
function openDocument(container, host) {
    const files = new DocumentFiles(container);
    const main = files.xml('DOMDocument.xml');
    if (!main)
        throw new DocumentError(container.path || container.documentName, 'there is no DOMDocument.xml');
    if (main.root.name !== 'DOMDocument') {
        throw new DocumentError(container.label(main.path), `the root is <${main.root.name}>, not <DOMDocument>`);
    }
    return new Document(files, main.root, host, locationOf(container), container.documentName);
}
/** The file that the host calls the document: the FLA, or the `.xfl` file of a folder. */
function locationOf(container) {
    if (container.path === '')
        return undefined;
    return container.kind === 'fla' ? container.path : path.join(container.path, container.documentName);
}

/** The part of the disk that scripts may touch: some folders and what is below them, links followed. */
class FileAccess {
    constructor(roots) {
        this.roots = roots.map((root) => realPath(path.resolve(root)));
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
    /** The path behind a URI, wherever it leads. */
    toPath(uri, method) {
        const file = typeof uri === 'string' ? uriToPath(uri) : undefined;
        if (file === undefined)
            throw new HostError(`${method}: expected a file:/// URI, got ${String(uri)}`);
        return file;
    }
    /** @throws HostError where the path leads outside the folders. */
    check(file, method) {
        if (this.contains(file))
            return;
        throw new HostError(`${method}: ${file} lies outside the folders that scripts may touch (option roots, --root)`);
    }
    contains(file) {
        const real = realPath(path.resolve(file));
        return this.roots.some((root) => real === root || real.startsWith(root.endsWith(path.sep) ? root : root + path.sep));
    }
    /** True for a folder that is itself one of those given: it may be filled, not removed. */
    isRoot(file) {
        return this.roots.includes(realPath(path.resolve(file)));
    }
}
/** The path with every link resolved; of a path that does not exist yet, as far as it exists. */
function realPath(file) {
    try {
        return fs.realpathSync(file);
    }
    catch {
        const parent = path.dirname(file);
        return parent === file ? file : path.join(realPath(parent), path.basename(file));
    }
}

/** `fl.Math`. Matrices map a point to `(a x + c y + tx, b x + d y + ty)`. */
class HostMath extends HostObject {
    /** The matrix that maps first by `mat1`, then by `mat2`. */
    concatMatrix(mat1, mat2) {
        checkFields('concatMatrix', 1, mat1, MATRIX);
        checkFields('concatMatrix', 2, mat2, MATRIX);
        return {
            a: mat1.a * mat2.a + mat1.b * mat2.c,
            b: mat1.a * mat2.b + mat1.b * mat2.d,
            c: mat1.c * mat2.a + mat1.d * mat2.c,
            d: mat1.c * mat2.b + mat1.d * mat2.d,
            tx: mat1.tx * mat2.a + mat1.ty * mat2.c + mat2.tx,
            ty: mat1.tx * mat2.b + mat1.ty * mat2.d + mat2.ty,
        };
    }
    /** @throws HostError for a matrix without an inverse. */
    invertMatrix(mat) {
        checkFields('invertMatrix', 1, mat, MATRIX);
        const determinant = mat.a * mat.d - mat.b * mat.c;
        if (determinant === 0)
            throw invalidArgument('invertMatrix', 1);
        const [a, b, c, d] = [mat.d, -mat.b, -mat.c, mat.a].map((term) => term / determinant);
        return { a, b, c, d, tx: -(mat.tx * a + mat.ty * c), ty: -(mat.tx * b + mat.ty * d) };
    }
    pointDistance(pt1, pt2) {
        checkFields('pointDistance', 1, pt1, POINT);
        checkFields('pointDistance', 2, pt2, POINT);
        return Math.hypot(pt2.x - pt1.x, pt2.y - pt1.y);
    }
    transformPoint(matrix, point) {
        checkFields('transformPoint', 1, matrix, MATRIX);
        checkFields('transformPoint', 2, point, POINT);
        return {
            x: matrix.a * point.x + matrix.c * point.y + matrix.tx,
            y: matrix.b * point.x + matrix.d * point.y + matrix.ty,
        };
    }
}
HostMath.className = '_Math';
const MATRIX = ['a', 'b', 'c', 'd', 'tx', 'ty'];
const POINT = ['x', 'y'];
function checkFields(method, position, value, fields) {
    const held = (value ?? {});
    if (fields.some((field) => !Number.isFinite(held[field])))
        throw invalidArgument(method, position);
}

/** `fl.outputPanel`: the text that scripts have traced since it was cleared last. */
class OutputPanel extends HostObject {
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
        const file = this.host.files.resolve(fileURI, 'outputPanel.save');
        const text = this.shown.map((line) => `${line}\n`).join('');
        if (bAppendToFile && fs.existsSync(file))
            fs.appendFileSync(file, text);
        else
            fs.writeFileSync(file, bUseSystemEncoding ? text : `\uFEFF${text}`);
    }
}
OutputPanel.className = 'OutputPanel';
OutputPanel.takesScriptValues = ['trace'];

/** `fl`, also called `flash` and, in Animate, `an`: the program itself. */
class Flash extends HostObject {
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
    /** With a closing separator, so that the URI of this path is `configURI`, as Adobe's reference has it. */
    get configDirectory() {
        const { configDirectory } = this.host.options;
        if (configDirectory !== undefined)
            return path.join(path.resolve(configDirectory), path.sep);
        throw new HostError('fl.configDirectory: the host was given no configuration folder (option configDirectory)');
    }
    get configURI() {
        return pathToUri(this.configDirectory);
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
    trace(message) {
        this.panel.trace(message);
    }
}
Flash.className = 'Flash';
Flash.takesScriptValues = ['trace'];

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
        return Buffer.from(bytes).toString('latin1');
    }
}

/** A file mask as a RegExp for whole names: `*` stands for one or more characters, `?` for one, as `FLfile` has it. */
function maskToRegExp(mask) {
    const source = mask
        .replace(/[.+^${}()|[\]\\]/g, '\\$&')
        .replace(/\*+/g, '.+')
        .replace(/\?/g, '.');
    return new RegExp(`^${source}$`, process.platform === 'win32' ? 'i' : '');
}

const WRITABLE = 0o200;
/** Midnight GMT on December 31, 1969: what Adobe's reference gives for the dates of a file that does not exist. */
const NO_DATE = Date.UTC(1969, 11, 31);
/** The global `FLfile`: files on disk, inside the folders that the host was given. */
class FLfile extends HostObject {
    constructor(files) {
        super();
        this.files = files;
    }
    copy(fileURI, copyURI) {
        const from = this.files.resolve(fileURI, 'FLfile.copy');
        const to = this.files.resolve(copyURI, 'FLfile.copy');
        return succeeds(() => fs.copyFileSync(from, to, fs.constants.COPYFILE_EXCL));
    }
    /** Creates the folder and those above it; false where it exists already. */
    createFolder(folderURI) {
        const folder = this.files.resolve(folderURI, 'FLfile.createFolder');
        return !fs.existsSync(folder) && succeeds(() => fs.mkdirSync(folder, { recursive: true }));
    }
    exists(fileURI) {
        return fs.existsSync(this.files.resolve(fileURI, 'FLfile.exists'));
    }
    /** `R` read-only, `D` folder; the letters that only Windows has are never given. */
    getAttributes(fileOrFolderURI) {
        const stat = this.stat(fileOrFolderURI, 'FLfile.getAttributes');
        if (!stat)
            return '';
        return (stat.mode & WRITABLE ? '' : 'R') + (stat.isDirectory() ? 'D' : '');
    }
    /** Seconds since 1970 as eight hexadecimal digits. */
    getCreationDate(fileOrFolderURI) {
        return toHexSeconds(this.stat(fileOrFolderURI, 'FLfile.getCreationDate')?.birthtimeMs);
    }
    getCreationDateObj(fileOrFolderURI) {
        return new Date(this.stat(fileOrFolderURI, 'FLfile.getCreationDateObj')?.birthtimeMs ?? NO_DATE);
    }
    getModificationDate(fileOrFolderURI) {
        return toHexSeconds(this.stat(fileOrFolderURI, 'FLfile.getModificationDate')?.mtimeMs);
    }
    getModificationDateObj(fileOrFolderURI) {
        return new Date(this.stat(fileOrFolderURI, 'FLfile.getModificationDateObj')?.mtimeMs ?? NO_DATE);
    }
    /** Bytes; 0 where no file is. */
    getSize(fileURI) {
        const stat = this.stat(fileURI, 'FLfile.getSize');
        return stat?.isFile() ? stat.size : 0;
    }
    /** Names in a folder, sorted; the last part of the URI may be a mask with `*` and `?`. */
    listFolder(folderURI, filesOrDirectories) {
        const target = this.files.resolve(folderURI, 'FLfile.listFolder');
        const isMask = /[*?]/.test(path.basename(target)) && !fs.existsSync(target);
        const mask = isMask ? maskToRegExp(path.basename(target)) : /^/;
        const folder = isMask ? path.dirname(target) : target;
        return listEntries(folder)
            .filter((entry) => mask.test(entry.name) && isWanted(fs.statSync(entry.path, NO_THROW), filesOrDirectories))
            .map((entry) => entry.name);
    }
    platformPathToURI(fileName) {
        return pathToUri(fileName);
    }
    /** The file's text (UTF-8, or UTF-16 with a byte order mark), or null where it cannot be read. */
    read(fileURI) {
        const file = this.files.resolve(fileURI, 'FLfile.read');
        try {
            return decodeText(fs.readFileSync(file));
        }
        catch {
            return null;
        }
    }
    /** Deletes a file, or a folder and what is in it; false, and nothing is deleted, where something is read-only. */
    remove(fileOrFolderURI) {
        const target = this.files.resolve(fileOrFolderURI, 'FLfile.remove');
        if (this.files.isRoot(target) || !isRemovable(target))
            return false;
        return succeeds(() => fs.rmSync(target, { recursive: true }));
    }
    /** `N`, `R`, `W`; `A`, `H` and `V` have a meaning on Windows only and are accepted without effect. */
    setAttributes(fileURI, strAttrs) {
        const file = this.files.resolve(fileURI, 'FLfile.setAttributes');
        const letters = String(strAttrs).toUpperCase();
        if (!/^[NARWHV]+$/.test(letters))
            return false;
        const stat = fs.statSync(file, NO_THROW);
        if (!stat)
            return false;
        if (/[NW]/.test(letters))
            return succeeds(() => fs.chmodSync(file, stat.mode | WRITABLE));
        return !letters.includes('R') || succeeds(() => fs.chmodSync(file, stat.mode & ~0o222));
    }
    uriToPlatformPath(fileURI) {
        return this.files.toPath(fileURI, 'FLfile.uriToPlatformPath');
    }
    /** Writes UTF-8; the folder must exist. */
    write(fileURI, textToWrite, strAppendMode) {
        const file = this.files.resolve(fileURI, 'FLfile.write');
        if (strAppendMode !== undefined && strAppendMode !== 'append') {
            throw new HostError(`FLfile.write: expected "append" or nothing, got ${JSON.stringify(strAppendMode)}`);
        }
        const text = String(textToWrite);
        return succeeds(() => (strAppendMode ? fs.appendFileSync(file, text) : fs.writeFileSync(file, text)));
    }
    stat(uri, method) {
        return fs.statSync(this.files.resolve(uri, method), NO_THROW);
    }
}
FLfile.className = 'FLfileClass';
const NO_THROW = { throwIfNoEntry: false };
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
function listEntries(folder) {
    if (!fs.statSync(folder, NO_THROW)?.isDirectory())
        return [];
    return fs
        .readdirSync(folder)
        .sort()
        .map((name) => ({ name, path: path.join(folder, name) }));
}
function isWanted(stat, kind) {
    if (!stat)
        return false;
    if (kind === 'files')
        return stat.isFile();
    return kind !== 'directories' || stat.isDirectory();
}
function isRemovable(target) {
    const stat = fs.lstatSync(target, NO_THROW);
    if (!stat)
        return false;
    if (stat.isDirectory())
        return listEntries(target).every((entry) => isRemovable(entry.path));
    return stat.isSymbolicLink() || (stat.mode & WRITABLE) !== 0;
}

/** The functions that scripts find on the global object: dialogues, answered from the host's options. */
class TopLevel extends HostObject {
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
TopLevel.className = 'TopLevel';
TopLevel.takesScriptValues = ['alert', 'confirm', 'prompt'];

const program = [Flash, FLfile, HostMath, OutputPanel, TopLevel];
const documents = [Document, Timeline, Layer, Frame, Tween];
const library = [
    ...[Library, Item, BitmapItem, FolderItem, FontItem, SoundItem, SymbolItem, VideoItem],
];
/** Every class of the model by its name in the contract. */
const models = Object.fromEntries([...program, ...documents, ...library].map((model) => [model.className, model]));

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
    configDirectory: undefined,
    limits: {},
    onTrace: undefined,
    onAlert: undefined,
};

/**
 * Source of the part that must belong to the script's realm: it is evaluated there, so that functions, Arrays,
 * objects and errors made by it are the script's own (`instanceof` holds, and no function leads out of the realm).
 * Everything it uses is taken at once, because the language of the realm is cut down afterwards.
 */
const BUILDERS = `(function () {
  var errors = { Error: Error, TypeError: TypeError, RangeError: RangeError, SyntaxError: SyntaxError };
  var RealmDate = Date, RealmError = Error, RealmTypeError = TypeError;
  return {
    method: function (handler) { return function () { return handler(this, arguments); }; },
    constructorOf: function (name) {
      return function () { throw new RealmTypeError(name + ' is not a constructor'); };
    },
    stringForm: function (name) { return function () { return '[object ' + name + ']'; }; },
    array: function () { return []; },
    object: function () { return {}; },
    date: function (milliseconds) { return new RealmDate(milliseconds); },
    error: function (kind, message) { return new (errors[kind] || RealmError)(message); },
    isError: function (value) { return value instanceof RealmError; },
    objectPrototype: Object.prototype
  };
})()`;

/** No value of the host's own (matrices, filters, fills with their arrays) is nested deeper. */
const DEEPEST = 16;
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
    if (node_util.types.isBoxedPrimitive(value))
        return value.valueOf();
    const isArray = Array.isArray(value);
    if (!isArray && Object.prototype.toString.call(value) !== '[object Object]')
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
        const copy = build.array();
        for (let i = 0; i < value.length; i++)
            copy[i] = toScript(value[i], realm, build);
        return copy;
    }
    if (node_util.types.isDate(value))
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
        this.behind = new WeakMap();
        this.singletons = {};
        this.setters = new Map();
        this.facades = 0;
        this.build = world.run(BUILDERS);
        for (const name of Object.keys(contract))
            this.defineClass(name);
    }
    /** The script's own object for a model object: always the same one. */
    wrap(object) {
        if (!object.facade) {
            const type = this.classes[object.constructor.className];
            const facade = Object.create(type.prototype);
            Object.defineProperty(facade, IDENTITY, { value: ++this.facades, enumerable: true });
            this.behind.set(facade, object);
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
        return typeof value === 'object' && value !== null ? this.behind.get(value) : undefined;
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
        Object.defineProperty(made, 'name', { value: name, configurable: true });
        return made;
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
        Object.defineProperty(type, 'name', { value: scriptName, configurable: true });
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
        known[name] ?? (known[name] = hasSetter(type, name));
        return known[name];
    }
}
function hasSetter(prototype, name) {
    for (let at = prototype; at; at = Object.getPrototypeOf(at)) {
        const found = Object.getOwnPropertyDescriptor(at, name);
        if (found)
            return Boolean(found.set);
    }
    return false;
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

/** What each kind of node has that SpiderMonkey 1.8 lacks, or false. Kinds not listed are as old as the engine. */
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
    visit(program, (node) => {
        const what = NEWER[node.type]?.(node);
        if (what && (!first || node.start < first.start))
            first = { what, start: node.start };
    });
    return first;
}
/** Calls back for every node, without recursion: generated scripts nest deeply. */
function visit(root, callback) {
    const waiting = [root];
    for (let node = waiting.pop(); node; node = waiting.pop()) {
        callback(node);
        for (const value of Object.values(node)) {
            if (Array.isArray(value))
                waiting.push(...value.filter(isNode));
            else if (isNode(value))
                waiting.push(value);
        }
    }
}
function isNode(value) {
    return (typeof value === 'object' && value !== null && typeof value.type === 'string');
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

const Base = acorn.Parser;
const E4X = 'E4X (XML literals and operators) is not supported';
const COMPREHENSION = 'array comprehensions are not supported';
/**
 * Parses the language of Animate's engine (SpiderMonkey 1.8) and, so that they can be named, everything newer.
 * Extensions of that engine: `for each (… in …)` and function bodies of one expression. Its strict mode does not exist.
 */
class HostParser extends Base {
    constructor() {
        super(...arguments);
        this.isAfterFor = false;
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
    parseExprAtom(...args) {
        if (this.type === acorn.tokTypes.relational && this.value === '<')
            this.raise(this.start, E4X);
        return super.parseExprAtom(...args);
    }
    getTokenFromCode(code) {
        if (code === 0x40)
            this.raise(this.start, E4X);
        return super.getTokenFromCode(code);
    }
    unexpected(position = this.start) {
        const rest = this.input.slice(position, position + 3);
        if (/^(\.|::)/.test(rest))
            this.raise(position, E4X);
        if (this.type === acorn.tokTypes._for)
            this.raise(position, COMPREHENSION);
        return super.unexpected(position);
    }
}
/** @throws SyntaxError of acorn, with `pos` and `loc`. */
function parseScript(source) {
    const options = { ecmaVersion: 'latest', sourceType: 'script', allowHashBang: true, preserveParens: true };
    return new HostParser(options, source).parse();
}

/** Name of the global that `for each` is translated to a call of; defined by the prelude. */
const VALUES_OF = '__valuesOf__';
/** A script that the host's engine would not run. `line` counts from 1. */
class ScriptSyntaxError extends Error {
    constructor(reason, file, line) {
        super(`${file}:${line}: ${reason}`);
        this.reason = reason;
        this.file = file;
        this.name = 'SyntaxError';
        this.line = line;
    }
}
/**
 * Turns a script in the language of Animate's engine into one that Node's engine runs, every line kept in its place.
 *
 * @throws ScriptSyntaxError where it is wrong, or uses what that engine does not have.
 */
function translate(source, file) {
    const program = parse(source, file);
    const newer = findNewer(program);
    if (newer) {
        const reason = `Animate's engine does not have ${newer.what}; --modern lifts the limit`;
        throw new ScriptSyntaxError(reason, file, lineAt(source, newer.start));
    }
    const edits = [];
    visit(program, (node) => {
        if ('each' in node)
            translateForEach(node, edits);
        if ('isClosure' in node)
            translateClosure(node, edits);
        if (node.type === 'ExpressionStatement' && node.directive === 'use strict') {
            edits.push({ at: node.start + 1, remove: 'use strict'.length, insert: 'not strict' });
        }
    });
    return applyEdits(source, edits);
}
function parse(source, file) {
    try {
        return parseScript(source);
    }
    catch (error) {
        const { message, pos } = error;
        if (pos === undefined)
            throw error;
        throw new ScriptSyntaxError(message.replace(/ \(\d+:\d+\)$/, ''), file, lineAt(source, pos));
    }
}
/** `for each (left in right)` -> `for (left of __valuesOf__(right))`. */
function translateForEach(node, edits) {
    edits.push({ at: node.each.start, remove: node.each.end - node.each.start, insert: '' });
    edits.push({ at: node.inStart, remove: 2, insert: 'of' });
    edits.push({ at: node.right.start, remove: 0, insert: `${VALUES_OF}((` });
    edits.push({ at: node.right.end, remove: 0, insert: '))' });
}
/** `function (x) x * 2` -> `function (x) {return (x * 2)}`. */
function translateClosure(node, edits) {
    edits.push({ at: node.body.start, remove: 0, insert: '{return (' });
    edits.push({ at: node.body.end, remove: 0, insert: ')}' });
}
/**
 * At the same place, what ends an inner construct stands before what ends an outer one, and what begins an outer one
 * before what begins an inner one: `visit` meets outer nodes first, so closers are applied in reverse.
 */
function applyEdits(source, edits) {
    const ordered = edits
        .map((edit, index) => ({ ...edit, rank: edit.insert.startsWith(')') ? -index : index }))
        .sort((a, b) => a.at - b.at || a.rank - b.rank);
    let result = '';
    let done = 0;
    for (const { at, remove, insert } of ordered) {
        result += source.slice(done, at) + insert;
        done = at + remove;
    }
    return result + source.slice(done);
}
function lineAt(source, position) {
    return source.slice(0, position).split(/\r\n|[\n\r\u2028\u2029]/).length;
}

/** Runs scripts in a world, in the language that it has, and knows which is running. */
class Scripts {
    constructor(world, 
    /** Whether scripts are in the language of Animate's engine, or in Node's. */
    isLimited) {
        this.world = world;
        this.isLimited = isLimited;
        this.running = [];
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
    runFile(file) {
        return this.run(decodeText(fs.readFileSync(file)), file);
    }
    /**
     * Runs a script as `fl.runScript` does, in a scope of its own: variables that it declares go with it. Then calls
     * one of its functions, if one is named.
     *
     * @throws as `run`; ReferenceError where the script has no such function.
     */
    runApart(file, functionName, args = []) {
        const source = this.prepare(decodeText(fs.readFileSync(file)), file);
        const wrapped = `(function () {${source}\nreturn function (name) { return eval(name); }; }).call(this)`;
        return this.during(file, () => {
            const look = this.world.run(wrapped, file);
            if (functionName === undefined)
                return undefined;
            const found = look(functionName);
            return found(...args);
        });
    }
    prepare(source, file) {
        const text = source.replace(/^#!/, '//');
        return this.isLimited ? translate(text, file) : text;
    }
    during(file, action) {
        this.running.push(file);
        try {
            return action();
        }
        finally {
            this.running.pop();
        }
    }
}

/**
 * What the language has in SpiderMonkey 1.8, the engine of Animate: own member names by the path of their object.
 * Everything else that Node's engine has on these objects is taken away. (Symbols cannot be named without `Symbol`
 * and stay, as the engine's own algorithms need them; so do the accessors of RegExp, for the same reason.)
 * Source: the engine's own tables (jsarray.c, jsstr.c, jsdate.c, …) as experiments on that release show them.
 */
const ARRAY = 'join reverse sort push pop shift unshift splice concat slice indexOf lastIndexOf forEach map filter some every ' +
    'reduce reduceRight';
const STRING = 'substring toLowerCase toUpperCase charAt charCodeAt indexOf lastIndexOf toLocaleLowerCase toLocaleUpperCase ' +
    'localeCompare match search replace split substr concat slice bold italics fixed strike small big blink sup sub ' +
    'fontsize fontcolor link anchor';
/** Static twins of prototype methods: `Array.forEach(list, callback)`, `String.replace(text, from, to)`. */
const generics = {
    Array: ARRAY.split(' '),
    String: STRING.split(' '),
};
const members = table({
    '': 'Object Function Array Number Boolean String Date RegExp Math Error EvalError RangeError ReferenceError ' +
        'SyntaxError TypeError URIError parseFloat parseInt Infinity NaN undefined decodeURI decodeURIComponent ' +
        'encodeURI encodeURIComponent escape unescape eval isFinite isNaN',
    Object: 'prototype length name',
    'Object.prototype': 'constructor toString toLocaleString valueOf hasOwnProperty isPrototypeOf propertyIsEnumerable __defineGetter__ ' +
        '__defineSetter__ __lookupGetter__ __lookupSetter__ __proto__',
    'Function.prototype': 'constructor toString apply call length name arguments caller',
    Array: 'prototype length name',
    'Array.prototype': `constructor toString toLocaleString length ${ARRAY}`,
    String: 'prototype length name fromCharCode',
    'String.prototype': `constructor toString valueOf length ${STRING}`,
    Number: 'prototype length name MAX_VALUE MIN_VALUE NaN NEGATIVE_INFINITY POSITIVE_INFINITY',
    'Number.prototype': 'constructor toString toLocaleString valueOf toFixed toExponential toPrecision',
    Date: 'prototype length name parse UTC now',
    'Date.prototype': 'constructor toString toDateString toTimeString toLocaleString toLocaleDateString toLocaleTimeString valueOf ' +
        'getTime getFullYear getUTCFullYear getMonth getUTCMonth getDate getUTCDate getDay getUTCDay getHours ' +
        'getUTCHours getMinutes getUTCMinutes getSeconds getUTCSeconds getMilliseconds getUTCMilliseconds ' +
        'getTimezoneOffset setTime setMilliseconds setUTCMilliseconds setSeconds setUTCSeconds setMinutes ' +
        'setUTCMinutes setHours setUTCHours setDate setUTCDate setMonth setUTCMonth setFullYear setUTCFullYear ' +
        'toUTCString toGMTString getYear setYear',
    Math: 'abs acos asin atan atan2 ceil cos exp floor log max min pow random round sin sqrt tan E LN10 LN2 LOG10E LOG2E ' +
        'PI SQRT1_2 SQRT2',
    Error: 'prototype length name stackTraceLimit',
    'Error.prototype': 'constructor name message toString',
});
function table(texts) {
    return Object.fromEntries(Object.entries(texts).map(([path, names]) => [path, names.split(' ')]));
}

/**
 * Source that gives a realm the members which Animate's engine has and Node's lacks. Run with the names of the
 * generics; `native` is what it wraps.
 */
const PRELUDE = `(function (generics, valuesOf) {
  var global = Function('return this')();
  var nativeParseInt = parseInt;
  var prototypes = { Array: Array.prototype, String: String.prototype };
  function hidden(object, name, value) {
    Object.defineProperty(object, name, { value: value, writable: true, configurable: true, enumerable: false });
  }
  function generic(method) {
    return function (target) {
      return method.apply(target, Array.prototype.slice.call(arguments, 1));
    };
  }
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
  hidden(String.prototype, 'localeCompare', function localeCompare(that) {
    var left = String(this), right = String(that);
    return left < right ? -1 : left > right ? 1 : 0;
  });
  function place(group) {
    return {
      get: function () {
        var found = /\\(?((?:[a-z]:)?[^\\s():]+):(\\d+):\\d+\\)?$/im.exec(this.stack || '');
        return found ? (group === 2 ? Number(found[2]) : found[1]) : group === 2 ? 0 : '';
      },
      set: function (value) { hidden(this, group === 2 ? 'lineNumber' : 'fileName', value); },
      configurable: true
    };
  }
  Object.defineProperty(Error.prototype, 'fileName', place(1));
  Object.defineProperty(Error.prototype, 'lineNumber', place(2));
  function unsupported(name) {
    hidden(global, name, function () { throw new TypeError(name + ': E4X is not supported'); });
  }
  unsupported('XML');
  unsupported('XMLList');
})`;
/** Adds what only the extensions above bring. */
const ADDED = {
    '': [VALUES_OF, 'XML', 'XMLList'],
    Array: generics.Array,
    String: generics.String,
    'Error.prototype': ['fileName', 'lineNumber'],
};
/** Gives a fresh realm the members that the language has in Animate's engine, and takes the others away. */
function limitLanguage(world) {
    const prelude = world.run(PRELUDE, 'prelude');
    prelude(generics, VALUES_OF);
    const roots = Object.entries(members).map(([path, names]) => {
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

/** The realm of the caller itself (in a test, Jest's own). */
function worldHere() {
    const evaluate = eval;
    return {
        global: globalThis,
        run: (source, file) => evaluate(file ? `${source}\n//# sourceURL=${file}` : source),
    };
}
/** A realm of its own, with a fresh global object that has the members of the language and nothing of Node. */
function separateWorld() {
    const context = vm.createContext(vm.constants.DONT_CONTEXTIFY ?? {});
    vm.runInContext('delete this.console; delete this.WebAssembly', context);
    return {
        global: vm.runInContext('this', context),
        run: (source, file) => vm.runInContext(source, context, { filename: file ?? 'script' }),
    };
}

/** A running host: its open documents, what it was told to be, its realm, and what it said. */
class Host {
    constructor(options = {}) {
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
        this.answered = 0;
        this.lastId = 0;
        this.untitled = 0;
        this.options = { ...defaults, ...options };
        this.world = this.options.realm === 'separate' ? separateWorld() : worldHere();
        this.realm = new Realm(this.world, contract, models, this.options);
        const isLimited = this.options.realm === 'separate' && !this.options.modern;
        if (isLimited)
            limitLanguage(this.world);
        this.scripts = new Scripts(this.world, isLimited);
        const { roots, configDirectory } = this.options;
        this.files = new FileAccess(configDirectory === undefined ? roots : [...roots, configDirectory]);
        this.flash = new Flash(this);
        this.topLevel = new TopLevel(this);
        this.fileLibrary = new FLfile(this.files);
        for (const singleton of [
            this.flash,
            this.flash.outputPanel,
            this.flash.Math,
            this.topLevel,
            this.fileLibrary,
        ]) {
            this.realm.wrapSingleton(singleton);
        }
        if (this.options.realm === 'separate')
            new Installation(this.world.global, this.globals());
    }
    get switches() {
        return this.options;
    }
    /** Opens an FLA, an XFL folder or an `.xfl` file and puts it in front. */
    open(path) {
        return this.add(openDocument(openContainer(path, this.options.limits), this));
    }
    /** Opens a document described by a literal; it lies nowhere on disk. */
    openLiteral(literal) {
        const files = Object.fromEntries(buildXfl(literal));
        return this.add(openDocument(new MemoryContainer(literal.name ?? this.untitledName(), files), this));
    }
    add(document) {
        this.documents.push(document);
        this.active = document;
        return document;
    }
    /** Takes a document that closes itself out of the list; the one opened before it comes to the front. */
    forget(document) {
        const index = this.documents.findIndex((open) => open === document);
        if (index < 0)
            return;
        this.documents.splice(index, 1);
        if (this.active === document)
            this.active = this.documents.at(-1) ?? null;
    }
    /** Closes every document without saving; their objects throw from then on. */
    closeAll() {
        for (const document of [...this.documents]) {
            this.forget(document);
            document.stale = true;
        }
    }
    untitledName() {
        return `Untitled-${++this.untitled}`;
    }
    /** The next free number for `document.id`. */
    nextId() {
        return ++this.lastId;
    }
    warn(message) {
        this.warnings.push(message);
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
    /** What a script finds on its global object: name -> how to define it. */
    globals() {
        const fl = this.realm.wrap(this.flash);
        const found = {};
        const define = (name, value) => {
            found[name] = { value, writable: true, configurable: true, enumerable: false };
        };
        for (const name of ['fl', 'flash', 'an'])
            define(name, fl);
        const topLevel = this.realm.wrap(this.topLevel);
        for (const name of contract.TopLevel.methods)
            define(name, topLevel[name]);
        define('FLfile', this.realm.wrap(this.fileLibrary));
        for (const name of globalClasses)
            define(scriptNames[name] ?? name, this.realm.classes[name]);
        found.document = this.documentDescriptor();
        return found;
    }
    /** `document` is the active document at each time, until a script assigns a value of its own. */
    documentDescriptor() {
        const { global } = this.world;
        const shadow = (self, args) => {
            const target = typeof self === 'object' && self !== null ? self : global;
            Object.defineProperty(target, 'document', {
                value: args[0],
                writable: true,
                configurable: true,
                enumerable: true,
            });
        };
        return {
            get: this.realm.makeFunction('document', () => (this.active ? this.realm.wrap(this.active) : null)),
            set: this.realm.makeFunction('document', shadow),
            configurable: true,
            enumerable: false,
        };
    }
}

exports.DEFAULT_LIMITS = DEFAULT_LIMITS;
exports.DocumentError = DocumentError;
exports.Host = Host;
exports.Installation = Installation;
exports.ScriptSyntaxError = ScriptSyntaxError;
exports.defaults = defaults;
