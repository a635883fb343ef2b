import type { ContractType } from '@trevo/contract/contract-terms.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { AgentsNeeds } from '../../needs.ts'

/**
 * A contract type that the brand has switched off does not exist, on the server either. @throws Refusal
 * `function.not.available`
 */
export const requireOpen = (
  settings: AgentsNeeds['settings'],
  brandId: number,
  contractType: ContractType,
): void => {
  if (settings.openTypes(brandId).includes(contractType)) return
  throw new Refusal('function.not.available')
}
