import type { TitleData } from '@trevo/game-rules/engine/title-data.ts'
import type { Listing, ListingCategory, ListingClass, OwnListing } from './title.ts'

/** Lobby section and kind of game of a family's titles, if a listing has no other. */
const offers: Readonly<Record<string, readonly [ListingCategory, ListingClass]>> = {
  arena: ['COCKFIGHT', 'ARENA'],
  baccarat: ['BGS', 'BAC'],
  bingo75: ['BGS', 'BINGO'],
  blackjack: ['BGS', 'BJ'],
  'blackjack-table': ['LIVE', 'BJ'],
  'casino-war': ['BGS', 'TABLE'],
  clusters: ['RNG', 'SM'],
  crash: ['BGS', 'CRASH'],
  dice: ['BGS', 'AC'],
  double: ['BGS', 'AC'],
  'dragon-tiger': ['BGS', 'DAT'],
  fish: ['FISH', 'FISH'],
  hilo: ['BGS', 'AC'],
  'hold-and-spin': ['RNG', 'SM'],
  keno: ['BGS', 'AC'],
  limbo: ['BGS', 'AC'],
  'lit-roulette': ['LIVE', 'ROU'],
  mines: ['BGS', 'MINES'],
  'money-wheel': ['LIVE', 'GAME_SHOW'],
  picks: ['RNG', 'SM'],
  plinko: ['BGS', 'AC'],
  roulette: ['BGS', 'ROU'],
  scratch: ['BGS', 'SC'],
  'sic-bo': ['BGS', 'SIC'],
  slots: ['RNG', 'SM'],
  'sticky-lines': ['RNG', 'SM'],
  'three-card-poker': ['BGS', 'TABLE'],
  tower: ['BGS', 'AC'],
  'variable-ways': ['RNG', 'MEGAWAY'],
  'video-bingo': ['BGS', 'BINGO'],
  'video-poker': ['BGS', 'VP'],
  wheel: ['BGS', 'AC'],
}

/** A title's own listing with what its family decides. Throws for a family that is not offered. */
export const completeListing = ({ family }: TitleData, own: OwnListing): Listing => {
  const offer = offers[family]
  if (!offer) throw new RangeError(`no section of the lobby for the family ${family}`)
  const [category, classify] = offer
  return { category, classify, isHot: false, isNew: false, ...own }
}
