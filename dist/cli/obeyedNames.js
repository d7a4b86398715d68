// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const OBEYED_FOLDERS = [
    'node_modules',
    'bower_components',
    '__pycache__',
    'hooks'
];
const OBEYED_NAMES = [
    ...[
        'HEAD',
        'config',
        'CODEOWNERS'
    ],
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
    ...[
        'CLAUDE*.md',
        'AGENTS*.md',
        'GEMINI*.md',
        'mcp.json',
        '*.code-workspace'
    ],
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
const SHORT_NAME = /^[^.]{1,6}~\d+(?:\.[^.]{0,3})?$/;
function isObeyedFile(name) {
    return isHidden(name) || OBEYED.test(foldedName(name));
}
function obeyedPart(parts) {
    const file = parts.at(-1) ?? '';
    return parts.slice(0, -1).find(isObeyedFolder) ?? (isObeyedFile(file) ? file : undefined);
}
function isObeyedFolder(name) {
    return isHidden(name) || FOLDERS.test(foldedName(name));
}
function isHidden(name) {
    const folded = foldedName(name);
    return folded === '' || folded.startsWith('.') || SHORT_NAME.test(folded);
}
function anyOf(names) {
    const sources = names.map((name)=>foldedName(name).replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*'));
    return new RegExp(`^(?:${sources.join('|')})$`);
}
function foldedName(name) {
    return name.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}|\p{Cf}|\p{Cc}/gu, '').replace(/:.*$/s, '').replace(/[. ]+$/, '').replace(/^ +/, '').toUpperCase().toLowerCase();
}

exports.isHidden = isHidden;
exports.isObeyedFile = isObeyedFile;
exports.isObeyedFolder = isObeyedFolder;
exports.obeyedPart = obeyedPart;
