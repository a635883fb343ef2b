import type { OwnListing } from '../title.ts'

export const listing: OwnListing = { nodeId: 1012, position: 11 }
