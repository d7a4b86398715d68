// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const reference = (page)=>`Adobe's reference, ${page}`;
const SCRIPTS = 'published scripts that call it (no page in the reference)';
const FRAMES = "Adobe's reference, its example of Frame_object/frame13; 27 published scripts read it, none calls it";
const ELEMENTS = 'published exporters of three authors (no page in the reference)';
const NOTES = 'notes on a running Animate, and published scripts of their author (no page in the reference)';
const DUMP = 'a dump of document properties from Animate, 2025 (no page in the reference)';
function fromPage(page, names) {
    return Object.fromEntries(names.split(' ').map((name)=>[
            name,
            reference(page)
        ]));
}
function properties(access, source, names) {
    return Object.fromEntries(names.split(' ').map((name)=>[
            name,
            {
                access,
                source
            }
        ]));
}
const corrections = [
    {
        className: 'TopLevel',
        methods: fromPage('Top-Level Functions and Methods', 'alert confirm prompt'),
        takes: {
            alert: [
                'text'
            ],
            confirm: [
                'text'
            ],
            prompt: [
                'text',
                'text'
            ]
        }
    },
    {
        className: 'Flash',
        properties: {
            ...properties('r', reference('fl.drawingLayer, fl.swfPanels'), 'drawingLayer swfPanels'),
            ...properties('r', reference('fl.languageCode (used in its example)'), 'applicationURI')
        },
        methods: {
            ...fromPage('fl.publishDocument()', 'publishDocument'),
            ...fromPage('fl.addToolInToolbar()', 'addToolInToolbar'),
            getPrefString: SCRIPTS
        },
        takes: {
            addEventListener: [
                'text',
                'own'
            ],
            runScript: [
                'text',
                'text',
                'own'
            ],
            publishDocument: [
                'text',
                'text'
            ]
        }
    },
    {
        className: 'FLfileClass',
        methods: {
            runCommandLine: SCRIPTS,
            readBinary: 'a note of a user (no page in the reference)'
        },
        takes: {
            readBinary: [
                'text'
            ]
        }
    },
    {
        className: 'Document',
        properties: {
            ...properties('r', reference('fl.createDocument(), which names document.type'), 'type'),
            ...properties('rw', DUMP, 'pasteboardColorCheck animatedViewRect legacyLineSpacing playerVersion exportSWC mergeForSelection ' + 'playerTarget isUncompressed inTextEditMode featureMatrix fileGUID stageScaleAnchor scaleContentWithStage')
        },
        methods: {
            ...fromPage('Document object, tagged swatches (docu6058 to docu6068)', 'addTaggedSwatch addTaggedSwatchWithColor getIndexForTaggedSwatchesPalette getTaggedSwatchAtIndex ' + 'getTaggedSwatchByName getTaggedSwatchesPaletteList getTaggedSwatches deleteTaggedSwatchAtIndex ' + 'deleteTaggedSwatchByName setTaggedSwatchAtIndex setTaggedSwatchByName'),
            ...fromPage('Document object (docu6069 to docu6072)', 'convertToDoc exportCanvasPublishTemplate importCanvasPublishTemplate exportMedia'),
            exportGIF: NOTES
        }
    },
    {
        className: 'Timeline',
        properties: {
            ...properties('rw', reference('timeline.advancedLayersEnabled'), 'advancedLayersEnabled'),
            ...properties('r', reference('Camera object'), 'camera')
        },
        methods: fromPage('timeline.mergeLayers()', 'mergeLayers'),
        takes: {
            mergeLayers: [
                'number',
                'number'
            ]
        }
    },
    {
        className: 'Camera',
        properties: properties('rw', reference('Camera object'), 'cameraEnabled tintEnabled colorFilterEnabled'),
        methods: {
            ...fromPage('Camera object', 'getZDepth setZDepth getZoom setZoom resetZoom getRotation setRotation resetRotation getPosition ' + 'resetPosition getTint setTint resetTint getColorFilter setColorFilter resetColorFilter reset'),
            setPosition: SCRIPTS
        },
        takes: {
            getZDepth: [
                'number'
            ],
            setZDepth: [
                'number',
                'number'
            ],
            getZoom: [
                'number'
            ],
            setZoom: [
                'number',
                'number'
            ],
            resetZoom: [
                'number'
            ],
            getRotation: [
                'number'
            ],
            setRotation: [
                'number',
                'number'
            ],
            resetRotation: [
                'number'
            ],
            getPosition: [
                'number'
            ],
            setPosition: [
                'number',
                'number',
                'number',
                'number'
            ],
            resetPosition: [
                'number'
            ],
            getTint: [
                'number'
            ],
            setTint: [
                'number',
                'number',
                'number',
                'number',
                'number'
            ],
            resetTint: [
                'number'
            ],
            getColorFilter: [
                'number'
            ],
            setColorFilter: [
                'number',
                'number',
                'number',
                'number',
                'number'
            ],
            resetColorFilter: [
                'number'
            ],
            reset: [
                'number'
            ]
        }
    },
    {
        className: 'Layer',
        methods: {
            ...fromPage('Layer object (layer11 to layer18)', 'getZDepthAtFrame setZDepthAtFrame getBlendModeAtFrame setBlendModeAtFrame getColorTransformAtFrame ' + 'setColorTransformAtFrame getFiltersAtFrame setFiltersAtFrame'),
            ...fromPage('Layer Parenting object', 'getRigParentAtFrame setRigParentAtFrame getRigMatrixAtFrame')
        },
        takes: {
            getZDepthAtFrame: [
                'number'
            ],
            setZDepthAtFrame: [
                'number',
                'number'
            ],
            getBlendModeAtFrame: [
                'number'
            ],
            setBlendModeAtFrame: [
                'number',
                'text'
            ],
            getColorTransformAtFrame: [
                'number'
            ],
            setColorTransformAtFrame: [
                'number',
                'any'
            ],
            getFiltersAtFrame: [
                'number'
            ],
            setFiltersAtFrame: [
                'number',
                'any'
            ],
            getRigParentAtFrame: [
                'number'
            ],
            setRigParentAtFrame: [
                'any',
                'any'
            ],
            getRigMatrixAtFrame: [
                'number'
            ]
        }
    },
    {
        className: 'Frame',
        properties: properties('r', FRAMES, 'isEmpty')
    },
    {
        className: 'Element',
        properties: {
            ...properties('r', ELEMENTS, 'objectSpaceBounds'),
            ...properties('rw', ELEMENTS, 'transformationPoint')
        }
    },
    {
        className: 'Tween',
        properties: properties('r', reference('Tween object'), 'duration startFrame tweenType'),
        methods: fromPage('Tween.getColorTransform()', 'getColorTransform'),
        takes: {
            getColorTransform: [
                'number'
            ]
        }
    },
    {
        className: 'Library',
        methods: {
            expandFolder: 'the JSFL reference of Flash CS5 and CS6 (the present pages leave it out)'
        },
        takes: {
            expandFolder: [
                'boolean',
                'boolean',
                'text'
            ]
        }
    },
    {
        className: 'Shape',
        properties: properties('r', reference('shape.members'), 'members'),
        methods: {
            getCustomFill: NOTES,
            setCustomFill: NOTES,
            getCustomStroke: NOTES,
            setCustomStroke: NOTES
        }
    },
    {
        className: 'FeatureMatrix'
    },
    {
        className: 'SymbolInstance',
        properties: {
            ...properties('r', reference('symbolInstance.tintColor, symbolInstance.tintPercent'), 'tintColor tintPercent'),
            ...properties('rw', 'notes on a running Animate, and scripts of three more authors (no page in the reference)', 'lastFrame')
        }
    },
    {
        className: 'ToolObj',
        properties: properties('r', reference('toolObj.depth, toolObj.iconID'), 'depth iconID')
    },
    {
        className: 'TextureAtlasExporter',
        properties: {
            ...properties('rw', reference('TextureAtlasExporter object'), 'algorithm optimizeBitmap optimizeJson resolution shapePadding sheetHeight sheetWidth allowRotate autoSize ' + 'borderPadding filePath flattenSkewObject imageFormat'),
            ...properties('r', reference('TextureAtlasExporter object'), 'overflowed version app canRotate')
        },
        methods: fromPage('TextureAtlasExporter object', 'exportTextureAtlas'),
        takes: {
            exportTextureAtlas: [
                'any',
                'text'
            ]
        }
    }
];
const scriptNames = {
    FLfileClass: 'FLfile',
    Item: 'LibraryItem',
    _Math: 'Math'
};
const globalClasses = [
    ...[
        'Document',
        'Timeline',
        'Layer',
        'Frame',
        'Element',
        'Shape',
        'Text',
        'Instance',
        'SymbolInstance'
    ],
    ...[
        'BitmapInstance',
        'ComponentInstance',
        'Item',
        'SymbolItem',
        'FolderItem',
        'BitmapItem',
        'SoundItem',
        'FontItem',
        'VideoItem',
        'Library'
    ],
    ...[
        'ActionsPanel',
        'CompilerErrors',
        'OutputPanel',
        'Contour',
        'Edge',
        'HalfEdge',
        'Vertex',
        'TextRun'
    ]
];
const laterThanCs6 = {
    Timeline: [
        'getBounds',
        'camera',
        'advancedLayersEnabled',
        'mergeLayers'
    ],
    Layer: ('getZDepthAtFrame setZDepthAtFrame getBlendModeAtFrame setBlendModeAtFrame getColorTransformAtFrame ' + 'setColorTransformAtFrame getFiltersAtFrame setFiltersAtFrame getRigParentAtFrame setRigParentAtFrame ' + 'getRigMatrixAtFrame').split(' ')
};
const classesLaterThanCs6 = [
    'TextureAtlasExporter'
];
const madeByScripts = [
    'SpriteSheetExporter',
    'TextureAtlasExporter'
];
const propertyOrder = {
    Document: ('name path timelines currentTimeline library livePreview width height backgroundColor pasteboardColorCheck ' + 'frameRate selection viewMatrix animatedViewRect accName description silent forceSimple autoLabel ' + 'publishProfiles currentPublishProfile legacyLineSpacing docClass as3WarningsMode as3StrictMode as3AutoDeclare ' + 'as3Dialect as3ExportFrame playerVersion asVersion id type zoomFactor exportSWC mergeForSelection sourcePath ' + 'libraryPath externalLibraryPath playerTarget pathURI isUncompressed inTextEditMode swfJPEGQuality ' + 'featureMatrix fileGUID stageScaleAnchor scaleContentWithStage').split(' '),
    TextAttrs: ('aliasText autoKern bold characterSpacing letterSpacing face fillColor italic rotation size characterPosition ' + 'url target indent leftMargin alignment rightMargin lineSpacing').split(' ')
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
            'write'
        ],
        takes: {
            copy: [
                'text',
                'text'
            ],
            createFolder: [
                'text'
            ],
            exists: [
                'text'
            ],
            getAttributes: [
                'text'
            ],
            getCreationDate: [
                'text'
            ],
            getCreationDateObj: [
                'text'
            ],
            getModificationDate: [
                'text'
            ],
            getModificationDateObj: [
                'text'
            ],
            getSize: [
                'text'
            ],
            listFolder: [
                'text',
                'text'
            ],
            platformPathToURI: [
                'text'
            ],
            read: [
                'text'
            ],
            remove: [
                'text'
            ],
            setAttributes: [
                'text',
                'text'
            ],
            uriToPlatformPath: [
                'text'
            ],
            write: [
                'text',
                'text',
                'text'
            ]
        }
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
            xmlui: 'r'
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
            'xmlPanelFromString'
        ],
        takes: {
            as3PackagePaths: [
                'text'
            ],
            contactSensitiveSelection: [
                'boolean'
            ],
            drawingLayer: [
                'any'
            ],
            externalLibraryPath: [
                'text'
            ],
            flexSDKPath: [
                'text'
            ],
            languageCode: [
                'text'
            ],
            libraryPath: [
                'text'
            ],
            objectDrawingMode: [
                'boolean'
            ],
            publishCacheDiskSizeMax: [
                'number'
            ],
            publishCacheEnabled: [
                'boolean'
            ],
            publishCacheMemoryEntrySizeLimit: [
                'number'
            ],
            publishCacheMemorySizeMax: [
                'number'
            ],
            sourcePath: [
                'text'
            ],
            spriteSheetExporter: [
                'any'
            ],
            swfPanels: [
                'any'
            ],
            addEventListener: [
                'text',
                'any'
            ],
            browseForFileURL: [
                'text',
                'text',
                'text',
                'text'
            ],
            browseForFolderURL: [
                'text'
            ],
            clipCopyString: [
                'text'
            ],
            closeAll: [
                'boolean'
            ],
            closeDocument: [
                'any',
                'boolean'
            ],
            copyLibraryItem: [
                'text',
                'text'
            ],
            createDocument: [
                'text'
            ],
            exportPublishProfileString: [
                'text',
                'text'
            ],
            fileExists: [
                'text'
            ],
            findDocumentDOM: [
                'number'
            ],
            findDocumentIndex: [
                'text'
            ],
            findObjectInDocByName: [
                'text',
                'any'
            ],
            findObjectInDocByType: [
                'text',
                'any'
            ],
            getAppMemoryInfo: [
                'number'
            ],
            getSwfPanel: [
                'text',
                'boolean'
            ],
            getThemeColor: [
                'text'
            ],
            getThemeFontInfo: [
                'text',
                'text'
            ],
            isFontInstalled: [
                'text'
            ],
            mapPlayerURL: [
                'text',
                'boolean'
            ],
            openDocument: [
                'text'
            ],
            openScript: [
                'text'
            ],
            quit: [
                'boolean'
            ],
            removeEventListener: [
                'text',
                'number'
            ],
            revertDocument: [
                'any'
            ],
            runScript: [
                'text',
                'text',
                'any'
            ],
            saveDocument: [
                'any',
                'text'
            ],
            saveDocumentAs: [
                'any'
            ],
            selectElement: [
                'any',
                'boolean'
            ],
            selectTool: [
                'text'
            ],
            setActiveWindow: [
                'any',
                'boolean'
            ],
            setPrefBoolean: [
                'text',
                'text',
                'primitive'
            ],
            showIdleMessage: [
                'boolean'
            ],
            toggleBreakpoint: [
                'text',
                'number',
                'boolean'
            ],
            trace: [
                'text'
            ],
            xmlPanel: [
                'text'
            ],
            xmlPanelFromString: [
                'text'
            ]
        }
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
            version: 'r'
        },
        methods: [
            'addBitmap',
            'addSymbol',
            'beginExport',
            'changeSymbol',
            'exportSpriteSheet',
            'removeBitmap',
            'removeSymbol'
        ],
        takes: {
            algorithm: [
                'text'
            ],
            allowRotate: [
                'boolean'
            ],
            allowTrimming: [
                'boolean'
            ],
            autoSize: [
                'boolean'
            ],
            borderPadding: [
                'number'
            ],
            layoutFormat: [
                'text'
            ],
            maxSheetHeight: [
                'number'
            ],
            maxSheetWidth: [
                'number'
            ],
            shapePadding: [
                'number'
            ],
            sheetHeight: [
                'number'
            ],
            sheetWidth: [
                'number'
            ],
            stackDuplicateFrames: [
                'boolean'
            ],
            addBitmap: [
                'any'
            ],
            addSymbol: [
                'any',
                'text',
                'number',
                'number'
            ],
            changeSymbol: [
                'any',
                'number',
                'number'
            ],
            exportSpriteSheet: [
                'text',
                'any',
                'boolean'
            ],
            removeBitmap: [
                'any'
            ],
            removeSymbol: [
                'any'
            ]
        }
    },
    CompilerErrors: {
        base: null,
        properties: {},
        methods: [
            'clear',
            'save'
        ],
        takes: {
            save: [
                'text',
                'boolean',
                'boolean'
            ]
        }
    },
    ComponentsPanel: {
        base: null,
        properties: {},
        methods: [
            'addItemToDocument',
            'reload'
        ],
        takes: {
            addItemToDocument: [
                'any',
                'text',
                'text'
            ]
        }
    },
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
            zoomFactor: 'rw'
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
            'xmlPanel'
        ],
        takes: {
            accName: [
                'text'
            ],
            as3AutoDeclare: [
                'boolean'
            ],
            as3Dialect: [
                'text'
            ],
            as3ExportFrame: [
                'number'
            ],
            as3StrictMode: [
                'boolean'
            ],
            as3WarningsMode: [
                'boolean'
            ],
            asVersion: [
                'number'
            ],
            autoLabel: [
                'boolean'
            ],
            backgroundColor: [
                'primitive'
            ],
            currentPublishProfile: [
                'text'
            ],
            currentTimeline: [
                'number'
            ],
            description: [
                'text'
            ],
            docClass: [
                'text'
            ],
            externalLibraryPath: [
                'text'
            ],
            forceSimple: [
                'boolean'
            ],
            frameRate: [
                'number'
            ],
            height: [
                'number'
            ],
            libraryPath: [
                'text'
            ],
            livePreview: [
                'boolean'
            ],
            selection: [
                'any'
            ],
            silent: [
                'boolean'
            ],
            sourcePath: [
                'text'
            ],
            swfJPEGQuality: [
                'number'
            ],
            width: [
                'number'
            ],
            zoomFactor: [
                'number'
            ],
            addDataToDocument: [
                'text',
                'text',
                'any'
            ],
            addDataToSelection: [
                'text',
                'text',
                'any'
            ],
            addFilter: [
                'text'
            ],
            addItem: [
                'any',
                'any'
            ],
            addNewLine: [
                'any',
                'any'
            ],
            addNewOval: [
                'any',
                'boolean',
                'boolean'
            ],
            addNewPrimitiveOval: [
                'any',
                'boolean',
                'boolean'
            ],
            addNewPrimitiveRectangle: [
                'any',
                'number',
                'boolean',
                'boolean'
            ],
            addNewPublishProfile: [
                'text'
            ],
            addNewRectangle: [
                'any',
                'number',
                'boolean',
                'boolean'
            ],
            addNewScene: [
                'text'
            ],
            addNewText: [
                'any',
                'text'
            ],
            align: [
                'text',
                'boolean'
            ],
            allowScreens: [
                'text'
            ],
            arrange: [
                'text'
            ],
            changeFilterOrder: [
                'number',
                'number'
            ],
            clipPaste: [
                'boolean'
            ],
            close: [
                'boolean'
            ],
            convertToSymbol: [
                'text',
                'text',
                'text'
            ],
            debugMovie: [
                'boolean'
            ],
            disableFilter: [
                'number'
            ],
            disableOtherFilters: [
                'number'
            ],
            distribute: [
                'text',
                'boolean'
            ],
            documentHasData: [
                'text'
            ],
            duplicatePublishProfile: [
                'text'
            ],
            editScene: [
                'number'
            ],
            enableFilter: [
                'number'
            ],
            enterEditMode: [
                'text'
            ],
            exportInstanceToLibrary: [
                'number',
                'text'
            ],
            exportInstanceToPNGSequence: [
                'text',
                'number',
                'number',
                'any'
            ],
            exportPNG: [
                'text',
                'boolean',
                'boolean'
            ],
            exportPublishProfile: [
                'text'
            ],
            exportPublishProfileString: [
                'text'
            ],
            exportSVG: [
                'text',
                'boolean',
                'boolean'
            ],
            exportSWF: [
                'text',
                'boolean'
            ],
            exportVideo: [
                'text',
                'boolean',
                'boolean',
                'boolean',
                'number'
            ],
            getCustomFill: [
                'text'
            ],
            getCustomStroke: [
                'text'
            ],
            getDataFromDocument: [
                'text'
            ],
            getElementProperty: [
                'text'
            ],
            getElementTextAttr: [
                'text',
                'number',
                'number'
            ],
            getPublishDocumentData: [
                'text'
            ],
            getTextString: [
                'number',
                'number'
            ],
            importFile: [
                'text',
                'boolean',
                'boolean',
                'boolean'
            ],
            importPublishProfile: [
                'text'
            ],
            importPublishProfileString: [
                'text'
            ],
            match: [
                'boolean',
                'boolean',
                'boolean'
            ],
            mouseClick: [
                'any',
                'boolean',
                'boolean'
            ],
            mouseDblClk: [
                'any',
                'boolean',
                'boolean',
                'boolean'
            ],
            moveSelectedBezierPointsBy: [
                'any'
            ],
            moveSelectionBy: [
                'any'
            ],
            optimizeCurves: [
                'number',
                'boolean'
            ],
            removeDataFromDocument: [
                'text'
            ],
            removeDataFromSelection: [
                'text'
            ],
            removeFilter: [
                'number'
            ],
            renamePublishProfile: [
                'text'
            ],
            renameScene: [
                'text'
            ],
            reorderScene: [
                'number',
                'number'
            ],
            rotate3DSelection: [
                'any',
                'boolean'
            ],
            rotateSelection: [
                'number',
                'text'
            ],
            save: [
                'boolean'
            ],
            saveAsCopy: [
                'text',
                'boolean'
            ],
            scaleSelection: [
                'number',
                'number',
                'text'
            ],
            setAlignToDocument: [
                'boolean'
            ],
            setBlendMode: [
                'text'
            ],
            setCustomFill: [
                'any'
            ],
            setCustomStroke: [
                'any'
            ],
            setElementProperty: [
                'text',
                'number'
            ],
            setElementTextAttr: [
                'text',
                'any',
                'number',
                'number'
            ],
            setFillColor: [
                'primitive'
            ],
            setFilterProperty: [
                'text',
                'number',
                'primitive'
            ],
            setFilters: [
                'any'
            ],
            setInstanceAlpha: [
                'number'
            ],
            setInstanceBrightness: [
                'number'
            ],
            setInstanceTint: [
                'primitive',
                'number'
            ],
            setMetadata: [
                'text'
            ],
            setMobileSettings: [
                'text'
            ],
            setOvalObjectProperty: [
                'text',
                'any'
            ],
            setPlayerVersion: [
                'text'
            ],
            setPublishDocumentData: [
                'text',
                'boolean'
            ],
            setRectangleObjectProperty: [
                'text',
                'any'
            ],
            setSelectionBounds: [
                'any',
                'boolean'
            ],
            setSelectionRect: [
                'any',
                'boolean',
                'boolean'
            ],
            setStageVanishingPoint: [
                'any'
            ],
            setStageViewAngle: [
                'number'
            ],
            setStroke: [
                'primitive',
                'number',
                'text'
            ],
            setStrokeColor: [
                'primitive'
            ],
            setStrokeSize: [
                'number'
            ],
            setStrokeStyle: [
                'text'
            ],
            setTextRectangle: [
                'any'
            ],
            setTextSelection: [
                'number',
                'number'
            ],
            setTextString: [
                'text',
                'number',
                'number'
            ],
            setTransformationPoint: [
                'any'
            ],
            skewSelection: [
                'number',
                'number',
                'text'
            ],
            space: [
                'text',
                'boolean'
            ],
            swapElement: [
                'text'
            ],
            testMovie: [
                'boolean'
            ],
            traceBitmap: [
                'number',
                'number',
                'text',
                'text'
            ],
            transformSelection: [
                'number',
                'number',
                'number',
                'number'
            ],
            translate3DCenter: [
                'any'
            ],
            translate3DSelection: [
                'any',
                'boolean'
            ],
            xmlPanel: [
                'text'
            ]
        }
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
            type: 'rw'
        },
        methods: [],
        takes: {
            angle: [
                'number'
            ],
            blurX: [
                'number'
            ],
            blurY: [
                'number'
            ],
            brightness: [
                'number'
            ],
            color: [
                'primitive'
            ],
            contrast: [
                'number'
            ],
            distance: [
                'number'
            ],
            enabled: [
                'boolean'
            ],
            hideObject: [
                'boolean'
            ],
            highlightColor: [
                'primitive'
            ],
            hue: [
                'number'
            ],
            inner: [
                'boolean'
            ],
            knockout: [
                'boolean'
            ],
            quality: [
                'text'
            ],
            saturation: [
                'number'
            ],
            shadowColor: [
                'primitive'
            ],
            strength: [
                'number'
            ],
            type: [
                'text'
            ]
        }
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
            style: 'rw'
        },
        methods: [],
        takes: {
            bitmapIsClipped: [
                'boolean'
            ],
            bitmapPath: [
                'text'
            ],
            color: [
                'primitive'
            ],
            colorArray: [
                'any'
            ],
            focalPoint: [
                'number'
            ],
            linearRGB: [
                'boolean'
            ],
            matrix: [
                'any'
            ],
            overflow: [
                'text'
            ],
            posArray: [
                'any'
            ],
            style: [
                'text'
            ]
        }
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
            waveLength: 'rw'
        },
        methods: [],
        takes: {
            breakAtCorners: [
                'boolean'
            ],
            capType: [
                'text'
            ],
            color: [
                'primitive'
            ],
            curve: [
                'text'
            ],
            dash1: [
                'number'
            ],
            dash2: [
                'number'
            ],
            density: [
                'text'
            ],
            dotSize: [
                'text'
            ],
            dotSpace: [
                'number'
            ],
            hatchThickness: [
                'text'
            ],
            jiggle: [
                'text'
            ],
            joinType: [
                'text'
            ],
            length: [
                'text'
            ],
            miterLimit: [
                'number'
            ],
            pattern: [
                'text'
            ],
            rotate: [
                'text'
            ],
            scaleType: [
                'text'
            ],
            shapeFill: [
                'any'
            ],
            space: [
                'text'
            ],
            strokeHinting: [
                'boolean'
            ],
            style: [
                'text'
            ],
            thickness: [
                'number'
            ],
            variation: [
                'text'
            ],
            waveHeight: [
                'text'
            ],
            waveLength: [
                'text'
            ]
        }
    },
    Library: {
        base: null,
        properties: {
            items: 'rw',
            unusedItems: 'rw'
        },
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
            'updateItem'
        ],
        takes: {
            items: [
                'any'
            ],
            unusedItems: [
                'any'
            ],
            addItemToDocument: [
                'any',
                'text'
            ],
            addNewItem: [
                'text',
                'text'
            ],
            deleteItem: [
                'text'
            ],
            duplicateItem: [
                'text'
            ],
            editItem: [
                'text'
            ],
            findItemIndex: [
                'text'
            ],
            getItemProperty: [
                'text'
            ],
            getItemType: [
                'text'
            ],
            itemExists: [
                'text'
            ],
            moveToFolder: [
                'text',
                'text',
                'boolean'
            ],
            newFolder: [
                'text'
            ],
            renameItem: [
                'text'
            ],
            selectAll: [
                'boolean'
            ],
            selectItem: [
                'text',
                'boolean',
                'boolean'
            ],
            setItemProperty: [
                'text',
                'any'
            ],
            updateItem: [
                'text'
            ]
        }
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
            name: 'rw'
        },
        methods: [
            'addData',
            'getData',
            'getPublishData',
            'hasData',
            'removeData',
            'setPublishData'
        ],
        takes: {
            linkageBaseClass: [
                'text'
            ],
            linkageClassName: [
                'text'
            ],
            linkageExportForAS: [
                'boolean'
            ],
            linkageExportForRS: [
                'boolean'
            ],
            linkageExportInFirstFrame: [
                'boolean'
            ],
            linkageIdentifier: [
                'text'
            ],
            linkageImportForRS: [
                'boolean'
            ],
            linkageURL: [
                'text'
            ],
            name: [
                'text'
            ],
            addData: [
                'text',
                'text',
                'any'
            ],
            getData: [
                'text'
            ],
            getPublishData: [
                'text',
                'text'
            ],
            hasData: [
                'text'
            ],
            removeData: [
                'text'
            ],
            setPublishData: [
                'text',
                'text',
                'boolean'
            ]
        }
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
            vPixels: 'r'
        },
        methods: [
            'exportToFile'
        ],
        takes: {
            allowSmoothing: [
                'boolean'
            ],
            compressionType: [
                'text'
            ],
            quality: [
                'number'
            ],
            useDeblocking: [
                'boolean'
            ],
            useImportedJPEGQuality: [
                'boolean'
            ],
            exportToFile: [
                'text',
                'number'
            ]
        }
    },
    FolderItem: {
        base: 'Item',
        properties: {},
        methods: [],
        takes: {}
    },
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
            size: 'rw'
        },
        methods: [],
        takes: {
            bitmap: [
                'boolean'
            ],
            bold: [
                'boolean'
            ],
            embeddedCharacters: [
                'text'
            ],
            embedRanges: [
                'text'
            ],
            embedVariantGlyphs: [
                'boolean'
            ],
            font: [
                'text'
            ],
            isDefineFont4Symbol: [
                'boolean'
            ],
            italic: [
                'boolean'
            ],
            size: [
                'number'
            ]
        }
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
            useImportedMP3Quality: 'rw'
        },
        methods: [
            'exportToFile'
        ],
        takes: {
            bitRate: [
                'text'
            ],
            bits: [
                'text'
            ],
            compressionType: [
                'text'
            ],
            convertStereoToMono: [
                'boolean'
            ],
            quality: [
                'text'
            ],
            sampleRate: [
                'text'
            ],
            useImportedMP3Quality: [
                'boolean'
            ],
            exportToFile: [
                'text'
            ]
        }
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
            timeline: 'r'
        },
        methods: [
            'convertToCompiledClip',
            'exportSWC',
            'exportSWF',
            'exportToLibrary',
            'exportToPNGSequence'
        ],
        takes: {
            scalingGrid: [
                'boolean'
            ],
            scalingGridRect: [
                'any'
            ],
            sourceAutoUpdate: [
                'boolean'
            ],
            sourceFilePath: [
                'text'
            ],
            sourceLibraryName: [
                'text'
            ],
            symbolType: [
                'text'
            ],
            exportSWC: [
                'text'
            ],
            exportSWF: [
                'text'
            ],
            exportToLibrary: [
                'number',
                'text'
            ],
            exportToPNGSequence: [
                'text',
                'number',
                'number',
                'any'
            ]
        }
    },
    VideoItem: {
        base: 'Item',
        properties: {
            fileLastModifiedDate: 'r',
            lastModifiedDate: 'r',
            sourceFileExists: 'r',
            sourceFileIsCurrent: 'r',
            sourceFilePath: 'r',
            videoType: 'r'
        },
        methods: [
            'exportToFLV'
        ],
        takes: {
            exportToFLV: [
                'text'
            ]
        }
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
            name: 'rw'
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
            'stopPlayback'
        ],
        takes: {
            currentFrame: [
                'number'
            ],
            currentLayer: [
                'number'
            ],
            name: [
                'text'
            ],
            addNewLayer: [
                'text',
                'text',
                'boolean'
            ],
            clearFrames: [
                'number',
                'number'
            ],
            clearKeyframes: [
                'number',
                'number'
            ],
            convertToBlankKeyframes: [
                'number',
                'number'
            ],
            convertToKeyframes: [
                'number',
                'number'
            ],
            copyFrames: [
                'number',
                'number'
            ],
            copyLayers: [
                'number',
                'number'
            ],
            createMotionObject: [
                'number',
                'number'
            ],
            createMotionTween: [
                'number',
                'number'
            ],
            cutFrames: [
                'number',
                'number'
            ],
            cutLayers: [
                'number',
                'number'
            ],
            deleteLayer: [
                'number'
            ],
            duplicateLayers: [
                'number',
                'number'
            ],
            expandFolder: [
                'boolean',
                'boolean',
                'number'
            ],
            findLayerIndex: [
                'text'
            ],
            getBounds: [
                'number',
                'boolean'
            ],
            getFrameProperty: [
                'text',
                'number',
                'number'
            ],
            getLayerProperty: [
                'text'
            ],
            insertBlankKeyframe: [
                'number'
            ],
            insertFrames: [
                'number',
                'boolean',
                'number'
            ],
            insertKeyframe: [
                'number'
            ],
            pasteFrames: [
                'number',
                'number'
            ],
            pasteLayers: [
                'number'
            ],
            removeFrames: [
                'number',
                'number'
            ],
            removeMotionObject: [
                'number',
                'number'
            ],
            reorderLayer: [
                'number',
                'number',
                'boolean'
            ],
            reverseFrames: [
                'number',
                'number'
            ],
            setFrameProperty: [
                'text',
                'any',
                'number',
                'number'
            ],
            setGuidelines: [
                'text'
            ],
            setLayerProperty: [
                'text',
                'any',
                'text'
            ],
            setSelectedFrames: [
                'any',
                'any',
                'boolean'
            ],
            setSelectedLayers: [
                'number',
                'boolean'
            ],
            showLayerMasking: [
                'number'
            ]
        }
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
            visible: 'rw'
        },
        methods: [],
        takes: {
            color: [
                'primitive'
            ],
            height: [
                'number'
            ],
            layerType: [
                'text'
            ],
            locked: [
                'boolean'
            ],
            name: [
                'text'
            ],
            outline: [
                'boolean'
            ],
            parentLayer: [
                'any'
            ],
            visible: [
                'boolean'
            ]
        }
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
            useSingleEaseCurve: 'rw'
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
            'setSoundEnvelopeLimits'
        ],
        takes: {
            actionScript: [
                'text'
            ],
            hasCustomEase: [
                'boolean'
            ],
            labelType: [
                'text'
            ],
            motionTweenOrientToPath: [
                'boolean'
            ],
            motionTweenRotate: [
                'text'
            ],
            motionTweenRotateTimes: [
                'number'
            ],
            motionTweenScale: [
                'boolean'
            ],
            motionTweenSnap: [
                'boolean'
            ],
            motionTweenSync: [
                'boolean'
            ],
            name: [
                'text'
            ],
            shapeTweenBlend: [
                'text'
            ],
            soundEffect: [
                'text'
            ],
            soundLibraryItem: [
                'any'
            ],
            soundLoop: [
                'number'
            ],
            soundLoopMode: [
                'text'
            ],
            soundName: [
                'text'
            ],
            soundSync: [
                'text'
            ],
            tweenEasing: [
                'number'
            ],
            tweenInstanceName: [
                'text'
            ],
            tweenType: [
                'text'
            ],
            tweenObj: [
                'any'
            ],
            useSingleEaseCurve: [
                'boolean'
            ],
            getCustomEase: [
                'text'
            ],
            setCustomEase: [
                'text',
                'any'
            ],
            setMotionObjectDuration: [
                'number',
                'boolean'
            ],
            setMotionObjectXML: [
                'text',
                'boolean'
            ],
            setSoundEnvelope: [
                'any'
            ],
            setSoundEnvelopeLimits: [
                'any'
            ]
        }
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
            y: 'rw'
        },
        methods: [
            'getPersistentData',
            'getPublishPersistentData',
            'getTransformationPoint',
            'hasPersistentData',
            'removePersistentData',
            'setPersistentData',
            'setPublishPersistentData',
            'setTransformationPoint'
        ],
        takes: {
            height: [
                'number'
            ],
            locked: [
                'boolean'
            ],
            matrix: [
                'any'
            ],
            name: [
                'text'
            ],
            rotation: [
                'number'
            ],
            scaleX: [
                'number'
            ],
            scaleY: [
                'number'
            ],
            selected: [
                'boolean'
            ],
            skewX: [
                'number'
            ],
            skewY: [
                'number'
            ],
            transformX: [
                'number'
            ],
            transformY: [
                'number'
            ],
            width: [
                'number'
            ],
            x: [
                'number'
            ],
            y: [
                'number'
            ],
            getPersistentData: [
                'text'
            ],
            getPublishPersistentData: [
                'text',
                'text'
            ],
            hasPersistentData: [
                'text'
            ],
            removePersistentData: [
                'text'
            ],
            setPersistentData: [
                'text',
                'text',
                'any'
            ],
            setPublishPersistentData: [
                'text',
                'text',
                'boolean'
            ],
            setTransformationPoint: [
                'any'
            ]
        }
    },
    Matrix: {
        base: null,
        properties: {
            a: 'rw',
            b: 'rw',
            c: 'rw',
            d: 'rw',
            tx: 'rw',
            ty: 'rw'
        },
        methods: [],
        takes: {
            a: [
                'number'
            ],
            b: [
                'number'
            ],
            c: [
                'number'
            ],
            d: [
                'number'
            ],
            tx: [
                'number'
            ],
            ty: [
                'number'
            ]
        }
    },
    Instance: {
        base: 'Element',
        properties: {
            instanceType: 'r',
            libraryItem: 'rw'
        },
        methods: [],
        takes: {
            libraryItem: [
                'any'
            ]
        }
    },
    BitmapInstance: {
        base: 'Instance',
        properties: {
            hPixels: 'r',
            vPixels: 'r'
        },
        methods: [
            'getBits',
            'setBits'
        ],
        takes: {
            setBits: [
                'any'
            ]
        }
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
            visible: 'rw'
        },
        methods: [],
        takes: {
            accName: [
                'text'
            ],
            backgroundColor: [
                'primitive'
            ],
            description: [
                'text'
            ],
            blendMode: [
                'text'
            ],
            cacheAsBitmap: [
                'boolean'
            ],
            colorAlphaAmount: [
                'number'
            ],
            colorAlphaPercent: [
                'number'
            ],
            colorBlueAmount: [
                'number'
            ],
            colorBluePercent: [
                'number'
            ],
            colorGreenAmount: [
                'number'
            ],
            colorGreenPercent: [
                'number'
            ],
            colorMode: [
                'text'
            ],
            colorRedAmount: [
                'number'
            ],
            colorRedPercent: [
                'number'
            ],
            filters: [
                'any'
            ],
            forceSimple: [
                'boolean'
            ],
            shortcut: [
                'text'
            ],
            silent: [
                'boolean'
            ],
            tabIndex: [
                'number'
            ],
            useBackgroundColor: [
                'boolean'
            ],
            visible: [
                'boolean'
            ]
        }
    },
    ComponentInstance: {
        base: 'SymbolInstance',
        properties: {
            parameters: 'r'
        },
        methods: [],
        takes: {}
    },
    Parameter: {
        base: null,
        properties: {
            category: 'rw',
            listIndex: 'rw',
            name: 'r',
            value: 'rw',
            valueType: 'r',
            verbose: 'rw'
        },
        methods: [
            'insertItem',
            'removeItem'
        ],
        takes: {
            category: [
                'text'
            ],
            listIndex: [
                'number'
            ],
            value: [
                'any'
            ],
            verbose: [
                'text'
            ],
            insertItem: [
                'number',
                'text',
                'text',
                'text'
            ],
            removeItem: [
                'number'
            ]
        }
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
            visible: 'rw'
        },
        methods: [],
        takes: {
            accName: [
                'text'
            ],
            backgroundColor: [
                'primitive'
            ],
            bitmapRenderMode: [
                'text'
            ],
            blendMode: [
                'text'
            ],
            buttonTracking: [
                'text'
            ],
            cacheAsBitmap: [
                'boolean'
            ],
            colorAlphaAmount: [
                'number'
            ],
            colorAlphaPercent: [
                'number'
            ],
            colorBlueAmount: [
                'number'
            ],
            colorBluePercent: [
                'number'
            ],
            colorGreenAmount: [
                'number'
            ],
            colorGreenPercent: [
                'number'
            ],
            colorMode: [
                'text'
            ],
            colorRedAmount: [
                'number'
            ],
            colorRedPercent: [
                'number'
            ],
            description: [
                'text'
            ],
            filters: [
                'any'
            ],
            firstFrame: [
                'number'
            ],
            forceSimple: [
                'boolean'
            ],
            loop: [
                'text'
            ],
            shortcut: [
                'text'
            ],
            silent: [
                'boolean'
            ],
            symbolType: [
                'text'
            ],
            tabIndex: [
                'number'
            ],
            tintColor: [
                'primitive'
            ],
            tintPercent: [
                'number'
            ],
            useBackgroundColor: [
                'boolean'
            ],
            visible: [
                'boolean'
            ]
        }
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
            variableName: 'rw'
        },
        methods: [
            'getTextAttr',
            'getTextString',
            'setTextAttr',
            'setTextString'
        ],
        takes: {
            accName: [
                'text'
            ],
            antiAliasSharpness: [
                'number'
            ],
            antiAliasThickness: [
                'number'
            ],
            autoExpand: [
                'boolean'
            ],
            border: [
                'boolean'
            ],
            description: [
                'text'
            ],
            embeddedCharacters: [
                'text'
            ],
            embedRanges: [
                'text'
            ],
            embedVariantGlyphs: [
                'boolean'
            ],
            filters: [
                'any'
            ],
            fontRenderingMode: [
                'text'
            ],
            lineType: [
                'text'
            ],
            maxCharacters: [
                'number'
            ],
            orientation: [
                'text'
            ],
            renderAsHTML: [
                'boolean'
            ],
            scrollable: [
                'boolean'
            ],
            selectable: [
                'boolean'
            ],
            selectionEnd: [
                'number'
            ],
            selectionStart: [
                'number'
            ],
            shortcut: [
                'text'
            ],
            silent: [
                'boolean'
            ],
            tabIndex: [
                'number'
            ],
            textType: [
                'text'
            ],
            useDeviceFonts: [
                'boolean'
            ],
            variableName: [
                'text'
            ],
            getTextAttr: [
                'text',
                'number',
                'number'
            ],
            getTextString: [
                'number',
                'number'
            ],
            setTextAttr: [
                'text',
                'any',
                'number',
                'number'
            ],
            setTextString: [
                'text',
                'number',
                'number'
            ]
        }
    },
    TextRun: {
        base: null,
        properties: {
            characters: 'rw',
            textAttrs: 'rw'
        },
        methods: [],
        takes: {
            characters: [
                'text'
            ],
            textAttrs: [
                'any'
            ]
        }
    },
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
            url: 'rw'
        },
        methods: [],
        takes: {
            aliasText: [
                'boolean'
            ],
            alignment: [
                'text'
            ],
            autoKern: [
                'boolean'
            ],
            bold: [
                'boolean'
            ],
            characterPosition: [
                'text'
            ],
            characterSpacing: [
                'number'
            ],
            face: [
                'text'
            ],
            fillColor: [
                'primitive'
            ],
            indent: [
                'number'
            ],
            italic: [
                'boolean'
            ],
            leftMargin: [
                'number'
            ],
            letterSpacing: [
                'number'
            ],
            lineSpacing: [
                'number'
            ],
            rightMargin: [
                'number'
            ],
            rotation: [
                'boolean'
            ],
            size: [
                'number'
            ],
            target: [
                'text'
            ],
            url: [
                'text'
            ]
        }
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
            vertices: 'r'
        },
        methods: [
            'getCubicSegmentPoints',
            'beginEdit',
            'deleteEdge',
            'endEdit'
        ],
        takes: {
            members: [
                'any'
            ],
            getCubicSegmentPoints: [
                'number'
            ],
            deleteEdge: [
                'number'
            ]
        }
    },
    Oval: {
        base: 'Shape',
        properties: {
            closePath: 'r',
            endAngle: 'r',
            innerRadius: 'r',
            startAngle: 'r'
        },
        methods: [],
        takes: {}
    },
    Rectangle: {
        base: 'Shape',
        properties: {
            bottomLeftRadius: 'r',
            bottomRightRadius: 'r',
            lockFlag: 'r',
            topLeftRadius: 'r',
            topRightRadius: 'r'
        },
        methods: [],
        takes: {}
    },
    Contour: {
        base: null,
        properties: {
            fill: 'rw',
            interior: 'r',
            orientation: 'r'
        },
        methods: [
            'getHalfEdge'
        ],
        takes: {
            fill: [
                'any'
            ]
        }
    },
    HalfEdge: {
        base: null,
        properties: {
            id: 'r'
        },
        methods: [
            'getEdge',
            'getNext',
            'getOppositeHalfEdge',
            'getPrev',
            'getVertex'
        ],
        takes: {}
    },
    Vertex: {
        base: null,
        properties: {
            x: 'r',
            y: 'r'
        },
        methods: [
            'getHalfEdge',
            'setLocation'
        ],
        takes: {
            setLocation: [
                'number',
                'number'
            ]
        }
    },
    Edge: {
        base: null,
        properties: {
            cubicSegmentIndex: 'r',
            id: 'r',
            isLine: 'r',
            stroke: 'rw'
        },
        methods: [
            'getControl',
            'getHalfEdge',
            'setControl',
            'splitEdge'
        ],
        takes: {
            stroke: [
                'any'
            ],
            getControl: [
                'number'
            ],
            getHalfEdge: [
                'number'
            ],
            setControl: [
                'number',
                'number',
                'number'
            ],
            splitEdge: [
                'number'
            ]
        }
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
            'setStroke'
        ],
        takes: {
            beginDraw: [
                'boolean'
            ],
            cubicCurveTo: [
                'number',
                'number',
                'number',
                'number',
                'number',
                'number'
            ],
            curveTo: [
                'number',
                'number',
                'number',
                'number'
            ],
            drawPath: [
                'any'
            ],
            lineTo: [
                'number',
                'number'
            ],
            moveTo: [
                'number',
                'number'
            ],
            setColor: [
                'primitive'
            ]
        }
    },
    Path: {
        base: null,
        properties: {
            nPts: 'r'
        },
        methods: [
            'addCubicCurve',
            'addCurve',
            'addPoint',
            'clear',
            'close',
            'makeShape',
            'newContour'
        ],
        takes: {
            addCubicCurve: [
                'number',
                'number',
                'number',
                'number',
                'number',
                'number',
                'number',
                'number'
            ],
            addCurve: [
                'number',
                'number',
                'number',
                'number',
                'number',
                'number'
            ],
            addPoint: [
                'number',
                'number'
            ],
            makeShape: [
                'boolean',
                'boolean'
            ]
        }
    },
    _Math: {
        base: null,
        properties: {},
        methods: [
            'concatMatrix',
            'invertMatrix',
            'pointDistance',
            'transformPoint'
        ],
        takes: {
            concatMatrix: [
                'any',
                'any'
            ],
            invertMatrix: [
                'any'
            ],
            pointDistance: [
                'any',
                'any'
            ],
            transformPoint: [
                'any',
                'any'
            ]
        }
    },
    OutputPanel: {
        base: null,
        properties: {},
        methods: [
            'clear',
            'save',
            'trace'
        ],
        takes: {
            save: [
                'text',
                'boolean',
                'boolean'
            ],
            trace: [
                'text'
            ]
        }
    },
    PresetPanel: {
        base: null,
        properties: {
            items: 'rw'
        },
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
            'selectItem'
        ],
        takes: {
            items: [
                'any'
            ],
            addNewItem: [
                'text'
            ],
            applyPreset: [
                'text'
            ],
            deleteFolder: [
                'text'
            ],
            deleteItem: [
                'text'
            ],
            expandFolder: [
                'boolean',
                'boolean',
                'text'
            ],
            exportItem: [
                'text',
                'text'
            ],
            findItemIndex: [
                'text'
            ],
            importItem: [
                'text',
                'text'
            ],
            moveToFolder: [
                'text',
                'text'
            ],
            newFolder: [
                'text'
            ],
            renameItem: [
                'text'
            ],
            selectItem: [
                'text',
                'boolean',
                'boolean'
            ]
        }
    },
    PresetItem: {
        base: null,
        properties: {
            isDefault: 'r',
            isFolder: 'r',
            level: 'r',
            name: 'r',
            open: 'r',
            path: 'r'
        },
        methods: [],
        takes: {}
    },
    SWFPanel: {
        base: null,
        properties: {
            dpiScaleFactorX: 'r',
            dpiScaleFactorY: 'r',
            name: 'r',
            path: 'r'
        },
        methods: [
            'call',
            'reload',
            'setFocus'
        ],
        takes: {
            call: [
                'any'
            ]
        }
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
            toolObjs: 'r'
        },
        methods: [
            'constrainPoint',
            'getKeyDown',
            'setCursor',
            'snapPoint'
        ],
        takes: {
            constrainPoint: [
                'any',
                'any'
            ],
            setCursor: [
                'number'
            ],
            snapPoint: [
                'any'
            ]
        }
    },
    ToolObj: {
        base: null,
        properties: {
            depth: 'rw',
            iconID: 'rw',
            position: 'r'
        },
        methods: [
            'enablePIControl',
            'setIcon',
            'setMenuString',
            'setOptionsFile',
            'setPI',
            'setToolName',
            'setToolTip',
            'showPIControl',
            'showTransformHandles'
        ],
        takes: {
            depth: [
                'number'
            ],
            iconID: [
                'number'
            ],
            enablePIControl: [
                'text',
                'boolean'
            ],
            setIcon: [
                'text'
            ],
            setMenuString: [
                'text'
            ],
            setOptionsFile: [
                'text'
            ],
            setPI: [
                'text'
            ],
            setToolName: [
                'text'
            ],
            setToolTip: [
                'text'
            ],
            showPIControl: [
                'text',
                'boolean'
            ],
            showTransformHandles: [
                'boolean'
            ]
        }
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
            'setVisible'
        ],
        takes: {
            get: [
                'text'
            ],
            getControlItemElement: [
                'text'
            ],
            getEnabled: [
                'text'
            ],
            getVisible: [
                'text'
            ],
            set: [
                'text',
                'text'
            ],
            setControlItemElement: [
                'text',
                'any'
            ],
            setControlItemElements: [
                'text',
                'any'
            ],
            setEnabled: [
                'text',
                'boolean'
            ],
            setVisible: [
                'text',
                'boolean'
            ]
        }
    },
    ActionsPanel: {
        base: null,
        properties: {},
        methods: [
            'getSelectedText',
            'getText',
            'hasSelection',
            'replaceSelectedText',
            'setSelection',
            'setText'
        ],
        takes: {
            replaceSelectedText: [
                'text'
            ],
            setSelection: [
                'number',
                'number'
            ],
            setText: [
                'text'
            ]
        }
    },
    Tween: {
        base: null,
        properties: {
            duration: 'rw',
            startFrame: 'rw',
            tweenType: 'rw'
        },
        methods: [
            'getGeometricTransform',
            'getFilters',
            'getShape'
        ],
        takes: {
            duration: [
                'number'
            ],
            startFrame: [
                'number'
            ],
            tweenType: [
                'text'
            ],
            getGeometricTransform: [
                'number'
            ],
            getFilters: [
                'number'
            ],
            getShape: [
                'number'
            ]
        }
    }
};

