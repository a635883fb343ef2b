import type { documentTypes } from '@trevo/contract/wps/kyc/kyc-names.ts'
import type { KycForm } from '@trevo/contract/wps/kyc/kyc.ts'
import type { Place } from './domain/judge-location.ts'
import type { PartyAnswer } from '../../platform/outside/ask-party.ts'

/** What of a person an outside party is told. */
export type Declared = Pick<KycForm, 'fullName' | 'cpf' | 'bornOn'>

export type DocumentReading = {
  readonly problems: readonly ('unreadable' | 'glare' | 'cropped')[]
  readonly isForged: boolean
  /** Null if it could not be read. */
  readonly document: {
    readonly type: (typeof documentTypes)[number]
    readonly number: string
    readonly name: string
    /** Null on documents that have none. */
    readonly cpf: string | null
    /** `yyyy-mm-dd` */
    readonly bornOn: string
    /** Null on documents that have no end. */
    readonly expiresOn: string | null
  } | null
}

export type FaceComparison = {
  readonly isLive: boolean
  readonly problems: readonly ('covered' | 'several')[]
  /** Of face and document, from 0 to 1. */
  readonly similarity: number
}

export type CpfStanding = {
  readonly status: 'regular' | 'pending' | 'suspended' | 'cancelled' | 'deceased' | 'unknown'
  readonly nameMatches: boolean
  readonly bornOnMatches: boolean
}

export type AddressFound = {
  readonly isKnown: boolean
  readonly street: string
  readonly district: string
  readonly city: string
  readonly state: string
}

export type ListsFound = {
  readonly isExposed: boolean
  readonly isSanctioned: boolean
  /** Names of the lists with a match. */
  readonly lists: readonly string[]
}

/** Pictures in base64 (WebP). */
type Pictures<Kind extends string> = Readonly<Record<Kind, string>>

/** The outside parties. The same request id asks the same again. */
export type KycPorts = {
  readDocument(
    requestId: string,
    asked: {
      readonly declared: Declared
      readonly documentType: KycForm['documentType']
      readonly pictures: Pictures<'front'> & { readonly back: string | null }
    },
  ): Promise<PartyAnswer<DocumentReading>>
  compareFace(
    requestId: string,
    asked: {
      readonly declared: Declared
      readonly pictures: Pictures<'document' | 'centre' | 'left' | 'right'>
    },
  ): Promise<PartyAnswer<FaceComparison>>
  checkCpf(requestId: string, declared: Declared): Promise<PartyAnswer<CpfStanding>>
  findAddress(requestId: string, cep: string): Promise<PartyAnswer<AddressFound>>
  /** Where an address of the network is. */
  locate(requestId: string, address: string): Promise<PartyAnswer<Place>>
  screen(requestId: string, declared: Declared): Promise<PartyAnswer<ListsFound>>
}
