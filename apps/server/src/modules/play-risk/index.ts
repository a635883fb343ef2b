// The module's public interface: other modules import only this file.
export { bindPlayRiskOperatorRoutes } from './http/bind-operator-routes.ts'
export { bindPlayRiskRoutes } from './http/bind-routes.ts'
export { createPlayRisk, type PlayRisk } from './module.ts'
export type { PlayAccount, PlayRiskNeeds } from './needs.ts'
export { carryOverPlayRisk } from './repository/join-persons.ts'
export { markDays } from './repository/changed.ts'
export type { PlayRiskTables } from './repository/tables.ts'
export { createNoteAttempts, type NoteAttempts } from './service/note-attempts.ts'
