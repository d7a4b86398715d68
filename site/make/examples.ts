import type { MarkdownRenderer } from 'vitepress';
import { linkTo } from '../playground/address';

/** Puts a link to the playground below each script. */
export function examples(md: MarkdownRenderer, base: string): void {
  const { fence } = md.renderer.rules;
  if (!fence) throw new Error('Markdown without code');
  md.renderer.rules.fence = (tokens, index, ...rest) => {
    const html = fence(tokens, index, ...rest);
    const { info, content } = tokens[index];
    if (!/^jsfl\b/.test(info)) return html;
    const address = md.utils.escapeHtml(`${base}playground/${linkTo({ script: content.trimEnd() })}`);
    return html.replace(
      /<\/div>\s*$/,
      `<a class="to-playground" href="${address}" target="_self">Open in the playground</a></div>`,
    );
  };
}
