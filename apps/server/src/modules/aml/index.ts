// The module's public interface: other modules import only this file.
export { bindAmlRoutes } from './http/bind-aml-routes.ts'
export { createAml, type Aml } from './module.ts'
export type { AmlMember, AmlNeeds, NumberedFault } from './needs.ts'
export { carryOverAml } from './service/carry-over-person.ts'
