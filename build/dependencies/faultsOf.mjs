/** Packages that run a script when they are installed, looked through by hand: each only looks for its built file. */
const KNOWN_SCRIPTS = ['@parcel/watcher', '@swc/core', 'esbuild', 'unrs-resolver'];

/** Packages that stay at one version, and why. */
const HELD = { 'maxrects-packer': '2.7.3, because 2.7.4 cannot be required' };

/** Licences of what is installed with this package. */
const ALLOWED = ['MIT', 'ISC', 'MPL-2.0', 'Apache-2.0'];

/**
 * What a person should check before these packages are used, one line each.
 * @returns {string[]}
 */
export function faultsOf(manifest, lock) {
  const packages = Object.entries(lock.packages).filter(([place]) => place !== '');
  const { dependencies, optionalDependencies } = manifest;
  return [
    ...Object.entries({ ...dependencies, ...optionalDependencies })
      .filter(([name, range]) => !(name in HELD) && !/^\^\d+\.\d+\.\d+$/.test(range))
      .map(([name, range]) => `${name} gets no patches: package.json has "${range}", and no range ^1.2.3`),
    ...packages.flatMap(([place, entry]) => faultsOfPackage(nameAt(place), entry)),
  ];
}

function faultsOfPackage(name, { resolved, integrity, hasInstallScript, license, dev, peer }) {
  const isShipped = !dev && !peer;
  return [
    // The lock leaves out where a package comes from when that is the registry.
    ...(resolved === undefined || resolved.startsWith('https://registry.npmjs.org/')
      ? []
      : [`${name} comes from ${resolved}`]),
    ...(integrity?.startsWith('sha512-') ? [] : [`${name} has no checksum`]),
    ...(hasInstallScript && !KNOWN_SCRIPTS.includes(name)
      ? [
          `${name} runs a script when it is installed: look through it, then name it in build/dependencies/faultsOf.mjs`,
        ]
      : []),
    ...(isShipped && !ALLOWED.includes(license) ? [`${name} has the licence ${license}`] : []),
  ];
}

/** @param {string} place `node_modules/a/node_modules/b` is the package b */
export function nameAt(place) {
  return place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
}
