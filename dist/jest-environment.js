// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const jestEnvironmentNode = require('jest-environment-node');
let host_scripting$late;
const host_scripting = () => (host_scripting$late ??= require('./host/scripting.js'));
const host_testing = require('./host/testing.js');

class HostEnvironment extends jestEnvironmentNode.TestEnvironment {
    constructor(config, context){
        super(config, context), this.documents = new host_testing.OpenDocuments(host_testing.findLibrary(__dirname));
        this.options = config.projectConfig.testEnvironmentOptions;
    }
    async setup() {
        await super.setup();
        this.host = this.documents.open(this.options.document ?? {}).sharesRealm();
        const target = this.global;
        this.host.install(target);
        for (const name of this.documents.libraryNames)target[name] = this.host.global[name];
        target.host = this.host;
    }
    handleTestEvent(event) {
        if (event.name === 'test_fn_failure') host_scripting().leaveCausesWithoutFrames(event.error);
    }
    async teardown() {
        this.host?.uninstall();
        this.documents.closeAll();
        await super.teardown();
    }
}

module.exports = HostEnvironment;
