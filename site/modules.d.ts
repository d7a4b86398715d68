declare module '*.css';

/** The address of a file. */
declare module '*?url' {
  const address: string;
  export default address;
}
