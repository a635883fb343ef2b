import { adjectives, nouns, studios } from './words.ts'

/** A vendor of the generated catalogue, as rows of the catalogue's tables. */
export type GeneratedVendor = {
  readonly code: string
  readonly name: string
  readonly gameType: string
  readonly category: string
  readonly opens: 'GAME' | 'VASSALAGE'
}

export type GeneratedTitle = {
  readonly nodeId: number
  readonly vendor: string
  readonly gameCode: string
  readonly gameType: string
  readonly category: string
  readonly classify: string
  readonly nameEn: string
  readonly namePt: string
  readonly hue: number
  readonly symbols: readonly string[]
  readonly art: string | null
  readonly features: readonly string[]
  readonly isHot: boolean
  readonly isNew: boolean
  readonly rtpBp: number | null
  readonly volatility: 'low' | 'medium' | 'high' | null
  readonly sortOrder: number
}

export type GeneratedCatalogue = {
  readonly vendors: readonly GeneratedVendor[]
  readonly titles: readonly GeneratedTitle[]
}

export type GenerateOptions = {
  readonly titleCount: number
  /** Keys of existing pictures; titles share them in turn. */
  readonly art?: readonly string[]
}

/** Lower ids are our own titles. */
const firstNodeId = 100_001

const kinds = [
  {
    gameType: 'RNG',
    category: 'RNG',
    share: 14,
    classes: ['SM', 'SM', 'SM', 'MEGAWAY', 'JP', 'VP'],
  },
  {
    gameType: 'LIVE',
    category: 'LIVE',
    share: 3,
    classes: ['BAC', 'ROU', 'BJ', 'GAME_SHOW', 'TABLE'],
  },
  { gameType: 'FISH', category: 'FISH', share: 1, classes: ['FISH'] },
  { gameType: 'RNG', category: 'RNG', share: 1, classes: ['CRASH', 'MINES', 'TABLE', 'BINGO'] },
  { gameType: 'PVP', category: 'PVP', share: 1, classes: ['CARDS'] },
] as const

const features = [
  ['WILDS', 'FREE_SPINS'],
  ['WILDS', 'CASCADES', 'MULTIPLIER'],
  ['JACKPOT', 'HOLD_AND_WIN'],
  ['MEGAWAYS', 'FREE_SPINS', 'FEATURE_BUY'],
  ['RESPIN', 'BONUS_GAME'],
  [],
] as const
const volatilities = ['low', 'medium', 'high', null] as const

/** Uniform numbers that are the same on every machine (mulberry32). */
const numbers = (seed: number) => {
  let state = seed
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

const pick = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index % items.length]
  if (item === undefined) throw new Error('nothing to pick from')
  return item
}

const generateVendors = (): GeneratedVendor[] => {
  const turns = kinds.flatMap((kind) => Array.from({ length: kind.share }, () => kind))
  return studios.map((name, index) => ({
    code: `G${String(index + 1).padStart(2, '0')}`,
    name,
    gameType: pick(turns, index * 7).gameType,
    category: pick(turns, index * 7).category,
    opens: index % 9 === 8 ? 'GAME' : 'VASSALAGE',
  }))
}

/** Two words and, once all pairs are used, a number: `Tigre Dourado 3`. */
const namesOf = (index: number) => {
  const noun = pick(nouns, index)
  const adjective = pick(adjectives, Math.floor(index / nouns.length))
  const edition = Math.floor(index / (nouns.length * adjectives.length))
  const suffix = edition === 0 ? '' : ` ${edition + 1}`
  return {
    namePt: `${noun.pt} ${noun.feminine ? adjective.ptFeminine : adjective.pt}${suffix}`,
    nameEn: `${adjective.en} ${noun.en}${suffix}`,
  }
}

/** A catalogue of any size, the same every time, named in both languages. Never demo data. */
export const generateCatalogue = ({
  titleCount,
  art = [],
}: GenerateOptions): GeneratedCatalogue => {
  const vendors = generateVendors()
  const draw = numbers(20_000)
  const titles = Array.from({ length: titleCount }, (_, index): GeneratedTitle => {
    const vendor = pick(vendors, draw(vendors.length))
    const kind = kinds.find(({ gameType }) => gameType === vendor.gameType) ?? kinds[0]
    const names = namesOf(index)
    return {
      nodeId: firstNodeId + index,
      vendor: vendor.code,
      gameCode: `${vendor.code.toLowerCase()}-${index + 1}`,
      gameType: vendor.gameType,
      category: vendor.category,
      classify: pick<string>(kind.classes, draw(kind.classes.length)),
      ...names,
      hue: draw(360),
      symbols: [pick(nouns, index).symbol, 'gem-stone', 'coin'],
      art: art.length > 0 ? pick(art, index) : null,
      features: pick<readonly string[]>(features, draw(features.length)),
      isHot: draw(100) === 0,
      isNew: draw(50) === 0,
      rtpBp: draw(10) === 0 ? null : 9_000 + draw(800),
      volatility: pick(volatilities, draw(volatilities.length)),
      sortOrder: 1_000 + index,
    }
  })
  return { vendors, titles }
}
