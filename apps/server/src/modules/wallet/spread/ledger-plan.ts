import type { SpreadPlan } from '@trevo/database/citus/spread-tables.ts'
import { readFileSync } from 'node:fs'
import { bucketViews } from './repository/spread-reads.ts'
import { tablePlacement, uniqueOverBuckets } from '../../table-placement.ts'

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8')

/** How tables and functions are distributed if `DATABASE_URL` is a Citus coordinator. */
export const spreadPlan = (): SpreadPlan => ({
  tables: { ...tablePlacement, bucket: [...tablePlacement.bucket, 'wallet.change_mark'] },
  leader: 'wallet.account',
  uniqueOverBuckets,
  before: read('before.sql'),
  copies: {
    functions: [
      'wallet.post_batch',
      'wallet.post_fresh_batch',
      'wallet.post_transfer',
      'wallet.reverse_transfer',
      'wallet.reverse_part',
      'wallet.name_parts',
      'wallet.open_accounts',
      'wallet.set_state',
      'wallet.lock_balance',
      'wallet.read_hours',
      'wallet.number_postings',
      'wallet.lock_positions',
      'wallet.unread_postings',
      'wallet.transfers_of',
      'wallet.set_positions',
      'wallet.keep_transfers_of',
      'wallet.forget_transfers_of',
      'wallet.late_consumers',
      'play.claim_payouts',
      'play.claim_new_payouts',
      'play.settle_payouts',
      'play.settle_new_payouts',
      'play.settle_bets',
      'play.settle_new_bets',
      'play.record_new_bets',
      'play.record_bets',
      'bets.record_settled',
    ],
    views: bucketViews,
    texts: new Map([["nextval('wallet.transfer_block')", 'wallet.next_block_{group}()']]),
    ofGroup: read('of-group.sql'),
  },
  instead: ['instead-transfers.sql', 'instead-reads.sql', 'instead-archive.sql'].map(read).join(''),
})
