import { randomUUID } from 'node:crypto'
import { getGroup } from '@trevo/lottery-rules/groups/all-groups.ts'
import { verifyReceipt } from '@trevo/lottery-rules/tickets/verify-receipt.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { afterAll, expect, it } from 'vitest'
import { findPayout } from '../../orders/domain/find-payout.ts'
import { getResult, readSlip } from '../../lotteries/domain/game-rules.ts'
import type { DrawRow } from '../../tables.ts'
import { compareBooks } from '../../testing/compare-books.ts'
import { openTestLottery, type TestLottery } from '../../testing/open-test-lottery.ts'
import { expectConserved } from '../../../wallet/testing/expect-conserved.ts'

const sixGame = 7016
const balls = (from: number, count: number, step: number): string =>
  Array.from({ length: count }, (_, index) => String(from + index * step).padStart(2, '0')).join(
    '-',
  )
/** Twenty numbers with 38,760 choices of six, and every single number: each draw pays something. */
const slip = [
  `${balls(1, 20, 3)}~1~9600~3~0~1`,
  ...[1, 16, 31, 46].map((from) => `${balls(from, 15, 1)}~1~9601~3~0~1`),
].join(';')
const wholeMinor = parseMoney('776.40')

/** A six of 60 that is drawn every minute. */
const addSix = async (of: TestLottery): Promise<void> => {
  await of.pool.query(
    `insert into lottery.game (id, brand_id, code, rules_group, group_code, names, prize_mode,
       account_type, result_source, lock_sec, trace_draws_max, number_style, odds_return_bp)
     values ($1, 1, 'BR660', 'BR_6_60', 'BR', '{"EN": "Six", "PT": "Seis"}', 'ELOTT', 'TCG', 'engine',
       5, 20, 'day-4', 9700)`,
    [sixGame],
  )
  await of.pool.query(
    `insert into lottery.schedule values ($1, '2020-01-01', 'America/Sao_Paulo',
       '{"everySec": 60, "first": "00:01", "last": "24:00"}')`,
    [sixGame],
  )
  await of.pool.query(
    `insert into lottery.game_limit values ($1, 100000000000, 100000, 100000000000000, null, null)`,
    [sixGame],
  )
  of.forgetSetup()
  await of.lottery.scheduleDraws()
  await of.lottery.runDraws()
}
const world = await openTestLottery()
await addSix(world)
afterAll(() => world.close())

const openNow = async (of = world): Promise<DrawRow> => {
  const [draw] = await of.listOpen(sixGame)
  if (!draw) throw new Error('nothing is on sale')
  return draw
}

const draftOf = async (memberId: bigint, more: object = {}) => ({
  memberId,
  brandId: 1,
  clientId: randomUUID(),
  gameId: sixGame,
  drawNumber: (await openNow()).draw_number,
  slip,
  prizeModeId: 4,
  amountMinor: wholeMinor,
  shareCount: 8,
  shares: 3,
  ...more,
})

const join = (memberId: bigint, sharedTicketId: string, shares: number, clientId = randomUUID()) =>
  world.lottery.joinSharedTicket({ memberId, brandId: 1, clientId, sharedTicketId, shares })

const show = (id: string, memberId?: bigint) =>
  world.lottery.showSharedTicket({ brandId: 1, memberId }, id)

const given = new Map<bigint, bigint>()
const newMember = async (balance: string): Promise<bigint> => {
  const memberId = await world.createMember(balance)
  given.set(memberId, parseMoney(balance))
  return memberId
}

const available = async (memberId: bigint) =>
  (await world.wallet.balanceOf(memberId))?.availableMinor

