/** A difference between a binary document and the same as XFL that is no fault of reading it. */
export interface KnownDifference {
  /** Folders of `shared/binary/fla`. */
  releases: readonly string[];
  /** What changed: `element blendMode`. Numbers are `#`. */
  what: RegExp;
  /** The beginnings of the names of the documents that it is limited to. */
  documents?: readonly string[];
  /** As docs/binary-fla.md says it. */
  reason: string;
}

const ALL = ['f5', 'mx', 'mx2004', 'f8', 'cs3', 'cs4'];
const BEFORE_CS4 = ALL.slice(0, 5);
const BEFORE_CS3 = ALL.slice(0, 4);
const BEFORE_FLASH_8 = ALL.slice(0, 3);
const BEFORE_MX_2004 = ALL.slice(0, 2);
const FLASH_5 = ['f5'];

export const KNOWN_DIFFERENCES: readonly KnownDifference[] = [
  {
    releases: ALL,
    what: /^document flash_profile$/,
    reason: 'library paths with their URLs, and settings that Flash CS5 added',
  },
  { releases: ALL, what: /^item externalFileSize$/, reason: 'sizes of imported files' },
  {
    releases: ALL,
    what: /^(item|element) (embedRanges|embeddedCharacters)$/,
    reason: 'characters of fonts, which were at each text',
  },
  {
    releases: ALL,
    what: /^element transformationPoint\.point\.[xy]$/,
    documents: ['0009'],
    reason: 'transformation points in twips of the parent',
  },
  {
    releases: ALL,
    what: /gradientEntry#\.alpha$/,
    documents: ['0003', '0005', '0011'],
    reason: 'alpha of gradients, one of 255 steps less',
  },
  {
    releases: ALL,
    what: /^element filters\.\w+\.angle$/,
    documents: ['0011'],
    reason: 'angles of filters in 32 bits',
  },
  { releases: ALL, what: /^item data$/, documents: ['0016'], reason: 'bitmaps that the XFL has unpacked' },
  {
    releases: ALL,
    what: /^item frame(Left|Top|Right|Bottom)$/,
    documents: ['0019'],
    reason: 'a bitmap to which the XFL gives no size',
  },
  {
    releases: ALL,
    what: /^(item|element) (customIcon.*|livePreview.*|persistLivePreview#|swf.*|swc.*|parametersAreLocked|lastUniqueIdentifier|text\.bitmapSize)$/,
    documents: ['0024', '0025'],
    reason: 'icons of components, live previews that Flash CS5 added, names of their files',
  },
  {
    releases: ['cs4'],
    what: /^span iKTree$/,
    documents: ['0023'],
    reason: 'bones; the frames of their poses are there',
  },
  { releases: BEFORE_CS4, what: /^document viewAngle#D$/, reason: 'three dimensions' },
  { releases: BEFORE_CS4, what: /^item useDeblocking$/, reason: 'deblocking of JPEG' },
  {
    releases: BEFORE_CS4,
    what: /^element centerPoint#D[XY]$/,
    documents: ['0025'],
    reason: 'three dimensions',
  },
  {
    releases: BEFORE_CS4,
    what: /^element (antiAlias\w+|fontRenderingMode)$/,
    documents: ['0012', '0018', '0025'],
    reason: 'rendering of texts that Flash 8 brought, and of device fonts',
  },
  {
    releases: ['f5', 'mx2004', 'cs3'],
    what: /^element outline$/,
    documents: ['0025'],
    reason: 'edges that the release wrote in another order',
  },
  {
    releases: BEFORE_CS3,
    what: /^(item (editFrameIndex|requiredMinimum\w+|hashKey|playerVersion|actionscriptVersion|parametersAsXML)|element (added added at|removed removed).*)$/,
    documents: ['0024', '0025'],
    reason: 'primitives, and what CS3 brought for components',
  },
  {
    releases: BEFORE_FLASH_8,
    what: /^element (filters\..*|blendMode|cacheAsBitmap)$/,
    reason: 'filters, blend modes and caching',
  },
  { releases: BEFORE_FLASH_8, what: /^item scaleGrid\w+$/, reason: 'grids for scaling' },
  {
    releases: BEFORE_FLASH_8,
    what: /^element (strokes\.strokeStyle\.solidStroke\.|fills\.fillStyle\.)/,
    documents: ['0003', '0005', '0013', '0016'],
    reason: 'caps, joins, scaling and fills of strokes; spread and focus of gradients',
  },
  {
    releases: BEFORE_FLASH_8,
    what: /^span (hasCustomEase|tweens.*|useSingleEaseCurve)$/,
    reason: 'curves of eases',
  },
  { releases: BEFORE_FLASH_8, what: /^item linkageBaseClass$/, reason: 'base classes' },
  { releases: BEFORE_MX_2004, what: /^document snapAlign\w*$/, reason: 'snapping to edges' },
  {
    releases: BEFORE_MX_2004,
    what: /^item (class|actionscriptClass|classProperties|deviceSoundHRef)$/,
    reason: 'classes of ActionScript 2 and 3, device sounds',
  },
  { releases: BEFORE_MX_2004, what: /^item removed removed \(compiled clip\)$/, reason: 'compiled clips' },
  {
    releases: BEFORE_MX_2004,
    what: /^element (tabIndex|text\.aliasText|dataBindingXML|parametersAsXML)$/,
    reason: 'order of the tab key, bitmap texts, data of components',
  },
  {
    releases: BEFORE_MX_2004,
    what: /^span morphShape\.morphSegments\.morphSegment#\.strokeIndex#$/,
    documents: ['0016'],
    reason: 'strokes of morphs, numbered anew',
  },
  {
    releases: BEFORE_MX_2004,
    what: /^span script$/,
    documents: ['0018'],
    reason: 'scripts, which end with a line end',
  },
  {
    releases: FLASH_5,
    what: /^(document|element) (accName|autoLabeling|description|hasAccessibleData|forceSimple|shortcut|silent|tabIndex)$/,
    reason: 'accessibility',
  },
  { releases: FLASH_5, what: /^document pixelSnap$/, reason: 'snapping to pixels' },
  {
    releases: FLASH_5,
    what: /^layer (open|parent|type)$/,
    documents: ['0008'],
    reason: 'folders of layers',
  },
  {
    releases: FLASH_5,
    what: /^element (orientation|scrollable|width|renamed name|text\.rotation|run#\.rotation|text\.target)$/,
    reason: 'vertical and scrolling texts, names of texts and buttons, targets of links',
  },
  { releases: FLASH_5, what: /^span (bookmark|labelType)$/, reason: 'anchors' },
  {
    releases: FLASH_5,
    what: /^item (linkage\w+|source\w+|tooltip|type|removed removed \(video\))$/,
    reason: 'linkage for scripts, sources of items, components, videos',
  },
];
