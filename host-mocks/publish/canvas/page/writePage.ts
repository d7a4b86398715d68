import { escapeText } from '../../../escapes/escapeXml';
import type { CanvasSettings } from '../../settings/CanvasSettings';
import type { PageFacts } from './PageFacts';
import { pageScript } from './pageScript';
import { quoteHtml, scriptInPage } from './quoting';

/** The page of a film: one HTML file, with the ids that frame scripts and other people's programs know. */
export function writePage(facts: PageFacts): string {
  return [
    '<!DOCTYPE html>',
    '<html>',
    '<head>',
    '<meta charset="UTF-8">',
    '<meta name="generator" content="adobe-collection">',
    `<title>${escapeText(facts.settings.name)}</title>`,
    ...styleOf(facts.settings),
    `<script src=${quoteHtml(facts.player)}></script>`,
    filmScript(facts),
    `<script>\n${pageScript(facts)}\n</script>`,
    '</head>',
    '<body onload="init();" style="margin:0px;">',
    ...body(facts),
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

function filmScript({ settings: { isScriptInPage, name }, script }: PageFacts): string {
  if (isScriptInPage) return `<script>\n${scriptInPage(script)}\n</script>`;
  return `<script src=${quoteHtml(`${encodeURIComponent(name)}.js`)}></script>`;
}

function body({ settings: { hasPreloader }, width, height, color, opacity }: PageFacts): string[] {
  const size = `width:${width}px; height:${height}px`;
  const display = hasPreloader ? 'none' : 'block';
  const ground = backgroundOf(color, opacity);
  return [
    `<div id="animation_container" style="background-color:${ground}; ${size}">`,
    `<canvas id="canvas" width="${width}" height="${height}" style="position: absolute; display: ${display}; background-color:${ground};"></canvas>`,
    `<div id="dom_overlay_container" style="pointer-events:none; overflow:hidden; ${size}; position: absolute; left: 0px; top: 0px; display: block;">`,
    '</div>',
    '</div>',
    ...(hasPreloader
      ? [`<div id="_preload_div_" style="position:absolute; left:0; top:0; ${size};"><i></i></div>`]
      : []),
  ];
}

function backgroundOf(color: string, opacity: number): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) || 0);
  return `rgba(${red}, ${green}, ${blue}, ${opacity.toFixed(2)})`;
}

const MARGINS: Readonly<Record<NonNullable<CanvasSettings['centered']>, string>> = {
  horizontally: 'left:0; right:0;',
  vertically: 'top:0; bottom:0;',
  both: 'left:0; right:0; top:0; bottom:0;',
};

/** A ring that turns in the middle of the stage. */
const RING = [
  '#_preload_div_ i { position:absolute; left:50%; top:50%; width:32px; height:32px; margin:-20px; border:4px solid rgba(128, 128, 128, 0.4); border-top-color:rgb(128, 128, 128); border-radius:50%; animation:turn 1s linear infinite; }',
  '@keyframes turn { to { transform:rotate(360deg); } }',
];

function styleOf({ centered, hasPreloader }: PageFacts['settings']): string[] {
  const rules = [
    ...(centered
      ? [`#animation_container, #_preload_div_ { position:absolute; margin:auto; ${MARGINS[centered]} }`]
      : []),
    ...(hasPreloader ? RING : []),
  ];
  return rules.length === 0 ? [] : ['<style>', ...rules, '</style>'];
}
