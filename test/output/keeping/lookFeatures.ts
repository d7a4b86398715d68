import { BLEND_MODES } from '../../../document/xfl/schema/effectSchema';
import { FILTER_TAGS } from '../../../document/xfl/schema/filterSchema';
import {
  on,
  SHAPE,
  WITH_LINE,
  line,
  fill,
  instance,
  color,
  FILTERS,
  filters,
  linked,
  pressed,
  type Feature,
} from './featurePieces';
import {
  ball,
  bitmapFill,
  ENTRIES,
  frame,
  layer,
  linear,
  radial,
  script,
  SOLID,
  square,
  stroke,
  text,
  type Piece,
} from './pieces';

const graphic = (loop: string): Feature =>
  on(
    ball(`symbolType="graphic" loop="${loop}" firstFrame="2"`),
    ball('symbolType="graphic" loop="single frame" firstFrame="0"'),
  );
const bevels = (type: string): string =>
  ball(
    '',
    filters(
      ['BevelFilter', 'GradientGlowFilter', 'GradientBevelFilter']
        .map(
          (tag) =>
            `<${tag} blurX="3" blurY="3" distance="3" type="${type}">${tag === 'BevelFilter' ? '' : ENTRIES}</${tag}>`,
        )
        .join(''),
    ),
  );
const shadow = (attributes: string): Feature =>
  on(
    ball('', filters(`<DropShadowFilter blurX="3" blurY="3" distance="4" ${attributes}/>`)),
    ball('', filters('<DropShadowFilter blurX="3" blurY="3" distance="4"/>')),
  );

const thick = (attributes: string): Piece['symbols'] => ({
  ball: ['', layer('b', frame(0, 1, square(SOLID, stroke('SolidStroke', attributes))))],
});
const BUTTON = {
  button: [
    'symbolType="button"',
    layer('b', [0, 1, 2, 3].map((index) => frame(index, 1, square(SOLID))).join('')),
  ],
} as const;

function video(data: string): Feature {
  const media = `<DOMVideoItem name="film" videoDataHRef="${data}" width="32" height="24"/>`;
  const elements =
    '<DOMVideoInstance libraryItemName="film" frameRight="640" frameBottom="480"><matrix><Matrix/></matrix></DOMVideoInstance>';
  return [{ elements, media }, { media }];
}

/** A component of Animate for HTML5 Canvas, as its documents have it. */
function component(kind: string): Feature {
  const data = `<persistentData><PD n="className" v="an.${kind}"/></persistentData>`;
  const drawing = layer('in', frame(0, 1, square(SOLID)));
  const symbols = { field: ['symbolDescription="__HTML5_Component__"', drawing, data] } as const;
  const elements =
    '<DOMComponentInstance libraryItemName="field" name="one"><matrix><Matrix/></matrix></DOMComponentInstance>';
  return [{ elements, symbols }, { symbols }];
}

