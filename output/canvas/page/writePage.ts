import type { PageFacts } from './PageFacts';
import { pageTokens } from './pageTokens';

/** The page of documents that bring no template of their own. */
const TEMPLATE = `<!DOCTYPE html>
<html>
<head>
<meta charset="UTF-8">
<meta name="generator" content="$VERSION">
<title>$TITLE</title>
$CENTER_STYLE
$CREATEJS_LIBRARY_SCRIPTS
$ANIMATE_CC_SCRIPTS
$SCRIPT_START
var canvas, stage, exportRoot, anim_container, dom_overlay_container, fnStartAnimation;
function init() {
	canvas = document.getElementById("$CANVAS_ID");
	anim_container = document.getElementById("$ANIM_CONTAINER_ID");
	dom_overlay_container = document.getElementById("dom_overlay_container");
	$CREATE_LOADER
	$LOAD_MANIFEST
	$PRELOAD_ASSETS
}
$HANDLE_FILE_LOAD_START
	$HANDLE_FILE_LOAD_BODY
$HANDLE_FILE_LOAD_END
$HANDLE_COMPLETE_START
	$CREATE_STAGE
	$START_ANIMATION
	$RESP_HIDPI
$HANDLE_COMPLETE_END
$PLAYSOUND
$SCRIPT_END
</head>
<body onload="init();" style="margin:0px;">
<div id="$ANIM_CONTAINER_ID" style="background-color:$BG; width:$WTpx; height:$HTpx">
<canvas id="$CANVAS_ID" width="$WT" height="$HT" style="position: absolute; display: $CANVAS_DISP; background-color:$BG;"></canvas>
<div id="dom_overlay_container" style="pointer-events:none; overflow:hidden; width:$WTpx; height:$HTpx; position: absolute; left: 0px; top: 0px; display: $CANVAS_DISP;">
</div>
</div>
$PRELOADER_DIV
</body>
</html>
`;

/**
 * The page of a film: one HTML file, with the ids that frame scripts and other people's programs know. A template that the
 * document brings is HTML and code of its author, and stays it; what fills it is text, but for the document's scripts.
 */
export function writePage(facts: PageFacts): string {
  const tokens = new Map(Object.entries(pageTokens(facts)));
  const names = [...tokens.keys()].sort((one, other) => other.length - one.length);
  const token = new RegExp(`\\$(${names.join('|')})`, 'g');
  const template = (facts.template ?? TEMPLATE).replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const filled = template.split('\n').flatMap((line) => {
    const text = line.replace(token, (_, name: string) => indented(tokens.get(name) ?? '', line));
    return text.trim() === '' ? [] : [text];
  });
  return `${filled.join('\n')}\n`;
}

/** Further lines are below the first one. Scripts stay as they are. */
function indented(text: string, line: string): string {
  const space = /^\s*/.exec(line)?.[0] ?? '';
  return space === '' || text.startsWith('<') ? text : text.replace(/\n/g, `\n${space}`);
}
