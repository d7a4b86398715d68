/** A temporary folder next to the answers; it is removed after the last question. */
export function ownFolder(): string {
  const folder = `${fl.configURI}adobe-collection-questions/`;
  if (!FLfile.exists(folder)) FLfile.createFolder(folder);
  return folder;
}

/** Deletes the folder and the files in it. */
export function removeFolder(): void {
  const folder = `${fl.configURI}adobe-collection-questions`;
  if (!FLfile.exists(folder)) return;
  const names = FLfile.listFolder(`${folder}/`, 'files');
  for (let i = 0; i < names.length; i++) {
    FLfile.setAttributes(`${folder}/${names[i]}`, 'W');
    FLfile.remove(`${folder}/${names[i]}`);
  }
  FLfile.remove(folder);
}
