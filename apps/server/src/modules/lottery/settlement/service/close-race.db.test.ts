import { afterAll, expect, it } from 'vitest'
import { lastThree, minuteGame, openTestLottery } from '../../testing/open-test-lottery.ts'

const world = await openTestLottery()
afterAll(() => world.close())

const members = 20
const slipsEach = 50
const callers = 40

it(
  'slips raced against the close: none is accepted after it, no answered one is missing',
  { timeout: 120_000 },
  async () => {
    const [draw] = await world.listOpen(minuteGame)
    if (!draw) throw new Error('no draw')
    const ids = await Promise.all(
      Array.from({ length: members }, () => world.createMember('500.00')),
    )
    const drafts = await Promise.all(
      ids.flatMap((id) =>
        Array.from({ length: slipsEach }, () => world.draftOf(id, lastThree('123'))),
      ),
    )
    // The clock is just before the close and passes it while the slips are in progress.
    world.advanceTo(new Date(draw.closes_at.getTime() - 1))
    let accepted = 0
    let refused = 0
    const place = async (draft: (typeof drafts)[number]) => {
      try {
        await world.lottery.placeOrder(draft)
        accepted += 1
      } catch (error) {
        expect(error).toMatchObject({ code: 'lottery.draw_closed' })
        refused += 1
      }
      if (accepted === drafts.length / 2) world.advanceTo(draw.closes_at)
    }
    // No more at once than a server has connections for.
    const waiting = [...drafts]
    const caller = async () => {
      for (let draft = waiting.pop(); draft; draft = waiting.pop()) await place(draft)
    }
    const racing = Array.from({ length: callers }, caller)
    const closing = (async () => {
      while ((await world.getDraw(draw.id)).root === null) await world.lottery.runDraws()
    })()
    await Promise.all([...racing, closing])
    expect(accepted + refused).toBe(drafts.length)
    expect(refused).toBeGreaterThan(0)

    const sealed = await world.getDraw(draw.id)
    const { rows } = await world.pool.query<{ count: bigint; late: bigint }>(
      `select count(*) as count, count(*) filter (where placed_at >= $2) as late
     from lottery.ticket where draw_id = $1`,
      [String(draw.id), draw.closes_at],
    )
    expect(rows[0]).toEqual({ count: BigInt(accepted), late: 0n })
    expect(sealed.ticket_count).toBe(accepted)
    await world.runUntilDrawn(draw)
    expect((await world.getDraw(draw.id)).status).toBe('settled')
  },
)
