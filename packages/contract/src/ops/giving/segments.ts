import { z } from 'zod'
import { operatorEndpoint } from '../../endpoint.ts'
import { SegmentConditions } from '../../segment-conditions.ts'
import { Instant } from '../../shapes.ts'
import { typed } from '../../wps/session.ts'

const params = z.object({ segmentId: z.uuid() })

/** A saved set of conditions; its members are those who meet them at any moment. */
export const Segment = z.object({
  segmentId: z.uuid(),
  name: z.string(),
  conditions: SegmentConditions,
  /** Everybody of the brand with the right may use it; otherwise its owner alone. */
  isShared: z.boolean(),
  isOwn: z.boolean(),
  /** By user name. */
  owner: z.string(),
  revision: z.int(),
  savedAt: Instant,
})
export type Segment = z.infer<typeof Segment>

export const SegmentCount = z.object({
  count: z.int(),
  /** Who meets the conditions and may not be addressed: left out of the count. */
  leftOut: z.int(),
  /** All members of the brand who may be addressed. */
  all: z.int(),
  /** How many of `count` are in each level, from the lowest. */
  levels: z.array(z.object({ level: z.int(), count: z.int() })),
  /** Some of them, at most ten. */
  examples: z.array(
    z.object({
      account: z.string(),
      level: z.int(),
      lastStakedAt: Instant.nullable(),
      state: z.string().nullable(),
    }),
  ),
  /** The oldest reading of a member that the count rests on. */
  readSince: Instant.nullable(),
  tookMs: z.int(),
})
export type SegmentCount = z.infer<typeof SegmentCount>

export const countSegment = operatorEndpoint({
  name: 'countSegment',
  summary: 'How many members meet conditions now, by level, and some of them',
  method: 'POST',
  path: '/ops/segments/count',
  right: 'members.segment',
  approval: 'none',
  personal: 'masked',
  body: z.strictObject({ conditions: SegmentConditions }),
  response: SegmentCount,
  refusals: [],
})

export const listSegments = operatorEndpoint({
  name: 'listSegments',
  summary: 'Saved segments: shared ones of the brand, and those of the caller',
  method: 'GET',
  path: '/ops/segments',
  right: 'members.segment',
  approval: 'none',
  personal: 'none',
  query: z.object({
    /** A part of the name. */
    search: typed(60).optional(),
    before: z.string().max(80).optional(),
    pageSize: z.coerce.number().int().min(1).max(100).default(50),
  }),
  response: z.object({ list: z.array(Segment), next: z.string().nullable() }),
  refusals: [],
})

export const saveSegment = operatorEndpoint({
  name: 'saveSegment',
  summary: 'Saves a segment, new or changed; the same again changes nothing',
  method: 'POST',
  path: '/ops/segments/:segmentId',
  right: 'members.segment',
  approval: 'none',
  personal: 'none',
  params,
  body: z.strictObject({
    name: typed(60).regex(/\S/),
    conditions: SegmentConditions,
    isShared: z.boolean(),
    /** The revision that was changed; 0 for a new one. */
    revision: z.int().min(0).max(1_000_000_000),
  }),
  response: Segment,
  refusals: ['segment.unknown', 'segment.changed', 'segment.name_taken'],
})

export const deleteSegment = operatorEndpoint({
  name: 'deleteSegment',
  summary: 'Deletes a segment; promotions that were published with it keep its conditions',
  method: 'POST',
  path: '/ops/segments/:segmentId/delete',
  right: 'members.segment',
  approval: 'none',
  personal: 'none',
  params,
  body: z.strictObject({ revision: z.int().min(1).max(1_000_000_000) }),
  response: z.object({ segmentId: z.uuid() }),
  refusals: ['segment.unknown', 'segment.changed'],
})
