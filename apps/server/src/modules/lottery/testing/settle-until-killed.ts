// Run by the test of kills as a separate process: node settle-until-killed.ts <database url> <instant>
// Settles due draws at that instant, until it is done or killed.
import { prizeModes } from '@trevo/contract/wps/lottery/shapes.ts'
import { createDatabase, createPool } from '@trevo/database/connect.ts'
import { pino } from 'pino'
import { noApprovals } from '../../../testing/no-approvals.ts'
import { createWallet } from '../../wallet/index.ts'
import { createLottery } from '../module.ts'
import { createTicketKeys } from '../receipts/service/load-ticket-keys.ts'

const [url = '', at = ''] = process.argv.slice(2)
const pool = createPool(url, { work: 'jobs', max: 8 })
const clock = { now: () => new Date(at) }
const wallet = createWallet({ pool, clock, lanes: 2 })
await wallet.start()
const lottery = await createLottery({
  database: createDatabase(pool),
  wallet,
  clock,
  logger: pino({ level: 'silent' }),
  staff: noApprovals,
  drawSources: {},
  ticketKeys: createTicketKeys(new Date()),
  catalogue: { addLottery: async () => false },
  records: { printTicket: async () => new Uint8Array() },
  settings: {
    timeZoneOf: () => 'America/Sao_Paulo',
    brandNameOf: () => 'Trevo',
    lotteryTypesOf: () => prizeModes,
    offersSharedTickets: () => true,
    offersPartsOfCentavo: () => true,
    takesStakes: () => true,
  },
  members: { listAbove: async () => [], accountsOf: async () => new Map() },
  listeners: { onDrawn: () => undefined, onPaid: () => undefined },
})
process.stdout.write('ready\n')
await lottery.settle()
await wallet.close()
await pool.end()
