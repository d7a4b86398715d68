import { DocumentPublishing } from '../publish/DocumentPublishing';
import { addNewScene, deleteScene, duplicateScene, editScene, renameScene, reorderScene } from './scenes';

/** Scenes, and going into symbols and out again. */
export abstract class DocumentScenes extends DocumentPublishing {
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

  enterEditMode(editMode?: string): void {
    this.editing.enter(editMode);
  }
  exitEditMode(): void {
    this.editing.exit();
  }
  /** Whether the Edit Symbols command is there, which it always is while a document is open. */
  canEditSymbol(): boolean {
    return true;
  }
}
