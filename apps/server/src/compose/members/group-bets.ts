import type { ListedBet } from '../../modules/bets/index.ts'

/** Bets of one game without a longer pause between them. */
export type PlayedSpell = {
  readonly first: ListedBet
  readonly last: ListedBet
  readonly count: number
  readonly resultMinor: bigint
}

const pauseMaxMs = 30 * 60_000

/** Puts bets, the latest first, together into spells: one line for a session of a game instead of one for each round. */
export const groupBets = (bets: readonly ListedBet[]): PlayedSpell[] => {
  const spells: PlayedSpell[] = []
  for (const bet of bets) {
    const spell = spells.at(-1)
    const isSame =
      spell !== undefined &&
      spell.first.product === bet.product &&
      spell.first.nodeId === bet.nodeId &&
      spell.first.placedAt.getTime() - bet.placedAt.getTime() <= pauseMaxMs
    if (!isSame) {
      spells.push({ first: bet, last: bet, count: 1, resultMinor: bet.resultMinor })
      continue
    }
    spells[spells.length - 1] = {
      first: bet,
      last: spell.last,
      count: spell.count + 1,
      resultMinor: spell.resultMinor + bet.resultMinor,
    }
  }
  return spells
}
