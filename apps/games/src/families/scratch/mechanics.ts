import type { FindSymbol, ScratchGame } from '@trevo/game-rules/scratch/types.ts'
import { fill, h } from '../../controls/h.ts'
import { pictureOf } from '../../controls/picture.ts'
import { duels } from './duels.ts'
import { luckyNumbers } from './lucky-numbers.ts'
import { outcome, pays, prizeUnder, type Mechanic, type Parts } from './mechanic.ts'
import { multiplied } from './multiplied.ts'
import { threeInLine } from './three-in-line.ts'
import { trail } from './trail.ts'

/** The mechanic of a title's game. */
export const mechanicOf = (game: ScratchGame, parts: Parts): Mechanic => {
  switch (game.mechanic) {
    case 'match-three':
      return matchThree(
        game.prizes.map(({ multiplier }) => multiplier),
        parts,
      )
    case 'find-symbol':
      return findSymbol(game, parts)
    case 'words':
      return findWords(game.letterCount, parts)
    case 'lucky-numbers':
      return luckyNumbers(game, parts)
    case 'three-in-line':
      return threeInLine(game, parts)
    case 'multiplied':
      return multiplied(game, parts)
    case 'duels':
      return duels(game, parts)
    case 'trail':
      return trail(game, parts)
    default:
      return game satisfies never
  }
}

const matchThree = (prizes: readonly number[], parts: Parts): Mechanic => ({
  count: 9,
  columns: 3,
  under: (card) =>
    card.mechanic === 'match-three'
      ? card.fields.map((prize) => {
          const drawing = parts.pictures[prizes.indexOf(prize)] ?? parts.pictures[0] ?? ''
          return {
            content: prizeUnder(parts, drawing, prize),
            name: pays(parts, prize),
          }
        })
      : [],
  winning: (card) => new Set(card.mechanic === 'match-three' ? card.matched : []),
  detail: outcome(parts),
})

const findSymbol = ({ fieldCount, sought }: FindSymbol, parts: Parts): Mechanic => ({
  count: fieldCount,
  columns: 3,
  under: (card) =>
    card.mechanic === 'find-symbol'
      ? card.fields.map(({ picture, prize }) => {
          const drawing = parts.pictures[picture] ?? parts.pictures[1] ?? ''
          return {
            content: prizeUnder(parts, drawing, prize),
            name: `${picture === 0 ? sought[parts.context.language] : parts.words.other}, ${pays(parts, prize)}`,
          }
        })
      : [],
  winning: (card) =>
    new Set(
      card.mechanic === 'find-symbol'
        ? card.fields.flatMap(({ picture }, field) => (picture === 0 ? [field] : []))
        : [],
    ),
  aside: h(
    'p',
    { class: 'scratch-sought' },
    pictureOf(parts.context.atlas, parts.pictures[0] ?? '', 56),
    sought[parts.context.language],
  ),
  detail: outcome(parts),
})

const blankWordCount = 6
const blankLetterCount = 5

/** How a card looks before it is bought. */
const blankWords = (): HTMLElement[] =>
  Array.from({ length: blankWordCount }, () => {
    const letters = Array.from({ length: blankLetterCount }, () => h('span', {}))
    return h('li', { 'aria-hidden': 'true' }, ...letters)
  })

const findWords = (letterCount: number, parts: Parts): Mechanic => {
  const list = h('ul', { class: 'scratch-words', 'aria-label': parts.words.words }, ...blankWords())
  const follow: Mechanic['follow'] = (card, isOpen) => {
    if (card.mechanic !== 'words') return
    const open = new Set(card.letters.filter((_, field) => isOpen(field)))
    fill(
      list,
      ...card.words.map((word) => {
        const isComplete = [...word].every((letter) => open.has(letter))
        const letters = [...word].map((letter) =>
          h('span', { 'data-on': String(open.has(letter)) }, letter),
        )
        return h('li', { 'data-complete': String(isComplete), 'aria-label': word }, ...letters)
      }),
    )
  }
  return {
    count: letterCount,
    columns: 7,
    under: (card) =>
      card.mechanic === 'words'
        ? card.letters.map((letter) => ({ content: [h('b', {}, letter)], name: letter }))
        : [],
    winning: (card) => {
      if (card.mechanic !== 'words') return new Set()
      const used = new Set(card.complete.flatMap((index) => [...(card.words[index] ?? '')]))
      return new Set(card.letters.flatMap((letter, field) => (used.has(letter) ? [field] : [])))
    },
    aside: list,
    follow,
    detail: ({ card }) =>
      card.mechanic === 'words' ? parts.words.complete(card.complete.length) : '',
  }
}
