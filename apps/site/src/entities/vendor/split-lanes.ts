import type { Lanes } from '../game/queries.ts'

type Card = Lanes[number]['cards'][number]

/** Vendors shown in a lane other than their category's (HOME-9, CAT-3). */
const esportsVendors = new Set(['IMES', 'TF', 'IA'])
const cockfightVendors = new Set(['SV3'])
const inHouseVendors = new Set(['BGS'])

const categoryOf = (laneTitle: string, card: Card): string => {
  if (laneTitle === 'SPORTS' && esportsVendors.has(card.vassalage)) return 'ESPORTS'
  if (laneTitle === 'SPORTS' && cockfightVendors.has(card.vassalage)) return 'COCKFIGHT'
  if (laneTitle === 'RNG' && inHouseVendors.has(card.vassalage)) return 'BGS'
  return laneTitle
}

/** Vendors by category, each in exactly one. */
export const splitLanes = (lanes: Lanes): ReadonlyMap<string, readonly Card[]> => {
  const byCategory = new Map<string, Card[]>()
  for (const lane of lanes) {
    for (const card of lane.cards) {
      const category = categoryOf(lane.title, card)
      const known = byCategory.get(category) ?? []
      if (known.some((other) => other.vassalage === card.vassalage)) continue
      byCategory.set(category, [...known, card])
    }
  }
  return byCategory
}
