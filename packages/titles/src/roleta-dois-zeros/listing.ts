import type { OwnListing } from '../title.ts'

export const listing: OwnListing = { nodeId: 1202, position: 302, isNew: true }
