import { z } from 'zod'
import { operatorEndpoint } from '../../endpoint.ts'
import { typed } from '../../wps/session.ts'

/** A list as an operator wants to see it again: its page with filters and columns. */
export const SavedView = z.object({
  viewId: z.string(),
  name: z.string(),
  /** Path of the page, `/withdrawals`. */
  page: z.string(),
  /** Parameters of its address, without the open record. */
  search: z.string(),
  operator: z.string(),
  isOwn: z.boolean(),
  /** Every operator of the brand sees it. */
  isShared: z.boolean(),
})
export type SavedView = z.infer<typeof SavedView>

const common = {
  right: 'own',
  approval: 'none',
  personal: 'none',
} as const
const Page = z.string().regex(/^\/[a-z0-9/-]{1,60}$/)

export const listSavedViews = operatorEndpoint({
  name: 'listSavedViews',
  summary: 'Views of a page: those of the caller and those that others share, by name',
  method: 'GET',
  path: '/ops/views',
  ...common,
  query: z.object({ page: Page }),
  response: z.object({ list: z.array(SavedView) }),
  refusals: [],
})

export const saveView = operatorEndpoint({
  name: 'saveView',
  summary: 'Saves a view under a name; one of the same name and page is replaced',
  method: 'POST',
  path: '/ops/views',
  ...common,
  body: z.strictObject({
    page: Page,
    name: typed(60).regex(/\S/),
    search: typed(1_000),
    isShared: z.boolean(),
  }),
  response: SavedView,
  refusals: ['view.too_many'],
})

export const deleteView = operatorEndpoint({
  name: 'deleteView',
  summary: 'Deletes a view of the caller',
  method: 'DELETE',
  path: '/ops/views/:viewId',
  ...common,
  params: z.object({ viewId: z.string().regex(/^[1-9]\d{0,17}$/) }),
  response: z.object({ isDeleted: z.boolean() }),
  refusals: [],
})
