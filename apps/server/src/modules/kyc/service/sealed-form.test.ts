import { createSealing } from '@trevo/platform/sealing.ts'
import { expect, test } from 'vitest'
import { openForm, openImage, sealForm, sealImage } from './sealed-form.ts'

const secrets = { sealing: createSealing(Buffer.alloc(32, 7)) }
const needs = { secrets } as Parameters<typeof openForm>[0] // seals alone
const form: Parameters<typeof sealForm>[2] = {
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

test('a form opens in its own case alone, and does not show what it says', () => {
  const sealed = sealForm(needs, 7n, form)
  expect(sealed.includes('52998224725')).toBe(false)
  expect(openForm(needs, { id: 7n, form: sealed })).toEqual(form)
  expect(() => openForm(needs, { id: 8n, form: sealed })).toThrow()
  expect(openForm(needs, { id: 7n, form: null })).toBeNull()
})

test('a picture opens under its own id alone', () => {
  const content = sealImage(needs, 'one', Buffer.from('webp'))
  expect(openImage(needs, { id: 'one', content })).toBe(Buffer.from('webp').toString('base64'))
  expect(() => openImage(needs, { id: 'other', content })).toThrow()
})