it('shares are sold once, paid in equal parts, and proven under the root', async () => {
  const draw = await openNow()
  const members = [
    await newMember('1000.00'),
    await newMember('1000.00'),
    await newMember('1000.00'),
  ] as const
  const opened = await world.lottery.openSharedTicket(await draftOf(members[0]))
  const id = opened.sharedTicketId
  expect(opened.totalBettingAmount).toBe('291.1500')
  const [listed] = await world.lottery.listSharedTickets(
    { brandId: 1, memberId: members[1] },
    sixGame,
  )
  expect(listed).toMatchObject({ sharedTicketId: id, sharesTaken: 3, sharesMine: 0 })
  await join(members[1], id, 4)
  await expect(join(members[2], id, 2)).rejects.toMatchObject({
    code: 'lottery.shares_taken',
    detail: { left: 1 },
  })
  await join(members[2], id, 1)
  expect(await show(id, members[1])).toMatchObject({ status: 'full', sharesMine: 4 })
  await expect(join(members[2], id, 1)).rejects.toMatchObject({ code: 'lottery.shares_taken' })
  expect(await available(members[1])).toBe(parseMoney('1000.00') - (wholeMinor / 8n) * 4n)

  const drawn = await world.runUntilDrawn(draw)
  expect(drawn.trouble).toBeNull()
  const terms = { rulesGroup: 'BR_6_60', prizeModeId: 4, oddsReturnBp: 9_700 }
  const result = getResult('BR_6_60', drawn.result ?? '', drawn.drawn_on)
  const { prizeMinor } = findPayout(readSlip(slip, terms), result, terms)
  let paid = 0n
  for (const [index, count] of [3n, 4n, 1n].entries()) {
    const memberId = members[index]!
    const won = (await available(memberId))! - parseMoney('1000.00') + (wholeMinor / 8n) * count
    expect(won).toBeGreaterThanOrEqual((prizeMinor / 8n) * count)
    paid += won
  }
  expect(paid).toBe(prizeMinor)

  const [ticket] = await world.ticketsOf(members[1])
  const signed = await world.lottery.showReceipt(members[1], ticket!.id)
  const { shares } = await show(id)
  const evidence = {
    keys: world.lottery.listTicketKeys(),
    draw: await world.lottery.showDrawProof(1, sixGame, draw.draw_number),
    group: getGroup('BR_6_60'),
    shares,
  }
  expect(await verifyReceipt(signed, evidence)).toMatchObject({
    signature: 'right',
    slip: 'right',
    result: 'right',
    shares: 'right',
  })
  expect(await verifyReceipt(signed, { ...evidence, shares: shares.slice(1) })).toMatchObject({
    shares: 'wrong',
  })
})

it('every payout of a shared ticket equals the payout of the whole, over many draws', async () => {
  const members: bigint[] = []
  for (let index = 0; index < 4; index += 1) members.push(await newMember('1000000.00'))
  for (let round = 0; round < 6; round += 1) {
    const draw = await openNow()
    const [first, ...others] = members as [bigint, ...bigint[]]
    const { sharedTicketId } = await world.lottery.openSharedTicket(
      await draftOf(first, { shareCount: 10, shares: 4 }),
    )
    for (const [index, memberId] of others.entries()) {
      await join(memberId, sharedTicketId, index === 0 ? 4 : 1)
    }
    const drawn = await world.runUntilDrawn(draw)
    expect(drawn.status).toBe('settled')
    const { rows } = await world.pool.query<{ paid: string }>(
      `select coalesce(sum(amount_minor), 0)::text as paid from lottery.credit where draw_id = $1`,
      [String(draw.id)],
    )
    const terms = { rulesGroup: 'BR_6_60', prizeModeId: 4, oddsReturnBp: 9_700 }
    const result = getResult('BR_6_60', drawn.result ?? '', drawn.drawn_on)
    const { prizeMinor } = findPayout(readSlip(slip, terms), result, terms)
    expect(rows[0]?.paid).toBe(String(prizeMinor))
    expect(prizeMinor).toBeGreaterThan(0n)
  }
})

it('an unsold ticket is returned at the close and is under no root', async () => {
  const draw = await openNow()
  const first = await newMember('1000.00')
  const second = await newMember('1000.00')
  const { sharedTicketId } = await world.lottery.openSharedTicket(await draftOf(first))
  await join(second, sharedTicketId, 4)
  const [held] = await world.ticketsOf(second)
  await expect(
    world.lottery.cancelOrders({ memberId: second, ticketIds: [held!.id] }),
  ).rejects.toMatchObject({ code: 'lottery.not_cancellable' })

  const drawn = await world.runUntilDrawn(draw)
  expect(drawn).toMatchObject({ status: 'settled', ticket_count: 0 })
  for (const memberId of [first, second]) {
    expect(await available(memberId)).toBe(parseMoney('1000.00'))
    expect((await world.ticketsOf(memberId))[0]?.status).toBe(17)
  }
  expect(await show(sharedTicketId)).toMatchObject({ status: 'returned' })
  await expect(join(second, sharedTicketId, 1)).rejects.toMatchObject({
    code: 'lottery.draw_closed',
  })
})

it('a ticket of nobody, or of another brand, is unknown', async () => {
  const [owner, other] = [await newMember('1000.00'), await newMember('1000.00')]
  const opened = await world.lottery.openSharedTicket(await draftOf(owner))
  const unknown = { code: 'lottery.shared_unknown' }
  await expect(join(other, randomUUID(), 1)).rejects.toMatchObject(unknown)
  await expect(show(randomUUID())).rejects.toMatchObject(unknown)
  await expect(
    world.lottery.showSharedTicket({ brandId: 2, memberId: other }, opened.sharedTicketId),
  ).rejects.toMatchObject(unknown)
  await expect(
    world.lottery.joinSharedTicket({
      memberId: other,
      brandId: 2,
      clientId: randomUUID(),
      sharedTicketId: opened.sharedTicketId,
      shares: 1,
    }),
  ).rejects.toMatchObject(unknown)
  expect(await available(other)).toBe(parseMoney('1000.00'))
})

