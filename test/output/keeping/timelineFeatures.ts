import { on, SHAPE, FILTERS, filters, pressed, type Feature } from './featurePieces';
import { ball, frame, layer, run, SOLID, square, text } from './pieces';

const ofText = (tag: string, field: string, letters = '', content = ''): Feature =>
  on(text(tag, field, letters, content), text(tag));
/** A text with settings for smoothing. Its face is no device font: the player decides how it smooths those. */
const smoothed = (field: string): Feature =>
  on(text('DOMStaticText', field, 'face="ArialMT"'), text('DOMStaticText', '', 'face="ArialMT"'));
const wrapped = (letters: string): string =>
  text('DOMDynamicText', 'lineType="multiline"', letters).replace(
    'some words',
    'some words that need more room',
  );
const tween = (attributes: string, before = ''): Feature => {
  const end = frame(3, 1, ball('', '', 'a="0.5" d="0.5" tx="40" ty="20"'));
  return [
    { layers: layer('own', frame(0, 3, ball(), attributes, before) + end) },
    { layers: layer('own', frame(0, 3, ball()) + end) },
  ];
};
const turned = (attributes: string): string =>
  layer(
    'own',
    frame(0, 3, ball(), `tweenType="motion" ${attributes}`) +
      frame(3, 1, ball('', '', 'a="0" b="1" c="-1" d="0" tx="40" ty="20"')),
  );
const PATH =
  '<DOMShape><strokes><StrokeStyle index="1"><SolidStroke><fill><SolidColor/></fill></SolidStroke></StrokeStyle></strokes><edges><Edge strokeStyle="1" edges="!300 300[900 0 900 500"/></edges></DOMShape>';
const eased = (attributes: string, before = ''): Feature => [
  tween(`tweenType="motion" ${attributes}`, before)[0],
  tween('tweenType="motion"')[0],
];
const MORPH = '<MorphShape><morphSegments/></MorphShape>';
const BEZIER =
  '<tweens><CustomEase target="all"><Point x="0" y="0"/><Point x="0.1" y="0.8"/><Point x="0.5" y="0.9"/><Point x="1" y="1"/></CustomEase></tweens>';
const key = (time: number, value: number): string =>
  `<Keyframe anchor="0,${value}" next="0,${value}" previous="0,${value}" roving="0" timevalue="${time}"/>`;
const MOTION = `<motionObjectXML><AnimationCore TimeScale="24000" Version="1" duration="4000"><TimeMap strength="0" type="Quadratic"/><PropertyContainer id="headContainer"><PropertyContainer id="Basic_Motion"><Property enabled="1" id="Motion_X" ignoreTimeMap="0" readonly="0" visible="1" TimeMapIndex="0">${key(0, 0)}${key(3000, 30)}</Property></PropertyContainer></PropertyContainer></AnimationCore></motionObjectXML>`;

const MASKED = (type: string): string =>
  layer('mask', frame(0, 4, square(SOLID), ''), `${type} locked="true"`) +
  layer(
    'under',
    frame(0, 4, ball('', '', 'tx="30" ty="20"')),
    type === '' ? '' : 'parentLayerIndex="0" locked="true"',
  );

