import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { CacheBuster, ClientId, Instant, keyset } from '../shapes.ts'
import { typed } from './session.ts'

/** What is kept of a person, in the order in which it is shown. */
export const dataCategories = [
  'profile',
  'identity',
  'logins',
  'money',
  'play',
  'limits',
  'messages',
  'tax',
  'preferences',
] as const
export const DataCategory = z.enum(dataCategories)
export type DataCategory = z.infer<typeof DataCategory>

/** What can be wrong, and is put right by support or by the identity check. */
export const correctableFields = ['name', 'cpf', 'bornOn', 'contact', 'address', 'other'] as const

export const dataRequestKinds = ['export', 'correct', 'erase'] as const
/**
 * An export is `waiting` until it is made, `ready` until it is opened or its day is over. A correction or an erasure
 * is `waiting` until it is `done`.
 */
export const dataRequestStates = ['waiting', 'ready', 'opened', 'expired', 'done'] as const

const DataRequest = z.object({
  requestId: z.uuid(),
  kind: z.enum(dataRequestKinds),
  state: z.enum(dataRequestStates),
  askedAt: Instant,
  /** By when it must be answered. */
  dueAt: Instant,
  endedAt: Instant.nullable(),
  /** Until when a ready export can be opened. */
  openUntil: Instant.nullable(),
  /** What the member asked to correct, or what the operator answered. */
  text: z.string().nullable(),
})
export type DataRequest = z.infer<typeof DataRequest>

const Kept = z.object({
  category: DataCategory,
  /** Where a law asks for it: its article, and for how many years after the account is closed. */
  article: z.string().nullable(),
  years: z.int().nullable(),
  /** What an erasure deletes at once; the rest leaves when its time is over. */
  isErasable: z.boolean(),
})

const common = {
  family: 'wps',
  auth: 'member',
  moduleId: 'COMM3',
  evenExcluded: true,
} as const

/** The login password again. */
const proof = { password: typed(128).min(1) }

export const getMyData = endpoint({
  ...common,
  name: 'getMyData',
  summary: 'What is kept of the member and why, and what they asked for',
  method: 'GET',
  path: '/wps/my-data',
  query: z.object({ _: CacheBuster }),
  response: z.object({
    /** What the account says of the person. */
    profile: z.array(z.object({ name: z.string(), value: z.string() })),
    kept: z.array(Kept),
    /** The newest first, twenty at most. */
    requests: z.array(DataRequest),
  }),
  refusals: [],
  rateLimit: { max: 60, windowSec: 60 },
})

export const listMyDataReaders = endpoint({
  ...common,
  name: 'listMyDataReaders',
  summary:
    'When operators read the member’s personal data in clear, in which role, and which fields',
  method: 'GET',
  path: '/wps/my-data/readers',
  query: z.object(keyset({ beforeMax: 20, sizeMax: 50, size: 20 })),
  response: z.object({
    list: z.array(
      z.object({
        at: Instant,
        /** The operator’s role as the brand names it; null where it is held no more. */
        role: z.string().nullable(),
        fields: z.array(z.string()),
      }),
    ),
    next: z.string().nullable(),
  }),
  refusals: ['request_param_err'],
  rateLimit: { max: 60, windowSec: 60 },
})

export const exportMyData = endpoint({
  ...common,
  name: 'exportMyData',
  summary: 'Has everything that is kept of the member written to a sealed file',
  method: 'POST',
  path: '/wps/my-data/export',
  sealed: true,
  body: z.strictObject({ requestId: ClientId, ...proof }),
  response: DataRequest,
  refusals: ['password.wrong', 'login.locked', 'my_data.too_many'],
  rateLimit: { max: 10, windowSec: 60 },
})

export const openMyData = endpoint({
  ...common,
  name: 'openMyData',
  summary: 'The file of an export, once: it is deleted with this answer',
  method: 'POST',
  path: '/wps/my-data/open',
  sealed: true,
  body: z.strictObject({ requestId: ClientId, ...proof }),
  response: z.object({ fileName: z.string(), content: z.base64() }),
  refusals: ['password.wrong', 'login.locked', 'my_data.not_ready'],
  rateLimit: { max: 10, windowSec: 60 },
})

export const correctMyData = endpoint({
  ...common,
  name: 'correctMyData',
  summary: 'Asks for a correction of what the member cannot change themself',
  method: 'POST',
  path: '/wps/my-data/correct',
  body: z.strictObject({
    requestId: ClientId,
    field: z.enum(correctableFields),
    text: typed(300).regex(/\S/),
  }),
  response: DataRequest,
  refusals: ['my_data.too_many'],
  rateLimit: { max: 10, windowSec: 60 },
})

export const eraseMyData = endpoint({
  ...common,
  name: 'eraseMyData',
  summary: 'Deletes what no law asks to keep',
  method: 'POST',
  path: '/wps/my-data/erase',
  sealed: true,
  body: z.strictObject({ requestId: ClientId, ...proof }),
  response: DataRequest,
  refusals: ['password.wrong', 'login.locked', 'my_data.too_many'],
  rateLimit: { max: 10, windowSec: 60 },
})
