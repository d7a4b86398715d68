import type { PageFacts } from './PageFacts';
import { member, quoteText } from '../code/quote';

/** The globals of a page, which frame scripts and other people's programs know. */
const GLOBALS = 'canvas, stage, exportRoot, anim_container, dom_overlay_container, fnStartAnimation';

/** The script of a page: loads the files of the film, builds its main timeline and starts it. */
export function pageScript(facts: PageFacts): string {
  const parts = [`var ${GLOBALS};`, initFunction(facts), ...(facts.hasFiles ? [FILE_LOADED] : [])];
  return [...parts, completeFunction(facts), ...(facts.hasSounds ? [PLAY_SOUND] : [])].join('\n');
}

function initFunction({ id, hasFiles, hasSounds, hasGuides }: PageFacts): string {
  const start = hasFiles ? loading(hasSounds) : ['\thandleComplete({}, composition);'];
  return lines(
    'function init() {',
    '\tcanvas = document.getElementById("canvas");',
    '\tanim_container = document.getElementById("animation_container");',
    '\tdom_overlay_container = document.getElementById("dom_overlay_container");',
    `\tvar composition = AdobeAn.getComposition(${quoteText(id)});`,
    ...(hasGuides ? ['\tcreatejs.MotionGuidePlugin.install();'] : []),
    ...start,
    '}',
  );
}

function loading(hasSounds: boolean): string[] {
  return [
    '\tvar loader = new createjs.LoadQueue(false);',
    ...(hasSounds ? ['\tloader.installPlugin(createjs.Sound);'] : []),
    '\tloader.addEventListener("fileload", function (event) { handleFileLoad(event, composition); });',
    '\tloader.addEventListener("complete", function (event) { handleComplete(event, composition); });',
    '\tloader.loadManifest(composition.getLibrary().properties.manifest);',
  ];
}

const FILE_LOADED = lines(
  'function handleFileLoad(event, composition) {',
  '\tif (event.item.type === "image") composition.getImages()[event.item.id] = event.result;',
  '}',
);

const PLAY_SOUND = lines(
  'function playSound(id, loop) {',
  '\treturn createjs.Sound.play(id, { interrupt: createjs.Sound.INTERRUPT_EARLY, loop: loop || 0 });',
  '}',
);

function completeFunction(facts: PageFacts): string {
  const { root, settings, hasFiles, hasButtons } = facts;
  return lines(
    'function handleComplete(event, composition) {',
    '\tvar lib = composition.getLibrary();',
    ...(hasFiles ? SHEETS : []),
    ...(settings.hasPreloader ? END_PRELOADER : []),
    `\texportRoot = new ${member('lib', root)}();`,
    '\tstage = new lib.Stage(canvas);',
    ...(hasButtons ? ['\tstage.enableMouseOver();'] : []),
    '\tfnStartAnimation = function () {',
    '\t\tstage.addChild(exportRoot);',
    '\t\tcreatejs.Ticker.framerate = lib.properties.fps;',
    '\t\tcreatejs.Ticker.addEventListener("tick", stage);',
    '\t};',
    `\tAdobeAn.makeResponsive(${responsiveArguments(facts)});`,
    '\tAdobeAn.compositionLoaded(lib.properties.id);',
    '\tfnStartAnimation();',
    '}',
  );
}

const SHEETS = [
  '\tvar sheets = composition.getSpriteSheet();',
  '\tlib.ssMetadata.forEach(function (sheet) {',
  '\t\tsheets[sheet.name] = new createjs.SpriteSheet({ images: [event.target.getResult(sheet.name)], frames: sheet.frames });',
  '\t});',
];

const END_PRELOADER = [
  '\tvar preloader = document.getElementById("_preload_div_");',
  '\tpreloader.style.display = "none";',
  '\tcanvas.style.display = "block";',
];

function responsiveArguments({ settings: { responsive, fill, hasPreloader } }: PageFacts): string {
  const containers = [
    'canvas',
    ...(hasPreloader ? ['preloader'] : []),
    'anim_container',
    'dom_overlay_container',
  ];
  const values = [
    responsive !== undefined,
    responsive ?? 'both',
    fill !== undefined,
    fill === 'cover' ? 2 : 1,
  ];
  return [...values.map((value) => JSON.stringify(value)), `[${containers.join(', ')}]`].join(', ');
}

function lines(...texts: readonly string[]): string {
  return texts.join('\n');
}
