import type { Rule } from '../Rule';

const NAME = '[A-Za-z_$][A-Za-z0-9_$]*';
/** Words that no class of ActionScript 3 can have for a name. */
const RESERVED =
  'as|break|case|catch|class|const|continue|default|delete|do|else|extends|false|finally|for|function|if|implements|import|in|instanceof|interface|internal|is|new|null|package|private|protected|public|return|super|switch|this|throw|true|try|typeof|use|var|void|while|with';

export const linkageIdentifiers: Rule = {
  items: `[linkageClassName~=/./]:not([linkageClassName~=/^(${NAME}\\.)*(?!(${RESERVED})$)${NAME}$/])`,
  message: 'the class for ActionScript is not an identifier',
  severity: 'error',
};
