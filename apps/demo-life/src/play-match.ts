import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Api } from '@trevo/api-client/create-api.ts'
import type { CardTableView } from '@trevo/contract/rgs/card-shapes.ts'
import { commitmentOf } from '@trevo/fairness/seeds.ts'
import { chooseMove } from '@trevo/game-rules/truco/choose-move.ts'
import type { MatchView } from '@trevo/game-rules/truco/view.ts'
import { commitSeed, getCardTable, moveAtTable, showSeed, takeSeat } from './game-server.ts'
import { needed, VisitEnds } from './needed.ts'

const lookEveryMs = 700
/** Longer than the longest match that both sides play by their clocks. */
const looksMax = 5_000

type Match = {
  readonly api: Api
  readonly entry: string
  /** From 0 up to 1. */
  chance(): number
  readonly signal: AbortSignal
}

/** Does what the table waits for from this seat: its seed, or a move. */
const answer = async (
  { api, chance }: Match,
  view: CardTableView,
  seeds: Map<string, string>,
): Promise<void> => {
  const { commitment: houseCommitment, mySeat, state } = view
  const own = view.seats.find(({ seat }) => seat === mySeat)
  if (houseCommitment === null || !own) return
  const seed = seeds.get(houseCommitment) ?? randomBytes(32).toString('hex')
  seeds.set(houseCommitment, seed)
  if (state === 'committing' && own.commitment === null) {
    await api.call(commitSeed, { body: { houseCommitment, commitment: commitmentOf(seed) } })
  }
  if (state === 'showing' && !own.hasShown) {
    await api.call(showSeed, { body: { houseCommitment, seed } })
  }
  if (state !== 'playing' || view.play === null) return
  const match = view.play as unknown as MatchView // the rules' own view
  const move = chooseMove(match, mySeat, chance())
  if (!move) return
  const { dealNumber, moveNumber: number } = view
  await api.call(moveAtTable, { body: { dealNumber, number, move: { ...move } } })
}

/** One match at the table of an entry, on a seat that says that a program plays it. */
export const playMatch = async (match: Match): Promise<void> => {
  const { api, entry, chance, signal } = match
  needed(await api.call(takeSeat, { body: { id: randomUUID(), entry, isAutomatic: true } }))
  const seeds = new Map<string, string>()
  for (let look = 0; look < looksMax; look += 1) {
    const { table } = needed(await api.call(getCardTable))
    if (!table || table.state === 'over') return
    await answer(match, table, seeds)
    // A person needs to see what was played.
    await pause(lookEveryMs + chance() * 900, undefined, { signal })
  }
  throw new VisitEnds('no match came to its end')
}