/** What is on the stage, and its looks. */
export const LOOK_FEATURES: Readonly<Record<string, Feature>> = {
  'raw shapes and drawing objects': on(SHAPE),
  'rectangles and ovals': on(
    '<DOMRectangleObject x="0" y="0" objectWidth="40" objectHeight="30" topLeftRadius="5"><fill><SolidColor color="#112233"/></fill></DOMRectangleObject><DOMOvalObject x="0" y="0" objectWidth="40" objectHeight="30" startAngle="10" endAngle="300" innerRadius="20"><fill><SolidColor color="#112233"/></fill></DOMOvalObject>',
  ),
  groups: on(`<DOMGroup><members>${SHAPE}</members></DOMGroup>`),
  'movie clips': on(ball()),
  graphics: on(ball('symbolType="graphic" loop="loop"')),
  'warped assets': [
    { elements: ball('symbolType="puppet" firstFrame="1"'), ball: 'symbolType="puppetBase"' },
    { elements: ball('symbolType="graphic" loop="single frame"'), ball: 'symbolType="puppetBase"' },
  ],
  buttons: [{ elements: pressed('button', 'button'), symbols: BUTTON }, { symbols: BUTTON }],
  bitmaps: on(
    '<DOMBitmapInstance libraryItemName="photo"><matrix><Matrix tx="5"/></matrix></DOMBitmapInstance>',
  ),
  video: video('film.dat'),
  'video in H.264': video('film.mp4'),
  components: [
    {
      ball: linked('Ball'),
      elements:
        '<DOMComponentInstance libraryItemName="ball"><parametersAsXML><![CDATA[<property id="a"><Inspectable name="a" verbose="0" type="Color" defaultValue="#ff0000"/></property>]]></parametersAsXML><matrix><Matrix/></matrix></DOMComponentInstance>',
    },
    { ball: linked('Ball') },
  ],
  'components of HTML5 Canvas': component('Button'),
  'date pickers, radio sets': component('DatePicker'),
  'compiled clips without their movie': [
    {
      elements:
        '<DOMCompiledClipInstance libraryItemName="clip"><matrix><Matrix/></matrix></DOMCompiledClipInstance>',
      media: '<DOMCompiledClipItem name="clip" href="clip.swc"/>',
    },
    { media: '<DOMCompiledClipItem name="clip" href="clip.swc"/>' },
  ],
  'static texts': on(text('DOMStaticText')),
  'dynamic texts': on(text('DOMDynamicText', 'name="field"')),
  'input texts': on(text('DOMInputText', 'name="field"')),
  'TLF texts': on(
    '<DOMTLFText name="tlf" left="0" top="0" width="100" height="40"><matrix><Matrix/></matrix><markup><![CDATA[<TextFlow xmlns="http://ns.adobe.com/textLayout/2008"><p><span>word</span></p></TextFlow>]]></markup></DOMTLFText>',
  ),

  'fill: half transparent': fill('<SolidColor color="#3366CC" alpha="0.5"/>'),
  'fill: linear gradient': fill(linear()),
  'fill: radial gradient': fill(radial()),
  'fill: oval radial gradient': fill(
    radial('', '<matrix><Matrix a="0.02" d="0.01" tx="20" ty="20"/></matrix>'),
    radial(),
  ),
  'fill: radial gradient with a focal point': fill(radial('focalPointRatio="0.5"'), radial()),
  'fill: gradient that repeats': fill(linear('spreadMethod="repeat"'), linear()),
  'fill: gradient that reflects': fill(linear('spreadMethod="reflect"'), linear()),
  'fill: gradient mixed in linear light': fill(linear('interpolationMethod="linearRGB"'), linear()),
  'fill: bitmap, repeated': fill(bitmapFill(false)),
  'fill: bitmap, clipped': fill(bitmapFill(true)),
  'line: solid': on(WITH_LINE, SHAPE),
  'line: dashed': line('DashedStroke', 'dash1="5" dash2="3"'),
  'line: dotted': line('DottedStroke', 'dotSpace="4"'),
  'line: ragged': line('RaggedStroke', 'pattern="random"'),
  'line: stippled': line('StippleStroke', 'dotSize="medium"'),
  'line: hatched': line('HatchedStroke', 'hatchThickness="thick"'),
  'line: art brush': line('PaintBrushStroke', 'paintBrushDefinition="1"'),
  'line: hairline': line('SolidStroke', 'solidStyle="hairline"'),
  'line: caps and corners': line('SolidStroke', 'caps="square" joints="miter" miterLimit="5"'),
  'line: flat ends and bevelled corners': line('SolidStroke', 'caps="none" joints="bevel"'),
  'line: gradient': line('SolidStroke', '', linear()),
  'line: bitmap': line('SolidStroke', '', bitmapFill(false)),
  'line: widths that scale': [
    { elements: ball('', '', 'a="2" d="2"'), symbols: thick('scaleMode="normal"') },
    { elements: ball('', '', 'a="2" d="2"'), symbols: thick('') },
  ],
  ...Object.fromEntries(
    ['horizontal', 'vertical'].map((mode): [string, Feature] => [
      `line: widths that scale in one direction, ${mode}`,
      [
        { elements: ball('', '', 'a="2" d="2"'), symbols: thick(`scaleMode="${mode}"`) },
        { elements: ball('', '', 'a="2" d="2"'), symbols: thick('') },
      ],
    ]),
  ),
  'line: pixel hinting': line('SolidStroke', 'pixelHinting="true"'),

  ...Object.fromEntries(
    FILTER_TAGS.map((tag): [string, Feature] => [`filter: ${tag}`, instance('', filters(FILTERS[tag]))]),
  ),
  'filter: inner, knockout, hidden object': shadow('inner="true" knockout="true" hideObject="true"'),
  'filter: outer and full bevels and glows': [
    { elements: bevels('outer') + bevels('full') },
    { elements: bevels('inner') + bevels('inner') },
    { elements: ball() + ball() },
  ],
  'filter: strength of a shadow': shadow('strength="2"'),
  'filters of texts': on(
    text('DOMDynamicText', '', '', filters(FILTERS.AdjustColorFilter)),
    text('DOMDynamicText'),
  ),
  ...Object.fromEntries(
    BLEND_MODES.filter((mode) => mode !== 'normal').map((mode): [string, Feature] => [
      `blend mode: ${mode}`,
      instance(`blendMode="${mode}"`),
    ]),
  ),
  'colour: alpha': color('alphaMultiplier="0.5"'),
  'colour: tint': color('tintMultiplier="0.5" tintColor="#00FFFF"'),
  'colour: brightness': color('brightness="0.5"'),
  'colour: advanced': color('redMultiplier="0.5" greenOffset="20" alphaOffset="-30"'),
  'cached bitmaps': instance('cacheAsBitmap="true"'),
  'cached bitmaps on a matte colour': on(
    ball('cacheAsBitmap="true" bits32="false"', '<MatteColor color="#FF0000"/>'),
    ball('cacheAsBitmap="true"'),
  ),
  'instances that are exported as bitmaps': instance('exportAsBitmap="true"'),
  'invisible instances': instance('isVisible="false"'),
  'names of instances': instance('name="hero"'),
  'places in 3D': instance(
    'rotationY="40" z="20" centerPoint3DX="20" centerPoint3DY="20" matrix3D="0.77 0 -0.64 0 0 1 0 0 0.64 0 0.77 0 10 10 20 1"',
  ),
  'accessibility of instances': instance(
    'hasAccessibleData="true" accName="a ball" description="it is round" tabIndex="3"',
  ),
  'scripts of instances': instance('', script('onClipEvent (load) { play(); }')),
  'buttons tracked as menu items': [
    {
      elements: pressed('button', 'button').replace('symbolType', 'trackAsMenu="true" symbolType'),
      symbols: BUTTON,
    },
    { elements: pressed('button', 'button'), symbols: BUTTON },
  ],
  '9-slice scaling': [
    {
      elements: ball('', '', 'a="2" d="1"'),
      ball: 'scaleGridLeft="8" scaleGridRight="30" scaleGridTop="8" scaleGridBottom="30"',
    },
    { elements: ball('', '', 'a="2" d="1"') },
  ],
  ...Object.fromEntries(
    ['loop', 'play once', 'single frame', 'loop reverse', 'play once reverse', 'play reverse'].map(
      (loop): [string, Feature] => [`graphics: ${loop}`, graphic(loop)],
    ),
  ),
};