const contract = buildContract();
function buildContract() {
    const built = {};
    for (const [name, declared] of Object.entries(surface)){
        built[name] = {
            ...declared,
            scriptName: scriptNames[name] ?? name
        };
    }
    for (const { className, base = null, properties = {}, methods = {}, takes = {} } of corrections){
        const declared = built[className];
        const target = built[className] = {
            base: declared ? declared.base : base,
            properties: {
                ...declared?.properties
            },
            methods: [
                ...declared?.methods ?? []
            ],
            takes: {
                ...declared?.takes
            },
            scriptName: scriptNames[className] ?? className
        };
        for (const [name, { access }] of Object.entries(properties)){
            target.methods = target.methods.filter((method)=>method !== name);
            target.properties[name] = access;
        }
        for (const name of Object.keys(methods)){
            delete target.properties[name];
            if (!target.methods.includes(name)) target.methods.push(name);
        }
        Object.assign(target.takes, takes);
    }
    for (const [name, order] of Object.entries(propertyOrder)){
        const target = classIn(built, name);
        target.properties = reorder(target.properties, order);
    }
    return built;
}
function classIn(classes, name) {
    const declaration = classes[name];
    if (!declaration) throw new Error(`the contract has no class ${name}`);
    return declaration;
}
function contractOf(era) {
    if (era === 'animate') return contract;
    const older = {
        ...contract
    };
    for (const [name, later] of Object.entries(laterThanCs6)){
        const { properties, methods, ...rest } = classIn(contract, name);
        older[name] = {
            ...rest,
            properties: Object.fromEntries(Object.entries(properties).filter(([member])=>!later.includes(member))),
            methods: methods.filter((member)=>!later.includes(member))
        };
    }
    return older;
}
function reorder(properties, order) {
    const first = order.filter((name)=>name in properties);
    const names = new Set([
        ...first,
        ...Object.keys(properties)
    ]);
    return Object.fromEntries([
        ...names
    ].map((name)=>[
            name,
            properties[name]
        ]));
}

exports.classIn = classIn;
exports.classesLaterThanCs6 = classesLaterThanCs6;
exports.contract = contract;
exports.contractOf = contractOf;
exports.globalClasses = globalClasses;
exports.madeByScripts = madeByScripts;
exports.scriptNames = scriptNames;
