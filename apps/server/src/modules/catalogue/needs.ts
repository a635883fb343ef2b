import type { Language } from '@trevo/contract/shapes.ts'
import type { PrizeMode } from '@trevo/contract/wps/lottery/shapes.ts'
import type { TableRoom } from '@trevo/contract/vendor/table-rooms.ts'
import type { BigWin } from '@trevo/contract/wps/games/game-detail.ts'
import type { VendorKeys } from '@trevo/vendor-kit/signing/keys.ts'
import type { z } from 'zod'

/** What the catalogue needs of other modules and of vendors, a field for each. */
export type CatalogueNeeds = {
  readonly play: {
    /** Recent big wins of a game; whoever keeps the bets knows them. */
    bigWinsOf(nodeId: number): Promise<z.input<typeof BigWin>[]>
    /** Who is in the rooms of a vendor's tables now; empty where it does not say. */
    tableRoomsOf(integration: string): Promise<readonly TableRoom[]>
  }
  readonly settings: {
    /** In which a text is given that the asked language lacks. */
    defaultLanguageOf(brandId: number): Language
    /** Categories that the brand's jurisdiction closes. */
    closedCategoriesOf(brandId: number): readonly string[]
    /** The types of lottery that the brand offers. */
    lotteryTypesOf(brandId: number): readonly PrizeMode[]
  }
  readonly vendors: {
    /** Undefined for a vendor of whom nobody has keys. */
    findVendorKeys(integration: string): VendorKeys | undefined
  }
}
