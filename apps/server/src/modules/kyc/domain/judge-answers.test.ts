import type { KycForm } from '@trevo/contract/wps/kyc/kyc.ts'
import { describe, expect, test } from 'vitest'
import type { DocumentReading, FaceComparison } from '../ports.ts'
import { findFormFault } from './check-form.ts'
import {
  judgeAddress,
  judgeCpf,
  judgeDocument,
  judgeFace,
  judgeLists,
  judgeRound,
} from './judge-answers.ts'

const today = '2026-11-21'
const form: KycForm = {
  fullName: 'Ana Souza Lima',
  cpf: '52998224725',
  bornOn: '1990-05-17',
  gender: 'undisclosed',
  address: {
    cep: '01310100',
    street: 'Avenida Paulista',
    number: '1',
    complement: '',
    district: 'Bela Vista',
    city: 'São Paulo',
    state: 'SP',
  },
  phone: '+5511987654321',
  email: 'ana@mail.example',
  pixKeyType: 'CPF',
  pixKey: '52998224725',
  pep: 'no',
  documentType: 'cnh',
}
const document: NonNullable<DocumentReading['document']> = {
  type: 'cnh',
  number: '1',
  name: 'ANA SOUZA LIMA',
  cpf: form.cpf,
  bornOn: form.bornOn,
  expiresOn: today,
}
const reading = (more: Partial<DocumentReading> = {}): DocumentReading => ({
  problems: [],
  isForged: false,
  document,
  ...more,
})
const face = (more: Partial<FaceComparison> = {}): FaceComparison => ({
  isLive: true,
  problems: [],
  similarity: 0.9,
  ...more,
})

describe('a document', () => {
  const judged = (more: Partial<typeof document>) =>
    judgeDocument(reading({ document: { ...document, ...more } }), form, today)

  test('passes beside the same person, until the day on which it ends', () => {
    expect(judged({})).toEqual({
      verdict: 'pass',
      causes: [],
      facts: { documentType: 'cnh', expiresOn: today },
    })
    expect(judged({ cpf: null, expiresOn: null })).toMatchObject({
      verdict: 'pass',
      facts: { expiresOn: 'none' },
    })
  })

  test.each([
    [{ expiresOn: '2026-11-20' }, 'retake', ['document_expired']],
    [{ type: 'rg' }, 'retake', ['document_type']],
    [{ cpf: '11144477735' }, 'retake', ['document_differs']],
    [{ name: 'BIA REIS NUNES' }, 'review', ['name_differs']],
    [{ bornOn: '1990-05-18' }, 'review', ['birth_differs']],
    [{ bornOn: '2008-11-22' }, 'refuse', ['birth_differs', 'underage']],
    [{ bornOn: '2008-11-21' }, 'review', ['birth_differs']],
  ] as const)('with %j is %s for %j', (more, verdict, causes) => {
    expect(judged(more)).toMatchObject({ verdict, causes })
  })

  test('that cannot be read is captured again; a forged one is looked at', () => {
    expect(judgeDocument(reading({ document: null }), form, today)).toEqual({
      verdict: 'retake',
      causes: ['document_unreadable'],
      facts: {},
    })
    // Nothing of it counts: neither the forgery nor the name.
    const blurred = reading({ problems: ['glare', 'cropped'], isForged: true })
    expect(judgeDocument(blurred, form, today)).toMatchObject({
      verdict: 'retake',
      causes: ['document_glare', 'document_cropped'],
    })
    expect(judgeDocument(reading({ isForged: true }), form, today)).toMatchObject({
      verdict: 'review',
      causes: ['document_forged'],
    })
  })
})

describe('a face', () => {
  test.each([
    [0.8, 'pass', []],
    [0.799, 'review', ['face_unsure']],
    [0.5, 'review', ['face_unsure']],
    [0.499, 'review', ['face_differs']],
  ] as const)('with a likeness of %d: %s', (similarity, verdict, causes) => {
    expect(judgeFace(face({ similarity }))).toMatchObject({ verdict, causes })
  })

  test('that is not live, or covered, is captured again', () => {
    expect(judgeFace(face({ isLive: false, problems: ['covered'] }))).toEqual({
      verdict: 'retake',
      causes: ['face_covered', 'face_not_live'],
      facts: { similarity: '0.90', live: 'no' },
    })
    expect(judgeFace(face()).facts).toEqual({ similarity: '0.90', live: 'yes' })
  })
})

