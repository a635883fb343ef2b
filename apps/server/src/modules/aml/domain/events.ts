import type { AmlEvent } from '@trevo/contract/ops/compliance/aml.ts'

export type EventKind = AmlEvent['kind']

/** What two persons decide, by the name of its endpoint. */
export const reportKindName = 'reportAmlCase'
export const yearKindName = 'reportAmlYear'
