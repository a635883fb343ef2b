import type { OwnListing } from '../title.ts'

export const listing: OwnListing = { nodeId: 1115, position: 114, isNew: true }
