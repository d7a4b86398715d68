import type { Container } from '../../document/container/Container';
import type { DocumentLimits } from '../../document/container/limits';
import { openContainer as open } from '../../document/container/openContainer';
import {
  saveContainer as save,
  type EntryChanges,
  type ContainerSaveOptions,
} from '../../document/container/saveContainer';
import { pathToUri as toUri, uriToPath as toPath } from '../../host-mocks/files/uri';
import { nodePlatform } from '../../platform/node/nodePlatform';
import { rasterize as toPng } from '../../output/pictures/rasterize';

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
