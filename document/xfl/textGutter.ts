/** Space between the stored box of a text and the frame that the host shows and measures, in pixels. */
export const TEXT_GUTTER = 2;
