import {
  inEachLanguage,
  type InEachLanguage,
  type LanguageCode,
} from '@trevo/languages/languages.ts'
import type { Fact, Play, RuleSection, Wager } from '../engine/engine.ts'
import { closingSections } from '../common/texts/closing-sections.ts'
import type { Outcome } from '../common/exact-figures.ts'
import { sayOf } from '../common/say.ts'
import { outcomesOf } from './count-outcomes.ts'
import { mostOf } from './draw-card.ts'
import type { ScratchTitle, ScratchView } from './types.ts'

const pt = {
  howTo: 'Como jogar',
  matchThree:
    'Raspe os nove campos. Se um prêmio aparece três vezes, ele é seu; uma raspadinha tem no máximo um prêmio.',
  findSymbol: (fields: string, sought: string) =>
    `Raspe os ${fields} campos. Cada figura tem um prêmio embaixo: os prêmios sob cada ${sought} são seus e se somam. Os outros prêmios mostrados foram sorteados com as mesmas chances, mas não são pagos.`,
  words: (letters: string, words: string, cards: string) =>
    `Raspe as ${letters} letras, todas diferentes, sorteadas das 26 do alfabeto. A cartela tem ${words} palavras e é sorteada entre ${cards}; uma palavra está completa quando todas as suas letras saíram. A quantidade de palavras completas decide o prêmio.`,
  decided:
    'O resultado já está definido quando você compra a raspadinha. A ordem em que você raspa os campos não muda nada; “Raspar tudo” mostra o mesmo resultado.',
  prizes: 'Prêmios e chances',
  head: ['Prêmio', 'Chance'],
  headWords: ['Palavras completas', 'Prêmio', 'Chance'],
  nothing: 'Nada',
  smaller: 'Outras somas',
  fields: 'Campos',
  found: (sought: string) => `Prêmios sob ${sought}`,
  letters: 'Letras',
  complete: 'Palavras completas',
  none: 'nenhum',
  prize: 'Prêmio',
}

const en: typeof pt = {
  howTo: 'How to play',
  matchThree:
    'Scratch the nine fields. You win a prize that appears three times; a card has at most one prize.',
  findSymbol: (fields, sought) =>
    `Scratch the ${fields} fields. There is a prize under every symbol: you win the sum of the prizes under each ${sought}. The other prizes shown were drawn with the same chances but are not paid.`,
  words: (letters, words, cards) =>
    `Scratch the ${letters} letters, all different, drawn from the 26 letters of the alphabet. The card has ${words} words and is drawn from ${cards}; a word is complete when all its letters are drawn. The number of complete words decides the prize.`,
  decided:
    'The result is decided when you buy the card. The order in which you scratch does not matter; “Scratch all” shows the same result.',
  prizes: 'Prizes and chances',
  head: ['Prize', 'Chance'],
  headWords: ['Complete words', 'Prize', 'Chance'],
  nothing: 'Nothing',
  smaller: 'Other sums',
  fields: 'Fields',
  found: (sought) => `Prizes under ${sought}`,
  letters: 'Letters',
  complete: 'Complete words',
  none: 'none',
  prize: 'Prize',
}

const words: InEachLanguage<typeof pt> = { PT: pt, EN: en }

const howTo = (title: ScratchTitle, language: LanguageCode): string => {
  const [word, say, { game }] = [words[language], sayOf(language), title]
  switch (game.mechanic) {
    case 'match-three':
      return word.matchThree
    case 'find-symbol':
      return word.findSymbol(say.number(game.fieldCount), game.sought[language])
    case 'words': {
      const wordCount = game.cards[0]?.length ?? 0
      return word.words(
        say.number(game.letterCount),
        say.number(wordCount),
        say.number(game.cards.length),
      )
    }
    default:
      return game satisfies never
  }
}

/** The total weight of each multiplier over all ways that lead to it. */
const byMultiplier = (outcomes: readonly Outcome[]): readonly Outcome[] => {
  const chances = new Map<number, number>()
  for (const { multiplier, probability } of outcomes) {
    chances.set(multiplier, (chances.get(multiplier) ?? 0) + probability)
  }
  return [...chances]
    .map(([multiplier, probability]) => ({ multiplier, probability }))
    .toSorted((one, other) => other.multiplier - one.multiplier)
}

const prizeTable = (title: ScratchTitle, language: LanguageCode): RuleSection => {
  const [word, say, { game }] = [words[language], sayOf(language), title]
  const outcomes = byMultiplier(outcomesOf(game))
  const nameOf = (multiplier: number) => (multiplier === 0 ? word.nothing : say.times(multiplier))
  if (game.mechanic === 'words') {
    const rows = game.pays.flatMap((pay, count) => {
      const chance = outcomes.find(({ multiplier }) => multiplier === pay)?.probability ?? 0
      return pay === 0 ? [] : [[say.number(count), nameOf(pay), say.percent(chance)]]
    })
    return { heading: word.prizes, paragraphs: [], table: { head: word.headWords, rows } }
  }
  const named = new Set([0, ...game.prizes.map(({ multiplier }) => multiplier)])
  const rest = outcomes.filter(({ multiplier }) => !named.has(multiplier))
  const rows = outcomes
    .filter(({ multiplier }) => named.has(multiplier))
    .map(({ multiplier, probability }) => [nameOf(multiplier), say.percent(probability)])
  const restShare = rest.reduce((sum, { probability }) => sum + probability, 0)
  if (restShare > 0) rows.push([word.smaller, say.percent(restShare)])
  return { heading: word.prizes, paragraphs: [], table: { head: word.head, rows } }
}

/** The rules of a scratch card. */
export const rulesOf = (title: ScratchTitle): InEachLanguage<readonly RuleSection[]> =>
  inEachLanguage((language) => [
    {
      heading: words[language].howTo,
      paragraphs: [howTo(title, language), words[language].decided],
    },
    prizeTable(title, language),
    ...closingSections(title, language, { maxWinStakes: mostOf(title.game) / 100 }),
  ])

const cardFacts = (
  title: ScratchTitle,
  { card }: ScratchView,
  language: LanguageCode,
): readonly Fact[] => {
  const [word, say] = [words[language], sayOf(language)]
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
    default:
      return card satisfies never
  }
}

/** What decided a scratch card. */
export const factsOf = (
  title: ScratchTitle,
  _wager: Wager<null>,
  { view }: Play<never, ScratchView>,
): InEachLanguage<readonly Fact[]> =>
  inEachLanguage((language) => [
    ...cardFacts(title, view, language),
    { label: words[language].prize, value: sayOf(language).times(view.multiplier) },
  ])
