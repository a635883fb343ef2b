import type { RegisterRules } from '@trevo/contract/wps/system.ts'
import { expect, test } from 'vitest'
import { changedFields, fieldsToEdit, profileFields, type ProfileField } from './profile-fields.ts'

const profile = {
  username: 'ana',
  nickname: 'Ana',
  payeeName: null,
  bornOn: null,
  taxId: null,
  email: null,
  mobile: null,
  line: null,
  whatsapp: null,
  facebook: null,
  wechat: null,
  qqNum: null,
}
const rules = { line: { enabled: true }, wechat: { enabled: false } } as RegisterRules // the two that matter

test('missing data can be provided; further contacts only where the brand asks for them', () => {
  expect(fieldsToEdit(profile, rules)).toEqual([
    'nickname',
    'payeeName',
    'bornOn',
    'taxId',
    'whatsapp',
    'line',
  ])
})

test('name, birth date and CPF can be given only once; an existing contact can be changed', () => {
  const told = {
    ...profile,
    payeeName: 'Ana Souza',
    bornOn: '1990-05-01',
    taxId: '***.982.***-25',
    wechat: 'a••',
  }
  expect(fieldsToEdit(told, rules)).toEqual(['nickname', 'whatsapp', 'line', 'wechat'])
})

test('only changes are sent, so that a masked value is never sent back', () => {
  const empty = Object.fromEntries(profileFields.map((name) => [name, ''])) as Record<
    ProfileField,
    string
  >
  const shown = { ...empty, nickname: 'Ana', whatsapp: '•••21' }
  expect(changedFields(shown, { ...shown, nickname: ' Aninha ', bornOn: '1990-05-01' })).toEqual({
    nickname: 'Aninha',
    bornOn: '1990-05-01',
  })
  expect(changedFields(shown, { ...shown, whatsapp: '' })).toEqual({ whatsapp: '' })
})
