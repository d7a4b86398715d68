/** The player that films of HTML5 Canvas are written for: CreateJS 1.0.0. */
export const PLAYER = {
  /** Its file, and the copy of it in this package, which the build takes from the package `createjs`. */
  file: 'createjs.min.js',
  module: 'adobe-collection/createjs.min.js',
  /** Where its makers give it to all. */
  address: 'https://code.createjs.com/1.0.0/createjs.min.js',
};
