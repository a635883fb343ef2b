import { inEachLanguage, type InEachLanguage } from '@trevo/languages/languages.ts'
import type { BlackjackBet, HandResult, MoveKind, PairKind, ThreeKind } from './types.ts'

// Separate from the rules (texts.ts), because a table shows these before anybody opens the rules.
const pt = {
  bets: { main: 'Aposta principal', 'perfect-pairs': 'Pares perfeitos', '21+3': '21+3' },
  kinds: {
    mixed: 'Par misto',
    coloured: 'Par da mesma cor',
    perfect: 'Par perfeito',
    flush: 'Flush',
    straight: 'Sequência',
    'three-of-a-kind': 'Trinca',
    'straight-flush': 'Straight flush',
    'suited-three': 'Trinca do mesmo naipe',
  },
  moves: {
    hit: 'Pedir',
    stand: 'Parar',
    double: 'Dobrar',
    split: 'Dividir',
    insurance: 'Seguro',
    'no-insurance': 'Sem seguro',
  },
  results: {
    blackjack: 'Blackjack',
    won: 'venceu',
    push: 'empate',
    lost: 'perdeu',
    bust: 'estourou',
  },
}

const en: typeof pt = {
  bets: { main: 'Main bet', 'perfect-pairs': 'Perfect pairs', '21+3': '21+3' },
  kinds: {
    mixed: 'Mixed pair',
    coloured: 'Coloured pair',
    perfect: 'Perfect pair',
    flush: 'Flush',
    straight: 'Straight',
    'three-of-a-kind': 'Three of a kind',
    'straight-flush': 'Straight flush',
    'suited-three': 'Suited three of a kind',
  },
  moves: {
    hit: 'Hit',
    stand: 'Stand',
    double: 'Double',
    split: 'Split',
    insurance: 'Insurance',
    'no-insurance': 'No insurance',
  },
  results: { blackjack: 'Blackjack', won: 'won', push: 'push', lost: 'lost', bust: 'bust' },
}

const words: InEachLanguage<typeof pt> = { PT: pt, EN: en }

/** The name of a place, in each language. */
export const betNames = (bet: BlackjackBet): InEachLanguage<string> =>
  inEachLanguage((language) => words[language].bets[bet])

/** The name of a move, in each language. */
export const moveNames = (move: MoveKind): InEachLanguage<string> =>
  inEachLanguage((language) => words[language].moves[move])

/** The result of a hand, in each language. */
export const resultNames = (result: HandResult): InEachLanguage<string> =>
  inEachLanguage((language) => words[language].results[result])

/** What won a side bet, in each language. */
export const kindNames = (kind: PairKind | ThreeKind): InEachLanguage<string> =>
  inEachLanguage((language) => words[language].kinds[kind])
