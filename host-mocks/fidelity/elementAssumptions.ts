import type { Assumption } from './Assumption';
import { STORED } from './unasked';

const NONE = 'none: the reference is silent';

const order: readonly Assumption[] = [
  {
    id: 'elements-order',
    about: 'frame.elements',
    assumed: 'in the order of the file: back first',
    evidence:
      'the reference: "the order in which they are stored in the FLA"; depths in published files ascend so',
    switch: 'elementsOrder: backToFront, frontToBack',
  },
  {
    id: 'element-depth',
    about: 'element.depth',
    assumed: '1 is the backmost',
    evidence: 'the reference says "greater than 0" and no more',
  },
];

const geometry: readonly Assumption[] = [
  {
    id: 'twips',
    about: 'element.x, y, left, top, width, height, transformX, transformY',
    assumed: 'rounded to 1/20 px when read and when set',
    evidence: 'every coordinate in real documents is a multiple',
    switch: 'roundToTwips: true, false',
  },
  {
    id: 'bounds-without-strokes',
    about: 'element.left, top, width, height',
    assumed: 'bounds of the geometry without strokes; curves by their exact extrema',
    evidence: 'bounds of shapes in published documents',
  },
  {
    id: 'bounds-of-instances',
    about: 'bounds of instances',
    assumed:
      'guide and hidden layers count, cameras do not; movie clips and buttons show their first frame, graphics the frame that they have reached, tweened elements their state in the tween',
    evidence: 'what the editor draws',
  },
  {
    id: 'x-of-shapes-and-texts',
    about: 'element.x, y of shapes, groups and texts',
    assumed:
      'the centre of the bounds; of a text the upper left corner of its frame, 2 px outside the stored box',
    evidence: 'the reference: "or the center of a shape"; text frames in published documents',
  },
  {
    id: 'object-space-bounds',
    about: 'element.objectSpaceBounds',
    assumed:
      'the bounds without strokes before the matrix of the element; of raw shapes and groups in the coordinates of their parent; all 0 if there is no content; read-only',
    evidence:
      'exporters of three authors: they take the bounds of raw shapes for coordinates of the timeline, and those of other elements for coordinates that the matrix carries; none shows whether strokes count',
    decides: 'objectSpaceBounds of a raw rectangle with a stroke of 10 px, and of a turned group',
  },
  {
    id: 'matrix-of-shapes',
    about: 'matrix of raw shapes and groups',
    assumed:
      'tx and ty are the centre; assigning changes edges or members; a group remembers how it was turned',
    evidence:
      'raw shapes have no matrix in documents; members are in the coordinates of the parent of their group',
  },
  {
    id: 'set-width',
    about: 'element.width =, height =',
    assumed: 'scales along the axes of the parent; the left and top side stay',
    evidence: NONE,
    decides: 'left, top and the matrix of a turned instance after setting its width',
  },
  {
    id: 'mirrored-scale',
    about: 'element.scaleX, skewX … of a mirrored element',
    assumed: 'scales are positive, the mirrored axis is skewed by 180 degrees',
    evidence: 'MotionXML.jsfl, which Adobe ships; data exported by scripts from the host',
  },
  {
    id: 'rotation-keeps-place',
    about: 'element.scaleX =, skewX =, rotation =',
    assumed: 'the transformation point stays in place on the stage; x and y change',
    evidence:
      'notes and passed tests of Omkar8369/animate-cc-pipeline on bitmaps in Animate 2020: rotation and scale move what x and y read; the other reading, that x and y stay, is that of MotionXML.jsfl, which sets the linear part of the matrix alone',
    decides: 'x of a symbol instance with its transformation point at 30, 20 before and after rotation = 90',
    switch: 'transformsAbout: transformationPoint, registrationPoint',
  },
];

const effects: readonly Assumption[] = [
  {
    id: 'color-channels',
    about: 'color…Percent, color…Amount',
    assumed:
      'in the modes brightness and tint they read as the change of the channel; assigning makes the effect an advanced one',
    evidence: NONE,
    decides: 'what the channels read as after setInstanceTint, and colorMode after setting one',
  },
  {
    id: 'color-mode',
    about: 'colorMode =',
    assumed:
      'keeps the alpha of the effect if the new mode can store it; otherwise there is no effect at first',
    evidence: NONE,
    decides: 'colorAlphaPercent and colorMode after setting each mode in turn',
  },
  {
    id: 'color-array',
    about: 'colorArray of fills and filters',
    assumed: 'texts, #RRGGBB or #RRGGBBAA',
    evidence: 'the reference says integers, which could not express the alpha that documents have',
  },
  {
    id: 'hairline',
    about: 'stroke.thickness of a hairline',
    assumed: '0.05',
    evidence: 'published one twip wide',
  },
];

