import { rights, type Right } from '@trevo/contract/ops/rights.ts'

/** What is known of suspicions of money laundering reaches nobody who does not work on them. */
const isSecret = (right: Right): boolean => right.startsWith('aml.')

/** Read-only rights but those of AML. */
const everyReading = rights.filter((one) => one.endsWith('.read') && !isSecret(one))

const without = (...some: readonly Right[]): readonly Right[] =>
  rights.filter((one) => !some.includes(one) && !isSecret(one))

/**
 * The roles of every brand. `head_of_operations` holds all rights except those of AML and that over staff, which
 * `administrator` holds without any that moves money; `regulator` reads everything but AML and changes nothing.
 */
export const deliveredRoles = {
  head_of_operations: without('staff.manage'),
  // Held for 30 minutes, by the yes of two persons (`openEmergencyAccess`).
  emergency: without('staff.manage'),
  administrator: [
    'staff.read',
    'staff.manage',
    'system.read',
    'system.change',
    'audit.read',
    'brands.read',
  ],
  regulator: everyReading,
  payments: [
    'brands.cashier',
    'brands.read',
    'deposits.read',
    'deposits.return',
    'desk.read',
    'desk.answer',
    'ledger.read',
    'ledger.adjust',
    'ledger.reconcile',
    'members.read',
    'members.note',
    'members.reveal',
    'prizes.read',
    'prizes.decide',
    'withdrawals.read',
    'withdrawals.approve',
    'withdrawals.refuse',
    'withdrawals.ask',
  ],
  support: [
    'desk.read',
    'desk.answer',
    'games.read',
    'lottery.read',
    'loyalty.read',
    'members.read',
    'members.note',
    'members.reveal',
    'members.correct',
    'promotions.read',
    'trading.read',
    'withdrawals.read',
    'deposits.read',
  ],
  kyc: [
    'desk.read',
    'desk.answer',
    'kyc.read',
    'kyc.decide',
    'members.read',
    'members.reveal',
    'members.note',
    'members.correct',
    'risk.read',
  ],
  risk: [
    'desk.read',
    'desk.answer',
    'games.read',
    'games.decide',
    'games.stop',
    'exclusion.read',
    'exclusion.set',
    'members.read',
    'members.note',
    'members.block',
    'members.reveal',
    'play.read',
    'play.review',
    'risk.read',
    'risk.decide',
  ],
  aml: [
    'aml.read',
    'aml.decide',
    'aml.report',
    'deposits.read',
    'ledger.read',
    'members.read',
    'members.note',
    'members.block',
    'members.reveal',
    'risk.read',
    'risk.decide',
    'withdrawals.read',
  ],
  // For an inspector: two persons grant it, with its last day (`grantStaffRole`).
  aml_inspection: ['aml.read'],
  crm: [
    'loyalty.read',
    'loyalty.decide',
    'loyalty.change',
    'content.read',
    'content.change',
    'members.read',
    'members.segment',
    'promotions.read',
    'promotions.change',
    'promotions.decide',
  ],
  trading: ['trading.read', 'trading.suspend', 'trading.settle', 'trading.limits'],
  lottery: ['lottery.read', 'lottery.draw', 'lottery.change', 'lottery.pay'],
  content: [
    'catalogue.read',
    'catalogue.change',
    'content.read',
    'content.change',
    'promotions.read',
  ],
  agents: ['agents.read', 'agents.change', 'members.read'],
  finance: [
    'agents.read',
    'deposits.read',
    'figures.read',
    'ledger.read',
    'ledger.reconcile',
    'prizes.read',
    'reports.read',
    'reports.export',
    'withdrawals.read',
  ],
  compliance: [
    ...everyReading,
    'compliance.report',
    'members.block',
    'play.review',
    'exclusion.set',
    'exclusion.recheck',
    'exclusion.lift',
    'rules.propose',
  ],
} as const satisfies Readonly<Record<string, readonly Right[]>>

/** Code of a role of every brand. */
export type DeliveredRole = keyof typeof deliveredRoles

/** Every right of every delivered role. */
export const deliveredRights: readonly { readonly role: string; readonly right: Right }[] =
  Object.entries(deliveredRoles).flatMap(([role, held]) => held.map((right) => ({ role, right })))