test('a CPF is looked at unless it is regular and of this name and birth date', () => {
  const good = { status: 'regular', nameMatches: true, bornOnMatches: true } as const
  expect(judgeCpf(good)).toMatchObject({ verdict: 'pass', facts: { cpfStatus: 'regular' } })
  expect(judgeCpf({ ...good, nameMatches: false }).causes).toEqual(['name_differs'])
  expect(judgeCpf({ ...good, bornOnMatches: false }).causes).toEqual(['birth_differs'])
})

test('an address is known by its CEP in the declared state', () => {
  const found = (more: object) =>
    judgeAddress(
      { isKnown: true, state: 'SP', ...more } as Parameters<typeof judgeAddress>[0],
      form,
    ) // what is read of it
  expect(found({})).toEqual({ verdict: 'pass', causes: [], facts: { cep: 'SP' } })
  expect(found({ state: 'RJ' })).toMatchObject({ verdict: 'review', causes: ['address_unknown'] })
  expect(found({ isKnown: false })).toMatchObject({
    verdict: 'review',
    facts: { cep: 'unknown' },
  })
})

test('who is exposed by a list or by their own word is looked at, as is who is sanctioned', () => {
  const clear = { isExposed: false, isSanctioned: false, lists: [] }
  expect(judgeLists(clear, { pep: 'no' })).toEqual({
    verdict: 'pass',
    causes: [],
    facts: { declared: 'no', lists: 'none' },
  })
  expect(judgeLists({ ...clear, isExposed: true }, { pep: 'no' }).causes).toEqual(['pep'])
  expect(judgeLists(clear, { pep: 'related' }).causes).toEqual(['pep'])
  expect(
    judgeLists({ isExposed: true, isSanctioned: true, lists: ['A', 'B'] }, { pep: 'no' }),
  ).toEqual({
    verdict: 'review',
    causes: ['pep', 'sanctions'],
    facts: { declared: 'no', lists: 'A, B' },
  })
})

test('of a round the hardest verdict decides, with its own causes', () => {
  const review = { verdict: 'review', causes: ['pep'] } as const
  const retake = { verdict: 'retake', causes: ['document_glare', 'document_glare'] } as const
  const refuse = { verdict: 'refuse', causes: ['birth_differs', 'underage'] } as const
  const pass = { verdict: 'pass', causes: [] } as const
  expect(judgeRound([pass, pass])).toEqual({ next: 'verified', causes: [] })
  expect(judgeRound([pass, review])).toEqual({ next: 'review', causes: ['pep'] })
  expect(judgeRound([review, retake])).toEqual({ next: 'started', causes: ['document_glare'] })
  expect(judgeRound([review, retake, refuse])).toEqual({ next: 'refused', causes: ['underage'] })
})

describe('a declared form', () => {
  const faultOf = (more: Partial<KycForm>) => findFormFault({ ...form, ...more }, today)

  test('of an adult with a Pix key of their own is right', () => {
    expect(faultOf({})).toBeUndefined()
    expect(faultOf({ pixKey: ' 529.982.247-25 ' })).toBeUndefined()
    expect(faultOf({ pixKeyType: 'PHONE', pixKey: '+55 (11) 98765-4321' })).toBeUndefined()
    expect(faultOf({ pixKeyType: 'EMAIL', pixKey: 'ana@mail.example' })).toBeUndefined()
    const key = '123e4567-e89b-12d3-a456-426614174000'
    expect(faultOf({ pixKeyType: 'EVP', pixKey: key })).toBeUndefined()
  })

  test.each([
    [{ cpf: '52998224726' }, 'cpf'],
    [{ bornOn: '1899-12-31' }, 'bornOn'],
    [{ bornOn: '2026-11-22' }, 'bornOn'],
    [{ bornOn: '1990-02-30' }, 'bornOn'],
    [{ bornOn: '2008-11-22' }, 'underage'],
    [{ bornOn: '2026-11-21' }, 'underage'],
    [{ pixKey: '11144477735' }, 'pixKey'],
    [{ pixKeyType: 'PHONE', pixKey: '98765' }, 'pixKey'],
    [{ pixKeyType: 'EMAIL', pixKey: 'ana@mail' }, 'pixKey'],
    [{ pixKeyType: 'EVP', pixKey: '123e4567' }, 'pixKey'],
  ] as const)('with %j is wrong: %s', (more, fault) => {
    expect(faultOf(more)).toBe(fault)
  })

  test('is right on the 18th birthday, and from 1900 on', () => {
    expect(faultOf({ bornOn: '2008-11-21' })).toBeUndefined()
    expect(faultOf({ bornOn: '1900-01-01' })).toBeUndefined()
  })
})
