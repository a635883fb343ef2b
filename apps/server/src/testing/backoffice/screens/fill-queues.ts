import { randomUUID } from 'node:crypto'
import * as endpoints from '@trevo/api-client/endpoints.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { valueOf } from '../../value-of.ts'
import { insertPayments } from '../insert-payments.ts'
import type { startBackoffice } from '../start-backoffice.ts'

type Office = Awaited<ReturnType<typeof startBackoffice>>

type Member = { readonly member_id: bigint; readonly username: string }

/** Members of the demo brand, the first ones first. */
export const membersOf = async ({ server: { pool } }: Office): Promise<readonly Member[]> => {
  const { rows } = await pool.query<Member>(
    `select member_id, split_part(account, '@', 2) as username from members.member
     where brand_id = 1 and type = 0 order by member_id limit 6`,
  )
  return rows
}

/** Stakes and payouts on many games, as the reports count them. */
const play = async ({ server: { server } }: Office, members: readonly Member[]): Promise<void> => {
  const { wallet, catalogue, reports } = server.modules
  for (const [index, { row }] of catalogue.lobby(1).games.slice(0, 30).entries()) {
    const memberId = members[index % members.length]?.member_id ?? 0n
    const move = (kind: string, amountMinor: bigint, reference: Record<string, string> = {}) =>
      wallet.post({
        source: 'vendor:test',
        txnId: randomUUID(),
        kind,
        memberId,
        amountMinor,
        reference,
      })
    const reference = { node: String(row.node_id), round: `round-${index}` }
    await move('cashier.deposit_credited', 900_000_000n)
    await move('play.stake_taken', BigInt(index + 1) * 12_340_000n, reference)
    await move('play.payout_paid', BigInt(index + 1) * 11_110_000n, reference)
  }
  await reports.countTransfers()
}

/** A round that a vendor began and that is not over. */
const openRound = async ({ server }: Office): Promise<void> => {
  const { memberId } = await server.logIn('ana.demo')
  const round = { memberId, amount: '15.00', nodeId: 1001 }
  await server.stake({ ...round, txnId: 's1', roundId: 'sr1' })
  await server.payout({
    ...round,
    amount: '40.00',
    txnId: 's1-win',
    roundId: 'sr1',
    debitTxn: 's1',
  })
  await server.stake({ ...round, txnId: 's2', roundId: 'sr2' })
  await server.server.modules.play.projectBets()
}

/** A conversation that waits, and feedback of which one is overdue; its numbers bear a mark. */
export const writeToDesk = async ({ server }: Office, mark = 'PT'): Promise<void> => {
  const { api } = await server.logIn('membro.demo')
  const { list } = valueOf(await api.call(endpoints.listChatModels, {}))
  const opened = { modelId: list[0]?.modelId ?? 0 }
  const { chatUrl } = valueOf(await api.call(endpoints.launchChat, { body: opened }))
  const chat = new URL(chatUrl).hash.slice(1)
  const text = 'Meu Pix de R$ 200 não chegou'
  valueOf(
    await api.call(endpoints.sendChatMessage, { body: { chat, clientId: randomUUID(), text } }),
  )
  for (const [reference, dueIn] of [
    [`F${mark}SCREE1`, '1 day'],
    [`F${mark}SCREE2`, '-2 hours'],
  ]) {
    await server.pool.query(
      `insert into messaging.feedback (brand_id, reference_number, type, sender, member_id, content, language,
         address, sent_at, due_at)
       values (1, $1, 1, 'membro.demo', (select member_id from members.member
         where account_key = 'trevo@membro.demo'), 'Onde está o meu depósito?', 'PT', '10.0.0.1', now(),
         now() + $2::interval)`,
      [reference, dueIn],
    )
  }
}

/** Members on one network and device, of whom the first invited the third; a signal about two at a table. */
export const linkMembers = async (
  { server: { pool } }: Office,
  members: readonly Member[],
): Promise<void> => {
  for (const { member_id: memberId } of members.slice(0, 5)) {
    await pool.query(
      `insert into identity.known_address (member_id, address_key, first_seen_at, last_seen_at)
       values ($1, '203.0.113.7', now(), now()) on conflict do nothing`,
      [memberId],
    )
    await pool.query(
      `insert into identity.security_event (member_id, at, event_id, brand_id, kind, address, user_agent,
         device_kind)
       values ($1, now(), $2, 1, 'login', '203.0.113.7', 'Firefox', 'web')`,
      [memberId, randomUUID()],
    )
  }
  const [one, other, invited] = members.map(({ member_id: id }) => id)
  await pool.query('update members.member set referrer_member_id = $1 where member_id = $2', [
    one,
    invited,
  ])
  await pool.query(
    `insert into play.table_signal (vendor, number, game_code, kind, rules_version, member_id,
       other_member_id, brand_id, other_brand_id, figures, deals, links, raised_at, received_at)
     values ('BGS', 1, 'truco', 'chip_transfer', 1, $1, $2, 1, 1, '{"deals": 80, "deviations": 6.1}', $3,
       '{sameDevice,sameAddress}', now() - interval '3 hours', now())`,
    [one, other, JSON.stringify([12, 15, 31].map((number) => ({ tableId: 'truco-1', number })))],
  )
}