/** Texts, layers and movement. */
export const TIMELINE_FEATURES: Readonly<Record<string, Feature>> = {
  'text: formats of parts': on(
    `<DOMDynamicText width="90" height="30"><matrix><Matrix tx="2" ty="2"/></matrix><textRuns>${run('some ', 'fillColor="#FF0000"')}${run('words')}</textRuns></DOMDynamicText>`,
    text('DOMDynamicText'),
  ),
  'text: bold, italic': ofText('DOMDynamicText', '', 'face="Arial-BoldItalicMT"'),
  'text: alignment, margins, indent, line spacing': ofText(
    'DOMDynamicText',
    'lineType="multiline"',
    'alignment="center" indent="4" leftMargin="3" rightMargin="3" lineSpacing="6"',
  ),
  'text: letter spacing': ofText('DOMDynamicText', '', 'letterSpacing="4"'),
  'text: letter spacing of static texts': ofText('DOMStaticText', '', 'letterSpacing="4"'),
  'text: right': ofText('DOMStaticText', 'lineType="multiline"', 'alignment="right"'),
  'text: justified': [{ elements: wrapped('alignment="justify"') }, { elements: wrapped('') }],
  'text: subscript': ofText('DOMStaticText', '', 'characterPosition="subscript"'),
  'text: superscript': ofText('DOMStaticText', '', 'characterPosition="superscript"'),
  'text: lines that are not wrapped': [
    { elements: wrapped('').replace('"multiline"', '"multiline no wrap"') },
    { elements: wrapped('') },
  ],
  'text: links': ofText('DOMDynamicText', '', 'url="http://example.com/" target="_blank"'),
  'text: links of static texts': ofText('DOMStaticText', '', 'url="http://example.com/"'),
  'text: border': ofText('DOMDynamicText', 'border="true"'),
  'text: vertical': ofText('DOMStaticText', 'orientation="vertical left to right"'),
  'text: vertical, columns from the right': ofText('DOMStaticText', 'orientation="vertical right to left"'),
  'text: passwords': ofText('DOMInputText', 'lineType="password"'),
  'text: longest input': ofText('DOMInputText', 'maxCharacters="9"'),
  'text: selectable': ofText('DOMDynamicText', 'isSelectable="false"'),
  'text: variables': ofText('DOMDynamicText', 'variableName="score"'),
  ...Object.fromEntries(
    ['device', 'bitmap', 'standard'].map((mode): [string, Feature] => [
      `text: rendered as ${mode}`,
      smoothed(`fontRenderingMode="${mode}"`),
    ]),
  ),
  'text: anti-aliasing': smoothed(
    'fontRenderingMode="customThicknessSharpness" antiAliasSharpness="20" antiAliasThickness="30"',
  ),
  'text: half transparent': ofText('DOMStaticText', '', 'alpha="0.5"'),

  masks: [{ layers: MASKED('layerType="mask"') }, { layers: MASKED('') }],
  'hidden layers': [{ elements: ball(), layer: 'visible="false"' }, {}],
  'depth of layers': [
    { timeline: 'layerDepthEnabled="true"', elements: ball(), frame: 'frameZDepth="200"' },
    { elements: ball() },
  ],
  'parents of layers': [
    {
      layers:
        layer('child', frame(0, 4, ball(), 'parentLayerIndex="1"'), 'layerRiggingIndex="0"') +
        layer(
          'parent',
          frame(0, 2, ball()) + frame(2, 2, ball('', '', 'tx="40" ty="20"')),
          'layerRiggingIndex="1"',
        ),
    },
    {
      layers:
        layer('child', frame(0, 4, ball())) +
        layer('parent', frame(0, 2, ball()) + frame(2, 2, ball('', '', 'tx="40" ty="20"'))),
    },
  ],
  camera: [
    {
      timeline: 'cameraLayerEnabled="true"',
      layers:
        layer(
          'Camera',
          frame(
            0,
            4,
            '<DOMSymbolInstance libraryItemName="ball" symbolType="graphic"><matrix><Matrix a="2" d="2" tx="45" ty="30"/></matrix></DOMSymbolInstance>',
          ),
          'layerType="camera"',
        ) + layer('own', frame(0, 4, ball())),
    },
    { elements: ball() },
  ],
  'colours of the camera': [
    {
      timeline: 'cameraLayerEnabled="true"',
      layers:
        layer(
          'Camera',
          frame(
            0,
            4,
            `<DOMSymbolInstance libraryItemName="ball" symbolType="graphic"><matrix><Matrix a="2" d="2" tx="45" ty="30"/></matrix>${filters(FILTERS.AdjustColorFilter)}</DOMSymbolInstance>`,
          ),
          'layerType="camera"',
        ) + layer('own', frame(0, 4, ball())),
    },
    {
      timeline: 'cameraLayerEnabled="true"',
      layers:
        layer(
          'Camera',
          frame(
            0,
            4,
            '<DOMSymbolInstance libraryItemName="ball" symbolType="graphic"><matrix><Matrix a="2" d="2" tx="45" ty="30"/></matrix></DOMSymbolInstance>',
          ),
          'layerType="camera"',
        ) + layer('own', frame(0, 4, ball())),
    },
  ],
  'blend modes of layers': [{ elements: ball(), frame: 'blendMode="multiply"' }, { elements: ball() }],
  'colours of layers': [
    {
      elements: ball(),
      inFrame: '<frameColor><Color tintMultiplier="0.5" tintColor="#FF0000"/></frameColor>',
    },
    { elements: ball() },
  ],
  'colours of layers with shapes': [
    {
      elements: SHAPE,
      inFrame: '<frameColor><Color tintMultiplier="0.5" tintColor="#FF0000"/></frameColor>',
    },
    { elements: SHAPE },
  ],
  'filters of layers': [
    { elements: ball(), inFrame: `<frameFilters>${FILTERS.BlurFilter}</frameFilters>` },
    { elements: ball() },
  ],
  'masks inside buttons': [
    {
      elements: pressed('button', 'button'),
      symbols: { button: ['symbolType="button"', MASKED('layerType="mask"')] },
    },
    { elements: pressed('button', 'button'), symbols: { button: ['symbolType="button"', MASKED('')] } },
  ],

  'classic tweens': tween('tweenType="motion"'),
  'eases of tweens': eased('acceleration="50"'),
  'eases with curves of their own': eased('hasCustomEase="true"', BEZIER),
  'eases of single properties': eased(
    'useSingleEaseCurve="false"',
    '<tweens><Ease target="position" intensity="60"/><Ease target="rotation" intensity="60"/><Ease target="scale" intensity="-60"/><Ease target="color" intensity="60"/><Ease target="filters" intensity="60"/></tweens>',
  ),
  'rotation of tweens': eased('motionTweenRotate="clockwise" motionTweenRotateTimes="1"'),
  'rotation of tweens, the other way': eased(
    'motionTweenRotate="counter-clockwise" motionTweenRotateTimes="1"',
  ),
  'tweens that do not rotate': [{ layers: turned('motionTweenRotate="none"') }, { layers: turned('') }],
  'paths of tweens': [
    {
      layers: `${layer('path', frame(0, 4, PATH), 'layerType="guide"')}${layer('own', frame(0, 3, ball(), 'tweenType="motion" motionTweenSnap="true"') + frame(3, 1, ball('', '', 'tx="40" ty="20"')), 'parentLayerIndex="0"')}`,
    },
    {
      layers: layer(
        'own',
        frame(0, 3, ball(), 'tweenType="motion"') + frame(3, 1, ball('', '', 'tx="40" ty="20"')),
      ),
    },
  ],
  'armatures without stored poses': [
    {
      layers: layer(
        'own',
        frame(0, 4, ball(), 'tweenType="IK pose" isIKPose="true"'),
        'animationType="IK pose"',
      ),
    },
    { elements: ball() },
  ],
  'shape tweens': [
    {
      layers: layer(
        'own',
        frame(0, 3, SHAPE, 'tweenType="shape"', MORPH) + frame(3, 1, square('<SolidColor color="#FF0000"/>')),
      ),
    },
    { layers: layer('own', frame(0, 3, SHAPE) + frame(3, 1, square('<SolidColor color="#FF0000"/>'))) },
  ],
  'shape tweens that a script made': [
    {
      layers: layer(
        'own',
        frame(0, 3, SHAPE, 'tweenType="shape"') + frame(3, 1, square('<SolidColor color="#FF0000"/>')),
      ),
    },
    { layers: layer('own', frame(0, 3, SHAPE) + frame(3, 1, square('<SolidColor color="#FF0000"/>'))) },
  ],
  'motion tweens': [
    {
      layers: layer(
        'own',
        frame(0, 4, ball(), 'tweenType="motion object" isMotionObject="true"', MOTION),
        'animationType="motion object"',
      ),
    },
    { elements: ball() },
  ],
  'frames in a second': [
    { ...tween('tweenType="motion"')[0], document: 'frameRate="12"' },
    { ...tween('tweenType="motion"')[0], document: 'frameRate="24"' },
  ],
};
