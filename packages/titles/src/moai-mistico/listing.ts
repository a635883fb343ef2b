import type { OwnListing } from '../title.ts'

export const listing: OwnListing = { nodeId: 1009, position: 12, isNew: true, classify: 'MEGAWAY' }
