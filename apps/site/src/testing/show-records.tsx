import type { ReactNode } from 'react'
import { initialSession } from '../core/session/session-state.ts'
import { enterSession, startSession } from '../core/session/store.ts'
import { demoMember } from './demo-member.ts'
import { showPage } from './show-page.tsx'
import { standInServer } from './stand-in-server.ts'

export const betPath = '/wps/relay/ODSFE2_betRecord'
export const movePath = '/wps/relay/ODSFE2_MemTransDet'

export const bet = (number: number, change: object = {}) => ({
  roundId: `round-${number}`,
  nodeId: 1,
  gameName: `Jogo ${number}`,
  iconUrl: null,
  vassalage: 'TRV',
  vendorName: 'Trevo Studio',
  betTime: '2026-11-21T12:00:00.000Z',
  stake: '1.00',
  payout: '0.00',
  netProfit: '-1.00',
  status: 'closed',
  detailUrl: null,
  shareUrl: null,
  ...change,
})
export const betTotals = { stake: '40.00', payout: '45.00', netProfit: '5.00' }
export const move = (number: number, change: object = {}) => ({
  tx_id: `${number}`,
  order_no: `order-${number}`,
  tx_type_id: 6101,
  tx_time: '2026-11-21T12:00:00.000Z',
  amount: '50.00',
  current_avail_balance: '50.00',
  remark: '',
  gameName: null,
  iconUrl: null,
  roundId: null,
  detailUrl: null,
  depositId: 'd1',
  seat: null,
  ...change,
})
export const moveTotals = { in: '50.00', out: '1.00' }

export const moneyPathPath = '/wps/records/path'
/** The whole answer about one line; by default a deposit of which nothing was spent. */
export const moneyPath = (line: ReturnType<typeof move>, change: object = {}) => ({
  line,
  balanceBefore: '0.00',
  pix: null,
  withdrawalId: null,
  related: [],
  isOpen: null,
  trace: { parts: [], types: [], kept: '50.00', unknown: '0.00' },
  path: [{ line, carried: null }],
  ...change,
})

/** Shows a records page to a member, with a server that answers as given. */
export const showRecords = async (
  page: ReactNode,
  answers: Parameters<typeof standInServer>[0],
  address = '/member?page=x&period=today',
) => {
  const server = await standInServer(answers)
  startSession(initialSession(server.status, () => 0))
  enterSession('tok', demoMember())
  await showPage(page, { address })
  return server
}
/** Without the non-breaking spaces of amounts. */
export const plain = (text: string | null | undefined) => text?.replaceAll('\u00A0', ' ')
