import { fireEvent, screen } from '@testing-library/react'
import type { Kyc } from '@trevo/contract/wps/kyc/kyc.ts'
import { expect, test, vi } from 'vitest'
import { initialSession } from '../../core/session/session-state.ts'
import { enterSession, startSession } from '../../core/session/store.ts'
import { demoMember } from '../../testing/demo-member.ts'
import { showPage } from '../../testing/show-page.tsx'
import { standInServer, value } from '../../testing/stand-in-server.ts'
import IdentityPage from './identity-page.tsx'

const begun: Kyc = {
  isRequired: true,
  isVerified: false,
  state: 'started',
  missing: ['document_front', 'document_back', 'face_centre', 'face_left', 'face_right'],
  causes: [],
  note: null,
  form: null,
  known: { fullName: null, cpf: null, bornOn: null, phone: null, email: null },
  documentExpiresOn: null,
  changedAt: null,
}

const show = async (kyc: Kyc, answers: Parameters<typeof standInServer>[0] = {}) => {
  const server = await standInServer({ '/wps/kyc': () => value(kyc), ...answers })
  startSession(initialSession(server.status, () => 0))
  enterSession('tok', demoMember())
  await showPage(<IdentityPage />)
  return server
}

test('P1231 art. 31: the next picture is asked for by name, and a file will do where no camera is', async () => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 4, height: 4, close: () => undefined }))
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/jpeg;base64,AAAA')
  await show(begun, {
    '/wps/kyc/images': () => value({ ...begun, missing: begun.missing.slice(1) }),
  })
  expect(await screen.findByRole('heading', { name: 'Frente do documento' })).toBeTruthy()
  const file = new File(['x'], 'cnh.jpg', { type: 'image/jpeg' })
  fireEvent.change(screen.getByLabelText('Escolher um arquivo'), { target: { files: [file] } })
  expect(await screen.findByRole('heading', { name: 'Verso do documento' })).toBeTruthy()
})

test('what was wrong with the document is named, with what to do about it', async () => {
  await show({ ...begun, causes: ['document_glare'] })
  expect(await screen.findByText('Havia reflexo no documento.')).toBeTruthy()
  expect(screen.getByText(/Afaste da lâmpada/)).toBeTruthy()
})

test.each([
  ['review', 'Nossa equipe está analisando seus dados'],
  ['verified', 'Sua identidade está confirmada'],
  ['refused', 'Não conseguimos confirmar sua identidade'],
] as const)('a case that is %s says so, and what happens next', async (state, heading) => {
  await show({ ...begun, state, missing: [], isVerified: state === 'verified' })
  expect(await screen.findByRole('heading', { name: heading })).toBeTruthy()
})
