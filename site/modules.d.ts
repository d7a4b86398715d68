declare module '*.vue' {
  import type { Component } from 'vue';

  const component: Component;
  export default component;
}

declare module '*.css';

/** The address of a file. */
declare module '*?url' {
  const address: string;
  export default address;
}
