import {
  createResponseCache,
  type ResponseCache,
} from '../../../platform/http/cache/response-cache.ts'

/** Answers built from the catalogue, valid until it changes. */
export type CatalogueResponses = { readonly lists: ResponseCache; readonly details: ResponseCache }

/** The latest big wins on a sheet are a minute old at most. */
const detailCachedMs = 30_000

export const createCatalogueResponses = (): CatalogueResponses => ({
  lists: createResponseCache(),
  details: createResponseCache({ forMs: detailCachedMs }),
})
