import type { Rule } from '../Rule';

export const defaultNames: Rule = {
  items:
    '[shortName~=/^(Symbol|Tween|Bitmap|Sound|Video|Font|Folder|untitled folder) ?\\d+( copy( \\d+)?)?$/i]',
  message: 'the name is the one that Animate gave',
};
