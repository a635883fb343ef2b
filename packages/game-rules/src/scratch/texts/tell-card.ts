import type { LanguageCode } from '@trevo/languages/languages.ts'
import type { Fact } from '../../engine/engine.ts'
import { sayOf } from '../../common/say.ts'
import { completeLines } from '../three-in-line.ts'
import type { ScratchTitle, ScratchView } from '../types.ts'
import { cardWords } from './words.ts'

/** What a card showed. */
export const cardFacts = (
  title: ScratchTitle,
  { card }: ScratchView,
  language: LanguageCode,
): readonly Fact[] => {
  const [word, say] = [cardWords[language], sayOf(language)]
  switch (card.mechanic) {
    case 'match-three':
      return [{ label: word.fields, value: say.list(card.fields.map(say.times)) }]
    case 'find-symbol': {
      const sought = title.game.mechanic === 'find-symbol' ? title.game.sought[language] : ''
      const found = card.fields.filter(({ picture }) => picture === 0)
      const prizes = say.list(found.map(({ prize }) => say.times(prize)))
      return [{ label: word.found(sought), value: prizes || word.none }]
    }
    case 'words': {
      const complete = card.complete.map((index) => card.words[index] ?? '')
      return [
        { label: word.letters, value: say.list(card.letters) },
        { label: word.complete, value: say.list(complete) || word.none },
      ]
    }
    case 'lucky-numbers':
      return [
        { label: word.winning, value: say.list(card.winning) },
        { label: word.own, value: say.list(card.own.map(({ number }) => number)) },
      ]
    case 'three-in-line': {
      const pictures = title.game.mechanic === 'three-in-line' ? title.game.pictures : []
      const names = completeLines(card.fields).map(
        ([first]) => pictures[card.fields[first] ?? 0]?.name[language] ?? '',
      )
      return [{ label: word.lines, value: say.list(names) || word.none }]
    }
    case 'multiplied':
      return [
        { label: word.fields, value: say.list(card.fields.map(say.times)) },
        { label: word.times, value: `${say.number(card.times)}×` },
      ]
    case 'duels': {
      const rows = card.rows.map(({ own, theirs }) => `${own} × ${theirs}`)
      return [{ label: word.duel, value: say.list(rows) }]
    }
    case 'trail': {
      const stop = title.game.mechanic === 'trail' ? title.game.stopName[language] : ''
      const way = card.fields.map((prize) => (prize === 0 ? stop : say.times(prize)))
      return [{ label: word.way, value: say.list(way) }]
    }
    default:
      return card satisfies never
  }
}
