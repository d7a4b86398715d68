import type { Container } from '../../host-mocks/container/Container';
import type { DocumentLimits } from '../../host-mocks/container/limits';
import { openContainer as open } from '../../host-mocks/container/openContainer';
import {
  saveContainer as save,
  type EntryChanges,
  type ContainerSaveOptions,
} from '../../host-mocks/container/saveContainer';
import { pathToUri as toUri, uriToPath as toPath } from '../../host-mocks/files/uri';
import { nodePlatform } from '../../host-mocks/platform/node/nodePlatform';
import { rasterize as toPng } from '../../host-mocks/render/pixels/rasterize';

/** Functions of the host on Node's platform, for tests. */

export function openContainer(file: string, limits?: Partial<DocumentLimits>): Container {
  return open(nodePlatform, file, limits);
}

export function saveContainer(
  container: Container,
  changes: EntryChanges,
  target: string,
  options?: ContainerSaveOptions,
): Container {
  return save(nodePlatform, container, changes, target, options);
}

export function pathToUri(file: string): string {
  return toUri(file, nodePlatform);
}

export function uriToPath(uri: string): string | undefined {
  return toPath(uri, nodePlatform);
}

export function rasterize(svg: string, options?: { scale?: number; isSmooth?: boolean }): Uint8Array {
  return toPng(nodePlatform.rasterizer, svg, options);
}
