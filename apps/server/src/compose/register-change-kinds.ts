import type { Modules } from './modules.ts'

type Deciding = Pick<
  Modules,
  | 'staff'
  | 'agents'
  | 'aml'
  | 'brandDesk'
  | 'cashier'
  | 'integrity'
  | 'jackpots'
  | 'ledger'
  | 'lottery'
  | 'loyalty'
  | 'members'
  | 'play'
  | 'prizes'
  | 'playRisk'
  | 'risk'
  | 'sigap'
  | 'promotions'
  | 'sportsbook'
  | 'status'
  | 'verification'
>

/** Every act that needs a second person, from the module that carries it out. */
export const registerChangeKinds = ({
  staff,
  agents,
  aml,
  brandDesk,
  cashier,
  integrity,
  jackpots,
  ledger,
  lottery,
  loyalty,
  members,
  play,
  prizes,
  playRisk,
  risk,
  sigap,
  promotions,
  sportsbook,
  status,
  verification,
}: Deciding): void => {
  staff.approvals.register(agents.changeKinds)
  staff.approvals.register(aml.changeKinds)
  staff.approvals.register(brandDesk.changeKinds)
  staff.approvals.register(cashier.withdrawals.changeKinds)
  staff.approvals.register(integrity.changeKinds)
  staff.approvals.register(jackpots.changeKinds)
  staff.approvals.register(ledger.changeKinds)
  staff.approvals.register(cashier.brandSettings.settingKinds)
  staff.approvals.register(lottery.changeKinds)
  staff.approvals.register(loyalty.changeKinds)
  staff.approvals.register(members.changeKinds)
  staff.approvals.register(play.changeKinds)
  staff.approvals.register(prizes.changeKinds)
  staff.approvals.register(playRisk.changeKinds)
  staff.approvals.register(risk.changeKinds)
  staff.approvals.register(sigap.changeKinds)
  staff.approvals.register(promotions.changeKinds)
  staff.approvals.register(sportsbook.changeKinds)
  staff.approvals.register(status.changeKinds)
  staff.approvals.register(verification.changeKinds)
}
