/** Why a script cannot ask about an assumption. */
export const LOOK = 'a person has to look at a picture';
export const WAITS = 'a message or a dialogue would wait for a person';
export const STORED = 'shows in a saved file only';
export const SETTINGS = 'depends on what the person has set';
export const MEDIA = 'needs a file that the script does not bring';
export const BY_HAND = 'needs something that only a person can make';
export const ENDS = 'would end Animate';
export const PUBLISHED = 'shows in published files only';
