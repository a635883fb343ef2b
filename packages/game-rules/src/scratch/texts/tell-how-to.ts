import type { LanguageCode } from '@trevo/languages/languages.ts'
import { sayOf, type Say } from '../../common/say.ts'
import type { ScratchTitle, ThreeInLine, Trail } from '../types.ts'
import { totalOf, weightsOf } from '../weighted.ts'
import { cardWords, type CardWords } from './words.ts'

type Told = { readonly word: CardWords; readonly say: Say; readonly language: LanguageCode }

const tellPictures = ({ pictures }: ThreeInLine, { word, say, language }: Told): string => {
  const total = totalOf(weightsOf(pictures))
  const told = pictures.map(({ name, multiplier, weight }) =>
    word.picture(name[language], say.times(multiplier), say.percent(weight / total)),
  )
  return word.threeInLine(told.join('; '))
}

const tellTrail = (game: Trail, { word, say, language }: Told): readonly string[] => {
  const { fieldCount, stopWeight, goWeight, stopName, prizes, finish } = game
  const total = totalOf(weightsOf(prizes))
  const stopShare = say.percent(stopWeight / (stopWeight + goWeight))
  const shares = prizes.map(({ multiplier, weight }) =>
    word.oneOf(say.times(multiplier), say.percent(weight / total)),
  )
  const fields = say.number(fieldCount)
  return [
    word.trail(fields, stopName[language], stopShare, say.times(finish)),
    word.trailPrizes(shares.join('; ')),
  ]
}

/** How a card is played, in one or two paragraphs. */
export const tellHowTo = ({ game }: ScratchTitle, language: LanguageCode): readonly string[] => {
  const [word, say] = [cardWords[language], sayOf(language)]
  const told: Told = { word, say, language }
  switch (game.mechanic) {
    case 'match-three':
      return [word.matchThree]
    case 'find-symbol':
      return [word.findSymbol(say.number(game.fieldCount), game.sought[language])]
    case 'words': {
      const wordCount = say.number(game.cards[0]?.length ?? 0)
      return [word.words(say.number(game.letterCount), wordCount, say.number(game.cards.length))]
    }
    case 'lucky-numbers': {
      const [winning, own] = [say.number(game.winningCount), say.number(game.ownCount)]
      return [word.luckyNumbers(winning, own, say.number(game.highest))]
    }
    case 'three-in-line':
      return [tellPictures(game, told)]
    case 'multiplied': {
      const total = totalOf(weightsOf(game.factors))
      const factors = game.factors.map(({ times, weight }) =>
        word.factor(`${say.number(times)}×`, say.percent(weight / total)),
      )
      return [word.multiplied(factors.join('; '))]
    }
    case 'duels':
      return [word.duels(say.number(game.rowCount), say.number(game.highest))]
    case 'trail':
      return tellTrail(game, told)
    default:
      return game satisfies never
  }
}
