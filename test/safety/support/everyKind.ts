import { PNG } from 'pngjs';

const MATRIX = '<matrix><Matrix a="1" b="0" c="0" d="1" tx="10" ty="10"/></matrix>';
const SPREAD = 'spreadMethod="reflect" interpolationMethod="linearRGB"';
const ENTRIES =
  '<GradientEntry color="#FF0000" alpha="0.5" ratio="0"/><GradientEntry color="#0000FF" ratio="1"/>';
const PLACE = '<matrix><Matrix a="0.05" b="0" c="0" d="0.05" tx="20" ty="20"/></matrix>';
const LINEAR = `<LinearGradient ${SPREAD}>${PLACE}${ENTRIES}</LinearGradient>`;
const RADIAL = `<RadialGradient ${SPREAD} focalPointRatio="0.5">${PLACE}${ENTRIES}</RadialGradient>`;
const SOLID = '<SolidColor color="#123456" alpha="0.5"/>';
const BITMAP = `<BitmapFill bitmapPath="photo" bitmapIsClipped="true">${PLACE}</BitmapFill>`;
const SQUARE = '!0 0|800 0!800 0|800 800!800 800|0 800!0 800|0 0';

const STROKES = [
  `<SolidStroke weight="2" solidStyle="hairline" caps="square" joints="miter" miterLimit="5" scaleMode="normal" pixelHinting="true"><fill>${SOLID}</fill></SolidStroke>`,
  `<DashedStroke weight="2" dash1="5" dash2="3" sharpCorners="true"><fill>${LINEAR}</fill></DashedStroke>`,
  `<DottedStroke weight="3" dotSpace="4"><fill>${RADIAL}</fill></DottedStroke>`,
  `<RaggedStroke weight="3" pattern="random" waveHeight="very wavy"><fill>${SOLID}</fill></RaggedStroke>`,
  `<StippleStroke weight="3" dotSize="medium" variation="varied sizes"><fill>${SOLID}</fill></StippleStroke>`,
  `<HatchedStroke weight="3" hatchThickness="thick" space="distant"><fill>${BITMAP}</fill></HatchedStroke>`,
];

const FILTERS = [
  '<BlurFilter blurX="4" blurY="4" quality="2" isEnabled="true"/>',
  '<DropShadowFilter alpha="0.5" angle="30" blurX="3" blurY="3" color="#00FF00" distance="4" hideObject="false" inner="true" knockout="false" quality="2" strength="2"/>',
  '<GlowFilter alpha="0.5" blurX="3" blurY="3" color="#00FF00" inner="false" knockout="true" strength="1"/>',
  '<BevelFilter blurX="3" blurY="3" distance="4" highlightColor="#FFFFFF" highlightAlpha="0.5" shadowColor="#000000" shadowAlpha="0.5" type="full"/>',
  `<GradientGlowFilter type="outer" distance="3">${ENTRIES}</GradientGlowFilter>`,
  `<GradientBevelFilter type="inner" distance="3">${ENTRIES}</GradientBevelFilter>`,
  '<AdjustColorFilter brightness="10" contrast="20" saturation="30" hue="40"/>',
];

const EFFECTS = [
  '<Color tintMultiplier="0.5" tintColor="#00FFFF"/>',
  '<Color brightness="0.5"/>',
  '<Color alphaMultiplier="0.5"/>',
  '<Color redMultiplier="0.5" greenMultiplier="0.6" blueMultiplier="0.7" redOffset="10" greenOffset="20" blueOffset="-20" alphaOffset="-3"/>',
];

const BLENDS = ['multiply', 'add', 'subtract', 'erase', 'alpha', 'layer', 'invert'];

function shape(fill: string, stroke: string): string {
  return `<DOMShape isDrawingObject="true">${MATRIX}<fills><FillStyle index="1">${fill}</FillStyle></fills><strokes><StrokeStyle index="1">${stroke}</StrokeStyle></strokes><edges><Edge fillStyle1="1" strokeStyle="1" edges="${SQUARE}"/></edges></DOMShape>`;
}

