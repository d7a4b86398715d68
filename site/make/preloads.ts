import type { Plugin } from 'vite';
import type { HeadConfig } from 'vitepress';

/** The link that asks for the Worker of the playground at once: it takes longest to come, and waits for no script. */
export function engineFirst(base: string): HeadConfig {
  const href = `${base}playground/engine.js`;
  return ['link', { rel: 'preload', as: 'fetch', href, crossorigin: '', fetchpriority: 'low' }];
}

/** Notes in a build what is imported only on demand, and removes it from what pages load at once. */
export class LaterImports {
  private readonly files = new Set<string>();

  readonly plugin: Plugin = {
    name: 'what is imported later',
    generateBundle: (_, bundle) => {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && file.isDynamicEntry && !file.isEntry) this.files.add(file.fileName);
    },
  };

  /** The page as VitePress made it, which asks at once for all that it ever imports. */
  without(html: string): string {
    return html.replace(/\s*<link rel="modulepreload" href="([^"]*)">/g, (link, href: string) =>
      [...this.files].some((file) => href.endsWith(`/${file}`)) ? '' : link,
    );
  }
}
