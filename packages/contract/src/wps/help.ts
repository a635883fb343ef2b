import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { CacheBuster } from '../shapes.ts'

/** A piece of a help text, in reading order. */
export const HelpBlock = z.discriminatedUnion('type', [
  z.object({ type: z.literal('heading'), text: z.string() }),
  z.object({ type: z.literal('paragraph'), text: z.string() }),
  z.object({ type: z.literal('list'), items: z.array(z.string()) }),
])
export type HelpBlock = z.infer<typeof HelpBlock>

export const HelpTopic = z.object({
  /** Also the anchor: `/help#term` opens the terms of use (ROUTE-7). */
  id: z.string(),
  title: z.string(),
  blocks: z.array(HelpBlock),
  changedAt: z.iso.datetime(),
})
export type HelpTopic = z.infer<typeof HelpTopic>

export const getHelpCenter = endpoint({
  name: 'getHelpCenter',
  summary: 'The help topics of the brand, terms of use among them',
  method: 'GET',
  path: '/wps/system/helpCenter',
  family: 'wps',
  auth: 'none',
  moduleId: 'COMM3',
  query: z.object({
    /** Takes precedence over the Language header; a language without help texts gets the brand's own. */
    lang: z.string().max(5).optional(),
    device: z.string().max(10).optional(),
    _: CacheBuster,
  }),
  response: z.array(HelpTopic),
  refusals: [],
  cacheSec: 60,
  alwaysOpen: true,
})
