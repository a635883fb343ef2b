/**
 * The rights that an operator can have, by area. `read` shows, the others act. Roles contain rights;
 * an operator has roles.
 */
export const rights = [
  'agents.read',
  'agents.change',
  'aml.read',
  'aml.decide',
  'aml.report',
  'audit.read',
  'brands.read',
  'brands.change',
  'brands.cashier',
  'catalogue.read',
  'catalogue.change',
  'compliance.read',
  'compliance.report',
  'content.read',
  'content.change',
  'deposits.read',
  'deposits.return',
  'desk.read',
  'desk.answer',
  'exclusion.read',
  'exclusion.set',
  'exclusion.recheck',
  'exclusion.lift',
  'figures.read',
  'games.read',
  'games.decide',
  'games.stop',
  'kyc.read',
  'kyc.decide',
  'ledger.read',
  'ledger.reconcile',
  'ledger.adjust',
  'lottery.read',
  'lottery.draw',
  'lottery.change',
  'lottery.pay',
  'loyalty.read',
  'loyalty.decide',
  'loyalty.change',
  'members.read',
  'members.block',
  'members.reveal',
  'members.note',
  'members.correct',
  'members.segment',
  'play.read',
  'play.review',
  'prizes.read',
  'prizes.decide',
  'promotions.read',
  'promotions.change',
  'promotions.decide',
  'regulator.read',
  'reports.read',
  'reports.export',
  'risk.read',
  'risk.decide',
  'rules.read',
  'rules.propose',
  'staff.read',
  'staff.manage',
  'system.read',
  'system.change',
  'trading.read',
  'trading.suspend',
  'trading.settle',
  'trading.limits',
  'withdrawals.read',
  'withdrawals.approve',
  'withdrawals.refuse',
  'withdrawals.ask',
] as const
export type Right = (typeof rights)[number]

/** What an act requires: nothing, a written reason, or a second person's approval as well. */
export type Approval = 'none' | 'reason' | 'second'

/** Personal data in an answer: none, usernames and masked fields, or clear text. */
export type PersonalData = 'none' | 'masked' | 'clear'

/** What an operator's endpoint declares; the route gate, the screens and the matrix test read it. */
export type OperatorTerms = {
  /**
   * `own`: open to every operator, because it is about their own session, or because each approval
   * request names the right that it needs.
   */
  readonly right: Right | 'own'
  readonly approval: Approval
  readonly personal: PersonalData
  /** `recent`: a code from the authenticator within the last minutes, not only when the session began. */
  readonly proof?: 'recent'
}

const known: ReadonlySet<string> = new Set(rights)

export const isRight = (code: string): code is Right => known.has(code)
