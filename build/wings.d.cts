/** The folders of the headless host, from the top. */
export const WINGS: string[];
