import { createHash } from 'node:crypto'
import { documentTypes } from '@trevo/contract/wps/kyc/kyc-names.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import { z } from 'zod'
import {
  createAskParty,
  type PartyAnswer,
  type PartyCall,
} from '../../../platform/outside/ask-party.ts'
import type { Parties, Party } from '../../../platform/outside/parties-file.ts'
import type { KycPorts } from '../ports.ts'

const Text = z.string().max(200)
const DocumentReading = z.object({
  problems: z.array(z.enum(['unreadable', 'glare', 'cropped'])).max(3),
  isForged: z.boolean(),
  document: z
    .object({
      type: z.enum(documentTypes),
      number: z.string().min(3).max(30),
      name: Text,
      cpf: z
        .string()
        .regex(/^\d{11}$/)
        .nullable(),
      bornOn: z.iso.date(),
      expiresOn: z.iso.date().nullable(),
    })
    .nullable(),
})
const FaceComparison = z.object({
  isLive: z.boolean(),
  problems: z.array(z.enum(['covered', 'several'])).max(2),
  similarity: z.number().min(0).max(1),
})
const CpfStanding = z.object({
  status: z.enum(['regular', 'pending', 'suspended', 'cancelled', 'deceased', 'unknown']),
  nameMatches: z.boolean(),
  bornOnMatches: z.boolean(),
})
const AddressFound = z.object({
  isKnown: z.boolean(),
  street: Text,
  district: Text,
  city: Text,
  state: z.string().regex(/^([A-Z]{2})?$/),
})
const ListsFound = z.object({
  isExposed: z.boolean(),
  isSanctioned: z.boolean(),
  lists: z.array(Text).max(20),
})

const PlaceFound = z.object({
  country: z.string().regex(/^[A-Z]{2}$/),
  region: z.string().max(10),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  anonymizer: z.enum(['none', 'vpn', 'proxy', 'tor', 'hosting']),
})

/** Pictures are named by their hash in the log. */
const hashOf = (base64: string): string =>
  createHash('sha256').update(Buffer.from(base64, 'base64')).digest('hex')

const hashesOf = (pictures: Readonly<Record<string, string | null>>) =>
  Object.fromEntries(
    Object.entries(pictures).map(([kind, one]) => [kind, one === null ? null : hashOf(one)]),
  )

/** Enough for a party to look at three pictures, and well under the lease of a check. */
const pictureMs = 30_000
const textMs = 8_000
/** A member waits for it. */
const lookUpMs = 3_000

const absent =
  (clock: Clock, port: string) =>
  async (requestId: string): Promise<PartyAnswer<never>> => {
    const call: PartyCall = {
      port,
      requestId,
      at: clock.now(),
      request: '{}',
      answer: null,
      proof: {},
      outcome: 'unreachable',
    }
    return { kind: 'none', call }
  }

const openIdentity = (
  party: Party | undefined,
  clock: Clock,
): Pick<KycPorts, 'readDocument' | 'compareFace' | 'checkCpf'> => {
  if (!party) {
    return {
      readDocument: absent(clock, 'document'),
      compareFace: absent(clock, 'face'),
      checkCpf: absent(clock, 'cpf'),
    }
  }
  const askSlowly = createAskParty(party, { clock, timeoutMs: pictureMs })
  const ask = createAskParty(party, { clock, timeoutMs: textMs })
  return {
    readDocument: (requestId, body) => {
      const logged = { ...body, pictures: hashesOf(body.pictures) }
      const asked = { port: 'document', path: '/v1/documents', requestId, body, logged }
      return askSlowly(asked, DocumentReading)
    },
    compareFace: (requestId, body) => {
      const logged = { ...body, pictures: hashesOf(body.pictures) }
      const asked = { port: 'face', path: '/v1/faces', requestId, body, logged }
      return askSlowly(asked, FaceComparison)
    },
    checkCpf: (requestId, declared) => {
      const body = { declared }
      const asked = { port: 'cpf', path: '/v1/cpf', requestId, body, logged: body }
      return ask(asked, CpfStanding)
    },
  }
}

/** The ports of identity cases; one without a party never answers, so a person decides. */
export const openPorts = (
  { identity, address, screening, location }: Parties,
  clock: Clock,
): KycPorts => {
  const askAddress = address && createAskParty(address, { clock, timeoutMs: lookUpMs })
  const askPlace = location && createAskParty(location, { clock, timeoutMs: lookUpMs })
  const askLists = screening && createAskParty(screening, { clock, timeoutMs: textMs })
  return {
    ...openIdentity(identity, clock),
    findAddress: (requestId, cep) => {
      if (!askAddress) return absent(clock, 'address')(requestId)
      const body = { cep }
      const asked = { port: 'address', path: '/v1/addresses', requestId, body, logged: body }
      return askAddress(asked, AddressFound)
    },
    locate: (requestId, asked) => {
      if (!askPlace) return absent(clock, 'location')(requestId)
      const body = { address: asked }
      const question = { port: 'location', path: '/v1/locations', requestId, body, logged: body }
      return askPlace(question, PlaceFound)
    },
    screen: (requestId, declared) => {
      if (!askLists) return absent(clock, 'screening')(requestId)
      const body = { declared }
      const asked = { port: 'screening', path: '/v1/screenings', requestId, body, logged: body }
      return askLists(asked, ListsFound)
    },
  }
}
