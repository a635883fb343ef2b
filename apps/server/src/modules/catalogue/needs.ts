import type { BigWin } from '@trevo/contract/wps/game-detail.ts'
import type { VendorKeys } from '@trevo/vendor-kit/signing/keys.ts'
import type { z } from 'zod'

/** What the catalogue needs of its neighbours, as functions. */
export type CatalogueNeeds = {
  /** Recent big wins of a game; whoever keeps the bets knows them. */
  bigWinsOf(nodeId: number): Promise<z.input<typeof BigWin>[]>
  /** Undefined for a vendor of whom nobody has keys. */
  findVendorKeys(integration: string): VendorKeys | undefined
}