it('concurrent buyers of the last shares: each share is sold once, and the others are refused', async () => {
  const organiser = await newMember('1000.00')
  const { sharedTicketId } = await world.lottery.openSharedTicket(
    await draftOf(organiser, { shareCount: 20, shares: 1 }),
  )
  const members = await Promise.all(Array.from({ length: 12 }, () => newMember('1000.00')))
  const answers = await Promise.allSettled(
    members.map((memberId) => join(memberId, sharedTicketId, 2)),
  )
  const taken = answers.filter(({ status }) => status === 'fulfilled').length
  expect(taken).toBe(9)
  const { shares, sharesTaken } = await show(sharedTicketId)
  expect(sharesTaken).toBe(19)
  const seats = shares.flatMap(({ record: { share } }) =>
    Array.from({ length: share?.count ?? 0 }, (_, index) => (share?.first ?? 0) + index),
  )
  expect(seats).toEqual(Array.from({ length: 19 }, (_, index) => index))
})

it('a client id of another movement of the member opens and joins nothing', async () => {
  const memberId = await newMember('1000.00')
  const asked = await draftOf(memberId)
  const { sharedTicketId } = await world.lottery.openSharedTicket({
    ...asked,
    clientId: randomUUID(),
  })
  await world.pool.query("insert into wallet.client_claim values ($1, $2, 'other')", [
    memberId,
    asked.clientId,
  ])
  const refused = { code: 'request.id_reused' }
  await expect(world.lottery.openSharedTicket(asked)).rejects.toMatchObject(refused)
  await expect(join(memberId, sharedTicketId, 1, asked.clientId)).rejects.toMatchObject(refused)
})

it('a retry finds the first answer, and different content under its id is refused', async () => {
  const memberId = await newMember('1000.00')
  const asked = await draftOf(memberId)
  const first = await world.lottery.openSharedTicket(asked)
  expect(await world.lottery.openSharedTicket(asked)).toEqual(first)
  await expect(world.lottery.openSharedTicket({ ...asked, shares: 4 })).rejects.toMatchObject({
    code: 'request.id_reused',
  })
  const clientId = randomUUID()
  const joinedOnce = await join(memberId, first.sharedTicketId, 1, clientId)
  expect(await join(memberId, first.sharedTicketId, 1, clientId)).toEqual(joinedOnce)
  expect(await show(first.sharedTicketId, memberId)).toMatchObject({ sharesMine: 4 })
})

it.each([
  {
    what: 'shares that are no whole price',
    more: { shareCount: 7 },
    code: 'lottery.shares_invalid',
  },
  { what: 'more shares than there are', more: { shares: 9 }, code: 'lottery.shares_invalid' },
  {
    what: 'another sum than the slip’s',
    more: { amountMinor: 1n },
    code: 'lottery.amount_differs',
  },
  { what: 'a malformed slip', more: { slip: '01-02~1~9600~1~0~1' }, code: 'lottery.slip_invalid' },
  {
    what: 'a lottery that has none',
    more: {
      gameId: 7001,
      prizeModeId: 1,
      slip: '1_2_3~1~21~1~1956~1',
      amountMinor: 20_000n,
      shareCount: 2,
      shares: 1,
    },
    code: 'lottery.shared_not_offered',
  },
])('refused: $what', async ({ more, code }) => {
  const memberId = await newMember('1000.00')
  const asked = await draftOf(memberId, more)
  const [draw] = await world.listOpen(asked.gameId)
  await expect(
    world.lottery.openSharedTicket({ ...asked, drawNumber: draw?.draw_number ?? '' }),
  ).rejects.toMatchObject({ code })
  expect(await available(memberId)).toBe(parseMoney('1000.00'))
})

it('after all of it the lottery’s tables equal the ledger', async () => {
  await expectConserved(world)
  expect(await compareBooks(world, given)).toEqual([])
})

it('where the law forbids shared tickets, none is opened, joined or listed', async () => {
  const other = await openTestLottery({ offersSharedTickets: false })
  try {
    await addSix(other)
    const memberId = await other.createMember('1000.00')
    const drawNumber = (await openNow(other)).draw_number
    const asked = { ...(await draftOf(memberId)), drawNumber }
    await expect(other.lottery.openSharedTicket(asked)).rejects.toMatchObject({
      code: 'lottery.shared_not_offered',
    })
    expect(await other.lottery.listSharedTickets({ brandId: 1, memberId }, sixGame)).toEqual([])
    expect((await other.lottery.getLotterySetting(1, sixGame)).shareCountMax).toBe(0)
  } finally {
    await other.close()
  }
})
