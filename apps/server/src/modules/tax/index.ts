// The module's public interface: other modules import only this file.
export { bindTaxOperatorRoutes, bindTaxRoutes } from './http/bind-routes.ts'
export { createTax, type Tax } from './module.ts'
export type { TaxAccount, TaxCompany } from './needs.ts'
