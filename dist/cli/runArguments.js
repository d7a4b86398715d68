// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

/** The command line that runs scripts with these options, in a process of its own. */ function runArguments(scripts, options) {
    const { bare, modern, force, save, answer, root, render, maxPixels } = options;
    const { untrusted, memory, publish, dryRun, json, inPlace, strict } = options;
    return [
        ...[
            'run',
            ...scripts
        ],
        ...options.document.flatMap((document)=>[
                '--document',
                document
            ]),
        ...bare ? [
            '--bare'
        ] : [],
        ...modern ? [
            '--modern'
        ] : [],
        ...force ? [
            '--force'
        ] : [],
        ...inPlace ? [
            '--in-place'
        ] : [],
        ...strict ? [
            '--strict'
        ] : [],
        ...dryRun ? [
            '--dry-run'
        ] : [],
        ...json ? [
            '--json'
        ] : [],
        ...save === undefined ? [] : [
            save === '' ? '--save' : `--save=${save}`
        ],
        ...untrusted ? [
            '--untrusted'
        ] : [],
        ...memory === undefined ? [] : [
            `--memory=${memory}`
        ],
        ...render === undefined ? [] : [
            `--render=${render}`
        ],
        ...publish === undefined ? [] : [
            `--publish=${publish}`
        ],
        ...maxPixels === undefined ? [] : [
            `--max-pixels=${maxPixels}`
        ],
        ...answer.flatMap((text)=>[
                `--answer=${text}`
            ]),
        ...root.flatMap((folder)=>[
                `--root=${folder}`
            ])
    ];
}
/** The options that tell another process how much to say. */ function mannerOf({ isQuiet, isVerbose }) {
    return [
        ...isQuiet ? [
            '--quiet'
        ] : [],
        ...isVerbose ? [
            '--verbose'
        ] : []
    ];
}

exports.mannerOf = mannerOf;
exports.runArguments = runArguments;
