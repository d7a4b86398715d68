import type { Assumption } from './Assumption';
import { PUBLISHED } from './unasked';

/** Assumptions about what Animate publishes. */
export const publishAssumptions: readonly Assumption[] = [
  {
    id: 'publish-pictures',
    unasked: PUBLISHED,
    about: 'document.publish() of a profile with PNG, GIF or JPEG',
    assumed:
      'writes the frame of the first scene with the label #Static, or its first one; an animated GIF the frames from #First to #Last; MatchMovieDim 0 gives the picture the width of the profile, its height follows; BitDepth 8 or a GIF has MaxColors colours at the most; other options (dithering, interlacing, palettes, progressive JPEG) change nothing',
    evidence:
      'the help of Flash for PNG, GIF and JPEG settings, and the names of 13 real profiles; no published picture of such a profile was seen',
  },
  {
    id: 'canvas-responsive',
    unasked: PUBLISHED,
    about: 'publish settings for HTML5 Canvas: responsiveOption, scaleOption, centerOption',
    assumed:
      'count through the lists of the dialogue: width, height, both; fit in view, stretch to fit; horizontally, vertically, both',
    evidence:
      'in 27 published documents 2 is both directions, and 0 of scaleOption fits; other values were not seen',
  },
  {
    id: 'canvas-template',
    unasked: PUBLISHED,
    about: 'publish settings for HTML5 Canvas: templateTitle',
    assumed:
      'a document whose template is not "Default Template" brings it in its folder publishtemplates; blank lines of it are dropped',
    evidence: 'one published document beside its page, and templates of two authors beside theirs',
  },
  {
    id: 'canvas-dashes',
    unasked: PUBLISHED,
    about: 'dashed and dotted strokes in HTML5 Canvas',
    assumed: 'are strokes with dashes of the player; other ornaments become plain lines',
    evidence:
      'Animate 24 publishes the outlines of the dashes as fills: the picture is the same within 0.1 % of the pixels',
  },
  {
    id: 'canvas-filter-tweens',
    unasked: PUBLISHED,
    about: 'filters that change along a tween in HTML5 Canvas',
    assumed: 'have a tween of their own, as colour effects have',
    evidence: 'colour effects of documents published from release 22 on; no changing blur or shadow was seen',
    decides: 'the script of a tween between two blurs of different size',
  },
  {
    id: 'canvas-curved-path',
    unasked: PUBLISHED,
    about: 'motion objects along a curved path in HTML5 Canvas',
    assumed: 'move evenly along the path up to version 18; from 19 on each coordinate follows its own curve',
    evidence:
      'documents of 15.1, 19.2 and 20.5 and the scripts that these releases published; 16 to 18 were not seen',
    decides: 'the script of one curved motion object, published by release 16, 17 or 18',
  },
  {
    id: 'canvas-sound-sync',
    unasked: PUBLISHED,
    about: 'sounds of keyframes in HTML5 Canvas that stream, start or stop',
    assumed:
      'a stream begins and ends with its span, start waits for silence, stop silences all of the same sound',
    evidence: 'what they do in SWF; how Animate publishes them for HTML5 Canvas was not seen',
    decides: 'the script of a document with such sounds',
  },
  {
    id: 'canvas-names',
    unasked: PUBLISHED,
    about: 'names of classes and labels in HTML5 Canvas that are not identifiers',
    assumed:
      'a class that would begin with a digit begins with a low line; labels and other names are quoted',
    evidence: 'the film plays in the player; one published document has the class _1',
  },
  {
    id: 'exported-profile',
    about: 'document.exportPublishProfile, exportPublishProfileString',
    assumed:
      'the element of the profile as it is stored, without the mark of the current one, and a line break; that of a document without profiles is the profile of a new document of Animate 22, whose template has the path $(AppConfig)/HTML/Default.html',
    evidence:
      'a profile that Animate exported (vanmeeter/com.giadc.digitaltoolbox), and three scripts that read new XML(text).PublishFormatProperties; documents that Animate 20 and 22 saved agree on all else',
  },
  {
    id: 'library-path',
    about: 'document.libraryPath',
    assumed: 'contains the entries that are not external, including runtime shared ones',
    evidence: 'the dialogue of publish settings',
  },
];
