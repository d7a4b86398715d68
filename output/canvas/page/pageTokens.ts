import { member, quoteText } from '../code/quote';
import type { PageFacts } from './PageFacts';

/** The words of page templates that are replaced, without their `$`. Source: public templates beside their pages. */
type PageTokens = Readonly<Record<string, string>>;

/** The parts of a page by their words in templates. Custom templates know `evt`, `comp`, `lib` and `ss` within them. */
export function pageTokens(facts: PageFacts): PageTokens {
  const { settings, width, height } = facts;
  return {
    VERSION: 'adobe-collection',
    TITLE: plainText(settings.name),
    CENTER_STYLE: centerStyle(facts),
    CREATEJS_LIBRARY_SCRIPTS: playerScript(facts),
    ANIMATE_CC_SCRIPTS: [...includedScripts(facts), filmScript(facts), ...globalScripts(facts)].join('\n'),
    SCRIPT_START: '<script>',
    SCRIPT_END: '</script>',
    CANVAS_ID: 'canvas',
    ANIM_CONTAINER_ID: 'animation_container',
    WT: String(width),
    HT: String(height),
    BG: backgroundOf(facts),
    CANVAS_DISP: settings.hasPreloader ? 'none' : 'block',
    CREATE_LOADER: lines(`var comp = AdobeAn.getComposition(${quoteText(facts.id)});`, ...loader(facts)),
    LOAD_MANIFEST: facts.hasFiles ? 'loader.loadManifest(comp.getLibrary().properties.manifest);' : '',
    PRELOAD_ASSETS: facts.hasFiles ? '' : 'handleComplete({}, comp);',
    ...(facts.hasFiles
      ? FILE_LOADED
      : { HANDLE_FILE_LOAD_START: '', HANDLE_FILE_LOAD_BODY: '', HANDLE_FILE_LOAD_END: '' }),
    HANDLE_COMPLETE_START: 'function handleComplete(evt, comp) {',
    CREATE_STAGE: createStage(facts),
    START_ANIMATION,
    RESP_HIDPI: `AdobeAn.makeResponsive(${responsiveArguments(facts)});`,
    HANDLE_COMPLETE_END: lines(
      '\tAdobeAn.compositionLoaded(lib.properties.id);',
      '\tfnStartAnimation();',
      '}',
    ),
    PLAYSOUND: facts.hasSounds ? PLAY_SOUND : '',
    PRELOADER_DIV: settings.hasPreloader ? preloader(facts) : '',
  };
}

function playerScript({ player: { address, text } }: PageFacts): string {
  if (text !== undefined) return `<script>\n${scriptInPage(text)}\n</script>`;
  return `<script src=${quoteHtml(address)}></script>`;
}

function filmScript({ settings: { isScriptInPage, name }, script }: PageFacts): string {
  if (isScriptInPage) return `<script>\n${scriptInPage(script)}\n</script>`;
  return `<script src=${quoteHtml(`${encodeURIComponent(name)}.js`)}></script>`;
}

/** Files and addresses that the document includes: what they define, the film's script finds. */
function includedScripts({ included }: PageFacts): string[] {
  return included.map((script) =>
    'address' in script
      ? `<script src=${quoteHtml(script.address)}></script>`
      : `<script>\n${scriptInPage(script.text)}\n</script>`,
  );
}

/** Scripts that the document has for the page: code, as they are. */
function globalScripts({ scripts }: PageFacts): string[] {
  return scripts.map((text) => `<script>\n// Global Script\n${scriptInPage(text)}\n</script>`);
}

function loader({ hasFiles, hasSounds, hasGuides }: PageFacts): string[] {
  return [
    ...(hasGuides ? ['createjs.MotionGuidePlugin.install();'] : []),
    ...(hasFiles ? ['var loader = new createjs.LoadQueue(false);'] : []),
    ...(hasFiles && hasSounds ? ['loader.installPlugin(createjs.Sound);'] : []),
    ...(hasFiles
      ? [
          'loader.addEventListener("fileload", function (evt) { handleFileLoad(evt, comp); });',
          'loader.addEventListener("complete", function (evt) { handleComplete(evt, comp); });',
        ]
      : []),
  ];
}

const FILE_LOADED = {
  HANDLE_FILE_LOAD_START: 'function handleFileLoad(evt, comp) {',
  HANDLE_FILE_LOAD_BODY: 'if (evt && evt.item.type === "image") comp.getImages()[evt.item.id] = evt.result;',
  HANDLE_FILE_LOAD_END: '}',
};

