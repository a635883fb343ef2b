import { rights, type Right } from '@trevo/contract/ops/rights.ts'

/** Read-only rights. */
const everyReading = rights.filter((one) => one.endsWith('.read'))

const without = (...some: readonly Right[]): readonly Right[] =>
  rights.filter((one) => !some.includes(one))

/**
 * The roles of every brand. `head_of_operations` holds all rights except that over staff, which `administrator`
 * holds without any that moves money; `regulator` reads everything and changes nothing.
 */
export const deliveredRoles = {
  head_of_operations: without('staff.manage'),
  administrator: ['staff.read', 'staff.manage', 'system.read'],
  regulator: everyReading,
  payments: [
    'deposits.read',
    'deposits.return',
    'ledger.read',
    'members.read',
    'withdrawals.read',
    'withdrawals.approve',
    'withdrawals.refuse',
  ],
  support: [
    'desk.read',
    'desk.answer',
    'games.read',
    'lottery.read',
    'loyalty.read',
    'members.read',
    'promotions.read',
    'trading.read',
  ],
  kyc: ['members.read', 'risk.read'],
  risk: ['games.read', 'games.decide', 'members.read', 'members.block', 'risk.read', 'risk.decide'],
  aml: [
    'deposits.read',
    'ledger.read',
    'members.read',
    'members.block',
    'risk.read',
    'withdrawals.read',
  ],
  crm: [
    'loyalty.read',
    'loyalty.decide',
    'members.read',
    'promotions.read',
    'promotions.change',
    'promotions.decide',
  ],
  trading: ['trading.read', 'trading.suspend', 'trading.settle'],
  lottery: ['lottery.read', 'lottery.draw', 'lottery.change', 'lottery.pay'],
  content: ['catalogue.read', 'promotions.read'],
  agents: ['agents.read', 'agents.change', 'members.read'],
  finance: ['agents.read', 'deposits.read', 'ledger.read', 'ledger.reconcile', 'withdrawals.read'],
  compliance: [...everyReading, 'members.block'],
} as const satisfies Readonly<Record<string, readonly Right[]>>

/** Code of a role of every brand. */
export type DeliveredRole = keyof typeof deliveredRoles

/** Every right of every delivered role. */
export const deliveredRights: readonly { readonly role: string; readonly right: Right }[] =
  Object.entries(deliveredRoles).flatMap(([role, held]) => held.map((right) => ({ role, right })))
