import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { CacheBuster, Instant, Money } from '../../shapes.ts'

/** Parts of a brand's site that every brand has; each of its vendors is another one. */
export const servicePartKinds = [
  'site',
  'deposits',
  'withdrawals',
  'lottery',
  'sports',
  'vendor',
] as const
export type ServicePartKind = (typeof servicePartKinds)[number]

/**
 * `off`: switched off by operators, for maintenance or by a stop; `unknown`: nothing was measured, which says
 * nothing about how it works.
 */
export const serviceStates = ['working', 'slow', 'down', 'off', 'unknown'] as const
export type ServiceState = (typeof serviceStates)[number]

/** Whose fault an incident was, as the brand says. */
export const incidentFaults = ['ours', 'institution', 'vendor', 'network', 'other'] as const
export type IncidentFault = (typeof incidentFaults)[number]

/** Parts whose incidents may give a credit: those of which it is known whom a fault of theirs hit. */
export const creditedKinds = [
  'deposits',
  'withdrawals',
  'vendor',
] as const satisfies readonly ServicePartKind[]
export type CreditedKind = (typeof creditedKinds)[number]

/** What a member whom an incident hit is given: at most `amount` for each one and `monthMax` in a month. */
export const CreditRule = z.object({
  kind: z.enum(creditedKinds),
  /** How long an incident has to last, in minutes. */
  minutes: z.int(),
  amount: Money,
  monthMax: Money,
  /** Counts for incidents that began from then on. */
  since: Instant,
})
export type CreditRule = z.infer<typeof CreditRule>

/** A vendor as it is shown: its name, and what its mark is drawn from. */
export const ServiceVendor = z.object({
  vassalage: z.string(),
  name: z.string(),
  nodeId: z.int(),
})
export type ServiceVendor = z.infer<typeof ServiceVendor>

/** The minutes of a day by what was measured in them; what is missing to the whole day was not measured. */
export const ServiceDay = z.object({
  day: z.iso.date(),
  workingMin: z.int(),
  slowMin: z.int(),
  downMin: z.int(),
  offMin: z.int(),
  /** `slow` and `down` from some minutes on; `unknown` if no minute was measured. */
  state: z.enum(serviceStates),
})
export type ServiceDay = z.infer<typeof ServiceDay>

export const ServicePart = z.object({
  kind: z.enum(servicePartKinds),
  /** Of a part of the kind `vendor`. */
  vendor: ServiceVendor.nullable(),
  state: z.enum(serviceStates),
  /** The end of the last minute in which something was measured. */
  measuredAt: Instant.nullable(),
  /** The middle duration of what ended in the last `windowMin` minutes; null if nothing did. */
  medianSec: z.int().nullable(),
  /** How many percent of it took longer than `lateAfterSec`; null if there was nothing. */
  latePercent: z.int().nullable(),
  /** Of withdrawals: how many wait longer than the law allows now. */
  waitingLate: z.int().nullable(),
  windowMin: z.int(),
  lateAfterSec: z.int(),
  /** The last 30 days of the brand's zone, the oldest first. */
  days: z.array(ServiceDay).max(30),
})
export type ServicePart = z.infer<typeof ServicePart>

export const ServiceIncident = z.object({
  incidentId: z.uuid(),
  kind: z.enum(servicePartKinds),
  vendor: ServiceVendor.nullable(),
  /** The worst that was measured in it. */
  state: z.enum(['slow', 'down']),
  beganAt: Instant,
  endedAt: Instant.nullable(),
  fault: z.enum(incidentFaults).nullable(),
  /** The brand's words about it, in the visitor's language. */
  text: z.string().nullable(),
  /** The most that it gives to each member whom it hit; null where no rule gives anything for it. */
  credit: Money.nullable(),
})
export type ServiceIncident = z.infer<typeof ServiceIncident>

export const ServiceStatus = z.object({
  /** The worst of all parts that are known. */
  state: z.enum(serviceStates),
  answeredAt: Instant,
  /** After how many minutes an incident begins and ends. */
  opensAfterMin: z.int(),
  closesAfterMin: z.int(),
  parts: z.array(ServicePart),
  /** The rules that count for an incident which begins now; empty if the brand has none. */
  credits: z.array(CreditRule),
  /** The part of a member's counted stakes that pays for rewards, these credits among them, in 1/100 percent. */
  creditShareBp: z.int(),
  /** Of the last 30 days, the newest first, at most 50. */
  incidents: z.array(ServiceIncident),
})
export type ServiceStatus = z.infer<typeof ServiceStatus>

export const showServiceStatus = endpoint({
  name: 'showServiceStatus',
  summary: 'How each part of the site works by its own measurements, and its incidents of 30 days',
  method: 'GET',
  path: '/wps/system/service-status',
  family: 'wps',
  auth: 'none',
  moduleId: 'COMM3',
  query: z.object({ _: CacheBuster }),
  response: ServiceStatus,
  refusals: [],
  cacheSec: 15,
})
