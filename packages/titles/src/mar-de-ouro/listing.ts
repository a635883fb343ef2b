import type { OwnListing } from '../title.ts'

export const listing: OwnListing = { nodeId: 1006, position: 8 }
