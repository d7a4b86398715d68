import type { Assumption } from './Assumption';
import { MEDIA, WAITS } from './unasked';

/** Assumptions about drawing, strokes, filters and raw shapes. */
export const drawingAssumptions: readonly Assumption[] = [
  {
    id: 'draw-inside-tween',
    about: 'drawing and pasting on the stage',
    assumed: 'refused on a frame between the keyframes of a tween',
    evidence: 'the host\'s text: "Also check that the current frame is not an interpolated frame."',
  },
  {
    id: 'make-shape',
    about: 'path.makeShape',
    assumed:
      'contours that end where they begin, alone or joined end to end, are filled by the even-odd rule, others are lines only; the shape is selected, and merges when it no longer is; coordinates are those of what is edited; addCurve counts as three points, addCubicCurve as four',
    evidence:
      'the example of the reference makes a hollow square of two contours that turn the same way; published tools give it points without viewMatrix, which they apply for the drawing layer; two commands in Mapaler/Adobe-Series-Self-Scripted, of two authors, give each edge as a contour of its own, and colour the shape by setCustomFill and setCustomStroke right after; other open contours and the count were not seen',
  },
  {
    id: 'depth-of-made-objects',
    about: 'document.group, union, intersect, breakApart, unGroup',
    assumed:
      'a group is in front of all else on its layer; a drawing object of union or intersect takes the depth of the topmost shape, and what an element breaks into takes the depth of that element',
    evidence:
      'Adobe’s user guide: objects of a layer are stacked in the order in which they were created, the most recently created at the top, which is seen for instances of convertToSymbol; for the others nothing was seen',
    decides: 'the depths of three drawing objects after the lowest two were united, grouped or broken apart',
  },
  {
    id: 'video-time',
    unasked: MEDIA,
    about: 'embedded videos in pictures and films',
    assumed:
      'a video starts on its keyframe and shows one picture on each frame of the document, whatever its own rate is; after its last picture it begins again; another keyframe restarts it',
    evidence:
      'Macromedia’s paper on video in Flash MX 2004: the video and the timeline share one time base; a video of 24 pictures per second in a document of 25 has the next picture in each frame of the published movie; another movie has 12 videos of one picture on 97 frames, and counts up to 96, which the player takes modulo the number of pictures, as Ruffle does; several keyframes were not seen',
    decides:
      'a movie with a video of 12 frames per second in a document of 24, a keyframe longer than the video, and a second keyframe before the video ends',
  },
  {
    id: 'object-drawing',
    about: 'fl.objectDrawingMode',
    assumed: 'what is drawn is on top of the frame, and selected',
    evidence: 'the reference names the mode only; what the tools do',
  },
  {
    id: 'stroke-dashes',
    about: 'document.setStroke, setStrokeStyle, setCustomStroke',
    assumed: 'dashes of 6 and 6 pixels, dots 3 apart, unless the document says otherwise',
    evidence: 'the first values of the Stroke Style dialogue; the example of the reference names none',
  },
  {
    id: 'stroke-of-objects',
    about: 'document.setStroke, setCustomStroke on a drawing object or primitive without a stroke',
    assumed: 'a stroke all around; a raw shape without one gets none',
    evidence:
      'the command Roughen Edges of Justin Putney turns raw fills into drawing objects before it sets a stroke on them; what the property inspector does',
    decides: 'the stroke of an edge of a drawing object, drawn without a stroke, after setStroke',
  },
  {
    id: 'filter-quality',
    about: 'document.setFilterProperty("quality", …)',
    assumed: '1, 2 and 3 mean low, medium and high',
    evidence: 'the example of the reference sets 2; documents store these numbers',
  },
  {
    id: 'new-rectangle',
    about: 'document.addNewRectangle, addNewOval, addNewLine',
    assumed:
      'part of the raw shape of the frame at once, not selected; what was selected is deselected; at first blue without a gradient, with a black line of 1 px',
    evidence:
      'the reference calls all raw shapes one element; published scripts draw a shape on another and click the fills right after; what the tools do; the colours depend on the user’s settings',
  },
  {
    id: 'raw-shapes-unite',
    about: 'raw shapes that lie on each other',
    assumed:
      'the upper fill takes the place of fills and strokes below it, equal fills unite, lines and outlines are cut where they cross; lines on the border of a fill stay',
    evidence:
      'Adobe’s user guide on the merge drawing model and books on it; how the host treats lines on the very border was not seen',
  },
  {
    id: 'raw-shapes-near',
    about: 'raw shapes that lie on each other',
    assumed:
      'points and lines nearer than 0.01 px are one; crossings are found on curves flattened to within 0.002 px and refined, the curves themselves are kept',
    evidence: 'none: the arithmetic of the host is not known',
    decides: 'edges of rectangles that are drawn 0.005 and 0.05 px apart',
  },
  {
    id: 'lines-to-fills',
    about: 'document.convertLinesToFills',
    assumed:
      'dashes and dots become fills of their own; ragged, stippled and hatched strokes a plain line; a hairline is 0.05 px wide; primitives become drawing objects',
    evidence: 'what solid strokes become is plain; the others were not seen',
  },
  {
    id: 'mouse-click',
    about: 'document.mouseClick',
    assumed:
      'a click within 3 px of a line hits it; other elements are hit within their bounds; with Shift select off each click adds',
    evidence: 'what the preference does; the reference is silent',
  },
  {
    id: 'click-raw-shape',
    about: 'document.mouseClick, mouseDblClk on a raw shape',
    assumed:
      'a click selects a fill as far as the next line or other fill, or a line as far as its next corner of more than 10 degrees or crossing; a double click selects a fill with all lines around it, or all connected lines; the shape stays one element, and a command takes the part out of it; the part is not saved',
    evidence:
      'Adobe’s user guide on the Selection tool, and "Flash 8 Bible"; four published scripts: GraphicsUtil of rabit2022/AnJsflScript clicks the middle of a circle and deletes it, so that its line is left; others click a fill to colour it, double-click a line to give all sides another, and a fill to make a symbol of it with its line; the angle and the time at which the part is taken out were not seen',
  },
  {
    id: 'rectangle-cuts-raw-shape',
    about: 'document.setSelectionRect across a raw shape',
    assumed:
      'the part inside is selected, with or without contact, and is cut out by the next command; lines on the border of the rectangle are inside',
    evidence:
      'what the Selection tool does; a published script cuts a bitmap that was broken apart into nine groups, by nine rectangles and document.group(); lines on the border were not seen',
  },
  {
    id: 'draw-into-locked-layer',
    about: 'drawing into locked or hidden layers',
    assumed: 'allowed; with era cs6 an error: there is no current frame to draw into',
    evidence:
      'CS6 ends the script (recorded); the reference is silent, and nothing is recorded of later releases',
    decides: 'whether addNewRectangle and clipPaste change a locked layer',
    switch: 'era: animate, cs6',
  },
  {
    id: 'ends-in-cs6',
    unasked: WAITS,
    about:
      'convertToSymbol with nothing selected; exportPNG into a missing folder; fl.saveDocument at the path of another open document; instance.loop = of a movie clip',
    assumed:
      'null; the folder is made; the file is replaced; nothing, with a warning. With era cs6 each is an error',
    evidence:
      'each ends the script in CS6 (recorded), where a message waits for a person; the reference says null for a symbol that cannot be made, and a script for Animate sets loop of all instances',
    decides: 'each of the four in a try, and what follows',
    switch: 'era: animate, cs6',
  },
  {
    id: 'scale-about-center',
    about: 'document.scaleSelection, rotateSelection, skewSelection about "center"',
    assumed: 'the middle of the box of the selection',
    evidence:
      'scripts of rabit2022/AnJsflScript that are marked as tested pass "center" and continue; the reference has names of corners and edges only, and the transformation point without a name',
    decides:
      'left of an instance with its transformation point in a corner, after scaleSelection(2, 2, "center")',
  },
  {
    id: 'floating-shapes',
    about: 'document.unGroup, breakApart, clipPaste, duplicateSelection',
    assumed:
      'raw shapes that come free or are pasted are one shape, which floats above the other raw shape until it is deselected, and then cuts it',
    evidence: 'the reference on shape.isFloating; books: shapes merge when they are deselected',
  },
];
