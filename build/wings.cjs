/** The folders of the headless host, from the top: imports go downwards. docs/architecture.md says what each holds. */
const WINGS = ['app', 'output', 'host-mocks', 'film', 'document', 'actionscript', 'geometry', 'platform'];

module.exports = { WINGS };