function instance(index: number, inner: string, attributes = ''): string {
  return `<DOMSymbolInstance libraryItemName="ball" name="b${index}" symbolType="graphic" loop="loop" firstFrame="0" centerPoint3DX="30" centerPoint3DY="30" ${attributes}>${MATRIX}<transformationPoint><Point x="5" y="5"/></transformationPoint>${inner}</DOMSymbolInstance>`;
}

function text(kind: string, index: number): string {
  const face = ['Arial-BoldMT', '_sans', 'TimesNewRomanPSMT'][index % 3];
  const run = (content: string): string =>
    `<DOMTextRun><characters>${content}</characters><textAttrs><DOMTextAttrs aliasText="false" alignment="center" lineHeight="20" lineSpacing="2" leftMargin="1" rightMargin="1" indent="2" letterSpacing="1" characterPosition="subscript" rotation="true" autoKern="false" bold="true" italic="true" size="14" bitmapSize="280" face="${face}" fillColor="#336699" alpha="0.8" url="http://example.com/" target="_blank"/></textAttrs></DOMTextRun>`;
  return `<${kind} name="t${index}" left="2" top="2" width="120" height="40" border="true" orientation="${index === 1 ? 'vertical left to right' : 'horizontal'}" fontRenderingMode="device" lineType="multiline" isSelectable="true" renderAsHTML="true" variableName="v" maxCharacters="9">${MATRIX}<textRuns>${run('A word&#13;and more')}${run('again')}</textRuns>${index === 2 ? `<filters>${FILTERS[0]}</filters>` : ''}</${kind}>`;
}

const TLF = `<DOMTLFText name="tlf" left="0" top="0" width="100" height="40" type="dynamic" tlfFontRenderingMode="anti-alias">${MATRIX}<markup><![CDATA[<TextFlow xmlns="http://ns.adobe.com/textLayout/2008" fontFamily="Arial" color="#ff0000"><p textAlign="center"><span color="#00ff00" fontSize="12" fontFamily="Arial"><a href="http://example.com/">word</a></span></p></TextFlow>]]></markup><tlfFonts><TLFFont platformName="Arial" psName="ArialMT"/></tlfFonts></DOMTLFText>`;

const ELEMENTS = [
  ...STROKES.map((stroke, index) => shape([SOLID, LINEAR, RADIAL, BITMAP][index % 4], stroke)),
  `<DOMRectangleObject x="0" y="0" objectWidth="40" objectHeight="30" topLeftRadius="5" lockFlag="true">${MATRIX}<fill>${SOLID}</fill><stroke>${STROKES[0]}</stroke></DOMRectangleObject>`,
  `<DOMOvalObject x="0" y="0" objectWidth="40" objectHeight="30" startAngle="10" endAngle="300" innerRadius="20" closePath="true">${MATRIX}<fill>${LINEAR}</fill><stroke>${STROKES[1]}</stroke></DOMOvalObject>`,
  `<DOMGroup>${MATRIX}<members>${shape(SOLID, STROKES[0])}</members></DOMGroup>`,
  ...FILTERS.map((filter, index) =>
    instance(index, `<color>${EFFECTS[index % 4]}</color><filters>${filter}</filters>`),
  ),
  ...BLENDS.map((blend, index) =>
    instance(20 + index, `<color>${EFFECTS[index % 4]}</color>`, `blendMode="${blend}"`),
  ),
  instance(40, '', 'rotationX="20" rotationY="30" matrix3D="1 0 0 0 0 1 0 0 0 0 1 0 30 30 5 1" z="5"'),
  `<DOMComponentInstance libraryItemName="ball" name="c"><parametersAsXML><![CDATA[<property id="a"><Inspectable name="a" verbose="0" type="Color" defaultValue="#ff0000"/></property>]]></parametersAsXML>${MATRIX}</DOMComponentInstance>`,
  `<DOMBitmapInstance libraryItemName="photo" name="photo1">${MATRIX}</DOMBitmapInstance>`,
  `<DOMVideoInstance libraryItemName="film" name="film1" frameRight="640" frameBottom="480">${MATRIX}</DOMVideoInstance>`,
  text('DOMStaticText', 0),
  text('DOMDynamicText', 1),
  text('DOMInputText', 2),
  TLF,
].join('');

