import { createPool } from '@trevo/database/connect.ts'
import { createTestDatabase } from '@trevo/database/testing/create-test-database.ts'
import { expect, test } from 'vitest'
import { serverMigrations } from '../../apps/server/src/modules/module-folders.ts'
import { playKinds } from '../../apps/server/src/modules/play/index.ts'
import { createWallet } from '../../apps/server/src/modules/wallet/index.ts'
import { fillMembers } from './fill-brand.ts'
import { fillMovements } from './fill-movements.ts'

test('movements that are filled are a ledger that adds up, and further ones can be posted', async () => {
  const database = await createTestDatabase(serverMigrations)
  const pool = createPool(database.url, { max: 4, work: 'reports' })
  const wallet = createWallet({ pool, clock: { now: () => new Date() } })
  try {
    await wallet.start()
    await wallet.registerKinds(playKinds)
    await database.pool.query(
      `insert into settings.brand (id, merchant, name, default_language, languages, currency,
         currency_symbol, copyright_year, age_message, show_captcha, jurisdiction, main_domain, domains,
         image_cdns, launch_game_cdns, agent_types, trial_types, is_single_wallet, jackpot_base_minor,
         jackpot_step_minor, jackpot_interval_ms, jackpot_started_at) overriding system value
       values (1, 'trevo', 'Trevo', 'PT', '{PT}', 'BRL', 'R$', 2026, 18, false, 'open', 'trevo.test', '{}', '{}',
         '{}', '{1}', '{4}', true, 0, 1, 1000, now())`,
    )
    await fillMembers(database.pool, 20)
    for (const name of ['one', 'two']) {
      await fillMovements(database.url, name, { count: 1_005, players: 20, minutes: 10 })
    }
    const { rows } = await pool.query<{ id: bigint; seq: bigint }>(
      'select id / 4 as id, seq from wallet.account where id % 4 = 0 order by id limit 1',
    )
    const memberId = rows[0]?.id ?? 0n
    const post = { source: 'vendor:BGS', txnId: 'next', kind: 'play.payout_paid' }
    const { balanceAfterMinor } = await wallet.post({ ...post, memberId, amountMinor: 10_000n })
    expect(balanceAfterMinor % 10_000n).toBe(0n)
    expect(await wallet.proveConservation()).toMatchObject({ ok: true })
    const read: bigint[] = []
    await wallet.transferStream.consumeAll({
      consumer: 'test',
      handle: async (_tx, transfers) => {
        read.push(...transfers.map(({ transferId }) => transferId))
      },
    })
    expect(new Set(read).size).toBe(2_011)
  } finally {
    await wallet.close()
    await pool.end()
    await database.drop()
  }
})