const shapes: readonly Assumption[] = [
  {
    id: 'contours',
    about: 'shape.contours',
    assumed: 'for each line the contour around it first, then the one inside',
    evidence: 'scripts and the reference take contours[1] for the inside of a rectangle',
  },
  {
    id: 'half-edge-id',
    about: 'halfEdge.id',
    assumed: 'counts from 1 within the shape',
    evidence:
      'the example of contour.getHalfEdge walks a contour `while (id != iStart)` from `id = 0`, and exporters of many authors with it; which numbers the host gives was not seen',
    decides: 'the id of the first half edge of each contour of a square',
  },
  {
    id: 'half-edge-vertex',
    about: 'halfEdge.getVertex',
    assumed: 'the vertex in which the half edge ends; the half edges of filled contours run against the file',
    evidence:
      'the reference says "at the head of the half edge"; a collector of panda-stage reads it so, and finds all 114 half edges of filled contours against the file; mmcs85/PFA-Exporter and describeShape of vpmedia/flash-jsfl-collection draw the edge of a half edge towards its vertex, the first with the control points of the file in reverse. The other reading, the vertex in which it starts, leaves their curves crossed',
    decides: 'whether h.getVertex() equals h.getNext().getOppositeHalfEdge().getVertex()',
  },
  {
    id: 'contour-orientation',
    about: 'contour.orientation, contour.fill',
    assumed:
      '-1 for the contour that encloses an area, 1 for the one around it, 0 for an open run, which has no fill; so it was recorded for the contours of triangles',
    evidence:
      'receipts of two runs in Animate 23.0.0.407 (Cognitive-Architect/panda-stage, issue 742); the reference says "1 if the orientation is clockwise, -1 if it is counterclockwise"',
  },
  {
    id: 'open-run',
    unasked: STORED,
    about: 'an open run of edges that names a fill',
    assumed: 'has no fill: nothing is drawn, and its contour says noFill',
    evidence: 'receipts of Animate 23.0.0.407 (the same)',
  },
  {
    id: 'cubic-segment-index',
    about: 'edge.cubicSegmentIndex',
    assumed: 'an edge that no cubic curve of the document claims is a curve of its own',
    evidence: 'older documents have no cubic curves',
  },
  {
    id: 'group-of-drawing-object',
    about: 'isGroup of a drawing object',
    assumed: 'true',
    evidence: 'MotionXML.jsfl tests isDrawingObject first and says so',
  },
  {
    id: 'group-outline',
    about: 'contours, edges, vertices, cubic curves and beginEdit of a group',
    assumed: 'those of its raw shapes; those of its members are read from the members',
    evidence:
      'the reference leaves raw shapes out of shape.members, and speaks of "the parent frame’s (or group’s) shape" at shape.isFloating; binary documents keep a group as a shape with edges and children of its own; in XFL files no group has more than one raw shape, and it is the first member (21,800 groups)',
    decides: 'contours.length, edges.length and members.length of a group of one raw square',
  },
];

const texts: readonly Assumption[] = [
  {
    id: 'bold-face',
    about: 'textAttrs.face, bold, italic',
    assumed: 'face is the PostScript name as stored, bold and italic are read from it and written into it',
    evidence: 'documents have no attribute for them',
  },
  {
    id: 'set-text-string',
    about: 'text.setTextString',
    assumed: 'new characters look like the first one that they replace, or like the one before them',
    evidence: 'the reference says what the text is then, not how it looks',
  },
  {
    id: 'text-frame',
    about: 'text.setTextString, setTextAttr',
    assumed: 'the frame of the text stays as large as it is',
    evidence: 'this host has no fonts to measure with',
  },
  {
    id: 'line-type-of-static-text',
    about: 'text.lineType, scrollable, orientation …',
    assumed: 'assigning what the type of text does not have is ignored',
    evidence: 'the reference says that it generates a warning, and not where',
    decides: 'whether setting lineType of static text throws, or shows something in the Output panel',
  },
  {
    id: 'text-without-face',
    about: 'textAttrs.face',
    assumed:
      'a run of text that names no face is set in the face with which new texts begin, TimesNewRomanPSMT',
    evidence: 'all 216 runs of the documents at hand name one',
    unasked: STORED,
  },
  {
    id: 'tab-index',
    about: 'tabIndex',
    assumed: '0 for none',
    evidence: NONE,
    decides: 'the tabIndex of an instance that has none',
  },
];

/** Assumptions about elements. */
export const elementAssumptions: readonly Assumption[] = [
  ...order,
  ...geometry,
  ...effects,
  ...shapes,
  ...texts,
];
