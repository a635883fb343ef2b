// What builds use of this module.
export { builtListName, hashCriticalFiles } from './service/list-critical-files.ts'
