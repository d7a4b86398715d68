import { DocumentCore } from '../DocumentCore';
import { addNewScene, deleteScene, duplicateScene, editScene, renameScene, reorderScene } from './scenes';

/** Adding, removing, naming and ordering scenes. */
export abstract class DocumentScenes extends DocumentCore {
  addNewScene(name?: string): boolean {
    return addNewScene(this, name);
  }
  deleteScene(): boolean {
    return deleteScene(this);
  }
  duplicateScene(): boolean {
    return duplicateScene(this);
  }
  renameScene(name: string): boolean {
    return renameScene(this, name);
  }
  editScene(index: number): void {
    editScene(this, index);
  }
  reorderScene(sceneToMove: number, sceneToPutItBefore: number): void {
    reorderScene(this, sceneToMove, sceneToPutItBefore);
  }
}
