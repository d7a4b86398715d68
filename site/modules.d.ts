declare module '*.css';

/** The address of a file. */
declare module '*?url' {
  const address: string;
  export default address;
}

/** What the document of the first page answers; made in the build. */
declare module 'virtual:front' {
  export const shown: { matches: string[]; changes: string[] };
}
