/** Where the facts come from, and how the host is asked for some of them. */

export const A = 'rabit2022/AnJsflScript (Animate 2022, 24)';
export const T = 'rabit2022/AnJsflScript-ts (Animate 24)';
export const TIPS = `${A}, types/tips`;
export const CORE = `${A}, Core/flash`;
export const LIB = `${A}, lib`;
export const SVG = 'TomByrne/Flash2Svg, issues (2015 to 2023)';
export const BTA = 'Dot-Stuff/BetterTextureAtlas (CS6, Animate 2022)';
export const UNITY = 'BlackMATov/unity-flash-tools';
export const PIPELINE = 'Omkar8369/animate-cc-pipeline (Animate 2020)';
export const DASH = 'jhead/dash, tools/flashdrv (Flash 8)';
export const PANDA = 'Cognitive-Architect/panda-stage (Animate 23.0.0.407)';
export const DART = 'ToolkitForDart/darttoolkit-extension (CS6)';
export const UNIFY = 'unifyKeyframesToFirstSymbol.jsfl (repository not named)';
export const DRAGON = 'DragonBones/DesignPanel (CS5.5 to CC)';
export const KIT = 'FlashNightModReborn/CrazyFlashNight, cf7-animate-kit (Animate 2024)';
export const ATTEMPT = 'caught(function () { %s })';
export const attempt = (script: string): string => ATTEMPT.replace('%s', script);
export const TRIANGLE = '!1900 1800|5300 1800!5300 1800|3600 4400!3600 4400|1900 1800';
export const BACKWARDS = '!1900 1800|3600 4400!3600 4400|5300 1800!5300 1800|1900 1800';
export const OPEN = '!1900 1800|5300 1800|3600 4400/';
export const CONTOURS =
  'first().contours.map(function (c) { return [c.interior, c.orientation, c.fill.style].join(); }).join(" ")';
