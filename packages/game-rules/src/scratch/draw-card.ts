import type { Chance } from '@trevo/fairness/chance.ts'
import { drawDistinct } from '../common/draw-distinct.ts'
import { drawDuels, mostOfDuels } from './duels.ts'
import { drawLuckyNumbers, mostOfLuckyNumbers } from './lucky-numbers.ts'
import { drawMultiplied, mostOfMultiplied } from './multiplied.ts'
import { drawThreeInLine, mostOfThreeInLine } from './three-in-line.ts'
import { drawTrail, mostOfTrail } from './trail.ts'
import type {
  FindSymbol,
  FindSymbolView,
  MatchThree,
  MatchThreeView,
  ScratchGame,
  ScratchView,
  Words,
  WordsView,
} from './types.ts'
import { drawWeighted, largestOf, weightsOf } from './weighted.ts'

/** The alphabet from which letters are drawn. */
export const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

const fieldCount = 9

const drawMatchThree = (
  { prizes, blankWeight }: MatchThree,
  chance: Chance,
): readonly [number, MatchThreeView] => {
  const won = drawWeighted([...weightsOf(prizes), blankWeight], chance)
  const prize = prizes[won]?.multiplier
  // At most two of each other prize, so that nothing else can match.
  const others = prizes.filter((_, index) => index !== won).flatMap((one) => [one, one])
  const wonFields = prize === undefined ? [] : [prize, prize, prize]
  const filling = drawDistinct(others.length, fieldCount - wonFields.length, chance)
  const unordered = [...wonFields, ...filling.flatMap((index) => others[index]?.multiplier ?? [])]
  const fields = drawDistinct(fieldCount, fieldCount, chance).map((index) => unordered[index] ?? 0)
  const matched = fields.flatMap((one, index) => (one === prize ? [index] : []))
  return [prize ?? 0, { mechanic: 'match-three', fields, matched }]
}

const drawFindSymbol = (game: FindSymbol, chance: Chance): readonly [number, FindSymbolView] => {
  const soughtCount = drawWeighted(game.soughtWeights, chance)
  const places = new Set(drawDistinct(game.fieldCount, soughtCount, chance))
  const weights = weightsOf(game.prizes)
  const fields = Array.from({ length: game.fieldCount }, (_, place) => ({
    picture: places.has(place) ? 0 : 1 + chance.nextInt(game.otherCount),
    prize: game.prizes[drawWeighted(weights, chance)]?.multiplier ?? 0,
  }))
  const won = fields.filter(({ picture }) => picture === 0)
  const total = won.reduce((sum, { prize }) => sum + prize, 0)
  return [total, { mechanic: 'find-symbol', fields }]
}

const drawWords = (game: Words, chance: Chance): readonly [number, WordsView] => {
  const words = game.cards[chance.nextInt(game.cards.length)] ?? []
  const drawn = drawDistinct(alphabet.length, game.letterCount, chance)
  const letters = drawn.map((index) => alphabet.charAt(index))
  const complete = words.flatMap((word, index) =>
    [...word].every((letter) => letters.includes(letter)) ? [index] : [],
  )
  return [game.pays[complete.length] ?? 0, { mechanic: 'words', words, letters, complete }]
}

const drawOf = (game: ScratchGame, chance: Chance): readonly [number, ScratchView['card']] => {
  switch (game.mechanic) {
    case 'match-three':
      return drawMatchThree(game, chance)
    case 'find-symbol':
      return drawFindSymbol(game, chance)
    case 'words':
      return drawWords(game, chance)
    case 'lucky-numbers':
      return drawLuckyNumbers(game, chance)
    case 'three-in-line':
      return drawThreeInLine(game, chance)
    case 'multiplied':
      return drawMultiplied(game, chance)
    case 'duels':
      return drawDuels(game, chance)
    case 'trail':
      return drawTrail(game, chance)
    default:
      return game satisfies never
  }
}

/** Draws a card with everything under its fields. */
export const drawCard = (game: ScratchGame, chance: Chance): ScratchView => {
  const [multiplier, card] = drawOf(game, chance)
  return { kind: 'scratch', multiplier, card }
}

/** The most that a card wins, in hundredths. */
export const mostOf = (game: ScratchGame): number => {
  switch (game.mechanic) {
    case 'match-three':
      return largestOf(game.prizes)
    case 'find-symbol':
      return largestOf(game.prizes) * (game.soughtWeights.length - 1)
    case 'words':
      return Math.max(...game.pays)
    case 'lucky-numbers':
      return mostOfLuckyNumbers(game)
    case 'three-in-line':
      return mostOfThreeInLine(game)
    case 'multiplied':
      return mostOfMultiplied(game)
    case 'duels':
      return mostOfDuels(game)
    case 'trail':
      return mostOfTrail(game)
    default:
      return game satisfies never
  }
}
