import type { GameMenuEntry } from '@trevo/contract/wps/games.ts'
import type { MessageKey } from '@trevo/i18n/site/catalog.ts'
import { gameCategories } from '@trevo/contract/wps/games/game-categories.ts'
import { to, toCategory } from './to.ts'

export type NavEntry = {
  readonly category: string
  readonly label: MessageKey
  readonly href: string
  readonly vendors: GameMenuEntry['vendors']
  readonly gameCount: number
}

/** If a category has more games than this, its vendor menu takes the large layout (NAV-6). */
export const largeMenuAbove = 10

/** NAV-1..5: home, in-house, the categories that have a vendor, promotions last. */
export const navEntries = (menus: readonly GameMenuEntry[]): readonly NavEntry[] => {
  const fixed = (category: string, label: MessageKey, href: string): NavEntry => ({
    category,
    label,
    href,
    vendors: [],
    gameCount: 0,
  })
  const withVendors = gameCategories.flatMap((category): NavEntry[] => {
    const vendors = menus
      .filter((menu) => menu.gameCategory === category)
      .flatMap((menu) => menu.vendors)
    if (vendors.length === 0) return []
    const gameCount = vendors.reduce((sum, vendor) => sum + vendor.gameCount, 0)
    return [{ category, label: `nav.${category}`, href: toCategory(category), vendors, gameCount }]
  })
  return [
    fixed('HOME', 'nav.HOME', to.home()),
    ...withVendors,
    fixed('PROMO', 'nav.PROMO', to.promotions()),
  ]
}
