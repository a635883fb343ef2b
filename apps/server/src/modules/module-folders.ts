import { fileURLToPath } from 'node:url'
import type { MigrationSet } from '@trevo/database/migrate.ts'

const set = (module: string, ownGrants = false): MigrationSet => ({
  // The name of its schema.
  module: module.replaceAll('-', '_'),
  folder: fileURLToPath(new URL(`./${module}/migrations`, import.meta.url)),
  ...(ownGrants && { ownGrants }),
})

/** Every module that owns tables, in the order in which an empty database is built. */
export const serverMigrations: readonly MigrationSet[] = [
  set('settings'),
  set('catalogue'),
  set('messaging'),
  set('delivery'),
  set('verification'),
  set('wallet', true),
  set('bets'),
  set('limits'),
  set('identity'),
  set('staff', true),
  set('members'),
  set('cashier'),
  set('play'),
  set('jackpots'),
  set('agents'),
  set('records'),
  set('transfers'),
  set('inbox'),
  set('vip'),
  set('lottery'),
  set('sportsbook'),
  set('promotions'),
  set('points'),
  set('rewards'),
  set('chat'),
  set('ledger'),
  set('risk'),
  set('kyc'),
  set('loyalty'),
  set('compliance'),
  set('reports'),
  set('system'),
  set('sigap'),
  set('tax'),
  set('play-risk'),
  set('aml'),
  set('funds'),
  set('prizes'),
  set('integrity'),
  set('privacy'),
  set('retention'),
]
