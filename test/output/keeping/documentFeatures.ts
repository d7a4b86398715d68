import { SOUND_EFFECTS } from '../../../document/xfl/schema/soundSchema';
import { linked, type Feature } from './featurePieces';
import { ball, bitmapFill, frame, layer, script, square } from './pieces';

const sound = (attributes: string, content = '', without = 'soundName="tone"'): Feature => [
  { frame: `soundName="tone" ${attributes}`, inFrame: content },
  { frame: without },
  {},
];

/** Sounds, scripts, the library, the document. */
export const DOCUMENT_FEATURES: Readonly<Record<string, Feature>> = {
  'sounds of events': sound('', '', ''),
  'sounds that stream': sound('soundSync="stream"'),
  'sounds that start once': sound('soundSync="start"'),
  'sounds that stop': [{ frame: 'soundName="tone" soundSync="stop"' }, {}],
  'sounds that repeat': sound('soundLoop="3"'),
  'sounds without end': sound('soundLoopMode="loop" soundLoop="3"', '', 'soundName="tone" soundLoop="3"'),
  ...Object.fromEntries(
    SOUND_EFFECTS.filter((effect) => effect !== 'none').map((effect): [string, Feature] => [
      `sound effect: ${effect}`,
      sound(
        `soundEffect="${effect}"`,
        '<SoundEnvelope><SoundEnvelopePoint mark44="0" level0="20000" level1="0"/><SoundEnvelopePoint mark44="2" level0="0" level1="30000"/></SoundEnvelope>',
      ),
    ]),
  ),
  'sounds that begin or end within their file': sound('inPoint44="1" outPoint44="3"'),

  'names of frames': [{ frame: 'name="start" labelType="name"' }, {}],
  anchors: [{ frame: 'name="start" labelType="anchor"' }, {}],
  'scripts of frames': [{ inFrame: script('trace(1 + 2);') }, {}],
  'scripts that play and stop': [{ inFrame: script('stop();') }, {}],
  'exported symbols': [{ elements: ball(), ball: linked('Ball') }, { elements: ball() }],
  'exported bitmaps': [{ photo: linked('Photo') }, {}],
  'exported sounds': [{ tone: linked('Tone') }, {}],
  'exported fonts': [
    {
      inDocument: `<fonts><DOMFontItem name="Font" font="_sans" size="10" id="1" ${linked('Face')}/></fonts>`,
    },
    { inDocument: '<fonts><DOMFontItem name="Font" font="_sans" size="10" id="1"/></fonts>' },
  ],
  'items that another movie exports': [
    {
      elements: ball(),
      ball: 'linkageImportForRS="true" linkageURL="other.swf" linkageClassName="Ball" linkageExportForAS="true"',
    },
    { elements: ball() },
  ],
  'class of the document': [{ profile: '<DocumentClass>Main</DocumentClass>' }, {}],
  'scenes after the first': [
    {
      scenes: `<DOMTimeline name="Scene 2"><layers>${layer('own', frame(0, 1, ball()))}</layers></DOMTimeline>`,
    },
    {},
  ],
  'colour of the stage': [{ document: 'backgroundColor="#FFCC00"' }, {}],
  'smoothing of bitmaps': [
    { elements: square(bitmapFill(false)), photo: 'allowSmoothing="true"' },
    { elements: square(bitmapFill(false)) },
  ],
  'accessibility of the document': [{ document: 'accName="a film"' }, {}],
};
