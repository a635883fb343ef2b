import type { VendorRow } from './catalogue-rows.ts'
import { vendorCards } from './game-shapes.ts'
import type { Lobby } from './lobby.ts'

/** The brand's vendors in lanes, each under the title of its group. */
export const vendorLanesBy = (lobby: Lobby, titleOf: (vendor: VendorRow) => string) =>
  [...Map.groupBy(lobby.vendors, titleOf)].map(([title, vendors]) => ({
    title,
    gameClassify: '',
    cards: vendorCards(lobby, vendors),
  }))
