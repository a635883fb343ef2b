import { buildTile, type Workshop } from './build-pictures.ts'
import { createRasters, encodeTile } from './encode.ts'
import {
  furtherLotteryCategories,
  genericVendors,
  lotteryCategories,
  ownVendors,
  vendorSets,
  vendorWidths,
} from './vendor-sets.ts'
import { vendorSvg } from './vendor-svg.ts'

/** What represents the vendors of a type, in turn; never their own logo. */
const drawings = {
  LIVE: ['mirror-ball', 'game-die', 'crown', 'joker', 'spade-suit', 'gem-stone', 'trophy'],
  RNG: ['slot-machine', 'cherries', 'bell', 'gem-stone', 'coin', 'four-leaf-clover', 'lemon'],
  FISH: ['tropical-fish', 'dolphin', 'octopus', 'fish', 'shark', 'crab'],
  PVP: ['joker', 'heart-suit', 'spade-suit', 'diamond-suit', 'club-suit'],
  SPORTS: ['soccer-ball', 'basketball', 'volleyball'],
} as const satisfies Record<keyof typeof vendorSets, readonly string[]>

const hueOfType = { LIVE: 330, RNG: 40, FISH: 215, PVP: 150, SPORTS: 110 } as const

type Type = keyof typeof vendorSets

const buildVendor = async (
  { drawings: store, pictures }: Workshop,
  { folder, name, drawing, hue }: { folder: string; name: string; drawing: string; hue: number },
): Promise<void> => {
  const svg = vendorSvg(await store.get(drawing), hue)
  const sizeOf = (width: number) => ({ width, height: (width / 16) * 9 })
  const rasterAt = createRasters(svg, sizeOf(Math.max(...vendorWidths)))
  for (const width of vendorWidths) {
    const file = `vendor/${folder}/${name}-${width}.webp`
    await pictures.keep(file, svg, async () => encodeTile(await rasterAt(sizeOf(width))))
  }
}

/**
 * `vendor/<gameType>/<vassalage>-<width>.webp`, and `generic` if the type has one; those of our own vendors, for every type,
 * in `vendor/own`.
 */
export const buildVendors = async (workshop: Workshop): Promise<void> => {
  for (const [name, { drawing, hue }] of Object.entries(ownVendors)) {
    await buildVendor(workshop, { folder: 'own', name, drawing, hue })
  }
  for (const [type, names] of Object.entries(vendorSets) as [Type, readonly string[]][]) {
    // The type's own picture is its first drawing, in the type's own colour.
    const all = genericVendors.some((one) => one === type) ? ['generic', ...names] : names
    for (const [index, name] of all.entries()) {
      const drawing = drawings[type][index % drawings[type].length] ?? drawings[type][0]
      const hue = hueOfType[type] + index * 29
      await buildVendor(workshop, { folder: type, name, drawing, hue })
    }
  }
}

const allLotteryCategories = [...lotteryCategories, ...furtherLotteryCategories]

const lotterySymbols = {
  '11X5': ['pool-8-ball', 'coin', 'star'],
  LF: ['alarm-clock', 'coin', 'sparkles'],
  LHC: ['crystal-ball', 'four-leaf-clover', 'star'],
  PK10: ['racing-car', 'trophy', 'chequered-flag'],
  SSC: ['hourglass-done', 'coin', 'star'],
  BR: ['four-leaf-clover', 'coin', 'star'],
  K3: ['game-die', 'coin', 'sparkles'],
  PCB: ['crystal-ball', 'coin', 'star'],
  SEA: ['sun', 'lotus', 'star'],
  VN: ['world-map', 'coin', 'star'],
} as const satisfies Record<
  (typeof allLotteryCategories)[number],
  readonly [string, string, string]
>

/** `lottery/<category>-<width>.webp`: lotteries of a kind share a picture. */
export const buildLotteries = async (workshop: Workshop): Promise<void> => {
  for (const [nodeId, category] of allLotteryCategories.entries()) {
    const art = { key: category, hue: 20 + nodeId * 70, symbols: lotterySymbols[category], nodeId }
    await buildTile(workshop, art, 'lottery')
  }
}
