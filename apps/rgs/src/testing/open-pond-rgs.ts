import type { Value } from '@trevo/contract/endpoint.ts'
import type { watchPond } from '@trevo/contract/rgs/ponds.ts'
import type { GameProfile } from '@trevo/contract/rgs/session.ts'
import { engineOf } from '@trevo/game-rules/engine/engines.ts'
import { createPondTides, type Swimmer } from '@trevo/game-rules/fish/swim.ts'
import type { FishTitle } from '@trevo/game-rules/fish/types.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { maths as lagoa } from '@trevo/titles/lagoa-encantada/maths.ts'
import { gameCode, openTestRgs } from './open-test-rgs.ts'

/** The game server of `openTestRgs` with the ponds of a title, whose clock the test moves. */
export const openPondRgs = async (change: Partial<GameProfile> = {}) => {
  const rgs = await openTestRgs(change)
  const title: FishTitle = { ...lagoa, gameCode }
  // No day begins while a test plays.
  let nowMs = Date.UTC(2030, 4, 14, 15)
  const clock = { now: () => new Date(nowMs) }
  const start = () =>
    rgs.crash({ findTitle: () => ({ title, engine: engineOf(title) }), clock, debitRetryMs: 5 })
  await start()
  const volleyOf = (pond: number, fish: readonly Swimmer[], cannon = 'harpoon') => {
    const power = title.cannons.find(({ id }) => id === cannon)?.power ?? 1
    return {
      stake: formatMoney(1_000n * BigInt(power * fish.length)),
      choice: {
        cannon,
        pond,
        shots: fish.map((one) => ({ tide: one.tide, fish: one.fish, kind: one.kind.id })),
      },
    }
  }
  return {
    ...rgs,
    title,
    start,
    nowMs: () => nowMs,
    wait: (ms: number) => {
      nowMs += ms
    },
    pond: (token: string, body: object = {}) =>
      rgs.call<Value<typeof watchPond>>('POST', '/rgs/v1/pond', { token, body }),
    /** Fish of a pond that stay in the water for a while. */
    swimming: (pond: number): Swimmer[] =>
      createPondTides(title, pond)
        .at(nowMs)
        .filter(({ leavesMs }) => leavesMs > nowMs + 4_000),
    volleyOf,
    fire: (token: string, pond: number, fish: readonly Swimmer[], more: object = {}) =>
      rgs.play(token, { ...volleyOf(pond, fish), ...more }),
  }
}

export type PondRgs = Awaited<ReturnType<typeof openPondRgs>>
