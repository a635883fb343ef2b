import {
  createResponseCache,
  type ResponseCache,
} from '../../../platform/http/cache/response-cache.ts'

/** Answers made of the catalogue, good until it changes. */
export type CatalogueResponses = { readonly lists: ResponseCache; readonly details: ResponseCache }

/** The latest big wins on a sheet come with the minute. */
const detailCachedMs = 30_000

export const createCatalogueResponses = (): CatalogueResponses => ({
  lists: createResponseCache(),
  details: createResponseCache({ forMs: detailCachedMs }),
})
