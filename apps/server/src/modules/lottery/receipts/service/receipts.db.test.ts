import { getGroup } from '@trevo/lottery-rules/groups/all-groups.ts'
import type { SignedReceipt } from '@trevo/lottery-rules/tickets/receipt.ts'
import { leafTextOf } from '@trevo/lottery-rules/tickets/ticket-record.ts'
import { verifyReceipt } from '@trevo/lottery-rules/tickets/verify-receipt.ts'
import { afterAll, expect, it } from 'vitest'
import type { DrawRow } from '../../tables.ts'
import { lastThree, minuteGame, openTestLottery } from '../../testing/open-test-lottery.ts'

const world = await openTestLottery()
afterAll(() => world.close())

const openNow = async (): Promise<DrawRow> => {
  const [draw] = await world.listOpen()
  if (!draw) throw new Error('nothing is on sale')
  return draw
}
const placeOne = async (memberId: bigint, digits = '123') => {
  await world.place(memberId, lastThree(digits))
  const ticket = (await world.ticketsOf(memberId)).at(-1)
  if (!ticket) throw new Error('no ticket')
  return ticket.id
}
const proofOf = ({ receipt }: SignedReceipt) => {
  const { record, ticketId } = receipt
  const at = { gameId: minuteGame, numero: record.draw, ticketId }
  return world.lottery.showTicketProof(1, at, leafTextOf(record))
}
const leavesOf = async (numero: string): Promise<string[]> => {
  const leaves: string[] = []
  for (let chunk = 0; ; chunk += 1) {
    const answer = await world.lottery.listDrawLeaves(1, { gameId: minuteGame, numero }, chunk)
    leaves.push(...answer.leaves)
    if (leaves.length >= answer.leafCount) return leaves
  }
}

/** More tickets of the draw, so that its tree has several blocks. */
const fillUp = (ticketId: bigint, count: number) =>
  world.pool.query(
    `insert into lottery.ticket (member_id, order_id, trace_number, draw_id, game_id, multiple,
       stake_minor, rebate_minor, shared_minor, is_held, leaf, placed_at)
     select member_id, order_id, n, draw_id, game_id, multiple, 1, 0, 0, false,
       sha256(n::text::bytea), placed_at
     from lottery.ticket, generate_series(1, $2) n where id = $1`,
    [String(ticketId), count],
  )

it('a receipt is valid before its draw, and after it against root, seed and all tickets', async () => {
  const draw = await openNow()
  const member = await world.createMember('100.00')
  const first = await placeOne(member)
  await fillUp(first, 2_500)
  const second = await placeOne(member, '456')
  const receipts = [
    await world.lottery.showReceipt(member, first),
    await world.lottery.showReceipt(member, second),
  ]
  const keys = world.lottery.listTicketKeys()
  const before = await world.lottery.showDrawProof(1, minuteGame, draw.draw_number)
  for (const signed of receipts) {
    expect(await verifyReceipt(signed, { keys, draw: before })).toMatchObject({
      signature: 'right',
      slip: 'right',
      draw: 'right',
      ticket: 'open',
    })
    await expect(proofOf(signed)).rejects.toMatchObject({ code: 'lottery.draw_unknown' })
  }

  world.advanceTo(draw.draws_at)
  await world.lottery.runDraws()
  const published = await world.lottery.showDrawProof(1, minuteGame, draw.draw_number)
  expect(published.ticketCount).toBe(2_502)
  const leaves = await leavesOf(draw.draw_number)
  const group = getGroup('SSC')
  for (const signed of receipts) {
    const proof = await proofOf(signed)
    const evidence = { keys, draw: published, proof, leaves, group }
    expect(Object.values(await verifyReceipt(signed, evidence))).toEqual(Array(7).fill('right'))
    expect(await verifyReceipt(signed, { ...evidence, leaves: undefined })).toMatchObject({
      ticket: 'right',
      result: 'right',
    })
    // Only its own position.
    const moved = { ...proof, leafIndex: proof.leafIndex ^ 1 }
    expect(
      await verifyReceipt(signed, { ...evidence, leaves: undefined, proof: moved }),
    ).toMatchObject({ ticket: 'wrong' })
  }
  expect((await proofOf(receipts[1]!)).leafIndex).toBe(2_501)
  const swapped = [leaves[1] ?? '', leaves[0] ?? '', ...leaves.slice(2)]
  expect(
    await verifyReceipt(receipts[0]!, { keys, draw: published, leaves: swapped, group }),
  ).toMatchObject({ tickets: 'wrong' })
})

it('another member’s receipt is not shown, and a ticket without a leaf has no path', async () => {
  const draw = await openNow()
  const member = await world.createMember('100.00')
  const other = await world.createMember('100.00')
  const ticketId = await placeOne(member)
  const unknown = { code: 'lottery.order_unknown' }
  await expect(world.lottery.showReceipt(other, ticketId)).rejects.toMatchObject(unknown)
  world.advanceTo(draw.draws_at)
  await world.lottery.runDraws()
  const at = { gameId: minuteGame, numero: draw.draw_number, ticketId: String(ticketId) }
  await expect(world.lottery.showTicketProof(1, at, '0'.repeat(64))).rejects.toMatchObject(unknown)
})

it('a cancelled ticket keeps its receipt and is under no root', async () => {
  const draw = await openNow()
  const member = await world.createMember('100.00')
  const ticketId = await placeOne(member)
  await placeOne(member, '789')
  await world.lottery.cancelOrders({ memberId: member, ticketIds: [ticketId] })
  const signed = await world.lottery.showReceipt(member, ticketId)
  world.advanceTo(draw.draws_at)
  await world.lottery.runDraws()
  await expect(proofOf(signed)).rejects.toMatchObject({ code: 'lottery.order_unknown' })
  const leaves = await leavesOf(draw.draw_number)
  const keys = world.lottery.listTicketKeys()
  const published = await world.lottery.showDrawProof(1, minuteGame, draw.draw_number)
  expect(await verifyReceipt(signed, { keys, draw: published, leaves })).toMatchObject({
    signature: 'right',
    ticket: 'wrong',
    tickets: 'right',
  })
})

it('a paid prize is announced once with its credit, a rebate is not', async () => {
  const draw = await openNow()
  const member = await world.createMember('5000.00')
  await world.place(member, '0123456789_0123456789_0123456789~1~21~1~1700~1')
  const listPaid = () => world.paid.filter(({ memberId }) => memberId === member)
  await world.runUntilDrawn(draw)
  const announced = [{ numero: draw.draw_number, gameNames: { EN: 'Minute' } }]
  expect(listPaid()).toMatchObject(announced)
  await world.lottery.settle()
  expect(listPaid()).toMatchObject(announced)
})
