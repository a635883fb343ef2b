import { otherNamesOf } from './game-words.ts'

/** Visitors' words for a kind of game, in both languages; the key is a type, category or class. */
const words: Readonly<Record<string, string>> = {
  RNG: 'slot slots caça-níqueis',
  LIVE: 'live ao vivo cassino casino',
  FISH: 'fish fishing pesca pescaria',
  SPORTS: 'sports esportes apostas',
  ESPORTS: 'esports e-sports',
  LOTT: 'lottery loteria',
  ELOTT: 'lottery loteria',
  COCKFIGHT: 'cockfight briga de galos arena',
  ARENA: 'arena',
  PVP: 'pvp cards cartas',
  BGS: 'originals originais',
  SM: 'slot machine',
  VP: 'video poker vídeo pôquer',
  JP: 'jackpot',
  TG: 'table mesa',
  TABLE: 'table mesa',
  AC: 'arcade',
  SC: 'scratch raspadinha raspa',
  BG: 'bingo',
  BINGO: 'bingo',
  CRASH: 'crash aviator aviãozinho foguetinho spaceman jetx',
  MEGAWAY: 'megaway megaways ways',
  GAME_SHOW: 'game show',
  FEATURE_BUY: 'feature buy comprar bônus',
  BONUS: 'bonus bônus',
  BAC: 'baccarat bacará',
  ROU: 'roulette roleta',
  BJ: 'blackjack vinte e um twenty-one 21',
  SIC: 'sic bo dados dice',
  DAT: 'dragon tiger dragão tigre',
  MINES: 'mines minas',
}

/** The words of all kinds of a game, and its own; a kind without any is found by its own name. */
export const kindWords = (kinds: readonly string[], gameCode: string): string =>
  [...kinds.map((kind) => words[kind] ?? kind), otherNamesOf(gameCode)].join(' ')