/** Matches of the coming days with a slip on one, and a request to void another. */
const betOnMatch = async (
  { server: { pool, server } }: Office,
  [member]: readonly Member[],
): Promise<void> => {
  const { sportsbook } = server.modules
  await sportsbook.scheduleMatches()
  const { rows } = await pool.query<{ id: bigint; odds: number }>(
    `select f.id, f.book->'full.result'->'1' as odds from sportsbook.fixture f
     join sportsbook.league l on l.id = f.league_id
     where f.status = 'scheduled' and l.sport = 'football' and f.book ? 'full.result'
       and f.starts_at > now() + interval '3 minutes' order by f.starts_at limit 1`,
  )
  await sportsbook.placeSlip({
    memberId: member?.member_id ?? 0n,
    brandId: 1,
    clientId: randomUUID(),
    kind: 'singles',
    stakeEachMinor: parseMoney('40.00'),
    accepts: 'any',
    choices: [
      {
        fixtureId: BigInt(rows[0]?.id ?? 0),
        market: 'full.result',
        selection: '1',
        odds: rows[0]?.odds ?? 0,
      },
    ],
  })
}

/** A draw whose time is over and whose numbers two persons type. */
const awaitNumbers = async ({ server: { pool, server } }: Office): Promise<void> => {
  const { lottery } = server.modules
  await pool.query(`update lottery.game set result_source = 'operators' where code = 'BR660'`)
  lottery.forgetSetup()
  await lottery.scheduleDraws()
  await pool.query(
    `update lottery.draw set opens_at = now() - interval '2 hours', closes_at = now() - interval '10 minutes',
       draws_at = now() - interval '5 minutes', status = 'open'
     where id = (select d.id from lottery.draw d join lottery.game g on g.id = d.game_id
       where g.code = 'BR660' and d.status in ('open', 'scheduled') order by d.closes_at limit 1)`,
  )
  await lottery.runDraws()
}

/** A prize that two persons approve: a ticket on every number of the minute lottery has won. */
const winBigPrize = async ({ server }: Office): Promise<void> => {
  const { lottery } = server.server.modules
  await server.pool.query(
    `insert into lottery.setting (brand_id, big_prize_minor) values (1, $1)
     on conflict (brand_id) do update set big_prize_minor = excluded.big_prize_minor`,
    [parseMoney('1000.00')],
  )
  lottery.forgetSetup()
  await lottery.runDraws()
  const gameId = 7001
  const { api, memberId } = await server.logIn('ana.demo')
  await server.deposit(memberId, 'big prize', '2000.00')
  const place = async () => {
    const { currentNumero } = valueOf(await api.call(endpoints.getNearDraws, { query: { gameId } }))
    const order = {
      clientId: randomUUID(),
      gameId,
      currentNumero: currentNumero?.numero ?? '',
      betCartAmountSum: '2000.0000',
      bettingSlipString: '0123456789_0123456789_0123456789~1~21~1~1956~1',
    }
    return api.call(endpoints.placeOrder, { body: order })
  }
  // A draw may close while one stakes on it; the next one takes the stake.
  for (let tries = 0; !(await place()).ok; tries += 1)
    if (tries === 5) throw new Error('no draw takes a stake')
  await server.pool.query(
    `update lottery.draw set opens_at = now() - interval '1 hour', closes_at = now() - interval '2 minutes',
       draws_at = now() - interval '1 minute', status = 'open'
     where id = (select draw_id from lottery.ticket where member_id = $1 order by id desc limit 1)`,
    [memberId],
  )
  await lottery.runDraws()
  await lottery.settle()
}

/** Withdrawals in review, of which a large one has the other operator's first yes: a request that waits. */
const askForMoney = async (office: Office): Promise<void> => {
  const { pool, server } = office.server
  const amounts = ['2100.00', '12000.00']
  const [, withdrawalId = ''] = await office.askForWithdrawals(3, amounts, 400_000_000n)
  const { rows } = await pool.query<{ id: bigint }>(
    `select id from identity.operator where username = 'operadora.demo'`,
  )
  const by = { operator: 'operadora.demo', operatorId: BigInt(rows[0]?.id ?? 0) }
  const note = 'O titular é o próprio membro'
  const order = { withdrawalId, brandId: 1, ceilingMinor: null, note, ...by }
  await server.modules.cashier.withdrawals.approveWithdrawal(order)
}

/** Alerts of money laundering, of which one is a case, for an operator who may see them. */
const watchMoney = async ({ server }: Office): Promise<void> => {
  const { aml, staff } = server.server.modules
  const { rows } = await server.pool.query<{ id: bigint }>(
    `select id from identity.operator where username = 'operador.demo'`,
  )
  const operatorId = BigInt(rows[0]?.id ?? 0)
  await staff.orderRoles(1, 'test').grant({ operatorId, role: 'aml' })
  await aml.watchMoney()
  const { list } = await aml.listAmlAlerts(1, { state: 'open', pageSize: 1 })
  const by = { operatorId, brandId: 1, username: 'operador.demo' }
  const opening = { title: 'Depósitos acima da renda', reason: 'Sem origem' }
  await aml.openAmlCase(by, { alertId: list[0]?.alertId ?? '', ...opening })
}

/** Puts true cases in every queue of the back office. */
export const fillQueues = async (office: Office): Promise<void> => {
  const members = await membersOf(office)
  const payments = insertPayments(office.server.pool)
  // A deposit has to be played before its member can withdraw.
  await askForMoney(office)
  await play(office, members)
  await openRound(office)
  const pix = await payments.deposit({ status: 'credited', amountMinor: 500_000n })
  await payments.reversal(pix, 500_000n, 300_000n)
  await payments.deposit({ status: 'held', amountMinor: 300_000n })
  await payments.deposit({ status: 'unclaimed', amountMinor: 200_000n })
  await payments.run(['a', 'b', 'c'].map((letter) => `E${letter.repeat(31)}`))
  await writeToDesk(office)
  await linkMembers(office, members)
  await betOnMatch(office, members)
  await awaitNumbers(office)
  await winBigPrize(office)
  await watchMoney(office)
  await office.server.server.modules.promotions.refreshProfiles()
}
