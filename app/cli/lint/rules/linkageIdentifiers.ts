import type { Rule } from '../Rule';

const NAME = '[A-Za-z_$][A-Za-z0-9_$]*';
/** Words that cannot be the name of a class of ActionScript 3. */
const RESERVED =
  'as|break|case|catch|class|const|continue|default|delete|do|else|extends|false|finally|for|function|if|implements|import|in|instanceof|interface|internal|is|new|null|package|private|protected|public|return|super|switch|this|throw|true|try|typeof|use|var|void|while|with';

export const linkageIdentifiers: Rule = {
  items: `[linkageClassName~=/./]:not([linkageClassName~=/^(${NAME}\\.)*(?!(${RESERVED})$)${NAME}$/])`,
  message: 'the class for ActionScript is not an identifier',
  severity: 'error',
};
