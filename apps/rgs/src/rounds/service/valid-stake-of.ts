import type { Json } from '@trevo/game-rules/engine/json.ts'
import type { Dependencies } from '../../dependencies.ts'
import { stakedStates } from '../domain/staked-states.ts'
import { listOwnBets } from '../repository/rounds.ts'
import type { RoundRow } from '../../tables.ts'

type PlayedRound = Pick<
  RoundRow,
  'game_code' | 'maths_version' | 'player_ref' | 'stake_minor' | 'choice' | 'outcome'
> & { readonly room_game_id?: bigint | null }

/** The round's share of what is at risk in all bets of the player on the same outcome. */
const ownPart = (allMinor: bigint, validMinor: bigint, ownMinor: bigint): bigint =>
  allMinor === 0n ? 0n : (ownMinor * validMinor) / allMinor

/**
 * The part of a played round's stake that was at risk by the rules of its game, in 1/10,000 BRL; undefined if all
 * of it was (`docs/valid-stake.md`).
 */
export const validStakeOf = async (
  { database, findTitle }: Pick<Dependencies, 'database' | 'findTitle'>,
  round: PlayedRound,
): Promise<bigint | undefined> => {
  const { engine, title } = findTitle(round.game_code, round.maths_version) ?? {}
  // Only games that are decided at once accept several bets.
  if (!engine?.validStake || !title || round.outcome === null) return undefined
  const { room_game_id: gameId = null } = round
  const bets =
    gameId === null
      ? [round]
      : (await listOwnBets(database.db, gameId, round.player_ref)).filter(({ state }) =>
          stakedStates.includes(state),
        )
  const wagers = bets.map(({ stake_minor: stakeMinor, choice }) => ({ stakeMinor, choice }))
  const allMinor = wagers.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n)
  const validMinor = ownPart(
    allMinor,
    engine.validStake(title, wagers, round.outcome as Json), // what the engine showed
    round.stake_minor,
  )
  return validMinor < round.stake_minor ? validMinor : undefined
}
