import type { OwnListing } from '../title.ts'

export const listing: OwnListing = { nodeId: 1002, position: 4, isNew: true, category: 'BGS' }
