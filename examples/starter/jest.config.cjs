module.exports = { roots: ['<rootDir>/test'], setupFilesAfterEnv: ['adobe-collection/jest'] };
