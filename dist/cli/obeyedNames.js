// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

/** Names of folders whose files other programs run or obey; as `OBEYED_NAMES`. */ const OBEYED_FOLDERS = [
    'node_modules',
    'bower_components',
    '__pycache__',
    'hooks'
];
/**
 * Names of files that other programs run or obey, without regard to case: a script that may write them can make those
 * programs do what it likes; docs/safety.md has the same list. `*` stands for any characters.
 */ const OBEYED_NAMES = [
    // Repositories: a folder with some of these is one, whatever its name.
    ...[
        'HEAD',
        'config',
        'CODEOWNERS'
    ],
    // Packages, and what builds them.
    ...[
        'package.json',
        'package-lock.json',
        'npm-shrinkwrap.json'
    ],
    ...[
        'bower.json',
        'yarn.lock',
        'pnpm-*.yaml',
        '*.config',
        '*.config.*',
        'tsconfig*.json'
    ],
    ...[
        'jsconfig*.json',
        'deno.json*',
        'deno.lock',
        'bunfig.toml',
        'lerna.json',
        'nx.json',
        'turbo.json'
    ],
    ...[
        'Gruntfile*',
        'gulpfile*',
        'project.json',
        'angular.json',
        'vercel.json',
        'netlify.toml'
    ],
    ...[
        'firebase.json',
        'app.json',
        'asconfig.json',
        'haxelib.json',
        '*.hxml'
    ],
    ...[
        'Makefile*',
        'GNUmakefile*',
        '*.mk',
        '*.mak',
        'CMakeLists.txt',
        '*.cmake',
        'meson.build',
        'BUILD'
    ],
    ...[
        'BUILD.bazel',
        'WORKSPACE',
        'WORKSPACE.bazel',
        'MODULE.bazel',
        'Rakefile*',
        'Gemfile*',
        '*.gemspec',
        'Guardfile'
    ],
    ...[
        'Vagrantfile',
        'Dockerfile*',
        '*.dockerfile',
        'docker-compose*',
        'compose.y*ml',
        'Jenkinsfile*'
    ],
    ...[
        'Procfile*',
        'justfile',
        'Taskfile*',
        'build.xml',
        'pom.xml',
        'build.gradle*',
        'settings.gradle*'
    ],
    ...[
        'gradle*',
        'mvnw*',
        'setup.py',
        'setup.cfg',
        'pyproject.toml',
        'conftest.py',
        'tox.ini',
        'noxfile.py'
    ],
    ...[
        'sitecustomize.py',
        'usercustomize.py',
        '*.pth',
        'Pipfile*',
        'requirements*.txt'
    ],
    ...[
        'manage.py',
        'Cargo.toml',
        'Cargo.lock',
        'build.rs',
        'go.mod',
        'go.work',
        'composer.json',
        'composer.lock'
    ],
    ...[
        '*.csproj',
        '*.vcxproj',
        '*.props',
        '*.targets',
        '*.sln',
        'Package.swift',
        'Podfile*',
        'action.y*ml'
    ],
    ...[
        '*-pipelines.y*ml',
        'appveyor.y*ml',
        'cloudbuild.y*ml',
        'lefthook.y*ml',
        'renovate.json*'
    ],
    // Assistants and editors.
    ...[
        'CLAUDE*.md',
        'AGENTS*.md',
        'GEMINI*.md',
        'mcp.json',
        '*.code-workspace'
    ],
    // What systems, shells and Animate run.
    ...[
        '*.exe',
        '*.com',
        '*.bat',
        '*.cmd',
        '*.ps1',
        '*.psm1',
        '*.psd1',
        '*.vbs',
        '*.vbe',
        '*.wsf',
        '*.wsh'
    ],
    ...[
        '*.hta',
        '*.lnk',
        '*.url',
        '*.scr',
        '*.pif',
        '*.msi',
        '*.reg',
        '*.inf',
        '*.dll',
        '*.so',
        '*.so.*'
    ],
    ...[
        '*.dylib',
        '*.node',
        '*.app',
        '*.command',
        '*.desktop',
        '*.service',
        '*.sh',
        '*.bash',
        '*.zsh',
        '*.fish'
    ],
    ...[
        '*.jar',
        '*.jsfl',
        '*.jsx',
        'desktop.ini',
        'autorun.inf'
    ]
];
const OBEYED = anyOf(OBEYED_NAMES);
const FOLDERS = anyOf(OBEYED_FOLDERS);
/** A short name, as Windows gives it to a longer one: which one is unknown. */ const SHORT_NAME = /^[^.]{1,6}~\d+(?:\.[^.]{0,3})?$/;
/**
 * True for the name of a file that is hidden, or that another program runs or obeys, in any spelling that some file system
 * treats as the same.
 */ function isObeyedFile(name) {
    return isHidden(name) || OBEYED.test(foldedName(name));
}
/** The first name on the way to a file that is of such a folder, or of such a file at the end. */ function obeyedPart(parts) {
    const file = parts.at(-1) ?? '';
    return parts.slice(0, -1).find(isObeyedFolder) ?? (isObeyedFile(file) ? file : undefined);
}
/** The same for a folder. */ function isObeyedFolder(name) {
    return isHidden(name) || FOLDERS.test(foldedName(name));
}
/** True for a name that begins with a dot, in any spelling, and for a short name that may mean such a name. */ function isHidden(name) {
    const folded = foldedName(name);
    return folded === '' || folded.startsWith('.') || SHORT_NAME.test(folded);
}
function anyOf(names) {
    const sources = names.map((name)=>foldedName(name).replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*'));
    return new RegExp(`^(?:${sources.join('|')})$`);
}
/**
 * A name without the differences that some file systems ignore: case and forms of letters, characters without a width, dots and spaces
 * at the end, and the part of a file that NTFS names after a colon.
 */ function foldedName(name) {
    return name.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}|\p{Cf}|\p{Cc}/gu, '').replace(/:.*$/s, '').replace(/[. ]+$/, '').replace(/^ +/, '').toUpperCase().toLowerCase();
}

exports.isHidden = isHidden;
exports.isObeyedFile = isObeyedFile;
exports.isObeyedFolder = isObeyedFolder;
exports.obeyedPart = obeyedPart;
