import type { Language } from '@trevo/contract/shapes.ts'
import type { PrizeMode } from '@trevo/contract/wps/lottery/shapes.ts'
import type { LiveTable } from '@trevo/contract/vendor/live-tables.ts'
import type { TableRoom } from '@trevo/contract/vendor/table-rooms.ts'
import type { BigWin } from '@trevo/contract/wps/games/game-detail.ts'
import type { VendorKeys } from '@trevo/vendor-kit/signing/keys.ts'
import type { z } from 'zod'

/** What the catalogue needs from other modules and from vendors, one field each. */
export type CatalogueNeeds = {
  readonly play: {
    /** Recent big wins of a game, from the module that keeps the bets. */
    bigWinsOf(nodeId: number): Promise<z.input<typeof BigWin>[]>
    /** The players in the rooms of a vendor's tables; empty if the vendor does not provide them. */
    tableRoomsOf(integration: string): Promise<readonly TableRoom[]>
    /** A vendor's live tables as they are now; empty if it does not provide them. */
    liveTablesOf(integration: string): Promise<readonly LiveTable[]>
  }
  readonly settings: {
    /** The language of a text that is missing in the requested one. */
    defaultLanguageOf(brandId: number): Language
    /** Categories that the brand's jurisdiction closes. */
    closedCategoriesOf(brandId: number): readonly string[]
    /** The least published return of a game that the brand may offer. */
    returnMinBpOf(brandId: number): number
    /** The types of lottery that the brand offers. */
    lotteryTypesOf(brandId: number): readonly PrizeMode[]
  }
  readonly vendors: {
    /** Undefined for a vendor without keys. */
    findVendorKeys(integration: string): VendorKeys | undefined
  }
}
