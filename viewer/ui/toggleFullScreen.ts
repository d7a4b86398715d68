/** Shows an element alone on the screen, or no more. A browser that does not let it stays as it is. */
export function toggleFullScreen(element: HTMLElement): void {
  const changed = document.fullscreenElement ? document.exitFullscreen() : element.requestFullscreen();
  changed.catch(() => undefined);
}
