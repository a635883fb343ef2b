import type { Finder } from '../../../platform/search/finder.ts'
import type { createSearchTransfers } from './search-transfers.ts'

const longEnough = 6
const foundMax = 10

/** Movements for the search box, by their number or an id of their source. */
export const transferFinder = (search: ReturnType<typeof createSearchTransfers>): Finder => ({
  kind: 'transfer',
  right: 'ledger.read',
  accepts: (text) => text.length >= longEnough && /^[\w:-]+$/.test(text),
  find: async (brandId, text) => {
    const { list } = await search({ brandId }, { id: text, pageSize: foundMax })
    return list.slice(0, foundMax).map(({ transferId, kind, amount }) => ({
      id: transferId,
      label: `${kind} · ${amount}`,
    }))
  },
})
