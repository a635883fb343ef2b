import { expect, test } from 'vitest'
import { memberCausesOf } from './member-causes.ts'
import { missingItems, wantedFor } from './missing-items.ts'

const faces = ['face_centre', 'face_left', 'face_right'] as const
const all = ['document_front', 'document_back', ...faces] as const
const form = { documentType: 'cnh' } as const
const passport = { documentType: 'passport' } as const

test('what is still to be captured is in the order of the steps; a passport has no back', () => {
  const missing = (more: Partial<Parameters<typeof missingItems>[0]>) =>
    missingItems({ form, images: all, wanted: [], ...more })
  expect(missing({})).toEqual([])
  expect(missing({ form: null, images: [] })).toEqual(['form', ...all])
  expect(missing({ images: ['document_front', ...faces] })).toEqual(['document_back'])
  expect(missing({ form: passport, images: ['document_front', ...faces] })).toEqual([])
  expect(missing({ wanted: ['face_left', 'form'] })).toEqual(['form', 'face_left'])
})

test.each([
  [['document_glare'], ['document_front', 'document_back']],
  [['document_type'], ['form', 'document_front', 'document_back']],
  [['document_differs'], ['form', 'document_front', 'document_back']],
  [['face_covered'], [...faces]],
  [['name_differs'], ['form']],
  [['face_several', 'document_cropped'], [...all]],
] as const)('for %j is captured again: %j', (causes, items) => {
  expect(wantedFor(causes, form)).toEqual(items)
  expect(wantedFor(causes, passport)).toEqual(items.filter((item) => item !== 'document_back'))
})

test('the member reads what to capture again; a refusal says nothing of others', () => {
  const causes = ['document_glare', 'document_used', 'cpf_of_another'] as const
  expect(memberCausesOf('started', causes)).toEqual(['document_glare', 'unconfirmed'])
  expect(memberCausesOf('refused', ['underage'])).toEqual(['underage'])
  for (const state of ['captured', 'checking', 'review', 'verified', 'expired'] as const) {
    expect(memberCausesOf(state, causes)).toEqual([])
  }
})
