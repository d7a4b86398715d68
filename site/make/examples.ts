import type { MarkdownRenderer } from 'vitepress';
import { linkTo } from '../playground/address';

/** Puts a link to the playground below each script. */
export function examples(md: MarkdownRenderer, base: string): void {
  const { fence } = md.renderer.rules;
  if (!fence) throw new Error('Markdown without code');
  // Code that is indented, as commands are: it may be wider than the page.
  md.renderer.rules.code_block = (tokens, index) =>
    `<pre class="plain" tabindex="0"><code>${md.utils.escapeHtml(tokens[index].content)}</code></pre>\n`;
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
