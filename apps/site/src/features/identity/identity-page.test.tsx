import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import type { Kyc } from '@trevo/contract/wps/kyc/kyc.ts'
import { expect, test, vi } from 'vitest'
import { initialSession } from '../../core/session/session-state.ts'
import { enterSession, startSession } from '../../core/session/store.ts'
import { demoMember } from '../../testing/demo-member.ts'
import { showPage } from '../../testing/show-page.tsx'
import { refusal, standInServer, value } from '../../testing/stand-in-server.ts'
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

const submitPath = '/wps/kyc/submit'
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

test('with everything taken it is sent for review; a refusal is told, and it can be sent again', async () => {
  const answers = [refusal('x', { message: 'Tente mais tarde.' })]
  const server = await show(
    { ...begun, missing: [] },
    { [submitPath]: () => answers.shift() ?? value({ ...begun, missing: [], state: 'review' }) },
  )
  const send = async () =>
    act(async () => fireEvent.click(screen.getByRole('button', { name: 'Enviar para análise' })))
  expect(await screen.findByRole('heading', { name: 'Tudo pronto' })).toBeTruthy()
  await send()
  expect(await screen.findByText('Tente mais tarde.')).toBeTruthy()
  await send()
  expect(
    await screen.findByRole('heading', { name: 'Nossa equipe está analisando seus dados' }),
  ).toBeTruthy()
  expect(server.to(submitPath)).toHaveLength(2)
})

test('what our people asked for is on top', async () => {
  await show({ ...begun, note: 'Envie o verso de novo.' })
  expect(await screen.findByText(/Envie o verso de novo\./)).toBeTruthy()
  expect(screen.getByText('Pedimos a você:')).toBeTruthy()
  cleanup()
  for (const note of ['', null]) {
    await show({ ...begun, note })
    await screen.findByRole('heading', { name: 'Frente do documento' })
    expect(screen.queryByText('Pedimos a você:')).toBeNull()
    cleanup()
  }
})

test('a case that has expired is taken again from the beginning', async () => {
  await show({ ...begun, state: 'expired' })
  expect(await screen.findByRole('heading', { name: 'Frente do documento' })).toBeTruthy()
})

test('a case that cannot be read says why', async () => {
  await show(begun, { '/wps/kyc': () => refusal('x', { message: 'Fora do ar.' }) })
  expect(await screen.findByText('Fora do ar.')).toBeTruthy()
})
