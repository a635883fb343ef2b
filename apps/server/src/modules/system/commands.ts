// What builds and the command line use of this module.
export { describeRule } from './domain/describe-rule.ts'
export { writeDossier } from './domain/write-dossier.ts'
export { builtListName, hashCriticalFiles } from './service/list-critical-files.ts'
export { declaredReturns } from './service/show-dossier.ts'
