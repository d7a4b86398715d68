// The methods that plugins.ts adds to collections.
interface ElementPlugins<E> {
  fade(alpha: number): this;
  widest(): E | undefined;
}

interface ItemPlugins<I> {
  longest(): I | undefined;
}
