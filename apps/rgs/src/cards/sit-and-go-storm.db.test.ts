import { setTimeout as pause } from 'node:timers/promises'
import * as fc from 'fast-check'
import type { HoldemView } from '@trevo/game-rules/holdem/view.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { texasHoldem } from '@trevo/titles/card-games/texas-holdem.ts'
import { expect, it } from 'vitest'
import { openCardRgs, type CardPlayer, type CardRgs } from './testing/open-card-rgs.ts'

const { gameCode, sitAndGos = [] } = texasHoldem
const full = parseMoney('100.00')

/** One step of somebody at random: whatever is possible at the table, or what is not. */
const step = async (player: CardPlayer, choice: number): Promise<void> => {
  const view = await player.table()
  if (!view || view.state === 'over') {
    return void (await player.enter(choice % 8 > 0 ? 'sng-2' : 'sng-3', '5.50'))
  }
  if (choice % 31 === 0) return void (await player.leave())
  if (choice % 23 === 0) return void (await player.sitOut(choice % 2 === 0))
  if (view.state === 'committing') return void (await player.commit())
  if (view.state === 'showing') return void (await player.show())
  const { legal } = (view.play ?? {}) as unknown as Partial<HoldemView>
  const most = legal?.mostMinor
  if (most && choice % 3 === 0) return void (await player.move({ kind: 'raise', toMinor: most }))
  if (choice % 13 === 0) return void (await player.move({ kind: 'fold' }))
  await player.move({ kind: legal?.canCheck ? 'check' : 'call' })
}

/** Lets everything end by its clock, until nothing is open. */
const endAll = async (rgs: CardRgs): Promise<void> => {
  const waitMs = Math.max(texasHoldem.times.waitMs, ...sitAndGos.map(({ awayMs }) => awayMs))
  for (let count = 0; count < 300; count += 1) {
    await rgs.pass(waitMs)
    const { rows } = await rgs.pool.query(
      `select from cards.seat where state in ('asked', 'seated', 'paying', 'returning')`,
    )
    if (rows.length === 0) return
    await pause(5)
  }
  throw new Error('something stays open')
}

it('whatever players do in a tournament while calls are lost and servers end, no centavo is lost or made', async () => {
  const rgs = await openCardRgs(gameCode)
  try {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.noBias(fc.nat({ max: 9_999 })), { minLength: 180, maxLength: 200 }),
        async (choices) => {
          const rakeBefore = await rgs.rakeMinor()
          const players = await Promise.all([1, 2, 3].map(() => rgs.open()))
          rgs.wallet.faultOf = (_, count) =>
            count % 11 === 0 ? 'answer_lost' : count % 13 === 0 ? 'lost' : undefined
          for (const [number, choice] of choices.entries()) {
            const at = choice % players.length
            const [one, other] = [players[at], players[(at + 1) % players.length]]
            if (!one || !other) throw new Error('nobody is there')
            // Two at once, at two copies of the server.
            await Promise.all([step(one, choice), choice % 3 === 0 && step(other, choice >> 2)])
            if (number % 4 === 0) await rgs.pass(1_000)
            if (choice % 19 === 0) await rgs.pass(sitAndGos[0]?.pauseMs ?? 0)
            if (number % 60 === 59) await rgs.restart()
            if (number % 20 === 0) expect(await rgs.differences()).toEqual([])
          }
          rgs.wallet.faultOf = () => undefined
          await endAll(rgs)
          expect(await rgs.differences()).toEqual([])
          const rake = (await rgs.rakeMinor()) - rakeBefore
          const balances = players.map((one) => one.balanceMinor())
          expect(balances.reduce((all, one) => all + one, rake)).toBe(full * BigInt(players.length))
        },
      ),
      { numRuns: 3 },
    )
    const { rows } = await rgs.pool.query<{ hands: number; held: string }>(
      `select sum(hand_count)::integer as hands,
         sum(prize_minor)::text as held
       from cards.card_table where sit_and_go is not null`,
    )
    expect(rows[0]?.hands).toBeGreaterThan(3)
    expect(rows[0]?.held).toBe('0')
  } finally {
    await rgs.close()
  }
}, 240_000)
