import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Withdrawal } from '@trevo/contract/wps/cashier/withdrawal.ts'
import { initialSession } from '../../../core/session/session-state.ts'
import { enterSession, startSession } from '../../../core/session/store.ts'
import { demoMember } from '../../../testing/demo-member.ts'
import { showPage } from '../../../testing/show-page.tsx'
import { standInServer, value } from '../../../testing/stand-in-server.ts'
import { Questions } from './questions.tsx'

const path = '/wps/relay/MCSFE_answerWithdrawQuestion'
const withdrawalId = '0b5ff4a5-0d5f-4d1c-8a29-2f6f7f3f9e01'
const questionId = '1b5ff4a5-0d5f-4d1c-8a29-2f6f7f3f9e01'
const asked: Withdrawal['questions'][number] = {
  questionId,
  wants: 'picture',
  question: 'Envie uma foto do seu documento.',
  askedAt: '2030-01-01T12:00:00.000Z',
  answer: null,
  hasPicture: false,
  endedAt: null,
}
const withdrawal = (questions: Withdrawal['questions']): Withdrawal => ({
  withdrawalId,
  clientId: withdrawalId,
  channel: 'pix',
  status: 'review',
  amount: '100.00',
  fee: '0.00',
  netAmount: '100.00',
  paidAmount: '0.00',
  payee: { kind: 'pix', pixKeyType: 'CPF', cardNumber: '***', bankName: null, cardHolder: 'M.' },
  createdAt: '2030-01-01T12:00:00.000Z',
  endedAt: null,
  payableUntil: null,
  payableForMs: null,
  reviewReasons: ['first'],
  remark: null,
  failure: null,
  endToEndId: null,
  canCancel: true,
  questions,
  events: [],
})

test('a member answers with words and a picture; neither is forgotten', async () => {
  const server = await standInServer({ [path]: () => value(withdrawal([])) })
  startSession(initialSession(server.status, () => 0))
  enterSession('tok', demoMember())
  vi.stubGlobal('createImageBitmap', async () => ({ width: 4, height: 4, close: () => undefined }))
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/jpeg;base64,AAAA')
  await showPage(<Questions withdrawal={withdrawal([asked])} />)
  expect(await screen.findByText('Envie uma foto do seu documento.')).toBeTruthy()
  const send = () => fireEvent.click(screen.getByRole('button', { name: 'Enviar resposta' }))
  send()
  expect(await screen.findByText('Escreva uma resposta curta.')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Sua resposta'), { target: { value: ' Segue a foto ' } })
  send()
  expect(await screen.findByText('Escolha uma imagem.')).toBeTruthy()
  const file = new File(['x'], 'documento.png', { type: 'image/png' })
  fireEvent.change(screen.getByLabelText(/Imagem do documento/), { target: { files: [file] } })
  send()
  const sent = () => server.asked.flatMap((call) => (call.path === path ? [call.body] : []))
  await waitFor(() =>
    expect(sent()).toEqual([{ withdrawalId, questionId, answer: 'Segue a foto', picture: 'AAAA' }]),
  )
})

test('what was answered stays readable, and nothing is asked any more', async () => {
  const ended = { ...asked, answer: 'Segue a foto', hasPicture: true, endedAt: asked.askedAt }
  await showPage(<Questions withdrawal={withdrawal([ended])} />)
  expect(await screen.findByText(/Segue a foto · imagem enviada/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Enviar resposta' })).toBeNull()
})
