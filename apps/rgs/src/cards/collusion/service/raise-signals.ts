import type { Tx } from '@trevo/database/connect.ts'
import { judgePair, type PlayerPlay } from '@trevo/game-rules/collusion/judge-pair.ts'
import { noFacts } from '@trevo/game-rules/collusion/pair-facts.ts'
import { signalRules } from '@trevo/game-rules/collusion/signal-rules.ts'
import { signalDealsMax } from '@trevo/contract/vendor/table-signals.ts'
import type { CardDependencies } from '../../dependencies.ts'
import { familyOfFacts } from './fact-code.ts'
import { countDeals, listEvidence, sumFacts } from '../repository/pair-days.ts'
import { insertSignals, wasSignalled } from '../repository/signals.ts'
import type { PairDayName } from '../repository/tables.ts'

type Pair = Omit<PairDayName, 'day'>

const dayMs = 86_400_000

/** The instant this many days earlier. */
export const daysBefore = (at: Date, days: number): Date => new Date(at.getTime() - days * dayMs)

const turned = ({ gameCode, playerRef, otherRef }: Pair): Pair => ({
  gameCode,
  playerRef: otherRef,
  otherRef: playerRef,
})

const playOf = async (tx: Tx, pair: Pair, since: string): Promise<PlayerPlay> => {
  const { toOther = noFacts, toOthers = noFacts } = await sumFacts(tx, { ...pair, since })
  return { toOther, toOthers, dealCount: await countDeals(tx, { ...pair, since }) }
}

/** Judges a pair by the days that count, and writes its signals. */
export const raiseSignals = async (
  dependencies: Pick<CardDependencies, 'clock' | 'findCardGame'>,
  tx: Tx,
  pair: Pair,
): Promise<void> => {
  const family = familyOfFacts(dependencies, pair.gameCode)
  if (family === undefined) return
  const { version, windowDays, quietDays } = signalRules
  const now = dependencies.clock.now()
  const since = daysBefore(now, windowDays).toISOString().slice(0, 10)
  const player = await playOf(tx, pair, since)
  const other = await playOf(tx, turned(pair), since)
  for (const { kind, figures, isTurned } of judgePair({ family, player, other })) {
    const named = isTurned ? turned(pair) : pair
    if (await wasSignalled(tx, { ...named, kind }, daysBefore(now, quietDays))) continue
    const deals = await listEvidence(tx, { ...named, since }, { kind, limit: signalDealsMax })
    const signal = {
      game_code: named.gameCode,
      kind,
      rules_version: version,
      player_ref: named.playerRef,
      other_ref: named.otherRef,
      figures: JSON.stringify(figures),
      deals: JSON.stringify(deals),
      raised_at: now,
    }
    await insertSignals(tx, [signal])
  }
}
