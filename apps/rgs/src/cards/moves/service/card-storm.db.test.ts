import { setTimeout as pause } from 'node:timers/promises'
import * as fc from 'fast-check'
import type { MatchView } from '@trevo/game-rules/truco/view.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { inLongRun } from '@trevo/database/testing/in-long-run.ts'
import { trucoPaulista } from '@trevo/titles/card-games/truco-paulista.ts'
import { expect, it } from 'vitest'
import { openCardRgs, type CardPlayer, type CardRgs } from '../../testing/open-card-rgs.ts'

const { gameCode, times } = trucoPaulista
const full = parseMoney('100.00')

/** A random step of a random player, legal at the table or not. */
const step = async (player: CardPlayer, choice: number): Promise<void> => {
  const view = await player.table()
  if (!view || view.state === 'over') return void (await player.sit('2.00'))
  if (choice % 17 === 0) return void (await player.leave())
  if (view.state === 'committing') return void (await player.commit())
  if (view.state === 'showing') return void (await player.show())
  const { legal = [] } = (view.play ?? {}) as unknown as Partial<MatchView>
  const [kind = 'raise', place] = (legal[choice % Math.max(1, legal.length)] ?? '').split(':')
  await player.move(place === undefined ? { kind } : { kind, place: Number(place) })
}

/** Lets everything end by its clock, until nothing is open. */
const endAll = async (rgs: CardRgs): Promise<void> => {
  for (let count = 0; count < 200; count += 1) {
    await rgs.pass(times.waitMs)
    const { rows } = await rgs.pool.query(
      `select from cards.seat where state in ('asked', 'seated', 'paying', 'returning')`,
    )
    if (rows.length === 0) return
    await pause(5)
  }
  throw new Error('something stays open')
}

it('random play while calls to the platform are lost neither loses nor creates a chip', async () => {
  const rgs = await openCardRgs(gameCode)
  try {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat({ max: 9_999 }), { minLength: 50, maxLength: 80 }),
        async (choices) => {
          const rakeBefore = await rgs.rakeMinor()
          const players = await Promise.all([1, 2, 3, 4].map(() => rgs.open()))
          rgs.wallet.faultOf = (_, count) =>
            count % 11 === 0 ? 'answer_lost' : count % 13 === 0 ? 'lost' : undefined
          for (const choice of choices) {
            const at = choice % players.length
            const [one, other] = [players[at], players[(at + 1) % players.length]]
            if (!one || !other) throw new Error('nobody is there')
            // Two at once, at two copies of the server.
            await Promise.all([step(one, choice), choice % 3 === 0 && step(other, choice >> 2)])
            if (choice % 29 === 0) await rgs.pass(times.turnMs + times.bankMs)
          }
          rgs.wallet.faultOf = () => undefined
          await endAll(rgs)
          expect(await rgs.differences()).toEqual([])
          const rake = (await rgs.rakeMinor()) - rakeBefore
          const balances = players.map((one) => one.balanceMinor())
          const sum = balances.reduce((all, one) => all + one, rake)
          expect(sum).toBe(full * BigInt(players.length))
        },
      ),
      { numRuns: inLongRun(1, 3) },
    )
  } finally {
    await rgs.close()
  }
}, 120_000)