const CLIP = `<DOMShape><fills><FillStyle index="1"><SolidColor color="#000000"/></FillStyle></fills><edges><Edge fillStyle1="1" edges="${SQUARE}"/></edges></DOMShape>`;

const LAYERS = [
  `<DOMLayer name="all" color="#4FFF4F" heightMultiplier="1" alphaPercent="50" outline="false" animationType="motion object"><frames><DOMFrame index="0" duration="2" keyMode="9728" name="start" labelType="name" soundName="noise" blendMode="multiply" zDepth="2"><frameColor><Color tintMultiplier="0.5" tintColor="#112233"/></frameColor><frameFilters>${FILTERS[1]}</frameFilters><Actionscript><script><![CDATA[stop();]]></script></Actionscript><elements>${ELEMENTS}</elements></DOMFrame></frames></DOMLayer>`,
  `<DOMLayer name="tween"><frames><DOMFrame index="0" duration="5" tweenType="motion" motionTweenRotate="clockwise" motionTweenSnap="true" acceleration="50"><tweens><Ease target="all" intensity="20"/></tweens><elements>${instance(50, `<color>${EFFECTS[0]}</color><filters>${FILTERS[2]}</filters>`)}</elements></DOMFrame><DOMFrame index="5"><elements>${instance(51, `<color>${EFFECTS[0]}</color><filters>${FILTERS[2]}</filters>`)}</elements></DOMFrame></frames></DOMLayer>`,
  '<DOMLayer name="mask" layerType="mask" locked="true"><frames><DOMFrame index="0" duration="6"><elements>' +
    `${CLIP}</elements></DOMFrame></frames></DOMLayer>`,
  `<DOMLayer name="masked" parentLayerIndex="2" locked="true"><frames><DOMFrame index="0" duration="6"><elements>${shape(LINEAR, STROKES[0])}</elements></DOMFrame></frames></DOMLayer>`,
].join('');

const DOCUMENT = `<DOMDocument xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns="http://ns.adobe.com/xfl/2008/" backgroundColor="#ABCDEF" width="300" height="200" frameRate="24" currentTimeline="1" xflVersion="2.97" viewAngle3D="55" vanishingPoint3DX="150" vanishingPoint3DY="100"><media><DOMBitmapItem name="photo" itemID="1-2" href="photo.png" sourceExternalFilepath="photo.png" frameRight="40" frameBottom="40" allowSmoothing="true"/><DOMSoundItem name="noise" itemID="1-3" href="noise.mp3" format="44kHz 16bit Stereo"/><DOMVideoItem name="film" itemID="1-4" videoDataHRef="film.flv" width="320" height="240"/></media><fonts><DOMFontItem name="Font" font="ArialMT" size="10" id="1"/></fonts><symbols><Include href="ball.xml" itemIcon="1" itemID="1-1" loadImmediate="false" lastModified="1496516323"/></symbols><timelines><DOMTimeline name="Scene 1" currentFrame="0"><layers>${LAYERS}</layers></DOMTimeline></timelines></DOMDocument>`;

const SYMBOL = `<DOMSymbolItem xmlns="http://ns.adobe.com/xfl/2008/" name="ball" itemID="1-1" symbolType="graphic" scaleGridLeft="2" scaleGridRight="30" scaleGridTop="2" scaleGridBottom="30" linkageExportForAS="true" linkageClassName="Ball"><timeline><DOMTimeline name="ball"><layers><DOMLayer name="in"><frames><DOMFrame index="0" duration="2"><elements>${shape(RADIAL, STROKES[0])}${text('DOMStaticText', 3)}</elements></DOMFrame></frames></DOMLayer></layers></DOMTimeline></timeline></DOMSymbolItem>`;

function photo(): Uint8Array {
  const png = new PNG({ width: 2, height: 2 });
  png.data.fill(200);
  return PNG.sync.write(png);
}

/** The files of a document with an element, paint, filter, effect and text of each kind that is drawn. */
export function everyKind(): Record<string, string | Uint8Array> {
  return { 'DOMDocument.xml': DOCUMENT, 'LIBRARY/ball.xml': SYMBOL, 'LIBRARY/photo.png': photo() };
}
