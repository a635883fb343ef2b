import type { Right } from '@trevo/contract/ops/rights.ts'
import type { OfficeKey } from '@trevo/i18n/office/areas.ts'
import { stateOf, type AskedAct } from '../core/use-asked-act.ts'

/** An act that needs no record first: the page where it begins, its form open. */
type PaletteAct = {
  readonly text: OfficeKey
  readonly to: string
  /** The form that the page opens, where it has no address of its own. */
  readonly act?: AskedAct
  /** All of them are needed. */
  readonly rights: readonly Right[]
}

const paletteActs: readonly PaletteAct[] = [
  { text: 'command.newContent', to: '/content/new', rights: ['content.read', 'content.change'] },
  {
    text: 'command.newTopic',
    to: '/content/help/new',
    rights: ['content.read', 'content.change'],
  },
  {
    text: 'command.addPerson',
    to: '/staff',
    act: 'addPerson',
    rights: ['staff.read', 'staff.manage'],
  },
  { text: 'command.adjust', to: '/ledger/adjust', rights: ['ledger.read', 'ledger.adjust'] },
  {
    text: 'command.newPromotion',
    to: '/promotions',
    act: 'newPromotion',
    rights: ['promotions.read', 'promotions.change'],
  },
  { text: 'command.newLottery', to: '/lottery/new', rights: ['lottery.read', 'lottery.change'] },
  {
    text: 'command.stopPlay',
    to: '/games/stops',
    act: 'stopPlay',
    rights: ['games.read', 'games.stop'],
  },
  {
    text: 'command.exportMembers',
    to: '/members',
    act: 'export',
    rights: ['members.read', 'reports.export'],
  },
  {
    text: 'command.exportDeposits',
    to: '/deposits?tab=all',
    act: 'export',
    rights: ['deposits.read', 'reports.export'],
  },
  {
    text: 'command.exportWithdrawals',
    to: '/withdrawals?view=all',
    act: 'export',
    rights: ['withdrawals.read', 'reports.export'],
  },
  {
    text: 'command.exportAudit',
    to: '/audit',
    act: 'export',
    rights: ['audit.read', 'reports.export'],
  },
]

/** The acts that a person with these rights may do. */
export const actsFor = (held: ReadonlySet<Right>): readonly PaletteAct[] =>
  paletteActs.filter(({ rights }) => rights.every((right) => held.has(right)))

/** Where an act begins, for the router. */
export const stepOf = ({ to, act }: PaletteAct) => ({
  to,
  ...(act && { options: { state: stateOf(act) } }),
})