function createStage({ root, settings, hasFiles, hasButtons }: PageFacts): string {
  return lines(
    'var lib = comp.getLibrary();',
    'var ss = comp.getSpriteSheet();',
    ...(hasFiles ? SHEETS : []),
    ...(settings.hasPreloader ? END_PRELOADER : []),
    `exportRoot = new ${member('lib', root)}();`,
    'stage = new lib.Stage(canvas);',
    ...(hasButtons ? ['stage.enableMouseOver();'] : []),
  );
}

const SHEETS = [
  'lib.ssMetadata.forEach(function (sheet) {',
  '\tss[sheet.name] = new createjs.SpriteSheet({ images: [evt.target.getResult(sheet.name)], frames: sheet.frames });',
  '});',
];

const END_PRELOADER = [
  'var preloaderDiv = document.getElementById("_preload_div_");',
  'preloaderDiv.style.display = "none";',
  'canvas.style.display = dom_overlay_container.style.display = "block";',
];

const START_ANIMATION = lines(
  'fnStartAnimation = function () {',
  '\tstage.addChild(exportRoot);',
  '\tcreatejs.Ticker.framerate = lib.properties.fps;',
  '\tcreatejs.Ticker.addEventListener("tick", stage);',
  '};',
);

const PLAY_SOUND = lines(
  'function playSound(id, loop) {',
  '\treturn createjs.Sound.play(id, { interrupt: createjs.Sound.INTERRUPT_EARLY, loop: loop || 0 });',
  '}',
);

function responsiveArguments({ settings: { responsive, fill, hasPreloader } }: PageFacts): string {
  const preloaders = hasPreloader ? ['preloaderDiv'] : [];
  const containers = ['canvas', ...preloaders, 'anim_container', 'dom_overlay_container'];
  const values = [
    responsive !== undefined,
    responsive ?? 'both',
    fill !== undefined,
    fill === 'cover' ? 2 : 1,
  ];
  return [...values.map((value) => JSON.stringify(value)), `[${containers.join(', ')}]`].join(', ');
}

function backgroundOf({ color, opacity }: PageFacts): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) || 0);
  return `rgba(${red}, ${green}, ${blue}, ${opacity.toFixed(2)})`;
}

const MARGINS: Readonly<Record<NonNullable<PageFacts['settings']['centered']>, string>> = {
  horizontally: 'left:0; right:0;',
  vertically: 'top:0; bottom:0;',
  both: 'left:0; right:0; top:0; bottom:0;',
};

function centerStyle({ settings: { centered } }: PageFacts): string {
  if (!centered) return '';
  const rule = `position:absolute; margin:auto; ${MARGINS[centered]}`;
  return `<style>\n#animation_container, #_preload_div_ { ${rule} }\n</style>`;
}

/** A ring that turns in the middle of the stage. */
function preloader({ width, height }: PageFacts): string {
  return lines(
    '<style>',
    '#_preload_div_ i { position:absolute; left:50%; top:50%; width:32px; height:32px; margin:-20px; border:4px solid rgba(128, 128, 128, 0.4); border-top-color:rgb(128, 128, 128); border-radius:50%; animation:turn 1s linear infinite; }',
    '@keyframes turn { to { transform:rotate(360deg); } }',
    '</style>',
    `<div id="_preload_div_" style="position:absolute; left:0; top:0; width:${width}px; height:${height}px;"><i></i></div>`,
  );
}

function lines(...texts: readonly string[]): string {
  return texts.join('\n');
}

/**
 * A script as it can be in a page: what would end its element, or begin a comment of HTML, is written with an escape.
 * Both are in texts of a script only.
 */
export function scriptInPage(source: string): string {
  return source.replace(/<(?=\/script|script)/gi, '\\x3C').replace(/<!--/g, '\\x3C!--');
}

/** A value of an attribute, with its quotes. */
function quoteHtml(value: string): string {
  return `"${value.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')}"`;
}

/**
 * A text for a place that a template chooses, be it text, an attribute or a literal of a script: letters, digits and what
 * ends none of them stay, the rest is reported as a number.
 */
function plainText(value: string): string {
  return value.replace(
    /[^\p{L}\p{Nd}\p{M} ._()+,@-]/gu,
    (character) => `&#${character.codePointAt(0) ?? 0};`,
  );
}
