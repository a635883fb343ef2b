import { createDistinctPool } from '../common/distinct-pool.ts'
import { alphabet } from './draw-card.ts'
import { leanDuels } from './duels.ts'
import { leanLuckyNumbers } from './lucky-numbers.ts'
import { leanMultiplied } from './multiplied.ts'
import { leanThreeInLine } from './three-in-line.ts'
import { leanTrail } from './trail.ts'
import type { FindSymbol, MatchThree, ScratchGame, Words } from './types.ts'
import { weightedDraw, weightsOf, type LeanCard } from './weighted.ts'

const fieldCount = 9

// The fields that win nothing and the order of all take numbers too, but none of these affects a prize.
const leanMatchThree = ({ prizes, blankWeight }: MatchThree): LeanCard => {
  const draw = weightedDraw([...weightsOf(prizes), blankWeight])
  return (chance) => {
    const won = draw(chance)
    const prize = prizes[won]
    const othersCount = 2 * (prize ? prizes.length - 1 : prizes.length)
    const fillingCount = prize ? fieldCount - 3 : fieldCount
    for (let drawn = 0; drawn < fillingCount; drawn += 1) chance.nextInt(othersCount - drawn)
    for (let drawn = 0; drawn < fieldCount; drawn += 1) chance.nextInt(fieldCount - drawn)
    return (prize?.multiplier ?? 0) / 100
  }
}

const leanFindSymbol = (game: FindSymbol): LeanCard => {
  const drawCount = weightedDraw(game.soughtWeights)
  const drawPrize = weightedDraw(weightsOf(game.prizes))
  const pool = createDistinctPool(game.fieldCount)
  const isSought = new Uint8Array(game.fieldCount)
  return (chance) => {
    const soughtCount = drawCount(chance)
    isSought.fill(0)
    for (let drawn = 0; drawn < soughtCount; drawn += 1) isSought[pool.draw(chance)] = 1
    pool.putBack()
    let total = 0
    for (let place = 0; place < game.fieldCount; place += 1) {
      if (isSought[place] !== 1) chance.nextInt(game.otherCount)
      const prize = game.prizes[drawPrize(chance)]?.multiplier ?? 0
      if (isSought[place] === 1) total += prize
    }
    return total / 100
  }
}

const lettersOf = (word: string): number =>
  [...word].reduce((bits, letter) => bits | (1 << alphabet.indexOf(letter)), 0)

const leanWords = (game: Words): LeanCard => {
  const cards = game.cards.map((words) => Int32Array.from(words, lettersOf))
  const pool = createDistinctPool(alphabet.length)
  return (chance) => {
    const words = cards[chance.nextInt(cards.length)] ?? new Int32Array(0)
    let letters = 0
    for (let drawn = 0; drawn < game.letterCount; drawn += 1) letters |= 1 << pool.draw(chance)
    pool.putBack()
    let complete = 0
    for (const word of words) if ((letters & word) === word) complete += 1
    return (game.pays[complete] ?? 0) / 100
  }
}

/** A card of which only the prize is kept, in stakes. */
export const leanScratch = (game: ScratchGame): LeanCard => {
  switch (game.mechanic) {
    case 'match-three':
      return leanMatchThree(game)
    case 'find-symbol':
      return leanFindSymbol(game)
    case 'words':
      return leanWords(game)
    case 'lucky-numbers':
      return leanLuckyNumbers(game)
    case 'three-in-line':
      return leanThreeInLine(game)
    case 'multiplied':
      return leanMultiplied(game)
    case 'duels':
      return leanDuels(game)
    case 'trail':
      return leanTrail(game)
    default:
      return game satisfies never
  }
}
